import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IndexList } from './number-list.js';
import { PolygonTriangulator } from './polygon.js';

function triangulate(positions: readonly number[], corners: readonly number[]): number[] {
  const out = new IndexList();
  new PolygonTriangulator().triangulate(positions, corners, corners.length, out);
  return [...out.take()];
}

/** Signed areas in the plane z = 0. */
function areas(positions: readonly number[], triangles: readonly number[]): number[] {
  const out: number[] = [];
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [triangles[t] * 3, triangles[t + 1] * 3, triangles[t + 2] * 3] as const;
    const [ux, uy] = [positions[b] - positions[a], positions[b + 1] - positions[a + 1]];
    const [vx, vy] = [positions[c] - positions[a], positions[c + 1] - positions[a + 1]];
    out.push((ux * vy - uy * vx) / 2);
  }
  return out;
}

function polygonArea(points: readonly (readonly [number, number])[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length];
    return sum + (x * ny - y * nx) / 2;
  }, 0);
}

const flat = (points: readonly (readonly [number, number])[]) => points.flatMap(([x, y]) => [x, y, 0]);
const count = (n: number) => Array.from({ length: n }, (_, i) => i);

describe('PolygonTriangulator', () => {
  it('makes a fan of a convex polygon', () => {
    expect(
      triangulate(
        flat([
          [0, 0],
          [2, 0],
          [2, 1],
          [0, 1],
        ]),
        [0, 1, 2, 3],
      ),
    ).toEqual([0, 1, 2, 0, 2, 3]);
  });

  it('cuts an L without leaving it, whatever corner comes first', () => {
    const ell = [
      [0, 0],
      [3, 0],
      [3, 1],
      [1, 1],
      [1, 3],
      [0, 3],
    ] as const;
    for (let first = 0; first < 6; first++) {
      const corners = count(6).map((i) => (i + first) % 6);
      const parts = areas(flat(ell), triangulate(flat(ell), corners));
      expect(parts).toHaveLength(4);
      expect(Math.min(...parts)).toBeGreaterThan(0);
      expect(parts.reduce((a, b) => a + b)).toBeCloseTo(5, 12);
    }
  });

  it('covers random star-shaped polygons exactly once, in any plane', () => {
    const radii = fc.array(fc.double({ min: 0.1, max: 3, noNaN: true }), { minLength: 4, maxLength: 40 });
    fc.assert(
      fc.property(radii, fc.integer({ min: 0, max: 5 }), (r, turn) => {
        const n = r.length;
        const points = r.map(
          (d, i) => [d * Math.cos((2 * Math.PI * i) / n), d * Math.sin((2 * Math.PI * i) / n)] as const,
        );
        const parts = areas(flat(points), triangulate(flat(points), count(n)));
        expect(parts).toHaveLength(n - 2);
        // Float rounding may leave an ear with an area of minus nothing.
        expect(Math.min(...parts)).toBeGreaterThan(-1e-12);
        expect(parts.reduce((a, b) => a + b)).toBeCloseTo(polygonArea(points), 9);
        const axes = [
          [0, 1, 2],
          [1, 2, 0],
          [2, 0, 1],
          [0, 2, 1],
          [2, 1, 0],
          [1, 0, 2],
        ][turn];
        const turned = points.flatMap(([x, y]) => {
          const p = [0, 0, 0];
          p[axes[0]] = x;
          p[axes[1]] = y;
          p[axes[2]] = 7;
          return p;
        });
        const back = triangulate(turned, count(n)).map((v) => v);
        expect(areas(flat(points), back).reduce((a, b) => a + b)).toBeCloseTo(polygonArea(points), 9);
        expect(Math.min(...areas(flat(points), back))).toBeGreaterThan(-1e-12);
      }),
      { seed: 4106, numRuns: 300 },
    );
  });

  it('cuts a spiral of a thousand corners without overlap', () => {
    const arm = (offset: number) =>
      count(500).map((k) => {
        const r = 1 + k * 0.01 + offset;
        return [r * Math.cos(k * 0.1), r * Math.sin(k * 0.1)] as const;
      });
    const points = [...arm(0.3), ...arm(0).reverse()];
    const triangulator = new PolygonTriangulator();
    const out = new IndexList();
    triangulator.triangulate(flat(points), count(1000), 1000, out);
    const parts = areas(flat(points), [...out.take()]);
    expect(Math.abs(parts.reduce((a, b) => a + b))).toBeCloseTo(Math.abs(polygonArea(points)), 9);
    expect(triangulator.overlapping).toBe(0);
  });

  it('gives n - 2 triangles for polygons that have no right answer', () => {
    const bow = flat([
      [0, 0],
      [1, 1],
      [1, 0],
      [0, 1],
    ]);
    expect(triangulate(bow, [0, 1, 2, 3])).toHaveLength(6);
    const point = flat([
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
    expect(triangulate(point, count(5))).toHaveLength(9);
    expect(triangulate(bow, [0, 1])).toEqual([]);
  });
});
