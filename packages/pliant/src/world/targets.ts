/**
 * Where kinematic bodies are to be by the end of the next step. They travel there, so that they carry and push what
 * they touch.
 */
import { PliantError } from '../core/errors.js';
import { conjugate, multiply, toRotationVector } from '../math/quat.js';
import { checkValue } from '../scene/index.js';
import { point, rotation } from '../scene/quantities.js';
import type { Body, Target } from './body.js';

interface Checked {
  readonly position?: readonly number[];
  readonly orientation?: readonly number[];
}

/** Velocities before the step, rest after it: both are commands, so that a recording holds all there is to know. */
export class Targets {
  private readonly wanted = new Map<Body, Checked>();

  set(body: Body, { position, orientation }: Target): void {
    if (body.kind !== 'kinematic')
      throw new PliantError(
        'invalid-value',
        `Only a kinematic body moves to where it is told; this one is ${body.kind}: push it, or place it.`,
        { path: 'kind' },
      );
    this.wanted.set(body, {
      ...(position !== undefined && { position: checkValue(point, position, 'position') }),
      ...(orientation !== undefined && { orientation: checkValue(rotation, orientation, 'orientation') }),
    });
  }

  /** Gives every body the velocity that takes it there in `dt` [s]. */
  begin(dt: number): void {
    if (this.wanted.size === 0) return;
    for (const [body, { position, orientation }] of this.wanted) {
      if (!body.exists) continue;
      const { position: x } = body;
      body.launch({
        velocity: position ? [0, 1, 2].map((k) => (position[k] - x[k]) / dt) : [0, 0, 0],
        angularVelocity: orientation ? spinTo(body.orientation, orientation, dt) : [0, 0, 0],
      });
    }
  }

  end(): void {
    if (this.wanted.size === 0) return;
    for (const body of this.wanted.keys())
      if (body.exists) body.launch({ velocity: [0, 0, 0], angularVelocity: [0, 0, 0] });
    this.wanted.clear();
  }

  forget(): void {
    this.wanted.clear();
  }
}

/** Angular velocity of the shorter way from one orientation to another [rad/s]. */
function spinTo(from: Float64Array, to: readonly number[], dt: number): Float64Array {
  const turn = new Float64Array(4);
  conjugate(turn, 0, from, 0);
  multiply(turn, 0, Float64Array.from(to), 0, turn, 0);
  const out = new Float64Array(3);
  toRotationVector(out, 0, turn, 0);
  return out.map((angle) => angle / dt);
}
