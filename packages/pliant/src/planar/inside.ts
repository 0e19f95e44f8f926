/**
 * Point in polygon by the parity of crossings of a ray to the right, with exact signs: a point is on the boundary
 * exactly when it lies on an edge, never because of rounding. Half-open edges (one end in, one out) make a ray through
 * a vertex count once.
 */

import type { Outline } from './outline.js';
import { orientation } from './predicates.js';

/** The point lies on an edge. */
export const ON_BOUNDARY = -1;

/**
 * Parity (0 or 1) of the crossings of the edges `first … end - 1` with the ray from (x, y) to the right, or
 * `ON_BOUNDARY`.
 */
export function rayParity(
  positions: Float64Array,
  next: Uint32Array,
  first: number,
  end: number,
  x: number,
  y: number,
): number {
  let parity = 0;
  for (let e = first; e < end; e++) {
    const k = 2 * next[e];
    const ay = positions[2 * e + 1];
    const by = positions[k + 1];
    const above = ay > y;
    if (above === by > y) {
      // Only an edge that ends at this height can still hold the point.
      if (above || (ay !== y && by !== y) || !onLevelEdge(positions[2 * e], ay, positions[k], by, x, y))
        continue;
      return ON_BOUNDARY;
    }
    const ax = positions[2 * e];
    const bx = positions[k];
    if (ax > x && bx > x) {
      parity ^= 1;
      continue;
    }
    if (ax < x && bx < x) continue;
    const side = orientation(ax, ay, bx, by, x, y);
    if (side === 0) return ON_BOUNDARY;
    if (side > 0 === by > ay) parity ^= 1;
  }
  return parity;
}

/** An edge with both ends at or below the height y: the point is on it only at an end or on a level piece. */
function onLevelEdge(ax: number, ay: number, bx: number, by: number, x: number, y: number): boolean {
  if (ay === y && ax === x) return true;
  if (by === y && bx === x) return true;
  return ay === y && by === y && ax < x !== bx < x;
}

/** +1 inside ring `ring`, -1 outside, 0 on it. */
export function insideRing(polygon: Outline, ring: number, x: number, y: number): number {
  const first = polygon.rings[ring];
  const parity = rayParity(polygon.positions, polygon.next, first, polygon.rings[ring + 1], x, y);
  return parity === ON_BOUNDARY ? 0 : parity === 1 ? 1 : -1;
}

/** +1 inside the region, -1 outside, 0 on its boundary. Looks at every edge. */
export function inside(polygon: Outline, x: number, y: number): number {
  const parity = rayParity(polygon.positions, polygon.next, 0, polygon.vertexCount, x, y);
  return parity === ON_BOUNDARY ? 0 : parity === 1 ? 1 : -1;
}
