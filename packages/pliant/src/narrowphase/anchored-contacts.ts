/**
 * Rows of contact between two bodies, at least one of which deforms. A row stands on two anchors, one on each body:
 *
 *   a vertex or a molecule      one node of weight 1
 *   a point of a face           three nodes, whose weights sum to 1
 *   a point of a carried skin   three nodes, which are vertices of the skin (`onSkin`)
 *   a point of a body that keeps its shape   a place alone; nodes, if any, name vertices of the mesh that stands for it
 *
 * A node is a vertex number of its own body. A look finds all rows anew, with two exceptions. A pair at rest keeps its
 * rows. A row that goes on keeps the impulse of the step, and its pair keeps the energy that its contacts store.
 */
import type { Bodies } from '../bodies/bodies.js';
import { moves } from '../bodies/filter.js';
import { Contacts, column, columnsOf, IDS, PER_PAIR, PER_POINT } from './contacts.js';
import { PAIR_ASLEEP } from './life.js';

/** No node, no face. */
export const NONE = -1;

/** The feature that two numbers make together; unique below 65,536. */
export const featureOf = (i: number, j: number): number => (Math.imul(i, 0x10000) + j) >>> 0;

/** The feature that stands for a vertex of `a` or `b`. */
export const vertexFeature = (vertex: number, isA: boolean): number =>
  (isA ? vertex : vertex + 0x8000_0000) >>> 0;

export class AnchoredContacts extends Contacts {
  /** Per manifold: energy that the bodies have put into their contacts and not received back [J]. */
  stored = new Float64Array(32);
  /** Per manifold: energy that contacts have turned into heat and not lent to `stored` since [J]. */
  spent = new Float64Array(32);
  nodesA = new Int32Array(96);
  nodesB = new Int32Array(96);
  weightsA = new Float64Array(96);
  weightsB = new Float64Array(96);
  /** Where the anchors are [m]. */
  placeA = new Float64Array(96);
  placeB = new Float64Array(96);
  /** 1 where nodes are vertices of the skins that molecules carry. */
  onSkin = new Uint8Array(32);
  /** Connected contact of the pair that a row belongs to. */
  region = new Int32Array(32);
  /** The triangle of the partner's boundary through which a vertex leaves; `NONE` without one. */
  face = new Int32Array(32);
  friction = new Float64Array(32);
  override readonly perPair = PER_ANCHORED_PAIR;
  override readonly perPoint = PER_ROW;
  private order = new Uint32Array(32);
  private sorted = new Float64Array(32);

  /** Opens a row without nodes in the current manifold and returns its number. */
  open(feature: number): number {
    if (this.count === this.depth.length) this.growPoints();
    const i = this.count++;
    const { nodesA, nodesB } = this;
    this.feature[i] = feature;
    this.region[i] = 0;
    this.face[i] = NONE;
    this.onSkin[i] = 0;
    this.friction[i] = 1;
    for (let k = 3 * i; k < 3 * i + 3; k++) {
      nodesA[k] = NONE;
      nodesB[k] = NONE;
      this.weightsA[k] = 0;
      this.weightsB[k] = 0;
    }
    return i;
  }

  /** Puts the point of a row in the middle of its anchors. */
  centre(i: number): void {
    const { point, placeA, placeB } = this;
    for (let k = 3 * i; k < 3 * i + 3; k++) point[k] = 0.5 * (placeA[k] + placeB[k]);
  }

  override begin(first: number, second: number): void {
    super.begin(first, second);
    this.stored[this.manifolds] = 0;
    this.spent[this.manifolds] = 0;
    this.touching[this.manifolds] = 1;
  }

  override forgetMemos(): void {
    super.forgetMemos();
    this.stored.fill(0);
    this.spent.fill(0);
  }

  /** Copies the pairs at rest: if neither body moves, the pair is not tested again. */
  carryResting(bodies: Bodies, from: AnchoredContacts): void {
    for (let m = 0; m < from.manifolds; m++)
      if (!moves(bodies, from.a[m]) && !moves(bodies, from.b[m])) this.carryAnchored(from, m);
  }

  /** Copies all pairs except those of one body. */
  carryOthers(row: number, from: AnchoredContacts): void {
    for (let m = 0; m < from.manifolds; m++)
      if (from.a[m] !== row && from.b[m] !== row) this.carryAnchored(from, m);
  }

  /** Call this when all rows are there. It sorts the pairs and restores what the previous look knew of them. */
  finish(before: AnchoredContacts, sameStep: boolean): void {
    this.sortPairs();
    let n = 0;
    for (let m = 0; m < this.manifolds; m++) {
      const a = this.a[m];
      const b = this.b[m];
      while (n < before.manifolds && (before.a[n] < a || (before.a[n] === a && before.b[n] < b))) n++;
      if (
        (this.life[m] & PAIR_ASLEEP) !== 0 ||
        n === before.manifolds ||
        before.a[n] !== a ||
        before.b[n] !== b
      )
        continue;
      this.stored[m] = before.stored[n];
      this.spent[m] = before.spent[n];
      if (sameStep) this.recallImpulses(m, before, n);
    }
  }

  /** Rows of a pair mostly come in the order of the previous look. So the search continues where the last one ended. */
  private recallImpulses(m: number, before: AnchoredContacts, n: number): void {
    const { feature, impulse, first, size } = this;
    const start = before.first[n];
    const count = before.size[n];
    let next = 0;
    for (let i = first[m]; i < first[m] + size[m]; i++) {
      for (let tried = 0; tried < count; tried++) {
        const j = start + next;
        next = next + 1 === count ? 0 : next + 1;
        if (before.feature[j] !== feature[i]) continue;
        for (let k = 0; k < 3; k++) impulse[3 * i + k] = before.impulse[3 * j + k];
        break;
      }
    }
  }

  private carryAnchored(from: AnchoredContacts, m: number): void {
    const first = this.count;
    this.carry(from, m);
    const to = this.manifolds - 1;
    this.stored[to] = from.stored[m];
    this.spent[to] = from.spent[m];
    for (const [name, width] of ANCHORS) {
      const column = columnsOf(this)[name];
      const other = columnsOf(from)[name];
      const at = width * from.first[m];
      for (let k = 0; k < width * from.size[m]; k++) column[width * first + k] = other[at + k];
    }
  }

  /** Methods add their pairs one after the other, each in order. The rows stay in place. */
  private sortPairs(): void {
    const { manifolds } = this;
    let isSorted = true;
    for (let m = 1; m < manifolds; m++) if (this.comesFirst(m, m - 1)) isSorted = false;
    if (isSorted) return;
    if (this.order.length < manifolds) {
      this.order = new Uint32Array(2 * manifolds);
      this.sorted = new Float64Array(2 * manifolds);
    }
    const { order, sorted } = this;
    for (let m = 0; m < manifolds; m++) order[m] = m;
    // Shell sort: it works in place, and costs little where runs are already sorted.
    for (let gap = manifolds >> 1; gap > 0; gap >>= 1) {
      for (let k = gap; k < manifolds; k++) {
        const m = order[k];
        let at = k;
        for (; at >= gap && this.comesFirst(m, order[at - gap]); at -= gap) order[at] = order[at - gap];
        order[at] = m;
      }
    }
    for (const [name] of SORTED) {
      const column = columnsOf(this)[name];
      for (let k = 0; k < manifolds; k++) sorted[k] = column[order[k]];
      for (let m = 0; m < manifolds; m++) column[m] = sorted[m];
    }
  }

  private comesFirst(m: number, n: number): boolean {
    const { a, b } = this;
    return a[m] < a[n] || (a[m] === a[n] && b[m] < b[n]);
  }
}

export const ENERGIES = [column('stored'), column('spent')];
export const ANCHORS = [
  column('nodesA', 3),
  column('nodesB', 3),
  column('weightsA', 3),
  column('weightsB', 3),
  column('placeA', 3),
  column('placeB', 3),
  column('onSkin'),
  column('region'),
  column('face'),
  column('friction'),
];
const PER_ANCHORED_PAIR = [...PER_PAIR, ...ENERGIES];
const PER_ROW = [...PER_POINT, ...ANCHORS];

/** What goes with a pair that is sorted; the rest is written later, or the same for all. */
const SORTED = [column('a'), ...IDS, column('life'), ...ENERGIES];
