/**
 * When two moving solids first come within a distance of each other. Source: Mirtich 1996 (conservative advancement):
 * they can't touch before the gap is used up by the fastest that any of their points comes closer, so time may advance
 * by that much.
 *
 *   gap ≤ target: that is the time
 *   t += (gap − target) / (closing speed along the normal + what turning can add)
 *
 * Motion is linear in position and at constant speed in angle, from the pose at 0 to that at 1.
 */
import type { Solid } from '../../geometry/solids/solid.js';
import * as quat from '../../math/quat.js';
import { acos } from '../../math/scalar.js';
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

  /** To be called when `from` and `to` (position, quaternion) are set. */
  prepare(): void {
    let dot = 0;
    for (let k = 3; k < 7; k++) dot += this.from[k] * this.to[k];
    this.angle = 2 * acos(Math.min(1, Math.abs(dot)));
    // The arc cosine of nearly 1 is no better than 1e-8, which would keep a body that doesn't turn from ever arriving.
    if (this.angle < 1e-6) this.angle = 0;
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

export class Advance {
  readonly gap = new Gap();

  /** Passing something closely takes many steps; who wants the very time allows more of them. */
  constructor(private readonly mostSteps = MOST_STEPS) {}

  /**
   * Time at which `a` comes within `target` [m] of `b`, or overlaps it by as much where that is negative; `NO_IMPACT` if it doesn't. 0 when it begins there. `near` [m] is how far from the target is near enough. Afterwards `gap` and the motions stand at that time.
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
    const turning = motionA.angle * a.reach + (motionB.angle === 0 ? 0 : motionB.angle * b.reach);
    let t = 0;
    gap.begin();
    for (let step = 0; step < this.mostSteps; step++) {
      motionA.at(t);
      motionB.at(t);
      gap.measure(a, motionA, b, motionB);
      const left = gap.distance - target;
      if (left <= near) return t;
      const speed = this.closing(motionA, motionB) + turning;
      if (!(speed > 0)) return NO_IMPACT;
      const next = t + left / speed;
      if (next > 1) return NO_IMPACT;
      if (next === t) return t;
      t = next;
    }
    return t;
  }

  /** How far the solids come closer over the whole time, turning apart. */
  private closing(a: Motion, b: Motion): number {
    const { normal, isSeparating } = this.gap;
    let along = 0;
    let lengthSq = 0;
    for (let k = 0; k < 3; k++) {
      const way = b.to[k] - b.from[k] - (a.to[k] - a.from[k]);
      along += way * normal[k];
      lengthSq += way * way;
    }
    return isSeparating ? Math.max(0, along) : Math.sqrt(lengthSq);
  }
}

/** Coming within the target by this share of it is near enough. */
const NEAR = 0.25;
