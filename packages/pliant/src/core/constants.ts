/**
 * Tolerances and limits that several folders share: unit, usual size, and what breaks when they change. A tolerance of
 * one algorithm stands at the head of its file; docs/tolerances.md lists all of them.
 */

/** Speed below which a body counts as resting [m/s]. Larger: slow slides freeze. Smaller: piles never sleep. */
export const SLEEP_SPEED = 0.02;

/** Angular speed below which a body counts as resting [rad/s]. */
export const SLEEP_SPIN = 0.05;

/** Time an island has to rest before it sleeps [s]. Shorter: a ball at the top of its flight may freeze. */
export const SLEEP_DELAY = 0.5;

/** Most bodies a world holds; the handle's index has 24 bits. */
export const MAX_BODIES = 2 ** 24 - 1;

/** Most contact points of one pair of shapes: two overlapping box faces clip to eight corners. */
export const MAX_MANIFOLD_POINTS = 8;

/** Largest coordinate, speed or size that the engine takes [SI]; products of two stay far from overflow. */
export const MAX_MAGNITUDE = 1e12;

/**
 * Where contacts are found once per step, a body looks this far beyond its surface even at rest, in units of its half
 * thickness. Smaller: resting contacts come and go and piles tremble. Larger: more pairs are looked at.
 */
export const MARGIN_REST = 0.02;

/**
 * Contacts that are open wider than this, same unit, are handed to the response only when they may close within the
 * step. Has to be more than two bodies may come closer while their manifold is kept. Larger: more contacts that never
 * carry.
 */
export const NEAR_REST = 0.016;

/**
 * Most that motion adds to the margin, same unit. Larger: fast bodies are stopped by things that they would have
 * missed.
 */
export const MARGIN_MOTION = 0.5;

/**
 * Most by which turning adds to the margin, in radians times how far a body reaches out of its half thickness. Smaller:
 * rods that spin strike through.
 */
export const MARGIN_TURN = 1;

/**
 * Where turning takes what reaches out of a body farther than this within a step, in units of the half thickness of the
 * thinner body of a pair, contacts are found anew in its substeps. Larger: corners that come round strike in unseen.
 * Smaller: tumbling heaps cost more.
 */
export const FAR_TURN = 0.25;

/**
 * A manifold is kept, its depths measured anew at the same points, while the two bodies have moved against each other
 * by less than this: in units of the thinner body's half thickness, and in radians. Larger: contact points lag behind.
 */
export const KEEP_SHIFT = 0.005;
export const KEEP_TURN = 0.005;

/**
 * A body that moves farther than this within a step, in units of its half thickness, is swept along its path. Larger:
 * small bodies may pass thin ones. Smaller: more bodies are swept.
 */
export const SWEEP_SPEED = 1;

/**
 * A swept body is stopped this far from what it would hit, same unit. Smaller: more steps of the search for the time.
 */
export const SWEEP_GAP = 0.01;
