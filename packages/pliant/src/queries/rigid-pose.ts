/**
 * Rigid placement of a mesh and the placement of one mesh seen from another, as twelve numbers: the rotation matrix
 * row by row, then the translation [m]. A pose maps mesh coordinates to the world: x = R·m + t.
 */
import { PliantError } from '../core/errors.js';

export const POSE_STRIDE = 12;

/** How far RᵀR may be from the identity: a rotation typed with six digits passes, a scaled one doesn't. */
const ROTATION_TOLERANCE = 1e-5;

export function identityPose(): Float64Array {
  const pose = new Float64Array(POSE_STRIDE);
  pose[0] = pose[4] = pose[8] = 1;
  return pose;
}

/** From a position and a quaternion (x, y, z, w), which need not be normalised. */
export function setPose(
  pose: Float64Array,
  position: ArrayLike<number>,
  rotation: ArrayLike<number>,
): Float64Array {
  const qx = rotation[0];
  const qy = rotation[1];
  const qz = rotation[2];
  const qw = rotation[3];
  const normSq = qx * qx + qy * qy + qz * qz + qw * qw;
  if (!(normSq > 0) || !Number.isFinite(normSq))
    throw new PliantError(
      'invalid-value',
      'A rotation must be a finite quaternion (x, y, z, w) other than zero.',
    );
  const s = 2 / normSq;
  pose[0] = 1 - s * (qy * qy + qz * qz);
  pose[1] = s * (qx * qy - qz * qw);
  pose[2] = s * (qx * qz + qy * qw);
  pose[3] = s * (qx * qy + qz * qw);
  pose[4] = 1 - s * (qx * qx + qz * qz);
  pose[5] = s * (qy * qz - qx * qw);
  pose[6] = s * (qx * qz - qy * qw);
  pose[7] = s * (qy * qz + qx * qw);
  pose[8] = 1 - s * (qx * qx + qy * qy);
  for (let k = 0; k < 3; k++) pose[9 + k] = finite(position[k]);
  return pose;
}

/** From a 4×4 matrix of rows, to be multiplied with a column vector. Scaling and shear are refused. */
export function setPoseFromMatrix(pose: Float64Array, rows: ArrayLike<number>): Float64Array {
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) pose[3 * i + j] = finite(rows[4 * i + j]);
    pose[9 + i] = finite(rows[4 * i + 3]);
  }
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      const dot = pose[i] * pose[j] + pose[3 + i] * pose[3 + j] + pose[6 + i] * pose[6 + j];
      if (Math.abs(dot - (i === j ? 1 : 0)) > ROTATION_TOLERANCE)
        throw new PliantError(
          'invalid-value',
          'A pose must be a rotation and a translation: apply scaling to the mesh.',
        );
    }
  }
  return pose;
}

/** `out` = a⁻¹·b: maps coordinates of b's mesh to coordinates of a's mesh. */
export function relativePose(out: Float64Array, a: Float64Array, b: Float64Array): Float64Array {
  const dx = b[9] - a[9];
  const dy = b[10] - a[10];
  const dz = b[11] - a[11];
  for (let i = 0; i < 3; i++) {
    const x = a[i];
    const y = a[3 + i];
    const z = a[6 + i];
    for (let j = 0; j < 3; j++) out[3 * i + j] = x * b[j] + y * b[3 + j] + z * b[6 + j];
    out[9 + i] = x * dx + y * dy + z * dz;
  }
  return out;
}

/** Carries the point at `points[i]` from mesh to world, into `out[o]`. */
export function toWorld(
  pose: Float64Array,
  points: Float64Array,
  i: number,
  out: Float64Array,
  o: number,
): void {
  const x = points[i];
  const y = points[i + 1];
  const z = points[i + 2];
  out[o] = pose[0] * x + pose[1] * y + pose[2] * z + pose[9];
  out[o + 1] = pose[3] * x + pose[4] * y + pose[5] * z + pose[10];
  out[o + 2] = pose[6] * x + pose[7] * y + pose[8] * z + pose[11];
}

/** Carries the point at `points[i]` from the world to mesh coordinates, into `out[o]`. */
export function toMesh(
  pose: Float64Array,
  points: Float64Array,
  i: number,
  out: Float64Array,
  o: number,
): void {
  const x = points[i] - pose[9];
  const y = points[i + 1] - pose[10];
  const z = points[i + 2] - pose[11];
  out[o] = pose[0] * x + pose[3] * y + pose[6] * z;
  out[o + 1] = pose[1] * x + pose[4] * y + pose[7] * z;
  out[o + 2] = pose[2] * x + pose[5] * y + pose[8] * z;
}

/** Turns the direction at `v[i]` from mesh to world, into `out[o]`. */
export function turnToWorld(
  pose: Float64Array,
  v: Float64Array,
  i: number,
  out: Float64Array,
  o: number,
): void {
  const x = v[i];
  const y = v[i + 1];
  const z = v[i + 2];
  out[o] = pose[0] * x + pose[1] * y + pose[2] * z;
  out[o + 1] = pose[3] * x + pose[4] * y + pose[5] * z;
  out[o + 2] = pose[6] * x + pose[7] * y + pose[8] * z;
}

function finite(x: number): number {
  if (!Number.isFinite(x)) throw new PliantError('invalid-value', 'A pose must be made of finite numbers.');
  return x;
}
