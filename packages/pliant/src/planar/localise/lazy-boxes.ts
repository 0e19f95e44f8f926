/**
 * Bounding-box hierarchy over the edges of a polygon, evaluated as it is walked (Hoff et al. 2001, section 2.1).
 *
 * A node is a run of consecutive edges; its children are the two halves of the run, because neighbours on an outline
 * are neighbours in the plane. There is no tree to build: a node's number gives its run, and its box is computed the
 * first time a query looks at it. `bind` forgets all boxes at once, so moving and deforming outlines cost nothing
 * extra. The height is bounded: a full evaluation costs at most n times the height, linear in n.
 *
 * Where we depart: the paper passes child nodes down the recursion; boxes are kept in a flat array for the length of
 * one query instead, because distance queries come back to the same nodes. Boxes hug slanted runs badly: a point deep
 * inside a smooth outline would measure ever more leaves as the outline gets finer. So a leaf also knows how far its
 * run strays from the chord between its ends, which for fine outlines is next to nothing.
 */
import { boxOf } from '../measure.js';
import type { Polygon } from '../polygon.js';

/** Edges in a leaf: below this, testing the edges is cheaper than looking at more boxes. */
const LEAF_EDGES = 12;

/** Default bound on the height: 4096 leaves. */
export const MAX_HEIGHT = 12;

export class LazyBoxes {
  /** Four numbers per node: minX, minY, maxX, maxY [m]. Valid after `visit(node)`. */
  boxes: Float64Array;
  polygon: Polygon | null = null;
  height = 0;
  private stamps: Uint32Array;
  /** Largest distance of a leaf's run from its chord [m]. Valid where stamped. */
  private strays: Float64Array;
  private strayStamps: Uint32Array;
  private epoch = 0;
  private count = 0;

  constructor(readonly maxHeight = MAX_HEIGHT) {
    this.boxes = new Float64Array(8);
    this.stamps = new Uint32Array(2);
    this.strays = new Float64Array(2);
    this.strayStamps = new Uint32Array(2);
  }

  /** Turns to a polygon in its present position and forgets every box. `box` is the polygon's, if it is known. */
  bind(polygon: Polygon, box?: Float64Array): void {
    this.polygon = polygon;
    this.count = polygon.next.length;
    let height = 0;
    while (height < this.maxHeight && this.count >> height > LEAF_EDGES) height++;
    this.height = height;
    const nodes = 2 << height;
    if (this.stamps.length < nodes) {
      this.boxes = new Float64Array(4 * nodes);
      this.stamps = new Uint32Array(nodes);
      this.strays = new Float64Array(nodes);
      this.strayStamps = new Uint32Array(nodes);
      this.epoch = 0;
    }
    if (++this.epoch === 0x7fffffff) {
      this.stamps.fill(0);
      this.strayStamps.fill(0);
      this.epoch = 1;
    }
    if (box) {
      const boxes = this.boxes;
      boxes[4] = box[0];
      boxes[5] = box[1];
      boxes[6] = box[2];
      boxes[7] = box[3];
      this.stamps[1] = this.epoch;
    }
  }

  /** Nodes are numbered from the root, 1, with children 2k and 2k + 1. */
  isLeaf(node: number): boolean {
    return node >> this.height !== 0;
  }

  /** First edge of the node's run. */
  first(node: number): number {
    const level = 31 - Math.clz32(node);
    return Math.floor(((node - (1 << level)) * this.count) / (1 << level));
  }

  /** One past the last edge of the node's run. */
  end(node: number): number {
    const level = 31 - Math.clz32(node);
    return Math.floor(((node + 1 - (1 << level)) * this.count) / (1 << level));
  }

  /** Evaluates the node's box if this query hasn't yet, and returns its offset in `boxes`. */
  visit(node: number): number {
    const o = 4 * node;
    if (this.stamps[node] !== this.epoch) {
      this.stamps[node] = this.epoch;
      this.evaluate(o, this.first(node), this.end(node));
    }
    return o;
  }

  /** Squared distance from a point to the node's box [m²]; 0 inside. */
  distanceSq(node: number, x: number, y: number): number {
    const o = this.visit(node);
    const boxes = this.boxes;
    const left = boxes[o] - x;
    const right = x - boxes[o + 2];
    const below = boxes[o + 1] - y;
    const above = y - boxes[o + 3];
    const dx = left > 0 ? left : Math.max(right, 0);
    const dy = below > 0 ? below : Math.max(above, 0);
    return dx * dx + dy * dy;
  }

  /** Whether all of a leaf's run is certainly farther from a point than what was found: squared distance, …, x, y. */
  isBeyond(leaf: number, found: Float64Array): boolean {
    const { positions, next } = this.polygon!;
    const first = this.first(leaf);
    const end = this.end(leaf);
    const last = next[end - 1];
    if (this.strayStamps[leaf] !== this.epoch) {
      this.strayStamps[leaf] = this.epoch;
      this.strays[leaf] = this.stray(first, end, last);
    }
    const reach = Math.sqrt(found[0]) + this.strays[leaf];
    return chordDistanceSq(positions, first, last, found[2], found[3]) > reach * reach;
  }

  /** A little more than the largest distance from the chord; endless where the run is in two pieces. */
  private stray(first: number, end: number, last: number): number {
    const { positions, ringOf } = this.polygon!;
    if (ringOf[first] !== ringOf[end - 1]) return Number.POSITIVE_INFINITY;
    let mostSq = 0;
    for (let v = first + 1; v < end; v++) {
      mostSq = Math.max(
        mostSq,
        chordDistanceSq(positions, first, last, positions[2 * v], positions[2 * v + 1]),
      );
    }
    // Beyond rounding of the distances that are compared.
    const noise = 1e-14 * (Math.abs(positions[2 * first]) + Math.abs(positions[2 * first + 1]));
    return Math.sqrt(mostSq) * (1 + 1e-9) + noise;
  }

  private evaluate(o: number, first: number, end: number): void {
    const { positions, next, rings, ringOf } = this.polygon!;
    const boxes = this.boxes;
    boxOf(boxes, o, positions, first, end);
    include(boxes, o, positions, next[end - 1]);
    // A ring that ends inside the run closes with an edge to its first vertex, which may lie before the run.
    for (let r = ringOf[first]; r < ringOf[end - 1]; r++) include(boxes, o, positions, rings[r]);
  }
}

function include(boxes: Float64Array, o: number, positions: Float64Array, vertex: number): void {
  const x = positions[2 * vertex];
  const y = positions[2 * vertex + 1];
  if (x < boxes[o]) boxes[o] = x;
  if (y < boxes[o + 1]) boxes[o + 1] = y;
  if (x > boxes[o + 2]) boxes[o + 2] = x;
  if (y > boxes[o + 3]) boxes[o + 3] = y;
}

/** Squared distance from (x, y) to the segment between vertices `a` and `b` [m²]; they may be the same. */
function chordDistanceSq(positions: Float64Array, a: number, b: number, x: number, y: number): number {
  const ax = positions[2 * a];
  const ay = positions[2 * a + 1];
  const ex = positions[2 * b] - ax;
  const ey = positions[2 * b + 1] - ay;
  const lengthSq = ex * ex + ey * ey;
  const t = lengthSq > 0 ? ((x - ax) * ex + (y - ay) * ey) / lengthSq : 0;
  const along = t < 0 ? 0 : Math.min(t, 1);
  const dx = x - ax - along * ex;
  const dy = y - ay - along * ey;
  return dx * dx + dy * dy;
}
