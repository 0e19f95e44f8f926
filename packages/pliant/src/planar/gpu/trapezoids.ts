/**
 * A region as trapezoids, two triangles each, so that a rasteriser covers every sample of it exactly once whatever its
 * holes and islands: between two neighbouring heights of vertices the edges don't cross, and every second gap between
 * them is inside.
 */
import type { Grid } from '../field/grid.js';
import type { Polygon } from '../polygon.js';

/** x, y of the corners of triangles, in cells of the grid. */
export function trapezoids(polygon: Polygon, grid: Grid): Float32Array {
  const { positions, next, vertexCount } = polygon;
  const x = (v: number) => (positions[2 * v] - grid.x0) / grid.spacing;
  const y = (v: number) => (positions[2 * v + 1] - grid.y0) / grid.spacing;
  const edges: number[] = [];
  for (let e = 0; e < vertexCount; e++) if (y(e) !== y(next[e])) edges.push(e);
  const low = (e: number) => Math.min(y(e), y(next[e]));
  const high = (e: number) => Math.max(y(e), y(next[e]));
  edges.sort((a, b) => low(a) - low(b) || a - b);
  const heights = [...new Set(edges.flatMap((e) => [low(e), high(e)]))].sort((a, b) => a - b);
  const corners: number[] = [];
  let active: number[] = [];
  let coming = 0;
  for (let h = 0; h + 1 < heights.length; h++) {
    const [bottom, top] = [heights[h], heights[h + 1]];
    active = active.filter((e) => high(e) > bottom);
    while (coming < edges.length && low(edges[coming]) <= bottom) active.push(edges[coming++]);
    const at = (e: number, height: number) =>
      x(e) + ((height - y(e)) / (y(next[e]) - y(e))) * (x(next[e]) - x(e));
    const middle = (bottom + top) / 2;
    active.sort((a, b) => at(a, middle) - at(b, middle) || a - b);
    for (let k = 0; k + 1 < active.length; k += 2) {
      const [left, right] = [active[k], active[k + 1]];
      const [p, q, r, s] = [at(left, bottom), at(right, bottom), at(right, top), at(left, top)];
      corners.push(p, bottom, q, bottom, r, top, p, bottom, r, top, s, top);
    }
  }
  return Float32Array.from(corners);
}
