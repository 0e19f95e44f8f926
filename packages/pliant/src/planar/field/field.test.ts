import { describe, expect, it } from 'vitest';
import { Random } from '../../math/random.js';
import { inside } from '../inside.js';
import { Boundary, nearestInRun } from '../localise/nearest.js';
import { Polygon } from '../polygon.js';
import { randomPolygon } from '../random-polygon.js';
import { CpuBackend, gridOf } from './cpu.js';
import { Field } from './field.js';

/** Signed distance by looking at every edge. */
function signedDistance(polygon: Polygon, x: number, y: number): number {
  const best = new Float64Array([Number.POSITIVE_INFINITY, -1]);
  nearestInRun(polygon.positions, polygon.next, 0, polygon.vertexCount, x, y, best);
  return inside(polygon, x, y) > 0 ? -Math.sqrt(best[0]) : Math.sqrt(best[0]);
}

describe('the distance field', () => {
  const backend = new CpuBackend();

  it('is exact at the samples, filled or lazy (seeds 0–29, up to 200 vertices)', () => {
    let worst = 0;
    for (let seed = 0; seed < 30; seed++) {
      const polygon = randomPolygon(seed, { vertices: 3 + seed * 7, hole: seed % 2 === 0 });
      const options = { error: 0.08 };
      const field = backend.field(polygon, options);
      const lazy = new Field();
      const boundary = new Boundary();
      boundary.bind(polygon);
      lazy.open(gridOf(polygon, options), boundary);
      const { grid } = field;
      for (let k = 0; k < grid.count; k++) {
        const x = grid.x0 + (k % grid.columns) * grid.spacing;
        const y = grid.y0 + Math.floor(k / grid.columns) * grid.spacing;
        const truth = signedDistance(polygon, x, y);
        worst = Math.max(worst, Math.abs(field.value(k) - truth), Math.abs(lazy.value(k) - truth));
      }
    }
    expect(worst).toBeLessThan(1e-12);
  });

  it('stays within d between the samples, and its gradient within the truth near smooth sides (seed 7)', () => {
    const random = new Random(7);
    const polygon = randomPolygon(7, { vertices: 40, hole: true });
    const error = 0.02;
    const field = backend.field(polygon, { error, region: [-1, -1, 1, 1] });
    let worst = 0;
    for (let k = 0; k < 5000; k++) {
      const [x, y] = [random.uniform(-1, 1), random.uniform(-1, 1)];
      worst = Math.max(worst, Math.abs(field.valueAt(x, y) - signedDistance(polygon, x, y)));
    }
    expect(worst).toBeLessThanOrEqual(error);
    expect(worst).toBeGreaterThan(error / 10);
  });

  it('has the gradient of a half-plane wherever one edge is nearest', () => {
    const field = backend.field(Polygon.box(2, 2), { error: 0.01, region: [0.5, -0.3, 1.5, 0.3] });
    const gradient = new Float64Array(2);
    for (const x of [0.6, 0.95, 1, 1.2]) {
      field.gradientAt(gradient, 0, x, 0.1);
      expect(gradient[0]).toBeCloseTo(1, 9);
      expect(gradient[1]).toBeCloseTo(0, 9);
    }
  });

  it('names the nearest feature: vertices beyond corners, edges elsewhere', () => {
    const field = backend.field(Polygon.box(2, 2), { error: 0.01, region: [-2, -2, 2, 2] });
    expect(field.featureAt(-1.5, -1.5)).toBe(0);
    expect(field.featureAt(1.5, 1.5)).toBe(2);
    expect(field.featureAt(0, -1.5)).toBe(4 + 0);
    expect(field.featureAt(1.5, 0)).toBe(4 + 1);
    expect(field.featureAt(0.9, 0)).toBe(4 + 1);
  });

  it('clamps beyond the band and keeps it exact inside', () => {
    const polygon = randomPolygon(3, { vertices: 60 });
    const full = backend.field(polygon, { error: 0.05, region: [-2, -2, 2, 2] });
    const band = backend.field(polygon, { error: 0.05, region: [-2, -2, 2, 2], maxDistance: 0.3 });
    let clamped = 0;
    let wrong = 0;
    for (let k = 0; k < full.grid.count; k++) {
      const truth = full.value(k);
      if (Math.abs(truth) < 0.3) {
        if (Math.abs(band.value(k) - truth) > 1e-12) wrong++;
      } else {
        clamped++;
        if (band.value(k) !== Math.sign(truth) * 0.3 || band.feature(k) !== -1) wrong++;
      }
    }
    expect(wrong).toBe(0);
    expect(clamped).toBeGreaterThan(100);
  });

  const DEGENERATE: [string, Polygon][] = [
    ['strands that touch in a point', Polygon.from([0, 0, 1, 1, 2, 0, 2, 2, 1, 1, 0, 2])],
    ['a hole that touches the outline', Polygon.from([0, 0, 4, 0, 4, 4, 0, 4], [2, 0, 3, 1, 1, 1])],
    ['two holes that touch', Polygon.from([0, 0, 6, 0, 6, 4, 0, 4], [1, 1, 3, 2, 1, 3], [3, 2, 5, 1, 5, 3])],
    ['a long spike', Polygon.from([0, 0, 2, 0, 2, 2, 1.01, 2, 1, 6, 0.99, 2, 0, 2])],
    ['points in a row', Polygon.from([0, 0, 1, 0, 2, 0, 3, 0, 3, 2, 2, 2, 1, 2, 0, 2, 0, 1])],
    [
      'an island in a hole',
      Polygon.from([0, 0, 9, 0, 9, 9, 0, 9], [1, 1, 8, 1, 8, 8, 1, 8], [3, 3, 6, 3, 6, 6, 3, 6]),
    ],
  ];

  it.each(DEGENERATE)('has the right signs around %s, on lattice points that tie', (_, polygon) => {
    // A spacing of 1/8 puts samples on vertices, edges and axes of symmetry.
    const options = { error: 0.125 / Math.SQRT2, region: [-1, -1, 10, 10] as const };
    const field = backend.field(polygon, options);
    const lazy = new Field();
    const boundary = new Boundary();
    boundary.bind(polygon);
    lazy.open(gridOf(polygon, options), boundary);
    const { grid } = field;
    let worst = 0;
    for (let k = 0; k < grid.count; k++) {
      const x = grid.x0 + (k % grid.columns) * grid.spacing;
      const y = grid.y0 + Math.floor(k / grid.columns) * grid.spacing;
      const truth = signedDistance(polygon, x, y);
      worst = Math.max(worst, Math.abs(field.value(k) - truth), Math.abs(lazy.value(k) - truth));
    }
    expect(worst).toBeLessThan(1e-12);
  });

  it('refuses points outside its region', () => {
    const field = backend.field(Polygon.box(2, 2), { error: 0.1 });
    expect(() => field.valueAt(9, 0)).toThrow('outside the region');
    expect(() => field.valueAt(Number.NaN, 0)).toThrow('outside the region');
  });
});
