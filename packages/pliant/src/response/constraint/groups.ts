/**
 * Groups of contacts that depend on each other. Two contacts share a group if touching or jointed bodies connect them.
 */
import { UnionFind } from '../../core/union-find.js';
import type { RowBuffer } from '../joints/row-buffer.js';
import * as L from './contact-buffer.js';

export class ContactGroups {
  count = 0;
  /** The contacts, group after group. `starts` holds the beginning of each group, and one past the last contact. */
  members = new Int32Array(0);
  starts = new Int32Array(1);
  /** Whether a group has joints. */
  jointed = new Uint8Array(0);
  private readonly sets = new UnionFind();
  private groupOf = new Int32Array(0);

  /** Finds the groups. Bodies that nothing can move connect no contacts. */
  find(buffer: L.ContactBuffer, bodies: number, joints: RowBuffer, withJoints: boolean): void {
    this.reserve(bodies, buffer.count);
    const { sets } = this;
    sets.reset(bodies);
    for (let i = 0; i < buffer.count; i++) {
      const o = i * L.RECORD;
      if (buffer.data[o + L.MASS_A] > 0 && buffer.data[o + L.MASS_B] > 0)
        sets.union(buffer.a[i], buffer.b[i]);
    }
    if (withJoints) {
      for (let i = 0; i < joints.count; i++) {
        const p = joints.joint[i];
        if (joints.movesA[p] + joints.movesB[p] === 2) sets.union(joints.a[i], joints.b[i]);
      }
    }
    this.collect(buffer);
    this.jointed.fill(0, 0, this.count);
    if (withJoints) this.markJointed(joints);
  }

  private collect(buffer: L.ContactBuffer): void {
    const { groupOf, starts, members } = this;
    groupOf.fill(-1);
    this.count = 0;
    starts.fill(0);
    for (let i = 0; i < buffer.count; i++) {
      const root = this.rootOf(buffer, i);
      if (groupOf[root] < 0) groupOf[root] = this.count++;
      starts[groupOf[root] + 1]++;
    }
    for (let g = 0; g < this.count; g++) starts[g + 1] += starts[g];
    for (let i = buffer.count - 1; i >= 0; i--) {
      const g = groupOf[this.rootOf(buffer, i)];
      // The list is filled from the end. `starts[g + 1]` serves as a cursor, and the code below restores it.
      members[--starts[g + 1]] = i;
    }
    for (let g = 0; g < this.count; g++) starts[g] = starts[g + 1];
    starts[this.count] = buffer.count;
  }

  private markJointed(joints: RowBuffer): void {
    for (let i = 0; i < joints.count; i++) {
      const body = joints.movesA[joints.joint[i]] === 1 ? joints.a[i] : joints.b[i];
      const g = this.groupOf[this.sets.find(body)];
      if (g >= 0) this.jointed[g] = 1;
    }
  }

  private rootOf(buffer: L.ContactBuffer, i: number): number {
    return this.sets.find(buffer.data[i * L.RECORD + L.MASS_A] > 0 ? buffer.a[i] : buffer.b[i]);
  }

  private reserve(bodies: number, contacts: number): void {
    if (this.groupOf.length < bodies) this.groupOf = new Int32Array(bodies * 2);
    if (this.members.length >= contacts) return;
    this.members = new Int32Array(contacts * 2);
    this.starts = new Int32Array(contacts * 2 + 2);
    this.jointed = new Uint8Array(contacts * 2 + 1);
  }
}
