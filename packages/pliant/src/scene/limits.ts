/** Every bound of the scene format, in one place. Past them input is refused with `too-large` or `invalid-value`. */

/** Longest scene text [UTF-16 units], 64 Mi. Positions of errors are kept as 32-bit offsets, far above it. */
export const MAX_TEXT_LENGTH = 64 * 1024 * 1024;

/** Deepest nesting of arrays and objects in a text. The format itself needs 7; the parser's stack use grows with it. */
export const MAX_DEPTH = 64;

/** Errors that are listed before the closing "and N more". */
export const MAX_ERRORS = 100;

/** Bodies of a scene after its repeats are expanded. */
export const MAX_BODIES = 200_000;

/** Molecules of one body, and forces in time of one molecule. */
export const MAX_MOLECULES = 200_000;
export const MAX_KEYFRAMES = 10_000;

/** Joints of a scene before its repeats are expanded. */
export const MAX_JOINTS = 200_000;

export const MAX_FIELDS = 1_000;
export const MAX_MATERIALS = 10_000;
export const MAX_METHODS = 1_000;
export const MAX_PAIRS = 10_000;
export const MAX_PARAMETERS = 1_000;
export const MAX_SETS = 10_000;

/** Coordinates or vertex numbers of one mesh in a scene. */
export const MAX_MESH_NUMBERS = 4_000_000;

/** Longest name [UTF-16 units]. */
export const MAX_NAME_LENGTH = 200;

/** Longest description or source [UTF-16 units]. */
export const MAX_PROSE_LENGTH = 2_000;

/**
 * Farthest coordinate from the origin [m]. There f64 still resolves 1e-7 m; much farther, contact depths drown in
 * rounding.
 */
export const MAX_COORDINATE = 1e9;

/** Smallest extent of a shape [m]. Its fifth power (inertia) stays a normal f64 number. */
export const MIN_SIZE = 1e-9;

/** Largest magnitude of any other quantity, in its unit. Its square and cube stay finite. */
export const MAX_MAGNITUDE = 1e30;

/** Parts of one combined shape. */
export const MAX_PARTS = 256;

/** Numbers of one list: a million vertices or triangles. */
export const MAX_NUMBERS = 3_000_000;
export const MAX_VERTICES = 1_000_000;
