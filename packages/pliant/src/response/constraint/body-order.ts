/**
 * This file orders the bodies of a group for the group's matrix, by reverse Cuthill–McKee (Cuthill and McKee 1969). The
 * order gives stacks, walls and arches a narrow band. The band does not depend on the order in which the bodies were
 * made. A body that nothing can move has no place in the order.
 */
import * as L from './contact-buffer.js';

export class BodyOrder {
  /** The number of bodies, and the bodies' rows in order. */
  count = 0;
  rows = new Int32Array(0);
  /** The place of a body in the order, by the body's row. A place is valid only for bodies of the group. */
  place = new Int32Array(0);
  private ids = new Int32Array(0);
  private starts = new Int32Array(1);
  private neighbours = new Int32Array(0);
  private seen = new Uint8Array(0);

  find(buffer: L.ContactBuffer, members: Int32Array, count: number, bodies: number): void {
    this.reserve(bodies, count);
    this.list(buffer, members, count);
    this.tie(buffer, members, count);
    this.walk();
  }

  /** Numbers the bodies in the order of the contacts. `place` holds these numbers until `walk` has ended. */
  private list({ data, a, b }: L.ContactBuffer, members: Int32Array, count: number): void {
    const { place, ids } = this;
    for (let m = 0; m < count; m++) place[a[members[m]]] = place[b[members[m]]] = -1;
    this.count = 0;
    for (let m = 0; m < count; m++) {
      const i = members[m];
      const o = i * L.RECORD;
      if (data[o + L.MASS_A] > 0 && place[a[i]] < 0) ids[(place[a[i]] = this.count++)] = a[i];
      if (data[o + L.MASS_B] > 0 && place[b[i]] < 0) ids[(place[b[i]] = this.count++)] = b[i];
    }
  }

  /** Lists the neighbours of each body, once per manifold. The points of a manifold follow each other in `members`. */
  private tie(buffer: L.ContactBuffer, members: Int32Array, count: number): void {
    const { place, starts, neighbours } = this;
    starts.fill(0, 0, this.count + 1);
    for (let round = 0; round < 2; round++) {
      for (let m = 0; m < count; m++) {
        const i = members[m];
        if (m > 0 && buffer.manifold[i] === buffer.manifold[members[m - 1]]) continue;
        const p = place[buffer.a[i]];
        const q = place[buffer.b[i]];
        if (p < 0 || q < 0) continue;
        if (round === 0) {
          starts[p]++;
          starts[q]++;
        } else {
          neighbours[--starts[p]] = q;
          neighbours[--starts[q]] = p;
        }
      }
      if (round === 1) break;
      for (let k = 1; k <= this.count; k++) starts[k] += starts[k - 1];
    }
  }

  /**
   * Walks breadth first through one connected part after another. Each walk starts at a body with the fewest
   * neighbours.
   */
  private walk(): void {
    const { ids, starts, neighbours, seen, rows, place, count } = this;
    seen.fill(0, 0, count);
    let done = 0;
    for (let head = 0; head < count; head++) {
      if (head === done) {
        let root = -1;
        for (let k = 0; k < count; k++)
          if (seen[k] === 0 && (root < 0 || this.degree(k) < this.degree(root))) root = k;
        seen[root] = 1;
        rows[done++] = root;
      }
      const from = done;
      for (let n = starts[rows[head]]; n < starts[rows[head] + 1]; n++) {
        if (seen[neighbours[n]] === 1) continue;
        seen[neighbours[n]] = 1;
        rows[done++] = neighbours[n];
      }
      this.sortByDegree(from, done);
    }
    for (let k = 0; k < count >> 1; k++) {
      const other = rows[k];
      rows[k] = rows[count - 1 - k];
      rows[count - 1 - k] = other;
    }
    for (let k = 0; k < count; k++) rows[k] = ids[rows[k]];
    for (let k = 0; k < count; k++) place[rows[k]] = k;
  }

  private degree(k: number): number {
    return this.starts[k + 1] - this.starts[k];
  }

  private sortByDegree(from: number, to: number): void {
    const { rows } = this;
    for (let i = from + 1; i < to; i++) {
      const row = rows[i];
      let j = i;
      for (; j > from && this.isBefore(row, rows[j - 1]); j--) rows[j] = rows[j - 1];
      rows[j] = row;
    }
  }

  private isBefore(p: number, q: number): boolean {
    const difference = this.degree(p) - this.degree(q);
    return difference < 0 || (difference === 0 && p < q);
  }

  private reserve(bodies: number, contacts: number): void {
    if (this.place.length < bodies) {
      this.place = new Int32Array(bodies * 2);
      this.rows = new Int32Array(bodies * 2);
      this.ids = new Int32Array(bodies * 2);
      this.starts = new Int32Array(bodies * 2 + 1);
      this.seen = new Uint8Array(bodies * 2);
    }
    if (this.neighbours.length < contacts * 2) this.neighbours = new Int32Array(contacts * 4);
  }
}
