import { describe, expect, it } from 'vitest';
import { Polygon } from '../polygon.js';
import { proximity } from '../proximity.js';
import { measureBounds } from './bounds.js';
import { FieldQueries } from './field-queries.js';

describe('image-based answers keep their bounds', () => {
  it('over 400 random non-convex pairs, d from a tenth of the size to a 160th (seeds 0–399)', () => {
    const report = measureBounds(0, 400);
    expect(report).toMatchObject({ pairs: 400, missed: 0, invented: 0 });
    // Rounding of the comparison itself is allowed for; the bounds are not widened.
    const slack = 1 + 1e-9;
    expect(report.boundaryDistance).toBeLessThanOrEqual(slack);
    expect(report.distance).toBeLessThanOrEqual(slack);
    expect(report.depth).toBeLessThanOrEqual(slack);
    expect(report.contact).toBeLessThanOrEqual(slack);
    expect(report.area).toBeLessThanOrEqual(slack);
    // A bound that nothing comes near would be no bound at all.
    expect(report.boundaryDistance).toBeGreaterThan(0.5);
  });

  it('in degenerate places: shared edges, a vertex on an edge, nested squares', () => {
    const square = Polygon.box(2, 2);
    const beside = Polygon.box(2, 2, 2, 0);
    const diamond = Polygon.from([1, 0, 2, -1, 3, 0, 2, 1]);
    const inner = Polygon.box(1, 1);
    for (const other of [beside, diamond, inner, square]) {
      const field = proximity(square, other, { method: 'field', error: 0.05 });
      expect(field.collides()).toBe(true);
      expect(field.separation().distance).toBeLessThanOrEqual(0.05);
    }
    expect(
      proximity(square, inner, { method: 'field', error: 0.05 }).separation().boundaryDistance,
    ).toBeCloseTo(0.5, 1);
  });

  it('gives the depth and the way out of a box at its penetrating corner', () => {
    const corner = Polygon.from([0.7, 0.1, 3, 1, 3, -1]);
    const pair = proximity(corner, Polygon.box(2, 2), { method: 'field', error: 0.01 });
    const rows = [...pair.penetrations()].filter(({ vertex }) => vertex >= 0);
    expect(rows.length).toBe(1);
    expect(rows[0].distance).toBeCloseTo(-0.3, 9);
    expect(rows[0].normal[0]).toBeCloseTo(1, 9);
  });

  it('points contact normals from b to a on both boundaries', () => {
    const upper = Polygon.box(1, 1, 0, 1.02);
    const rows = [...proximity(upper, Polygon.box(4, 1), { method: 'field', error: 0.005 }).contacts(0.03)];
    expect(new Set(rows.map((row) => row.of))).toEqual(new Set(['a', 'b']));
    for (const row of rows) {
      if (Math.abs(row.point[0]) > 0.4) continue;
      expect(row.normal[1]).toBeCloseTo(1, 6);
    }
  });

  it('finds the three kinds of intersection of two squares, all of it and nothing else', () => {
    const [square, other, d] = [Polygon.box(2, 2), Polygon.box(2, 2, 1, 1), 0.02];
    const field = proximity(square, other, { method: 'field', error: d });
    const common = [...field.intersection('volume-volume')];
    for (const { point, distance } of common) {
      expect(Math.min(...point)).toBeGreaterThan(0);
      expect(Math.max(...point)).toBeLessThan(1);
      expect(distance).toBeCloseTo(-Math.min(...point, 2 - point[0], 2 - point[1]), 12);
    }
    // One square metre at one sample per cell.
    expect(common.length * 2 * d * d).toBeCloseTo(1, 1);
    const inside = [...field.intersection('boundary-volume')];
    // Two metres of boundary, at least a sample for every spacing.
    expect(inside.length).toBeGreaterThanOrEqual(Math.floor(2 / (Math.SQRT2 * d)));
    for (const { point } of inside) expect(Math.abs(Math.max(...point) - 1)).toBeLessThanOrEqual(d + 1e-12);
    const crossings = [...field.intersection('boundary-boundary')];
    for (const corner of [
      [0, 1],
      [1, 0],
    ] as const) {
      const near = (p: readonly [number, number]) => Math.hypot(p[0] - corner[0], p[1] - corner[1]);
      expect(Math.min(...crossings.map(({ point }) => near(point)))).toBeLessThanOrEqual(d);
    }
    for (const { point } of crossings)
      expect(Math.abs(point[0] + point[1] - 1)).toBeLessThanOrEqual(2 * Math.SQRT2 * d);
  });

  it('measures a set of points within d, and a single point as well', () => {
    const queries = proximity(Polygon.box(1, 1), Polygon.box(2, 2), { method: 'field', error: 0.02 });
    const points = Float64Array.of(0.9, 0.1, 3, 0, -0.5, -0.97, 1.3, 1.4);
    const truth = [-0.1, 2, -0.03, 0.5];
    const rows = [...queries.atPoints(points)];
    for (const [k, { distance, vertex }] of rows.entries()) {
      expect(vertex).toBe(k);
      expect(Math.abs(distance - truth[k])).toBeLessThanOrEqual(0.02);
    }
    expect(rows[1].normal[0]).toBeCloseTo(1, 6);
    expect([...queries.atPoints(Float64Array.of(0, 1.5))][0]).toMatchObject({ normal: [0, 1] });
    expect(() => queries.atPoints(Float64Array.of(0, Number.NaN))).toThrow();
  });

  it('refuses an error bound that is no length, or a grid that would be too large', () => {
    for (const error of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => new FieldQueries(error)).toThrow('positive length');
    }
    const fine = proximity(Polygon.box(2, 2), Polygon.box(2, 2), { method: 'field', error: 1e-6 });
    expect(() => fine.commonArea()).toThrow('use a larger error');
  });
});
