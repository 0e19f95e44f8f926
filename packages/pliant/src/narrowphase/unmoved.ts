/**
 * Finds the bodies that stand exactly where they stood at the last search for contacts. A manifold between two such
 * bodies need not be moved along, and the response's result may still hold. None of this is part of a world's state: a
 * body that wrongly counts as moved only costs time.
 */
import type { Bodies } from '../bodies/bodies.js';

export class Unmoved {
  /** Per row: 1 when the body has not moved, woken, fallen asleep or been changed. */
  flags = new Uint8Array(0);
  private position = new Float64Array(0);
  private orientation = new Float64Array(0);
  private activity = new Uint8Array(0);
  private rows = 0;
  private revision = -1;

  /** Compares with the last look, and records the present poses. */
  look(bodies: Bodies): void {
    this.reserve(bodies.arena.capacity);
    const { flags, position, orientation, activity } = this;
    const { position: x, orientation: q, activity: awake } = bodies.columns;
    const known = this.revision === bodies.revision ? this.rows : 0;
    for (let row = 0, i = 0, k = 0; row < bodies.rows; row++, i += 3, k += 4) {
      const same =
        row < known &&
        activity[row] === awake[row] &&
        position[i] === x[i] &&
        position[i + 1] === x[i + 1] &&
        position[i + 2] === x[i + 2] &&
        orientation[k] === q[k] &&
        orientation[k + 1] === q[k + 1] &&
        orientation[k + 2] === q[k + 2] &&
        orientation[k + 3] === q[k + 3];
      flags[row] = same ? 1 : 0;
      if (same) continue;
      activity[row] = awake[row];
      position[i] = x[i];
      position[i + 1] = x[i + 1];
      position[i + 2] = x[i + 2];
      orientation[k] = q[k];
      orientation[k + 1] = q[k + 1];
      orientation[k + 2] = q[k + 2];
      orientation[k + 3] = q[k + 3];
    }
    this.rows = bodies.rows;
    this.revision = bodies.revision;
  }

  /**
   * No body was compared in this step. A body that sleeps now and wakes before the next look must not count as unmoved.
   */
  forget(): void {
    this.rows = 0;
  }

  private reserve(capacity: number): void {
    if (this.flags.length >= capacity) return;
    this.rows = 0;
    this.flags = new Uint8Array(capacity);
    this.position = new Float64Array(capacity * 3);
    this.orientation = new Float64Array(capacity * 4);
    this.activity = new Uint8Array(capacity);
  }
}
