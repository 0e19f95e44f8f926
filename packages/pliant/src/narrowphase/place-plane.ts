import type { ColliderColumns } from '../bodies/bodies.js';
import { SHAPE_PARAMS } from '../geometry/shape.js';

/** World-frame plane of a body: unit normal into out[0..2], offset n·x into out[3]. */
export function placePlane(c: ColliderColumns, row: number, out: Float64Array): void {
  const { shape, position, orientation } = c;
  const o = row * SHAPE_PARAMS;
  const q = row * 4;
  const x = orientation[q];
  const y = orientation[q + 1];
  const z = orientation[q + 2];
  const w = orientation[q + 3];
  const nx = shape[o];
  const ny = shape[o + 1];
  const nz = shape[o + 2];
  // v + 2w(u×v) + 2u×(u×v)
  const tx = 2 * (y * nz - z * ny);
  const ty = 2 * (z * nx - x * nz);
  const tz = 2 * (x * ny - y * nx);
  out[0] = nx + w * tx + y * tz - z * ty;
  out[1] = ny + w * ty + z * tx - x * tz;
  out[2] = nz + w * tz + x * ty - y * tx;
  const p = row * 3;
  out[3] = shape[o + 3] + out[0] * position[p] + out[1] * position[p + 1] + out[2] * position[p + 2];
}
