/**
 * The rotation R (det +1) nearest to a matrix A: the one with the largest tr(RᵀA). From the singular values R = U·Vᵀ
 * (Kabsch 1976), which serves singular and reflected matrices too. The warm variant, for shape matching, starts at the
 * last rotation and takes Newton steps on the sphere of rotations: with S = RᵀA, g the axial vector of S and
 * M = tr(S)·1 − sym(S), R ← R·exp(M⁻¹g). It is quadratic, so one or two steps do per time step.
 *
 * Where M isn't positive definite R is no maximum, or not the only one (half turns away, inversion, rank 1): then the
 * singular values decide, so no saddle is mistaken for an answer. A zero or non-finite A keeps the last rotation.
 */
import { determinant, inverse, maxAbs, multiplyTranspose, mulVec, transposeMultiply } from './mat3.js';
import {
  fromMat3,
  fromRotationVector,
  identity as identityQuat,
  multiply,
  normalize,
  toMat3,
} from './quat.js';
import { svd3 } from './svd3.js';
import type { Vec } from './vec3.js';

/** Doubles of scratch that the functions here need. */
export const POLAR_WORK = 32;

const MAX_STEPS = 8;

/**
 * Row-major rotation nearest to the matrix at a[i]; `out` may be `a`. Zero and non-finite matrices give the identity
 * and return false. `work` holds POLAR_WORK doubles.
 */
export function polarRotation(out: Vec, o: number, a: Vec, i: number, work: Vec): boolean {
  const size = maxAbs(a, i);
  const usable = svd3(work, 0, work, 18, work, 9, a, i) && size > 0;
  if (usable) multiplyTranspose(out, o, work, 0, work, 9);
  else for (let k = 0; k < 9; k++) out[o + k] = k % 4 === 0 ? 1 : 0;
  return usable;
}

/** The same as a unit quaternion at q[o], starting at the one that is there. Returns false when it kept the old one. */
export function polarQuaternion(q: Vec, o: number, a: Vec, i: number, work: Vec): boolean {
  const size = maxAbs(a, i);
  if (!(size > 0 && size < Number.POSITIVE_INFINITY)) {
    if (q[o] === 0 && q[o + 1] === 0 && q[o + 2] === 0 && q[o + 3] === 0) identityQuat(q, o);
    return false;
  }
  normalize(q, o, q, o);
  for (let step = 0; step < MAX_STEPS; step++) {
    toMat3(work, 0, q, o);
    transposeMultiply(work, 9, work, 0, a, i);
    if (!newtonStep(work, size)) break;
    fromRotationVector(work, 24, work, 21);
    multiply(q, o, q, o, work, 24);
    normalize(q, o, q, o);
    const moved = Math.max(Math.abs(work[21]), Math.abs(work[22]), Math.abs(work[23]));
    if (moved < 1e-9) return true;
  }
  polarRotation(work, 23, a, i, work);
  fromMat3(q, o, work, 23);
  return true;
}

/** S is at work[9]; leaves the rotation vector [rad] at work[21]. False where M is not safely positive definite. */
function newtonStep(work: Vec, size: number): boolean {
  for (let k = 9; k < 18; k++) work[k] = work[k] / size;
  const xy = -0.5 * (work[10] + work[12]);
  const xz = -0.5 * (work[11] + work[15]);
  const yz = -0.5 * (work[14] + work[16]);
  const x = work[9];
  const y = work[13];
  const z = work[17];
  work[21] = work[16] - work[14];
  work[22] = work[11] - work[15];
  work[23] = work[12] - work[10];
  work[9] = y + z;
  work[10] = work[12] = xy;
  work[11] = work[15] = xz;
  work[13] = x + z;
  work[14] = work[16] = yz;
  work[17] = x + y;
  const minor = work[9] * work[13] - xy * xy;
  if (!(work[9] > 1e-6 && minor > 1e-8 && determinant(work, 9) > 1e-10)) return false;
  if (!inverse(work, 9, work, 9)) return false;
  mulVec(work, 21, work, 9, work, 21);
  return Math.abs(work[21]) + Math.abs(work[22]) + Math.abs(work[23]) < 2;
}

/**
 * As `polarRotation`, from the rotation that is at out[o] already, by the Newton steps above: two or three where that
 * is near, and nothing is allocated. Where the steps lead nowhere the singular values decide. Returns false, with `out`
 * as it was, for zero and non-finite matrices.
 */
export function polarRotationNear(out: Vec, o: number, a: Vec, i: number, work: Vec): boolean {
  let size = 0;
  for (let k = i; k < i + 9; k++) {
    const part = Math.abs(a[k]);
    if (!(part < Number.POSITIVE_INFINITY)) return false;
    if (part > size) size = part;
  }
  if (size === 0) return false;
  for (let step = 0; step < MAX_STEPS; step++) {
    // S = RᵀA over its size, to work[0…8].
    for (let r = 0; r < 3; r++) {
      for (let c = 0; c < 3; c++) {
        work[3 * r + c] =
          (out[o + r] * a[i + c] + out[o + 3 + r] * a[i + 3 + c] + out[o + 6 + r] * a[i + 6 + c]) / size;
      }
    }
    const gx = work[7] - work[5];
    const gy = work[2] - work[6];
    const gz = work[3] - work[1];
    const p = work[4] + work[8];
    const q = work[0] + work[8];
    const s = work[0] + work[4];
    const xy = -0.5 * (work[1] + work[3]);
    const xz = -0.5 * (work[2] + work[6]);
    const yz = -0.5 * (work[5] + work[7]);
    const cxx = q * s - yz * yz;
    const cxy = xz * yz - xy * s;
    const cxz = xy * yz - q * xz;
    const det = p * cxx + xy * cxy + xz * cxz;
    if (!(p > 1e-6 && p * q - xy * xy > 1e-8 && det > 1e-10)) break;
    const x = (cxx * gx + cxy * gy + cxz * gz) / det;
    const y = (cxy * gx + (p * s - xz * xz) * gy + (xy * xz - p * yz) * gz) / det;
    const z = (cxz * gx + (xy * xz - p * yz) * gy + (p * q - xy * xy) * gz) / det;
    if (!(Math.abs(x) + Math.abs(y) + Math.abs(z) < 2)) break;
    turnColumns(out, o, work, x, y, z);
    if (Math.abs(x) < 1e-9 && Math.abs(y) < 1e-9 && Math.abs(z) < 1e-9) {
      straighten(out, o, work);
      return true;
    }
  }
  return polarRotation(out, o, a, i, work);
}

/**
 * R ← R·Q with Q the rotation of the quaternion (x/2, y/2, z/2, 1) over its length: exp of the vector to second order.
 */
function turnColumns(out: Vec, o: number, work: Vec, x: number, y: number, z: number): void {
  const t = 2 / (1 + 0.25 * (x * x + y * y + z * z));
  const u = 0.5 * x;
  const v = 0.5 * y;
  const w = 0.5 * z;
  work[9] = 1 - t * (v * v + w * w);
  work[10] = t * (u * v - w);
  work[11] = t * (u * w + v);
  work[12] = t * (u * v + w);
  work[13] = 1 - t * (u * u + w * w);
  work[14] = t * (v * w - u);
  work[15] = t * (u * w - v);
  work[16] = t * (v * w + u);
  work[17] = 1 - t * (u * u + v * v);
  for (let r = o; r < o + 9; r += 3) {
    const a = out[r];
    const b = out[r + 1];
    const c = out[r + 2];
    for (let k = 0; k < 3; k++) out[r + k] = a * work[9 + k] + b * work[12 + k] + c * work[15 + k];
  }
}

/** One step of Newton and Schulz, R ← R·(3 − RᵀR)/2: rounding does not add up over many turns. */
function straighten(out: Vec, o: number, work: Vec): void {
  for (let r = 0; r < 3; r++) {
    for (let c = 0; c < 3; c++) {
      const dot = out[o + r] * out[o + c] + out[o + 3 + r] * out[o + 3 + c] + out[o + 6 + r] * out[o + 6 + c];
      work[9 + 3 * r + c] = (r === c ? 1.5 : 0) - 0.5 * dot;
    }
  }
  for (let r = o; r < o + 9; r += 3) {
    const a = out[r];
    const b = out[r + 1];
    const c = out[r + 2];
    for (let k = 0; k < 3; k++) out[r + k] = a * work[9 + k] + b * work[12 + k] + c * work[15 + k];
  }
}
