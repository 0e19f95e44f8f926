/** A position motor: drives a hinge or slider to a value with its speed motor. */
import type { Joint } from '../world/index.js';

/** How strong and how quick a servo is. */
export interface ServoOptions {
  /** Most that the motor pushes [N·m, N]. */
  readonly strength: number;
  /** Fastest that it moves [rad/s, m/s]; unlimited by default. */
  readonly maxSpeed?: number;
  /**
   * Share of the way that is left which it makes up within a step; 0.2 by default. 1 overshoots where a load gives
   * way.
   */
  readonly eagerness?: number;
}

/** Holds a joint at `target`. Call `update` once before every step of the world. */
export class Servo {
  constructor(
    /** The joint that it drives. */
    readonly joint: Joint,
    private readonly options: ServoOptions,
    /** Angle of a hinge [rad] or travel of a slider [m] to reach. */
    public target = joint.value,
  ) {}

  /** Sets the motor for a step of `dt` [s]. */
  update(dt: number): void {
    const { strength, maxSpeed = 1e6, eagerness = 0.2 } = this.options;
    const wanted = (eagerness * (this.target - this.joint.value)) / dt;
    this.joint.drive({ strength, speed: Math.max(-maxSpeed, Math.min(maxSpeed, wanted)) });
  }
}
