import { describe, expect, it } from 'vitest';
import { Random } from '../../math/random.js';
import { inCircleSign, inSphereSign, orient2Sign, orient3Sign } from './exact-signs.js';
import { pointInTetrahedron } from './point-in-tetrahedron.js';
import { closestPointOnTriangle } from './point-triangle.js';
import { closestPointsOnSegments } from './segment-segment.js';

describe('closestPointOnTriangle', () => {
  it('names the feature and gives the closed form around each of them', () => {
    const t = Float64Array.from([0, 0, 0, 2, 0, 0, 0, 2, 0]);
    const out = new Float64Array(3);
    const ask = (...p: number[]) => closestPointOnTriangle(Float64Array.from(p), 0, t, 0, 3, 6, out, 0);
    expect([ask(-1, -1, 5), [...out]]).toEqual([0, [0, 0, 0]]);
    expect([ask(3, -1, 5), [...out]]).toEqual([1, [2, 0, 0]]);
    expect([ask(-1, 3, 5), [...out]]).toEqual([2, [0, 2, 0]]);
    expect([ask(1, -1, 5), [...out]]).toEqual([3, [1, 0, 0]]);
    expect([ask(2, 2, 5), [...out]]).toEqual([4, [1, 1, 0]]);
    expect([ask(-1, 1, 5), [...out]]).toEqual([5, [0, 1, 0]]);
    expect([ask(0.5, 0.5, 5), [...out]]).toEqual([6, [0.5, 0.5, 0]]);
  });

  it('is closer than any sampled point, slivers and collapsed triangles included (seed 81)', () => {
    const random = new Random(81);
    const out = new Float64Array(3);
    let beaten = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < 2000; i++) {
      const p = Float64Array.from({ length: 12 }, () => 2 * random.next() - 1);
      if (i % 4 === 1)
        for (let n = 0; n < 3; n++) p[9 + n] = p[3 + n] + 0.5 * (p[6 + n] - p[3 + n]) + 1e-13 * random.next();
      if (i % 4 === 2) p.copyWithin(6, 3, 6);
      closestPointOnTriangle(p, 0, p, 3, 6, 9, out, 0);
      const d = Math.hypot(out[0] - p[0], out[1] - p[1], out[2] - p[2]);
      for (let k = 0; k < 40; k++) {
        const [u, v] = [random.next(), random.next()];
        const [s, t] = u + v > 1 ? [1 - u, 1 - v] : [u, v];
        const q = [0, 1, 2].map((n) => p[3 + n] + s * (p[6 + n] - p[3 + n]) + t * (p[9 + n] - p[3 + n]));
        beaten = Math.max(beaten, d - Math.hypot(q[0] - p[0], q[1] - p[1], q[2] - p[2]));
      }
    }
    expect(beaten).toBeLessThanOrEqual(1e-9);
  });
});

describe('closestPointsOnSegments', () => {
  it('beats every sampled pair of points, parallel and collapsed segments included (seed 82)', () => {
    const random = new Random(82);
    const out = new Float64Array(6);
    let beaten = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < 1000; i++) {
      const p = Float64Array.from({ length: 12 }, () => 2 * random.next() - 1);
      if (i % 4 === 1) for (let n = 0; n < 3; n++) p[9 + n] = p[6 + n] + (p[3 + n] - p[n]);
      if (i % 4 === 2) p.copyWithin(3, 0, 3);
      if (i % 8 === 3) p.copyWithin(9, 6, 9);
      const d = Math.sqrt(closestPointsOnSegments(p, 0, 3, p, 6, 9, out, 0));
      expect(d).toBeCloseTo(Math.hypot(out[0] - out[3], out[1] - out[4], out[2] - out[5]), 12);
      for (let a = 0; a <= 10; a++) {
        for (let b = 0; b <= 10; b++) {
          const gap = [0, 1, 2].map(
            (n) => p[n] + (a / 10) * (p[3 + n] - p[n]) - p[6 + n] - (b / 10) * (p[9 + n] - p[6 + n]),
          );
          beaten = Math.max(beaten, d - Math.hypot(gap[0], gap[1], gap[2]));
        }
      }
    }
    expect(beaten).toBeLessThanOrEqual(1e-9);
  });
});

describe('pointInTetrahedron', () => {
  const tet = Float64Array.from([0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1]);
  const inside = (x: number, y: number, z: number) =>
    pointInTetrahedron(Float64Array.from([x, y, z]), 0, tet, 0, 3, 6, 9) &&
    pointInTetrahedron(Float64Array.from([x, y, z]), 0, tet, 0, 6, 3, 9);

  it('is closed and exact to the last bit on faces, edges and corners', () => {
    for (const [x, y, z] of [
      [0.1, 0.2, 0.3],
      [0, 0, 0],
      [1, 0, 0],
      [0.5, 0.5, 0],
      [0.25, 0.25, 0.5],
      [0, 0.3, 0.3],
    ])
      expect(inside(x!, y!, z!)).toBe(true);
    expect(inside(0.5 + 2 ** -52, 0.5, 0)).toBe(false);
    expect(inside(0.2, 0.2, -(2 ** -60))).toBe(false);
    expect(inside(0.25, 0.25, 0.5 + 2 ** -52)).toBe(false);
  });
});

describe('exact signs', () => {
  it('have one convention and no doubt at one unit in the last place', () => {
    expect(orient2Sign([0, 0, 1, 0, 0, 1])).toBe(1);
    expect(orient2Sign([0, 0, 1, 1, 2, 2])).toBe(0);
    expect(orient2Sign([0, 0, 1, 1, 2, 2 + 2 ** -51])).toBe(1);
    expect(orient3Sign([0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, -1])).toBe(1);
    expect(orient3Sign([0, 0, 0, 1, 0, 0, 0, 1, 0, 5, 7, 0])).toBe(0);
    expect(inCircleSign([1, 0, 0, 1, -1, 0, 0, 0])).toBe(1);
    expect(inCircleSign([1, 0, 0, 1, -1, 0, 0, -1])).toBe(0);
    const sphere = [1, 0, 0, 0, 1, 0, -1, 0, 0, 0, 0, 1];
    expect(inSphereSign([...sphere, 0, 0, -1])).toBe(0);
    expect(inSphereSign([...sphere, 0, 0, 0])).toBe(-inSphereSign([...sphere, 0, 0, -2]));
  });
});
