/**
 * The past of curves that were asked for late: the run is had again from its beginning on a world of its own, a few steps at a time
 * between those of the world that is shown. The engine is deterministic, so the numbers are those that were missed.
 */
import type { World } from 'pliant';
import type { CurveRecorder } from './curves.js';

export class PastCurves {
  constructor(
    /** The world after each step of the past, from the first one on. */
    private readonly steps: Iterator<World>,
    private readonly recorder: CurveRecorder,
    /** The last step that is missing. */
    private readonly end: number,
  ) {}

  /** Goes on until a time [ms]; true when all is there. */
  advance(now: () => number, until: number): boolean {
    do {
      const { value, done } = this.steps.next();
      if (done || value.steps > this.end) return true;
      this.recorder.fill(value);
    } while (now() < until);
    return false;
  }
}
