/**
 * How often a surface winds around a point: 1 inside a closed outward surface, 0 outside, in between for a soup with
 * holes. The sum of the solid angles of the triangles over 4π (Van Oosterom and Strackee, "The solid angle of a plane
 * triangle", 1983; Jacobson et al., "Robust inside-outside segmentation using generalized winding numbers", 2013).
 * Plain sum over all triangles. A point on the surface gets a value between the two sides.
 */
import { atan2 } from '../../../math/scalar.js';

const FOUR_PI = 12.566370614359172;

export function windingNumber(
  positions: Float64Array,
  triangles: Uint32Array,
  point: ArrayLike<number>,
): number {
  const px = point[0];
  const py = point[1];
  const pz = point[2];
  let angle = 0;
  for (let t = 0; t < triangles.length; t += 3) {
    const a = 3 * triangles[t];
    const b = 3 * triangles[t + 1];
    const c = 3 * triangles[t + 2];
    const ax = positions[a] - px;
    const ay = positions[a + 1] - py;
    const az = positions[a + 2] - pz;
    const bx = positions[b] - px;
    const by = positions[b + 1] - py;
    const bz = positions[b + 2] - pz;
    const cx = positions[c] - px;
    const cy = positions[c + 1] - py;
    const cz = positions[c + 2] - pz;
    const la = Math.sqrt(ax * ax + ay * ay + az * az);
    const lb = Math.sqrt(bx * bx + by * by + bz * bz);
    const lc = Math.sqrt(cx * cx + cy * cy + cz * cz);
    const det = ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
    const ab = ax * bx + ay * by + az * bz;
    const bc = bx * cx + by * cy + bz * cz;
    const ca = cx * ax + cy * ay + cz * az;
    angle += 2 * atan2(det, la * lb * lc + ab * lc + bc * la + ca * lb);
  }
  return angle / FOUR_PI;
}
