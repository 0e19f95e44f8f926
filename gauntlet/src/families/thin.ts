/** Cloth and ropes: over shapes and open ground, on each other and on solids, thrown, hung and folded. */
import type { Random } from 'pliant';
import type { BodyOf, Case, Facts } from '../case.js';
import type { Family } from '../family.js';
import { GROUNDS, groundOf } from '../generate/grounds.js';
import { caseOf, FLOOR, fixed, oneOf, rigid, spread, turnOf, within } from '../generate/scenes.js';
import { shapeOf } from '../generate/shapes.js';
import { soft } from '../generate/solids.js';
import { SOFT } from './soft.js';

/** Seconds in which things of this size [m] fall by a few times their size. */
const secondsFor = (size: number): number => Math.min(0.8, 3 * Math.sqrt(size / 9.81));

function cloth(
  random: Random,
  name: string,
  size: number,
  position: readonly [number, number, number],
): BodyOf {
  const edge = size / (4 + random.int(6));
  const thickness = spread(random, 0.002, 0.05) * edge;
  const mesh = { kind: 'sheet', width: size, depth: size * random.uniform(0.5, 1), edge } as const;
  const model = {
    kind: 'cloth',
    youngsModulus: spread(random, 1e5, 1e8),
    poissonRatio: random.uniform(0, 0.49),
    thickness,
    damping: oneOf(random, [0, 0.002, 0.02]),
  } as const;
  return soft(name, mesh as never, model as never, position, {
    orientation: random.next() < 0.5 ? [0, 0, 0, 1] : turnOf(random),
    density: spread(random, 200, 2000),
    friction: random.uniform(0, 1),
    selfCollision: random.next() < 0.6,
  });
}

function rope(
  random: Random,
  name: string,
  size: number,
  position: readonly [number, number, number],
): BodyOf {
  const pieces = 6 + random.int(20);
  const radius = (size / pieces) * random.uniform(0.1, 0.6);
  const mesh = { kind: 'line', length: size, edge: size / pieces } as const;
  const youngsModulus = spread(random, 1e5, 1e9);
  const model = {
    kind: 'rope',
    youngsModulus,
    radius,
    bendingStiffness: youngsModulus * radius ** 4 * spread(random, 1e-3, 0.7),
    damping: oneOf(random, [0, 0.002, 0.02]),
  } as const;
  return soft(name, mesh as never, model as never, position, {
    orientation: random.next() < 0.5 ? [0, 0, 0, 1] : turnOf(random),
    friction: random.uniform(0, 1),
    selfCollision: random.next() < 0.6,
  });
}

type Thin = typeof cloth;

function over(random: Random, make: Thin): Case {
  const size = spread(random, 0.1, 2);
  // Cylinders and cones are facets to them, up to a hundredth of a radius inside.
  const kind = oneOf(random, ['sphere', 'box', 'capsule'] as const);
  const under =
    random.next() < 0.7
      ? rigid('thing', shapeOf(random, kind, 0.5 * size), [0, 0.8 * size, 0])
      : fixed('thing', shapeOf(random, kind, 0.5 * size), [0, 0.8 * size, 0]);
  const count = 1 + random.int(2);
  const thin = Array.from({ length: count }, (_, k) =>
    make(random, `thin ${k}`, size, [0.05 * size * random.next(), (2.2 + 1.2 * k) * size, 0]),
  );
  return caseOf(
    secondsFor(size),
    {
      dt: oneOf(random, [1 / 30, 1 / 60, 1 / 120]),
      seed: random.u32(),
      bodies: [{ ...FLOOR }, under, ...thin],
    },
    { floor: 0 },
  );
}

function onGround(random: Random, make: Thin): Case {
  const size = spread(random, 0.1, 2);
  const { shape, top, bottom } = groundOf(random, oneOf(random, GROUNDS), 4 * size, size);
  const facts: Facts = { floor: bottom };
  const body = make(random, 'thin', size, [0, top + size, 0]);
  return caseOf(
    secondsFor(size),
    { seed: random.u32(), bodies: [fixed('ground', shape, [0, 0, 0]), body] },
    facts,
  );
}

/** Thrown at each other with nothing else in the world. */
function thrown(random: Random, make: Thin): Case {
  const size = spread(random, 0.1, 1);
  const speed = spread(random, 0.3, 3) * Math.sqrt(size * 9.81);
  const bodies = [-1, 1].map((side) => ({
    ...make(random, `thin ${side}`, size, [side * 1.1 * size, 0.1 * size * random.next(), 0]),
    velocity: [-side * speed, 0, 0] as [number, number, number],
    angularVelocity: within(random, speed / size),
  }));
  return caseOf(
    (1.5 * size) / speed,
    { gravity: [0, 0, 0], seed: random.u32(), bodies: bodies as BodyOf[] },
    { closed: 'linear' },
  );
}

const family = (
  name: string,
  sentence: string,
  make: (random: Random) => Case,
  expected: NonNullable<Family['expected']> = {},
): Family => ({ name, sentence, slow: true, expected, make });

/** Contact of a sheet with itself is in no list of pairs; groups that are not solved in time may gain energy or end deep, and a snapshot may miss a part of them. */
const ITSELF: NonNullable<Family['expected']> = {
  answers: SOFT,
  energy: SOFT,
  'says-so': SOFT,
  apart: SOFT,
  same: SOFT,
};
/** Contact is solved to a thousandth of the forces, and what is left of them is momentum that nobody gave. */
const LEFT: NonNullable<Family['expected']> = { ...ITSELF, momentum: SOFT };

export const THIN_WORLDS: readonly Family[] = [
  family(
    'cloth-over',
    'Sheets fall over a shape that stands or falls, and on each other.',
    (r) => over(r, cloth),
    ITSELF,
  ),
  family(
    'cloth-ground',
    'A sheet falls on an open or closed static mesh.',
    (r) => onGround(r, cloth),
    ITSELF,
  ),
  family('cloth-thrown', 'Two sheets fly at each other.', (r) => thrown(r, cloth), LEFT),
  family('rope-over', 'Ropes fall over a shape that stands or falls, and on each other.', (r) =>
    over(r, rope),
  ),
  family('rope-ground', 'A rope falls on an open or closed static mesh.', (r) => onGround(r, rope)),
  family('rope-thrown', 'Two ropes fly at each other.', (r) => thrown(r, rope), {
    energy: SOFT,
    'says-so': SOFT,
  }),
];
