/** Outward unit normals of edges and vertices, by the side on which the region lies. */
import type { Polygon } from './polygon.js';

/** Outward unit normal of a feature into `out[o…]`. At a vertex: the direction between its edges' normals. */
export function featureNormal(out: Float64Array, o: number, polygon: Polygon, feature: number): void {
  const count = polygon.vertexCount;
  if (feature >= count) {
    edgeNormal(out, o, polygon, feature - count);
    return;
  }
  edgeNormal(out, o, polygon, polygon.previous[feature]);
  const x = out[o];
  const y = out[o + 1];
  edgeNormal(out, o, polygon, feature);
  const sumX = x + out[o];
  const sumY = y + out[o + 1];
  const length = Math.sqrt(sumX * sumX + sumY * sumY);
  // A needle's two normals cancel; its tip then points along the edge that arrives.
  if (length < 1e-9) {
    const side = polygon.sides[polygon.ringOf[feature]];
    out[o] = -side * y;
    out[o + 1] = side * x;
    return;
  }
  out[o] = sumX / length;
  out[o + 1] = sumY / length;
}

function edgeNormal(out: Float64Array, o: number, polygon: Polygon, edge: number): void {
  const { positions, next, sides, ringOf } = polygon;
  const k = 2 * next[edge];
  const ex = positions[k] - positions[2 * edge];
  const ey = positions[k + 1] - positions[2 * edge + 1];
  const scale = sides[ringOf[edge]] / Math.sqrt(ex * ex + ey * ey);
  out[o] = ey * scale;
  out[o + 1] = -ex * scale;
}

/**
 * Gradient of the signed distance at (x, y) into `out[o…]`, given the nearest point (qx, qy), its feature and the
 * sign (+1 inside). On the boundary, where the difference has no direction, it is the feature's normal.
 */
export function distanceGradient(
  out: Float64Array,
  o: number,
  polygon: Polygon,
  feature: number,
  x: number,
  y: number,
  qx: number,
  qy: number,
  insideSign: number,
): void {
  const dx = insideSign > 0 ? qx - x : x - qx;
  const dy = insideSign > 0 ? qy - y : y - qy;
  const length = Math.sqrt(dx * dx + dy * dy);
  // Below a few units in the last place of the coordinates the difference is rounding, not direction.
  const noise = 1e-14 * (Math.abs(x) + Math.abs(y) + Math.abs(qx) + Math.abs(qy));
  if (insideSign === 0 || length <= noise) {
    featureNormal(out, o, polygon, feature);
    return;
  }
  out[o] = dx / length;
  out[o + 1] = dy / length;
}
