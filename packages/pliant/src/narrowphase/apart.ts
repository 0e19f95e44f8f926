/**
 * Remembers pairs that were found apart, so that they are tested again only when they may have come near.
 *
 * A collider that finds two boxes apart may report the distance along an axis of one of the boxes. In every step the
 * motion of both boxes is subtracted from that distance. While the rest exceeds the distance at which contacts are
 * looked for, the same axis still separates the boxes.
 *
 * For an axis that turns with `a`, seen from `a`: a point of `b` moves by the relative motion of the centres, by θa
 * times its distance from the centre of `a`, and by θb times its distance from the centre of `b`. So the distance along
 * the axis changes by at most |m| + θa (|d| + reach b) + θb reach b; for an axis of `b` the other way round.
 *
 * For other convex solids the collider reports a direction. A full test of these measures the true distance, which no
 * motion changes by more than |m| + θa reach a + θb reach b, whatever the direction. Unions report neither axis nor
 * direction: both bounds for axes must hold.
 *
 * When that bound is used up, the distance along the axis or the direction is measured again, which costs a fraction of
 * a full test. The bound then starts from the new distance. Only the time changes: a full test would have found every
 * skipped pair apart. So none of this is part of a world's state.
 */

import type { Bodies, BodyColumns } from '../bodies/bodies.js';
import type { Solids } from '../bodies/solids.js';
import { widened } from '../core/grow.js';
import { SHAPE_PARAMS } from '../geometry/shape.js';
import type { ConvexSolid } from '../geometry/solids/solid.js';
import * as vec3 from '../math/vec3.js';
import { ALONG_WAY, type Contacts, NO_AXIS } from './contacts.js';
import { bodyRotation } from './place-box.js';
import { turn, turnBack } from './pose.js';

/** `ALONG_WAY` where the direction stands in the frame of the pair's second body, and goes from `a` to `b`. */
const ALONG_WAY_OF_B = 8;

/** Angle between two quaternions from the length c of their difference: at most 4 asin(c / 2), for c up to √2. */
const ANGLE_BY_CHORD = 2.25;

/** Share of the size of a pair that rounding may take from a distance. */
const ROUNDING = 1e-9;

/** Stands for the margin of a pair that is apart in any case. */
const ANY_GAP = { margin: Number.NEGATIVE_INFINITY };

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
  private solids: Solids | undefined;
  private readonly rotation = new Float64Array(9);
  private readonly way = new Float64Array(3);
  private readonly against = new Float64Array(3);
  private readonly corner = new Float64Array(3);

  /** Call this before visiting all pairs, in their order. */
  begin(bodies: Bodies): void {
    this.reserve(bodies.arena.capacity);
    this.solids = bodies.solids;
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
    const apart = Math.sqrt(dx * dx + dy * dy + dz * dz);
    const size = apart + Math.max(reach[a], reach[b]);
    const axis = list.axis[at];
    const ofA = turned[a] * (apart + reach[b]) + turned[b] * reach[b];
    const ofB = turned[b] * (apart + reach[a]) + turned[a] * reach[a];
    const swung =
      axis < 3
        ? ofA
        : axis < NO_AXIS
          ? ofB
          : axis === NO_AXIS
            ? Math.max(ofA, ofB)
            : turned[a] * reach[a] + turned[b] * reach[b];
    let left = list.gap[at] - Math.sqrt(mx * mx + my * my + mz * mz) - swung - ROUNDING * size;
    if (!(left > pair.margin)) {
      if (axis === NO_AXIS) return false;
      if (axis < NO_AXIS) this.measure(c, a, b, axis);
      else if (axis === ALONG_WAY) this.measureAlong(c, a, b, at);
      else this.measureAlong(c, b, a, at);
      left = this.measured[0] - ROUNDING * size;
      if (!(left > pair.margin)) return false;
    }
    next.push(a, b, axis);
    const to = next.count - 1;
    next.gap[to] = left;
    if (axis > NO_AXIS) next.turnTo(to, list.way, at);
    return true;
  }

  /**
   * Takes two bodies that were apart over without a test, because neither was looked at again. They may have come nearer
   * than their margin.
   */
  keep(c: BodyColumns, a: number, b: number): void {
    this.still(c, a, b, ANY_GAP);
  }

  /** Notes what a collider found: two bodies are `apart`. */
  note(a: number, b: number, found: Pick<Contacts, 'apart' | 'apartAxis' | 'apartWay' | 'facing'>): void {
    const { next } = this;
    const isAlong = found.apartAxis === ALONG_WAY;
    next.push(a, b, isAlong && found.facing < 0 ? ALONG_WAY_OF_B : found.apartAxis);
    next.gap[next.count - 1] = found.apart;
    if (isAlong) next.turnTo(next.count - 1, found.apartWay, 0);
  }

  /** Distance of two convex solids along the direction `at` in the list, which stands in the frame of `own`. */
  private measureAlong(c: BodyColumns, own: number, other: number, at: number): void {
    const { rotation, way, against, corner, solids } = this;
    const { position: p } = c;
    const first = solids!.of(c, own) as ConvexSolid;
    const second = solids!.of(c, other) as ConvexSolid;
    vec3.copy(way, 0, this.list.way, 3 * at);
    for (let k = 0; k < 3; k++) against[k] = -way[k];
    first.support(against, corner, 0);
    // Products are written out: numbers that a function returns are boxed.
    const low = way[0] * corner[0] + way[1] * corner[1] + way[2] * corner[2];
    bodyRotation(c, own, rotation);
    turn(rotation, way, way);
    bodyRotation(c, other, rotation);
    turnBack(rotation, way, against);
    second.support(against, corner, 0);
    const high = against[0] * corner[0] + against[1] * corner[1] + against[2] * corner[2];
    vec3.sub(corner, 0, p, 3 * own, p, 3 * other);
    const centres = way[0] * corner[0] + way[1] * corner[1] + way[2] * corner[2];
    this.measured[0] = low - high + centres - first.round - second.round;
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

/** Pairs in order, each with an axis or a direction, and a distance along it [m]. */
class PairGaps {
  count = 0;
  a = new Uint32Array(64);
  b = new Uint32Array(64);
  axis = new Uint8Array(64);
  gap = new Float64Array(64);
  way = new Float64Array(3 * 64);

  turnTo(i: number, from: Float64Array, at: number): void {
    vec3.copy(this.way, 3 * i, from, 3 * at);
  }

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
    this.way = widened(this.way);
  }
}
