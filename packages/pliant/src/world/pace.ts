/** Fixed steps from the uneven time between frames. */
import { PliantError } from '../core/errors.js';

/** How `World.advance` divides time. */
export interface AdvanceOptions {
  /** Time of one step [s]; 1/60 by default. */
  readonly dt?: number;
  /**
   * Steps per call at most; 10 by default. Time beyond is let go, so that a slow machine slows down instead of falling
   * behind for ever.
   */
  readonly maxSteps?: number;
  /** Called after every step, when the world may be read and changed. */
  readonly afterStep?: (dt: number) => void;
}

/**
 * Holds the time that did not make a whole step yet. It belongs to whoever shows a world, so it is no part of a
 * snapshot.
 */
export class Pace {
  private left = 0;

  /** Steps as often as it fits; returns which part of a step is left over, from 0 to below 1. */
  advance(
    world: { step(dt: number): void },
    elapsed: number,
    { dt = 1 / 60, maxSteps = 10, afterStep }: AdvanceOptions,
  ): number {
    refuse(
      elapsed >= 0 && elapsed < Number.POSITIVE_INFINITY,
      'elapsed',
      'is a time of at least 0 s',
      elapsed,
    );
    refuse(dt > 0 && dt <= 1, 'dt', 'is more than 0 and at most 1 s', dt);
    refuse(Number.isInteger(maxSteps) && maxSteps >= 1, 'maxSteps', 'is a whole number from 1 on', maxSteps);
    this.left += elapsed;
    for (let n = 0; n < maxSteps && this.left >= dt; n++) {
      world.step(dt);
      this.left -= dt;
      afterStep?.(dt);
    }
    if (this.left >= dt) this.left %= dt;
    return this.left / dt;
  }
}

function refuse(isFine: boolean, path: string, rule: string, value: unknown): void {
  if (!isFine) throw new PliantError('invalid-value', `'${path}' ${rule}, not ${String(value)}.`, { path });
}
