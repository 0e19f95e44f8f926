/** Heaps: many bodies fall on a floor or into a bin. */
import type { Random } from 'pliant';
import type { BodyOf, Case } from '../case.js';
import type { Family } from '../family.js';
import {
  bin,
  box,
  caseOf,
  FLOOR,
  fixed,
  oneOf,
  places,
  rigid,
  spread,
  turnOf,
  within,
} from '../generate/scenes.js';
import { ALL_SHAPES, roundHull, type ShapeName, shapeOf } from '../generate/shapes.js';

/** Time within which a heap must rest [s]. */
const REST_WITHIN = 20;

/** A slab 200 m wide whose top is y = 0: beside it bodies are small, and detection has few digits to spare. */
const SLAB = fixed('floor', box(100, 1, 100), [0, -1, 0]);

interface HeapOptions {
  readonly shapes: readonly ShapeName[];
  readonly count?: readonly [number, number];
  readonly sizes?: readonly [number, number];
  readonly densities?: readonly [number, number];
  readonly restitution?: number;
  readonly response?: string;
  readonly isBin?: boolean;
  readonly isSlab?: boolean;
  readonly seconds?: number;
}

/** Bodies on a grid of places, turned and thrown a little, so that none overlap at the start. */
export function heap(random: Random, options: HeapOptions): Case {
  const {
    shapes,
    count = [4, 24],
    sizes = [0.3, 0.6],
    densities = [1000, 1000],
    restitution = 0,
    isBin = false,
    isSlab = false,
  } = options;
  const n = count[0] + random.int(count[1] - count[0] + 1);
  const across = Math.max(1, Math.round(Math.cbrt(n)) - random.int(2));
  const gap = sizes[1] * 1.8;
  const friction = random.uniform(0.2, 1);
  const bodies: BodyOf[] = places(n, across, gap, gap).map((place, i) =>
    rigid(`body ${i}`, shapeOf(random, oneOf(random, shapes), spread(random, sizes[0], sizes[1])), place, {
      orientation: turnOf(random),
      velocity: within(random, 0.5),
      density: spread(random, densities[0], densities[1]),
      friction,
      restitution: restitution * random.next(),
    }),
  );
  const half = (across * gap) / 2 + sizes[1];
  const height = (Math.ceil(n / (across * across)) + 2) * gap;
  const around = isBin
    ? bin(half, height, { friction })
    : [{ ...(isSlab ? SLAB : FLOOR), friction } as BodyOf];
  const dt = oneOf(random, [1 / 30, 1 / 60, 1 / 60, 1 / 120, 1 / 240]);
  const wall = half * 1.01;
  return caseOf(
    options.seconds ?? 2.5,
    {
      dt,
      seed: random.u32(),
      bodies: [...around, ...bodies],
      ...(options.response === undefined ? {} : { methods: { response: options.response } }),
    },
    { floor: 0, ...(isBin ? { bin: { min: [-wall, -1e9, -wall], max: [wall, 1e9, wall] } } : {}) },
  );
}

/**
 * Any heap in a bin: shapes, sizes, masses, speeds and steps at random; at rest after 20 s. What rolls is braked a little: on a level floor nothing else stops
 * a ball.
 */
function resting(random: Random): Case {
  const sizes = oneOf(random, [
    [0.05, 0.1],
    [0.3, 0.6],
    [0.2, 1],
    [2, 5],
  ] as const);
  const shapes = oneOf(random, [
    ['box'],
    ['hull'],
    ['sphere', 'capsule', 'cylinder', 'cone', 'ellipsoid'],
    ['box', 'hull', 'sphere', 'capsule', 'cylinder', 'cone', 'ellipsoid'],
  ] as const);
  // No higher than the walls.
  const thrown = spread(random, 0.1, 3) * Math.sqrt(sizes[1]);
  const made = heap(random, {
    shapes,
    sizes,
    count: [2, 20],
    densities: oneOf(random, [
      [1000, 1000],
      [100, 10_000],
    ] as const),
    restitution: oneOf(random, [0, 0, 0.5]),
    isBin: true,
    seconds: REST_WITHIN,
  });
  const bodies = made.scene.bodies.map((body) =>
    body.kind === 'rigid'
      ? ({ ...body, velocity: within(random, thrown), linearDamping: 0.2, angularDamping: 2 } as BodyOf)
      : body,
  );
  return { ...made, scene: { ...made.scene, bodies }, facts: { ...made.facts, rests: REST_WITHIN } };
}

/** Two hundred hulls of 8 to 64 points on a ball, in two layers, so that most come down on the slab itself. */
function manyHulls(random: Random): Case {
  const friction = random.uniform(0.2, 1);
  const bodies = places(200, 10, 1.3, 0.9).map(([x, y, z], i) => {
    const [dx, , dz] = within(random, 0.1);
    return rigid(`body ${i}`, roundHull(random, 8 + random.int(57), 0.5), [x + dx, y, z + dz], {
      orientation: turnOf(random),
      friction,
    });
  });
  return caseOf(1.5, { bodies: [{ ...SLAB, friction } as BodyOf, ...bodies] }, { floor: 0 });
}

const SOLVER = 'rigid solver';

/** Deep overlap for a few steps, where a body is pinned below one many times as heavy or is thrown faster than substeps follow. */
const UNSOUND: NonNullable<Family['expected']> = { apart: SOLVER };

/** A hundred seeds in a row hold all laws. */
const SOUND = { expected: {} } as const;

/** The quick slice has others like it. */
const SLOW = { slow: true } as const;

const family = (
  name: string,
  sentence: string,
  options: HeapOptions,
  more: Partial<Family> = {},
): Family => ({
  name,
  sentence,
  expected: UNSOUND,
  make: (random) => heap(random, options),
  ...more,
});

export const HEAPS: readonly Family[] = [
  family('heap-boxes', 'Boxes fall on a floor.', { shapes: ['box'] }),
  family('heap-hulls', 'Random convex hulls fall on a floor.', { shapes: ['hull'] }, SOUND),
  family(
    'heap-round',
    'Spheres, capsules, cylinders, cones and ellipsoids fall on a floor.',
    { shapes: ['sphere', 'capsule', 'cylinder', 'cone', 'ellipsoid'] },
    SOUND,
  ),
  family(
    'heap-concave',
    'Tori, unions and meshes fall on a floor.',
    {
      shapes: ['torus', 'union', 'mesh'],
      count: [3, 10],
    },
    SLOW,
  ),
  family(
    'heap-mixed',
    'Bodies of all shapes, 1 to 10 in size, fall on a floor.',
    {
      shapes: ALL_SHAPES,
      sizes: [0.1, 1],
      count: [4, 16],
    },
    SLOW,
  ),
  family(
    'heap-heavy',
    'Bodies whose densities differ by up to 1e4 fall on a floor.',
    {
      shapes: ['sphere', 'box', 'hull'],
      densities: [10, 1e5],
      count: [3, 12],
    },
    { expected: {} },
  ),
  family(
    'heap-bouncy',
    'Bodies that bounce fall on a floor.',
    {
      shapes: ['sphere', 'box', 'hull', 'capsule'],
      restitution: 1,
      count: [3, 12],
    },
    { expected: {} },
  ),
  family('bin-hulls', 'Random convex hulls fall into a bin.', { shapes: ['hull'], isBin: true }, SLOW),
  family(
    'bin-mixed',
    'Bodies of all shapes fall into a bin.',
    {
      shapes: ALL_SHAPES,
      isBin: true,
      count: [4, 16],
    },
    SLOW,
  ),
  {
    name: 'heap-rest',
    sentence: 'Bodies of any convex shape, size, mass and speed, damped, come to rest in a bin within 20 s.',
    slow: true,
    expected: { ...UNSOUND, rest: 'large balls and eggs that still roll' },
    make: resting,
  },
  {
    name: 'heap-hulls-many',
    sentence: 'Two hundred convex hulls of 8 to 64 points fall on a wide slab.',
    slow: true,
    expected: {},
    make: manyHulls,
  },
  family(
    'heap-sizes',
    'Boxes and spheres, 10 cm to 1 m across and up to 1,000 times as heavy as each other, fall on a slab.',
    { shapes: ['box', 'sphere'], sizes: [0.1, 1], count: [20, 80], isSlab: true },
    { ...SLOW, expected: { ...UNSOUND, answers: 'normals of small boxes that tumble' } },
  ),
  family('heap-penalty', 'Bodies fall on a floor under penalty.', {
    shapes: ['sphere', 'box', 'hull'],
    response: 'penalty',
    count: [2, 8],
  }),
  family(
    'heap-constraint',
    'Bodies fall on a floor under constraint.',
    {
      shapes: ['sphere', 'box', 'hull'],
      response: 'constraint',
      count: [2, 8],
    },
    SOUND,
  ),
  family(
    'heap-barrier',
    'Bodies fall on a floor under log-barrier.',
    {
      shapes: ['sphere', 'box'],
      response: 'log-barrier',
      count: [2, 5],
      seconds: 1.2,
    },
    { ...SLOW, ...SOUND },
  ),
  family('heap-backtracking', 'Bodies fall on a floor under backtracking.', {
    shapes: ['sphere', 'box'],
    response: 'backtracking',
    count: [2, 5],
    seconds: 1.2,
  }),
];
