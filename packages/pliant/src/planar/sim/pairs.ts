/**
 * Proximity for a whole scene: pairs of bodies whose boxes come near each other, and for each the points a response
 * needs. One list holds the points of all pairs; nothing survives to the next call.
 */
import { widened } from '../../core/grow.js';
import { FieldQueries } from '../image/field-queries.js';
import { ProximityPoints } from '../points.js';
import type { ProximityQueries } from '../queries.js';
import type { PlanarBody } from './body.js';
import { PLAIN, PlaneKernel } from './plane-kernel.js';

/** Pairs of bodies that are near each other, and their points. */
export class ScenePairs {
  /** Number of pairs. */
  count = 0;
  /** Index of the first body of each pair. */
  bodiesA = new Int32Array(64);
  /** Index of the second body of each pair. */
  bodiesB = new Int32Array(64);
  /** Rows of pair `k`: `starts[k]` to `starts[k + 1] - 1`. */
  starts = new Int32Array(65);
  /** The points of all pairs. */
  readonly rows = new ProximityPoints();
  /** The boxes of all bodies, one after the other: minX, minY, maxX, maxY [m]. */
  private boxes = new Float64Array(64);
  /** Answers for plain pairs of sampled fields, where there is WebAssembly. */
  private readonly kernel: PlaneKernel | undefined;
  private readonly list = (i: number, j: number, start: number) => this.add(i, j, start);

  constructor(
    /** Who is asked. */
    readonly queries: ProximityQueries,
  ) {
    if (queries instanceof FieldQueries) this.kernel = PlaneKernel.start(queries.error, this.rows);
  }

  /** Penetrating points of all pairs, for responses that allow penetration. */
  penetrations(bodies: readonly PlanarBody[], movable: Uint8Array): void {
    const { kernel } = this;
    this.count = 0;
    this.rows.clear();
    if (kernel === undefined || !kernel.begin(bodies, movable)) {
      this.forPairs(bodies, movable, 0, null);
      return;
    }
    while (kernel.go(this.list) === PLAIN) {
      this.ask(bodies, kernel.i, kernel.j, null);
      kernel.pass();
    }
    this.starts[this.count] = this.rows.count;
  }

  /** Contacts within the threshold [m], for responses that don't. */
  contacts(bodies: readonly PlanarBody[], movable: Uint8Array, threshold: number): void {
    this.forPairs(bodies, movable, threshold, threshold);
  }

  private forPairs(
    bodies: readonly PlanarBody[],
    movable: Uint8Array,
    margin: number,
    threshold: number | null,
  ): void {
    this.count = 0;
    this.rows.clear();
    this.gather(bodies);
    const boxes = this.boxes;
    const end = 4 * bodies.length;
    for (let o = 0; o < end; o += 4) {
      const minX = boxes[o] - margin;
      const minY = boxes[o + 1] - margin;
      const maxX = boxes[o + 2] + margin;
      const maxY = boxes[o + 3] + margin;
      for (let p = o + 4; p < end; p += 4) {
        if (boxes[p] > maxX || boxes[p + 2] < minX || boxes[p + 1] > maxY || boxes[p + 3] < minY) continue;
        if (movable[o >> 2] === 0 && movable[p >> 2] === 0) continue;
        this.ask(bodies, o >> 2, p >> 2, threshold);
      }
    }
    this.starts[this.count] = this.rows.count;
  }

  private gather(bodies: readonly PlanarBody[]): void {
    if (this.boxes.length < 4 * bodies.length) this.boxes = new Float64Array(8 * bodies.length);
    const boxes = this.boxes;
    for (let k = 0, o = 0; k < bodies.length; k++, o += 4) {
      const { box } = bodies[k];
      boxes[o] = box[0];
      boxes[o + 1] = box[1];
      boxes[o + 2] = box[2];
      boxes[o + 3] = box[3];
    }
  }

  private ask(bodies: readonly PlanarBody[], i: number, j: number, threshold: number | null): void {
    const a = bodies[i];
    const b = bodies[j];
    const start = this.rows.count;
    this.queries.bind(a.polygon, b.polygon, a.box, b.box);
    if (threshold === null) this.queries.addPenetrations(this.rows);
    else this.queries.addContacts(threshold, this.rows);
    if (this.rows.count > start) this.add(i, j, start);
  }

  private add(i: number, j: number, start: number): void {
    if (this.count === this.bodiesA.length) {
      const size = 2 * this.count;
      this.bodiesA = widened(this.bodiesA, size);
      this.bodiesB = widened(this.bodiesB, size);
      this.starts = widened(this.starts, size + 1);
    }
    this.bodiesA[this.count] = i;
    this.bodiesB[this.count] = j;
    this.starts[this.count++] = start;
  }
}
