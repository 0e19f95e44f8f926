/** The Hessian of the exact solver: 3×3 blocks by pairs of unknowns, summed up in any order and then factored. */
import {
  BlockCholesky,
  type BlockMatrix,
  type FactorPattern,
  factorPattern,
} from '../bodies/fem/block-cholesky.js';
import { dissectionOrder } from '../bodies/fem/dissection.js';

/** First shift of a matrix that is not positive, in units of its diagonal, how it grows, and how often. */
const SHIFT = 1e-8;
const MORE = 10;
const MOST_SHIFTS = 14;

/** Pairs that were used once and are not any more: more than this part of all, and the pattern is made anew. */
const STALE = 0.5;

export class BlockSystem {
  /** Nine numbers per block of the diagonal. */
  readonly diagonal: Float64Array;
  private readonly slots = new Map<number, number>();
  private values = new Float64Array(9 * 1024);
  private used = new Uint8Array(1024);
  private pairs: number[] = [];
  private matrix: BlockMatrix | undefined;
  /** Where the two entries of each slot stand in the matrix. */
  private places = new Int32Array(0);
  private pattern: FactorPattern | undefined;
  private factor: BlockCholesky | undefined;
  /** Shift that the last solve needed, in units of the diagonal. */
  shift = 0;

  constructor(readonly count: number) {
    this.diagonal = new Float64Array(9 * count);
  }

  clear(): void {
    let stale = 0;
    for (let k = 0; k < this.pairs.length; k++) if (this.used[k] === 0) stale++;
    if (stale > STALE * this.pairs.length) {
      this.slots.clear();
      this.pairs = [];
      this.matrix = undefined;
    }
    this.used.fill(0);
    this.values.fill(0);
    this.diagonal.fill(0);
  }

  /** Adds a block, row-major, at (i, j), and its transpose at (j, i); on the diagonal it is added once. */
  add(i: number, j: number, block: Float64Array): void {
    if (i === j) {
      for (let k = 0; k < 9; k++) this.diagonal[9 * i + k] = this.diagonal[9 * i + k] + block[k];
      return;
    }
    const low = Math.min(i, j);
    const high = Math.max(i, j);
    const key = low * this.count + high;
    let slot = this.slots.get(key);
    if (slot === undefined) {
      slot = this.pairs.push(key) - 1;
      this.slots.set(key, slot);
      this.matrix = undefined;
      if (this.used.length <= slot) this.grow();
    }
    this.used[slot] = 1;
    const { values } = this;
    const o = 9 * slot;
    if (i < j) for (let k = 0; k < 9; k++) values[o + k] = values[o + k] + block[k];
    else
      for (let r = 0; r < 3; r++)
        for (let c = 0; c < 3; c++) values[o + 3 * r + c] = values[o + 3 * r + c] + block[3 * c + r];
  }

  private grow(): void {
    const values = new Float64Array(2 * this.values.length);
    values.set(this.values);
    this.values = values;
    const used = new Uint8Array(2 * this.used.length);
    used.set(this.used);
    this.used = used;
  }

  /**
   * out = −(H + shift)⁻¹ g with rows and columns of fixed unknowns left out; the shift is 0 where H is positive, and at
   * least `least` of the diagonal. `points` are where the unknowns stand, three numbers each. False when no shift of
   * `tries` made H positive.
   */
  solve(
    g: Float64Array,
    isFixed: Uint8Array,
    points: Float64Array,
    least: number,
    out: Float64Array,
    tries = MOST_SHIFTS,
  ): boolean {
    this.pack(points);
    this.write(isFixed);
    const { diagonal } = this.matrix!;
    const own = diagonal.slice();
    let shift = least;
    for (let n = 0; n < tries; n++) {
      for (let k = 0; k < this.count; k++)
        for (let i = 0; i < 9; i += 4)
          diagonal[9 * k + i] = own[9 * k + i] + shift * Math.abs(own[9 * k + i]);
      if (this.factor === undefined) this.factor = new BlockCholesky(this.matrix!, this.pattern!);
      else this.factor.refactor(this.matrix!);
      if (this.factor.isPositive) {
        this.shift = shift;
        for (let k = 0; k < out.length; k++) out[k] = isFixed[k] === 1 ? 0 : -g[k];
        this.factor.solve(out, out);
        return true;
      }
      shift = Math.max(SHIFT, MORE * shift);
    }
    return false;
  }

  /** Makes the graph and the pattern of the factor, unless they are there. */
  private pack(points: Float64Array): void {
    if (this.matrix !== undefined) return;
    const { count, pairs } = this;
    const starts = new Int32Array(count + 1);
    for (const key of pairs) {
      starts[Math.floor(key / count) + 1]++;
      starts[(key % count) + 1]++;
    }
    for (let v = 0; v < count; v++) starts[v + 1] += starts[v];
    const next = starts.slice();
    const columns = new Int32Array(2 * pairs.length);
    const places = new Int32Array(2 * pairs.length);
    const order = pairs.map((_, slot) => slot).sort((p, q) => pairs[p] - pairs[q]);
    // Columns of a row ascend: first those below, which come by their own rows, then those above.
    for (const slot of order) {
      const [low, high] = [Math.floor(pairs[slot] / count), pairs[slot] % count];
      places[2 * slot + 1] = next[high]++;
      columns[places[2 * slot + 1]] = low;
    }
    for (const slot of order) {
      const [low, high] = [Math.floor(pairs[slot] / count), pairs[slot] % count];
      places[2 * slot] = next[low]++;
      columns[places[2 * slot]] = high;
    }
    this.places = places;
    this.matrix = {
      starts,
      columns,
      blocks: new Float64Array(9 * columns.length),
      diagonal: new Float64Array(9 * count),
    };
    this.pattern = factorPattern(starts, columns, dissectionOrder(points, starts, columns));
    this.factor = undefined;
  }

  private write(isFixed: Uint8Array): void {
    const { values, places, pairs, count } = this;
    const { blocks, diagonal } = this.matrix!;
    for (let slot = 0; slot < pairs.length; slot++) {
      const [low, high] = [Math.floor(pairs[slot] / count), pairs[slot] % count];
      for (let r = 0; r < 3; r++)
        for (let c = 0; c < 3; c++) {
          const isOff = isFixed[3 * low + r] === 1 || isFixed[3 * high + c] === 1;
          const value = isOff ? 0 : values[9 * slot + 3 * r + c];
          blocks[9 * places[2 * slot] + 3 * r + c] = value;
          blocks[9 * places[2 * slot + 1] + 3 * c + r] = value;
        }
    }
    for (let k = 0; k < count; k++)
      for (let r = 0; r < 3; r++)
        for (let c = 0; c < 3; c++) {
          const isOff = isFixed[3 * k + r] === 1 || isFixed[3 * k + c] === 1;
          diagonal[9 * k + 3 * r + c] = !isOff ? this.diagonal[9 * k + 3 * r + c] : r === c ? 1 : 0;
        }
  }
}
