/**
 * The feature of a boundary nearest to a point, and on which side the point is: the two questions every proximity
 * query is made of. Both walk the lazy boxes and fall back to plain loops on short outlines.
 *
 * A feature is numbered like this: vertex `v` is `v`, edge `e` is `vertexCount + e` (its interior).
 */
import { PliantError } from '../../core/errors.js';
import { ON_BOUNDARY, rayParity } from '../inside.js';
import type { Polygon } from '../polygon.js';
import { orientation } from '../predicates.js';
import { LazyBoxes } from './lazy-boxes.js';
import { RUN, runBoxesLength, writeRunBoxes } from './run-boxes.js';

/** Edges of a long outline that are measured one by one before the boxes are walked instead. */
const FEW = 32;

/** Outlines up to this many vertices are short: the boxes of their runs serve better than a hierarchy. */
export const SHORT = 192;

export class Boundary {
  private readonly edgeBoxes: LazyBoxes;
  private outline: Polygon | null = null;
  private walkable = false;
  /** Squared distance found by `nearest` [m²]. */
  distanceSq = 0;
  /** Feature found by `nearest`, or -1 when nothing was within the limit. */
  feature = -1;
  /** Squared distance and feature found so far, then the point: numbers handed down a recursion would be allocated. */
  private readonly best = new Float64Array(4);
  private boxesOfRuns: Float64Array | null = null;
  private ownRunBoxes = new Float64Array(0);
  /** Edges that `gather` found. */
  readonly gathered = new Int32Array(SHORT + 1);
  /** How many there are. */
  gatheredCount = 0;

  constructor(maxHeight?: number) {
    this.edgeBoxes = new LazyBoxes(maxHeight);
  }

  get polygon(): Polygon {
    return this.outline ?? unbound();
  }

  /** The hierarchy; short outlines may never ask for it. */
  get boxes(): LazyBoxes {
    if (!this.walkable) {
      this.edgeBoxes.bind(this.polygon, this.boxesOfRuns ?? undefined);
      this.walkable = true;
    }
    return this.edgeBoxes;
  }

  /** Turns to a polygon in its present position; `runBoxes` are those of `writeRunBoxes`, if they are known. */
  bind(polygon: Polygon, runBoxes?: Float64Array): void {
    this.outline = polygon;
    this.boxesOfRuns = runBoxes ?? null;
    this.walkable = false;
  }

  /** The box of the whole and of each run of edges, computed once per `bind` where they weren't handed over. */
  runBoxes(): Float64Array {
    if (this.boxesOfRuns) return this.boxesOfRuns;
    const length = runBoxesLength(this.polygon.vertexCount);
    if (this.ownRunBoxes.length < length) this.ownRunBoxes = new Float64Array(2 * length);
    writeRunBoxes(this.ownRunBoxes, this.polygon);
    this.boxesOfRuns = this.ownRunBoxes;
    return this.boxesOfRuns;
  }

  /** Finds the nearest feature within `limitSq` [m²] of the point. Returns the squared distance, or `limitSq`. */
  nearest(x: number, y: number, limitSq = Number.POSITIVE_INFINITY): number {
    const best = this.best;
    best[0] = limitSq;
    best[1] = -1;
    if (this.polygon.vertexCount <= SHORT) nearestInRuns(this.polygon, this.runBoxes(), x, y, best);
    else {
      if (!this.walkable) this.boxes.visit(1);
      best[2] = x;
      best[3] = y;
      this.descend(1);
    }
    this.distanceSq = best[0];
    this.feature = best[1];
    return best[0];
  }

  /**
   * Gathers the edges that come within `radius` [m] of a point, for `NearEdges`. False when a long outline has so many
   * that walking the boxes is cheaper.
   */
  gather(x: number, y: number, radius: number): boolean {
    this.gatheredCount = 0;
    if (this.polygon.vertexCount <= SHORT) {
      this.gatherInRuns(x, y, radius);
      return true;
    }
    this.gatherFrom(this.boxes, 1, x, y, radius);
    return this.gatheredCount <= FEW;
  }

  private gatherFrom(boxes: LazyBoxes, node: number, x: number, y: number, radius: number): void {
    const o = boxes.visit(node);
    const box = boxes.boxes;
    if (box[o] - x > radius || x - box[o + 2] > radius || this.gatheredCount > FEW) return;
    if (box[o + 1] - y > radius || y - box[o + 3] > radius) return;
    if (!boxes.isLeaf(node)) {
      this.gatherFrom(boxes, 2 * node, x, y, radius);
      this.gatherFrom(boxes, 2 * node + 1, x, y, radius);
      return;
    }
    this.gatherRun(boxes.first(node), boxes.end(node), x, y, radius);
  }

  private gatherInRuns(x: number, y: number, radius: number): void {
    const boxes = this.runBoxes();
    const count = this.polygon.vertexCount;
    for (let first = 0, o = 4; first < count; first += RUN, o += 4) {
      if (boxes[o] - x > radius || x - boxes[o + 2] > radius) continue;
      if (boxes[o + 1] - y > radius || y - boxes[o + 3] > radius) continue;
      this.gatherRun(first, Math.min(first + RUN, count), x, y, radius);
    }
  }

  private gatherRun(first: number, end: number, x: number, y: number, radius: number): void {
    const { positions, next } = this.polygon;
    for (let e = first; e < end; e++) {
      const k = 2 * next[e];
      const ax = positions[2 * e] - x;
      const bx = positions[k] - x;
      if ((ax > radius && bx > radius) || (ax < -radius && bx < -radius)) continue;
      const ay = positions[2 * e + 1] - y;
      const by = positions[k + 1] - y;
      if ((ay > radius && by > radius) || (ay < -radius && by < -radius)) continue;
      if (this.gatheredCount === SHORT) return;
      this.gathered[this.gatheredCount++] = e;
    }
  }

  /** `inside` for a point whose nearest feature was just found: an edge's side tells it at once. */
  insideByFeature(feature: number, x: number, y: number): number {
    const { positions, next, sides, ringOf, vertexCount } = this.polygon;
    if (feature < vertexCount) return this.inside(x, y);
    const e = feature - vertexCount;
    const k = 2 * next[e];
    const side = orientation(positions[2 * e], positions[2 * e + 1], positions[k], positions[k + 1], x, y);
    return side === 0 ? this.inside(x, y) : side > 0 === sides[ringOf[e]] > 0 ? 1 : -1;
  }

  /** +1 inside the region, -1 outside, 0 on the boundary. */
  inside(x: number, y: number): number {
    const short = this.polygon.vertexCount <= SHORT;
    if (!short && !this.walkable) this.boxes.visit(1);
    const parity = short ? parityInRuns(this.polygon, this.runBoxes(), x, y) : this.parity(1, x, y);
    return parity === ON_BOUNDARY ? 0 : parity === 1 ? 1 : -1;
  }

  private descend(node: number): void {
    const boxes = this.edgeBoxes;
    const best = this.best;
    const x = best[2];
    const y = best[3];
    if (boxes.isLeaf(node)) {
      if (boxes.isBeyond(node, best)) return;
      const { positions, next } = boxes.polygon!;
      const end = boxes.end(node);
      nearestInRun(positions, next, boxes.first(node), end, x, y, best);
      // The run's last point is another run's first; without it here, a search from beyond this end would find nothing
      // to compare with and walk the whole run of runs.
      nearestEnd(positions, next[end - 1], x, y, best);
      return;
    }
    const left = boxes.distanceSq(2 * node, x, y);
    const right = boxes.distanceSq(2 * node + 1, x, y);
    if (right < left) {
      if (right < best[0]) this.descend(2 * node + 1);
      if (left < best[0]) this.descend(2 * node);
    } else {
      if (left < best[0]) this.descend(2 * node);
      if (right < best[0]) this.descend(2 * node + 1);
    }
  }

  private parity(node: number, x: number, y: number): number {
    const boxes = this.edgeBoxes;
    const { positions, next, ringOf } = boxes.polygon!;
    const o = boxes.visit(node);
    const box = boxes.boxes;
    if (y < box[o + 1] || y > box[o + 3] || x > box[o + 2]) return 0;
    const first = boxes.first(node);
    const end = boxes.end(node);
    if (x < box[o] && ringOf[first] === ringOf[end - 1]) {
      // A chain that lies wholly to the right crosses the ray an odd number of times iff its ends lie on both sides.
      const below = positions[2 * first + 1] > y;
      return below === positions[2 * next[end - 1] + 1] > y ? 0 : 1;
    }
    if (boxes.isLeaf(node)) return rayParity(positions, next, first, end, x, y);
    const left = this.parity(2 * node, x, y);
    if (left === ON_BOUNDARY) return ON_BOUNDARY;
    const right = this.parity(2 * node + 1, x, y);
    return right === ON_BOUNDARY ? ON_BOUNDARY : left ^ right;
  }
}

/**
 * Improves `best` (squared distance, feature) with the edges `first … end - 1`. An edge answers for its interior and
 * its first vertex; its last vertex is some other edge's first.
 */
export function nearestInRun(
  positions: Float64Array,
  next: Uint32Array,
  first: number,
  end: number,
  x: number,
  y: number,
  best: Float64Array,
): void {
  let bestSq = best[0];
  let feature = best[1];
  const count = next.length;
  for (let e = first; e < end; e++) {
    const k = 2 * next[e];
    const ax = positions[2 * e];
    const ay = positions[2 * e + 1];
    const ex = positions[k] - ax;
    const ey = positions[k + 1] - ay;
    const px = x - ax;
    const py = y - ay;
    const along = px * ex + py * ey;
    if (along <= 0) {
      const distanceSq = px * px + py * py;
      if (distanceSq < bestSq) {
        bestSq = distanceSq;
        feature = e;
      }
      continue;
    }
    const lengthSq = ex * ex + ey * ey;
    if (along >= lengthSq) continue;
    const cross = ex * py - ey * px;
    if (cross * cross < bestSq * lengthSq) {
      bestSq = (cross * cross) / lengthSq;
      feature = count + e;
    }
  }
  best[0] = bestSq;
  best[1] = feature;
}

/** Improves `best` with all runs whose box is nearer. */
export function nearestInRuns(
  to: Polygon,
  boxes: Float64Array,
  x: number,
  y: number,
  best: Float64Array,
): void {
  const { positions, next } = to;
  const count = next.length;
  for (let first = 0, o = 4; first < count; first += RUN, o += 4) {
    const left = boxes[o] - x;
    const right = x - boxes[o + 2];
    const dx = left > 0 ? left : Math.max(right, 0);
    const below = boxes[o + 1] - y;
    const above = y - boxes[o + 3];
    const dy = below > 0 ? below : Math.max(above, 0);
    if (dx * dx + dy * dy >= best[0]) continue;
    nearestInRun(positions, next, first, Math.min(first + RUN, count), x, y, best);
  }
}

/** `rayParity` of all edges, by runs; those that lie wholly to one side of the ray are not looked at one by one. */
function parityInRuns(polygon: Polygon, boxes: Float64Array, x: number, y: number): number {
  const { positions, next, ringOf } = polygon;
  const count = next.length;
  if (x < boxes[0] || y < boxes[1] || x > boxes[2] || y > boxes[3]) return 0;
  let parity = 0;
  for (let first = 0, o = 4; first < count; first += RUN, o += 4) {
    if (y < boxes[o + 1] || y > boxes[o + 3] || x > boxes[o + 2]) continue;
    const end = Math.min(first + RUN, count);
    if (x < boxes[o] && ringOf[first] === ringOf[end - 1]) {
      if (positions[2 * first + 1] > y !== positions[2 * next[end - 1] + 1] > y) parity ^= 1;
      continue;
    }
    const here = rayParity(positions, next, first, end, x, y);
    if (here === ON_BOUNDARY) return ON_BOUNDARY;
    parity ^= here;
  }
  return parity;
}

function nearestEnd(positions: Float64Array, v: number, x: number, y: number, best: Float64Array): void {
  const dx = positions[2 * v] - x;
  const dy = positions[2 * v + 1] - y;
  const distanceSq = dx * dx + dy * dy;
  if (distanceSq >= best[0]) return;
  best[0] = distanceSq;
  best[1] = v;
}

/** The point of a feature that is nearest to (x, y), into `out[o], out[o + 1]` [m]. */
export function pointOnFeature(
  out: Float64Array,
  o: number,
  polygon: Polygon,
  feature: number,
  x: number,
  y: number,
): void {
  const { positions, next } = polygon;
  const count = next.length;
  if (feature < count) {
    out[o] = positions[2 * feature];
    out[o + 1] = positions[2 * feature + 1];
    return;
  }
  const a = 2 * (feature - count);
  const b = 2 * next[feature - count];
  const ex = positions[b] - positions[a];
  const ey = positions[b + 1] - positions[a + 1];
  const t = ((x - positions[a]) * ex + (y - positions[a + 1]) * ey) / (ex * ex + ey * ey);
  const clamped = t < 0 ? 0 : Math.min(t, 1);
  out[o] = positions[a] + clamped * ex;
  out[o + 1] = positions[a + 1] + clamped * ey;
}

function unbound(): never {
  const sentence = 'The queries have no pair of polygons yet; call bind(a, b) first.';
  throw new PliantError('invalid-value', sentence, { path: 'polygon' });
}
