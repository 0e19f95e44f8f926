/**
 * Unit quaternions as x, y, z, w in flat arrays; rotations act as v' = q v q̄, and multiply(a, b) turns by b first.
 * `out` may be any of the inputs. Rotating functions expect unit quaternions; `normalize` makes them so.
 */
import { atan2, cos, sin, sincosInPlace } from './scalar.js';
import { set as set3, type Vec } from './vec3.js';

export function set(out: Vec, o: number, x: number, y: number, z: number, w: number): void {
  out[o] = x;
  out[o + 1] = y;
  out[o + 2] = z;
  out[o + 3] = w;
}

export function copy(out: Vec, o: number, a: Vec, i: number): void {
  set(out, o, a[i], a[i + 1], a[i + 2], a[i + 3]);
}

export function identity(out: Vec, o: number): void {
  set(out, o, 0, 0, 0, 1);
}

export function dot(a: Vec, i: number, b: Vec, j: number): number {
  return a[i] * b[j] + a[i + 1] * b[j + 1] + a[i + 2] * b[j + 2] + a[i + 3] * b[j + 3];
}

/** a·b: the rotation b followed by a. */
export function multiply(out: Vec, o: number, a: Vec, i: number, b: Vec, j: number): void {
  const ax = a[i];
  const ay = a[i + 1];
  const az = a[i + 2];
  const aw = a[i + 3];
  const bx = b[j];
  const by = b[j + 1];
  const bz = b[j + 2];
  const bw = b[j + 3];
  out[o] = aw * bx + ax * bw + ay * bz - az * by;
  out[o + 1] = aw * by - ax * bz + ay * bw + az * bx;
  out[o + 2] = aw * bz + ax * by - ay * bx + az * bw;
  out[o + 3] = aw * bw - ax * bx - ay * by - az * bz;
}

export function conjugate(out: Vec, o: number, a: Vec, i: number): void {
  set(out, o, -a[i], -a[i + 1], -a[i + 2], a[i + 3]);
}

/** Returns the length before. A zero or non-finite quaternion becomes the identity and returns 0. */
export function normalize(out: Vec, o: number, a: Vec, i: number): number {
  const largest = Math.max(Math.abs(a[i]), Math.abs(a[i + 1]), Math.abs(a[i + 2]), Math.abs(a[i + 3]));
  if (!(largest > 0 && largest < Number.POSITIVE_INFINITY)) {
    identity(out, o);
    return 0;
  }
  const x = a[i] / largest;
  const y = a[i + 1] / largest;
  const z = a[i + 2] / largest;
  const w = a[i + 3] / largest;
  const size = Math.sqrt(x * x + y * y + z * z + w * w);
  set(out, o, x / size, y / size, z / size, w / size);
  return size * largest;
}

/** Turn by `angle` [rad] about the unit vector at axis[i]. */
export function fromAxisAngle(out: Vec, o: number, axis: Vec, i: number, angle: number): void {
  const s = sin(0.5 * angle);
  set(out, o, axis[i] * s, axis[i + 1] * s, axis[i + 2] * s, cos(0.5 * angle));
}

/** Exponential map: the turn by |v| [rad] about v. */
export function fromRotationVector(out: Vec, o: number, v: Vec, i: number): void {
  const x = v[i];
  const y = v[i + 1];
  const z = v[i + 2];
  const half = 0.5 * Math.sqrt(x * x + y * y + z * z);
  // sin(h)/h from its series where the quotient would be 0/0 or lose its meaning.
  const k = half < 1e-5 ? 0.5 - half * half * (1 / 12) : (0.5 * sin(half)) / half;
  set(out, o, x * k, y * k, z * k, cos(half));
}

/** Logarithm: the rotation vector [rad] of the shorter way round. */
export function toRotationVector(out: Vec, o: number, a: Vec, i: number): void {
  const flip = a[i + 3] < 0 ? -1 : 1;
  const x = a[i] * flip;
  const y = a[i + 1] * flip;
  const z = a[i + 2] * flip;
  const s = Math.sqrt(x * x + y * y + z * z);
  const k = s < 1e-10 ? 2 : (2 * atan2(s, a[i + 3] * flip)) / s;
  set3(out, o, x * k, y * k, z * k);
}

/** Turns a by the rotation vector v·s [rad] given in the world frame (angular velocity times time); stays unit. */
export function integrate(out: Vec, o: number, a: Vec, i: number, v: Vec, j: number, s: number): void {
  const x = v[j] * s;
  const y = v[j + 1] * s;
  const z = v[j + 2] * s;
  const ax = a[i];
  const ay = a[i + 1];
  const az = a[i + 2];
  const aw = a[i + 3];
  const half = 0.5 * Math.sqrt(x * x + y * y + z * z);
  // `out` may be `a`, which is read by now; until the result is there it holds the angle, its sine and its cosine.
  out[o] = half;
  sincosInPlace(out, o);
  const k = half < 1e-5 ? 0.5 - half * half * (1 / 12) : (0.5 * out[o]) / half;
  const w = out[o + 1];
  const tx = x * k;
  const ty = y * k;
  const tz = z * k;
  out[o] = w * ax + tx * aw + ty * az - tz * ay;
  out[o + 1] = w * ay - tx * az + ty * aw + tz * ax;
  out[o + 2] = w * az + tx * ay - ty * ax + tz * aw;
  out[o + 3] = w * aw - tx * ax - ty * ay - tz * az;
  renormalize(out, o);
}

/** `normalize` in place and without the length, which would be boxed to be returned. */
function renormalize(q: Vec, o: number): void {
  const largest = Math.max(Math.abs(q[o]), Math.abs(q[o + 1]), Math.abs(q[o + 2]), Math.abs(q[o + 3]));
  if (!(largest > 0 && largest < Number.POSITIVE_INFINITY)) {
    identity(q, o);
    return;
  }
  const x = q[o] / largest;
  const y = q[o + 1] / largest;
  const z = q[o + 2] / largest;
  const w = q[o + 3] / largest;
  const size = Math.sqrt(x * x + y * y + z * z + w * w);
  q[o] = x / size;
  q[o + 1] = y / size;
  q[o + 2] = z / size;
  q[o + 3] = w / size;
}

/** out = q v q̄. */
export function rotate(out: Vec, o: number, q: Vec, i: number, v: Vec, j: number): void {
  turn(out, o, q, i, 1, v, j);
}

/** out = q̄ v q. */
export function inverseRotate(out: Vec, o: number, q: Vec, i: number, v: Vec, j: number): void {
  turn(out, o, q, i, -1, v, j);
}

function turn(out: Vec, o: number, q: Vec, i: number, sign: number, v: Vec, j: number): void {
  const qx = sign * q[i];
  const qy = sign * q[i + 1];
  const qz = sign * q[i + 2];
  const qw = q[i + 3];
  const x = v[j];
  const y = v[j + 1];
  const z = v[j + 2];
  const tx = 2 * (qy * z - qz * y);
  const ty = 2 * (qz * x - qx * z);
  const tz = 2 * (qx * y - qy * x);
  out[o] = x + qw * tx + qy * tz - qz * ty;
  out[o + 1] = y + qw * ty + qz * tx - qx * tz;
  out[o + 2] = z + qw * tz + qx * ty - qy * tx;
}

/** Rotation matrix, row-major, nine numbers. */
export function toMat3(out: Vec, o: number, q: Vec, i: number): void {
  const x = q[i];
  const y = q[i + 1];
  const z = q[i + 2];
  const w = q[i + 3];
  out[o] = 1 - 2 * (y * y + z * z);
  out[o + 1] = 2 * (x * y - w * z);
  out[o + 2] = 2 * (x * z + w * y);
  out[o + 3] = 2 * (x * y + w * z);
  out[o + 4] = 1 - 2 * (x * x + z * z);
  out[o + 5] = 2 * (y * z - w * x);
  out[o + 6] = 2 * (x * z - w * y);
  out[o + 7] = 2 * (y * z + w * x);
  out[o + 8] = 1 - 2 * (x * x + y * y);
}

/** From a row-major rotation matrix, w ≥ 0. Branches on the largest component, so no half turn is special. */
export function fromMat3(out: Vec, o: number, m: Vec, i: number): void {
  const a = m[i];
  const b = m[i + 4];
  const c = m[i + 8];
  const yz = m[i + 7] - m[i + 5];
  const zx = m[i + 2] - m[i + 6];
  const xy = m[i + 3] - m[i + 1];
  const sxy = m[i + 3] + m[i + 1];
  const szx = m[i + 2] + m[i + 6];
  const syz = m[i + 7] + m[i + 5];
  if (a + b + c > 0) set(out, o, yz, zx, xy, 1 + a + b + c);
  else if (a >= b && a >= c) set(out, o, 1 + a - b - c, sxy, szx, yz);
  else if (b >= c) set(out, o, sxy, 1 - a + b - c, syz, zx);
  else set(out, o, szx, syz, 1 - a - b + c, xy);
  normalize(out, o, out, o);
  if (out[o + 3] < 0) set(out, o, -out[o], -out[o + 1], -out[o + 2], -out[o + 3]);
}

/** Constant-speed interpolation along the shorter way. */
export function slerp(out: Vec, o: number, a: Vec, i: number, b: Vec, j: number, t: number): void {
  const d = dot(a, i, b, j);
  const flip = d < 0 ? -1 : 1;
  let p = 1 - t;
  let r = t * flip;
  // The angle between, from sine and cosine: the arccosine alone would lose half the digits of a small angle.
  let chordSq = 0;
  for (let k = 0; k < 4; k++) {
    const e = a[i + k] - flip * b[j + k];
    chordSq += e * e;
  }
  const half = 0.5 * Math.sqrt(chordSq);
  const angle = 2 * atan2(half, Math.sqrt(Math.max(0, 1 - half * half)));
  if (angle > 1e-6) {
    const s = sin(angle);
    p = sin(p * angle) / s;
    r = (flip * sin(t * angle)) / s;
  }
  const x = a[i] * p + b[j] * r;
  const y = a[i + 1] * p + b[j + 1] * r;
  const z = a[i + 2] * p + b[j + 2] * r;
  set(out, o, x, y, z, a[i + 3] * p + b[j + 3] * r);
  normalize(out, o, out, o);
}

/**
 * Shortest rotation that takes the unit vector a to the unit vector b; opposite vectors turn about some normal of a.
 */
export function fromTo(out: Vec, o: number, a: Vec, i: number, b: Vec, j: number): void {
  const ax = a[i];
  const ay = a[i + 1];
  const az = a[i + 2];
  const bx = b[j];
  const by = b[j + 1];
  const bz = b[j + 2];
  const sx = ax + bx;
  const sy = ay + by;
  const sz = az + bz;
  const sumSq = sx * sx + sy * sy + sz * sz;
  if (sumSq < 1e-24) {
    if (Math.abs(ax) < 0.6) set(out, o, 0, az, -ay, 0);
    else set(out, o, -az, 0, ax, 0);
  } else {
    // With h the half-way vector: (a × h, a · h); 1 + a·b would cancel near opposite vectors.
    const k = 1 / Math.sqrt(sumSq);
    const hx = sx * k;
    const hy = sy * k;
    const hz = sz * k;
    set(out, o, ay * hz - az * hy, az * hx - ax * hz, ax * hy - ay * hx, ax * hx + ay * hy + az * hz);
  }
  renormalize(out, o);
}
