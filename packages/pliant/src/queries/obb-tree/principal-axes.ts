/**
 * Principal axes of a set of triangles, for fitting an oriented box.
 *
 * Source: Gottschalk, Lin & Manocha 1996 (RAPID), section 4: covariance of the *surface*, each triangle weighted by
 * its area, so that dense tessellation doesn't pull the box. Where we depart: triangles without area fall back to
 * equal weights, and the eigenvectors come from cyclic Jacobi rotations, which never fail and give the identity for
 * an isotropic set.
 */

const SWEEPS = 12;

/**
 * Accumulates the covariance of the triangles in slots `first…first+count` into `c` (xx, xy, xz, yy, yz, zz).
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
  for (let i = first; i < first + count; i++) weights += areas[order[i]!]!;
  const useAreas = weights > 0;
  const ox = origin[0]!;
  const oy = origin[1]!;
  const oz = origin[2]!;
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
    const t = order[i]!;
    const w = useAreas ? areas[t]! / weights : 1 / count;
    let sx = 0;
    let sy = 0;
    let sz = 0;
    const w12 = w / 12;
    for (let k = 0; k < 3; k++) {
      const v = triangles[3 * t + k]! * 3;
      const x = positions[v]! - ox;
      const y = positions[v + 1]! - oy;
      const z = positions[v + 2]! - oz;
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
  c[1] = xy - mx * my;
  c[2] = xz - mx * mz;
  c[3] = yy - my * my;
  c[4] = yz - my * mz;
  c[5] = zz - mz * mz;
}

/** Eigenvectors of the symmetric matrix `c` (xx, xy, xz, yy, yz, zz) as the rows of `axes`; `c` is used up. */
export function principalAxes(c: Float64Array, axes: Float64Array): void {
  axes.fill(0);
  axes[0] = axes[4] = axes[8] = 1;
  const scale = Math.abs(c[0]!) + Math.abs(c[3]!) + Math.abs(c[5]!);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    if (Math.abs(c[1]!) + Math.abs(c[2]!) + Math.abs(c[4]!) <= 1e-14 * scale) return;
    rotate(c, axes, 0, 1);
    rotate(c, axes, 0, 2);
    rotate(c, axes, 1, 2);
  }
}

const INDEX = [
  [0, 1, 2],
  [1, 3, 4],
  [2, 4, 5],
] as const;

function rotate(c: Float64Array, axes: Float64Array, i: 0 | 1, j: 1 | 2): void {
  const ij = INDEX[i][j];
  const off = c[ij]!;
  if (off === 0) return;
  const ii = INDEX[i][i];
  const jj = INDEX[j][j];
  const k = (3 - i - j) as 0 | 1 | 2;
  const ik = INDEX[i][k];
  const jk = INDEX[j][k];
  const theta = (c[jj]! - c[ii]!) / (2 * off);
  const t = (theta >= 0 ? 1 : -1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const cos = 1 / Math.sqrt(t * t + 1);
  const sin = t * cos;
  c[ii]! -= t * off;
  c[jj]! += t * off;
  c[ij] = 0;
  const cik = c[ik]!;
  const cjk = c[jk]!;
  c[ik] = cos * cik - sin * cjk;
  c[jk] = sin * cik + cos * cjk;
  for (let n = 0; n < 3; n++) {
    const x = axes[3 * i + n]!;
    const y = axes[3 * j + n]!;
    axes[3 * i + n] = cos * x - sin * y;
    axes[3 * j + n] = sin * x + cos * y;
  }
}
