import { describe, expect, it } from 'vitest';
import { MeshQuery } from '../mesh-query.js';
import { box, Random, sphere, torus } from '../shapes.test-support.js';
import { DistanceField } from './distance-field.js';

describe('DistanceField', () => {
  it('stays within its error bound of the clamped signed distance, everywhere (seed 71)', () => {
    for (const shape of [box(0.5, 0.3, 0.2), torus(0.6, 0.2, 24, 10), sphere(0.5, 3)]) {
      const mesh = new MeshQuery(shape);
      const field = new DistanceField(mesh, { cell: 0.06, band: 0.2 });
      const random = new Random(71);
      let worst = 0;
      for (let i = 0; i < 4000; i++) {
        const p = [0, 1, 2].map(() => 2.4 * random.next() - 1.2);
        const truth = Math.min(0.2, Math.max(-0.2, mesh.signedDistance(p)));
        worst = Math.max(worst, Math.abs(field.value(p) - truth));
      }
      expect(worst).toBeLessThan(field.errorBound);
      expect(worst).toBeGreaterThan(0);
    }
  });

  it('has samples that are the distance itself inside the band', () => {
    const mesh = new MeshQuery(torus(0.6, 0.2, 24, 10));
    const field = new DistanceField(mesh, { cell: 0.1 });
    const [nx, ny, nz] = field.counts;
    for (let at = 0; at < nx * ny * nz; at += 7) {
      const p = [at % nx, Math.floor(at / nx) % ny, Math.floor(at / (nx * ny))].map(
        (k, n) => field.origin[n] + k * field.cell,
      );
      const truth = Math.min(field.band, Math.max(-field.band, mesh.signedDistance(p)));
      expect(field.samples[at]).toBeCloseTo(truth, 6);
    }
  });

  it('converges with the square of the cell near smooth parts', () => {
    const mesh = new MeshQuery(sphere(1, 5));
    const worst = (cell: number) => {
      const field = new DistanceField(mesh, { cell, band: 4 * cell });
      let most = 0;
      for (let i = 0; i < 500; i++) {
        const z = -0.99 + (1.98 * i) / 499;
        const [x, y] = [Math.cos(i) * Math.sqrt(1 - z * z), Math.sin(i) * Math.sqrt(1 - z * z)];
        most = Math.max(most, Math.abs(field.value([1.02 * x, 1.02 * y, 1.02 * z]) - 0.02));
      }
      return most;
    };
    expect(worst(0.1)).toBeLessThan(worst(0.2) / 2.5);
  });

  it('has the gradient of its own values (central differences, seed 72) of about unit length', () => {
    const field = new DistanceField(new MeshQuery(sphere(0.5, 4)), { cell: 0.04, band: 0.16 });
    const random = new Random(72);
    const gradient = new Float64Array(3);
    for (let i = 0; i < 300; i++) {
      const v = [0, 1, 2].map(() => random.next() - 0.5);
      const r = (0.45 + 0.1 * random.next()) / Math.hypot(v[0], v[1], v[2]);
      // Middle of a cell's inside, so that the differences don't straddle its border.
      const p = v.map((x, n) => {
        const k = Math.floor((x * r - field.origin[n]) / field.cell);
        return field.origin[n] + (k + 0.3 + 0.4 * random.next()) * field.cell;
      });
      field.valueAndGradient(p, gradient);
      for (let n = 0; n < 3; n++) {
        const at = (h: number) => field.value(p.map((x, k) => (k === n ? x + h : x)));
        expect((at(1e-6) - at(-1e-6)) / 2e-6).toBeCloseTo(gradient[n], 6);
      }
      expect(Math.hypot(...gradient)).toBeCloseTo(1, 0);
    }
  });

  it('refuses cells of no size, narrow bands and grids beyond memory', () => {
    const mesh = new MeshQuery(box(1, 1, 1));
    expect(() => new DistanceField(mesh, { cell: 0 })).toThrow(/cell/);
    expect(() => new DistanceField(mesh, { cell: 0.1, band: 0.1 })).toThrow(/band/);
    expect(() => new DistanceField(mesh, { cell: 1e-5 })).toThrow(/too large/);
  });
});
