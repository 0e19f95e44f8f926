/**
 * Boxes of short runs of edges, eight each, behind the box of the whole: one flat array that a body refreshes when it
 * moves and every pair it is in reads. One pass over the vertices.
 */
import type { Polygon } from '../polygon.js';

/** Edges per run. */
export const RUN = 8;

/** Numbers needed for a polygon: minX, minY, maxX, maxY of the whole, then of each run [m]. */
export function runBoxesLength(vertexCount: number): number {
  return 4 + 4 * Math.ceil(vertexCount / RUN);
}

/** Writes the box of a polygon and those of its runs of edges. */
export function writeRunBoxes(out: Float64Array, polygon: Polygon): void {
  const { positions, next, rings, ringOf } = polygon;
  const count = next.length;
  let wholeMinX = Number.POSITIVE_INFINITY;
  let wholeMinY = Number.POSITIVE_INFINITY;
  let wholeMaxX = Number.NEGATIVE_INFINITY;
  let wholeMaxY = Number.NEGATIVE_INFINITY;
  for (let first = 0, o = 4; first < count; first += RUN, o += 4) {
    const end = Math.min(first + RUN, count);
    let minX = positions[2 * first];
    let minY = positions[2 * first + 1];
    let maxX = minX;
    let maxY = minY;
    for (let k = 2 * first + 2; k < 2 * end; k += 2) {
      const x = positions[k];
      const y = positions[k + 1];
      if (x < minX) minX = x;
      else if (x > maxX) maxX = x;
      if (y < minY) minY = y;
      else if (y > maxY) maxY = y;
    }
    // The last edge's end, and where a ring closes within the run its first vertex, may lie outside the run.
    const last = ringOf[end - 1];
    for (let r = ringOf[first]; r <= last; r++) {
      const k = r < last ? 2 * rings[r] : 2 * next[end - 1];
      const x = positions[k];
      const y = positions[k + 1];
      if (x < minX) minX = x;
      if (x > maxX) maxX = x;
      if (y < minY) minY = y;
      if (y > maxY) maxY = y;
    }
    out[o] = minX;
    out[o + 1] = minY;
    out[o + 2] = maxX;
    out[o + 3] = maxY;
    if (minX < wholeMinX) wholeMinX = minX;
    if (minY < wholeMinY) wholeMinY = minY;
    if (maxX > wholeMaxX) wholeMaxX = maxX;
    if (maxY > wholeMaxY) wholeMaxY = maxY;
  }
  out[0] = wholeMinX;
  out[1] = wholeMinY;
  out[2] = wholeMaxX;
  out[3] = wholeMaxY;
}
