import { describe, expect, it } from 'vitest';
import { Random } from '../../math/random.js';
import { DirectionCells } from './direction-cells.js';

/** The first of those that lie farthest along d, asked one by one. */
function plain(vectors: Float64Array, stride: number, d: Float64Array): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < vectors.length; i += stride) {
    const along = d[0] * vectors[i] + d[1] * vectors[i + 1] + d[2] * vectors[i + 2];
    if (along > most) {
      most = along;
      best = i;
    }
  }
  return best;
}

/** Points of a ball, of a flat disc, of a lattice with many that are equally far, and of a line. */
function clouds(random: Random): Float64Array[] {
  const made = (count: number, make: (k: number) => number) =>
    Float64Array.from({ length: 3 * count }, (_, i) => make(i % 3));
  return [5, 13, 64, 300].flatMap((count) => [
    made(count, () => random.uniform(-1, 1)),
    made(count, (k) => (k === 1 ? 1e-9 * random.uniform(-1, 1) : 1000 * random.uniform(-1, 1))),
    made(count, () => random.int(3) - 1),
    made(count, (k) => (k === 0 ? 1e-6 * random.uniform(-1, 1) : 0)),
  ]);
}

describe('DirectionCells', () => {
  it('finds the vector that a search through all finds, for any direction', () => {
    const random = new Random(17);
    const signs = [-1, -0.5, 0, 0.5, 1];
    for (const cloud of clouds(random)) {
      const cells = new DirectionCells(cloud, 3);
      for (const x of signs) {
        for (const y of signs) {
          for (const z of signs) {
            const d = Float64Array.of(x, y, z);
            expect(cells.farthest(d)).toBe(plain(cloud, 3, d));
          }
        }
      }
      for (let k = 0; k < 2000; k++) {
        const size = 10 ** random.uniform(-12, 12);
        const d = Float64Array.from({ length: 3 }, () => size * random.uniform(-1, 1));
        expect(cells.farthest(d)).toBe(plain(cloud, 3, d));
      }
    }
  });

  it('finds the first where there is no direction', () => {
    const cloud = Float64Array.from({ length: 4 * 40 }, (_, i) => Math.sin(i));
    const cells = new DirectionCells(cloud, 4);
    for (const x of [0, Number.NaN, 1e-300, Number.POSITIVE_INFINITY]) {
      const d = Float64Array.of(x, x, 0);
      expect(cells.farthest(d)).toBe(plain(cloud, 4, d));
    }
  });
});
