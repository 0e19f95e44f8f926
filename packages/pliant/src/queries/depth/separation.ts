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

/** A way to bring two meshes apart. */
export interface Separation {
  /** Unit direction in which the first mesh moves, in the world. Zero when the meshes don't overlap. */
  readonly direction: Float64Array;
  /** How far it must move [m]. */
  distance: number;
}

/** Precision of the distance, relative to the size of the meshes. */
const PRECISION = 1e-6;

/** Slots of `moves` [m]: the step being tried, the longest known to overlap, the shortest known to be clear. */
const TRIED = 0;
const OVERLAPS = 1;
const CLEAR = 2;

export class SeparationSearch {
  private readonly position = new Float64Array(3);
  private readonly moves = new Float64Array(3);

  /** Tries `count` directions (three numbers each, in the world); `step` is a first guess of the distance [m]. */
  find(
    pair: PlacedPair,
    directions: Float64Array,
    count: number,
    step: number,
    size: number,
    out: Separation,
  ): Separation {
    const { position, moves } = this;
    for (let n = 0; n < 3; n++) position[n] = pair.poseA[9 + n];
    out.distance = Number.POSITIVE_INFINITY;
    for (let o = 0; o < 3 * count; o += 3) {
      moves[TRIED] = out.distance * (1 - PRECISION);
      if (Number.isFinite(out.distance) && this.overlaps(pair, directions, o)) continue;
      moves[CLEAR] = Math.max(step, PRECISION * size);
      this.clear(pair, directions, o, size);
      if (moves[CLEAR] >= out.distance) continue;
      out.distance = moves[CLEAR];
      for (let n = 0; n < 3; n++) out.direction[n] = directions[o + n];
    }
    for (let n = 0; n < 3; n++) pair.poseA[9 + n] = position[n];
    return out;
  }

  private overlaps(pair: PlacedPair, directions: Float64Array, o: number): boolean {
    for (let n = 0; n < 3; n++) pair.poseA[9 + n] = this.position[n] + this.moves[TRIED] * directions[o + n];
    return pair.overlaps();
  }

  /** From a guess in `moves[CLEAR]` to the shortest clear move along the direction at `o`, to within the precision. */
  private clear(pair: PlacedPair, directions: Float64Array, o: number, size: number): void {
    const { moves } = this;
    moves[OVERLAPS] = 0;
    moves[TRIED] = moves[CLEAR];
    while (this.overlaps(pair, directions, o)) {
      moves[OVERLAPS] = moves[TRIED];
      moves[TRIED] *= 1.5;
    }
    moves[CLEAR] = moves[TRIED];
    while (moves[CLEAR] - moves[OVERLAPS] > PRECISION * size) {
      moves[TRIED] = (moves[OVERLAPS] + moves[CLEAR]) / 2;
      const end = this.overlaps(pair, directions, o) ? OVERLAPS : CLEAR;
      moves[end] = moves[TRIED];
    }
  }
}
