/** Rigid bodies that joints tie together, directly or through others: what is put back in time goes back as a whole. */
import type { Joints } from '../bodies/joints.js';
import { BODY_CODE } from '../bodies/layout.js';

export class Mechanisms {
  private parent = new Int32Array(0);

  /** A post that stands still ties nothing. */
  find(joints: Joints, kind: Uint8Array, bodies: number): void {
    if (this.parent.length < bodies) this.parent = new Int32Array(kind.length);
    const { parent } = this;
    for (let row = 0; row < bodies; row++) parent[row] = row;
    for (let j = 0; j < joints.rows; j++) {
      if (joints.kind[j] === 0) continue;
      const a = joints.a[j];
      const b = joints.b[j];
      if (kind[a] !== BODY_CODE.rigid || kind[b] !== BODY_CODE.rigid) continue;
      const p = this.of(a);
      const q = this.of(b);
      parent[Math.max(p, q)] = Math.min(p, q);
    }
  }

  /** The body that stands for the mechanism of this one: itself, when no joint ties it to another. */
  of(row: number): number {
    const { parent } = this;
    while (parent[row] !== row) {
      parent[row] = parent[parent[row]];
      row = parent[row];
    }
    return row;
  }
}
