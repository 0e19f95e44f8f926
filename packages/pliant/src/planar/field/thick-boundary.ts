/**
 * The samples within a radius of a polygon's boundary: the boundary drawn with thick lines. Drawing the lines
 * themselves would miss samples; the offset shape of each edge (a capsule) doesn't (section 2.2.1).
 */
import { widened } from '../../core/grow.js';
import type { LazyBoxes } from '../localise/lazy-boxes.js';
import type { Grid } from './grid.js';

export class ThickBoundary {
  count = 0;
  /** Samples of the boundary alone; those after them were added. */
  drawn = 0;
  /** Samples drawn, each once, in the order of the edges. */
  samples = new Int32Array(64);
  private marks = new Uint32Array(0);
  private epoch = 0;

  /** Draws all edges whose capsule may touch the grid. */
  draw(boxes: LazyBoxes, grid: Grid, radius: number): void {
    this.clear(grid);
    this.walk(boxes, grid, radius, 1);
    this.drawn = this.count;
  }

  /** Starts without any boundary, for samples that are added one by one. */
  begin(grid: Grid): void {
    this.clear(grid);
    this.drawn = 0;
  }

  /** Adds the samples from `before` to `after` columns and rows around cell (i, j), as far as there are any. */
  addAround({ columns, rows }: Grid, i: number, j: number, before: number, after: number): void {
    for (let y = Math.max(0, j - before); y <= Math.min(rows - 1, j + after); y++) {
      for (let x = Math.max(0, i - before); x <= Math.min(columns - 1, i + after); x++)
        this.mark(y * columns + x);
    }
  }

  /** Adds the neighbours of every sample drawn: what central differences read. */
  addNeighbours(grid: Grid): void {
    for (let n = 0; n < this.drawn; n++) {
      const j = Math.floor(this.samples[n] / grid.columns);
      this.addAround(grid, this.samples[n] - j * grid.columns, j, 1, 1);
    }
  }

  private clear(grid: Grid): void {
    this.count = 0;
    if (this.marks.length < grid.count) {
      this.marks = new Uint32Array(Math.max(grid.count, 2 * this.marks.length));
      this.epoch = 0;
    }
    if (++this.epoch === 0xffffffff) {
      this.marks.fill(0);
      this.epoch = 1;
    }
  }

  private walk(boxes: LazyBoxes, grid: Grid, radius: number, node: number): void {
    const o = boxes.visit(node);
    const box = boxes.boxes;
    const right = grid.x0 + (grid.columns - 1) * grid.spacing;
    const top = grid.y0 + (grid.rows - 1) * grid.spacing;
    if (box[o] - radius > right || box[o + 2] + radius < grid.x0) return;
    if (box[o + 1] - radius > top || box[o + 3] + radius < grid.y0) return;
    if (!boxes.isLeaf(node)) {
      this.walk(boxes, grid, radius, 2 * node);
      this.walk(boxes, grid, radius, 2 * node + 1);
      return;
    }
    const end = boxes.end(node);
    for (let e = boxes.first(node); e < end; e++) this.edge(boxes, grid, radius, e);
  }

  /** Scans the rows that the capsule of an edge covers. */
  private edge(boxes: LazyBoxes, grid: Grid, radius: number, e: number): void {
    const { positions, next } = boxes.polygon!;
    const k = 2 * next[e];
    const [ax, ay, bx, by] = [positions[2 * e], positions[2 * e + 1], positions[k], positions[k + 1]];
    const { x0, y0, spacing, columns, rows } = grid;
    const first = Math.max(0, Math.ceil((Math.min(ay, by) - radius - y0) / spacing));
    const last = Math.min(rows - 1, Math.floor((Math.max(ay, by) + radius - y0) / spacing));
    const slope = ay === by ? 0 : (bx - ax) / (by - ay);
    for (let j = first; j <= last; j++) {
      const y = y0 + j * spacing;
      // The part of the edge within the radius in height bounds the columns.
      let [low, high] = [Math.min(ax, bx), Math.max(ax, bx)];
      if (ay !== by) {
        const [xLow, xHigh] = [ax + (y - radius - ay) * slope, ax + (y + radius - ay) * slope];
        low = Math.max(low, Math.min(xLow, xHigh));
        high = Math.min(high, Math.max(xLow, xHigh));
      }
      const from = Math.max(0, Math.ceil((low - radius - x0) / spacing - 1e-9));
      const to = Math.min(columns - 1, Math.floor((high + radius - x0) / spacing + 1e-9));
      for (let i = from; i <= to; i++) {
        if (withinCapsule(ax, ay, bx, by, x0 + i * spacing, y, radius)) this.mark(j * columns + i);
      }
    }
  }

  private mark(sample: number): void {
    if (this.marks[sample] === this.epoch) return;
    this.marks[sample] = this.epoch;
    if (this.count === this.samples.length) {
      this.samples = widened(this.samples, 2 * this.count);
    }
    this.samples[this.count++] = sample;
  }
}

/** With a margin for rounding: a sample at exactly the radius must not be lost. */
function withinCapsule(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  x: number,
  y: number,
  radius: number,
): boolean {
  const [ex, ey, px, py] = [bx - ax, by - ay, x - ax, y - ay];
  const along = px * ex + py * ey;
  const lengthSq = ex * ex + ey * ey;
  const reachSq = radius * radius * (1 + 1e-9);
  if (along <= 0) return px * px + py * py <= reachSq;
  if (along >= lengthSq) return (x - bx) * (x - bx) + (y - by) * (y - by) <= reachSq;
  const cross = ex * py - ey * px;
  return cross * cross <= reachSq * lengthSq;
}
