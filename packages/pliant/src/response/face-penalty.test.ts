import { describe, expect, it } from 'vitest';
import {
  balancedFaceForces,
  impactStiffness,
  penaltyForce,
  penaltyStiffness,
  printedFaceForces,
} from './face-penalty.js';

describe('the penalty force', () => {
  it('is k·d inside and nothing outside, with k from the lighter body', () => {
    expect(penaltyStiffness(3, 2, 100)).toBe(200);
    expect(penaltyStiffness(Number.POSITIVE_INFINITY, 2, 100)).toBe(200);
    expect(penaltyForce(200, 0, 0.01, 0)).toBe(2);
    expect(penaltyForce(200, 0, 0, 5)).toBe(0);
    expect(penaltyForce(200, 0, -0.01, 5)).toBe(0);
  });

  it('never pulls, however fast the bodies part', () => {
    expect(penaltyForce(200, 10, 0.01, 0.1)).toBe(3);
    expect(penaltyForce(200, 10, 0.01, -9)).toBe(0);
  });

  it('stops an impact within the wanted depth: v·√(m/k) with k from the speed', () => {
    const [mass, depth] = [0.5, 0.002];
    for (const speed of [0.1, 1, 10]) {
      const stiffness = impactStiffness(1000, mass, speed, depth);
      let [x, v, deepest] = [0, speed, 0];
      for (const h = 1e-7; v > 0; ) {
        v -= (h * penaltyForce(stiffness, 0, x, v)) / mass;
        x += h * v;
        deepest = Math.max(deepest, x);
      }
      expect(deepest).toBeLessThan(depth * 1.001 + 1e-6);
    }
    expect(impactStiffness(1000, mass, -3, depth)).toBe(1000);
  });
});

describe('forces on a pair of faces', () => {
  const out = new Float64Array(6);
  // fi looks down and a little to the side, fj looks up.
  const normals = Float64Array.of(0.6, -0.8, 0, 0, 1, 0);

  it('as printed are not opposite unless the faces are parallel', () => {
    printedFaceForces(out, 0, normals, 10);
    expect([...out]).toEqual([0, 10, 0, 6, -8, 0]);
    printedFaceForces(out, 0, Float64Array.of(0, -1, 0, 0, 1, 0), 10);
    expect([...out]).toEqual([0, 10, 0, 0, -10, 0]);
  });

  it('balanced are opposite, of the same size, and the printed ones for parallel faces', () => {
    balancedFaceForces(out, 0, normals, 10);
    expect(Math.hypot(out[0], out[1], out[2])).toBeCloseTo(10, 12);
    for (let axis = 0; axis < 3; axis++) expect(out[axis] + out[3 + axis]).toBe(0);
    balancedFaceForces(out, 0, Float64Array.of(0, -1, 0, 0, 1, 0), 10);
    expect(out[1]).toBeCloseTo(10, 12);
    expect(out[4]).toBeCloseTo(-10, 12);
  });

  it('have an answer for faces that look the same way', () => {
    balancedFaceForces(out, 0, Float64Array.of(0, 1, 0, 0, 1, 0), 10);
    expect(out[1]).toBe(10);
    expect(out[4]).toBe(-10);
  });
});
