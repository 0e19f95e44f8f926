/**
 * Source: the bounding-box mode of the thesis on contact between deformable objects (section 3.4): the box of every
 * object against the box of every other. Two departures keep it usable beyond a hundred bodies: boxes are packed
 * without gaps, and the outer loop visits only moving bodies, because two resting bodies need no test.
 */
import type { Bodies } from '../bodies/bodies.js';
import { isNews, mayTouch } from '../bodies/filter.js';
import type { Broadphase, BroadphaseMethod } from './method.js';
import type { CandidatePairs } from './pairs.js';

class BoundingBoxes implements Broadphase {
  private rows = new Uint32Array(0);
  private boxes = new Float64Array(0);
  private moving = new Uint8Array(0);

  find(bodies: Bodies, out: CandidatePairs): void {
    const count = this.pack(bodies);
    const { rows, boxes, moving } = this;
    out.clear();
    for (let i = 0; i < count; i++) {
      if (moving[i] === 0) continue;
      const o = i * 6;
      const x0 = boxes[o];
      const y0 = boxes[o + 1];
      const z0 = boxes[o + 2];
      const x1 = boxes[o + 3];
      const y1 = boxes[o + 4];
      const z1 = boxes[o + 5];
      for (let j = 0, p = 0; j < count; j++, p += 6) {
        // A pair of two moving bodies is met twice and taken the first time.
        if (j <= i && (j === i || moving[j] === 1)) continue;
        // The comparison is positive, so that a NaN box overlaps nothing.
        const overlap =
          x0 <= boxes[p + 3] &&
          boxes[p] <= x1 &&
          y0 <= boxes[p + 4] &&
          boxes[p + 1] <= y1 &&
          z0 <= boxes[p + 5] &&
          boxes[p + 2] <= z1;
        if (overlap && mayTouch(bodies, rows[i], rows[j])) out.push(rows[i], rows[j]);
      }
    }
    out.sort();
  }

  private pack(bodies: Bodies): number {
    if (this.rows.length < bodies.rows) {
      this.rows = new Uint32Array(bodies.arena.capacity);
      this.boxes = new Float64Array(bodies.arena.capacity * 6);
      this.moving = new Uint8Array(bodies.arena.capacity);
    }
    const { kind, bounds } = bodies.columns;
    let count = 0;
    for (let row = 0; row < bodies.rows; row++) {
      if (kind[row] === 0) continue;
      this.rows[count] = row;
      this.moving[count] = isNews(bodies, row) ? 1 : 0;
      for (let k = 0; k < 6; k++) this.boxes[count * 6 + k] = bounds[row * 6 + k];
      count++;
    }
    return count;
  }
}

export const boundingBoxes: BroadphaseMethod = {
  name: 'bounding-boxes',
  sentence:
    'Compares the box of every moving body with every other box; simple and quick up to a few hundred bodies.',
  source: 'thesis on contact between deformable objects, section 3.4',
  create: () => new BoundingBoxes(),
};
