/**
 * Rigid bodies that lie on, under or against those that touch soft bodies, and so on. They are solved together: were
 * the load of a plate to stand still while the soft ball below yields, the ball would not feel its weight before the
 * next substep, and plate and load would shake on it for ever.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import type { Contacts } from '../../narrowphase/index.js';
import { DRIVEN, type Member, RIGID, STILL } from './member.js';
import type { Roster } from './roster.js';

/** Most contacts between a companion and a soft body. Fewer: what lies on top of a stack does not press in time. */
const LAYERS = 12;
/** Most companions. More: a heap of rigid bodies is solved twice in every substep. Fewer: its upper part stands still. */
const MOST = 96;

export class Companions {
  private isReached = new Uint8Array(0);

  /** Adds to `list` the companions of the bodies in it, nearest first; bodies that are not members yet become such. */
  gather(list: Member[], contacts: Contacts, roster: Roster, c: BodyColumns): void {
    const most = list.length + MOST;
    if (list.length === 0 || contacts.manifolds === 0) return;
    if (this.isReached.length < c.kind.length) this.isReached = new Uint8Array(c.kind.length);
    const { isReached } = this;
    isReached.fill(0);
    for (const { row, mode } of list) if (mode === RIGID) isReached[row] = 1;
    let first = 0;
    for (let layer = 0; layer < LAYERS && first < list.length; layer++) {
      first = list.length;
      for (let m = 0; m < contacts.manifolds; m++) {
        const a = contacts.a[m];
        const b = contacts.b[m];
        // Whom this layer reaches is marked 2, so that its own contacts belong to the next.
        const next = isReached[a] === 1 ? b : isReached[b] === 1 ? a : -1;
        if (next < 0 || isReached[next] > 0 || c.sensor[a] + c.sensor[b] > 0) continue;
        isReached[next] = 2;
        const mode = roster.modeOf(next);
        if (mode === STILL || (mode !== RIGID && mode !== DRIVEN)) continue;
        const member = roster.companion(next);
        if (!list.includes(member)) list.push(member);
        if (list.length >= most) return;
      }
      for (let k = first; k < list.length; k++) if (list[k].mode === RIGID) isReached[list[k].row] = 1;
    }
  }
}
