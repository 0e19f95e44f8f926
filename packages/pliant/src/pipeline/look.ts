/**
 * One look at the pairs with a deformable body: everything that the stages find, from candidates to rows of contact. A
 * world has two looks. Forces must be known before elasticity moves the bodies. Impulses are right only after
 * elasticity has moved them:
 *
 *   before elasticity   pairs whose response acts by forces
 *   after elasticity    all others
 *
 * Its rows are a part of the world's (`narrowphase/world-contacts.ts`).
 */
import type { Bodies } from '../bodies/bodies.js';
import { ASLEEP } from '../bodies/layout.js';
import { CandidatePairs } from '../broadphase/index.js';
import type {
  AnchoredContacts,
  ContactPart,
  Finder,
  Matter,
  NarrowphaseMethod,
} from '../narrowphase/index.js';
import type { Choices } from './choices.js';

interface Group {
  readonly method: NarrowphaseMethod;
  readonly finder: Finder;
  readonly pairs: CandidatePairs;
}

export class Look {
  /** Per manifold: the number of the response that answers for it. */
  owner = new Uint8Array(16);
  /** Whether a look was taken since `mark`. */
  private isTaken = false;
  /** Candidates by the narrow phase that looks at them. */
  readonly groups: Group[] = [];

  constructor(private readonly part: ContactPart<AnchoredContacts>) {}

  /** Its rows. */
  get contacts(): AnchoredContacts {
    return this.part.now;
  }

  /** The rows of the look before. */
  get previous(): AnchoredContacts {
    return this.part.before;
  }

  /** Forgets the candidates. */
  clear(): void {
    for (let k = 0; k < this.groups.length; k++) this.groups[k].pairs.clear();
  }

  /** Also forgets the finders, when methods or their parameters change. */
  forgetMethods(): void {
    this.groups.length = 0;
  }

  /** The candidates of a narrow phase; `choices` knows its parameters. */
  pairsOf(method: NarrowphaseMethod, choices: Choices): CandidatePairs {
    for (let k = 0; k < this.groups.length; k++)
      if (this.groups[k].method === method) return this.groups[k].pairs;
    const pairs = new CandidatePairs();
    this.groups.push({ method, finder: method.finder!(choices.parametersOf(method)), pairs });
    // Sorted by name, so that a restored world finds its rows in the same order.
    this.groups.sort((p, q) => (p.method.name < q.method.name ? -1 : 1));
    return pairs;
  }

  /** Narrow phase: finds the overlaps among the candidates. Pairs at rest keep their rows. */
  find(matter: Matter): void {
    this.open(matter.bodies);
    const { contacts, previous } = this;
    matter.molecules.bound();
    matter.tetBodies.newLook();
    for (let k = 0; k < this.groups.length; k++) {
      const { finder, pairs } = this.groups[k];
      finder.find(matter, pairs, contacts, previous);
    }
  }

  /** Makes room for rows that another part finds. Pairs at rest keep their rows. */
  open(bodies: Bodies): void {
    this.part.swap();
    this.isTaken = true;
    this.contacts.clear();
    this.contacts.carryResting(bodies, this.previous);
  }

  /** Call this when all rows are there. */
  finish(sameStep: boolean): void {
    this.contacts.finish(this.previous, sameStep);
  }

  /** Begins a trial: the next look, at most one, can be undone. */
  mark(): void {
    this.isTaken = false;
  }

  /** Undoes the look of a trial. */
  undo(): void {
    if (!this.isTaken) return;
    this.isTaken = false;
    this.part.swap();
  }

  /** Forgets the contacts of a body that was removed or moved. */
  forget(row: number): void {
    this.previous.clear();
    this.previous.carryOthers(row, this.contacts);
    this.part.swap();
  }

  /** No body of the pair moves, so its rows stay as they are. */
  rest(): void {
    this.contacts.sleep();
  }

  /** A body that an awake body touches must move with it. */
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

  /** Whether the last look left any candidate or contact. */
  get isIdle(): boolean {
    for (let k = 0; k < this.groups.length; k++) if (this.groups[k].pairs.count > 0) return false;
    return this.contacts.manifolds === 0;
  }
}
