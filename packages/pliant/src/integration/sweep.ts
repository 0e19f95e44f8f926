/**
 * Continuous collision: a body that moved or turned far for its size is swept along its way in the step, and put back to its
 * first contact. It keeps its velocity for the contact of the next step; the rest of its way in this step is lost.
 * A body that would go in deeper from step to step, because it turns too fast for its contacts to hold it, loses the speed
 * of its approach.
 * Bodies that joints tie together go back together, to one time, so that none is torn off. They don't stop each other,
 * and neither do bodies whose joint lets them overlap. Source: conservative advancement (Mirtich 1996), used as Box2D
 * does, once at the end of a step.
 */
import type { Bodies, BodyColumns } from '../bodies/bodies.js';
import type { Joints } from '../bodies/joints.js';
import { AWAKE, BODY_CODE, SWEEP } from '../bodies/layout.js';
import { scaleByMoments } from '../bodies/principal.js';
import { SWEEP_GAP, SWEEP_SPEED } from '../core/constants.js';
import type { Solid } from '../geometry/solids/solid.js';
import * as quat from '../math/quat.js';
import * as vec3 from '../math/vec3.js';
import { Advance, Motion, NO_IMPACT } from '../queries/convex/advance.js';
import type { PairLedger } from '../response/ledger.js';
import { InTheWay } from './in-the-way.js';
import { Mechanisms } from './mechanisms.js';

/**
 * A body that begins the step in contact may move on until it dips in by this share of its half thickness, or by as much
 * again. Larger: corners of a body that a blow has turned are seen in the floor. Smaller: fast bodies lose time where
 * they slide.
 */
const DIP = 0.25;

/**
 * A body that begins the step deeper than that may go in by this share more. Larger: a light body between two heavy ones is
 * deep in both after a few substeps. None: what is deep could not move at all.
 */
const DEEPER = 0.05;

/** Pairs that a hook of the user lets pass. */
interface Refusals {
  isRefused(a: number, b: number): boolean;
}

export class Sweeper {
  private readonly mechanisms = new Mechanisms();
  private readonly advance = new Advance();
  private readonly own = new Motion();
  private readonly other = new Motion();
  private readonly inTheWay = new InTheWay();
  private readonly spin = new Float64Array(3);
  private readonly local = new Float64Array(3);
  /** 1 where the body that was asked for last began deep inside the other. */
  private isDeeper = 0;
  /** The distance that counts as far, in units of a body's half thickness. */
  private far = -0;
  /**
   * The time at which each row stops. All are found before any is put back: two bodies that meet must stop at one time.
   */
  private times = new Float64Array(0);
  private swept = new Int32Array(0);
  /** The body that a row met first, the normal towards the row, and 1 where the row went in deeper than it began. */
  private met = new Int32Array(0);
  private deeper = new Uint8Array(0);
  private normals = new Float64Array(0);

  /** `ledger` books the impulses by which bodies are stopped. */
  constructor(private readonly ledger: PairLedger) {}

  /** After a `share` of a step of `dt` [s] under `gravity` [m/s²]; less counts as far in a small one. */
  sweep(
    bodies: Bodies,
    joints: Joints,
    gravity: Float64Array,
    refusals: Refusals,
    share: number,
    dt: number,
  ): void {
    const c = bodies.columns;
    if (this.times.length < bodies.rows) this.reserve(bodies.arena.capacity);
    const { times, swept } = this;
    this.far = SWEEP_SPEED * share;
    // Whether a kinematic body has moved farther than its thickness, so that it may have passed through others.
    let isDriven = false;
    for (let row = 0; row < bodies.rows; row++)
      if (c.kind[row] === BODY_CODE.kinematic && c.sensor[row] === 0)
        isDriven ||= wayOf(c, row) > this.far * c.thinness[row];
    let count = 0;
    for (let row = 0; row < bodies.rows; row++) {
      times[row] = NO_IMPACT;
      if (c.kind[row] !== BODY_CODE.rigid || c.activity[row] !== AWAKE || c.sensor[row] === 1) continue;
      // A body that meets no other is not stopped. One that hardly moved may be in the way of a driven one.
      if (c.group[row] === 0 || c.mask[row] === 0) continue;
      if (isSwept(c, row, this.far) || (isDriven && c.continuous[row] !== SWEEP.never)) swept[count++] = row;
    }
    if (count === 0) return;
    this.mechanisms.find(joints, c.kind, bodies.rows);
    this.inTheWay.gather(bodies, count);
    let any = false;
    for (let n = 0; n < count; n++) {
      times[swept[n]] = this.firstImpact(bodies, joints, swept[n], refusals);
      if (times[swept[n]] < 1) any = true;
    }
    if (!any) return;
    this.stopBehind(bodies, joints, refusals);
    if (joints.count > 0) this.stopTogether(c, bodies.rows);
    for (let row = 0; row < bodies.rows; row++) {
      if (times[row] >= 1) continue;
      this.putBack(c, row, times[row], gravity);
      const b = this.met[row];
      const isCarried = isDriven && c.kind[b] === BODY_CODE.kinematic;
      if (isCarried) this.carryAlong(c, row, b);
      if (isCarried || this.deeper[row] === 1) this.stop(bodies, row, b, dt);
    }
  }

  /** Sets 1 in `rows` for every body that the last sweep has put back. */
  mark(rows: Uint8Array, count: number): void {
    const { times } = this;
    for (let row = 0; row < count; row++) if (times[row] < 1) rows[row] = 1;
  }

  /**
   * A body that is put back is in the way of those that come after it: the response had moved it on before them. They stop,
   * too, when they have dipped into it.
   */
  private stopBehind(bodies: Bodies, joints: Joints, refusals: Refusals): void {
    const c = bodies.columns;
    // A list of rows that were put back, or stop behind one; what was swept is known by now.
    const { times, inTheWay, own, swept: queue } = this;
    let end = 0;
    for (let row = 0; row < bodies.rows; row++) if (times[row] < 1) queue[end++] = row;
    for (let n = 0; n < end; n++) {
      const row = queue[n];
      inTheWay.ask(row);
      for (let k = 0; k < inTheWay.count; k++) {
        const b = inTheWay.found[k];
        if (c.kind[b] !== BODY_CODE.rigid || c.activity[b] !== AWAKE || c.continuous[b] === SWEEP.never)
          continue;
        if (!this.mayMeet(c, joints, row, b, refusals)) continue;
        load(c, row, own);
        own.at(times[row]);
        own.hold(own.position, own.rotation);
        load(c, b, this.other);
        const { solids } = bodies;
        const thin = Math.min(c.thinness[row], c.thinness[b]);
        const t = this.dip(solids.of(c, b), this.other, solids.of(c, row), own, thin);
        if (!(t < times[b]) || t >= 1) continue;
        times[b] = t;
        this.note(b, row);
        if (end < queue.length) queue[end++] = b;
      }
    }
  }

  /** When a solid on its way has dipped in by a share of `thin` [m] or, where it begins deeper, by a little more. */
  private dip(a: Solid, motionA: Motion, b: Solid, motionB: Motion, thin: number): number {
    const { advance } = this;
    const t = advance.run(a, motionA, b, motionB, -DIP * thin);
    const more = DEEPER * thin;
    this.isDeeper = t > 0 ? 0 : 1;
    return t > 0 ? t : advance.run(a, motionA, b, motionB, advance.gap.distance - more, 0.5 * more);
  }

  /** Notes what a row met at the time that was found last. */
  private note(row: number, met: number): void {
    this.met[row] = met;
    this.deeper[row] = this.isDeeper;
    this.normals.set(this.advance.gap.normal, 3 * row);
  }

  private mayMeet(c: BodyColumns, joints: Joints, a: number, b: number, refusals: Refusals): boolean {
    if ((c.group[a] & c.mask[b]) === 0 || (c.group[b] & c.mask[a]) === 0) return false;
    if (this.mechanisms.of(b) === this.mechanisms.of(a) || areTied(joints, a, b)) return false;
    return !refusals.isRefused(a, b);
  }

  /** All bodies of a mechanism stop when the first of them does. */
  private stopTogether(c: BodyColumns, rows: number): void {
    const { times, mechanisms } = this;
    for (let row = 0; row < rows; row++) {
      const whole = mechanisms.of(row);
      if (times[row] < times[whole]) times[whole] = times[row];
    }
    for (let row = 0; row < rows; row++) {
      const whole = mechanisms.of(row);
      if (times[row] > times[whole] && c.activity[row] === AWAKE) times[row] = times[whole];
    }
  }

  private reserve(rows: number): void {
    this.times = new Float64Array(rows);
    this.swept = new Int32Array(rows);
    this.met = new Int32Array(rows);
    this.deeper = new Uint8Array(rows);
    this.normals = new Float64Array(3 * rows);
  }

  /**
   * Ends the approach of a row's centre to the body that it met, by an impulse on both along the line through that centre:
   * momentum is kept, and energy is only lost.
   */
  private stop(bodies: Bodies, row: number, b: number, dt: number): void {
    const c = bodies.columns;
    const { velocity: v, angularVelocity: w, position: x, inverseMass } = c;
    const { spin, local, normals } = this;
    const i = 3 * row;
    const j = 3 * b;
    // What the impulse turns is r × n, r from the centre of the other body.
    vec3.sub(spin, 0, x, i, x, j);
    vec3.cross(spin, 0, spin, 0, normals, i);
    const closing = vec3.dot(v, i, normals, i) - vec3.dot(v, j, normals, i) - vec3.dot(w, j, spin, 0);
    if (!(closing < 0)) return;
    let give = inverseMass[row];
    const isFree = c.kind[b] === BODY_CODE.rigid && bodies.isActive(b);
    if (isFree) {
      timesMoments(c, b, c.inverseInertia, local, spin, 0);
      give += inverseMass[b] + vec3.dot(spin, 0, local, 0);
    }
    const size = -closing / give;
    vec3.scale(spin, 0, normals, i, size);
    vec3.addScaled(v, i, v, i, spin, 0, inverseMass[row]);
    if (isFree) {
      vec3.addScaled(v, j, v, j, spin, 0, -inverseMass[b]);
      vec3.addScaled(w, j, w, j, local, 0, -size);
    }
    this.ledger.strike(bodies, row, b, spin, dt);
  }

  /**
   * A body that a kinematic body meets moves on with it: put back to the place of contact it would be behind. It
   * receives the speed of the push; the driver of the kinematic body does the work.
   */
  private carryAlong(c: BodyColumns, row: number, b: number): void {
    const { other, spin } = this;
    load(c, b, other);
    other.at(this.times[row]);
    vec3.sub(spin, 0, c.position, row * 3, other.position, 0);
    quat.inverseRotate(spin, 0, other.orientation, 0, spin, 0);
    quat.rotate(spin, 0, c.orientation, b * 4, spin, 0);
    vec3.add(c.position, row * 3, c.position, b * 3, spin, 0);
  }

  private firstImpact(bodies: Bodies, joints: Joints, row: number, refusals: Refusals): number {
    const c = bodies.columns;
    const { own, inTheWay } = this;
    load(c, row, own);
    let first: number = NO_IMPACT;
    let by = -1;
    const asks = isSwept(c, row, this.far);
    inTheWay.ask(row);
    for (let n = 0; n < inTheWay.count; n++) {
      const b = inTheWay.found[n];
      // A body that hardly moved is in the way of the driven one.
      if (!asks && c.kind[b] !== BODY_CODE.kinematic) continue;
      if (!this.mayMeet(c, joints, row, b, refusals)) continue;
      load(c, b, this.other);
      const t = this.impact(bodies, row, b);
      // Of two at one time the lower row counts, in any order of tests.
      if (t > first || t === NO_IMPACT || (t === first && by >= 0 && b > by)) continue;
      first = t;
      by = b;
      this.note(row, b);
    }
    return first;
  }

  /**
   * Removes the speed that gravity gave for the lost part of the way; otherwise a body that is put back higher up would
   * have both. The body keeps turning about the same axis of its own. About the same axis of the world it would have
   * another moment of inertia, and so another energy.
   */
  private putBack(c: BodyColumns, row: number, time: number, gravity: Float64Array): void {
    const { own } = this;
    const { angularVelocity: w } = c;
    load(c, row, own);
    own.at(time);
    quat.inverseRotate(w, row * 3, c.orientation, row * 4, w, row * 3);
    c.orientation.set(own.orientation, row * 4);
    quat.rotate(w, row * 3, c.orientation, row * 4, w, row * 3);
    this.payBack(c, row, own.position, gravity);
    c.position.set(own.position, row * 3);
  }

  /**
   * Removes speed for the height that the body gains by being moved to `place`: first the speed of its fall. Where
   * contact has already turned that into other motion, all of the speed counts.
   */
  private payBack(c: BodyColumns, row: number, place: Float64Array, gravity: Float64Array): void {
    const { position: x, velocity: v, angularVelocity: w } = c;
    const i = row * 3;
    const scale = c.gravityScale[row];
    let gain = 0;
    let falling = 0;
    let pullSq = 0;
    for (let k = 0; k < 3; k++) {
      gain -= scale * gravity[k] * (place[k] - x[i + k]);
      falling += scale * gravity[k] * v[i + k];
      pullSq += scale * scale * gravity[k] * gravity[k];
    }
    if (!(gain > 0)) return;
    if (falling > 0) {
      // Along gravity v² − 2·gain is left, or nothing; `falling` is that speed times the pull.
      const left = Math.sqrt(Math.max(falling * falling - 2 * gain * pullSq, 0));
      const less = ((falling - left) / pullSq) * scale;
      for (let k = 0; k < 3; k++) v[i + k] -= less * gravity[k];
      gain -= (falling * falling - left * left) / (2 * pullSq);
    }
    if (!(gain > 0)) return;
    const { spin } = this;
    timesMoments(c, row, c.inertia, spin, w, i);
    let energy = 0;
    for (let k = 0; k < 3; k++) energy += 0.5 * (c.mass[row] * v[i + k] * v[i + k] + spin[k] * w[i + k]);
    const rest = energy > 0 ? Math.sqrt(Math.max(1 - (c.mass[row] * gain) / energy, 0)) : 0;
    for (let k = 0; k < 3; k++) {
      v[i + k] *= rest;
      w[i + k] *= rest;
    }
  }

  /** An open surface stops a body on the side on which the body's way begins. */
  private sideOf(obstacle: Solid): Solid {
    const { own, other, spin } = this;
    vec3.sub(spin, 0, own.from, 0, other.from, 0);
    quat.inverseRotate(spin, 0, other.from, 3, spin, 0);
    return obstacle.seenFrom?.(spin) ?? obstacle;
  }

  private impact(bodies: Bodies, row: number, b: number): number {
    const { advance, own, other } = this;
    const c = bodies.columns;
    const solid = bodies.solids.of(c, row);
    const obstacle = this.sideOf(bodies.solids.of(c, b));
    const target = SWEEP_GAP * c.thinness[row];
    const t = advance.run(solid, own, obstacle, other, target);
    this.isDeeper = 0;
    // In contact from the start: the response handles it, unless the body turns or moves in faster than it answers. The
    // points that stand for a body that is not convex may be above the place where a ring rolls, on what is not thin.
    const isExact = solid.isConvex || obstacle.thinness < solid.thinness;
    return t > (isExact ? 0 : 1) ? t : this.dip(solid, own, obstacle, other, c.thinness[row]);
  }
}

/** Whether a row is swept: always, or because it moved far for its size. */
function isSwept(c: BodyColumns, row: number, thicknesses: number): boolean {
  if (c.continuous[row] === SWEEP.never) return false;
  const way = wayOf(c, row);
  if (!(way < Number.POSITIVE_INFINITY)) return false;
  if (c.continuous[row] === SWEEP.always) return way > 0;
  return way + swung(c, row) > thicknesses * c.thinness[row];
}

/** Moments of inertia, or their inverses, times a vector, all in the world. */
function timesMoments(
  c: BodyColumns,
  row: number,
  moments: Float64Array,
  out: Float64Array,
  v: Float64Array,
  i: number,
): void {
  quat.inverseRotate(out, 0, c.orientation, row * 4, v, i);
  scaleByMoments(c, row, moments, out);
  quat.rotate(out, 0, c.orientation, row * 4, out, 0);
}

/** How far a row has come [m]. */
const wayOf = (c: BodyColumns, row: number): number =>
  vec3.distance(c.position, row * 3, c.goodPosition, row * 3);

/** The way on which turning took what reaches out of the body [m]. */
function swung({ orientation: q, goodOrientation: g, reach, thinness }: BodyColumns, row: number): number {
  const dot = quat.dot(q, row * 4, g, row * 4);
  const out = reach[row] - thinness[row];
  return 2 * Math.sqrt(Math.max(0, 1 - dot * dot)) * out;
}

/** Whether a joint connects the two: a pendulum doesn't stop at its post. */
function areTied(joints: Joints, a: number, b: number): boolean {
  for (let j = 0; j < joints.rows; j++)
    if (joints.isOn(j) && joints.ties(j, a) && joints.ties(j, b)) return true;
  return false;
}

function load(c: BodyColumns, row: number, out: Motion): void {
  const moved = c.kind[row] !== BODY_CODE.static;
  for (let k = 0; k < 3; k++) {
    out.to[k] = c.position[row * 3 + k];
    out.from[k] = moved ? c.goodPosition[row * 3 + k] : out.to[k];
  }
  for (let k = 0; k < 4; k++) {
    out.to[3 + k] = c.orientation[row * 4 + k];
    out.from[3 + k] = moved ? c.goodOrientation[row * 4 + k] : out.to[3 + k];
  }
  out.prepare();
}
