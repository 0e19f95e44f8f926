/**
 * When a whole world sleeps. A step in which nothing moves books what the contacts still do. The first such step may
 * still book touches that began or ended. The second one books what every later one would book. From then on a step
 * only advances the time, until a command or a broken number stirs the world.
 * Nothing of this is part of a world's state: a restored world takes its steps in full again, and gets the same bits.
 */
import type { Bodies } from '../bodies/bodies.js';
import { AWAKE, BODY_CODE } from '../bodies/layout.js';

/** Steps without motion after which the books repeat: the first may still report touches that began or ended. */
const REPEATS = 2;

export class Lull {
  private steps = 0;
  /** Length of these steps [s]. */
  private readonly length = new Float64Array(1);

  /** Something has changed. */
  break(): void {
    this.steps = 0;
  }

  /** A step of `dt` [s] was taken in full; `still` when nothing could move in it. */
  note(still: boolean, dt: number): void {
    this.steps = still ? Math.min(this.steps + 1, REPEATS) : 0;
    if (this.length[0] === dt) return;
    this.length[0] = dt;
    this.steps = 0;
  }

  /** Whether a step of `dt` [s] would be like the last one. */
  lasts(bodies: Bodies, dt: number): boolean {
    return this.steps === REPEATS && this.length[0] === dt && isStill(bodies);
  }
}

/** Whether all bodies are static, or rigid and asleep or frozen. */
function isStill({ columns: { kind, activity }, rows }: Bodies): boolean {
  for (let row = 0; row < rows; row++) {
    if (kind[row] === BODY_CODE.rigid ? activity[row] === AWAKE : kind[row] > BODY_CODE.static) return false;
  }
  return true;
}
