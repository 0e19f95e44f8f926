import * as quat from '../math/quat.js';

/** Square of the half angle below which series of four terms are exact to the last bit [rad²]. */
const SMALL_SQ = 1e-3;

/**
 * Turns a unit quaternion by the angular velocity w for the time `time[k]`, along a great circle; as an argument the
 * time would be boxed. Bodies turn by little in a
 * substep, so sine and cosine are mostly short series here; the rest is left to `quat.integrate`.
 */
export function turnBy(
  q: Float64Array,
  o: number,
  w: Float64Array,
  i: number,
  time: Float64Array,
  k: number,
): void {
  const s = 0.5 * time[k];
  const x = w[i] * s;
  const y = w[i + 1] * s;
  const z = w[i + 2] * s;
  const h = x * x + y * y + z * z;
  if (!(h < SMALL_SQ)) {
    quat.integrate(q, o, q, o, w, i, time[k]);
    return;
  }
  const sine = 1 - h * (1 / 6 - h * (1 / 120 - h * (1 / 5040)));
  const c = 1 - h * (1 / 2 - h * (1 / 24 - h * (1 / 720 - h * (1 / 40320))));
  const ax = x * sine;
  const ay = y * sine;
  const az = z * sine;
  const qx = q[o];
  const qy = q[o + 1];
  const qz = q[o + 2];
  const qw = q[o + 3];
  const nx = c * qx + ax * qw + ay * qz - az * qy;
  const ny = c * qy + ay * qw + az * qx - ax * qz;
  const nz = c * qz + az * qw + ax * qy - ay * qx;
  const nw = c * qw - ax * qx - ay * qy - az * qz;
  const scale = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz + nw * nw);
  q[o] = nx * scale;
  q[o + 1] = ny * scale;
  q[o + 2] = nz * scale;
  q[o + 3] = nw * scale;
}
