/**
 * Exact orientation signs on flat coordinate arrays.
 *
 * Source: Shewchuk 1997 through the package robust-predicates. Its `orient3d` is positive when d lies *below* the
 * counter-clockwise triangle abc, and its `orient2d` is positive for clockwise abc (its y axis points down). Here
 * both are turned round once and for all: positive means "on the side the normal (b−a)×(c−a) points to" and
 * "counter-clockwise". A floating-point filter answers all but the nearly degenerate cases without the call.
 *
 * Points are offsets into arrays of coordinates (three times the vertex number), because numbers passed to a call
 * that isn't inlined are boxed by today's engines and offsets are not.
 */
import { orient2d, orient3d } from 'robust-predicates';

/**
 * Times the product of the largest components of the three edge vectors, this bounds the rounding error of the
 * determinant: Shewchuk's (7 + 56ε)ε with ε = 2⁻⁵³, times the six terms of the permanent.
 */
export const ORIENT3_ERROR = 4.8e-15;

/**
 * Sign of det(b−a, c−a, d−a): −1, 0 or 1, exactly. Offsets: a, b, c into `p`, d into `q`. A sign and not the
 * determinant, because a whole number that is returned needs no box.
 */
export function orient3(
  p: Float64Array,
  a: number,
  b: number,
  c: number,
  q: Float64Array,
  d: number,
): number {
  return orient3Filtered(p, a, p, b, p, c, q, d);
}

/** Shewchuk's bound on the error of the determinant, as a part of its permanent: (7 + 56ε)ε. */
const PERMANENT_ERROR = (7 + 56 * 2 ** -53) * 2 ** -53;

/**
 * As `orient3`, for four points in any arrays. Behind the coarse filter stands the package's own first stage: done
 * here, it decides most of what is left without boxing twelve numbers for a call.
 */
export function orient3Filtered(
  pa: Float64Array,
  a: number,
  pb: Float64Array,
  b: number,
  pc: Float64Array,
  c: number,
  pd: Float64Array,
  d: number,
): number {
  const ax = pa[a];
  const ay = pa[a + 1];
  const az = pa[a + 2];
  const ux = pb[b] - ax;
  const uy = pb[b + 1] - ay;
  const uz = pb[b + 2] - az;
  const vx = pc[c] - ax;
  const vy = pc[c + 1] - ay;
  const vz = pc[c + 2] - az;
  const wx = pd[d] - ax;
  const wy = pd[d + 1] - ay;
  const wz = pd[d + 2] - az;
  const det = (uy * vz - uz * vy) * wx + (uz * vx - ux * vz) * wy + (ux * vy - uy * vx) * wz;
  const mu = Math.max(Math.abs(ux), Math.abs(uy), Math.abs(uz));
  const mv = Math.max(Math.abs(vx), Math.abs(vy), Math.abs(vz));
  const mw = Math.max(Math.abs(wx), Math.abs(wy), Math.abs(wz));
  const bound = ORIENT3_ERROR * mu * mv * mw;
  if (Math.abs(det) > bound) return det > 0 ? 1 : -1;
  const permanent =
    (Math.abs(uy * vz) + Math.abs(uz * vy)) * Math.abs(wx) +
    (Math.abs(uz * vx) + Math.abs(ux * vz)) * Math.abs(wy) +
    (Math.abs(ux * vy) + Math.abs(uy * vx)) * Math.abs(wz);
  if (Math.abs(det) > PERMANENT_ERROR * permanent) return det > 0 ? 1 : -1;
  return orient3Exact(pa, a, pb, b, pc, c, pd, d);
}

/** Sign of det(b−a, c−a, d−a) for four points in any arrays, where filters have not decided. */
export function orient3Exact(
  pa: Float64Array,
  a: number,
  pb: Float64Array,
  b: number,
  pc: Float64Array,
  c: number,
  pd: Float64Array,
  d: number,
): number {
  const det = orient3d(
    pa[a],
    pa[a + 1],
    pa[a + 2],
    pb[b],
    pb[b + 1],
    pb[b + 2],
    pc[c],
    pc[c + 1],
    pc[c + 2],
    pd[d],
    pd[d + 1],
    pd[d + 2],
  );
  return det < 0 ? 1 : det > 0 ? -1 : 0;
}

/**
 * Sign (−1, 0 or 1) of the planar orientation of a, b, c seen along the coordinate axis `drop` (0, 1 or 2): the
 * two remaining coordinates are taken in cyclic order, so a counter-clockwise triangle around +`drop` is positive.
 */
export function orient2Dropped(
  pa: Float64Array,
  a: number,
  pb: Float64Array,
  b: number,
  pc: Float64Array,
  c: number,
  drop: number,
): number {
  const i = drop === 2 ? 0 : drop + 1;
  const j = i === 2 ? 0 : i + 1;
  const det = orient2d(pa[a + i], pa[a + j], pb[b + i], pb[b + j], pc[c + i], pc[c + j]);
  return det < 0 ? 1 : det > 0 ? -1 : 0;
}
