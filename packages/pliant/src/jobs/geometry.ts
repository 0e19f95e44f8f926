/** Small sums on vectors of three numbers, for measuring; a step uses `math`. */
import type { Vec3 } from '../world/index.js';

export const dot = (a: ArrayLike<number>, b: ArrayLike<number>): number =>
  a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const length = (a: ArrayLike<number>): number => Math.sqrt(dot(a, a));

export const cross = (a: ArrayLike<number>, b: ArrayLike<number>): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export const minus = (a: ArrayLike<number>, b: ArrayLike<number>): Vec3 => [
  a[0] - b[0],
  a[1] - b[1],
  a[2] - b[2],
];

export const addScaled = (sum: Vec3, a: ArrayLike<number>, factor: number): void => {
  for (let k = 0; k < 3; k++) sum[k] += factor * a[k];
};

export const pointOf = (positions: ArrayLike<number>, vertex: number): Vec3 => [
  positions[3 * vertex],
  positions[3 * vertex + 1],
  positions[3 * vertex + 2],
];

export interface Box {
  readonly min: ArrayLike<number>;
  readonly max: ArrayLike<number>;
}

export function isIn(box: Box | undefined, p: ArrayLike<number>): boolean {
  if (box === undefined) return true;
  for (let k = 0; k < 3; k++) if (p[k] < box.min[k] || p[k] > box.max[k]) return false;
  return true;
}
