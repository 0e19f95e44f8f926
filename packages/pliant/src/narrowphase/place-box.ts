import type { ColliderColumns } from '../bodies/bodies.js';
import { toMat3 } from '../math/quat.js';

/** Rotation matrix of a body, row-major: column k is its axis k in the world. */
export function bodyRotation({ orientation }: ColliderColumns, row: number, out: Float64Array): void {
  toMat3(out, 0, orientation, row * 4);
}
