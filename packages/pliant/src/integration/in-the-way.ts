/**
 * Finds the bodies that could stop a swept body: boxes around the ways of all bodies that can stop one, sorted by their
 * lower ends along x, each with the farthest upper end of all before it. The bodies that meet an interval form one run
 * of that order, found by bisection. Unbounded bodies (planes) are separate and always tested. The list is made once
 * per step in which anything is swept.
 */
import type { Bodies, BodyColumns } from '../bodies/bodies.js';
import { BODY_CODE, DISABLED } from '../bodies/layout.js';
import { SWEEP_GAP } from '../core/constants.js';
import { Sorter } from '../core/sort.js';
import { SHAPE_PARAMS } from '../geometry/shape.js';
import { shapeByCode } from '../geometry/shapes.js';

/** With fewer swept bodies than this, each tests all bodies: sorting would cost more. */
const FEW = 8;

export class InTheWay {
  /** Rows whose way meets the last tested one; `count` of them, in arbitrary order. */
  found = new Int32Array(0);
  count = 0;
  /** Lower and upper corner of each row's way. */
  private boxes = new Float64Array(0);
  private lower = new Float64Array(0);
  private farthest = new Float64Array(0);
  private order = new Uint32Array(0);
  private stoppers = 0;
  private endless = new Uint32Array(0);
  private endlessCount = 0;
  private isSorted = false;
  /** Scratch: the box of a body at the beginning of the step. */
  private readonly begin = new Float64Array(6);
  private readonly sorter = new Sorter();

  /** Records the ways of all bodies in this step; `swept` bodies will ask. */
  gather(bodies: Bodies, swept: number): void {
    const c = bodies.columns;
    if (this.found.length < bodies.rows) this.reserve(bodies.arena.capacity);
    const { order, lower, boxes, farthest, endless } = this;
    this.stoppers = this.endlessCount = 0;
    for (let row = 0; row < bodies.rows; row++) {
      // Deformable bodies have no shape; their own detection handles them.
      if (c.kind[row] === 0 || c.shapeCode[row] === 0 || c.sensor[row] === 1) continue;
      if (c.activity[row] === DISABLED) continue;
      this.boundWay(c, row);
      lower[row] = boxes[row * 6];
      if (c.reach[row] < Number.POSITIVE_INFINITY) order[this.stoppers++] = row;
      else endless[this.endlessCount++] = row;
    }
    this.isSorted = swept >= FEW;
    if (!this.isSorted) return;
    this.sorter.sortByKey(order, lower, this.stoppers);
    let far = Number.NEGATIVE_INFINITY;
    for (let n = 0; n < this.stoppers; n++) {
      far = Math.max(far, boxes[order[n] * 6 + 3]);
      farthest[n] = far;
    }
  }

  /** Fills `found` with all other rows whose ways the way of this row could meet. */
  ask(row: number): void {
    const { boxes, order } = this;
    this.count = 0;
    this.look(row, this.endless, 0, this.endlessCount);
    if (!this.isSorted) this.look(row, order, 0, this.stoppers);
    else this.look(row, order, this.firstReaching(boxes[row * 6]), this.firstBeyond(boxes[row * 6 + 3]));
  }

  private look(row: number, list: Uint32Array, from: number, to: number): void {
    const { boxes: b, found } = this;
    const o = row * 6;
    for (let n = from; n < to; n++) {
      const other = list[n];
      const p = other * 6;
      if (b[p] > b[o + 3] || b[o] > b[p + 3] || b[p + 1] > b[o + 4] || b[o + 1] > b[p + 4]) continue;
      if (b[p + 2] > b[o + 5] || b[o + 2] > b[p + 5] || other === row) continue;
      found[this.count++] = other;
    }
  }

  /** First place of the order up to which anyone reaches x. */
  private firstReaching(x: number): number {
    let low = 0;
    let high = this.stoppers;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.farthest[middle] < x) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** First place of the order that begins beyond x. */
  private firstBeyond(x: number): number {
    let low = 0;
    let high = this.stoppers;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.lower[this.order[middle]] <= x) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private reserve(rows: number): void {
    this.found = new Int32Array(rows);
    this.boxes = new Float64Array(rows * 6);
    this.lower = new Float64Array(rows);
    this.farthest = new Float64Array(rows);
    this.order = new Uint32Array(rows);
    this.endless = new Uint32Array(rows);
  }

  /**
   * Box around a body at the beginning and at the end of the step, with room for turning. In between, a point that turns
   * by θ leaves the straight line from its first to its last place by at most reach·θ²/8. The box includes the gap at
   * which a swept body is stopped.
   */
  private boundWay(c: BodyColumns, row: number): void {
    const { position: x, orientation: q, goodPosition: g, goodOrientation: r } = c;
    const { boxes: out, begin } = this;
    const o = row * 6;
    const module = shapeByCode(c.shapeCode[row]);
    module.bounds(c.shape, row * SHAPE_PARAMS, x, row * 3, q, row * 4, out, o);
    if (!(c.reach[row] < Number.POSITIVE_INFINITY) || c.kind[row] === BODY_CODE.static) return;
    module.bounds(c.shape, row * SHAPE_PARAMS, g, row * 3, r, row * 4, begin, 0);
    const i = row * 4;
    const dot = q[i] * r[i] + q[i + 1] * r[i + 1] + q[i + 2] * r[i + 2] + q[i + 3] * r[i + 3];
    const sineSq = Math.max(0, 1 - dot * dot);
    // (θ/2)² is at most sin²·(1 + (π²/4 − 1) sin²): their ratio is convex in sin², and this is its chord.
    const room = 2 * SWEEP_GAP * c.thinness[row] + c.reach[row] * 0.5 * sineSq * (1 + 1.4675 * sineSq);
    for (let k = 0; k < 3; k++) {
      out[o + k] = Math.min(out[o + k], begin[k]) - room;
      out[o + 3 + k] = Math.max(out[o + 3 + k], begin[3 + k]) + room;
    }
  }
}
