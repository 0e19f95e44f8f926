import { describe, expect, it } from 'vitest';
import { Field } from '../field/field.js';
import { Grid } from '../field/grid.js';
import { NearEdges } from '../localise/near-edges.js';
import { Boundary } from '../localise/nearest.js';
import { Polygon } from '../polygon.js';
import { randomPair } from './bounds.js';
import { FieldQueries } from './field-queries.js';

/** A field with every sample measured one by one: the slow twin. */
function wholeField(polygon: Polygon, grid: Grid): Field {
  const boundary = new Boundary();
  boundary.bind(polygon);
  const field = new Field();
  field.open(grid, boundary);
  field.fill();
  return field;
}

describe('depths from the four samples around a point', () => {
  it('are those of a field that was measured sample by sample (seeds 0–119)', () => {
    let rows = 0;
    let worst = 0;
    for (let seed = 0; seed < 120; seed++) {
      const { a, b, error } = randomPair(seed);
      const lazy = new FieldQueries(error).bind(a, b);
      const found = [...lazy.penetrations()];
      if (found.length === 0) continue;
      // The same grid as the query's own, by the same region.
      lazy.regions.overlap(lazy.a, lazy.b, 0);
      const [minX, minY, maxX, maxY] = lazy.regions.box;
      const grid = new Grid().cover(minX, minY, maxX, maxY, error);
      const given = new FieldQueries(error);
      given.bindFields(a, b, wholeField(a, grid), wholeField(b, grid));
      const twin = [...given.penetrations()];
      expect(twin.length).toBe(found.length);
      for (const [k, row] of found.entries()) {
        worst = Math.max(worst, Math.abs(row.distance - twin[k].distance));
        for (let axis = 0; axis < 2; axis++)
          worst = Math.max(worst, Math.abs(row.normal[axis] - twin[k].normal[axis]));
      }
      rows += found.length;
    }
    expect(rows).toBeGreaterThan(2000);
    expect(worst).toBeLessThan(1e-9);
  });

  it('know the side of a corner where an outline touches itself', () => {
    // A square with a notch whose floor is a reflex corner, and a tip that comes down to that corner.
    const polygon = Polygon.from(
      [-2, -2, 2, -2, 2, 2, 1, 2, 0, 0, -1, 2, -2, 2],
      [0, 0, 0.2, 1.5, -0.2, 1.5],
    );
    const boundary = new Boundary();
    boundary.bind(polygon);
    const near = new NearEdges();
    let wrong = 0;
    for (let k = 0; k < 400; k++) {
      const [x, y] = [-0.6 + (1.2 * (k % 20)) / 19, -0.6 + (1.2 * Math.floor(k / 20)) / 19];
      near.gather(boundary, 0, 0, 2, 2);
      near.reach = 2;
      near.turnTo(x, y);
      const truth = Math.sqrt(boundary.nearest(x, y));
      const side = boundary.inside(x, y);
      const value = near.signedDistance(x, y);
      if (Math.abs(Math.abs(value) - truth) > 1e-12 || (side !== 0 && value < 0 !== side > 0)) wrong++;
    }
    expect(wrong).toBe(0);
  });
});
