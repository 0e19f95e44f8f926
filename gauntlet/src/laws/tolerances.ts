/** Every tolerance of the laws, with its unit, its reason, and what a smaller or larger value would do. `docs/laws.md` prints this table. */
export interface Tolerance {
  readonly value: number;
  readonly unit: string;
  readonly reason: string;
}

const tolerance = (value: number, unit: string, reason: string): Tolerance => ({ value, unit, reason });

export const TOLERANCES = {
  energyGain: tolerance(
    2e-3,
    'of the energy at hand',
    'Contacts that push bodies out of a small overlap lift them; a law that made energy would add this much in every impact, not once.',
  ),
  energyRegained: tolerance(
    1e-4,
    'of the energy at hand',
    'Beside what parting overlaps lifts and the length of a substep hides (`laws/regained.ts` counts both) only the energy of turning is left, which swings by the square of the turn in a substep.',
  ),
  energyGainOfSprings: tolerance(
    2e-2,
    'of the energy at hand',
    'Penalty methods and barriers store energy in contact springs that no sum counts; a spring cut at the end of a substep keeps part of it.',
  ),
  energyGainSoft: tolerance(
    2e-2,
    'of the energy at hand',
    'Soft bodies are parted by displacements, which strain them; the strain comes back as motion.',
  ),
  energyKept: tolerance(
    1e-6,
    'of the energy at hand',
    'Without friction, gravity and loss nothing but rounding changes the energy.',
  ),
  momentum: tolerance(
    1e-10,
    'of Σ m·|v| at its largest',
    'Every force has its opposite; only rounding is left, some 1e-15 per contact and substep.',
  ),
  floorDepth: tolerance(
    0.1,
    "of a body's radius",
    'A fast landing overlaps for a step; deeper than this, something sinks through.',
  ),
  floorLag: tolerance(
    0.5,
    'of the way of a step',
    'Contact is found at the end of a substep, a quarter of a step after it began, and a body that turns dips once more.',
  ),
  softDepth: tolerance(
    0.2,
    'of three times the volume over the area',
    'A soft body may be pressed into by a fifth of the radius of a ball, or a tenth of the side of a cube; deeper, one body is in the other.',
  ),
  planarDepth: tolerance(
    0.2,
    'of twice the area over the length of the boundary',
    'In the plane a body may be pressed into by a fifth of the radius of a disc, or a tenth of the side of a square, by its springs.',
  ),
  swallowed: tolerance(
    0.5,
    'of the vertices of a surface',
    'Half of a body inside another is no contact any more, however shallow each vertex is.',
  ),
  restSpeed: tolerance(
    0.02,
    'of √(g · radius)',
    'A body falls this fast after 0.02 % of its radius; faster than this is a visible tremble.',
  ),
  sleepSpeed: tolerance(
    0.03,
    'm/s',
    'A body that moves by 3 cm in a second is seen to move; stopping it at once would be seen, too.',
  ),
  creep: tolerance(
    0.04,
    "of a body's radius",
    'A structure that must stand may settle by the softness of its contacts, once.',
  ),
  overlapSpeed: tolerance(
    1,
    '√(g · radius)',
    'Bodies that begin inside each other are to be parted without speed; falling by half a radius gives this much.',
  ),
  weight: tolerance(
    0.03,
    'of the weight',
    'At rest the mean contact force of a step balances gravity; tremble within the step averages out.',
  ),
  torque: tolerance(0.05, 'of weight · radius', 'The same for torques about the centre of mass.'),
  stickSpeed: tolerance(
    1e-3,
    'm/s',
    'Below the threshold of friction a body on a slope stands still; creep faster than this can be seen.',
  ),
  slideAcceleration: tolerance(
    2e-3,
    'of g',
    'Above the threshold the acceleration is g (sin α − μ cos α), of what rolls g sin α over 1 + I/(m r²); a normal that is off by 1° gives 0.017.',
  ),
  rebound: tolerance(
    0.02,
    'of the speed before',
    'A ball leaves the floor with its restitution times the speed it came with; gravity acts within the step too.',
  ),
  normal: tolerance(
    5e-3,
    'rad, or of the smaller radius',
    'Normals come from the shapes themselves, and the shapes barely move in a step; a normal that is off by 1° gives 0.017.',
  ),
  corner: tolerance(
    0.01,
    "of a body's radius",
    'A corner that carries a body has a point of contact of its own, or the body stands on fewer legs than it has.',
  ),
  frame: tolerance(
    1e-5,
    'of the size of the world',
    'Rounding differs between frames, and grows with every impact; short runs of few bodies stay below.',
  ),
  scaledFrame: tolerance(
    2e-2,
    'of the size of the world',
    'Contacts are softened and closed over lengths and times of their own; motion before and after is the same.',
  ),
  convergence: tolerance(
    0.75,
    'ratio of errors',
    'Methods of first order halve the error with the step; chance is given half as much again.',
  ),
  sums: tolerance(
    1e-9,
    'relative',
    'Sums over contacts and pairs are the same numbers added in another order.',
  ),
  leftBehind: tolerance(
    250_000,
    'bytes in 800 rounds',
    'Some hundred bodies that came and went; one number kept of each would be more, and compiled code is a part of the heap.',
  ),
  stepTime: tolerance(
    2000,
    'ms',
    'No world of the gauntlet has more than a few hundred bodies; a step that takes seconds has no bound.',
  ),
} as const satisfies Record<string, Tolerance>;
