/**
 * The edges of a polygon as one instance each for a graphics pipeline, in units of the grid's cells and relative to its
 * first sample. A coordinate is split into a whole part and a fraction: f32 alone would lose 1e-4 cell at 2000 cells,
 * while differences from whole pixel positions stay as exact as the fraction.
 *
 * Sign of the distance: by the side of the edge where its interior is nearest, by the vertex's convexity where an end
 * is. Points nearest to a convex vertex are outside, those nearest to a reflex one inside; a straight vertex (0) has no
 * such points but on its normal, where the side of the edge decides.
 */
import type { Grid } from '../field/grid.js';
import type { Polygon } from '../polygon.js';
import { orientation } from '../predicates.js';

/** Floats per instance: whole x, whole y, fraction x, y, edge x, y, side, sign at a, at b, edge, vertex a, vertex b. */
export const INSTANCE_FLOATS = 12;

export interface EdgeInstances {
  readonly data: Float32Array;
  readonly count: number;
}

/** Instances of the edges that come within `reach` cells of the grid. */
export function edgeInstances(polygon: Polygon, grid: Grid, reach: number): EdgeInstances {
  const { positions, next, sides, ringOf, vertexCount } = polygon;
  const data = new Float32Array(INSTANCE_FLOATS * vertexCount);
  let count = 0;
  for (let e = 0; e < vertexCount; e++) {
    const w = next[e];
    const ax = (positions[2 * e] - grid.x0) / grid.spacing;
    const ay = (positions[2 * e + 1] - grid.y0) / grid.spacing;
    const bx = (positions[2 * w] - grid.x0) / grid.spacing;
    const by = (positions[2 * w + 1] - grid.y0) / grid.spacing;
    if (Math.max(ax, bx) < -reach || Math.min(ax, bx) > grid.columns + reach) continue;
    if (Math.max(ay, by) < -reach || Math.min(ay, by) > grid.rows + reach) continue;
    const [wholeX, wholeY] = [Math.floor(ax), Math.floor(ay)];
    const row = [wholeX, wholeY, ax - wholeX, ay - wholeY, bx - ax, by - ay];
    row.push(sides[ringOf[e]], convexity(polygon, e), convexity(polygon, w), vertexCount + e, e, w);
    data.set(row, INSTANCE_FLOATS * count++);
  }
  return { data: data.subarray(0, INSTANCE_FLOATS * count), count };
}

/** +1: points nearest to the vertex are outside, -1: inside, 0: straight. */
function convexity(polygon: Polygon, v: number): number {
  const { positions: p, next, previous, sides, ringOf } = polygon;
  const [a, b, c] = [2 * previous[v], 2 * v, 2 * next[v]];
  const turn = orientation(p[a], p[a + 1], p[b], p[b + 1], p[c], p[c + 1]);
  return Math.sign(turn) * sides[ringOf[v]];
}
