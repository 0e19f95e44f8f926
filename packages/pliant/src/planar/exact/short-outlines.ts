/**
 * Penetrating vertices between outlines short enough that walking a hierarchy costs more than it saves. Four passes
 * over flat arrays:
 *
 * 1. the vertices that lie in both bounding boxes are candidates;
 * 2. the other outline's edges that a ray from there can meet are gathered, for the ray (left, right, down or up) that
 *    leaves the other box soonest;
 * 3. parity of crossings with exact signs decides which candidates are inside;
 * 4. the nearest feature gives depth and way out. Depth is at most the distance to the box's side, which bounds the
 *    search.
 *
 * Boxes of runs of eight edges keep each pass away from the far parts of the outlines.
 *
 * A ray along any axis is a ray to the right after swapping and mirroring coordinates, which is exact.
 */
import { nearestInRun, pointOnFeature } from '../localise/nearest.js';
import { RUN } from '../localise/run-boxes.js';
import { distanceGradient } from '../normal.js';
import type { ProximityPoints } from '../points.js';
import type { Polygon } from '../polygon.js';
import { orientation } from '../predicates.js';

/** Outlines up to this many vertices are short. */
export const SHORT = 192;

export class ShortOutlines {
  readonly #candidates = new Int32Array(SHORT);
  /** Gathered edges: along and across of the lower end, then of the upper; a level edge is crossed by none. */
  readonly #edges = new Float64Array(4 * SHORT);
  readonly #best = new Float64Array(2);
  /** The box around the candidates. */
  readonly #tight = new Float64Array(4);
  readonly #foot = new Float64Array(2);
  /** Depth found last [m], and where. */
  #bound = 0;
  #lastX = 0;
  #lastY = 0;

  /** Adds the vertices of `from` strictly inside `to`, in order. Boxes are those of `writeRunBoxes`. */
  collect(
    from: Polygon,
    fromBox: Float64Array,
    to: Polygon,
    toBox: Float64Array,
    of: number,
    out: ProximityPoints,
  ): void {
    const tight = this.#tight;
    const count = inBox(from.positions, fromBox, toBox, this.#candidates, tight);
    if (count === 0) return;
    const minX = tight[0];
    const minY = tight[1];
    const maxX = tight[2];
    const maxY = tight[3];
    const right = toBox[2] - minX;
    const left = maxX - toBox[0];
    const up = toBox[3] - minY;
    const down = maxY - toBox[1];
    const axis = Math.min(left, right) <= Math.min(up, down) ? 0 : 1;
    const sign = axis === 0 ? (right <= left ? 1 : -1) : up <= down ? 1 : -1;
    const along = sign > 0 ? (axis === 0 ? minX : minY) : -(axis === 0 ? maxX : maxY);
    const low = axis === 0 ? minY : minX;
    const high = axis === 0 ? maxY : maxX;
    const edges = gather(this.#edges, to, toBox, axis, sign, along, low, high);
    const { positions } = from;
    this.#bound = Number.POSITIVE_INFINITY;
    for (let k = 0; k < count; k++) {
      const v = this.#candidates[k];
      const u = sign * positions[2 * v + axis];
      if (odd(this.#edges, edges, u, positions[2 * v + 1 - axis]))
        this.#add(to, toBox, of, v, positions, out);
    }
  }

  #add(
    to: Polygon,
    toBox: Float64Array,
    of: number,
    v: number,
    positions: Float64Array,
    out: ProximityPoints,
  ): void {
    const x = positions[2 * v];
    const y = positions[2 * v + 1];
    const best = this.#best;
    const side = Math.min(x - toBox[0], y - toBox[1], toBox[2] - x, toBox[3] - y);
    // Depth changes no faster than the point: the last one bounds this one.
    const step = Math.sqrt((x - this.#lastX) * (x - this.#lastX) + (y - this.#lastY) * (y - this.#lastY));
    const bound = Math.min(side, this.#bound + step);
    best[0] = bound * bound * (1 + 1e-9);
    best[1] = -1;
    nearestInRuns(to, toBox, x, y, best);
    this.#bound = Math.sqrt(best[0]);
    this.#lastX = x;
    this.#lastY = y;
    const feature = best[1];
    if (feature < 0 || best[0] === 0) return;
    const row = out.add(of, v, feature, x, y, -this.#bound);
    pointOnFeature(this.#foot, 0, to, feature, x, y);
    distanceGradient(out.normals, 2 * row, to, feature, x, y, this.#foot[0], this.#foot[1], 1);
  }
}

/** Improves `best` with all runs whose box is nearer. */
function nearestInRuns(to: Polygon, boxes: Float64Array, x: number, y: number, best: Float64Array): void {
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

/** Writes the vertices strictly within the other's box, and the box around them; returns how many there are. */
function inBox(
  positions: Float64Array,
  own: Float64Array,
  other: Float64Array,
  out: Int32Array,
  tight: Float64Array,
): number {
  const minX = other[0];
  const minY = other[1];
  const maxX = other[2];
  const maxY = other[3];
  let count = 0;
  let left = maxX;
  let bottom = maxY;
  let right = minX;
  let top = minY;
  for (let first = 0, o = 4; first < positions.length; first += 2 * RUN, o += 4) {
    if (own[o] >= maxX || own[o + 2] <= minX || own[o + 1] >= maxY || own[o + 3] <= minY) continue;
    const end = Math.min(first + 2 * RUN, positions.length);
    for (let k = first; k < end; k += 2) {
      const x = positions[k];
      const y = positions[k + 1];
      if (x <= minX || x >= maxX || y <= minY || y >= maxY) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < bottom) bottom = y;
      if (y > top) top = y;
      out[count++] = k >> 1;
    }
  }
  tight[0] = left;
  tight[1] = bottom;
  tight[2] = right;
  tight[3] = top;
  return count;
}

/** Copies the edges that reach beyond `along` and into the span `low … high` across, and returns their count. */
function gather(
  out: Float64Array,
  polygon: Polygon,
  boxes: Float64Array,
  axis: number,
  sign: number,
  along: number,
  low: number,
  high: number,
): number {
  const { positions, next } = polygon;
  let count = 0;
  for (let first = 0, b = 4; first < next.length; first += RUN, b += 4) {
    const reach = sign > 0 ? boxes[b + 2 + axis] : -boxes[b + axis];
    if (reach < along || boxes[b + 3 - axis] <= low || boxes[b + 1 - axis] > high) continue;
    const end = Math.min(first + RUN, next.length);
    for (let e = first; e < end; e++) {
      const k = 2 * next[e];
      const av = positions[2 * e + 1 - axis];
      const bv = positions[k + 1 - axis];
      if (av <= low ? bv <= low : av > high && bv > high) continue;
      const au = sign * positions[2 * e + axis];
      const bu = sign * positions[k + axis];
      if (au < along && bu < along) continue;
      if (av < bv) write(out, 4 * count++, au, av, bu, bv);
      else write(out, 4 * count++, bu, bv, au, av);
    }
  }
  return count;
}

function write(out: Float64Array, o: number, au: number, av: number, bu: number, bv: number): void {
  out[o] = au;
  out[o + 1] = av;
  out[o + 2] = bu;
  out[o + 3] = bv;
}

/** Whether the ray from (u, v) in the direction of growing u crosses an odd number of edges; false on an edge. */
function odd(edges: Float64Array, count: number, u: number, v: number): boolean {
  let parity = 0;
  const end = 4 * count;
  for (let o = 0; o < end; o += 4) {
    if (v < edges[o + 1] || v >= edges[o + 3]) continue;
    const au = edges[o];
    const bu = edges[o + 2];
    if (u < au && u < bu) parity ^= 1;
    else if (u <= au || u <= bu) {
      const side = orientation(au, edges[o + 1], bu, edges[o + 3], u, v);
      if (side === 0) return false;
      if (side > 0) parity ^= 1;
    }
  }
  return parity === 1;
}
