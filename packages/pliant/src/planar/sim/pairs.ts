/**
 * Proximity for a whole scene: pairs of bodies whose boxes come near each other, and for each the points a response
 * needs. One list holds the points of all pairs; nothing survives to the next call.
 */
import { overlap } from '../localise/leaf-pairs.js';
import { ProximityPoints } from '../points.js';
import type { ProximityQueries } from '../queries.js';
import type { PlanarBody } from './body.js';

export class ScenePairs {
  count = 0;
  bodiesA = new Int32Array(64);
  bodiesB = new Int32Array(64);
  /** Rows of pair `k`: `starts[k]` to `starts[k + 1] - 1`. */
  starts = new Int32Array(65);
  readonly rows = new ProximityPoints();

  constructor(readonly queries: ProximityQueries) {}

  /** Penetrating points of all pairs, for responses that allow penetration. */
  penetrations(bodies: readonly PlanarBody[], movable: Uint8Array): void {
    this.#forPairs(bodies, movable, 0, null);
  }

  /** Contacts within the threshold [m], for responses that don't. */
  contacts(bodies: readonly PlanarBody[], movable: Uint8Array, threshold: number): void {
    this.#forPairs(bodies, movable, threshold, threshold);
  }

  #forPairs(
    bodies: readonly PlanarBody[],
    movable: Uint8Array,
    margin: number,
    threshold: number | null,
  ): void {
    this.count = 0;
    this.rows.clear();
    for (let i = 0; i < bodies.length; i++) {
      const a = bodies[i]!;
      for (let j = i + 1; j < bodies.length; j++) {
        const b = bodies[j]!;
        if (!overlap(a.box, 0, b.box, 0, margin)) continue;
        if (movable[i] === 0 && movable[j] === 0) continue;
        const start = this.rows.count;
        this.queries.bind(a.polygon, b.polygon, a.box, b.box);
        if (threshold === null) this.queries.addPenetrations(this.rows);
        else this.queries.addContacts(threshold, this.rows);
        if (this.rows.count > start) this.#add(i, j, start);
      }
    }
    this.starts[this.count] = this.rows.count;
  }

  #add(i: number, j: number, start: number): void {
    if (this.count === this.bodiesA.length) {
      const size = 2 * this.count;
      const [a, b, starts] = [new Int32Array(size), new Int32Array(size), new Int32Array(size + 1)];
      a.set(this.bodiesA);
      b.set(this.bodiesB);
      starts.set(this.starts);
      this.bodiesA = a;
      this.bodiesB = b;
      this.starts = starts;
    }
    this.bodiesA[this.count] = i;
    this.bodiesB[this.count] = j;
    this.starts[this.count++] = start;
  }
}
