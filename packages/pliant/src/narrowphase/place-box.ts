import type { BodyColumns } from '../bodies/bodies.js';

/** Rotation matrix of a body, row-major: column k is its axis k in the world. */
export function bodyRotation(c: BodyColumns, row: number, out: Float64Array): void {
  const { orientation } = c;
  const q = row * 4;
  const x = orientation[q];
  const y = orientation[q + 1];
  const z = orientation[q + 2];
  const w = orientation[q + 3];
  out[0] = 1 - 2 * (y * y + z * z);
  out[1] = 2 * (x * y - z * w);
  out[2] = 2 * (x * z + y * w);
  out[3] = 2 * (x * y + z * w);
  out[4] = 1 - 2 * (x * x + z * z);
  out[5] = 2 * (y * z - x * w);
  out[6] = 2 * (x * z - y * w);
  out[7] = 2 * (y * z + x * w);
  out[8] = 1 - 2 * (x * x + y * y);
}
