/**
 * Principal axes of a set of triangles, for fitting an oriented box.
 *
 * Source: Gottschalk, Lin & Manocha 1996 (RAPID), section 4: covariance of the *surface*, each triangle weighted by
 * its area, so that dense tessellation doesn't pull the box. Where we depart: triangles without area fall back to
 * equal weights.
 */
import { eigenSymmetric3 } from '../../math/eigen3.js';

/**
 * Accumulates the covariance of the triangles in slots `first…first+count` into `c`, nine numbers.
 * `areas` are in slot order of `triangles`; coordinates are taken relative to `origin`.
 */
export function surfaceCovariance(
  positions: Float64Array,
  triangles: Uint32Array,
  areas: Float64Array,
  order: Uint32Array,
  first: number,
  count: number,
  origin: Float64Array,
  c: Float64Array,
): void {
  let weights = 0;
  for (let i = first; i < first + count; i++) weights += areas[order[i]];
  const useAreas = weights > 0;
  const ox = origin[0];
  const oy = origin[1];
  const oz = origin[2];
  let mx = 0;
  let my = 0;
  let mz = 0;
  let xx = 0;
  let xy = 0;
  let xz = 0;
  let yy = 0;
  let yz = 0;
  let zz = 0;
  for (let i = first; i < first + count; i++) {
    const t = order[i];
    const w = useAreas ? areas[t] / weights : 1 / count;
    let sx = 0;
    let sy = 0;
    let sz = 0;
    const w12 = w / 12;
    for (let k = 0; k < 3; k++) {
      const v = triangles[3 * t + k] * 3;
      const x = positions[v] - ox;
      const y = positions[v + 1] - oy;
      const z = positions[v + 2] - oz;
      sx += x;
      sy += y;
      sz += z;
      xx += w12 * x * x;
      xy += w12 * x * y;
      xz += w12 * x * z;
      yy += w12 * y * y;
      yz += w12 * y * z;
      zz += w12 * z * z;
    }
    mx += (w * sx) / 3;
    my += (w * sy) / 3;
    mz += (w * sz) / 3;
    xx += w12 * sx * sx;
    xy += w12 * sx * sy;
    xz += w12 * sx * sz;
    yy += w12 * sy * sy;
    yz += w12 * sy * sz;
    zz += w12 * sz * sz;
  }
  c[0] = xx - mx * mx;
  c[1] = c[3] = xy - mx * my;
  c[2] = c[6] = xz - mx * mz;
  c[4] = yy - my * my;
  c[5] = c[7] = yz - my * mz;
  c[8] = zz - mz * mz;
}

/**
 * Eigenvectors of the symmetric matrix `c` as the rows of `axes`, the thinnest direction first: on a surface that is
 * its normal, the direction in which two patches are most likely apart, and searches test it first. The identity for
 * an isotropic or empty set. `c` is used up.
 */
export function principalAxes(c: Float64Array, vectors: Float64Array, axes: Float64Array): void {
  eigenSymmetric3(c, 0, vectors, 0, c, 0);
  for (let i = 0; i < 3; i++) {
    for (let n = 0; n < 3; n++) axes[3 * i + n] = vectors[3 * n + 2 - i];
  }
}
