/** Vectors and turns on plain triples, written apart from the engine's own so that a fault there can't hide itself here. */
export type Vec = readonly [number, number, number];
export type Numbers = ArrayLike<number>;

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec, s: number): Vec => [a[0] * s, a[1] * s, a[2] * s];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const norm = (a: Vec): number => Math.sqrt(dot(a, a));
export const vec = (a: Numbers, at = 0): Vec => [a[at], a[at + 1], a[at + 2]];

/** Turns a vector by a quaternion x, y, z, w of any length but zero. */
export function turn(q: Numbers, v: Vec): Vec {
  const s = 1 / Math.sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
  const u: Vec = [q[0] * s, q[1] * s, q[2] * s];
  const twice = scale(cross(u, v), 2);
  return add(add(v, scale(twice, q[3] * s)), cross(u, twice));
}

export const turnBack = (q: Numbers, v: Vec): Vec => turn([-q[0], -q[1], -q[2], q[3]], v);

/** A point of the world in the frame of a body. */
export const toLocal = (position: Numbers, orientation: Numbers, p: Vec): Vec =>
  turnBack(orientation, subtract(p, vec(position)));

export const toWorld = (position: Numbers, orientation: Numbers, p: Vec): Vec =>
  add(vec(position), turn(orientation, p));
