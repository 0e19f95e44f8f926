import { describe, expect, it } from 'vitest';
import { Random } from '../../../math/random.js';
import { TriangleMesh } from '../triangle-mesh.js';
import { NearestTriangle } from './nearest-triangle.js';
import { pointTriangleDistanceSq } from './point-triangle-distance.js';

describe('pointTriangleDistanceSq()', () => {
  const triangle = Float64Array.of(0, 0, 0, 2, 0, 0, 0, 1, 0);
  it.each([
    ['over the face', [0.5, 0.25, 3], 9],
    ['beside an edge', [1, -2, 0], 4],
    ['beside the long edge', [2, 1, 0], 0.8],
    ['past a corner', [-3, -4, 0], 25],
    ['on the face', [0.5, 0.25, 0], 0],
  ])('measures %s', (_, [x, y, z], expected) => {
    expect(pointTriangleDistanceSq(triangle, 0, 3, 6, x!, y!, z!)).toBeCloseTo(expected, 14);
  });

  it('measures a triangle without area by its sides', () => {
    const flat = Float64Array.of(0, 0, 0, 2, 0, 0, 1, 0, 0);
    expect(pointTriangleDistanceSq(flat, 0, 3, 6, 3, 1, 0)).toBeCloseTo(2, 14);
    expect(pointTriangleDistanceSq(new Float64Array(9), 0, 3, 6, 3, 4, 0)).toBeCloseTo(25, 14);
  });
});

describe('NearestTriangle', () => {
  it.each([0.05, 0.2, 3])('agrees with trying all triangles, near and far (cubes of %f)', (size) => {
    const mesh = TriangleMesh.torusKnot({ along: 40, around: 5 });
    const { positions, triangles } = mesh;
    const nearest = new NearestTriangle(positions, triangles, size);
    const random = new Random(5);
    for (let n = 0; n < 60; n++) {
      const reach = n % 3 === 0 ? 8 : 1.5;
      const [x, y, z] = [0, 0, 0].map(() => random.uniform(-reach, reach)) as [number, number, number];
      let expected = Infinity;
      for (let t = 0; t < triangles.length; t += 3) {
        const [a, b, c] = [3 * triangles[t], 3 * triangles[t + 1], 3 * triangles[t + 2]];
        expected = Math.min(expected, pointTriangleDistanceSq(positions, a, b, c, x, y, z));
      }
      expect(nearest.distance(x, y, z)).toBeCloseTo(Math.sqrt(expected), 12);
      expect(nearest.distance(x, y, z, 0.01)).toBe(expected < 1e-4 ? Math.sqrt(expected) : 0.01);
    }
  });
});
