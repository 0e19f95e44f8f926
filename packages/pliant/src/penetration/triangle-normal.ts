import { hypot3 } from '../math/scalar.js';

/** Outward unit normal of a counter-clockwise triangle, to out[o]; false and untouched for one without area. */
export function unitNormal(
  out: Float64Array,
  o: number,
  positions: Float64Array,
  corners: Uint32Array,
  face: number,
): boolean {
  const a = 3 * corners[3 * face];
  const b = 3 * corners[3 * face + 1];
  const c = 3 * corners[3 * face + 2];
  const ux = positions[b] - positions[a];
  const uy = positions[b + 1] - positions[a + 1];
  const uz = positions[b + 2] - positions[a + 2];
  const vx = positions[c] - positions[a];
  const vy = positions[c + 1] - positions[a + 1];
  const vz = positions[c + 2] - positions[a + 2];
  const x = uy * vz - uz * vy;
  const y = uz * vx - ux * vz;
  const z = ux * vy - uy * vx;
  const size = hypot3(x, y, z);
  if (!(size > 0)) return false;
  out[o] = x / size;
  out[o + 1] = y / size;
  out[o + 2] = z / size;
  return true;
}
