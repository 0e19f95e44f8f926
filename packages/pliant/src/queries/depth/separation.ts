/**
 * The way out: a direction and a distance along which the first mesh, moved as a whole, is clear of the second.
 *
 * The shortest such move of two non-convex meshes is expensive to know (the boundary of their Minkowski sum), so a
 * few directions that are right in the common cases are tried and the best is taken: against the area vector of the
 * surface inside (the steepest descent of the common volume), out at the deepest point, and the six axes of the
 * second mesh, which matter when one mesh is inside the other and the first two say little. Each distance is checked
 * by the exact overlap test, so the move given always separates; that it is the shortest is not claimed.
 *
 *   grow the step until clear → halve between the last overlap and the first clearance
 */
import type { PlacedPair } from './placed-pair.js';

export interface Separation {
  /** Unit direction in which the first mesh moves, in the world. Zero when the meshes don't overlap. */
  readonly direction: Float64Array;
  /** How far it must move [m]. */
  distance: number;
}

/** Precision of the distance, relative to the size of the meshes. */
const PRECISION = 1e-6;

/** Tries `count` directions (three numbers each, in the world); `step` is a first guess of the distance [m]. */
export function findSeparation(
  pair: PlacedPair,
  directions: Float64Array,
  count: number,
  step: number,
  size: number,
  out: Separation,
): Separation {
  const position = pair.poseA.slice(9, 12);
  const overlapsAt = (o: number, t: number): boolean => {
    for (let n = 0; n < 3; n++) pair.poseA[9 + n] = position[n]! + t * directions[o + n]!;
    return pair.overlaps();
  };
  out.distance = Number.POSITIVE_INFINITY;
  for (let k = 0; k < count; k++) {
    const o = 3 * k;
    if (Number.isFinite(out.distance) && overlapsAt(o, out.distance * (1 - PRECISION))) continue;
    const distance = clearance((t) => overlapsAt(o, t), Math.max(step, PRECISION * size), PRECISION * size);
    if (distance >= out.distance) continue;
    out.distance = distance;
    for (let n = 0; n < 3; n++) out.direction[n] = directions[o + n]!;
  }
  pair.poseA.set(position, 9);
  return out;
}

function clearance(overlapsAt: (t: number) => boolean, step: number, precision: number): number {
  let low = 0;
  let high = step;
  while (overlapsAt(high)) {
    low = high;
    high *= 1.5;
  }
  while (high - low > precision) {
    const middle = (low + high) / 2;
    if (overlapsAt(middle)) low = middle;
    else high = middle;
  }
  return high;
}
