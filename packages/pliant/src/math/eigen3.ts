/**
 * Eigenvalues and eigenvectors of a symmetric 3×3 matrix by cyclic Jacobi rotations (Golub and Van Loan, §8.5).
 * Slower than the closed form by a factor of about three, but it keeps full accuracy for close and multiple
 * eigenvalues, where the closed form loses half the digits.
 *
 * One code path serves all three planes: after each rotation the axes are renamed cyclically. The matrix is divided by
 * its largest element, so 1e±150 is as good as 1. Zero gives zeros and the identity.
 */
import { maxAbs } from './mat3.js';
import type { Vec } from './vec3.js';

const MAX_SWEEPS = 16;

/**
 * values[o…o+2]: eigenvalues, falling. vectors[p…p+8]: row-major matrix whose columns are the eigenvectors, a rotation.
 * Reads the upper triangle of the matrix at a[i]; `vectors` may be `a`. Returns false, with zeros and the identity,
 * for a matrix that is not finite.
 */
export function eigenSymmetric3(values: Vec, o: number, vectors: Vec, p: number, a: Vec, i: number): boolean {
  const size = maxAbs(a, i);
  const usable = size > 0 && size < Number.POSITIVE_INFINITY;
  const unit = usable ? size : 1;
  let xx = usable ? a[i] / unit : 0;
  let xy = usable ? a[i + 1] / unit : 0;
  let xz = usable ? a[i + 2] / unit : 0;
  let yy = usable ? a[i + 4] / unit : 0;
  let yz = usable ? a[i + 5] / unit : 0;
  let zz = usable ? a[i + 8] / unit : 0;
  for (let k = 0; k < 9; k++) vectors[p + k] = k % 4 === 0 ? 1 : 0;
  let x = 0;
  let y = 1;
  let z = 2;
  let quiet = 0;
  for (let turn = 0; turn < 3 * MAX_SWEEPS && quiet < 3; turn++) {
    quiet += 1;
    if (Math.abs(xy) > 1e-17 * Math.sqrt(Math.abs(xx * yy)) && Math.abs(xy) > 1e-30) {
      quiet = 0;
      const theta = (yy - xx) / (2 * xy);
      const t = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
      const c = 1 / Math.sqrt(t * t + 1);
      const s = t * c;
      xx -= t * xy;
      yy += t * xy;
      xy = 0;
      const oldXz = xz;
      xz = c * oldXz - s * yz;
      yz = s * oldXz + c * yz;
      rotateColumns(vectors, p, x, y, c, s);
    }
    const oldXx = xx;
    const oldXy = xy;
    xx = yy;
    yy = zz;
    zz = oldXx;
    xy = yz;
    yz = xz;
    xz = oldXy;
    const oldX = x;
    x = y;
    y = z;
    z = oldX;
  }
  values[o + x] = xx * unit;
  values[o + y] = yy * unit;
  values[o + z] = zz * unit;
  sortFalling(values, o, vectors, p);
  return usable || size === 0;
}

/** Columns (a, b) become (c·a − s·b, s·a + c·b). */
export function rotateColumns(m: Vec, p: number, a: number, b: number, c: number, s: number): void {
  for (let r = p; r < p + 9; r += 3) {
    const u = m[r + a];
    const v = m[r + b];
    m[r + a] = c * u - s * v;
    m[r + b] = s * u + c * v;
  }
}

function sortFalling(values: Vec, o: number, vectors: Vec, p: number): void {
  if (values[o] < values[o + 1]) swap(values, o, vectors, p, 0, 1);
  if (values[o + 1] < values[o + 2]) swap(values, o, vectors, p, 1, 2);
  if (values[o] < values[o + 1]) swap(values, o, vectors, p, 0, 1);
}

/** Swaps two pairs; the sign of one column changes, so that the vectors stay right-handed. */
function swap(values: Vec, o: number, vectors: Vec, p: number, a: number, b: number): void {
  const v = values[o + a];
  values[o + a] = values[o + b];
  values[o + b] = v;
  rotateColumns(vectors, p, a, b, 0, -1);
}
