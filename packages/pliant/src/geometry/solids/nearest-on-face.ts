import type { Hull } from '../hull/hull-faces.js';

/**
 * Nearest point of face f to `p[o…o+2]`, into `out`; returns the squared distance. The foot on the plane, when it lies
 * inside all edges; else the nearest point of the edges it lies outside of.
 */
export function nearestOnFace(hull: Hull, f: number, p: Float64Array, o: number, out: Float64Array): number {
  const { planes, points, first, corners } = hull;
  const nx = planes[4 * f];
  const ny = planes[4 * f + 1];
  const nz = planes[4 * f + 2];
  const px = p[o];
  const py = p[o + 1];
  const pz = p[o + 2];
  let leastSq = Number.POSITIVE_INFINITY;
  for (let c = first[f]; c < first[f + 1]; c++) {
    const a = 3 * corners[c];
    const b = 3 * corners[c + 1 === first[f + 1] ? first[f] : c + 1];
    const ex = points[b] - points[a];
    const ey = points[b + 1] - points[a + 1];
    const ez = points[b + 2] - points[a + 2];
    const dx = px - points[a];
    const dy = py - points[a + 1];
    const dz = pz - points[a + 2];
    // e × n looks out of the face.
    const beyond = dx * (ey * nz - ez * ny) + dy * (ez * nx - ex * nz) + dz * (ex * ny - ey * nx);
    if (!(beyond > 0)) continue;
    const t = Math.max(0, Math.min(1, (dx * ex + dy * ey + dz * ez) / (ex * ex + ey * ey + ez * ez)));
    const x = dx - t * ex;
    const y = dy - t * ey;
    const z = dz - t * ez;
    const distanceSq = x * x + y * y + z * z;
    if (distanceSq >= leastSq) continue;
    leastSq = distanceSq;
    out[0] = px - x;
    out[1] = py - y;
    out[2] = pz - z;
  }
  if (leastSq < Number.POSITIVE_INFINITY) return leastSq;
  const height = nx * px + ny * py + nz * pz - planes[4 * f + 3];
  out[0] = px - height * nx;
  out[1] = py - height * ny;
  out[2] = pz - height * nz;
  return height * height;
}
