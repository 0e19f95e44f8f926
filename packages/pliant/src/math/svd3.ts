/**
 * Singular values of a 3×3 matrix, A = U·diag(σ)·Vᵀ, by one-sided Jacobi rotations (Hestenes 1958; Demmel and Veselić
 * 1992 for the accuracy): columns of A are rotated in pairs until they are orthogonal, A·V = B. AᵀA is never formed, so
 * small singular values keep their digits.
 *
 * We depart in the end: U and V are rotations (det +1) and the smallest σ takes the sign of det A, which is what
 * deformation gradients and shape matching need (Irving, Teran and Fedkiw 2004). U comes from Gram–Schmidt on B:
 * u1 = b1, u2 = b2 ⟂ u1, u3 = u1 × u2, so ranks 2, 1 and 0 need no special case but a free choice of direction.
 */
import { rotateColumns } from './eigen3.js';
import { maxAbs } from './mat3.js';
import { hypot3 } from './scalar.js';
import type { Vec } from './vec3.js';

const MAX_SWEEPS = 20;

/**
 * U to u[o…o+8], σ to s[k…k+2] (σ0 ≥ σ1 ≥ |σ2|), V to v[p…p+8], matrices row-major. `u` may be `a` at the same offset;
 * `u` and `v` must not overlap. Returns false, with U = V = identity and σ = 0, for a matrix that is not finite.
 */
export function svd3(u: Vec, o: number, s: Vec, k: number, v: Vec, p: number, a: Vec, i: number): boolean {
  const size = maxAbs(a, i);
  const usable = size > 0 && size < Number.POSITIVE_INFINITY;
  for (let n = 0; n < 9; n++) u[o + n] = usable ? a[i + n] / size : 0;
  for (let n = 0; n < 9; n++) v[p + n] = n % 4 === 0 ? 1 : 0;
  for (let sweep = 0; sweep < MAX_SWEEPS; sweep++) {
    const first = orthogonalise(u, o, v, p, 0, 1);
    const second = orthogonalise(u, o, v, p, 0, 2);
    const third = orthogonalise(u, o, v, p, 1, 2);
    if (!(first || second || third)) break;
  }
  order(u, o, v, p, 0, 1);
  order(u, o, v, p, 1, 2);
  order(u, o, v, p, 0, 1);
  finish(u, o, s, k);
  const unit = usable ? size : 0;
  for (let n = k; n < k + 3; n++) s[n] = s[n] * unit;
  return usable || size === 0;
}

function columnDot(m: Vec, o: number, a: number, b: number): number {
  return m[o + a] * m[o + b] + m[o + 3 + a] * m[o + 3 + b] + m[o + 6 + a] * m[o + 6 + b];
}

function columnLength(m: Vec, o: number, a: number): number {
  return hypot3(m[o + a], m[o + 3 + a], m[o + 6 + a]);
}

/** Rotates columns a and b of B and V until they are orthogonal; false when they were. */
function orthogonalise(u: Vec, o: number, v: Vec, p: number, a: number, b: number): boolean {
  const alpha = columnDot(u, o, a, a);
  const beta = columnDot(u, o, b, b);
  const gamma = columnDot(u, o, a, b);
  if (!(Math.abs(gamma) > 2e-16 * Math.sqrt(alpha) * Math.sqrt(beta)) || Math.abs(gamma) < 1e-290)
    return false;
  const theta = (beta - alpha) / (2 * gamma);
  const t = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const c = 1 / Math.sqrt(t * t + 1);
  rotateColumns(u, o, a, b, c, t * c);
  rotateColumns(v, p, a, b, c, t * c);
  return true;
}

/** Puts the longer of two columns first, by a quarter turn, so that V stays a rotation. */
function order(u: Vec, o: number, v: Vec, p: number, a: number, b: number): void {
  if (columnLength(u, o, a) >= columnLength(u, o, b)) return;
  rotateColumns(u, o, a, b, 0, -1);
  rotateColumns(v, p, a, b, 0, -1);
}

/** Turns the orthogonal columns of B into the rotation U and the three values. */
function finish(u: Vec, o: number, s: Vec, k: number): void {
  let x0 = u[o];
  let x1 = u[o + 3];
  let x2 = u[o + 6];
  const length0 = columnLength(u, o, 0);
  s[k] = length0;
  if (length0 > 0) {
    x0 /= length0;
    x1 /= length0;
    x2 /= length0;
  } else {
    x0 = 1;
  }
  const b0 = u[o + 1];
  const b1 = u[o + 4];
  const b2 = u[o + 7];
  const length1 = columnLength(u, o, 1);
  let y0 = length1 > 0 ? b0 / length1 : 0;
  let y1 = length1 > 0 ? b1 / length1 : 0;
  let y2 = length1 > 0 ? b2 / length1 : 0;
  const along = x0 * y0 + x1 * y1 + x2 * y2;
  y0 -= along * x0;
  y1 -= along * x1;
  y2 -= along * x2;
  if (y0 * y0 + y1 * y1 + y2 * y2 < 0.25) {
    // No second direction left: any normal of the first will do; the axis least along it is never parallel.
    const ax = Math.abs(x0);
    const ay = Math.abs(x1);
    const az = Math.abs(x2);
    const axis = ax <= ay && ax <= az ? 0 : ay <= az ? 1 : 2;
    const part = axis === 0 ? x0 : axis === 1 ? x1 : x2;
    y0 = (axis === 0 ? 1 : 0) - part * x0;
    y1 = (axis === 1 ? 1 : 0) - part * x1;
    y2 = (axis === 2 ? 1 : 0) - part * x2;
  }
  const n = Math.sqrt(y0 * y0 + y1 * y1 + y2 * y2);
  y0 /= n;
  y1 /= n;
  y2 /= n;
  const z0 = x1 * y2 - x2 * y1;
  const z1 = x2 * y0 - x0 * y2;
  const z2 = x0 * y1 - x1 * y0;
  s[k + 1] = Math.max(0, b0 * y0 + b1 * y1 + b2 * y2);
  s[k + 2] = u[o + 2] * z0 + u[o + 5] * z1 + u[o + 8] * z2;
  u[o] = x0;
  u[o + 1] = y0;
  u[o + 2] = z0;
  u[o + 3] = x1;
  u[o + 4] = y1;
  u[o + 5] = z1;
  u[o + 6] = x2;
  u[o + 7] = y2;
  u[o + 8] = z2;
}
