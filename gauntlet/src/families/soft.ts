/** Soft bodies that fall, land and stand: on floors, open surfaces, thin plates, rigid bodies and each other. */
import type { Random } from 'pliant';
import type { BodyOf, Case, Facts, Vec3 } from '../case.js';
import type { Family } from '../family.js';
import { GROUNDS, groundOf } from '../generate/grounds.js';
import { bin, box, caseOf, FLOOR, fixed, oneOf, places, rigid, spread, turnOf } from '../generate/scenes.js';
import { shapeOf } from '../generate/shapes.js';
import {
  type ModelOf,
  matching,
  modulusFor,
  SOLIDS,
  type SolidName,
  STOUT,
  soft,
  solidOf,
  xpbd,
} from '../generate/solids.js';

export const SOFT = 'soft bodies';
export const DEPTHS = ['closest-feature', 'consistent', 'regional'] as const;
export const SOFT_RESPONSES = ['contact-surface', 'penalty'] as const;

/** Steps of a generated soft world, at most; a body of 10 m takes longer to fall than that, and is seen landing only. */
const MOST_STEPS = 90;

/** Time in which a body of this size [m] falls by three times its size and settles a little [s], cut to what is affordable. */
export const timeFor = (size: number, dt: number): number =>
  Math.min(Math.max(0.4, 4 * Math.sqrt(size / 9.81)), MOST_STEPS * dt);

/** Steps from 1/30 to 1/240 s; a body that would fall through itself in one step gets a shorter one. */
export function stepFor(random: Random, size: number): number {
  const list = [1 / 30, 1 / 60, 1 / 60, 1 / 120, 1 / 240].filter((dt) => 9.81 * dt * dt < 0.1 * size);
  return list.length === 0 ? 1 / 240 : oneOf(random, list);
}

/** The defaults, or any depth with any response; a response for soft bodies can't serve a world where rigid ones meet. */
export function methodsOf(random: Random, isMixed = false) {
  if (random.next() < 0.5) return {};
  const penetration = oneOf(random, DEPTHS);
  return { methods: isMixed ? { penetration } : { penetration, response: oneOf(random, SOFT_RESPONSES) } };
}

/** What soft bodies break today: stiff ones gain elastic energy when contacts move their vertices, and nobody says so; fast or thin ones pass. */
export const UNSTEADY: NonNullable<Family['expected']> = {
  energy: SOFT,
  'says-so': SOFT,
  apart: SOFT,
  answers: SOFT,
};
/** What bodies held together by shape matching break. */
export const LOOSE: NonNullable<Family['expected']> = { apart: SOFT, answers: SOFT };

interface FallOptions {
  readonly count: readonly [number, number];
  readonly solids: readonly SolidName[];
  readonly sizes: readonly [number, number];
  readonly model: (random: Random, size: number) => ModelOf;
  /** What they fall on, and what is known of it. */
  readonly under: (random: Random, size: number) => { bodies: BodyOf[]; above: number; facts: Facts };
  /** Share of rigid bodies among those that fall. */
  readonly rigid?: number;
}

function fall(random: Random, options: FallOptions): Case {
  const { count, solids, sizes, model, under } = options;
  const size = spread(random, sizes[0], sizes[1]);
  const n = count[0] + random.int(count[1] - count[0] + 1);
  const { bodies: ground, above, facts } = under(random, size);
  const across = n > 3 ? 2 : 1;
  const falling = places(n, across, size * 1.4, above + size * random.uniform(0.8, 1.2)).map(
    (place, i): BodyOf => {
      const name = `body ${i}`;
      const orientation = random.next() < 0.4 ? ([0, 0, 0, 1] as const) : turnOf(random);
      const at: Vec3 = [
        place[0] + 0.05 * size * random.next(),
        place[1],
        place[2] - 0.05 * size * random.next(),
      ];
      const motion = { orientation: [...orientation] as [number, number, number, number] };
      if (random.next() < (options.rigid ?? 0))
        return rigid(
          name,
          shapeOf(random, oneOf(random, ['sphere', 'box', 'capsule']), size * 0.7),
          at,
          motion,
        );
      return soft(name, solidOf(random, oneOf(random, solids), size), model(random, size), at, {
        ...motion,
        friction: random.uniform(0, 1),
      });
    },
  );
  const dt = stepFor(random, size);
  return caseOf(
    timeFor(size * (1 + Math.floor((n - 1) / across ** 2)), dt),
    {
      dt,
      seed: random.u32(),
      ...methodsOf(random, options.rigid !== undefined),
      bodies: [...ground, ...falling],
    },
    facts,
  );
}

const onFloor = () => ({ bodies: [{ ...FLOOR }], above: 0, facts: { floor: 0 } });

function onBox(_: Random, size: number) {
  return {
    bodies: [fixed('table', box(4 * size, size, 4 * size), [0, -size, 0])],
    above: 0,
    facts: { floor: 0 },
  };
}

/** A static plate of 0.2 to 10 % of the body's size over a floor that catches what comes through. */
function onPlate(random: Random, size: number) {
  const thick = spread(random, 0.002, 0.1) * size;
  return {
    bodies: [fixed('plate', box(5 * size, thick / 2, 5 * size), [0, -thick / 2, 0])],
    above: 0,
    facts: { floor: 0 },
  };
}

function onGround(random: Random, size: number) {
  const { shape, top, bottom } = groundOf(random, oneOf(random, GROUNDS), 5 * size, size);
  return { bodies: [fixed('ground', shape, [0, 0, 0])], above: top, facts: { floor: bottom } };
}

function inBin(random: Random, size: number) {
  const inner = size * random.uniform(1.6, 2);
  const wall = inner * 1.01;
  return {
    bodies: bin(inner, 8 * size),
    above: 0,
    facts: {
      floor: 0,
      bin: { min: [-wall, -1e9, -wall] as const, max: [wall, 1e9, wall] as const },
    },
  };
}

/** Cubes one on the other, each a little softer or stiffer than the next; they stand, and come to rest. */
function stack(random: Random): Case {
  const size = spread(random, 0.05, 2);
  const n = 2 + random.int(3);
  const youngsModulus = modulusFor(random, size * n);
  const swing = ((size * n) / Math.PI) * Math.sqrt(1000 / youngsModulus);
  const bodies = Array.from({ length: n }, (_, i) =>
    soft(
      `cube ${i}`,
      { kind: 'box', size: [size, size, size], cells: [2, 2, 2] },
      { kind: 'xpbd', youngsModulus, poissonRatio: random.uniform(0, 0.4), damping: swing },
      [0, size * (i + 0.5), 0],
      { friction: 0.6 },
    ),
  );
  const dt = Math.min(stepFor(random, size), 1 / 60);
  return caseOf(2, { dt, bodies: [FLOOR, ...bodies] }, { floor: 0, rests: 2 });
}

/** One damped body of a plain shape on a floor: within the time it must rest, carry its weight and sleep. */
function settle(random: Random): Case {
  const size = spread(random, 0.05, 1);
  const name = oneOf(random, ['box', 'data', 'cylinder', 'sphere'] as const);
  const body = soft(
    'body',
    solidOf(random, name, size),
    xpbd(random, size, true),
    [0, size * random.uniform(0.5, 0.7), 0],
    { friction: 0.6 },
  );
  return caseOf(4, { dt: 1 / 60, bodies: [FLOOR, body] }, { floor: 0, rests: 3 });
}

const family = (
  name: string,
  sentence: string,
  options: Partial<FallOptions>,
  expected: NonNullable<Family['expected']> = UNSTEADY,
): Family => ({
  name,
  sentence,
  expected,
  // The quick slice has the plainest of them.
  slow: name !== 'soft-drop',
  make: (random) =>
    fall(random, {
      count: [1, 1],
      solids: SOLIDS,
      sizes: [0.01, 10],
      model: xpbd,
      under: onFloor,
      ...options,
    }),
});

export const SOFT_FALLS: readonly Family[] = [
  family('soft-drop', 'One soft body of any shape, 1 cm to 10 m, falls on a floor.', {}),
  family(
    'soft-drop-matching',
    'One body held together by shape matching falls on a floor.',
    { model: matching },
    LOOSE,
  ),
  family('soft-table', 'Soft bodies fall on a static box.', { count: [1, 2], solids: STOUT, under: onBox }),
  family('soft-thin-plate', 'Soft bodies fall on a static plate far thinner than they are.', {
    under: onPlate,
  }),
  family('soft-ground', 'Soft bodies fall on open surfaces: grids, stairs, unwelded geometries, terrain.', {
    under: onGround,
  }),
  family('soft-pile', 'Soft bodies of any shape fall on each other.', { count: [2, 5], sizes: [0.1, 1] }),
  family('soft-bin', 'Soft bodies fall into a bin.', { count: [2, 4], sizes: [0.1, 1], under: inBin }),
  family('soft-mixed', 'Soft and rigid bodies fall on each other.', {
    count: [2, 5],
    sizes: [0.1, 1],
    rigid: 0.5,
  }),
  family(
    'soft-matching-pile',
    'Bodies held together by shape matching fall on each other.',
    { count: [2, 4], sizes: [0.1, 1], model: matching },
    LOOSE,
  ),
  {
    name: 'soft-stack',
    slow: true,
    expected: { ...UNSTEADY, rest: SOFT, weight: SOFT },
    sentence: 'Soft cubes stand on each other.',
    make: stack,
  },
  {
    name: 'soft-settle',
    slow: true,
    expected: { ...UNSTEADY, rest: SOFT, weight: SOFT },
    sentence: 'One damped soft body comes to rest on a floor.',
    make: settle,
  },
];
