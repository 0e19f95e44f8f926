/**
 * All rows of contact of a world, whatever its bodies are, grouped by pair. It owns every row: stages get the part that
 * they write, and whoever reads asks here (`pairs`).
 *
 * A pair stands in one part, by the moment at which its rows are found, because rows live differently long:
 *
 *   shapes             both bodies keep their shape       for a step, or a substep
 *   beforeElasticity   a body deforms, forces answer      for a substep
 *   afterElasticity    a body deforms, impulses answer    for a substep
 *   withElasticity     solved together with elasticity    for a substep
 *
 * In one array, every look would move the rows of all others, and what a response keeps beside them. All parts have
 * the columns of `Contacts`; bodies that deform add their anchors. Every part has the rows of the look before, too: a
 * look continues them, and one on trial can be undone.
 */
import { AnchoredContacts } from './anchored-contacts.js';
import { Contacts } from './contacts.js';

/** A contact part: its rows now and at the look before. */
export class ContactPart<C extends Contacts = Contacts> {
  constructor(
    public now: C,
    public before: C,
  ) {}

  swap(): void {
    const { now } = this;
    this.now = this.before;
    this.before = now;
  }

  reset(): void {
    this.now.clear();
    this.before.clear();
  }
}

const anchored = (): ContactPart<AnchoredContacts> =>
  new ContactPart(new AnchoredContacts(), new AnchoredContacts());

export class WorldContacts {
  readonly shapes = new ContactPart(new Contacts(), new Contacts());
  readonly beforeElasticity = anchored();
  readonly afterElasticity = anchored();
  readonly withElasticity = anchored();
  /** Of bodies that deform. */
  readonly anchored: readonly ContactPart<AnchoredContacts>[] = [
    this.beforeElasticity,
    this.afterElasticity,
    this.withElasticity,
  ];
  readonly parts: readonly ContactPart[] = [this.shapes, ...this.anchored];

  /** Every pair, in the order of the pairs: pair `m` of these rows. */
  *pairs(): Generator<[rows: Contacts, m: number]> {
    const at = this.parts.map(() => 0);
    for (;;) {
      let next = -1;
      for (let k = 0; k < at.length; k++)
        if (at[k] < this.parts[k].now.manifolds && (next < 0 || this.comesFirst(k, at[k], next, at[next])))
          next = k;
      if (next < 0) return;
      yield [this.parts[next].now, at[next]++];
    }
  }

  /** Makes every contact a new one for its response. */
  forgetMemos(): void {
    for (const { now } of this.parts) now.forgetMemos();
  }

  private comesFirst(k: number, m: number, l: number, n: number): boolean {
    const { a, b } = this.parts[k].now;
    const { a: otherA, b: otherB } = this.parts[l].now;
    return a[m] < otherA[n] || (a[m] === otherA[n] && b[m] < otherB[n]);
  }
}
