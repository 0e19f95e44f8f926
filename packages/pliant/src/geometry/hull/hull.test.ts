import { describe, expect, it } from 'vitest';
import { Random } from '../../math/random.js';
import { FarthestPoint } from './farthest.js';
import { convexHull } from './hull-faces.js';

type Cloud = (random: Random, n: number) => number[];

const onSphere: Cloud = (random, n) =>
  Array.from({ length: n }, () => {
    const p = [0, 1, 2].map(() => random.next() - 0.5);
    const length = Math.hypot(...p) || 1;
    return p.map((x) => x / length);
  }).flat();

/** Points of a k × k × k grid, about n of them. */
const grid: Cloud = (_, n) => {
  const k = Math.max(2, Math.round(Math.cbrt(n)));
  return Array.from({ length: k ** 3 }, (_, i) => [
    i % k,
    Math.floor(i / k) % k,
    Math.floor(i / k / k),
  ]).flat();
};

const CLOUDS: Record<string, Cloud> = {
  'on a sphere': onSphere,
  'in a cube': (random, n) => Array.from({ length: 3 * n }, () => random.next()),
  'of a grid': grid,
  'of a turned grid': (random, n) => {
    const points = grid(random, n);
    return points.map((_, i) => {
      const [x, y, z] = points.slice(i - (i % 3), i - (i % 3) + 3);
      return [0.6 * x - 0.8 * y, 0.8 * x + 0.6 * y + 1e3, z][i % 3];
    });
  },
  'on two circles': (_, n) =>
    Array.from({ length: n }, (_, i) => [Math.cos(i >> 1), Math.sin(i >> 1), i % 2]).flat(),
  'of a cube, each many times': (_, n) =>
    Array.from({ length: n }, (_, i) => [i & 1, (i >> 1) & 1, (i >> 2) & 1]).flat(),
  'of a thin disc': (random, n) =>
    Array.from({ length: n }, () => {
      const r = Math.sqrt(random.next());
      const a = 7 * random.next();
      return [r * Math.cos(a), r * Math.sin(a), 1e-4 * random.next()];
    }).flat(),
};

describe.each(Object.entries(CLOUDS))('points %s', (_, cloud) => {
  it('are all behind every face of their hull, whose corners are among them', () => {
    const points = Float64Array.from(cloud(new Random(3), 600));
    const { points: corners, planes, first } = convexHull(points);
    expect(first.length).toBeGreaterThan(4);
    const given = new Set(
      Array.from({ length: points.length / 3 }, (_, i) => points.slice(3 * i, 3 * i + 3).join()),
    );
    for (let i = 0; i < corners.length; i += 3) expect(given.has(corners.slice(i, i + 3).join())).toBe(true);
    for (let n = 0; n < planes.length; n += 4) {
      let most = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < points.length; i += 3)
        most = Math.max(
          most,
          planes[n] * points[i] + planes[n + 1] * points[i + 1] + planes[n + 2] * points[i + 2],
        );
      expect(planes[n + 3]).toBe(most);
    }
  });

  it('are searched for the farthest as if all were asked', () => {
    const random = new Random(5);
    const points = Float64Array.from(cloud(random, 300));
    const tree = new FarthestPoint(points);
    for (let k = 0; k < 200; k++) {
      const [x, y, z] = [0, 1, 2].map(() => Math.round(8 * random.next() - 4) / 4);
      let most = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < points.length; i += 3)
        most = Math.max(most, x * points[i] + y * points[i + 1] + z * points[i + 2]);
      expect(tree.along(x, y, z, Number.NEGATIVE_INFINITY)).toBe(most);
      expect(tree.along(x, y, z, Number.NEGATIVE_INFINITY, most - 0.1)).toBeGreaterThanOrEqual(most - 0.1);
    }
  });
});
