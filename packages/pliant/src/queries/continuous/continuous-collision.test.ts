import { describe, expect, it } from 'vitest';
import { Random } from '../../math/random.js';
import { ContinuousCollision, NEVER } from './continuous-collision.js';

const flat = (...points: number[][]) => Float64Array.from(points.flat());
const TRIANGLE = [
  [0, 0, 0],
  [1, 0, 0],
  [0, 1, 0],
];

describe('vertexFace', () => {
  const ccd = new ContinuousCollision();
  const drop = (from: number[], to: number[], face = TRIANGLE) =>
    ccd.vertexFace(flat(from, ...face), flat(to, ...face), 0, 3, 6, 9);

  it('is the time of a straight fall, never later and at most the tolerance earlier', () => {
    for (const [h, d] of [
      [1, 2],
      [0.3, 1],
      [0.999, 1],
      [5, 6],
    ]) {
      const time = drop([0.25, 0.25, h!], [0.25, 0.25, h! - d!]);
      expect(time).toBeLessThanOrEqual(h! / d!);
      expect(time).toBeGreaterThan(h! / d! - 2e-6 / d! - 1e-12);
    }
  });

  it('sees a contact at the very start, at the very end, and none just short of it', () => {
    expect(drop([0.25, 0.25, 0], [0.25, 0.25, 1])).toBe(0);
    expect(drop([0.25, 0.25, 1], [0.25, 0.25, 0])).toBeLessThanOrEqual(1);
    expect(drop([0.25, 0.25, 1], [0.25, 0.25, 1e-5])).toBe(NEVER);
  });

  it('hits edges and corners of the face and passes just outside of them', () => {
    for (const [x, y] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [0.5, 0.5],
      [0.5, 0],
    ])
      expect(drop([x!, y!, 1], [x!, y!, -1])).toBeLessThanOrEqual(0.5);
    expect(drop([0.5 + 1e-5, 0.5 + 1e-5, 1], [0.5 + 1e-5, 0.5 + 1e-5, -1])).toBe(NEVER);
    expect(drop([-1e-5, 0.5, 1], [-1e-5, 0.5, -1])).toBe(NEVER);
  });

  it('is not fooled by a point that slides in the plane of the face', () => {
    expect(drop([2, 0.25, 0], [-1, 0.25, 0])).toBeCloseTo(1.25 / 3, 4);
    expect(drop([2, 2, 0], [-1, 3, 0])).toBe(NEVER);
  });

  it('takes faces that are segments or points, and bodies at rest', () => {
    const segment = [
      [0, 0, 0],
      [1, 0, 0],
      [0.5, 0, 0],
    ];
    expect(drop([0.25, 0, 1], [0.25, 0, -1], segment)).toBeLessThanOrEqual(0.5);
    expect(drop([0.25, 0.1, 1], [0.25, 0.1, -1], segment)).toBe(NEVER);
    expect(drop([3, 3, 3], [3, 3, 3])).toBe(NEVER);
    expect(drop([0.2, 0.2, 0], [0.2, 0.2, 0])).toBe(0);
  });
});

describe('edgeEdge', () => {
  const ccd = new ContinuousCollision();

  it('is the time at which crossing edges meet', () => {
    const start = flat([-1, 0, 1], [1, 0, 1], [0, -1, 0], [0, 1, 0]);
    const end = flat([-1, 0, -3], [1, 0, -3], [0, -1, 0], [0, 1, 0]);
    expect(ccd.edgeEdge(start, end, 0, 3, 6, 9)).toBeCloseTo(0.25, 5);
    expect(ccd.edgeEdge(start, start, 0, 3, 6, 9)).toBe(NEVER);
  });

  it('settles parallel edges that meet along their whole length', () => {
    const start = flat([-1, 0, 1], [1, 0, 1], [-1, 0, 0], [1, 0, 0]);
    const end = flat([-1, 0, -1], [1, 0, -1], [-1, 0, 0], [1, 0, 0]);
    const time = ccd.edgeEdge(start, end, 0, 3, 6, 9);
    expect(time).toBeLessThanOrEqual(0.5);
    expect(time).toBeGreaterThan(0.499999);
  });

  it('passes collinear edges that stay apart', () => {
    const start = flat([0, 0, 0], [1, 0, 0], [2, 0, 0], [3, 0, 0]);
    const end = flat([0.5, 0, 0], [1.5, 0, 0], [2, 0, 0], [3, 0, 0]);
    expect(ccd.edgeEdge(start, end, 0, 3, 6, 9)).toBe(NEVER);
  });
});

describe('no meeting is missed', () => {
  it.each([1, 1e-6, 1e6])('in random motions made to meet, at scale %f (seed 51)', (scale) => {
    const random = new Random(51);
    const ccd = new ContinuousCollision({ tolerance: 1e-6 * scale });
    const point = () => [0, 1, 2].map(() => scale * (2 * random.next() - 1));
    const mix = (t: number, a: number[], b: number[]) => a.map((x, n) => x + t * (b[n] - x));
    let latest = Number.NEGATIVE_INFINITY;
    let tried = 0;
    for (let i = 0; i < 400; i++) {
      const start = [point(), point(), point(), point()];
      const end = [point(), point(), point(), point()];
      const time = random.next();
      const [u, v] = [random.next(), random.next()];
      const at = start.map((p, k) => mix(time, p, end[k]));
      const vertexFace = i % 2 === 0;
      const meet = vertexFace
        ? mix(v, at[1], mix(u, at[2], at[3]))
        : mix(v, at[2], at[3]).map((x, n) => (x - u * at[1][n]) / (1 - u));
      // The first point is thrown so that it passes through the meeting at that time, to rounding.
      end[0] = start[0].map((x, n) => x + (meet[n] - x) / time);
      const [s, e] = [flat(...start), flat(...end)];
      if (!e.every((x) => Math.abs(x) < 10 * scale)) continue;
      const found = vertexFace ? ccd.vertexFace(s, e, 0, 3, 6, 9) : ccd.edgeEdge(s, e, 0, 3, 6, 9);
      latest = Math.max(latest, found - time);
      tried++;
    }
    expect(latest).toBeLessThanOrEqual(1e-9);
    expect(tried).toBeGreaterThan(200);
  });

  it('and none is invented: at the reported time the features are within the tolerance (seed 52)', () => {
    const random = new Random(52);
    const ccd = new ContinuousCollision({ tolerance: 1e-6 });
    const point = () => [0, 1, 2].map(() => 2 * random.next() - 1);
    let hits = 0;
    for (let i = 0; i < 2000; i++) {
      const s = flat(point(), point(), point(), point());
      const e = flat(point(), point(), point(), point());
      const time = ccd.vertexFace(s, e, 0, 3, 6, 9);
      if (time === NEVER) continue;
      hits++;
      const at = s.map((x, k) => x + time * (e[k] - x));
      expect(distanceToTriangle(at)).toBeLessThan(1e-5);
    }
    expect(hits).toBeGreaterThan(100);
  });
});

/** Distance of the first point to the triangle of the other three, by sampling its plane and edges finely enough. */
function distanceToTriangle(p: Float64Array): number {
  const v = (i: number) => [p[3 * i], p[3 * i + 1], p[3 * i + 2]];
  const sub = (a: number[], b: number[]) => a.map((x, n) => x - b[n]);
  const dot = (a: number[], b: number[]) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const [x, a, b, c] = [v(0), v(1), v(2), v(3)];
  const [ab, ac, ax] = [sub(b, a), sub(c, a), sub(x, a)];
  const [d11, d12, d22] = [dot(ab, ab), dot(ab, ac), dot(ac, ac)];
  const [e1, e2] = [dot(ax, ab), dot(ax, ac)];
  const det = d11 * d22 - d12 * d12;
  const [s, t] = [(d22 * e1 - d12 * e2) / det, (d11 * e2 - d12 * e1) / det];
  const clamp = (y: number) => Math.min(1, Math.max(0, y));
  const candidates: number[][] = [];
  if (s >= 0 && t >= 0 && s + t <= 1) candidates.push(a.map((y, n) => y + s * ab[n] + t * ac[n]));
  for (const [p0, p1] of [
    [a, b],
    [b, c],
    [c, a],
  ]) {
    const d = sub(p1!, p0!);
    const k = clamp(dot(sub(x, p0!), d) / dot(d, d));
    candidates.push(p0!.map((y, n) => y + k * d[n]));
  }
  return Math.min(...candidates.map((y) => Math.sqrt(dot(sub(x, y), sub(x, y)))));
}
