/** Applies `molecule-penalty` to the rows of a look: between molecules, and between molecules and shapes. */

import { type AnchoredContacts, PAIR_ASLEEP } from '../../narrowphase/index.js';
import type { AnchoredInput, AnchoredResponse } from '../method.js';
import { MoleculePenalty, type MoleculePenaltyOptions } from './penalty.js';

export class MoleculeResponse implements AnchoredResponse {
  private readonly penalty: MoleculePenalty;
  private own = new Uint32Array(16);
  private count = 0;
  private contacts: AnchoredContacts | undefined;

  constructor(options: MoleculePenaltyOptions) {
    this.penalty = new MoleculePenalty(options);
  }

  get softened(): number {
    return this.penalty.softened;
  }

  begin({ matter: { bodies }, contacts, owner, self }: AnchoredInput): void {
    const { sensor } = bodies.columns;
    if (this.own.length < contacts.manifolds) this.own = new Uint32Array(2 * contacts.manifolds);
    this.count = 0;
    for (let m = 0; m < contacts.manifolds; m++) {
      if (owner[m] !== self || (contacts.life[m] & PAIR_ASLEEP) !== 0 || contacts.size[m] === 0) continue;
      if (sensor[contacts.a[m]] + sensor[contacts.b[m]] === 0) this.own[this.count++] = m;
    }
  }

  /** Call this in every substep after impulses have moved the shapes. */
  correct(): void {
    if (this.contacts !== undefined && this.count > 0) this.penalty.takeBack(this.contacts);
  }

  respond({ matter, contacts, h, gravity }: AnchoredInput): void {
    this.contacts = contacts;
    this.penalty.push(matter, contacts, this.own, this.count, gravity, h);
    matter.molecules.stopAsleep();
  }
}
