/**
 * Vectors of three numbers inside flat arrays: each argument is an array and the offset of its first component.
 * `out` may be any of the inputs, even at an overlapping offset: all components are read before one is written.
 */
import { hypot3 } from './scalar.js';

/** Flat storage of doubles. One concrete type keeps every call site monomorphic. */
export type Vec = Float64Array;

export function set(out: Vec, o: number, x: number, y: number, z: number): void {
  out[o] = x;
  out[o + 1] = y;
  out[o + 2] = z;
}

export function copy(out: Vec, o: number, a: Vec, i: number): void {
  set(out, o, a[i], a[i + 1], a[i + 2]);
}

export function add(out: Vec, o: number, a: Vec, i: number, b: Vec, j: number): void {
  set(out, o, a[i] + b[j], a[i + 1] + b[j + 1], a[i + 2] + b[j + 2]);
}

export function sub(out: Vec, o: number, a: Vec, i: number, b: Vec, j: number): void {
  set(out, o, a[i] - b[j], a[i + 1] - b[j + 1], a[i + 2] - b[j + 2]);
}

export function scale(out: Vec, o: number, a: Vec, i: number, s: number): void {
  set(out, o, a[i] * s, a[i + 1] * s, a[i + 2] * s);
}

export function negate(out: Vec, o: number, a: Vec, i: number): void {
  set(out, o, -a[i], -a[i + 1], -a[i + 2]);
}

/** a + s·b. */
export function addScaled(out: Vec, o: number, a: Vec, i: number, b: Vec, j: number, s: number): void {
  set(out, o, a[i] + b[j] * s, a[i + 1] + b[j + 1] * s, a[i + 2] + b[j + 2] * s);
}

export function dot(a: Vec, i: number, b: Vec, j: number): number {
  return a[i] * b[j] + a[i + 1] * b[j + 1] + a[i + 2] * b[j + 2];
}

export function cross(out: Vec, o: number, a: Vec, i: number, b: Vec, j: number): void {
  const ax = a[i];
  const ay = a[i + 1];
  const az = a[i + 2];
  const bx = b[j];
  const by = b[j + 1];
  const bz = b[j + 2];
  set(out, o, ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx);
}

export function lengthSq(a: Vec, i: number): number {
  return dot(a, i, a, i);
}

/** Safe from overflow and underflow. */
export function length(a: Vec, i: number): number {
  return hypot3(a[i], a[i + 1], a[i + 2]);
}

export function distanceSq(a: Vec, i: number, b: Vec, j: number): number {
  const x = a[i] - b[j];
  const y = a[i + 1] - b[j + 1];
  const z = a[i + 2] - b[j + 2];
  return x * x + y * y + z * z;
}

export function distance(a: Vec, i: number, b: Vec, j: number): number {
  return hypot3(a[i] - b[j], a[i + 1] - b[j + 1], a[i + 2] - b[j + 2]);
}

/** Unit vector along a; returns the length of a. The zero vector stays zero and returns 0. */
export function normalize(out: Vec, o: number, a: Vec, i: number): number {
  let x = a[i];
  let y = a[i + 1];
  let z = a[i + 2];
  const size = hypot3(x, y, z);
  if (size === 0) {
    set(out, o, 0, 0, 0);
    return 0;
  }
  let unit = size;
  if (size < 1e-290) {
    // A subnormal length has too few bits to divide by; 2^100 lifts it exactly.
    x *= LIFT;
    y *= LIFT;
    z *= LIFT;
    unit = hypot3(x, y, z);
  }
  set(out, o, x / unit, y / unit, z / unit);
  return size;
}

const LIFT = 2 ** 100;

/** a at t = 0, b at t = 1. */
export function lerp(out: Vec, o: number, a: Vec, i: number, b: Vec, j: number, t: number): void {
  const s = 1 - t;
  set(out, o, a[i] * s + b[j] * t, a[i + 1] * s + b[j + 1] * t, a[i + 2] * s + b[j + 2] * t);
}

/** Componentwise. */
export function min(out: Vec, o: number, a: Vec, i: number, b: Vec, j: number): void {
  set(out, o, Math.min(a[i], b[j]), Math.min(a[i + 1], b[j + 1]), Math.min(a[i + 2], b[j + 2]));
}

/** Componentwise. */
export function max(out: Vec, o: number, a: Vec, i: number, b: Vec, j: number): void {
  set(out, o, Math.max(a[i], b[j]), Math.max(a[i + 1], b[j + 1]), Math.max(a[i + 2], b[j + 2]));
}
