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
import { widened } from '../core/grow.js';
import { Contacts } from './contacts.js';
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
  private order = new Uint32Array(32);
  private readonly heads = {
    words: new Uint32Array(128),
    energy: new Float64Array(64),
    life: new Uint8Array(32),
  };

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
    const shift = first - from.first[m];
    for (let j = from.first[m]; j < from.first[m] + from.size[m]; j++) {
      const i = j + shift;
      for (let k = 0; k < 3; k++) {
        this.nodesA[3 * i + k] = from.nodesA[3 * j + k];
        this.nodesB[3 * i + k] = from.nodesB[3 * j + k];
        this.weightsA[3 * i + k] = from.weightsA[3 * j + k];
        this.weightsB[3 * i + k] = from.weightsB[3 * j + k];
        this.placeA[3 * i + k] = from.placeA[3 * j + k];
        this.placeB[3 * i + k] = from.placeB[3 * j + k];
      }
      this.onSkin[i] = from.onSkin[j];
      this.region[i] = from.region[j];
      this.face[i] = from.face[j];
      this.friction[i] = from.friction[j];
    }
  }

  /** Methods add their pairs one after the other, each in order. The rows stay in place. */
  private sortPairs(): void {
    const { a, b, manifolds } = this;
    let isSorted = true;
    for (let m = 1; m < manifolds; m++) if (this.comesFirst(m, m - 1)) isSorted = false;
    if (isSorted) return;
    this.order = roomFor(this.order, manifolds, Uint32Array);
    const { order, heads } = this;
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
    heads.words = roomFor(heads.words, 4 * manifolds, Uint32Array);
    heads.energy = roomFor(heads.energy, 2 * manifolds, Float64Array);
    heads.life = roomFor(heads.life, manifolds, Uint8Array);
    for (let k = 0; k < manifolds; k++) {
      const m = order[k];
      heads.words[4 * k] = a[m];
      heads.words[4 * k + 1] = b[m];
      heads.words[4 * k + 2] = this.first[m];
      heads.words[4 * k + 3] = this.size[m];
      heads.energy[2 * k] = this.stored[m];
      heads.energy[2 * k + 1] = this.spent[m];
      heads.life[k] = this.life[m];
    }
    for (let m = 0; m < manifolds; m++) {
      a[m] = heads.words[4 * m];
      b[m] = heads.words[4 * m + 1];
      this.first[m] = heads.words[4 * m + 2];
      this.size[m] = heads.words[4 * m + 3];
      this.stored[m] = heads.energy[2 * m];
      this.spent[m] = heads.energy[2 * m + 1];
      this.life[m] = heads.life[m];
    }
  }

  private comesFirst(m: number, n: number): boolean {
    const { a, b } = this;
    return a[m] < a[n] || (a[m] === a[n] && b[m] < b[n]);
  }

  protected override growManifolds(): void {
    super.growManifolds();
    this.stored = widened(this.stored);
    this.spent = widened(this.spent);
  }

  protected override growPoints(): void {
    super.growPoints();
    this.nodesA = widened(this.nodesA);
    this.nodesB = widened(this.nodesB);
    this.weightsA = widened(this.weightsA);
    this.weightsB = widened(this.weightsB);
    this.placeA = widened(this.placeA);
    this.placeB = widened(this.placeB);
    this.onSkin = widened(this.onSkin);
    this.region = widened(this.region);
    this.face = widened(this.face);
    this.friction = widened(this.friction);
  }
}

function roomFor<A extends Float64Array | Uint32Array | Uint8Array>(
  array: A,
  length: number,
  make: new (length: number) => A,
): A {
  return array.length >= length ? array : new make(2 * length);
}
