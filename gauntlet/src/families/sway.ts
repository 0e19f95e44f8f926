/** What rolls to and fro on something curved: a ball in a bowl, an egg on a table, a ring on a peg, a plank on a drum. */
import type { Random } from 'pliant';
import type { BodyOf, Case, ShapeOf, Vec3 } from '../case.js';
import type { Family } from '../family.js';
import { box, caseOf, FLOOR, fixed, oneOf, rigid, spread, turnOf, within } from '../generate/scenes.js';

const QUARTER: [number, number, number, number] = [Math.SQRT1_2, 0, 0, Math.SQRT1_2];

/** A cap of a sphere of radius 1 about (0, 1, 0), of triangles. */
function cap(rings: number): ShapeOf {
  const around = 4 * rings;
  const positions = [0, 0, 0];
  const triangles: number[] = [];
  for (let i = 1; i <= rings; i++)
    for (let j = 0; j < around; j++) {
      const [down, turn] = [(1.4 * i) / rings, (2 * Math.PI * j) / around];
      positions.push(Math.sin(down) * Math.cos(turn), 1 - Math.cos(down), Math.sin(down) * Math.sin(turn));
    }
  const at = (i: number, j: number) => (i === 0 ? 0 : 1 + (i - 1) * around + (j % around));
  for (let i = 0; i < rings; i++)
    for (let j = 0; j < around; j++) {
      triangles.push(at(i, j), at(i + 1, j + 1), at(i + 1, j));
      if (i > 0) triangles.push(at(i, j), at(i, j + 1), at(i + 1, j + 1));
    }
  return { kind: 'mesh', positions, triangles };
}

const hollow: ShapeOf = {
  kind: 'difference',
  parts: [
    { shape: box(1.2, 0.6, 1.2), position: [0, 0, 0] },
    { shape: { kind: 'sphere', radius: 1 }, position: [0, 0.6, 0] },
  ],
};

/** Something round that rolls, as wide as `size`. */
function roller(random: Random, size: number): ShapeOf {
  const side = () => 0.5 * size * random.uniform(0.5, 1);
  return oneOf(random, [
    () => ({ kind: 'sphere', radius: side() }) as const,
    () => ({ kind: 'ellipsoid', radii: [side(), side(), side()] }) as const,
    () => ({ kind: 'capsule', radius: 0.4 * side(), halfHeight: 0.6 * side() }) as const,
  ])();
}

function sway(random: Random): Case {
  const friction = oneOf(random, [0, 0.3, 0.8]);
  const more = { friction };
  const bodies: BodyOf[] = [];
  const kind = random.int(4);
  if (kind === 0) {
    // The middle of the hollow is at (0, 1, 0) in both.
    const isSmooth = random.next() < 0.5;
    bodies.push(
      isSmooth
        ? fixed('bowl', hollow, [0, 0.4, 0], more)
        : fixed('bowl', cap(12 + random.int(30)), [0, 0, 0], more),
    );
    const size = spread(random, 0.1, 0.4);
    const [x, , z] = within(random, 0.35);
    const [vx, , vz] = within(random, 1.5);
    const high = 1 - Math.sqrt(1 - x * x - z * z);
    bodies.push(
      rigid('roller', roller(random, size), [x, high + 0.8 * size, z], {
        ...more,
        velocity: [vx, 0, vz],
      }),
    );
  } else if (kind === 1) {
    bodies.push({ ...FLOOR, friction } as BodyOf);
    const size = spread(random, 0.02, 2);
    const radii: Vec3 = [0.3 * size, random.uniform(0.3, 0.6) * size, random.uniform(0.3, 0.6) * size];
    bodies.push(
      rigid('egg', { kind: 'ellipsoid', radii }, [0, 0.62 * size, 0], {
        ...more,
        orientation: turnOf(random),
        velocity: within(random, Math.sqrt(size)),
      }),
    );
  } else if (kind === 2) {
    const tube = spread(random, 0.01, 0.1);
    const radius = tube * random.uniform(3, 8);
    const peg = tube * random.uniform(0.5, 1.5);
    const lean = random.uniform(0.1, 1);
    const shape: ShapeOf =
      random.next() < 0.5
        ? { kind: 'capsule', radius: peg, halfHeight: 10 * tube }
        : { kind: 'cylinder', radius: peg, halfHeight: 10 * tube };
    bodies.push(fixed('peg', shape, [0, 2, 0], { ...more, orientation: QUARTER }));
    const way = radius - tube - peg;
    const place: Vec3 = [way * Math.sin(lean), 2 - way * Math.cos(lean), 0];
    bodies.push(rigid('ring', { kind: 'torus', radius, tube }, place, { ...more, orientation: QUARTER }));
  } else {
    const radius = spread(random, 0.2, 1);
    const half = 0.1 * radius * random.uniform(0.3, 1);
    bodies.push(
      fixed('drum', { kind: 'cylinder', radius, halfHeight: 1 }, [0, 2, 0], {
        ...more,
        orientation: QUARTER,
      }),
    );
    const lean = random.uniform(0.02, 0.2);
    bodies.push(
      rigid('plank', box(radius * random.uniform(0.6, 1.2), half, 0.3 * radius), [0, 2 + radius + half, 0], {
        ...more,
        angularVelocity: [0, 0, lean * 5],
      }),
    );
  }
  return caseOf(6, { dt: oneOf(random, [1 / 30, 1 / 60, 1 / 120, 1 / 240]), bodies }, {});
}

export const SWAY: readonly Family[] = [
  {
    name: 'sway',
    sentence: 'Bodies roll in bowls, eggs rock, rings swing on pegs, and planks rock on drums.',
    make: sway,
  },
];
