/**
 * Pairs remembered from an earlier step. A broad phase finds the pairs of widened boxes. While every box stays within
 * its widened one and no body wakes, sleeps, comes or goes, the answer contains every possible pair, and only the boxes
 * of these pairs are compared. The result is the same pairs in the same order as from the broad phase itself. So
 * nothing of this is part of a world's state.
 */
import type { Bodies } from '../bodies/bodies.js';
import { isNews, moves } from '../bodies/filter.js';
import type { Broadphase } from './method.js';
import { boxesOverlap } from './overlap.js';
import { CandidatePairs } from './pairs.js';

/**
 * How much wider boxes are: in units of the body's half thickness, and of its margin. The margin is the body's reach in
 * a step, so one fast body among many slow ones doesn't leave its box in every step. Larger: fewer searches, more boxes
 * to compare.
 */
const WIDER = 0.1;
const STEPS = 3;

/** Smaller worlds are searched in every step. */
const WORTH_IT = 8;

export class RememberedPairs {
  private readonly wide = new CandidatePairs();
  private rows = 0;
  private boxes = new Float64Array(0);
  private bounds = new Float64Array(0);
  /** What decides whether two bodies may touch: kind, activity, sensor and motion in one number; group; mask. */
  private traits = new Uint32Array(0);

  find(broadphase: Broadphase, bodies: Bodies, out: CandidatePairs): void {
    if (bodies.rows < WORTH_IT) {
      broadphase.find(bodies, out);
      return;
    }
    if (!this.holds(bodies)) this.ask(broadphase, bodies);
    const { wide } = this;
    const { bounds } = bodies.columns;
    out.clear();
    for (let p = 0; p < wide.count; p++) {
      if (boxesOverlap(bounds, wide.a[p], wide.b[p])) out.push(wide.a[p], wide.b[p]);
    }
  }

  private holds(bodies: Bodies): boolean {
    const { rows, boxes, traits } = this;
    if (bodies.rows !== rows) return false;
    const { bounds, group, mask } = bodies.columns;
    for (let row = 0, o = 0, t = 0; row < rows; row++, o += 6, t += 3) {
      if (traits[t] !== traitsOf(bodies, row) || traits[t + 1] !== group[row] || traits[t + 2] !== mask[row])
        return false;
      // The comparison is positive, so that a NaN box counts as one that left.
      const inside =
        bounds[o] >= boxes[o] &&
        bounds[o + 1] >= boxes[o + 1] &&
        bounds[o + 2] >= boxes[o + 2] &&
        bounds[o + 3] <= boxes[o + 3] &&
        bounds[o + 4] <= boxes[o + 4] &&
        bounds[o + 5] <= boxes[o + 5];
      if (!inside) return false;
    }
    return true;
  }

  /** The broad phase reads the boxes of the bodies; they are widened during its search. */
  private ask(broadphase: Broadphase, bodies: Bodies): void {
    this.reserve(bodies.arena.capacity);
    const { boxes, traits, bounds: narrow } = this;
    const { bounds, thinness, margin, group, mask } = bodies.columns;
    this.rows = bodies.rows;
    for (let row = 0, t = 0; row < bodies.rows; row++, t += 3) {
      const by = thinness[row] < Number.POSITIVE_INFINITY ? WIDER * thinness[row] + STEPS * margin[row] : 0;
      for (let k = row * 6; k < row * 6 + 6; k++) {
        narrow[k] = bounds[k];
        boxes[k] = k < row * 6 + 3 ? bounds[k] - by : bounds[k] + by;
        bounds[k] = boxes[k];
      }
      traits[t] = traitsOf(bodies, row);
      traits[t + 1] = group[row];
      traits[t + 2] = mask[row];
    }
    broadphase.find(bodies, this.wide);
    for (let k = 0; k < bodies.rows * 6; k++) bounds[k] = narrow[k];
  }

  private reserve(capacity: number): void {
    if (this.boxes.length >= capacity * 6) return;
    this.boxes = new Float64Array(capacity * 6);
    this.bounds = new Float64Array(capacity * 6);
    this.traits = new Uint32Array(capacity * 3);
  }
}

function traitsOf(bodies: Bodies, row: number): number {
  const { kind, activity, sensor } = bodies.columns;
  const motion = moves(bodies, row) ? 1 << 24 : isNews(bodies, row) ? 1 << 25 : 0;
  return kind[row] | (activity[row] << 8) | (sensor[row] << 16) | motion;
}
