/**
 * Source: Baraff 1992 and Cohen et al. 1995 (I-COLLIDE, the n-body part of V-Collide): sort the boxes along an axis and
 * sweep. Where we depart: sweeping one axis of a volume filled at constant density compares n^(5/3) pairs, so boxes are
 * first dealt into columns of the other two axes, hashed, and each column is swept by itself: linear in n.
 *
 *   sort boxes by min x (radix, on f32 keys) → deal them, in that order, into the columns they reach →
 *   in each column compare a box with those that follow until one begins beyond its end.
 *
 * A pair may share several columns; it is taken in the one that holds the larger of the two lower corners, and nowhere
 * else. Boxes that would fill too many columns (planes, floors) are compared with all. Degenerate: coordinates beyond
 * the cell range are clamped, which only makes columns fuller; a NaN box overlaps nothing.
 */
import type { Bodies } from '../bodies/bodies.js';
import { anyNews, mayTouch } from '../bodies/filter.js';
import { Sorter } from '../core/sort.js';
import type { Broadphase, BroadphaseMethod } from './method.js';
import { boxesOverlap } from './overlap.js';
import type { CandidatePairs } from './pairs.js';

/** A box that reaches more columns than this along an axis is compared with every box instead. */
const MAX_COLUMNS = 4;

/** Column edge in units of the mean box edge: 2 balances copies per box against boxes per column. */
const COLUMN_SCALE = 2;

/** Cell coordinates are clamped here, far inside 32 bits. */
const CELL_LIMIT = 2 ** 30;

const LOW_Y = 1;
const LOW_Z = 2;
const LOW_YZ = LOW_Y | LOW_Z;

class SweepAndPrune implements Broadphase {
  private readonly sorter = new Sorter();
  private capacity = 0;
  private regular = new Uint32Array(0);
  private large = new Uint32Array(0);
  private keys = new Uint32Array(0);
  private keyFloats = new Float32Array(0);
  private cells = new Int32Array(0);
  private bucketStart = new Uint32Array(0);
  /** Per box and column that it reaches: body, lower x, cell, and whether the cell is the box's lowest in y and z. */
  private entryBody = new Uint32Array(0);
  private entryStart = new Float32Array(0);
  private entryCell = new Int32Array(0);
  private entryLow = new Uint8Array(0);
  private entryCount = 0;
  private regularCount = 0;
  private largeCount = 0;
  private sizeY = -0;
  private sizeZ = -0;

  find(bodies: Bodies, out: CandidatePairs): void {
    out.clear();
    if (!anyNews(bodies)) return;
    this.reserve(bodies.arena.capacity);
    this.measureColumns(bodies);
    this.classify(bodies);
    this.sortByStart(bodies);
    this.deal(bodies);
    this.sweep(bodies, out);
    this.compareLarge(bodies, out);
    out.sort();
  }

  private reserve(capacity: number): void {
    if (capacity <= this.capacity) return;
    this.capacity = capacity;
    this.regular = new Uint32Array(capacity);
    this.large = new Uint32Array(capacity);
    this.keys = new Uint32Array(capacity);
    this.keyFloats = new Float32Array(this.keys.buffer);
    this.cells = new Int32Array(capacity * 4);
    let buckets = 64;
    while (buckets < capacity) buckets *= 2;
    this.bucketStart = new Uint32Array(buckets + 1);
  }

  private measureColumns(bodies: Bodies): void {
    const { kind, bounds } = bodies.columns;
    let y = 0;
    let z = 0;
    let n = 0;
    for (let row = 0; row < bodies.rows; row++) {
      const dy = bounds[row * 6 + 4] - bounds[row * 6 + 1];
      const dz = bounds[row * 6 + 5] - bounds[row * 6 + 2];
      if (kind[row] === 0 || !(dy < Number.POSITIVE_INFINITY) || !(dz < Number.POSITIVE_INFINITY)) continue;
      y += dy;
      z += dz;
      n++;
    }
    this.sizeY = n > 0 && y > 0 ? (COLUMN_SCALE * y) / n : 1;
    this.sizeZ = n > 0 && z > 0 ? (COLUMN_SCALE * z) / n : 1;
  }

  private classify(bodies: Bodies): void {
    const { kind, bounds } = bodies.columns;
    const { cells, sizeY, sizeZ } = this;
    this.regularCount = 0;
    this.largeCount = 0;
    for (let row = 0; row < bodies.rows; row++) {
      if (kind[row] === 0) continue;
      const o = row * 4;
      cells[o] = cellOf(bounds[row * 6 + 1], sizeY);
      cells[o + 1] = cellOf(bounds[row * 6 + 2], sizeZ);
      cells[o + 2] = cellOf(bounds[row * 6 + 4], sizeY);
      cells[o + 3] = cellOf(bounds[row * 6 + 5], sizeZ);
      const spanY = cells[o + 2] - cells[o];
      const spanZ = cells[o + 3] - cells[o + 1];
      // A box turned inside out has a negative span; like a large one it is compared with all, and meets none.
      const fits = spanY >= 0 && spanY < MAX_COLUMNS && spanZ >= 0 && spanZ < MAX_COLUMNS;
      if (fits) this.regular[this.regularCount++] = row;
      else this.large[this.largeCount++] = row;
    }
  }

  private sortByStart(bodies: Bodies): void {
    const { bounds } = bodies.columns;
    const { keys, keyFloats, regular, regularCount } = this;
    for (let i = 0; i < regularCount; i++) {
      keyFloats[i] = bounds[regular[i] * 6];
      const bits = keys[i];
      keys[i] = bits >>> 31 === 0 ? bits ^ 0x80000000 : ~bits;
    }
    this.sorter.sortKeys(keys, regular, regularCount);
  }

  private deal(bodies: Bodies): void {
    const { bucketStart, regular, regularCount, cells } = this;
    const last = bucketStart.length - 2;
    bucketStart.fill(0);
    let total = 0;
    for (let i = 0; i < regularCount; i++) {
      const o = regular[i] * 4;
      for (let y = cells[o]; y <= cells[o + 2]; y++) {
        for (let z = cells[o + 1]; z <= cells[o + 3]; z++) bucketStart[(bucketOf(y, z) & last) + 1]++;
      }
      total += (cells[o + 2] - cells[o] + 1) * (cells[o + 3] - cells[o + 1] + 1);
    }
    this.entryCount = total;
    if (this.entryBody.length < total) {
      this.entryBody = new Uint32Array(total * 2);
      this.entryStart = new Float32Array(total * 2);
      this.entryCell = new Int32Array(total * 4);
      this.entryLow = new Uint8Array(total * 2);
    }
    for (let k = 0; k <= last; k++) bucketStart[k + 1] += bucketStart[k];
    // Filled from the back, so that what remains in `bucketStart[k + 1]` is the start of bucket k.
    for (let i = regularCount - 1; i >= 0; i--) this.dealOne(bodies, regular[i], last);
  }

  private dealOne(bodies: Bodies, row: number, last: number): void {
    const { bucketStart, cells, entryBody, entryStart, entryCell, entryLow } = this;
    const start = bodies.columns.bounds[row * 6];
    const o = row * 4;
    const y0 = cells[o];
    const z0 = cells[o + 1];
    for (let y = y0; y <= cells[o + 2]; y++) {
      for (let z = z0; z <= cells[o + 3]; z++) {
        const at = --bucketStart[(bucketOf(y, z) & last) + 1];
        entryBody[at] = row;
        entryStart[at] = start;
        entryCell[at * 2] = y;
        entryCell[at * 2 + 1] = z;
        entryLow[at] = (y === y0 ? LOW_Y : 0) | (z === z0 ? LOW_Z : 0);
      }
    }
  }

  private sweep(bodies: Bodies, out: CandidatePairs): void {
    const { bucketStart, entryCount } = this;
    const buckets = bucketStart.length - 1;
    for (let k = 0; k < buckets; k++) {
      const first = bucketStart[k + 1];
      const end = k + 2 <= buckets ? bucketStart[k + 2] : entryCount;
      if (end - first > 1) this.sweepBucket(bodies, out, first, end);
    }
  }

  private sweepBucket(bodies: Bodies, out: CandidatePairs, first: number, end: number): void {
    const { entryBody, entryStart, entryCell, entryLow } = this;
    const { bounds } = bodies.columns;
    for (let e = first; e < end; e++) {
      const a = entryBody[e];
      const y = entryCell[e * 2];
      const z = entryCell[e * 2 + 1];
      const low = entryLow[e];
      // Rounding is monotone: once a rounded start lies beyond the rounded end, so do all that follow.
      const reach = Math.fround(bounds[a * 6 + 3]);
      for (let f = e + 1; f < end; f++) {
        if (entryStart[f] > reach) break;
        // Both boxes reach this column; it holds the larger lower corner if in y and in z it is the lowest cell of
        // either.
        if ((low | entryLow[f]) !== LOW_YZ) continue;
        if (entryCell[f * 2] !== y || entryCell[f * 2 + 1] !== z) continue;
        const b = entryBody[f];
        if (boxesOverlap(bounds, a, b) && mayTouch(bodies, a, b)) out.push(a, b);
      }
    }
  }

  private compareLarge(bodies: Bodies, out: CandidatePairs): void {
    const { large, largeCount, regular, regularCount } = this;
    const { bounds } = bodies.columns;
    for (let i = 0; i < largeCount; i++) {
      const a = large[i];
      for (let j = 0; j < regularCount; j++) {
        const b = regular[j];
        if (boxesOverlap(bounds, a, b) && mayTouch(bodies, a, b)) out.push(a, b);
      }
      for (let j = i + 1; j < largeCount; j++) {
        const b = large[j];
        if (boxesOverlap(bounds, a, b) && mayTouch(bodies, a, b)) out.push(a, b);
      }
    }
  }
}

function cellOf(coordinate: number, size: number): number {
  const cell = Math.floor(coordinate / size);
  // Written so that NaN and both infinities come out as a number too.
  return cell > -CELL_LIMIT ? Math.min(cell, CELL_LIMIT) : -CELL_LIMIT;
}

function bucketOf(y: number, z: number): number {
  const h = Math.imul(y, 0x9e3779b1) ^ Math.imul(z, 0x85ebca77);
  return h ^ (h >>> 15);
}

export const sweepAndPrune: BroadphaseMethod = {
  name: 'sweep-and-prune',
  sentence:
    'Sorts boxes along an axis and sweeps them column by column; the default, linear up to 100,000 bodies.',
  source:
    'Cohen, Lin, Manocha, Ponamgi 1995 (I-COLLIDE); V-Collide in the thesis, section 3.4 and appendix B',
  create: () => new SweepAndPrune(),
};
