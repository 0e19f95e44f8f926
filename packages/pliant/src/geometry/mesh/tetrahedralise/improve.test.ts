import { describe, expect, it } from 'vitest';
import { smallestDihedralSine } from '../quality.js';
import { TetMesh } from '../tet-mesh.js';
import { improve } from './improve.js';
import { randomShape } from './random-shape.test-support.js';
import { tetrahedralise } from './tetrahedralise.js';

describe('improve()', () => {
  it('lifts the worst quality and keeps boundary and bounds (seeds 61 to 72)', () => {
    let lifted = 0;
    for (let seed = 61; seed <= 72; seed++) {
      const { mesh } = tetrahedralise(randomShape(seed), { edge: 0.15, quality: 0 });
      const positions = mesh.positions.slice();
      improve(positions, mesh.tets, 0.5);
      const better = new TetMesh({ positions, tets: mesh.tets });
      const [before, after] = [mesh.diagnose().smallestQuality, better.diagnose().smallestQuality];
      expect(after, `seed ${seed}`).toBeGreaterThanOrEqual(before);
      if (after > before + 0.02) lifted++;
      const [was, is] = [mesh.dihedralRange(), better.dihedralRange()];
      const guarded = Math.PI / 9;
      expect(is.min).toBeGreaterThanOrEqual(Math.min(was.min, guarded, Math.PI - was.max) - 1e-12);
      expect(is.max).toBeLessThanOrEqual(Math.PI - Math.min(was.min, guarded, Math.PI - was.max) + 1e-12);
      const isMoved = (v: number) =>
        [0, 1, 2].some((k) => positions[3 * v + k] !== mesh.positions[3 * v + k]);
      expect(mesh.boundary().vertices.some(isMoved)).toBe(false);
      expect(better.volume).toBeCloseTo(mesh.volume, 12);
    }
    expect(lifted).toBeGreaterThanOrEqual(6);
  });
});

describe('smallestDihedralSine()', () => {
  it('is the sine of the angle furthest from a right one', () => {
    const { mesh } = tetrahedralise(randomShape(9), { edge: 0.2 });
    let apart = 0;
    for (let t = 0; t < mesh.tetCount; t++) {
      const one = new TetMesh({ positions: mesh.positions, tets: mesh.tets.slice(4 * t, 4 * t + 4) });
      const { min, max } = one.dihedralRange();
      const expected = Math.min(Math.sin(min), Math.sin(max));
      apart = Math.max(apart, Math.abs(smallestDihedralSine(mesh.positions, mesh.tets, 4 * t) - expected));
    }
    expect(apart).toBeLessThan(1e-12);
  });
});
