/**
 * Normals of patches and cross products of creases as candidates. For two convex bodies, useless ones are left out.
 *
 * A convex body contains a ball, and along any direction the bodies must move at least as far as their balls. The
 * extent along one good guess, the normal nearest to the line between the balls, is an upper bound of the smallest
 * extent. A direction along which the balls alone need more than that bound plus the tie's width has no share in the
 * blend, and is never added. For two balls of 20 faces each, about three directions in seventy are left.
 */
import type { Candidates } from './candidates.js';
import { TIE_WIDTH } from './choose.js';
import { support } from './extents.js';
import type { LiveShape } from './live-shape.js';

/**
 * Squared length of a cross product of unit creases up to which rounding makes its direction, and over how much its
 * weight grows to 1.
 */
const PARALLEL = 1e-4;
const FADING = 1e-3;
/** Beyond this many times the smallest extent no candidate counts; with room for the bias of choose.ts. */
const FAR = (1 + TIE_WIDTH) * (1 + 1e-6);

export class NearCandidates {
  /**
   * From ball to ball, and what the radii and the bound leave for it: a unit direction d stays while d·way ≤ rest [m].
   */
  private readonly way = new Float64Array(3);
  private readonly rest = new Float64Array(1);
  private readonly reach = new Float64Array(2);
  /** The unit way out for `a` that is nearest to the line between the balls, and how far it follows `way`. */
  private readonly guess = new Float64Array(4);

  /** Adds the normals, those of `a` turned round. */
  addNormals(candidates: Candidates, a: LiveShape, b: LiveShape): void {
    this.aim(a, b);
    this.addSide(candidates, a.normals, -1);
    this.addSide(candidates, b.normals, 1);
  }

  /** Leaves no direction out: bodies that are not convex have no ball. */
  takeAll(): void {
    this.rest[0] = Infinity;
  }

  /**
   * Adds the cross products, both ways. Nearly parallel creases cross in a direction that rounding makes; the patches
   * beside them cover it.
   */
  addCrosses(candidates: Candidates, a: LiveShape, b: LiveShape): void {
    const { way } = this;
    const { draft } = candidates;
    const p = a.creases;
    const q = b.creases;
    const rest = this.rest[0];
    for (let i = 0; i < p.length; i += 3) {
      for (let j = 0; j < q.length; j += 3) {
        const x = p[i + 1] * q[j + 2] - p[i + 2] * q[j + 1];
        const y = p[i + 2] * q[j] - p[i] * q[j + 2];
        const z = p[i] * q[j + 1] - p[i + 1] * q[j];
        const lengthSq = x * x + y * y + z * z;
        if (!(lengthSq > PARALLEL)) continue;
        const length = Math.sqrt(lengthSq);
        const along = x * way[0] + y * way[1] + z * way[2];
        if (along > rest * length && -along > rest * length) continue;
        draft[3] = Math.min(1, (lengthSq - PARALLEL) / FADING);
        draft[0] = x / length;
        draft[1] = y / length;
        draft[2] = z / length;
        if (along <= rest * length) candidates.add();
        for (let k = 0; k < 3; k++) draft[k] = -draft[k];
        if (-along <= rest * length) candidates.add();
      }
    }
  }

  private aim(a: LiveShape, b: LiveShape): void {
    const { way, rest, reach, guess } = this;
    for (let i = 0; i < 3; i++) way[i] = b.ball[i] - a.ball[i];
    guess[3] = Infinity;
    this.guessFrom(a.normals, -1);
    this.guessFrom(b.normals, 1);
    rest[0] = Infinity;
    if (guess[3] === Infinity) return;
    support(reach, 0, b.body, b.body.topology.surfaceVertices, guess, 0, 1);
    support(reach, 1, a.body, a.body.topology.surfaceVertices, guess, 0, -1);
    rest[0] = FAR * Math.max(reach[0] + reach[1], 0) - a.ball[3] - b.ball[3];
  }

  private guessFrom(normals: Float64Array, sign: number): void {
    const { way, guess } = this;
    for (let k = 0; k < normals.length; k += 3) {
      const x = sign * normals[k];
      const y = sign * normals[k + 1];
      const z = sign * normals[k + 2];
      const along = x * way[0] + y * way[1] + z * way[2];
      if (along >= guess[3] || (x === 0 && y === 0 && z === 0)) continue;
      guess[0] = x;
      guess[1] = y;
      guess[2] = z;
      guess[3] = along;
    }
  }

  private addSide(candidates: Candidates, normals: Float64Array, sign: number): void {
    const { way } = this;
    const { draft } = candidates;
    const rest = this.rest[0];
    draft[3] = 1;
    for (let k = 0; k < normals.length; k += 3) {
      const x = sign * normals[k];
      const y = sign * normals[k + 1];
      const z = sign * normals[k + 2];
      if (x * way[0] + y * way[1] + z * way[2] > rest) continue;
      draft[0] = x;
      draft[1] = y;
      draft[2] = z;
      candidates.add();
    }
  }
}
