/**
 * The edges of a polygon as one instance each for a graphics pipeline, in units of the grid's cells and relative to its
 * first sample. A coordinate is split into a whole part and a fraction: f32 alone would lose 1e-4 cell at 2000 cells,
 * while differences from whole pixel positions stay as exact as the fraction.
 *
 * Sign of the distance: by the side of the edge where its interior is nearest. Where an end is, by the angle to the mean
 * of the outward normals of both edges: a point nearest to a convex vertex is within a right angle of it, one nearest to
 * a reflex vertex of its opposite. Whether the vertex is convex must not decide: rounding bends straight sides by a
 * hair, and a sample far inside, right on the normal of such a vertex, would be told to be outside. Of edges that f32
 * can't tell apart the wrong one may be nearest; whoever reads a field back tells the side anew (`read-field.ts`).
 */
import { atan2 } from '../../math/scalar.js';
import type { Grid } from '../field/grid.js';
import type { Polygon } from '../polygon.js';
import { orientation } from '../predicates.js';

/** Floats per instance: whole x, whole y, fraction x, y, edge x, y, side, angle of the outward normal at a, at b, edge, vertex a, vertex b. */
export const INSTANCE_FLOATS = 12;

/** Squared length of the sum of two unit normals below which its direction is rounding: a spike of 1e-6 rad. */
const SPIKE = 1e-12;

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
    row.push(sides[ringOf[e]], outward(polygon, e), outward(polygon, w), vertexCount + e, e, w);
    data.set(row, INSTANCE_FLOATS * count++);
  }
  return { data: data.subarray(0, INSTANCE_FLOATS * count), count };
}

/** Angle of the mean outward normal of a vertex [rad]. */
function outward({ positions: p, next, previous, sides, ringOf }: Polygon, v: number): number {
  const [a, b, c] = [2 * previous[v], 2 * v, 2 * next[v]];
  const before = Math.sqrt((p[b] - p[a]) ** 2 + (p[b + 1] - p[a + 1]) ** 2);
  const after = Math.sqrt((p[c] - p[b]) ** 2 + (p[c + 1] - p[b + 1]) ** 2);
  const [ux, uy] = [(p[b] - p[a]) / before, (p[b + 1] - p[a + 1]) / before];
  const [wx, wy] = [(p[c] - p[b]) / after, (p[c + 1] - p[b + 1]) / after];
  const side = sides[ringOf[v]];
  const [x, y] = [side * (uy + wy), -side * (ux + wx)];
  if (x * x + y * y > SPIKE) return atan2(y, x);
  // Both edges lie on each other: outward is on from the tip, or back into the notch.
  const turn = Math.sign(orientation(p[a], p[a + 1], p[b], p[b + 1], p[c], p[c + 1])) * side || 1;
  return atan2(turn * (uy - wy), turn * (ux - wx));
}
