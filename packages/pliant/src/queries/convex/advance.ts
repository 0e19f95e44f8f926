/**
 * When two moving solids first come within a distance of each other. Source: conservative advancement (Mirtich 1996),
 * where bodies turn with a certificate of the second order.
 *
 *   gap ≤ target: that is the time
 *   otherwise the solids are apart along the normal n, and s(t) is their separation along the same n later on
 *   t += the longest time that is sure to keep s above the target
 *
 * Mirtich takes (gap − target) / (closing speed along n + what turning can add). For a rod that turns that is a small
 * part of the time, and dozens of steps end nowhere. s is the least of many functions, one for each pair of points, and
 * each of them bends by no more than K = Σ angle²·radius. So between two times, Δ apart, s lies above its chord less
 * K·x·(Δ − x)/2, and s at the later time takes two support points, no search for the nearest ones.
 *
 * Motion is linear in position and at constant speed in angle, from the pose at 0 to that at 1.
 */
import type { Solid } from '../../geometry/solids/solid.js';
import * as quat from '../../math/quat.js';
import { acos } from '../../math/scalar.js';
import { areBoxesApart } from './boxes-apart.js';
import { Gap, type Placement } from './gap.js';

/** Steps after which a body is stopped where it is, which is before the impact. */
const MOST_STEPS = 64;

/** A solid on its way. */
export class Motion implements Placement {
  readonly from = new Float64Array(7);
  readonly to = new Float64Array(7);
  readonly position = new Float64Array(3);
  readonly orientation = Float64Array.of(0, 0, 0, 1);
  readonly rotation = new Float64Array(9);
  /** How far it turns [rad]. */
  angle = -0;
  /** Scratch: the turn, as a quaternion in the solid's own frame. */
  private readonly turn = new Float64Array(4);

  /** To be called when `from` and `to` (position, quaternion) are set. */
  prepare(): void {
    let dot = 0;
    for (let k = 3; k < 7; k++) dot += this.from[k] * this.to[k];
    this.angle = 2 * acos(Math.min(1, Math.abs(dot)));
    // The arc cosine of nearly 1 is no better than 1e-8, which would keep a body that doesn't turn from ever arriving.
    if (this.angle < 1e-6) this.angle = 0;
  }

  /** How far the farthest point moves by turning [m]: little for a rod that spins about itself. */
  swing({ bounds, reach }: Solid): number {
    if (this.angle === 0) return 0;
    const { turn } = this;
    quat.conjugate(turn, 0, this.from, 3);
    quat.multiply(turn, 0, turn, 0, this.to, 3);
    const sine = Math.sqrt(turn[0] * turn[0] + turn[1] * turn[1] + turn[2] * turn[2]);
    let lengthSq = 0;
    let most = 0;
    let sum = 0;
    for (let k = 0; k < 3; k++) {
      const half = Math.max(bounds[3 + k], -bounds[k]);
      const along = Math.abs(half * turn[k]) / sine;
      lengthSq += half * half;
      sum += along;
      if (along > most) most = along;
    }
    // Of all corners of the box, one with the least part along the axis is the farthest from it.
    const least = Math.max(0, 2 * most - sum);
    return this.angle * Math.min(reach, Math.sqrt(Math.max(0, lengthSq - least * least)));
  }

  /** Stands still. */
  hold(position: Float64Array, rotation: Float64Array): void {
    for (let k = 0; k < 3; k++) this.from[k] = position[k];
    quat.fromMat3(this.from, 3, rotation, 0);
    this.to.set(this.from);
    this.angle = 0;
  }

  at(t: number): void {
    for (let k = 0; k < 3; k++) this.position[k] = this.from[k] + t * (this.to[k] - this.from[k]);
    if (this.angle === 0) quat.copy(this.orientation, 0, this.from, 3);
    else quat.slerp(this.orientation, 0, this.from, 3, this.to, 3, t);
    quat.toMat3(this.rotation, 0, this.orientation, 0);
  }
}

/** Never, within the time from 0 to 1. */
export const NO_IMPACT = 2;

/** Times that are tried before the nearest points are looked for again. */
const TRIALS = 6;

export class Advance {
  readonly gap = new Gap();
  /** How much the separation along any direction may bend over the whole time [m]. */
  private bend = -0;

  /** Passing something closely takes many steps; who wants the very time allows more of them. */
  constructor(private readonly mostSteps = MOST_STEPS) {}

  /**
   * Time at which `a` comes within `target` [m] of `b`, or overlaps it by as much where that is negative; `NO_IMPACT` if
   * it doesn't. 0 when it begins there. `near` [m] is how far from the target is near enough. Afterwards `gap` and the
   * motions stand at that time.
   */
  run(
    a: Solid,
    motionA: Motion,
    b: Solid,
    motionB: Motion,
    target: number,
    near = NEAR * Math.abs(target),
  ): number {
    const { gap } = this;
    const turnA = motionA.swing(a);
    const turnB = motionB.swing(b);
    const turning = turnA + turnB;
    // Solids that are farther apart than they can come closer need no exact distance.
    const limit = target + this.way(motionA, motionB) + turning;
    gap.limit[0] = limit;
    this.bend = motionA.angle * turnA + motionB.angle * turnB;
    let t = 0;
    gap.begin();
    for (let step = 0; step < this.mostSteps; step++) {
      motionA.at(t);
      motionB.at(t);
      if (step === 0 && areBoxesApart(a.bounds, motionA, b.bounds, motionB, limit)) return NO_IMPACT;
      gap.measure(a, motionA, b, motionB);
      const left = gap.distance - target;
      if (left <= near) return t;
      const speed = this.closing(motionA, motionB) + turning;
      if (!(speed > 0)) return NO_IMPACT;
      let next = t + left / speed;
      if (next > 1) return NO_IMPACT;
      if (turning > 0 && gap.isSeparating) {
        const later = t + this.keptApart(a, motionA, b, motionB, t, target, near);
        if (later >= 1) return NO_IMPACT;
        if (later > next) next = later;
      }
      if (next === t) return t;
      t = next;
    }
    return t;
  }

  /**
   * A time from `t` on in which the solids are sure to stay farther apart than `target` along the normal of the gap. It
   * ends near the target, or with the whole time.
   */
  private keptApart(
    a: Solid,
    motionA: Motion,
    b: Solid,
    motionB: Motion,
    t: number,
    target: number,
    near: number,
  ): number {
    const { gap, bend } = this;
    const left = gap.distance - target;
    let sure = 0;
    let most = 1 - t;
    let span = most;
    for (let trial = 0; trial < TRIALS; trial++) {
      motionA.at(t + span);
      motionB.at(t + span);
      const later = gap.along(a, motionA, b, motionB) - target;
      if (isAbove(left, later, span, bend)) {
        sure = span;
        if (span === 1 - t || later <= near) break;
      } else most = span;
      // The chord to the target, kept well inside of what is open.
      const share = later < left ? left / (left - later) : 1;
      const open = most - sure;
      span = Math.min(Math.max(share * span, sure + 0.1 * open), sure + 0.7 * open);
    }
    return sure;
  }

  /** How far the solids come closer over the whole time, turning apart. */
  private closing(a: Motion, b: Motion): number {
    const { normal, isSeparating } = this.gap;
    if (!isSeparating) return this.way(a, b);
    let along = 0;
    for (let k = 0; k < 3; k++) along += (b.to[k] - b.from[k] - (a.to[k] - a.from[k])) * normal[k];
    return Math.max(0, along);
  }

  /** How far one moves against the other, turning apart [m]. */
  private way(a: Motion, b: Motion): number {
    let lengthSq = 0;
    for (let k = 0; k < 3; k++) {
      const way = b.to[k] - b.from[k] - (a.to[k] - a.from[k]);
      lengthSq += way * way;
    }
    return Math.sqrt(lengthSq);
  }
}

/** Coming within the target by this share of it is near enough. */
const NEAR = 0.25;

/**
 * Whether a function stays positive that is `first` now and `last` after `span`, both positive, and that lies above its
 * chord less bend·x·(span − x)/2.
 */
function isAbove(first: number, last: number, span: number, bend: number): boolean {
  if (!(first > 0 && last > 0)) return false;
  const sag = 0.5 * bend * span * span;
  // In units of the span: first + (last − first)·x − sag·x·(1 − x), least where its slope is zero.
  const slope = last - first - sag;
  if (slope >= 0 || last - first + sag <= 0) return true;
  return first - (slope * slope) / (4 * sag) > 0;
}
