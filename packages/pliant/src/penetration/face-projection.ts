/**
 * Depth of a face fi of one body behind a face fj of another (section 3.5.1 of the thesis): each corner P of fi behind
 * the plane of fj is projected onto that plane at P′. The depth is the largest |P − P′| over the corners that are
 * behind.
 *
 * Equations 3.3 to 3.5 put P′ = C + w1 + w2, with w1 along CD of length |CP|·(CP·CD) and w2 likewise along CE. That is
 * not a projection: the lengths have the wrong unit, and parts along two edges add up to the point of the plane only
 * where the edges are orthogonal. Figure 3.11 shows what the thesis means: the foot of the perpendicular, P′ = P − ((P
 * − C)·n)·n with n the unit normal of fj. For orthogonal edges it is the sum of the projections onto CD and CE.
 *
 * A face without area has no plane: depth 0. The plane continues beyond the face, so the estimate is good only for
 * faces that really cross.
 */
import { unitNormal } from './triangle-normal.js';

/**
 * Depth [m] of triangle fi behind the plane of triangle fj, 0 when no corner is behind. Corners are vertex numbers in
 * their own arrays.
 */
export function faceProjectionDepth(
  positionsI: Float64Array,
  cornersI: Uint32Array,
  fi: number,
  positionsJ: Float64Array,
  cornersJ: Uint32Array,
  fj: number,
  scratch: Float64Array,
): number {
  if (!unitNormal(scratch, 0, positionsJ, cornersJ, fj)) return 0;
  const c = 3 * cornersJ[3 * fj];
  let depth = 0;
  for (let k = 0; k < 3; k++) {
    const p = 3 * cornersI[3 * fi + k];
    const height =
      (positionsI[p] - positionsJ[c]) * scratch[0] +
      (positionsI[p + 1] - positionsJ[c + 1]) * scratch[1] +
      (positionsI[p + 2] - positionsJ[c + 2]) * scratch[2];
    depth = Math.max(depth, -height);
  }
  return depth;
}

/**
 * The foot of the perpendicular from (x, y, z) onto the plane of triangle fj, to out[o]; false for a face without area.
 */
export function projectOntoFace(
  out: Float64Array,
  o: number,
  point: Float64Array,
  positions: Float64Array,
  corners: Uint32Array,
  face: number,
): boolean {
  if (!unitNormal(out, o, positions, corners, face)) return false;
  const c = 3 * corners[3 * face];
  let height = 0;
  for (let axis = 0; axis < 3; axis++) height += (point[axis] - positions[c + axis]) * out[o + axis];
  for (let axis = 0; axis < 3; axis++) out[o + axis] = point[axis] - height * out[o + axis];
  return true;
}
