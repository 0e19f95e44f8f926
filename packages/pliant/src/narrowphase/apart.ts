/**
 * Remembers pairs that were found apart, so that they are tested again only when they may have come near.
 *
 * A collider that finds two boxes apart may report the distance along an axis of one of the boxes. In every step the
 * motion of both boxes is subtracted from that distance. While the rest exceeds the distance at which contacts are
 * looked for, the same axis still separates the boxes.
 *
 * For an axis that turns with `a`: the centres approach by their relative motion. A turn θ of `a` changes the distance
 * of the centres along the axis by θ |d|, and the size of `b` along it by θ · reach. A turn of `b` changes only the
 * size of `b`. So (θa + θb)(|d| + the larger reach) is a bound for an axis of either box.
 *
 * For other convex solids only a lower bound of the distance is known, without an axis. The same motion brings any two
 * points nearer by at most the same amount, so the same bound holds.
 *
 * When that bound is used up, the distance along the axis of a box is measured again, which costs a fraction of a full
 * test. The bound then starts from the new distance. Only the time changes: a full test would have found every skipped
 * pair apart. So none of this is part of a world's state.
 */

import type { Bodies, BodyColumns } from '../bodies/bodies.js';
import { widened } from '../core/grow.js';
import { SHAPE_PARAMS } from '../geometry/shape.js';
import { NO_AXIS } from './contacts.js';

/** Angle between two quaternions from the length c of their difference: at most 4 asin(c / 2), for c up to √2. */
const ANGLE_BY_CHORD = 2.25;

/** Share of the size of a pair that rounding may take from a distance. */
const ROUNDING = 1e-9;

export class Apart {
  private rows = 0;
  private position = new Float64Array(0);
  private orientation = new Float64Array(0);
  /** Per row since the last look: the motion of the centre [m], and the turn of the body [rad]. */
  private moved = new Float64Array(0);
  private turned = new Float64Array(0);
  private list = new PairGaps();
  private next = new PairGaps();
  /** Current position in `list`. */
  private at = 0;
  /** The last distance measured along an axis [m]. It is a field, because a returned number would be boxed. */
  private readonly measured = new Float64Array(1);

  /** Call this before visiting all pairs, in their order. */
  begin(bodies: Bodies): void {
    this.reserve(bodies.arena.capacity);
    const { position: x, orientation: q } = bodies.columns;
    const { position, orientation, moved, turned } = this;
    for (let row = 0, i = 0, k = 0; row < bodies.rows; row++, i += 3, k += 4) {
      const dx = x[i] - position[i];
      const dy = x[i + 1] - position[i + 1];
      const dz = x[i + 2] - position[i + 2];
      const cosine =
        q[k] * orientation[k] +
        q[k + 1] * orientation[k + 1] +
        q[k + 2] * orientation[k + 2] +
        q[k + 3] * orientation[k + 3];
      const sign = cosine < 0 ? -1 : 1;
      const e0 = q[k] - sign * orientation[k];
      const e1 = q[k + 1] - sign * orientation[k + 1];
      const e2 = q[k + 2] - sign * orientation[k + 2];
      const e3 = q[k + 3] - sign * orientation[k + 3];
      moved[i] = dx;
      moved[i + 1] = dy;
      moved[i + 2] = dz;
      turned[row] =
        row >= this.rows
          ? Number.POSITIVE_INFINITY
          : ANGLE_BY_CHORD * Math.sqrt(e0 * e0 + e1 * e1 + e2 * e2 + e3 * e3);
    }
    for (let i = 0; i < bodies.rows * 3; i++) position[i] = x[i];
    for (let k = 0; k < bodies.rows * 4; k++) orientation[k] = q[k];
    this.rows = bodies.rows;
    this.at = 0;
    this.next.count = 0;
  }

  /** After the walk. */
  end(): void {
    const { list, next } = this;
    this.list = next;
    this.next = list;
  }

  /** Whether two bodies that were apart still are, by more than their margin. Ask in the order of the pairs. */
  still(c: BodyColumns, a: number, b: number, pair: { readonly margin: number }): boolean {
    const { list, next } = this;
    const { a: as, b: bs } = list;
    let { at } = this;
    while (at < list.count && (as[at] < a || (as[at] === a && bs[at] < b))) at++;
    this.at = at;
    if (at === list.count || as[at] !== a || bs[at] !== b) return false;
    const { position: x, reach } = c;
    const { moved, turned } = this;
    const mx = moved[a * 3] - moved[b * 3];
    const my = moved[a * 3 + 1] - moved[b * 3 + 1];
    const mz = moved[a * 3 + 2] - moved[b * 3 + 2];
    const dx = x[a * 3] - x[b * 3];
    const dy = x[a * 3 + 1] - x[b * 3 + 1];
    const dz = x[a * 3 + 2] - x[b * 3 + 2];
    const size = Math.sqrt(dx * dx + dy * dy + dz * dz) + Math.max(reach[a], reach[b]);
    const way = Math.sqrt(mx * mx + my * my + mz * mz) + (turned[a] + turned[b] + ROUNDING) * size;
    let left = list.gap[at] - way;
    const axis = list.axis[at];
    if (!(left > pair.margin)) {
      if (axis === NO_AXIS) return false;
      this.measure(c, a, b, axis);
      left = this.measured[0] - ROUNDING * size;
      if (!(left > pair.margin)) return false;
    }
    next.push(a, b, axis);
    next.gap[next.count - 1] = left;
    return true;
  }

  /** Notes that two bodies are `apart`; boxes along axis 0–2 of `a`, or 3–5 of `b`. */
  note(
    a: number,
    b: number,
    { apart, apartAxis }: { readonly apart: number; readonly apartAxis: number },
  ): void {
    const { next } = this;
    next.push(a, b, apartAxis);
    next.gap[next.count - 1] = apart;
  }

  /** Distance of two boxes along an axis of one of them, with the numbers of `note`. */
  private measure(c: BodyColumns, a: number, b: number, axis: number): void {
    const { position: p, orientation: q, shape } = c;
    const own = axis < 3 ? a : b;
    const other = axis < 3 ? b : a;
    const k = axis < 3 ? axis : axis - 3;
    const o = own * 4;
    const u = k === 2 ? 0 : k + 1;
    const v = k === 0 ? 2 : k - 1;
    // Column k of the rotation: its diagonal entry and the two beside it.
    const d = 1 - 2 * (q[o + u] * q[o + u] + q[o + v] * q[o + v]);
    const e = 2 * (q[o + k] * q[o + u] + q[o + v] * q[o + 3]);
    const f = 2 * (q[o + k] * q[o + v] - q[o + u] * q[o + 3]);
    const nx = k === 0 ? d : k === 1 ? f : e;
    const ny = k === 0 ? e : k === 1 ? d : f;
    const nz = k === 0 ? f : k === 1 ? e : d;
    const x = q[other * 4];
    const y = q[other * 4 + 1];
    const z = q[other * 4 + 2];
    const w = q[other * 4 + 3];
    const bx = nx * (1 - 2 * (y * y + z * z)) + ny * 2 * (x * y + z * w) + nz * 2 * (x * z - y * w);
    const by = nx * 2 * (x * y - z * w) + ny * (1 - 2 * (x * x + z * z)) + nz * 2 * (y * z + x * w);
    const bz = nx * 2 * (x * z + y * w) + ny * 2 * (y * z - x * w) + nz * (1 - 2 * (x * x + y * y));
    const i = own * 3;
    const j = other * 3;
    const h = other * SHAPE_PARAMS;
    this.measured[0] =
      Math.abs((p[j] - p[i]) * nx + (p[j + 1] - p[i + 1]) * ny + (p[j + 2] - p[i + 2]) * nz) -
      shape[own * SHAPE_PARAMS + k] -
      Math.abs(bx) * shape[h] -
      Math.abs(by) * shape[h + 1] -
      Math.abs(bz) * shape[h + 2];
  }

  /** Another body has taken the row, or another method finds pairs. */
  forget(): void {
    this.rows = 0;
    this.list.count = 0;
  }

  private reserve(capacity: number): void {
    if (this.moved.length >= capacity) return;
    this.rows = 0;
    this.position = new Float64Array(capacity * 3);
    this.orientation = new Float64Array(capacity * 4);
    this.moved = new Float64Array(capacity * 3);
    this.turned = new Float64Array(capacity);
  }
}

/** Pairs in order, each with an axis and a distance along it [m]. */
class PairGaps {
  count = 0;
  a = new Uint32Array(64);
  b = new Uint32Array(64);
  axis = new Uint8Array(64);
  gap = new Float64Array(64);

  push(a: number, b: number, axis: number): void {
    if (this.count === this.gap.length) this.grow();
    this.a[this.count] = a;
    this.b[this.count] = b;
    this.axis[this.count] = axis;
    this.count++;
  }

  private grow(): void {
    this.a = widened(this.a);
    this.b = widened(this.b);
    this.axis = widened(this.axis);
    this.gap = widened(this.gap);
  }
}
