/**
 * Supports of a rigid member from behind: its contacts with other shapes, as found for this step. Impulses solve them
 * elsewhere. Here they limit how far the member can yield to a soft body; otherwise a light member under a heavy soft
 * body would be driven into the floor. Each support is a stiff spring that acts when the two have approached by more
 * than their gap. A contact of two members is one support, of the first.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import { pairFriction } from '../../bodies/combine.js';
import { widened } from '../../core/grow.js';
import * as quat from '../../math/quat.js';
import type { Contacts } from '../../narrowphase/index.js';
import { type Member, RIGID } from './member.js';
import type { Roster } from './roster.js';

export class Supports {
  count = 0;
  /** Place of the supported member in the list of members, and of the partner, −1 for a shape that takes no part. */
  member = new Int32Array(16);
  partner = new Int32Array(16);
  /** Towards the member. */
  normal = new Float64Array(48);
  /** From the centre of the member, and of its partner, at the start of the substep [m]. */
  arm = new Float64Array(48);
  partnerArm = new Float64Array(48);
  gap = new Float64Array(16);
  friction = new Float64Array(16);
  /** Its force in the last solve of the member's block, along x, y, z [N]. */
  force = new Float64Array(48);

  /** How far a support may yield, and how deep an overlap it undoes in a substep [m]. */
  readonly room = new Float64Array(1);

  /** By body row: its pose when contacts were found, seven numbers. */
  private poses = new Float64Array(0);

  /**
   * Notes where the bodies of `contacts`, which have just been found, stand. Any of them may become a member in a later
   * substep.
   */
  meet({ a, b, manifolds }: Contacts, roster: Roster): void {
    for (let m = 0; m < manifolds; m++) {
      const size = 7 * (Math.max(a[m], b[m]) + 1);
      if (this.poses.length < size) this.poses = widened(this.poses, 2 * size);
      roster.copyPose(a[m], this.poses, 7 * a[m]);
      roster.copyPose(b[m], this.poses, 7 * b[m]);
    }
  }

  /** Reads the contacts of all members that move as a whole. */
  open(contacts: Contacts, roster: Roster, whole: readonly Member[], c: BodyColumns, room: number): void {
    this.count = 0;
    this.room[0] = room;
    if (whole.length === 0) return;
    for (let m = 0; m < contacts.manifolds; m++) {
      const a = roster.byRow[contacts.a[m]];
      const b = roster.byRow[contacts.b[m]];
      const isA = a?.isWhole;
      const isB = b?.isWhole;
      const p = contacts.a[m];
      const q = contacts.b[m];
      if ((!isA && !isB) || c.sensor[p] + c.sensor[q] > 0) continue;
      const mu = pairFriction(c, p, q, c.friction[p], c.friction[q]);
      for (let i = contacts.first[m]; i < contacts.first[m] + contacts.size[m]; i++) {
        // One that is driven does not yield, so its partner is the member.
        if (isA && (a.mode === RIGID || !isB)) this.add(contacts, i, 1, a, isB ? b : undefined, mu);
        else if (isB) this.add(contacts, i, -1, b, isA ? a : undefined, mu);
      }
    }
  }

  private add(
    contacts: Contacts,
    i: number,
    sign: number,
    member: Member,
    partner: Member | undefined,
    friction: number,
  ): void {
    if (this.count === this.gap.length) this.grow();
    const n = this.count++;
    this.member[n] = member.index;
    this.partner[n] = partner === undefined ? -1 : partner.index;
    this.friction[n] = friction;
    this.carry(contacts.point, 3 * i, member, this.arm, 3 * n);
    if (partner !== undefined) this.carry(contacts.point, 3 * i, partner, this.partnerArm, 3 * n);
    let moved = 0;
    for (let k = 0; k < 3; k++) {
      this.normal[3 * n + k] = sign * contacts.normal[3 * i + k];
      this.force[3 * n + k] = 0;
      const mine = member.pose[k] + this.arm[3 * n + k];
      const other =
        partner === undefined ? contacts.point[3 * i + k] : partner.pose[k] + this.partnerArm[3 * n + k];
      moved += this.normal[3 * n + k] * (mine - other);
    }
    this.gap[n] = Math.max(-this.room[0], moved - contacts.depth[i]);
  }

  /** The arm of a point of a member that was at `point[o…]` when contacts were found. */
  private carry(point: Float64Array, o: number, { pose, row }: Member, out: Float64Array, n: number): void {
    const { turn, poses } = this;
    for (let k = 0; k < 3; k++) out[n + k] = point[o + k] - poses[7 * row + k];
    quat.conjugate(turn, 0, poses, 7 * row + 3);
    quat.multiply(turn, 0, pose, 3, turn, 0);
    quat.rotate(out, n, turn, 0, out, n);
  }

  /** Whether a rigid member has a support that pushes. */
  hold({ index, mode }: Member): boolean {
    if (mode !== RIGID) return false;
    const { force } = this;
    for (let n = 0; n < this.count; n++)
      if (this.member[n] === index || this.partner[n] === index)
        if (force[3 * n] !== 0 || force[3 * n + 1] !== 0 || force[3 * n + 2] !== 0) return true;
    return false;
  }

  private readonly turn = new Float64Array(4);

  private grow(): void {
    const size = 2 * this.gap.length;
    this.member = widened(this.member, size);
    this.partner = widened(this.partner, size);
    this.normal = widened(this.normal, 3 * size);
    this.arm = widened(this.arm, 3 * size);
    this.partnerArm = widened(this.partnerArm, 3 * size);
    this.gap = widened(this.gap, size);
    this.friction = widened(this.friction, size);
    this.force = widened(this.force, 3 * size);
  }
}
