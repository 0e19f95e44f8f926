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
    const moved = Math.max(Math.abs(work[21]!), Math.abs(work[22]!), Math.abs(work[23]!));
    if (moved < 1e-9) return true;
  }
  polarRotation(work, 23, a, i, work);
  fromMat3(q, o, work, 23);
  return true;
}

/** S is at work[9]; leaves the rotation vector [rad] at work[21]. False where M is not safely positive definite. */
function newtonStep(work: Vec, size: number): boolean {
  for (let k = 9; k < 18; k++) work[k] = work[k]! / size;
  const xy = -0.5 * (work[10]! + work[12]!);
  const xz = -0.5 * (work[11]! + work[15]!);
  const yz = -0.5 * (work[14]! + work[16]!);
  const x = work[9]!;
  const y = work[13]!;
  const z = work[17]!;
  work[21] = work[16]! - work[14]!;
  work[22] = work[11]! - work[15]!;
  work[23] = work[12]! - work[10]!;
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
  return Math.abs(work[21]!) + Math.abs(work[22]!) + Math.abs(work[23]!) < 2;
}
