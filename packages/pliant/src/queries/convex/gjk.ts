/**
 * Distance of two convex cores. Source: Gilbert, Johnson, Keerthi 1988; van den Bergen 1999 for the way it ends.
 *
 *   v = nearest point of the simplex to the origin
 *   w = farthest point of A − B against v
 *   v·w no smaller than |v|² (but for rounding): v is the answer; else w joins the simplex
 *
 * Degenerate: a point that comes again, or a v that grows no shorter, ends the search: rounding lets it go no further.
 */
import { Minkowski } from './minkowski.js';
import { Simplex } from './simplex.js';

/** Steps of a whole search, and of one that breaks off where solids are curved: the rest is slow. */
export const MOST_STEPS = 128;
export const FEW_STEPS = 8;

/** The answer is taken when no point of A − B can be nearer by more than this share of it. */
const ENOUGH = 1e-13;

/** Cores nearer than this share of their size count as overlapping: v no longer has a direction. */
const TOUCHING = 1e-11;

export class Gjk {
  readonly difference = new Minkowski();
  readonly simplex = new Simplex();
  /** From B to A: the shortest connection of the cores [m]; not of unit length. */
  readonly v = new Float64Array(3);
  /** Its length; 0 when the cores overlap. */
  distance = -0;
  /** [m] */
  readonly limit = new Float64Array(1);
  /** Steps after which the search breaks off, and whether it has. */
  most = MOST_STEPS;
  broke = false;
  /** Direction from B to A in which the search begins; the line of the centres where it is zero. Set it before a run. */
  readonly guess = new Float64Array(3);
  private readonly d = new Float64Array(3);

  /**
   * False when the cores are farther apart than what stands in `limit`; `distance` then is a lower bound and nothing
   * else is known.
   */
  run(): boolean {
    const { difference: m, simplex, v, d } = this;
    const limit = this.limit[0];
    this.start();
    let scale = 0;
    this.broke = false;
    for (let step = 0; step < this.most; step++) {
      const lengthSq = v[0] * v[0] + v[1] * v[1] + v[2] * v[2];
      for (let k = 0; k < 3; k++) d[k] = -v[k];
      const i = simplex.count;
      m.support(d, i);
      const p = m.points;
      const along = v[0] * p[3 * i] + v[1] * p[3 * i + 1] + v[2] * p[3 * i + 2];
      if (along > 0 && along * along > limit * limit * lengthSq) {
        this.distance = along / Math.sqrt(lengthSq);
        return false;
      }
      if (step > 0 && (lengthSq - along <= ENOUGH * lengthSq || this.isKnown(i))) return this.finish(v);
      for (let k = 0; k < 3; k++) scale = Math.max(scale, Math.abs(p[3 * i + k]));
      simplex.count++;
      const inside = simplex.reduce(m, along > 0);
      const next = simplex.nearest;
      const nextSq = next[0] * next[0] + next[1] * next[1] + next[2] * next[2];
      for (let k = 0; k < 3; k++) v[k] = next[k];
      if (inside || nextSq <= TOUCHING * TOUCHING * scale * scale) return this.finish(NOWHERE);
      if (step > 0 && nextSq >= lengthSq) return this.finish(v);
    }
    this.broke = this.most < MOST_STEPS;
    return this.finish(v);
  }

  /** Goes on with a search that broke off, from where it was. */
  goOn(): boolean {
    const { v, guess } = this;
    for (let k = 0; k < 3; k++) guess[k] = v[k];
    this.most = MOST_STEPS;
    const isNear = this.run();
    guess.fill(0);
    return isNear;
  }

  private start(): void {
    const { difference: m, simplex, v, guess } = this;
    simplex.count = 0;
    for (let k = 0; k < 3; k++) v[k] = guess[k];
    if (isZero(v)) for (let k = 0; k < 3; k++) v[k] = -m.offset[k];
    if (isZero(v)) v[1] = 1;
  }

  private isKnown(i: number): boolean {
    const { points } = this.difference;
    for (let j = 0; j < this.simplex.count; j++) {
      if (
        points[3 * j] === points[3 * i] &&
        points[3 * j + 1] === points[3 * i + 1] &&
        points[3 * j + 2] === points[3 * i + 2]
      )
        return true;
    }
    return false;
  }

  /** The connection comes in its array: its length would be boxed. */
  private finish(v: Float64Array): boolean {
    this.distance = Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
    return true;
  }
}

const NOWHERE = new Float64Array(3);

const isZero = (v: Float64Array): boolean => v[0] === 0 && v[1] === 0 && v[2] === 0;
