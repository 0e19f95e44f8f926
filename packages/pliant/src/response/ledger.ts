import type { Bodies } from '../bodies/bodies.js';
import { widened } from '../core/grow.js';
import type { Contacts } from '../narrowphase/index.js';

/** One row per pair of bodies that touched during a step, sorted by the two rows. */
export class PairRows {
  count = 0;
  a = new Uint32Array(32);
  b = new Uint32Array(32);
  /** Sum of the contact impulses on `a` over the step [N·s]. */
  impulse = new Float64Array(96);
  /** Largest total contact force in any substep [N]. */
  peakForce = new Float64Array(32);
  /** Deepest point in any substep [m]. */
  depth = new Float64Array(32);

  push(a: number, b: number): number {
    if (this.count === this.a.length) this.grow();
    const i = this.count++;
    this.a[i] = a;
    this.b[i] = b;
    this.impulse[i * 3] = 0;
    this.impulse[i * 3 + 1] = 0;
    this.impulse[i * 3 + 2] = 0;
    this.peakForce[i] = 0;
    this.depth[i] = 0;
    return i;
  }

  copy(from: PairRows, j: number): number {
    const i = this.push(from.a[j], from.b[j]);
    for (let k = 0; k < 3; k++) this.impulse[i * 3 + k] = from.impulse[j * 3 + k];
    this.peakForce[i] = from.peakForce[j];
    this.depth[i] = from.depth[j];
    return i;
  }

  private grow(): void {
    const size = 2 * this.a.length;
    this.a = widened(this.a, size);
    this.b = widened(this.b, size);
    this.impulse = widened(this.impulse, size * 3);
    this.peakForce = widened(this.peakForce, size);
    this.depth = widened(this.depth, size);
  }
}

/** What happened to a pair. */
export const START = 0;
export const STAY = 1;
export const STOP = 2;
export const FORCE = 3;

/** Events of the last step. Bodies are stored as handles, because one of them may be gone when the event is read. */
export class EventRows {
  count = 0;
  type = new Uint8Array(32);
  a = new Float64Array(32);
  b = new Float64Array(32);
  force = new Float64Array(32);

  push(type: number, a: number, b: number, force: number): void {
    if (this.count === this.type.length) this.grow();
    const i = this.count++;
    this.type[i] = type;
    this.a[i] = a;
    this.b[i] = b;
    this.force[i] = force;
  }

  private grow(): void {
    const size = 2 * this.type.length;
    this.type = widened(this.type, size);
    this.a = widened(this.a, size);
    this.b = widened(this.b, size);
    this.force = widened(this.force, size);
  }
}

/**
 * Sums the effect of contacts over all substeps of a step, per pair and per body. A comparison with the previous step
 * gives the pairs that have started, kept or stopped touching. A touch that begins and ends between two substeps of one
 * step is booked too: it starts in this step and stops in the next.
 */
export class PairLedger {
  current = new PairRows();
  readonly events = new EventRows();
  /** Pairs that ended because a body was removed; reported in the next step. */
  readonly removed = new EventRows();
  private previous = new PairRows();
  private merged = new PairRows();
  /** The next row of `current` to be merged. */
  private next = 0;

  begin(bodies: Bodies): void {
    const previous = this.current;
    this.current = this.previous;
    this.previous = previous;
    this.current.count = 0;
    bodies.columns.contactForce.fill(0, 0, bodies.rows * 3);
  }

  /** Adds one substep of length `h` of a step of length `dt`. */
  book(bodies: Bodies, contacts: Contacts, h: number, dt: number): void {
    if (contacts.manifolds === 0) return;
    if (samePairs(this.current, contacts)) {
      for (let m = 0; m < contacts.manifolds; m++) bookManifold(this.current, m, contacts, m, h);
    } else this.merge(contacts, h);
    bookBodies(bodies, contacts, h, dt);
  }

  /** Adds an impulse [N·s] on `a`, and its opposite on `b`, that no contact has, in a step of length `dt`. */
  strike({ columns }: Bodies, a: number, b: number, impulse: Float64Array, dt: number): void {
    const { contactForce } = columns;
    this.beginMerge();
    const o = 3 * this.rowOf(Math.min(a, b), Math.max(a, b));
    for (let k = 0; k < 3; k++) {
      this.merged.impulse[o + k] += a < b ? impulse[k] : -impulse[k];
      contactForce[3 * a + k] += impulse[k] / dt;
      contactForce[3 * b + k] -= impulse[k] / dt;
    }
    this.endMerge();
  }

  private merge(contacts: Contacts, h: number): void {
    this.beginMerge();
    for (let m = 0; m < contacts.manifolds; m++) {
      const a = contacts.a[m];
      const b = contacts.b[m];
      // The contact of a body with itself is no event.
      if (contacts.touching[m] === 0 || a === b) continue;
      bookManifold(this.merged, this.rowOf(a, b), contacts, m, h);
    }
    this.endMerge();
  }

  private beginMerge(): void {
    this.merged.count = 0;
    this.next = 0;
  }

  /** The row of a pair among the merged ones; pairs come in their order. */
  private rowOf(a: number, b: number): number {
    const { current, merged } = this;
    let j = this.next;
    while (j < current.count && (current.a[j] < a || (current.a[j] === a && current.b[j] < b)))
      merged.copy(current, j++);
    const known = j < current.count && current.a[j] === a && current.b[j] === b;
    const row = known ? merged.copy(current, j++) : merged.push(a, b);
    this.next = j;
    return row;
  }

  private endMerge(): void {
    const { current, merged } = this;
    for (let j = this.next; j < current.count; j++) merged.copy(current, j);
    this.merged = current;
    this.current = merged;
  }

  /** Compares with the previous step. */
  finish(bodies: Bodies): void {
    const { current, previous, events, removed } = this;
    events.count = 0;
    for (let i = 0; i < removed.count; i++) events.push(STOP, removed.a[i], removed.b[i], 0);
    removed.count = 0;
    let j = 0;
    for (let i = 0; i < current.count; i++) {
      const a = current.a[i];
      const b = current.b[i];
      while (j < previous.count && (previous.a[j] < a || (previous.a[j] === a && previous.b[j] < b))) {
        this.stop(bodies, j++);
      }
      const known = j < previous.count && previous.a[j] === a && previous.b[j] === b;
      if (known) j++;
      const force = current.peakForce[i];
      events.push(known ? STAY : START, bodies.handle(a), bodies.handle(b), force);
      const { forceThreshold } = bodies.columns;
      if (force > Math.min(forceThreshold[a], forceThreshold[b])) {
        events.push(FORCE, bodies.handle(a), bodies.handle(b), force);
      }
    }
    while (j < previous.count) this.stop(bodies, j++);
  }

  /** Removes a body from the books. */
  forget(bodies: Bodies, row: number): void {
    const { current, merged, removed } = this;
    merged.count = 0;
    for (let i = 0; i < current.count; i++) {
      if (current.a[i] !== row && current.b[i] !== row) merged.copy(current, i);
      else removed.push(STOP, bodies.handle(current.a[i]), bodies.handle(current.b[i]), 0);
    }
    this.merged = current;
    this.current = merged;
  }

  private stop(bodies: Bodies, j: number): void {
    this.events.push(STOP, bodies.handle(this.previous.a[j]), bodies.handle(this.previous.b[j]), 0);
  }
}

/** Most substeps touch the same pairs as the previous one; their rows then stay in place. */
function samePairs(rows: PairRows, contacts: Contacts): boolean {
  if (rows.count !== contacts.manifolds) return false;
  for (let m = 0; m < rows.count; m++) {
    if (rows.a[m] !== contacts.a[m] || rows.b[m] !== contacts.b[m] || contacts.touching[m] === 0)
      return false;
  }
  return true;
}

function bookManifold(rows: PairRows, row: number, contacts: Contacts, m: number, h: number): void {
  const { force, depth, first, size } = contacts;
  let x = 0;
  let y = 0;
  let z = 0;
  for (let i = first[m]; i < first[m] + size[m]; i++) {
    x += force[i * 3];
    y += force[i * 3 + 1];
    z += force[i * 3 + 2];
    if (depth[i] > rows.depth[row]) rows.depth[row] = depth[i];
  }
  rows.impulse[row * 3] += x * h;
  rows.impulse[row * 3 + 1] += y * h;
  rows.impulse[row * 3 + 2] += z * h;
  const total = Math.sqrt(x * x + y * y + z * z);
  if (total > rows.peakForce[row]) rows.peakForce[row] = total;
}

function bookBodies(bodies: Bodies, contacts: Contacts, h: number, dt: number): void {
  const share = h / dt;
  const { contactForce } = bodies.columns;
  const { force, first, size } = contacts;
  for (let m = 0; m < contacts.manifolds; m++) {
    if (contacts.touching[m] === 0) continue;
    let x = 0;
    let y = 0;
    let z = 0;
    for (let i = first[m] * 3; i < (first[m] + size[m]) * 3; i += 3) {
      x += force[i];
      y += force[i + 1];
      z += force[i + 2];
    }
    const a = contacts.a[m] * 3;
    const b = contacts.b[m] * 3;
    contactForce[a] += share * x;
    contactForce[a + 1] += share * y;
    contactForce[a + 2] += share * z;
    contactForce[b] -= share * x;
    contactForce[b + 1] -= share * y;
    contactForce[b + 2] -= share * z;
  }
}
