/**
 * Supports of a rigid member from behind: its contacts with other shapes, as found for this step. Impulses solve them
 * elsewhere. Here they limit how far the member can yield to a soft body; otherwise a light member under a heavy soft
 * body would be driven into the floor. Each support is a stiff spring that acts when the two have approached by more
 * than their gap.
 */
import { widened } from '../../core/grow.js';
import type { Contacts } from '../../narrowphase/index.js';
import type { Member } from './member.js';
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

  /**
   * Reads the contacts of all members that move as a whole; `stepPoses` has by member its pose when contacts were
   * found.
   */
  open(
    contacts: Contacts,
    roster: Roster,
    whole: readonly Member[],
    stepPoses: readonly Float64Array[],
    frictions: Float64Array,
  ): void {
    this.count = 0;
    if (whole.length === 0) return;
    for (let m = 0; m < contacts.manifolds; m++) {
      const a = roster.byRow[contacts.a[m]];
      const b = roster.byRow[contacts.b[m]];
      const isA = a?.isWhole;
      const isB = b?.isWhole;
      if (!isA && !isB) continue;
      const mu = Math.sqrt(frictions[contacts.a[m]] * frictions[contacts.b[m]]);
      for (let i = contacts.first[m]; i < contacts.first[m] + contacts.size[m]; i++) {
        if (isA) this.add(contacts, i, 1, a, isB ? b : undefined, stepPoses, mu);
        if (isB) this.add(contacts, i, -1, b, isA ? a : undefined, stepPoses, mu);
      }
    }
  }

  private add(
    contacts: Contacts,
    i: number,
    sign: number,
    member: Member,
    partner: Member | undefined,
    stepPoses: readonly Float64Array[],
    friction: number,
  ): void {
    if (this.count === this.gap.length) this.grow();
    const n = this.count++;
    this.member[n] = member.index;
    this.partner[n] = partner === undefined ? -1 : partner.index;
    this.friction[n] = friction;
    let moved = 0;
    for (let k = 0; k < 3; k++) {
      const normal = sign * contacts.normal[3 * i + k];
      const shift = member.pose[k] - stepPoses[member.index][k];
      const other = partner === undefined ? 0 : partner.pose[k] - stepPoses[partner.index][k];
      this.normal[3 * n + k] = normal;
      this.force[3 * n + k] = 0;
      this.arm[3 * n + k] = contacts.point[3 * i + k] - stepPoses[member.index][k];
      this.partnerArm[3 * n + k] =
        partner === undefined ? 0 : contacts.point[3 * i + k] - stepPoses[partner.index][k];
      moved += normal * (shift - other);
    }
    this.gap[n] = Math.max(0, moved - contacts.depth[i]);
  }

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
