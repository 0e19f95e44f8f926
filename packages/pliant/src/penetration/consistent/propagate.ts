/**
 * Stage 4: depth and direction of deeper points from those of their neighbours, ring by ring.
 *
 * Source: Heidelberger et al. 2004, equations (5) to (7):
 *   μ(pⱼ, p) = 1 / |pⱼ − p|²
 *   d(p) = Σ μ ((pⱼ − p)·r(pⱼ) + d(pⱼ)) / Σ μ,   r̂(p) = Σ μ r(pⱼ) / Σ μ,   r = r̂ / |r̂|
 * over neighbours pⱼ processed in earlier rings. A ring is measured only after all of it is known, so the order within
 * a ring does not matter. Points that no border point reaches (a body enclosed by another) keep their empty rows, as in
 * the paper.
 */
import type { TetBody } from '../../narrowphase/tetrahedra/body.js';
import type { PairOverlap } from '../../narrowphase/tetrahedra/pair-overlap.js';
import { BORDER, FALLBACK, PROPAGATED, type VertexDepths } from '../vertex-depths.js';
import { TINY_SQ } from './border.js';

export class Propagation {
  /** Rows in the order they were reached; the propagated ones start at `firstPropagated`. */
  queue = new Int32Array(64);
  count = 0;
  firstPropagated = 0;
  /** Ring of each row, −1 while unreached. */
  private rings = new Int32Array(64);

  run(overlap: PairOverlap, out: VertexDepths): void {
    if (this.queue.length < out.count) {
      this.queue = new Int32Array(2 * out.count);
      this.rings = new Int32Array(2 * out.count);
    }
    const { queue, rings } = this;
    let count = 0;
    for (let row = 0; row < out.count; row++) {
      rings[row] = out.stages[row] === BORDER ? 0 : -1;
      if (rings[row] === 0) queue[count++] = row;
    }
    this.firstPropagated = count;
    this.count = count;
    for (let from = 0, ring = 1; from < this.count && this.count < out.count; ring++) {
      const to = this.count;
      for (let k = from; k < to; k++) this.reach(overlap, queue[k], ring);
      for (let k = to; k < this.count; k++) this.measure(overlap, out, queue[k], ring);
      from = to;
    }
  }

  private reach(overlap: PairOverlap, row: number, ring: number): void {
    const { linkOffsets, linked } = overlap.owner(row).topology;
    const rowOf = overlap.rowsOf(row);
    const v = overlap.points.vertices[row];
    const { rings, queue } = this;
    for (let k = linkOffsets[v]; k < linkOffsets[v + 1]; k++) {
      const other = rowOf[linked[k]];
      if (other < 0 || rings[other] >= 0) continue;
      rings[other] = ring;
      queue[this.count++] = other;
    }
  }

  private measure(overlap: PairOverlap, out: VertexDepths, row: number, ring: number): void {
    const body: TetBody = overlap.owner(row);
    const rowOf = overlap.rowsOf(row);
    const { linkOffsets, linked } = body.topology;
    const { positions, offset } = body;
    const { directions, depths } = out;
    const { rings } = this;
    const v = overlap.points.vertices[row];
    const at = offset + 3 * v;
    let sum = 0;
    let depth = 0;
    let x = 0;
    let y = 0;
    let z = 0;
    for (let k = linkOffsets[v]; k < linkOffsets[v + 1]; k++) {
      const w = linked[k];
      const other = rowOf[w];
      if (other < 0 || rings[other] < 0 || rings[other] >= ring) continue;
      const there = offset + 3 * w;
      const ex = positions[there] - positions[at];
      const ey = positions[there + 1] - positions[at + 1];
      const ez = positions[there + 2] - positions[at + 2];
      const rx = directions[3 * other];
      const ry = directions[3 * other + 1];
      const rz = directions[3 * other + 2];
      const weight = 1 / Math.max(ex * ex + ey * ey + ez * ez, TINY_SQ);
      sum += weight;
      depth += weight * (ex * rx + ey * ry + ez * rz + depths[other]);
      x += weight * rx;
      y += weight * ry;
      z += weight * rz;
    }
    const length = Math.sqrt(x * x + y * y + z * z);
    depths[row] = depth / sum;
    out.stages[row] = PROPAGATED;
    if (length > 0) {
      directions[3 * row] = x / length;
      directions[3 * row + 1] = y / length;
      directions[3 * row + 2] = z / length;
    } else out.stages[row] = FALLBACK;
  }
}
