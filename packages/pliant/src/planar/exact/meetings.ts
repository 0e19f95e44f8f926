/**
 * All places where the boundaries of two polygons meet: proper crossings, touching points and pieces shared by two
 * edges. Which kind it is is decided exactly; where it is, is rounded.
 */
import { widened } from '../../core/grow.js';
import { LeafPairs, overlap } from '../localise/leaf-pairs.js';
import { type Boundary, SHORT } from '../localise/nearest.js';
import { RUN } from '../localise/run-boxes.js';
import type { Polygon } from '../polygon.js';
import { ALONG, APART, CROSSING, meeting, orientation } from '../predicates.js';

/** Stride of `parameters`: where the meeting starts and ends along the edge of a, then of b, each 0 … 1. */
export const PARAMETERS = 4;

/** Points where two boundaries cross. */
export class Meetings {
  /** Number of crossings. */
  count = 0;
  /** CROSSING, TOUCHING or ALONG. */
  kinds = new Uint8Array(16);
  /** Edge of the first polygon at each. */
  edgesA = new Int32Array(16);
  /** Edge of the second polygon at each. */
  edgesB = new Int32Array(16);
  /** startA, endA, startB, endB per row; start and end are equal except for shared pieces. */
  parameters = new Float64Array(16 * PARAMETERS);
  /** `x, y` per row: the point, or the start of a shared piece [m]. */
  points = new Float64Array(32);
  private readonly pairs = new LeafPairs();
  private readonly found = new Float64Array(PARAMETERS);
  /** Edges of b's run that reach into the box of a's, and their ends [m]. */
  private reached = new Int32Array(32);
  private ends = new Float64Array(128);

  /** Finds every meeting. With `firstOnly` it stops after the first two runs that meet. */
  find(a: Boundary, b: Boundary, firstOnly = false): void {
    this.count = 0;
    if (Math.max(a.polygon.vertexCount, b.polygon.vertexCount) <= SHORT) {
      this.runs(a, b, firstOnly);
      return;
    }
    const [boxesA, boxesB] = [a.boxes, b.boxes];
    this.pairs.collect(boxesA, boxesB, 0);
    for (let k = 0; k < this.pairs.count; k++) {
      const [i, j] = [this.pairs.nodesA[k], this.pairs.nodesB[k]];
      this.edges(
        a.polygon,
        boxesA.first(i),
        boxesA.end(i),
        boxesA.boxes,
        4 * i,
        b.polygon,
        boxesB.first(j),
        boxesB.end(j),
        boxesB.boxes,
        4 * j,
      );
      if (firstOnly && this.count > 0) return;
    }
  }

  /** Short outlines: the boxes of their runs are at hand, and walking a hierarchy would cost more than it saves. */
  private runs(a: Boundary, b: Boundary, firstOnly: boolean): void {
    const [boxesA, boxesB] = [a.runBoxes(), b.runBoxes()];
    const [countA, countB] = [a.polygon.vertexCount, b.polygon.vertexCount];
    if (!overlap(boxesA, 0, boxesB, 0, 0)) return;
    for (let i = 0, o = 4; i < countA; i += RUN, o += 4) {
      if (!overlap(boxesA, o, boxesB, 0, 0)) continue;
      const endA = Math.min(i + RUN, countA);
      for (let j = 0, p = 4; j < countB; j += RUN, p += 4) {
        if (!overlap(boxesA, o, boxesB, p, 0)) continue;
        const endB = Math.min(j + RUN, countB);
        this.edges(a.polygon, i, endA, boxesA, o, b.polygon, j, endB, boxesB, p);
        if (firstOnly && this.count > 0) return;
      }
    }
  }

  /** Number of proper crossings among the rows. */
  get crossings(): number {
    let crossings = 0;
    for (let row = 0; row < this.count; row++) if (this.kinds[row] === CROSSING) crossings++;
    return crossings;
  }

  /** The edges of two runs that reach into the box of the other run: `boxes[o…]` is that of a's. */
  private edges(
    a: Polygon,
    firstA: number,
    endA: number,
    boxesA: Float64Array,
    o: number,
    b: Polygon,
    firstB: number,
    endB: number,
    boxesB: Float64Array,
    p: number,
  ): void {
    const near = this.reaching(b, firstB, endB, boxesA, o);
    if (near === 0) return;
    const { positions, next } = a;
    const { ends } = this;
    const boxMinX = boxesB[p];
    const boxMinY = boxesB[p + 1];
    const boxMaxX = boxesB[p + 2];
    const boxMaxY = boxesB[p + 3];
    for (let e = firstA; e < endA; e++) {
      const i = 2 * next[e];
      const ax = positions[2 * e];
      const ay = positions[2 * e + 1];
      const bx = positions[i];
      const by = positions[i + 1];
      const minX = Math.min(ax, bx);
      const maxX = Math.max(ax, bx);
      const minY = Math.min(ay, by);
      const maxY = Math.max(ay, by);
      if (minX > boxMaxX || maxX < boxMinX || minY > boxMaxY || maxY < boxMinY) continue;
      for (let n = 0; n < near; n++) {
        const k = 4 * n;
        const cx = ends[k];
        const dx = ends[k + 2];
        if ((cx < minX && dx < minX) || (cx > maxX && dx > maxX)) continue;
        const cy = ends[k + 1];
        const dy = ends[k + 3];
        if ((cy < minY && dy < minY) || (cy > maxY && dy > maxY)) continue;
        const kind = meeting(ax, ay, bx, by, cx, cy, dx, dy);
        if (kind !== APART) this.record(kind, e, this.reached[n], ax, ay, bx, by, cx, cy, dx, dy);
      }
    }
  }

  /** Notes the edges of a run that reach into a box, with their ends, and returns how many do. */
  private reaching(of: Polygon, first: number, end: number, boxes: Float64Array, o: number): number {
    if (this.reached.length < end - first) {
      this.reached = new Int32Array(2 * (end - first));
      this.ends = new Float64Array(8 * (end - first));
    }
    const { positions, next } = of;
    const { ends, reached } = this;
    const minX = boxes[o];
    const minY = boxes[o + 1];
    const maxX = boxes[o + 2];
    const maxY = boxes[o + 3];
    let count = 0;
    for (let e = first; e < end; e++) {
      const k = 2 * next[e];
      const ax = positions[2 * e];
      const bx = positions[k];
      if ((ax < minX && bx < minX) || (ax > maxX && bx > maxX)) continue;
      const ay = positions[2 * e + 1];
      const by = positions[k + 1];
      if ((ay < minY && by < minY) || (ay > maxY && by > maxY)) continue;
      ends[4 * count] = ax;
      ends[4 * count + 1] = ay;
      ends[4 * count + 2] = bx;
      ends[4 * count + 3] = by;
      reached[count++] = e;
    }
    return count;
  }

  private record(
    kind: number,
    e: number,
    f: number,
    ax: number,
    ay: number,
    bx: number,
    by: number,
    cx: number,
    cy: number,
    dx: number,
    dy: number,
  ): void {
    const row = this.count++;
    if (row === this.kinds.length) this.grow();
    this.kinds[row] = kind;
    this.edgesA[row] = e;
    this.edgesB[row] = f;
    const t = this.found;
    if (kind === ALONG) sharedPiece(t, ax, ay, bx, by, cx, cy, dx, dy);
    else if (kind === CROSSING) crossing(t, ax, ay, bx, by, cx, cy, dx, dy);
    else touching(t, ax, ay, bx, by, cx, cy, dx, dy);
    for (let k = 0; k < PARAMETERS; k++) this.parameters[row * PARAMETERS + k] = t[k];
    this.points[2 * row] = t[0] === 1 ? bx : ax + t[0] * (bx - ax);
    this.points[2 * row + 1] = t[0] === 1 ? by : ay + t[0] * (by - ay);
  }

  private grow(): void {
    this.kinds = widened(this.kinds);
    this.edgesA = widened(this.edgesA);
    this.edgesB = widened(this.edgesB);
    this.parameters = widened(this.parameters);
    this.points = widened(this.points);
  }
}

function crossing(
  t: Float64Array,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): void {
  const ex = bx - ax;
  const ey = by - ay;
  const fx = dx - cx;
  const fy = dy - cy;
  const det = ex * fy - ey * fx;
  // Nearly parallel edges that provably cross may have a determinant of zero in f64: any point of a will do.
  const s = det === 0 ? 0.5 : ((cx - ax) * fy - (cy - ay) * fx) / det;
  t[0] = t[1] = s < 0 ? 0 : Math.min(s, 1);
  t[2] = t[3] = along(cx, cy, dx, dy, ax + t[0] * ex, ay + t[0] * ey);
}

/** An end of one edge on the other edge. */
function touching(
  t: Float64Array,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): void {
  if (orientation(cx, cy, dx, dy, ax, ay) === 0 && within(cx, cy, dx, dy, ax, ay))
    set(t, 0, along(cx, cy, dx, dy, ax, ay));
  else if (orientation(cx, cy, dx, dy, bx, by) === 0 && within(cx, cy, dx, dy, bx, by)) {
    set(t, 1, along(cx, cy, dx, dy, bx, by));
  } else if (orientation(ax, ay, bx, by, cx, cy) === 0 && within(ax, ay, bx, by, cx, cy)) {
    set(t, along(ax, ay, bx, by, cx, cy), 0);
  } else set(t, along(ax, ay, bx, by, dx, dy), 1);
}

function set(t: Float64Array, onA: number, onB: number): void {
  t[0] = t[1] = onA;
  t[2] = t[3] = onB;
}

function within(ax: number, ay: number, bx: number, by: number, x: number, y: number): boolean {
  return x >= Math.min(ax, bx) && x <= Math.max(ax, bx) && y >= Math.min(ay, by) && y <= Math.max(ay, by);
}

function sharedPiece(
  t: Float64Array,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): void {
  const s0 = along(ax, ay, bx, by, cx, cy);
  const s1 = along(ax, ay, bx, by, dx, dy);
  t[0] = Math.min(s0, s1);
  t[1] = Math.max(s0, s1);
  t[2] = along(cx, cy, dx, dy, ax + t[0] * (bx - ax), ay + t[0] * (by - ay));
  t[3] = along(cx, cy, dx, dy, ax + t[1] * (bx - ax), ay + t[1] * (by - ay));
}

/** Parameter of a point's foot on the segment, clamped to 0 … 1; exact at the ends. */
function along(ax: number, ay: number, bx: number, by: number, x: number, y: number): number {
  if (x === ax && y === ay) return 0;
  if (x === bx && y === by) return 1;
  const ex = bx - ax;
  const ey = by - ay;
  const t = ((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey);
  return t < 0 ? 0 : Math.min(t, 1);
}
