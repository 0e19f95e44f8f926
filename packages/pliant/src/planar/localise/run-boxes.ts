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

export function writeRunBoxes(out: Float64Array, polygon: Polygon): void {
  const { positions, next } = polygon;
  const count = next.length;
  let wholeMinX = Number.POSITIVE_INFINITY;
  let wholeMinY = Number.POSITIVE_INFINITY;
  let wholeMaxX = Number.NEGATIVE_INFINITY;
  let wholeMaxY = Number.NEGATIVE_INFINITY;
  for (let first = 0, o = 4; first < count; first += RUN, o += 4) {
    const end = Math.min(first + RUN, count);
    let minX = positions[2 * first]!;
    let minY = positions[2 * first + 1]!;
    let maxX = minX;
    let maxY = minY;
    for (let e = first; e < end; e++) {
      const k = 2 * next[e]!;
      const x = positions[k]!;
      const y = positions[k + 1]!;
      minX = Math.min(minX, x);
      maxX = Math.max(maxX, x);
      minY = Math.min(minY, y);
      maxY = Math.max(maxY, y);
      // Where a ring ends, the next vertex isn't the successor's own start.
      if (k !== 2 * e + 2 && e + 1 < end) {
        const sx = positions[2 * e + 2]!;
        const sy = positions[2 * e + 3]!;
        minX = Math.min(minX, sx);
        maxX = Math.max(maxX, sx);
        minY = Math.min(minY, sy);
        maxY = Math.max(maxY, sy);
      }
    }
    out[o] = minX;
    out[o + 1] = minY;
    out[o + 2] = maxX;
    out[o + 3] = maxY;
    wholeMinX = Math.min(wholeMinX, minX);
    wholeMinY = Math.min(wholeMinY, minY);
    wholeMaxX = Math.max(wholeMaxX, maxX);
    wholeMaxY = Math.max(wholeMaxY, maxY);
  }
  out[0] = wholeMinX;
  out[1] = wholeMinY;
  out[2] = wholeMaxX;
  out[3] = wholeMaxY;
}
