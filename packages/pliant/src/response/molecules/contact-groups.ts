/**
 * Pairs in contact, in groups of those that act on each other: bodies that move tie their pairs together. Each group is
 * answered by itself. A group whose contacts are light follows its springs, while another one beside it is solved.
 */
import { AWAKE } from '../../bodies/layout.js';
import { widened } from '../../core/grow.js';
import type { AnchoredContacts, Matter } from '../../narrowphase/index.js';

export class ContactGroups {
  /** Number of groups. */
  count = 0;
  /** Per molecule body: one that is tied to it, up to the first of its group. */
  private parents = new Int32Array(16);
  /** The group of each pair. */
  private groupOf = new Int32Array(16);
  /** The pairs of the group that was taken last. */
  pairs = new Uint32Array(16);

  /** Groups these pairs. Pairs with shapes, whose supports may tie them to any other, are all in one group. */
  find(matter: Matter, { a, b }: AnchoredContacts, manifolds: Uint32Array, count: number): void {
    const { molecules } = matter;
    if (this.groupOf.length < count) {
      this.groupOf = new Int32Array(2 * count);
      this.pairs = new Uint32Array(2 * count);
    }
    const bodies = molecules.list.length;
    if (this.parents.length < bodies) this.parents = widened(this.parents, 2 * bodies);
    for (let k = 0; k < bodies; k++) this.parents[k] = k;
    let isOne = false;
    for (let k = 0; k < count && !isOne; k++) {
      const i = molecules.numberOf(a[manifolds[k]]);
      const j = molecules.numberOf(b[manifolds[k]]);
      if (i < 0 || j < 0) isOne = true;
      else if (moves(matter, i) && moves(matter, j)) this.parents[this.root(j)] = this.root(i);
    }
    this.count = 0;
    for (let k = 0; k < count; k++) this.groupOf[k] = isOne ? 0 : this.number(matter, a, b, manifolds, k);
    if (isOne) this.count = 1;
  }

  /** Lists the pairs of a group, in their order, in `pairs`; returns how many. */
  take(group: number, manifolds: Uint32Array, count: number): number {
    let taken = 0;
    for (let k = 0; k < count; k++) if (this.groupOf[k] === group) this.pairs[taken++] = manifolds[k];
    return taken;
  }

  /** The group of pair `k`: that of an earlier pair with the same root, or a new one. */
  private number(
    matter: Matter,
    a: ArrayLike<number>,
    b: ArrayLike<number>,
    manifolds: Uint32Array,
    k: number,
  ): number {
    const own = this.rootOf(matter, a[manifolds[k]], b[manifolds[k]]);
    for (let n = 0; own >= 0 && n < k; n++)
      if (this.rootOf(matter, a[manifolds[n]], b[manifolds[n]]) === own) return this.groupOf[n];
    return this.count++;
  }

  /** The first body of the group of two bodies; −1 where neither moves. */
  private rootOf(matter: Matter, a: number, b: number): number {
    const i = matter.molecules.numberOf(a);
    const j = matter.molecules.numberOf(b);
    if (moves(matter, i)) return this.root(i);
    return moves(matter, j) ? this.root(j) : -1;
  }

  private root(k: number): number {
    const { parents } = this;
    let at = k;
    while (parents[at] !== at) at = parents[at];
    return at;
  }
}

function moves({ bodies, molecules }: Matter, number: number): boolean {
  const body = molecules.list[number];
  return !body.isFixed && bodies.columns.activity[body.row] === AWAKE;
}
