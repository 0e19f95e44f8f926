import { describe, expect, it } from 'vitest';
import { Random } from '../math/random.js';
import { sphereOverlap } from '../narrowphase/molecules/sphere-overlap.js';
import { faceProjectionDepth, projectOntoFace } from './face-projection.js';

const face = Uint32Array.of(0, 1, 2);
const scratch = new Float64Array(3);

describe('sphere overlap', () => {
  const out = new Float64Array(3);

  it('is the sum of radii less the distance, along the centres', () => {
    const centres = Float64Array.of(1, 2, 3, 1 + 2, 2 + 3, 3 + 6);
    expect(sphereOverlap(out, 0, centres, Float64Array.of(5, 4), 0, 1)).toBe(2);
    expect([...out].map((x) => x * 7)).toEqual([-2, -3, -6].map((x) => expect.closeTo(x, 12)));
    expect(sphereOverlap(out, 0, centres, Float64Array.of(1, 2), 0, 1)).toBe(-4);
  });

  it('parts the spheres exactly when a moves by it', () => {
    const random = new Random(9);
    for (let k = 0; k < 100; k++) {
      const centres = Float64Array.from({ length: 6 }, () => random.uniform(-1, 1));
      const radii = Float64Array.of(random.uniform(1, 3), random.uniform(1, 3));
      const depth = sphereOverlap(out, 0, centres, radii, 0, 1);
      for (let axis = 0; axis < 3; axis++) centres[axis] += depth * out[axis];
      expect(Math.abs(sphereOverlap(out, 0, centres, radii, 0, 1))).toBeLessThan(1e-14);
    }
  });

  it('has a direction for concentric spheres', () => {
    expect(sphereOverlap(out, 0, new Float64Array(6), Float64Array.of(1, 2), 0, 1)).toBe(3);
    expect([...out]).toEqual([0, 1, 0]);
  });
});

describe('face projection', () => {
  // The plane y = 1, looking up.
  const ground = Float64Array.of(0, 1, 0, 0, 1, 1, 1, 1, 0);

  it('is the depth of the deepest corner behind the plane', () => {
    const tip = Float64Array.of(0.2, 0.7, 0.2, 0.3, 0.9, 0.3, 0.2, 5, 0.1);
    expect(faceProjectionDepth(tip, face, 0, ground, face, 0, scratch)).toBeCloseTo(0.3, 14);
    const above = tip.map((x, k) => (k % 3 === 1 ? x + 1 : x));
    expect(faceProjectionDepth(above, face, 0, ground, face, 0, scratch)).toBe(0);
    expect(faceProjectionDepth(tip, face, 0, new Float64Array(9), face, 0, scratch)).toBe(0);
  });

  it('lands on the plane, by the shortest way, for edges at any angle', () => {
    const random = new Random(2);
    const foot = new Float64Array(3);
    for (let k = 0; k < 200; k++) {
      const triangle = Float64Array.from({ length: 9 }, () => random.uniform(-1, 1));
      const point = Float64Array.from({ length: 3 }, () => random.uniform(-1, 1));
      expect(projectOntoFace(foot, 0, point, triangle, face, 0)).toBe(true);
      for (const corner of [3, 6]) {
        // The way to the foot is orthogonal to both edges, and the foot itself needs no move.
        let along = 0;
        for (let axis = 0; axis < 3; axis++)
          along += (point[axis] - foot[axis]) * (triangle[corner + axis] - triangle[axis]);
        expect(Math.abs(along)).toBeLessThan(1e-13);
      }
      const again = new Float64Array(3);
      projectOntoFace(again, 0, foot, triangle, face, 0);
      expect(Math.max(...again.map((x, axis) => Math.abs(x - foot[axis])))).toBeLessThan(1e-13);
    }
  });

  it('equals the sum of projections onto the edges when they are orthogonal', () => {
    const foot = new Float64Array(3);
    const corner = Float64Array.of(1, 1, 1, 3, 1, 1, 1, 1, 5);
    projectOntoFace(foot, 0, Float64Array.of(1.7, -4, 2.2), corner, face, 0);
    expect([...foot]).toEqual([1.7, 1, 2.2].map((x) => expect.closeTo(x, 14)));
  });
});
