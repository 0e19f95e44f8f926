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
 * A ray along any axis is a ray to the right after swapping and mirroring coordinates, which is exact.
 */
import { nearestInRun, pointOnFeature } from '../localise/nearest.js';
import { distanceGradient } from '../normal.js';
import type { ProximityPoints } from '../points.js';
import type { Polygon } from '../polygon.js';
import { orientation } from '../predicates.js';

/** Outlines up to this many vertices are short. */
export const SHORT = 192;

export class ShortOutlines {
  readonly #candidates = new Int32Array(SHORT);
  /** Gathered edges: along and across of the lower end, then of the upper. Level edges cross no ray. */
  readonly #edges = new Float64Array(4 * SHORT);
  readonly #best = new Float64Array(2);
  readonly #foot = new Float64Array(2);

  /** Adds the vertices of `from` strictly inside `to`, in order. Boxes are minX, minY, maxX, maxY at an offset. */
  collect(
    from: Polygon,
    fromBox: Float64Array,
    i: number,
    to: Polygon,
    toBox: Float64Array,
    j: number,
    of: number,
    out: ProximityPoints,
  ): void {
    const minX = Math.max(fromBox[i]!, toBox[j]!);
    const minY = Math.max(fromBox[i + 1]!, toBox[j + 1]!);
    const maxX = Math.min(fromBox[i + 2]!, toBox[j + 2]!);
    const maxY = Math.min(fromBox[i + 3]!, toBox[j + 3]!);
    const count = inBox(from.positions, toBox, j, this.#candidates);
    if (count === 0) return;
    const right = toBox[j + 2]! - minX;
    const left = maxX - toBox[j]!;
    const up = toBox[j + 3]! - minY;
    const down = maxY - toBox[j + 1]!;
    const axis = Math.min(left, right) <= Math.min(up, down) ? 0 : 1;
    const sign = axis === 0 ? (right <= left ? 1 : -1) : up <= down ? 1 : -1;
    const along = sign > 0 ? (axis === 0 ? minX : minY) : -(axis === 0 ? maxX : maxY);
    const edges = gather(
      this.#edges,
      to,
      axis,
      sign,
      along,
      axis === 0 ? minY : minX,
      axis === 0 ? maxY : maxX,
    );
    const positions = from.positions;
    for (let k = 0; k < count; k++) {
      const v = this.#candidates[k]!;
      const u = sign * positions[2 * v + axis]!;
      if (odd(this.#edges, edges, u, positions[2 * v + 1 - axis]!))
        this.#add(to, toBox, j, of, v, positions, out);
    }
  }

  #add(
    to: Polygon,
    box: Float64Array,
    j: number,
    of: number,
    v: number,
    positions: Float64Array,
    out: ProximityPoints,
  ): void {
    const x = positions[2 * v]!;
    const y = positions[2 * v + 1]!;
    const side = Math.min(x - box[j]!, y - box[j + 1]!, box[j + 2]! - x, box[j + 3]! - y);
    const best = this.#best;
    best[0] = side * side * (1 + 1e-9);
    best[1] = -1;
    nearestInRun(to.positions, to.next, 0, to.next.length, x, y, best);
    const feature = best[1];
    if (feature < 0 || best[0] === 0) return;
    const row = out.add(of, v, feature, x, y, -Math.sqrt(best[0]));
    pointOnFeature(this.#foot, 0, to, feature, x, y);
    distanceGradient(out.normals, 2 * row, to, feature, x, y, this.#foot[0]!, this.#foot[1]!, 1);
  }
}

/** Writes the vertices strictly within the box and returns how many there are. */
function inBox(positions: Float64Array, box: Float64Array, o: number, out: Int32Array): number {
  const minX = box[o]!;
  const minY = box[o + 1]!;
  const maxX = box[o + 2]!;
  const maxY = box[o + 3]!;
  let count = 0;
  for (let k = 0; k < positions.length; k += 2) {
    const x = positions[k]!;
    if (x <= minX || x >= maxX) continue;
    const y = positions[k + 1]!;
    if (y <= minY || y >= maxY) continue;
    out[count++] = k >> 1;
  }
  return count;
}

/** Copies the edges that reach beyond `along` and into the span `low … high` across, and returns their count. */
function gather(
  out: Float64Array,
  polygon: Polygon,
  axis: number,
  sign: number,
  along: number,
  low: number,
  high: number,
): number {
  const { positions, rings } = polygon;
  let count = 0;
  for (let r = 0; r + 1 < rings.length; r++) {
    const end = 2 * rings[r + 1]!;
    let au = sign * positions[end - 2 + axis]!;
    let av = positions[end - 1 - axis]!;
    for (let k = 2 * rings[r]!; k < end; k += 2) {
      const bu = sign * positions[k + axis]!;
      const bv = positions[k + 1 - axis]!;
      if (av < bv) {
        if (bv > low && av <= high && (au >= along || bu >= along)) write(out, 4 * count++, au, av, bu, bv);
      } else if (av > bv) {
        if (av > low && bv <= high && (au >= along || bu >= along)) write(out, 4 * count++, bu, bv, au, av);
      }
      au = bu;
      av = bv;
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
  let parity = false;
  const end = 4 * count;
  for (let o = 0; o < end; o += 4) {
    if (v < edges[o + 1]! || v >= edges[o + 3]!) continue;
    const au = edges[o]!;
    const bu = edges[o + 2]!;
    if (u < au && u < bu) parity = !parity;
    else if (u <= au || u <= bu) {
      const side = orientation(au, edges[o + 1]!, bu, edges[o + 3]!, u, v);
      if (side === 0) return false;
      if (side > 0) parity = !parity;
    }
  }
  return parity;
}
