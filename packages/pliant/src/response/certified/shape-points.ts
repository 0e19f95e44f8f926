/** The point of a shape at which a candidate touches it. It moves with the shape, which has six unknowns. */
import * as quat from '../../math/quat.js';
import { EDGE_EDGE } from './candidates.js';
import { DRIVEN, RIGID } from './member.js';
import type { System } from './system.js';

export class ShapePoints {
  /** By candidate: the member that is a moving shape, −1 for none; 1 when it has the first feature, else −1. */
  shape = new Int32Array(0);
  sign = new Float64Array(0);
  /** The point from the shape's centre, in the world and in its own frame [m]. */
  arm = new Float64Array(0);
  private local = new Float64Array(0);

  constructor(
    private readonly system: System,
    private readonly spot: Float64Array,
  ) {}

  /** Makes room for `size` candidates. */
  reserve(size: number): void {
    this.local = new Float64Array(3 * size);
    this.arm = new Float64Array(3 * size);
    this.shape = new Int32Array(size);
    this.sign = new Float64Array(size);
  }

  /** The shape of a candidate that moves as a whole, and the point on it. */
  find(c: number): void {
    const { system, local, shape, sign } = this;
    const { candidates, members, x } = system;
    const { nodes, weights, kind, normal } = candidates;
    const p = members[candidates.first[c]];
    const q = members[candidates.second[c]];
    const isFirst = p.mode === RIGID || p.mode === DRIVEN;
    const member = isFirst ? p : q;
    shape[c] = -1;
    if (!isFirst && q.mode !== RIGID && q.mode !== DRIVEN) return;
    shape[c] = member.index;
    sign[c] = isFirst ? 1 : -1;
    const split = kind[c] === EDGE_EDGE ? 2 : 1;
    const out = isFirst ? -member.topology.round : member.topology.round;
    const n = 3 * c;
    for (let i = 0; i < 3; i++) local[n + i] = out * normal[n + i] - member.pose[i];
    for (let k = isFirst ? 0 : split; k < (isFirst ? split : 4); k++) {
      const w = Math.abs(weights[4 * c + k]);
      for (let i = 0; i < 3; i++) local[n + i] = local[n + i] + w * x[3 * nodes[4 * c + k] + i];
    }
    if (!member.isPlane) {
      const { pose } = member;
      // Into the frame of the shape, by the turn back.
      quat.conjugate(this.turn, 0, pose, 3);
      quat.rotate(local, n, this.turn, 0, local, n);
    }
  }

  private readonly turn = new Float64Array(4);

  /** Writes the present contact point of a candidate's shape to `spot`, and its offset from the centre to `arm`. */
  place(c: number): void {
    const { shape, spot, arm, local } = this;
    if (shape[c] < 0) return;
    const { pose, isPlane } = this.system.members[shape[c]];
    const n = 3 * c;
    if (isPlane) for (let i = n; i < n + 3; i++) arm[i] = local[i];
    else quat.rotate(arm, n, pose, 3, local, n);
    for (let i = 0; i < 3; i++) spot[i] = pose[i] + arm[n + i];
  }
}
