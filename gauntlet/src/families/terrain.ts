/** Ground of triangles: bodies of all shapes fall on open surfaces, and stay above. */
import type { Random } from 'pliant';
import type { BodyOf, Case, ShapeOf } from '../case.js';
import type { Family } from '../family.js';
import { caseOf, fixed, oneOf, places, rigid, spread, turnOf, within } from '../generate/scenes.js';
import { ALL_SHAPES, shapeOf } from '../generate/shapes.js';

/** Heights at the corners of a grid: flat, bumps, waves, steps, or a slope that ends in a valley. */
function relief(random: Random, rough: number): (i: number, j: number) => number {
  const [a, b] = [random.uniform(0.3, 2), random.uniform(0.3, 2)];
  switch (random.int(5)) {
    case 0:
      return () => 0;
    case 1:
      return () => random.uniform(0, rough);
    case 2:
      return (i, j) => rough * (Math.sin(a * i) + Math.cos(b * j));
    case 3:
      return (i, j) => rough * (Math.floor(i / 2) % 2) + 0.3 * rough * (Math.floor(j / 3) % 2);
    default:
      return (i, j) => rough * Math.abs(i - 4) + 0.2 * rough * random.next() + 0 * j;
  }
}

/**
 * A basin of n × n squares of two triangles each, with a steep rim; indexed, or every triangle with corners of its own.
 * Its triangles face up, down, or each another way, as files from elsewhere have them.
 */
function basin(random: Random, n: number, size: number, rough: number, isSoup: boolean): ShapeOf {
  const height = relief(random, rough);
  const heights = Array.from({ length: (n + 1) * (n + 1) }, (_, k) => {
    const [i, j] = [Math.floor(k / (n + 1)), k % (n + 1)];
    const isRim = i === 0 || j === 0 || i === n || j === n;
    return isRim ? 4 : height(i, j);
  });
  const at = (k: number) => {
    const [i, j] = [Math.floor(k / (n + 1)), k % (n + 1)];
    return [(i - n / 2) * size, heights[k], (j - n / 2) * size];
  };
  const indices: number[] = [];
  for (let i = 0; i < n; i++)
    for (let j = 0; j < n; j++) {
      const k = i * (n + 1) + j;
      const turned = random.int(2) === 0;
      if (turned) indices.push(k, k + 1, k + n + 1, k + 1, k + n + 2, k + n + 1);
      else indices.push(k, k + 1, k + n + 2, k, k + n + 2, k + n + 1);
    }
  turnOver(random, indices);
  if (isSoup)
    return {
      kind: 'mesh',
      positions: indices.flatMap(at),
      triangles: indices.map((_, k) => k),
    } as unknown as ShapeOf;
  return {
    kind: 'mesh',
    positions: heights.flatMap((_, k) => at(k)),
    triangles: indices,
  } as unknown as ShapeOf;
}

/** Turns none, all or some of the triangles over. */
function turnOver(random: Random, indices: number[]): void {
  const way = random.int(3);
  for (let t = 0; t < indices.length; t += 3) {
    if (way === 0 || (way === 2 && random.int(2) === 0)) continue;
    const second = indices[t + 1];
    indices[t + 1] = indices[t + 2];
    indices[t + 2] = second;
  }
}

function terrain(random: Random): Case {
  const n = oneOf(random, [4, 8, 16, 40]);
  const width = 8;
  const size = width / n;
  const count = 3 + random.int(8);
  const friction = random.uniform(0.2, 1);
  const ground = basin(random, n, size, random.uniform(0, 0.5) * Math.min(size, 1), random.int(2) === 0);
  const bodies: BodyOf[] = places(count, 2, 1.4, 3).map((place, i) =>
    rigid(`body ${i}`, shapeOf(random, oneOf(random, ALL_SHAPES), spread(random, 0.15, 0.6)), place, {
      orientation: turnOf(random),
      velocity: within(random, 0.5),
      friction,
    }),
  );
  const dt = oneOf(random, [1 / 30, 1 / 60, 1 / 120]);
  return caseOf(
    4,
    {
      dt,
      seed: random.u32(),
      bodies: [fixed('ground', ground, [0, 0, 0], { friction } as Partial<BodyOf>), ...bodies],
    },
    { floor: -2 },
  );
}

export const TERRAIN: readonly Family[] = [
  {
    name: 'terrain',
    sentence: 'Bodies of all shapes fall on open ground of triangles: large, tiny, steep, indexed or not.',
    slow: true,
    expected: { apart: 'rigid solver' },
    make: terrain,
  },
];
