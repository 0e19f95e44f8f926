import { describe, expect, it } from 'vitest';
import { TRIANGLE_DISTANCE_SCRATCH, triangleDistanceSq } from './triangle-distance.js';
import { trianglesIntersect } from './triangle-triangle.js';

const flat = (...numbers: number[]) => Float64Array.from(numbers);
const meet = (a: Float64Array, b: Float64Array) => trianglesIntersect(a, 0, 3, 6, b, 0, 3, 6);

/** Exact twin on integers: does the segment p–q pierce, touch or lie in the triangle? All products fit in 2⁵³. */
type V = [number, number, number];
const at = (t: Float64Array, i: number): V => [t[3 * i], t[3 * i + 1], t[3 * i + 2]];
const sub = (a: V, b: V): V => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: V, b: V): V => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const dot = (a: V, b: V) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Fourier–Motzkin-free twin: two closed convex sets are disjoint iff some edge cross product or normal separates. */
function separated(a: Float64Array, b: Float64Array): boolean {
  const pa = [0, 1, 2].map((i) => at(a, i));
  const pb = [0, 1, 2].map((i) => at(b, i));
  const ea = [0, 1, 2].map((i) => sub(pa[(i + 1) % 3], pa[i]));
  const eb = [0, 1, 2].map((i) => sub(pb[(i + 1) % 3], pb[i]));
  const na = cross(ea[0], ea[1]);
  const nb = cross(eb[0], eb[1]);
  const axes: V[] = [na, nb];
  for (const u of ea)
    for (const v of eb) axes.push(cross(u, v), cross(u, cross(u, v)), cross(v, cross(u, v)));
  for (const u of ea) axes.push(cross(u, na), cross(u, nb));
  for (const v of eb) axes.push(cross(v, nb), cross(v, na));
  for (const u of [...ea, ...eb]) axes.push(u);
  for (const u of pa) for (const v of pb) axes.push(sub(u, v));
  for (const u of [...ea, ...eb]) axes.push(cross(u, cross(u, sub(pa[0], pb[0]))));
  for (const axis of axes) {
    const sa = pa.map((x) => dot(x, axis));
    const sb = pb.map((x) => dot(x, axis));
    if (Math.max(...sa) < Math.min(...sb) || Math.max(...sb) < Math.min(...sa)) return true;
  }
  return false;
}

function generator(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * n);
  };
}

describe('trianglesIntersect', () => {
  it('agrees with exact separating axes on 8,000 integer pairs on a 4³ grid (seed 1)', () => {
    const next = generator(1);
    let touching = 0;
    const wrong: string[] = [];
    for (let n = 0; n < 8000; n++) {
      const a = Float64Array.from({ length: 9 }, () => next(4));
      const b = Float64Array.from({ length: 9 }, () => next(4));
      const answer = meet(a, b);
      if (answer) touching++;
      if (answer === separated(a, b) || meet(b, a) !== answer) wrong.push(`${a} | ${b}`);
    }
    expect(wrong).toEqual([]);
    expect(touching).toBeGreaterThan(800);
  });

  it('agrees on flat pairs in one plane and on shared corners and edges (seed 2)', () => {
    const next = generator(2);
    const wrong: string[] = [];
    for (let n = 0; n < 4000; n++) {
      const a = Float64Array.from({ length: 9 }, (_, i) => (i % 3 === 2 ? 1 : next(5)));
      const b = Float64Array.from({ length: 9 }, (_, i) => (i % 3 === 2 ? 1 : next(5)));
      if (meet(a, b) === separated(a, b)) wrong.push(`${a} | ${b}`);
      const tilted = Float64Array.from({ length: 9 }, () => next(5));
      tilted.set(a.subarray(0, 3 + 3 * (n % 2)), 0);
      if (!meet(a, tilted)) wrong.push(`${a} | ${tilted}`);
    }
    expect(wrong).toEqual([]);
  });

  it('does not lose a contact of one unit in the last place, and sees a gap of one', () => {
    const a = flat(0, 0, 0, 1, 0, 0, 0, 1, 0);
    const ulp = 2 ** -52;
    expect(meet(a, flat(0.25, 0.25, 0, 1, 1, 1, 0, 1, 1))).toBe(true);
    expect(meet(a, flat(0.25, 0.25, 1e-300, 1, 1, 1, 0, 1, 1))).toBe(false);
    expect(meet(a, flat(0.5, 0.5, 0, 1, 1, 1, 1, 1, -1))).toBe(true);
    expect(meet(a, flat(0.5 + ulp, 0.5, 0, 1, 1, 1, 1, 1, -1))).toBe(false);
  });

  it('handles triangles that are segments or points', () => {
    const a = flat(0, 0, 0, 4, 0, 0, 0, 4, 0);
    expect(meet(a, flat(1, 1, 0, 1, 1, 0, 1, 1, 0))).toBe(true);
    expect(meet(a, flat(1, 1, 1, 1, 1, 1, 1, 1, 1))).toBe(false);
    expect(meet(a, flat(1, 1, -1, 1, 1, 0.5, 1, 1, 3))).toBe(true);
    expect(meet(flat(0, 0, 0, 1, 1, 1, 2, 2, 2), flat(2, 0, 1, 0, 2, 1, 1, 1, 1))).toBe(true);
    expect(meet(flat(0, 0, 0, 1, 1, 1, 2, 2, 2), flat(2, 0, 0, 0, 2, 0, 1, 1, 0))).toBe(false);
  });

  it('keeps its answer at scales of 1e±6 and far from the origin', () => {
    const next = generator(3);
    for (let n = 0; n < 2000; n++) {
      const a = Float64Array.from({ length: 9 }, () => next(4));
      const b = Float64Array.from({ length: 9 }, () => next(4));
      for (const scale of [2 ** -20, 2 ** 20]) {
        const shift = scale * 2 ** 20;
        expect(
          meet(
            a.map((x) => x * scale + shift),
            b.map((x) => x * scale + shift),
          ),
        ).toBe(meet(a, b));
      }
    }
  });
});

describe('triangleDistanceSq', () => {
  const out = new Float64Array(TRIANGLE_DISTANCE_SCRATCH);
  const distanceSq = (a: Float64Array, b: Float64Array) => triangleDistanceSq(a, 0, 3, 6, b, 0, 3, 6, out);

  it('is zero exactly when the triangles intersect, and its points are that far apart (seed 4)', () => {
    const next = generator(4);
    const wrong: string[] = [];
    let worst = 0;
    for (let n = 0; n < 6000; n++) {
      const a = Float64Array.from({ length: 9 }, () => next(5));
      const b = Float64Array.from({ length: 9 }, () => next(5));
      const dSq = distanceSq(a, b);
      if ((dSq === 0) !== meet(a, b)) wrong.push(`${a} | ${b}`);
      const gap = Math.hypot(out[0] - out[3], out[1] - out[4], out[2] - out[5]);
      worst = Math.max(worst, Math.abs(gap - Math.sqrt(dSq)));
    }
    expect(wrong).toEqual([]);
    expect(worst).toBeLessThan(1e-7);
  });

  it('is never above the distance of sampled points and reached by one of them (seed 5)', () => {
    const next = generator(5);
    for (let n = 0; n < 300; n++) {
      const a = Float64Array.from({ length: 9 }, () => next(1000) / 250);
      const b = Float64Array.from({ length: 9 }, (_, i) => next(1000) / 250 + (i % 3 === 0 ? 3 : 0));
      const d = Math.sqrt(distanceSq(a, b));
      const sampled = sampledDistance(a, b, 14);
      expect(d).toBeLessThanOrEqual(sampled + 1e-12);
      expect(sampled - d).toBeLessThan(0.8);
      const closest = [out.slice(0, 3), out.slice(3, 6)];
      expect(offTriangle(a, closest[0])).toBeLessThan(1e-9);
      expect(offTriangle(b, closest[1])).toBeLessThan(1e-9);
    }
  });
});

function sampledDistance(a: Float64Array, b: Float64Array, steps: number): number {
  let best = Number.POSITIVE_INFINITY;
  const points = (t: Float64Array) => {
    const list: V[] = [];
    for (let i = 0; i <= steps; i++)
      for (let j = 0; i + j <= steps; j++) {
        const [u, v] = [i / steps, j / steps];
        list.push([0, 1, 2].map((k) => t[k] * (1 - u - v) + t[3 + k] * u + t[6 + k] * v) as V);
      }
    return list;
  };
  const pb = points(b);
  for (const x of points(a)) for (const y of pb) best = Math.min(best, dot(sub(x, y), sub(x, y)));
  return Math.sqrt(best);
}

/** How far the point is outside the triangle, by barycentric coordinates and the distance from its plane. */
function offTriangle(t: Float64Array, x: Float64Array): number {
  const n = cross(sub(at(t, 1), at(t, 0)), sub(at(t, 2), at(t, 0)));
  const area = dot(n, n);
  if (area < 1e-6) return 0;
  const p: V = [x[0], x[1], x[2]];
  const off = Math.abs(dot(sub(p, at(t, 0)), n)) / Math.sqrt(area);
  const bary = [0, 1, 2].map(
    (i) => dot(cross(sub(at(t, (i + 2) % 3), at(t, (i + 1) % 3)), sub(p, at(t, (i + 1) % 3))), n) / area,
  );
  return Math.max(off, ...bary.map((w) => -w));
}
