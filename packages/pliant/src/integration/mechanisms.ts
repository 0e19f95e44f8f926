/**
 * Rigid bodies that joints tie together, directly or through others. Such a mechanism is put back in time as a whole.
 */
import type { Joints } from '../bodies/joints.js';
import { BODY_CODE } from '../bodies/layout.js';
import { UnionFind } from '../core/union-find.js';

export class Mechanisms {
  private readonly sets = new UnionFind();

  /** A post that stands still ties nothing. */
  find(joints: Joints, kind: Uint8Array, bodies: number): void {
    this.sets.reset(bodies);
    for (let j = 0; j < joints.rows; j++) {
      if (!joints.isOn(j)) continue;
      const a = joints.a[j];
      const b = joints.b[j];
      if (kind[a] !== BODY_CODE.rigid || kind[b] !== BODY_CODE.rigid) continue;
      this.sets.union(a, b);
    }
  }

  /** The body that represents the mechanism of this one: itself, if no joint ties it to another. */
  of(row: number): number {
    return this.sets.find(row);
  }
}
