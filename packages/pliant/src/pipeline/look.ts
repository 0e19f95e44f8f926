/**
 * One look at the pairs of which a body deforms: what the stages have found, from candidates to rows of contact. A
 * world has two looks. Forces have to be known before elasticity moves the bodies. Impulses are right only where
 * elasticity has moved them:
 *
 *   before elasticity   pairs whose response acts by forces
 *   after elasticity    all others
 *
 * Contacts are in two buffers that change places from look to look. So a look that was taken on trial can be undone.
 */
import type { Bodies } from '../bodies/bodies.js';
import { ASLEEP } from '../bodies/layout.js';
import { CandidatePairs } from '../broadphase/index.js';
import { AnchoredContacts, type Finder, type Matter, type NarrowphaseMethod } from '../narrowphase/index.js';
import type { Choices } from './choices.js';

interface Group {
  readonly method: NarrowphaseMethod;
  readonly finder: Finder;
  readonly pairs: CandidatePairs;
}

export class Look {
  contacts = new AnchoredContacts();
  /** Per manifold: the number of the response that answers for it. */
  owner = new Uint8Array(16);
  private before = new AnchoredContacts();
  /** Whether a look was taken since `mark`. */
  private isTaken = false;
  /** Candidates by the narrow phase that looks at them. */
  readonly groups: Group[] = [];

  /** Forgets the candidates. */
  clear(): void {
    for (let k = 0; k < this.groups.length; k++) this.groups[k].pairs.clear();
  }

  /** Forgets the finders too, when methods or their parameters change. */
  forgetMethods(): void {
    this.groups.length = 0;
  }

  /** The candidates that a narrow phase has to look at; `choices` knows its parameters. */
  pairsOf(method: NarrowphaseMethod, choices: Choices): CandidatePairs {
    for (let k = 0; k < this.groups.length; k++)
      if (this.groups[k].method === method) return this.groups[k].pairs;
    const pairs = new CandidatePairs();
    this.groups.push({ method, finder: method.finder!(choices.parametersOf(method)), pairs });
    // By name, so that a world that was restored finds its rows in the same order.
    this.groups.sort((p, q) => (p.method.name < q.method.name ? -1 : 1));
    return pairs;
  }

  /** Narrow phase: finds what overlaps among the candidates; pairs at rest are taken over. */
  find(matter: Matter): void {
    this.swap();
    this.isTaken = true;
    const { contacts } = this;
    contacts.clear();
    contacts.carryResting(matter.bodies, this.before);
    matter.molecules.bound();
    matter.tetBodies.newLook();
    for (let k = 0; k < this.groups.length; k++) {
      const { finder, pairs } = this.groups[k];
      finder.find(matter, pairs, contacts);
    }
  }

  /** Makes room for rows that somebody else finds; pairs at rest are taken over. */
  open(bodies: Bodies): void {
    this.swap();
    this.isTaken = true;
    this.contacts.clear();
    this.contacts.carryResting(bodies, this.before);
  }

  /** The rows of the look before. */
  get previous(): AnchoredContacts {
    return this.before;
  }

  /** To be called when all rows are there. */
  finish(sameStep: boolean): void {
    this.contacts.finish(this.before, sameStep);
  }

  /** A trial begins: the next look, of which there is one at most, may be taken back. */
  mark(): void {
    this.isTaken = false;
  }

  /** Takes the look of a trial back. */
  undo(): void {
    if (!this.isTaken) return;
    this.isTaken = false;
    this.swap();
  }

  /** Forgets the contacts of a body that is removed or was put somewhere else. */
  forget(row: number): void {
    this.before.clear();
    this.before.carryOthers(row, this.contacts);
    this.swap();
  }

  private swap(): void {
    const { before } = this;
    this.before = this.contacts;
    this.contacts = before;
  }

  /** Forgets all contacts. */
  reset(): void {
    this.contacts.clear();
    this.before.clear();
  }

  /** Nobody moves: everything stays what it is. */
  rest(): void {
    this.contacts.sleep();
  }

  /** Whoever is touched by somebody awake has to move with it. */
  wakeTouched(bodies: Bodies): void {
    const { activity, sensor } = bodies.columns;
    const { a, b, manifolds } = this.contacts;
    for (let m = 0; m < manifolds; m++) {
      const i = a[m];
      const j = b[m];
      if (sensor[i] + sensor[j] > 0 || i === j || this.contacts.size[m] === 0) continue;
      if (activity[i] === ASLEEP && bodies.isActive(j)) bodies.wake(i);
      else if (activity[j] === ASLEEP && bodies.isActive(i)) bodies.wake(j);
    }
  }

  /** Whether any candidate or contact of the last look is there to be dealt with. */
  get isIdle(): boolean {
    for (let k = 0; k < this.groups.length; k++) if (this.groups[k].pairs.count > 0) return false;
    return this.contacts.manifolds === 0;
  }
}
