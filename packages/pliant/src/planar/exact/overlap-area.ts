/**
 * Area of the common region by vertical slabs: between two neighbouring abscissae of vertices and meetings no edges
 * change order, so the common length of a vertical line is linear there and its value in the middle times the width
 * is the slab's area. No decision depends on a sign, so nearly collinear edges, which make cutting and joining pieces
 * go wrong by whole triangles, cost rounding only.
 */
import type { Boundary } from '../localise/nearest.js';
import type { Polygon } from '../polygon.js';
import type { Meetings } from './meetings.js';

export function overlapArea(a: Boundary, b: Boundary, meetings: Meetings): number {
  const [boxA, boxB] = [a.boxes.visit(1), b.boxes.visit(1)];
  const low = Math.max(a.boxes.boxes[boxA], b.boxes.boxes[boxB]);
  const high = Math.min(a.boxes.boxes[boxA + 2], b.boxes.boxes[boxB + 2]);
  if (!(low < high)) return 0;
  const stops = abscissae(a.polygon, b.polygon, meetings, low, high);
  const sweepA = new Sweep(a.polygon);
  const sweepB = new Sweep(b.polygon);
  let area = 0;
  for (let k = 0; k + 1 < stops.length; k++) {
    const width = stops[k + 1] - stops[k];
    if (width > 0) {
      const x = stops[k] + width / 2;
      area += width * commonLength(sweepA.heights(x), sweepB.heights(x));
    }
  }
  return area;
}

function abscissae(a: Polygon, b: Polygon, meetings: Meetings, low: number, high: number): Float64Array {
  const list = [low, high];
  for (const { positions } of [a, b]) {
    for (let k = 0; k < positions.length; k += 2) list.push(positions[k]);
  }
  for (let row = 0; row < meetings.count; row++) list.push(meetings.points[2 * row]);
  return Float64Array.from(list.filter((x) => x >= low && x <= high)).sort();
}

/** The edges that a vertical line moving to the right cuts, and where. */
class Sweep {
  private readonly order: Uint32Array;
  private readonly left: Float64Array;
  private readonly right: Float64Array;
  private entered = 0;
  private active: number[] = [];

  constructor(readonly polygon: Polygon) {
    const { positions, next } = polygon;
    this.left = Float64Array.from(next, (w, v) => Math.min(positions[2 * v], positions[2 * w]));
    this.right = Float64Array.from(next, (w, v) => Math.max(positions[2 * v], positions[2 * w]));
    const left = this.left;
    this.order = Uint32Array.from(next.keys()).sort((e, f) => left[e] - left[f] || e - f);
  }

  /** Sorted heights at which the line at `x` cuts the outline; an even count. */
  heights(x: number): number[] {
    const { positions, next } = this.polygon;
    while (this.entered < this.order.length && this.left[this.order[this.entered]] <= x) {
      this.active.push(this.order[this.entered++]);
    }
    this.active = this.active.filter((e) => this.right[e] > x);
    const heights = this.active.map((e) => {
      const [a, b] = [2 * e, 2 * next[e]];
      const t = (x - positions[a]) / (positions[b] - positions[a]);
      return positions[a + 1] + t * (positions[b + 1] - positions[a + 1]);
    });
    return heights.sort((p, q) => p - q);
  }
}

/** Common length of two sets of intervals, each given by its sorted ends. */
function commonLength(a: readonly number[], b: readonly number[]): number {
  let length = 0;
  let j = 0;
  for (let i = 0; i + 1 < a.length; i += 2) {
    while (j + 1 < b.length && b[j + 1] <= a[i]) j += 2;
    for (let k = j; k + 1 < b.length && b[k] < a[i + 1]; k += 2) {
      length += Math.max(0, Math.min(a[i + 1], b[k + 1]) - Math.max(a[i], b[k]));
    }
  }
  return length;
}
