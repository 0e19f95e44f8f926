/**
 * The lecture's block matrix of impulses at joints, factored front by front (Duff and Reid 1983). A front is a small
 * dense matrix: the rows of joints that are eliminated together, then the rows that these are coupled with. `order.ts`
 * chooses the fronts. A front adds up what its children leave, splits its own rows off as A = L D Lᵀ, and leaves the
 * rest to its parent.
 *
 *   for each front, children first: F = entries of its joints + what children left
 *     for each row i: g = (L D) of the row, from the rows before; L = g / D; rest −= g Lᵀ
 *
 * The layout is made once per set of joints. A row that follows from earlier rows has no pivot of its own, for example
 * with two hinges of one door or a joint given twice. Such a row is left out: the other rows already meet its demand,
 * or contradict it.
 */
import type { FrontKernel } from './front-kernel.js';
import { frontKernels } from './front-kernel-part.js';
import { type Passes, PLAIN, rowAt } from './front-passes.js';
import { type Front, postorder } from './order.js';

/**
 * A pivot this small against its diagonal is rounding. Mass ratios of a chain make pivots as small as the ratio itself.
 */
const DEPENDENT = 1e-9;

/**
 * Numbers of all fronts from which on the kernel is worth its start, and of one front in the mean. The fronts of a chain
 * have about twenty numbers each, and calling the kernel for each of them takes longer than the plain code does.
 */
const MANY = 2000;
const MANY_EACH = 60;

/** Bytes of a number, and of a whole one. */
const DOUBLE = 8;
const WHOLE = 4;

export class Fronts {
  /** Rows of the joint table in the order of elimination; the first row of the matrix of each, and one past the last. */
  joints = new Int32Array(0);
  starts = new Int32Array(1);
  /** Positions of joints at which mechanisms begin, and one past the last. */
  mechanisms = new Int32Array(1);
  /** Pairs of positions (later, earlier) of joints that share a body, and of each joint with itself. */
  pairs = new Int32Array(0);
  /** The block of each pair in `values`, rows of the later joint one after the other, and the place of diagonals. */
  blocks = new Int32Array(0);
  diagonal = new Int32Array(0);
  values = new Float64Array(0);
  /** Per pair: the place of the earlier joint's first column in the front, and the later joint's first row there. */
  private column = new Int32Array(0);
  private row = new Int32Array(0);
  /** Per front: first row of the matrix, pivots, size, place in `factor`, first pair, parent. */
  private from = new Int32Array(1);
  private own = new Int32Array(0);
  private size = new Int32Array(0);
  private at = new Int32Array(0);
  private firstPair = new Int32Array(1);
  private parent = new Int32Array(0);
  /** Per row that a front leaves: the row of the matrix, and its row in the parent. The place of a front's first. */
  private restAt = new Int32Array(0);
  private rest = new Int32Array(0);
  private above = new Int32Array(0);
  /** Per mechanism: its first front, and one past the last. */
  private trees = new Int32Array(1);
  private factor = new Float64Array(0);
  private inverse = new Float64Array(0);
  /** Per row: what its diagonal grows by, and the least pivot. */
  private more = new Float64Array(0);
  private least = new Float64Array(0);
  /** Scratch: a row of L D, and the right-hand side of a solve. */
  private g = new Float64Array(0);
  private x = new Float64Array(0);
  private startedKernel: FrontKernel | undefined;
  private passes: Passes = PLAIN;

  /** Lays out the fronts of `roots`. `rowsOf` is the number of rows of a joint, `touches` the joints at its bodies. */
  shape(
    roots: readonly Front[],
    rowsOf: (joint: number) => number,
    touches: (joint: number) => Iterable<number>,
  ): void {
    const fronts = roots.map(postorder);
    const all = fronts.flat();
    this.joints = Int32Array.from(all.flatMap(({ pivots }) => pivots));
    const place = new Map([...this.joints].map((joint, at) => [joint, at]));
    this.starts = new Int32Array(this.joints.length + 1);
    for (let p = 0; p < this.joints.length; p++) this.starts[p + 1] = this.starts[p] + rowsOf(this.joints[p]);
    this.mechanisms = new Int32Array(roots.length + 1);
    this.trees = new Int32Array(roots.length + 1);
    fronts.forEach((tree, k) => {
      this.trees[k + 1] = this.trees[k] + tree.length;
      this.mechanisms[k + 1] = this.mechanisms[k] + tree.reduce((sum, { pivots }) => sum + pivots.length, 0);
    });
    this.shapeFronts(all, place);
    this.shapePairs(all, place, touches);
  }

  private shapeFronts(all: readonly Front[], place: ReadonlyMap<number, number>): void {
    const { starts } = this;
    const number = new Map(all.map((front, f) => [front, f]));
    const rows: number[] = [];
    this.from = new Int32Array(all.length + 1);
    this.own = new Int32Array(all.length);
    this.size = new Int32Array(all.length);
    this.at = new Int32Array(all.length);
    this.restAt = new Int32Array(all.length + 1);
    this.parent = new Int32Array(all.length).fill(-1);
    let total = 0;
    let largest = 0;
    all.forEach((front, f) => {
      for (const child of front.children) this.parent[number.get(child)!] = f;
      this.own[f] = front.pivots.reduce((sum, joint) => sum + rowsIn(starts, place.get(joint)!), 0);
      this.from[f + 1] = this.from[f] + this.own[f];
      for (const p of front.rest.map((joint) => place.get(joint)!).sort((p, q) => p - q))
        for (let i = starts[p]; i < starts[p + 1]; i++) rows.push(i);
      this.restAt[f + 1] = rows.length;
      this.size[f] = this.own[f] + rows.length - this.restAt[f];
      this.at[f] = total;
      total += rowAt(this.size[f]);
      largest = Math.max(largest, this.own[f]);
    });
    this.reserve(total, starts[starts.length - 1], largest, rows.length);
    this.rest.set(rows);
    for (let f = 0; f < all.length; f++) {
      if (this.parent[f] < 0) continue;
      for (let r = this.restAt[f]; r < this.restAt[f + 1]; r++)
        this.above[r] = this.localRow(this.parent[f], this.rest[r]);
    }
  }

  /** Makes room for the numbers, in the memory of the kernel if there is one. */
  private reserve(total: number, rows: number, largest: number, rests: number): void {
    const doubles = [total, rows, rows, rows, largest, rows];
    const bytes = DOUBLE * doubles.reduce((sum, count) => sum + count, 0);
    const isWide = total > MANY && total > MANY_EACH * this.own.length;
    if (isWide) this.startedKernel ??= frontKernels.find()?.start();
    const room = isWide ? this.startedKernel?.room(bytes + 2 * WHOLE * rests) : undefined;
    this.passes = room === undefined ? PLAIN : this.startedKernel!;
    const buffer = room ?? new ArrayBuffer(bytes + 2 * WHOLE * rests);
    let at = 0;
    const take = (count: number) => {
      const array = new Float64Array(buffer, at, count);
      at += DOUBLE * count;
      return array;
    };
    [this.factor, this.inverse, this.more, this.least, this.g, this.x] = doubles.map(take) as [
      Float64Array<ArrayBuffer>,
      Float64Array<ArrayBuffer>,
      Float64Array<ArrayBuffer>,
      Float64Array<ArrayBuffer>,
      Float64Array<ArrayBuffer>,
      Float64Array<ArrayBuffer>,
    ];
    this.rest = new Int32Array(buffer, bytes, rests);
    this.above = new Int32Array(buffer, bytes + WHOLE * rests, rests);
    this.inverse.fill(0);
  }

  /** The row of front `f` that is row `i` of the matrix. */
  private localRow(f: number, i: number): number {
    if (i < this.from[f + 1]) return i - this.from[f];
    let low = this.restAt[f];
    for (let high = this.restAt[f + 1] - 1; low < high; ) {
      const middle = (low + high) >> 1;
      if (this.rest[middle] < i) low = middle + 1;
      else high = middle;
    }
    return this.own[f] + low - this.restAt[f];
  }

  private shapePairs(
    all: readonly Front[],
    place: ReadonlyMap<number, number>,
    touches: (joint: number) => Iterable<number>,
  ): void {
    const { starts } = this;
    const pairs: number[] = [];
    const column: number[] = [];
    const row: number[] = [];
    const blocks = [0];
    this.firstPair = new Int32Array(all.length + 1);
    this.diagonal = new Int32Array(starts[starts.length - 1]);
    all.forEach((front, f) => {
      for (const joint of front.pivots) {
        const q = place.get(joint)!;
        const wide = rowsIn(starts, q);
        const later = [...new Set([...touches(joint), joint])].map((other) => place.get(other)!);
        for (const p of later.filter((other) => other >= q).sort((one, two) => one - two)) {
          const block = blocks[blocks.length - 1];
          if (p === q) for (let k = 0; k < wide; k++) this.diagonal[starts[q] + k] = block + k * wide + k;
          pairs.push(p, q);
          column.push(this.at[f] + starts[q] - this.from[f]);
          row.push(this.localRow(f, starts[p]));
          blocks.push(block + rowsIn(starts, p) * wide);
        }
      }
      this.firstPair[f + 1] = column.length;
    });
    this.pairs = Int32Array.from(pairs);
    this.column = Int32Array.from(column);
    this.row = Int32Array.from(row);
    this.blocks = Int32Array.from(blocks);
    this.values = new Float64Array(blocks[blocks.length - 1]);
  }

  /**
   * Factors the rows whose `state` is 0, and ignores the others. Every diagonal grows by `soften` times itself and by
   * `gamma`. Mechanism k is a matrix by itself. Others keep their last factoring.
   */
  decompose(k: number, state: Uint8Array, soften: number, gamma: Float64Array): void {
    const { trees, at, size, own, from, restAt, above, factor, inverse, more, least, g, passes } = this;
    const end = trees[k + 1];
    factor.fill(0, at[trees[k]], at[end - 1] + rowAt(size[end - 1]));
    this.weighDiagonals(k, state, soften, gamma);
    for (let f = trees[k]; f < end; f++) {
      const up = this.parent[f];
      const first = restAt[f];
      this.gather(f);
      passes.eliminate(factor, at[f], own[f], size[f], from[f], inverse, more, least, g);
      if (up >= 0) passes.handOn(factor, at[f], own[f], restAt[f + 1] - first, at[up], above, first);
    }
  }

  private weighDiagonals(k: number, state: Uint8Array, soften: number, gamma: Float64Array): void {
    const { values, diagonal, more, least, from, trees } = this;
    const high = from[trees[k + 1]];
    for (let i = from[trees[k]]; i < high; i++) {
      const entry = values[diagonal[i]];
      more[i] = soften * entry + gamma[i];
      least[i] = state[i] === 0 ? DEPENDENT * (entry + more[i]) : Number.POSITIVE_INFINITY;
    }
  }

  /** Adds the entries of the joints of a front. */
  private gather(f: number): void {
    const { pairs, starts, blocks, values, factor, column, row } = this;
    for (let k = this.firstPair[f]; k < this.firstPair[f + 1]; k++) {
      const tall = rowsIn(starts, pairs[2 * k]);
      const wide = rowsIn(starts, pairs[2 * k + 1]);
      let from = blocks[k];
      for (let i = row[k]; i < row[k] + tall; i++) {
        const to = column[k] + rowAt(i);
        // The part of a diagonal block above the diagonal is outside of the triangle.
        const most = pairs[2 * k] === pairs[2 * k + 1] ? i - row[k] + 1 : wide;
        for (let j = 0; j < most; j++) factor[to + j] += values[from + j];
        from += wide;
      }
    }
  }

  /** x = A⁻¹ x for the factored rows of mechanism k, 0 for its others. */
  solve(x: Float64Array, k: number): void {
    const { trees, inverse, from, passes, factor, at, restAt, rest } = this;
    const own = this.x;
    const end = trees[k + 1];
    const low = from[trees[k]];
    const high = from[end];
    for (let i = low; i < high; i++) own[i] = x[i];
    for (let f = trees[k]; f < end; f++)
      passes.solveDown(
        factor,
        at[f],
        this.own[f],
        restAt[f + 1] - restAt[f],
        own,
        from[f],
        rest,
        restAt[f],
        inverse,
      );
    for (let i = low; i < high; i++) own[i] *= inverse[i];
    for (let f = end - 1; f >= trees[k]; f--)
      passes.solveUp(
        factor,
        at[f],
        this.own[f],
        restAt[f + 1] - restAt[f],
        own,
        from[f],
        rest,
        restAt[f],
        inverse,
      );
    for (let i = low; i < high; i++) x[i] = own[i];
  }

  /** The number of rows of mechanism k. */
  rowsOf(k: number): number {
    return this.from[this.trees[k + 1]] - this.from[this.trees[k]];
  }
}

const rowsIn = (starts: Int32Array, p: number) => starts[p + 1] - starts[p];
