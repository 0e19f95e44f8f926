/** Nests: bodies fall into something hollow, which holds them at several places at once. */
import type { Random } from 'pliant';
import type { BodyOf, Case, ShapeOf, Vec3 } from '../case.js';
import type { Family } from '../family.js';
import { box, caseOf, FLOOR, fixed, oneOf, rigid, spread, turnOf } from '../generate/scenes.js';
import { ALL_SHAPES, shapeOf } from '../generate/shapes.js';

/** Time within which guests must rest [s]. */
const REST_WITHIN = 15;

const aboutZ = (angle: number) => [0, 0, Math.sin(angle / 2), Math.cos(angle / 2)] as const;

const aboutY = (angle: number) => [0, Math.sin(angle / 2), 0, Math.cos(angle / 2)] as const;

type Part = Extract<ShapeOf, { kind: 'union' }>['parts'][number];

const part = (shape: ShapeOf, position: Vec3, angle = 0): Part => ({
  shape,
  position: [...position],
  orientation: [...aboutZ(angle)],
});

/** Two plates that meet. */
function groove(random: Random, half: number): ShapeOf {
  const plate = (angle: number, side: number): Part =>
    part(
      box(half, 0.1 * half, half),
      [0.8 * half * Math.cos(angle) * side, 0.8 * half * Math.sin(angle), 0],
      angle * side,
    );
  return {
    kind: 'union',
    parts: [plate(random.uniform(0.3, 1.1), -1), plate(random.uniform(0.3, 1.1), 1)],
  };
}

/** Five boards. */
function tray(half: number): ShapeOf {
  const wall = (x: number, z: number): Part =>
    part(box(x === 0 ? half : 0.1 * half, 0.4 * half, z === 0 ? half : 0.1 * half), [
      x * half,
      0.4 * half,
      z * half,
    ]);
  const ground = part(box(half, 0.1 * half, half), [0, 0, 0]);
  return { kind: 'union', parts: [ground, wall(1, 0), wall(-1, 0), wall(0, 1), wall(0, -1)] };
}

/** A block from which something is cut. */
const cut = (half: number, away: Part): ShapeOf => ({
  kind: 'difference',
  parts: [part(box(half, 0.5 * half, half), [0, 0, 0]), away],
});

/** A hollow shape of this half width [m], open at the top. */
function hollow(random: Random, half: number): ShapeOf {
  switch (random.int(5)) {
    case 0:
      return groove(random, half);
    case 1:
      return tray(half);
    case 2: {
      const lean = random.uniform(-0.8, 0.8);
      return cut(half, part(box(0.5 * half, 0.5 * half, 0.7 * half), [0, 0.5 * half, 0], lean));
    }
    case 3:
      return cut(half, part({ kind: 'sphere', radius: 0.8 * half }, [0, 0.7 * half, 0]));
    default:
      return { kind: 'torus', radius: 0.8 * half, tube: 0.2 * half };
  }
}

/** One or two guests of any shape over a hollow that stands still. What rolls is braked: nothing else stops a ball in a bowl. */
function nest(random: Random): Case {
  const size = spread(random, 0.2, 3);
  const shape = hollow(random, size / 2);
  const friction = random.uniform(0.2, 1);
  const count = 1 + random.int(2);
  const guests = Array.from({ length: count }, (_, i): BodyOf => {
    const guest = shapeOf(random, oneOf(random, ALL_SHAPES), size * random.uniform(0.3, 0.7));
    const aside = 0.1 * size;
    return rigid(
      `guest ${i}`,
      guest,
      [random.uniform(-aside, aside), size * (1.4 + 1.3 * i), random.uniform(-aside, aside)],
      { orientation: turnOf(random), friction, linearDamping: 1, angularDamping: 4 },
    );
  });
  const dt = oneOf(random, [1 / 50, 1 / 60, 1 / 60, 1 / 120]);
  const turn = [...aboutY(random.uniform(0, 6))] as [number, number, number, number];
  const holder = fixed('holder', shape, [0, 0.5 * size, 0], { orientation: turn, friction });
  return caseOf(
    REST_WITHIN,
    { dt, seed: random.u32(), bodies: [{ ...FLOOR, friction } as BodyOf, holder, ...guests] },
    { floor: 0, rests: REST_WITHIN },
  );
}

export const NESTS: readonly Family[] = [
  {
    name: 'nest',
    sentence: 'Bodies of any shape fall into a groove, tray, notch, bowl or ring, and come to rest.',
    // A cone that rocks on its rim between two plates is driven on; an edge that meets the rim of a bowl is found late.
    expected: {
      rest: 'rigid solver: rims that roll',
      energy: 'edges against the rims of cut shapes',
      'says-so': 'edges against the rims of cut shapes',
    },
    make: nest,
  },
];
