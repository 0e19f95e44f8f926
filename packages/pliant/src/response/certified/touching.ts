/**
 * Bodies that are placed so that they touch, to rounding: a cube on a box, a stack without gaps. Rounding then decides
 * which of their features is in front of which, so no certificate can be made of it. Before contact begins such bodies
 * are separated by a contact radius, without speed. Their surfaces show directions at the places where they touch; a
 * direction is taken when nothing overlaps after a trial move along it.
 */
import { type Member, RIGID, SOFT } from './member.js';
import type { OverlapTest } from './overlap.js';
import type { Pair } from './pairs.js';
import type { System } from './system.js';

/** Ways that are tried; most shapes that touch have one. */
const TRIES = 8;

/** Cosine from which on two ways are one. */
const SAME = 0.99;

/** How readily a rigid body gives way over a soft one: it may stand on others that are not asked here. */
const RIGID_GIVES = 0.01;

/** Rounds in which ways are shared among all that touch, and what of a contact radius may be missing after them. */
const ROUNDS = 200;
const SHORT = 0.01;

/** Features of one pair that are noted when they are nearer than contact allows. */
const MOST_NEAR = 64;

/** Two members that are too near: the way out of the first, and how far [m]. */
interface Touch extends Pair {
  readonly way: Float64Array;
  readonly far: number;
}

export class Touching {
  /** By member: how far it has to go [m]. */
  readonly moves = new Map<Member, Float64Array>();
  /** The way out of the first member. */
  private readonly way = new Float64Array(3);
  private readonly kept: number[] = [];
  private readonly ways: number[] = [];
  private readonly counts: number[] = [];
  /** Features of pairs that have just met and would push. */
  private readonly near: Touch[] = [];

  constructor(
    private readonly system: System,
    private readonly test: OverlapTest,
  ) {}

  /** Whether there is something to part besides pairs that touch. */
  get hasNear(): boolean {
    return this.near.length > 0;
  }

  forgetNear(): void {
    this.near.length = 0;
  }

  /** Notes the candidates from `from` on that would push. */
  noteNear(from: number): void {
    const { members, candidates } = this.system;
    const { first, second, normal, radius, count } = candidates;
    let left = MOST_NEAR;
    for (let c = from; c < count && left > 0; c++) {
      const far = radius[c] - this.system.gap(c);
      if (!(far > 0) || first[c] === second[c]) continue;
      const way = normal.slice(3 * c, 3 * c + 3);
      this.near.push({ a: members[first[c]], b: members[second[c]], way, far });
      left--;
    }
  }

  /**
   * Finds how far each member has to go so that pairs that only touch, and those that were noted as near, are a contact
   * radius apart.
   */
  part(pairs: readonly Pair[]): void {
    const { moves } = this;
    moves.clear();
    const touches: Touch[] = [...this.near];
    for (const { a, b } of touches)
      for (const member of [a, b]) if (!moves.has(member)) moves.set(member, new Float64Array(3));
    for (const { a, b } of pairs) {
      const far = a.pairRadius(b);
      if (!this.find(a, b, far)) continue;
      touches.push({ a, b, way: this.way.slice(), far });
      for (const member of [a, b]) if (!moves.has(member)) moves.set(member, new Float64Array(3));
    }
    for (let round = 0; round < ROUNDS; round++) {
      let isShort = false;
      for (const touch of touches) if (this.share(touch) > SHORT * touch.far) isShort = true;
      if (!isShort) return;
    }
  }

  /** Makes two members go what is missing between them; returns how much that was [m]. */
  private share({ a, b, way, far }: Touch): number {
    const p = this.moves.get(a)!;
    const q = this.moves.get(b)!;
    let missing = far;
    for (let k = 0; k < 3; k++) missing -= way[k] * (p[k] - q[k]);
    const both = givesOf(a) + givesOf(b);
    if (!(missing > 0 && both > 0)) return 0;
    for (let k = 0; k < 3; k++) {
      p[k] = p[k] + (givesOf(a) / both) * missing * way[k];
      q[k] = q[k] - (givesOf(b) / both) * missing * way[k];
    }
    return missing;
  }

  /** Finds a direction in which the first member can leave the second by `far` [m]; false when they overlap. */
  private find(a: Member, b: Member, far: number): boolean {
    this.test.overlap(a, b);
    this.collect();
    const { ways, counts, way } = this;
    for (let n = 0; n < TRIES && counts.length > 0; n++) {
      let best = 0;
      for (let k = 1; k < counts.length; k++) if (counts[k] > counts[best]) best = k;
      const size = Math.sqrt(ways[3 * best] ** 2 + ways[3 * best + 1] ** 2 + ways[3 * best + 2] ** 2);
      for (let k = 0; k < 3; k++) way[k] = ways[3 * best + k] / size;
      if (size > 0 && this.isFree(a, b, far)) return true;
      ways.splice(3 * best, 3);
      counts.splice(best, 1);
    }
    return false;
  }

  /** The ways that the last test has noted, equal ones summed up, and last of all the sum of all. */
  private collect(): void {
    const { ways, counts } = this;
    const { touches } = this.test;
    ways.length = counts.length = 0;
    const sum = [0, 0, 0];
    for (let t = 0; t < touches.length; t += 3) {
      let at = 0;
      for (; at < counts.length; at++) {
        const size = Math.sqrt(ways[3 * at] ** 2 + ways[3 * at + 1] ** 2 + ways[3 * at + 2] ** 2);
        let along = 0;
        for (let k = 0; k < 3; k++) along += ways[3 * at + k] * touches[t + k];
        if (along > SAME * size) break;
      }
      if (at === counts.length) {
        counts.push(0);
        ways.push(0, 0, 0);
      }
      counts[at]++;
      for (let k = 0; k < 3; k++) {
        ways[3 * at + k] += touches[t + k];
        sum[k] += touches[t + k];
      }
    }
    if (counts.length < 2) return;
    counts.push(0);
    ways.push(...sum);
  }

  /** Whether the two are apart when the first is moved by `far` along the way. */
  private isFree(a: Member, b: Member, far: number): boolean {
    // Whatever touches a plane is free in front of it.
    if (a.isPlane || b.isPlane) return true;
    const { kept, way, system } = this;
    const { x } = system;
    const from = 3 * a.from;
    const to = from + 3 * a.nodeCount;
    kept.length = 0;
    for (let k = from; k < to; k++) kept.push(x[k]);
    for (let k = from; k < to; k++) x[k] = x[k] + far * way[(k - from) % 3];
    const isFree = !this.test.overlap(a, b);
    for (let k = from; k < to; k++) x[k] = kept[k - from];
    return isFree;
  }
}

function givesOf({ mode }: Member): number {
  return mode === SOFT ? 1 : mode === RIGID ? RIGID_GIVES : 0;
}
