/**
 * Bounds the way of a skin's vertices by the motion of its molecules. A vertex is Σ w·(p + R·offset). So a vertex moves
 * by at most the largest |Δp| plus the largest turn times Σ w·|offset|. For two rotations, |ΔR| is the Frobenius norm
 * of their difference over √2.
 */
import type { SkinnedSurface } from '../../geometry/implicit/index.js';

/** Rounding of the bounds. */
const ABOVE = 1 + 1e-9;

export class SkinMotion {
  /** A bound of the vertices' path since the skin was made, to and fro [m]. The array has one number. */
  readonly path = new Float64Array(1);
  /** The same for the vertices of each molecule, since the blocks last read it [m]. */
  readonly pending: Float64Array;
  hasPending = false;
  /** The molecules' places, then their turns, at the last look. */
  private readonly now: Float64Array;
  private readonly count: number;
  /**
   * The largest distance of a vertex from a molecule that carries it, and the largest weighted mean of these distances
   * at one vertex [m].
   */
  private readonly reach: number;
  private readonly margin: number;

  constructor(
    private readonly skin: SkinnedSurface,
    positions: Float64Array,
  ) {
    this.count = positions.length / 3;
    this.now = new Float64Array(12 * this.count);
    this.now.set(positions);
    this.now.set(skin.turns, 3 * this.count);
    this.pending = new Float64Array(this.count);
    this.reach = skin.longestOffset;
    this.margin = skin.margin;
  }

  /**
   * Notes that the molecules have moved to these places [m]. Their turns are those of the skin. Returns by how much the
   * change of turns has moved a vertex, at most [m].
   */
  advance(positions: Float64Array): number {
    const { pending, now, reach, count } = this;
    const { turns } = this.skin;
    const turned = 3 * count;
    let farthestSq = 0;
    let mostSq = 0;
    for (let m = 0; m < count; m++) {
      let shiftSq = 0;
      for (let k = 3 * m; k < 3 * m + 3; k++) {
        const d = positions[k] - now[k];
        shiftSq += d * d;
        now[k] = positions[k];
      }
      let turnSq = 0;
      for (let k = 9 * m; k < 9 * m + 9; k++) {
        const d = turns[k] - now[turned + k];
        turnSq += d * d;
        now[turned + k] = turns[k];
      }
      pending[m] = pending[m] + (Math.sqrt(shiftSq) + reach * Math.sqrt(0.5 * turnSq)) * ABOVE;
      if (shiftSq > farthestSq) farthestSq = shiftSq;
      if (turnSq > mostSq) mostSq = turnSq;
    }
    this.path[0] = this.path[0] + this.bound(farthestSq, mostSq);
    this.hasPending = true;
    return this.bound(0, mostSq);
  }

  /** A bound of the vertices' distance from their places at a moment that `copyTo` kept [m]. */
  distanceFrom(then: Float64Array): number {
    const { now, count } = this;
    let farthestSq = 0;
    for (let k = 0; k < 3 * count; k += 3) {
      const x = now[k] - then[k];
      const y = now[k + 1] - then[k + 1];
      const z = now[k + 2] - then[k + 2];
      const shiftSq = x * x + y * y + z * z;
      if (shiftSq > farthestSq) farthestSq = shiftSq;
    }
    let mostSq = 0;
    for (let from = 3 * count; from < 12 * count; from += 9) {
      let turnSq = 0;
      for (let k = from; k < from + 9; k++) {
        const d = now[k] - then[k];
        turnSq += d * d;
      }
      if (turnSq > mostSq) mostSq = turnSq;
    }
    return this.bound(farthestSq, mostSq);
  }

  /** Keeps the moment in `out`, or in a new array if `out` has another size. */
  copyTo(out: Float64Array): Float64Array {
    if (out.length !== this.now.length) return this.now.slice();
    out.set(this.now);
    return out;
  }

  /** Notes that the blocks have read `pending`. */
  settle(): void {
    this.pending.fill(0);
    this.hasPending = false;
  }

  private bound(shiftSq: number, turnSq: number): number {
    return (Math.sqrt(shiftSq) + this.margin * Math.sqrt(0.5 * turnSq)) * ABOVE;
  }
}
