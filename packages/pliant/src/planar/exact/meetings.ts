/**
 * All places where the boundaries of two polygons meet: proper crossings, touching points and pieces shared by two
 * edges. Which kind it is is decided exactly; where it is, is rounded.
 */
import { widened } from '../../core/grow.js';
import { EdgesInBox } from '../localise/edges-in-box.js';
import { LeafPairs } from '../localise/leaf-pairs.js';
import { type Boundary, SHORT } from '../localise/nearest.js';
import { RUN } from '../localise/run-boxes.js';
import { ALONG, APART, CROSSING, FILTER, meeting, orientation } from '../predicates.js';

/** Stride of `parameters`: where the meeting starts and ends along the edge of a, then of b, each 0 … 1. */
export const PARAMETERS = 4;

/** So many edges of a, or fewer, are compared with those of b at once; more go run by run. */
const FEW_EDGES = 24;

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
  /** Of proper crossings: +1 if the edge of b goes to the left of that of a, -1 if to the right. Decided exactly. */
  turns = new Int32Array(16);
  /** startA, endA, startB, endB per row; start and end are equal except for shared pieces. */
  parameters = new Float64Array(16 * PARAMETERS);
  /** `x, y` per row: the point, or the start of a shared piece [m]. */
  points = new Float64Array(32);
  private readonly pairs = new LeafPairs();
  private readonly found = new Float64Array(PARAMETERS);
  /** Edges of a and of b that reach to where the other is. */
  private readonly ofA = new EdgesInBox();
  private readonly ofB = new EdgesInBox();

  /** Finds every meeting. With `firstOnly` it stops after the first edge, or run of edges, that meets the other outline. */
  find(a: Boundary, b: Boundary, firstOnly = false): void {
    this.count = 0;
    if (Math.max(a.polygon.vertexCount, b.polygon.vertexCount) <= SHORT) {
      // The boxes of their runs are at hand, and walking a hierarchy would cost more than it saves.
      this.findInRuns(a, b, firstOnly);
      return;
    }
    const { ofA, ofB } = this;
    const boxesA = a.boxes;
    const boxesB = b.boxes;
    this.pairs.collect(boxesA, boxesB, 0);
    for (let k = 0; k < this.pairs.count; k++) {
      const i = this.pairs.nodesA[k];
      const j = this.pairs.nodesB[k];
      ofA.begin(boxesA.boxes, 4 * i, boxesB.boxes, 4 * j);
      if (ofA.add(a.polygon, boxesA.first(i), boxesA.end(i)) === 0) continue;
      ofB.begin(ofA.box, 0, ofA.box, 0);
      if (ofB.add(b.polygon, boxesB.first(j), boxesB.end(j)) > 0) this.compare(firstOnly);
      if (firstOnly && this.count > 0) return;
    }
  }

  private findInRuns(a: Boundary, b: Boundary, firstOnly: boolean): void {
    const { ofA, ofB } = this;
    const boxesA = a.runBoxes();
    const boxesB = b.runBoxes();
    if (!ofA.begin(boxesA, 0, boxesB, 0) || ofA.addRuns(a) === 0) return;
    if (ofA.count <= FEW_EDGES) {
      if (ofB.begin(ofA.box, 0, ofA.box, 0) && ofB.addRuns(b) > 0) this.compare(firstOnly);
      return;
    }
    const count = a.polygon.vertexCount;
    for (let first = 0, o = 4; first < count; first += RUN, o += 4) {
      if (!ofA.begin(boxesA, o, boxesB, 0)) continue;
      if (ofA.add(a.polygon, first, Math.min(first + RUN, count)) === 0) continue;
      if (ofB.begin(ofA.box, 0, ofA.box, 0) && ofB.addRuns(b) > 0) this.compare(firstOnly);
      if (firstOnly && this.count > 0) return;
    }
  }

  /** Number of proper crossings among the rows. */
  get crossings(): number {
    let crossings = 0;
    for (let row = 0; row < this.count; row++) if (this.kinds[row] === CROSSING) crossings++;
    return crossings;
  }

  /**
   * Records the meetings of the edges gathered. Signs that are certain in plain numbers are told here, as nearly all
   * are; the others are handed on. Numbers are read where they stand: handed over one by one they take memory.
   */
  private compare(firstOnly: boolean): void {
    const { count: countA, ends: endsA } = this.ofA;
    const { count: countB, ends: endsB, box } = this.ofB;
    const boxMinX = box[0];
    const boxMinY = box[1];
    const boxMaxX = box[2];
    const boxMaxY = box[3];
    for (let m = 0, i = 0; m < countA; m++, i += 4) {
      const ax = endsA[i];
      const ay = endsA[i + 1];
      const bx = endsA[i + 2];
      const by = endsA[i + 3];
      const minX = Math.min(ax, bx);
      const maxX = Math.max(ax, bx);
      const minY = Math.min(ay, by);
      const maxY = Math.max(ay, by);
      if (minX > boxMaxX || maxX < boxMinX || minY > boxMaxY || maxY < boxMinY) continue;
      for (let n = 0, k = 0; n < countB; n++, k += 4) {
        const cx = endsB[k];
        const dx = endsB[k + 2];
        if ((cx < minX && dx < minX) || (cx > maxX && dx > maxX)) continue;
        const cy = endsB[k + 1];
        const dy = endsB[k + 3];
        if ((cy < minY && dy < minY) || (cy > maxY && dy > maxY)) continue;
        const c1 = (ax - cx) * (by - cy);
        const c2 = (ay - cy) * (bx - cx);
        const d1 = (ax - dx) * (by - dy);
        const d2 = (ay - dy) * (bx - dx);
        const c = c1 - c2;
        const d = d1 - d2;
        const boundC = FILTER * (Math.abs(c1) + Math.abs(c2));
        const boundD = FILTER * (Math.abs(d1) + Math.abs(d2));
        if ((c > boundC && d > boundD) || (c < -boundC && d < -boundD)) continue;
        const a1 = (cx - ax) * (dy - ay);
        const a2 = (cy - ay) * (dx - ax);
        const b1 = (cx - bx) * (dy - by);
        const b2 = (cy - by) * (dx - bx);
        const a = a1 - a2;
        const b = b1 - b2;
        const boundA = FILTER * (Math.abs(a1) + Math.abs(a2));
        const boundB = FILTER * (Math.abs(b1) + Math.abs(b2));
        if ((a > boundA && b > boundB) || (a < -boundA && b < -boundB)) continue;
        const isSure =
          Math.abs(c) > boundC && Math.abs(d) > boundD && Math.abs(a) > boundA && Math.abs(b) > boundB;
        if (isSure) this.cross(m, n, d > 0 ? 1 : -1);
        else this.touch(m, n);
      }
      if (firstOnly && this.count > 0) return;
    }
  }

  /** Two gathered edges whose signs plain numbers don't tell. */
  private touch(m: number, n: number): void {
    const p = this.ofA.ends;
    const q = this.ofB.ends;
    const i = 4 * m;
    const k = 4 * n;
    const kind = meeting(p[i], p[i + 1], p[i + 2], p[i + 3], q[k], q[k + 1], q[k + 2], q[k + 3]);
    if (kind === APART) return;
    if (kind === CROSSING) {
      const left = orientation(p[i], p[i + 1], p[i + 2], p[i + 3], q[k + 2], q[k + 3]) > 0;
      this.cross(m, n, left ? 1 : -1);
      return;
    }
    const fill = kind === ALONG ? sharedPiece : touching;
    fill(this.found, p[i], p[i + 1], p[i + 2], p[i + 3], q[k], q[k + 1], q[k + 2], q[k + 3]);
    this.record(kind, m, n, 0);
  }

  /** A proper crossing of two gathered edges; `turn` is +1 if b's goes to the left of a's. */
  private cross(m: number, n: number, turn: number): void {
    const p = this.ofA.ends;
    const q = this.ofB.ends;
    const t = this.found;
    const ax = p[4 * m];
    const ay = p[4 * m + 1];
    const ex = p[4 * m + 2] - ax;
    const ey = p[4 * m + 3] - ay;
    const cx = q[4 * n];
    const cy = q[4 * n + 1];
    const fx = q[4 * n + 2] - cx;
    const fy = q[4 * n + 3] - cy;
    const det = ex * fy - ey * fx;
    // Nearly parallel edges that provably cross may have a determinant of zero in f64: any point of a will do.
    const s = det === 0 ? 0.5 : ((cx - ax) * fy - (cy - ay) * fx) / det;
    const onA = s < 0 ? 0 : Math.min(s, 1);
    const u = ((ax + onA * ex - cx) * fx + (ay + onA * ey - cy) * fy) / (fx * fx + fy * fy);
    const onB = u < 0 ? 0 : Math.min(u, 1);
    t[0] = onA;
    t[1] = onA;
    t[2] = onB;
    t[3] = onB;
    this.record(CROSSING, m, n, turn);
  }

  /** Adds the meeting of two gathered edges, at the parameters found. */
  private record(kind: number, m: number, n: number, turn: number): void {
    const row = this.count++;
    if (row === this.kinds.length) this.grow();
    const { found: t, parameters, points } = this;
    const { ends } = this.ofA;
    this.kinds[row] = kind;
    this.edgesA[row] = this.ofA.edges[m];
    this.edgesB[row] = this.ofB.edges[n];
    this.turns[row] = turn;
    for (let k = 0; k < PARAMETERS; k++) parameters[row * PARAMETERS + k] = t[k];
    const o = 4 * m;
    points[2 * row] = t[0] === 1 ? ends[o + 2] : ends[o] + t[0] * (ends[o + 2] - ends[o]);
    points[2 * row + 1] = t[0] === 1 ? ends[o + 3] : ends[o + 1] + t[0] * (ends[o + 3] - ends[o + 1]);
  }

  private grow(): void {
    this.kinds = widened(this.kinds);
    this.edgesA = widened(this.edgesA);
    this.edgesB = widened(this.edgesB);
    this.turns = widened(this.turns);
    this.parameters = widened(this.parameters);
    this.points = widened(this.points);
  }
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
