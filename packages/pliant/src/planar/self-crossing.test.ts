import { describe, expect, it } from 'vitest';
import { Random } from '../math/random.js';
import { ExactQueries } from './exact/exact-queries.js';
import { FieldQueries } from './image/field-queries.js';
import { inside } from './inside.js';
import { area } from './measure.js';
import { Polygon } from './polygon.js';
import { meeting } from './predicates.js';

/** Every pair of edges that are no neighbours, asked one by one: whether any two meet. */
function meets(ring: readonly number[]): boolean {
  const n = ring.length / 2;
  const at = (v: number) => [ring[2 * (v % n)], ring[2 * (v % n) + 1]] as const;
  for (let e = 0; e < n; e++) {
    for (let f = e + 2; f < n; f++) {
      if (e === 0 && f === n - 1) continue;
      if (meeting(...at(e), ...at(e + 1), ...at(f), ...at(f + 1)) !== 0) return true;
    }
  }
  return false;
}

describe('the sweep', () => {
  it('refuses what crosses and takes what does not, like asking every pair (seeds 0–399)', () => {
    let [refused, taken] = [0, 0];
    for (let seed = 0; seed < 400; seed++) {
      const random = new Random(seed);
      const n = 4 + (seed % 12);
      const ring: number[] = [];
      for (let k = 0; k < n; k++) {
        const angle = (2 * Math.PI * k) / n;
        const radius = random.uniform(0.1, 1);
        // Some vertices jump, and every third ring lies on a coarse grid with many level and upright edges.
        const jump = random.uniform(0, 1) < 0.06 ? random.uniform(-1.5, 1.5) : 0;
        const [x, y] = [radius * Math.cos(angle) + jump, radius * Math.sin(angle) + jump];
        ring.push(...(seed % 3 === 0 ? [Math.round(6 * x), Math.round(6 * y)] : [x, y]));
      }
      let thrown = '';
      try {
        Polygon.from(ring);
      } catch (error) {
        thrown = (error as Error).message;
      }
      if (meets(ring)) {
        // Grids may touch in points, which is allowed.
        if (seed % 3 !== 0) expect(thrown, `seed ${seed}`).not.toBe('');
        refused++;
      } else {
        const degenerate = /same point|no area|turns back|line/.test(thrown);
        if (!degenerate) expect(thrown, `seed ${seed}`).toBe('');
        taken++;
      }
    }
    expect(refused).toBeGreaterThan(50);
    expect(taken).toBeGreaterThan(50);
  });

  it('tells the sides of nested rings in any order and direction', () => {
    const square = (half: number, turned = false) => {
      const ring = [-half, -half, half, -half, half, half, -half, half];
      return turned ? [ring[6], ring[7], ring[4], ring[5], ring[2], ring[3], ring[0], ring[1]] : ring;
    };
    for (const order of [
      [5, 4, 3, 2, 1],
      [1, 2, 3, 4, 5],
      [3, 1, 5, 2, 4],
    ]) {
      const [first, ...others] = order.map((half, k) => square(half, k % 2 === 0));
      const polygon = Polygon.from(first, ...others);
      expect(area(polygon)).toBeCloseTo(100 - 64 + 36 - 16 + 4, 9);
      expect([0.5, 1.5, 2.5, 3.5, 4.5].map((x) => inside(polygon, x, 0))).toEqual([1, -1, 1, -1, 1]);
    }
  });

  it('takes a comb of many teeth, level or slanted, in time that grows like its vertices', () => {
    for (const angle of [0, 0.7, Math.PI / 2]) {
      const ring: number[] = [];
      for (let k = 0; k < 2000; k++) ring.push(0.05, k, 10, k + 0.2, 10, k + 0.5, 0.05, k + 0.7);
      ring.push(0, 2000, 0, -1);
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const turned = ring.map((_, k) => {
        const [x, y] = [ring[k - (k % 2)], ring[k - (k % 2) + 1]];
        return k % 2 === 0 ? c * x - s * y : s * x + c * y;
      });
      expect(Polygon.from(turned).vertexCount).toBe(8002);
    }
  });
});

it('a square around the island of a frame overlaps the island', () => {
  const frame = Polygon.from(
    [-10, -10, 10, -10, 10, 10, -10, 10],
    [-8, -8, 8, -8, 8, 8, -8, 8],
    [-1, -1, 1, -1, 1, 1, -1, 1],
  );
  const square = Polygon.box(6, 6);
  for (const queries of [new ExactQueries(), new FieldQueries(0.05)]) {
    for (const [a, b] of [
      [frame, square],
      [square, frame],
    ]) {
      queries.bind(a, b);
      expect(queries.collides()).toBe(true);
      expect(queries.separation().distance).toBe(0);
    }
    expect(queries.bind(frame, Polygon.box(2, 2, 4, 4)).collides()).toBe(false);
  }
});
