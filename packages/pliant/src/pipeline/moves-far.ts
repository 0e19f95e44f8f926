/**
 * Contacts that were found once for a whole step hold while both bodies stay near the place where they were found. When
 * the next substep would take bodies farther than the margins, or turn other corners towards each other, contacts are
 * found again before it. Old contacts would push at places that the body has left, and the body would sink in at its
 * new place. The same holds for a body that a blow has thrown out of its box: the box reaches along the old flight.
 *
 * Only the bodies that come far are looked at again, with all that is near them (`rows`). Contacts between others move
 * along with their bodies (`narrowphase/follow.ts`), and what was apart between them stays apart by its margin. Their
 * ways and turns count from the look that found them: otherwise one fast body, for which the world looks again in
 * every substep, would hide that a slower one has turned far.
 *
 * A body that glides or rolls along a face that stands still, away from the edges of the face, stays near at any speed:
 * the face is the same farther on, and the contacts travel with the body. Otherwise a single marble that rolls across
 * the floor would make the whole world find its contacts again in every substep.
 */

import type { Bodies, BodyColumns } from '../bodies/bodies.js';
import { AWAKE, BODY_CODE } from '../bodies/layout.js';
import { leverOf } from '../bodies/refresh.js';
import type { CandidatePairs } from '../broadphase/index.js';
import { FAR_TURN, MARGIN_MOTION } from '../core/constants.js';
import { SHAPE_CODE, SHAPE_PARAMS } from '../geometry/shape.js';
import * as vec3 from '../math/vec3.js';
import { bodyRotation, type LookAgain, placePlane } from '../narrowphase/index.js';

/**
 * A body that has become faster by this amount in any direction, times the rest of the step, in units of its half
 * thickness, leaves the box that was searched. Smaller: every nudge costs another look. Larger: a body that was struck is inside the next
 * wall before anyone sees it.
 */
const OUT_OF_BOX = 0.1;

/**
 * Two surfaces may have come this much nearer, in units of the thinner body's half thickness, than the look at them reached.
 * Larger: corners strike in unseen. Smaller: tumbling heaps cost more.
 */
export const UNSEEN = 0.2;

const NO_JOINTS = new Int32Array(0);

export class MovesFar implements LookAgain {
  /** Per row: 1 for bodies that come far; set by `any`. */
  rows = new Uint8Array(0);
  /**
   * Per row: velocity, angular velocity and place when contacts of this body were found, and the time from then to the
   * last look [s].
   */
  private seen = new Float64Array(0);
  private spun = new Float64Array(0);
  private from = new Float64Array(0);
  private since = new Float64Array(0);
  /** Time from the last look to the one that `any` asked for [s]. */
  private readonly elapsed = new Float64Array(1);
  /** Poses and activity at the last look. */
  position = new Float64Array(0);
  orientation = new Float64Array(0);
  private activity = new Uint8Array(0);
  /** Size of gravity [m/s²]: boxes leave room for a fall. */
  private pull = 0.5;
  /** Per row: how far turning takes what reaches out of the body from the look that found its contacts [m]. */
  private swung = new Float64Array(0);
  /** Per row: how far the body comes from there on, and by how much way and turn together exceed its margin [m]. */
  private came = new Float64Array(0);
  private over = new Float64Array(0);
  /** Per row: no pair of this body with one whose half thickness is more than this comes far [m]. */
  private brisk = new Float64Array(0);
  /** Scratch: the motion of one body against another since contacts were found [m]; a rotation; a plane. */
  private readonly way = new Float64Array(3);
  private readonly rotation = new Float64Array(9);
  private readonly plane = new Float64Array(4);

  /**
   * Whether contacts must be found again before the next substep of `h` [s]: any two bodies of the pairs come far
   * against each other in the `span` [s] from the last look to the end of that substep. A blow of the last substep
   * acts for `left` [s], from the start of that substep to the end of the step. `isJointed` marks the rows of bodies
   * that joints hold.
   */
  any(
    { columns, rows: count }: Bodies,
    { a: as, b: bs, count: pairs }: CandidatePairs,
    h: number,
    span: number,
    left: number,
    isJointed: Int32Array = NO_JOINTS,
  ): boolean {
    if (pairs === 0 || (isZero(columns.velocity, 3 * count) && isZero(columns.angularVelocity, 3 * count)))
      return false;
    this.reserve(count);
    this.elapsed[0] = span - h;
    const { rows, came, swung, over, way, brisk } = this;
    let any = this.markOutOfBox(columns, count, left, isJointed);
    if (!this.findBrisk(columns, count, h, span)) return any;
    const { thinness } = columns;
    for (let p = 0; p < pairs; p++) {
      const a = as[p];
      const b = bs[p];
      const thin = Math.min(thinness[a], thinness[b]);
      if (brisk[a] <= thin && brisk[b] <= thin) continue;
      const turns = swung[a] > FAR_TURN * thin || swung[b] > FAR_TURN * thin;
      if (!turns && !(came[a] + came[b] > MARGIN_MOTION * thin || over[a] + over[b] > UNSEEN * thin))
        continue;
      if (rows[a] + rows[b] > 0 || this.staysAway(columns, a, b, h)) continue;
      // Surfaces may close what was looked at, and a little more.
      const most = UNSEEN * thin + came[a] + came[b] - over[a] - over[b];
      const far = turns ? 0 : Math.min(MARGIN_MOTION * thin, most);
      if (far > 0) {
        this.setWay(columns, a, b, h);
        if (!(way[0] * way[0] + way[1] * way[1] + way[2] * way[2] > far * far)) continue;
        if (this.glides(columns, a, b, far) || this.glides(columns, b, a, far)) continue;
      }
      rows[over[b] > over[a] ? b : a] = 1;
      any = true;
    }
    if (any) this.markChanged(columns, count);
    return any;
  }

  /** Call this when contacts have been found; `again`: those of the marked bodies only. */
  begin({ columns, rows: count }: Bodies, gravity: Float64Array, again = false): void {
    this.pull = Math.sqrt(vec3.lengthSq(gravity, 0));
    this.reserve(count);
    const { seen, spun, from, since, elapsed, position, orientation, activity, rows } = this;
    const { velocity: v, angularVelocity: w, position: x, orientation: q } = columns;
    for (let row = 0; row < count; row++) {
      activity[row] = columns.activity[row];
      const isOld = again && rows[row] === 0;
      since[row] = isOld ? since[row] + elapsed[0] : 0;
      for (let i = 3 * row; i < 3 * row + 3; i++) {
        position[i] = x[i];
        if (isOld) continue;
        seen[i] = v[i];
        spun[i] = w[i];
        from[i] = x[i];
      }
    }
    for (let i = 0; i < 4 * count; i++) orientation[i] = q[i];
  }

  /** Bodies that woke or fell asleep since contacts were found have no box for the rest of the step. */
  private markChanged({ activity: now }: BodyColumns, count: number): void {
    const { rows, activity } = this;
    for (let row = 0; row < count; row++) if (activity[row] !== now[row]) rows[row] = 1;
  }

  /** The motion of `a` against `b` since their contacts were found and in the next `h` [s]. */
  private setWay({ position: x, velocity: v }: BodyColumns, a: number, b: number, h: number): void {
    const { way, since } = this;
    // Where the last look was at one of them, it was at the pair.
    const then = since[a] === 0 || since[b] === 0 ? this.position : this.from;
    for (let k = 0, i = a * 3, j = b * 3; k < 3; k++, i++, j++)
      way[k] = x[i] - then[i] - (x[j] - then[j]) + (v[i] - v[j]) * h;
  }

  /** Whether the balls around two bodies do not meet in the next `h` [s]. */
  private staysAway(
    { position: x, velocity: v, reach }: BodyColumns,
    a: number,
    b: number,
    h: number,
  ): boolean {
    const speed = vec3.distance(v, 3 * a, v, 3 * b);
    return vec3.distance(x, 3 * a, x, 3 * b) > reach[a] + reach[b] + h * speed;
  }

  private reserve(count: number): void {
    if (this.rows.length >= count) return;
    this.rows = new Uint8Array(2 * count);
    this.came = new Float64Array(2 * count);
    this.over = new Float64Array(2 * count);
    this.brisk = new Float64Array(2 * count);
    this.swung = new Float64Array(2 * count);
    this.activity = new Uint8Array(2 * count);
    this.seen = new Float64Array(6 * count);
    this.spun = new Float64Array(6 * count);
    this.from = new Float64Array(6 * count);
    this.since = new Float64Array(2 * count);
    this.position = new Float64Array(6 * count);
    this.orientation = new Float64Array(8 * count);
  }

  private markOutOfBox(
    { kind, activity, velocity: v, angularVelocity: w, thinness, reach }: BodyColumns,
    count: number,
    left: number,
    isJointed: Int32Array,
  ): boolean {
    const { seen, spun, rows } = this;
    let any = false;
    for (let row = 0, i = 0; row < count; row++, i += 3) {
      rows[row] = 0;
      if (kind[row] !== BODY_CODE.rigid || activity[row] !== AWAKE) continue;
      const most = (OUT_OF_BOX * thinness[row]) / left + this.pull * left;
      for (let k = i; k < i + 3; k++) {
        const now = v[k];
        const then = seen[k];
        if (now > 0 ? now > most + Math.max(then, 0) : -now > most + Math.max(-then, 0)) rows[row] = 1;
      }
      if (isJointed[row] > 0) {
        // A joint may set a body turning at any time, and its ends leave the box.
        const x = w[i] - spun[i];
        const y = w[i + 1] - spun[i + 1];
        const z = w[i + 2] - spun[i + 2];
        const out = reach[row] - thinness[row];
        if ((x * x + y * y + z * z) * out * out > most * most) rows[row] = 1;
      }
      if (rows[row] === 1) any = true;
    }
    return any;
  }

  /** Whether a body moves by `way`, forwards or backwards, along a face of another that stands still. */
  private glides(c: BodyColumns, mover: number, other: number, far: number): boolean {
    const { kind, shapeCode } = c;
    if (kind[mover] !== BODY_CODE.rigid || kind[other] !== BODY_CODE.static) return false;
    const { way, plane } = this;
    if (shapeCode[other] === SHAPE_CODE.box) return this.glidesOnBox(c, mover, other, far);
    if (shapeCode[other] !== SHAPE_CODE.plane) return false;
    placePlane(c, other, plane);
    return Math.abs(plane[0] * way[0] + plane[1] * way[1] + plane[2] * way[2]) <= far;
  }

  /** The body stands beyond one face of the box all the way, and within the edges of that face. */
  private glidesOnBox(c: BodyColumns, mover: number, other: number, far: number): boolean {
    const { position: p, shape, shapeCode, reach } = c;
    const { way, rotation: r } = this;
    bodyRotation(c, other, r);
    // A ball touches a face right below its centre.
    const wide = shapeCode[mover] === SHAPE_CODE.sphere ? 0 : reach[mover];
    const i = mover * 3;
    const j = other * 3;
    let beyond = 0;
    for (let k = 0; k < 3; k++) {
      const half = shape[other * SHAPE_PARAMS + k];
      const at = Math.abs(
        r[k] * (p[i] - p[j]) + r[3 + k] * (p[i + 1] - p[j + 1]) + r[6 + k] * (p[i + 2] - p[j + 2]),
      );
      const along = Math.abs(r[k] * way[0] + r[3 + k] * way[1] + r[6 + k] * way[2]);
      if (at + along + wide < half) continue;
      if (at < half || along > far) return false;
      beyond++;
    }
    return beyond === 1;
  }

  /** Measures how far bodies move and turn; false where none comes far. */
  private findBrisk(
    { kind, activity, position: x, velocity: v, angularVelocity: w, thinness, reach, margin }: BodyColumns,
    rows: number,
    h: number,
    span: number,
  ): boolean {
    const { came, swung, over, from, since, brisk } = this;
    let thinnest = Number.POSITIVE_INFINITY;
    let most = 0;
    for (let row = 0, i = 0; row < rows; row++, i += 3) {
      came[row] = swung[row] = over[row] = brisk[row] = 0;
      if (kind[row] === 0) continue;
      if (thinness[row] < thinnest) thinnest = thinness[row];
      const dx = x[i] - from[i] + v[i] * h;
      const dy = x[i + 1] - from[i + 1] + v[i + 1] * h;
      const dz = x[i + 2] - from[i + 2] + v[i + 2] * h;
      came[row] = Math.sqrt(dx * dx + dy * dy + dz * dz);
      if (kind[row] === BODY_CODE.rigid && activity[row] === AWAKE) {
        const angle =
          (span + since[row]) * Math.sqrt(w[i] * w[i] + w[i + 1] * w[i + 1] + w[i + 2] * w[i + 2]);
        // A ball has nothing that reaches out of it.
        swung[row] = angle * (reach[row] - thinness[row]);
        over[row] = angle * leverOf(reach[row], thinness[row]);
      }
      over[row] += came[row] - margin[row];
      // Of the sum of two, one is at least the half.
      brisk[row] = Math.max(
        swung[row] / FAR_TURN,
        came[row] / (0.5 * MARGIN_MOTION),
        over[row] / (0.5 * UNSEEN),
      );
      if (brisk[row] > most) most = brisk[row];
    }
    return most > thinnest;
  }
}

function isZero(column: Float64Array, count: number): boolean {
  for (let i = 0; i < count; i++) if (column[i] !== 0) return false;
  return true;
}
