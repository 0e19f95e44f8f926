/**
 * The angle between two triangles over their common edge, 0 if flat, and its change with the four vertices. The
 * vertices are the ends of the edge, then the far corners on its left and right. h is the height of a far corner over
 * the edge. A far corner that is lifted by δ along the normal of its triangle turns the triangle by δ/h. The ends of
 * the edge share the opposite change, by the place of the far corner along the edge.
 */
import { atan2 } from '../../math/scalar.js';

/** Heights below this part of the edge count as this: a triangle without height has no angle. */
const LEAST_HEIGHT = 1e-6;

/** Writes the gradient, twelve numbers, to out[o …] and returns the angle [rad]. */
export function hingeAngle(
  x: Float64Array,
  p: number,
  q: number,
  left: number,
  right: number,
  out: Float64Array,
  o: number,
): number {
  const ex = x[q] - x[p];
  const ey = x[q + 1] - x[p + 1];
  const ez = x[q + 2] - x[p + 2];
  const ax = x[left] - x[p];
  const ay = x[left + 1] - x[p + 1];
  const az = x[left + 2] - x[p + 2];
  const bx = x[right] - x[p];
  const by = x[right + 1] - x[p + 1];
  const bz = x[right + 2] - x[p + 2];
  const ux = ey * az - ez * ay;
  const uy = ez * ax - ex * az;
  const uz = ex * ay - ey * ax;
  const vx = by * ez - bz * ey;
  const vy = bz * ex - bx * ez;
  const vz = bx * ey - by * ex;
  const ee = ex * ex + ey * ey + ez * ez;
  const e = Math.sqrt(ee);
  const least = LEAST_HEIGHT * LEAST_HEIGHT * ee * ee;
  const uu = Math.max(ux * ux + uy * uy + uz * uz, least);
  const vv = Math.max(vx * vx + vy * vy + vz * vz, least);
  const s = (ax * ex + ay * ey + az * ez) / ee;
  const t = (bx * ex + by * ey + bz * ez) / ee;
  const lx = (-e * ux) / uu;
  const ly = (-e * uy) / uu;
  const lz = (-e * uz) / uu;
  const rx = (-e * vx) / vv;
  const ry = (-e * vy) / vv;
  const rz = (-e * vz) / vv;
  out[o] = (s - 1) * lx + (t - 1) * rx;
  out[o + 1] = (s - 1) * ly + (t - 1) * ry;
  out[o + 2] = (s - 1) * lz + (t - 1) * rz;
  out[o + 3] = -s * lx - t * rx;
  out[o + 4] = -s * ly - t * ry;
  out[o + 5] = -s * lz - t * rz;
  out[o + 6] = lx;
  out[o + 7] = ly;
  out[o + 8] = lz;
  out[o + 9] = rx;
  out[o + 10] = ry;
  out[o + 11] = rz;
  const cx = uy * vz - uz * vy;
  const cy = uz * vx - ux * vz;
  const cz = ux * vy - uy * vx;
  return atan2((cx * ex + cy * ey + cz * ez) / e, ux * vx + uy * vy + uz * vz);
}
