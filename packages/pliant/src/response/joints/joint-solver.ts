/**
 * Joints as systems of impulses. Source: lecture on rigid contacts. Impulses at all joints change velocities at all
 * joints through one block matrix of K matrices, and one solution meets the demands of every joint. Limits and motors:
 * block principal pivoting (Júdice and Pires 1994). Springs act as forces. They are implicit only as far as stability
 * needs.
 *
 *   per substep: rows at the present positions; the impulses of the previous substep; — contacts —; the matrix solved
 *                with a share of the error undone; positions; rows anew; the matrix solved with nothing undone
 *
 * Departures: a joint may have other rows than three (hinge, slider, …). The matrix is factored
 * front by front (`fronts.ts`). Rows that follow from other rows are left out, so a joint given twice is no trouble. Contradictory
 * joints end in a compromise, and the solver reports them. Joints of bodies whose numbers are broken are left out of
 * the substep.
 */
import type { Bodies, BodyColumns } from '../../bodies/bodies.js';
import {
  DAMPING,
  IMPULSE,
  JOINT_CODE,
  type Joints,
  NUMBERS,
  SPAN,
  STIFFNESS,
  spanRatio,
  TOTAL,
} from '../../bodies/joints.js';
import { BODY_CODE } from '../../bodies/layout.js';
import type { Contacts } from '../../narrowphase/index.js';
import { assembleMatrix, turnArms } from './assemble.js';
import { isSound, RowBuilder, rowsOf } from './build-rows.js';
import { ConjugateJoints } from './conjugate-joints.js';
import { EnergyGuard } from './energy-guard.js';
import { Fronts } from './fronts.js';
import { leaveOutLocked } from './locked-rows.js';
import { orderJoints } from './order.js';
import { reviewRows } from './review.js';
import { ARM_B, AT_LEAST, EQUAL, FREE, HELD, LIN, MOTOR, OFF, ROW, RowBuffer, SOFT } from './row-buffer.js';
import { SteadyInertia } from './steady-inertia.js';
import { pushRows, wantRows } from './sweep-rows.js';
import type { Turns } from './turns.js';

/** Part of the error that is undone in one substep. At 1 long chains under load begin to hum. */
const UNDO = 0.5;

/** Fastest at which error is undone [m/s, rad/s]: joints that start torn apart close in no explosion. */
const MAX_UNDO_SPEED = 4;

/**
 * Softness while error is undone, relative to the diagonal: nearly contradictory joints would otherwise be followed by
 * turns without bound. Taken back when the bodies have moved.
 */
const SOFTNESS = 1e-6;

/**
 * Mechanisms with more rows than this stay hardly soft when the bodies have moved, and conjugate gradients remove what
 * is left. In a flat net many rows follow from others but for rounding. Their pivots are small without being zero, and
 * pivots that come of them are noise. Conjugate gradients lower the kinetic energy in every turn, so noise adds none.
 */
const LARGE = 100;

/** Their softness then, relative to the diagonal: above what counts as no pivot, or rows would be left out by chance. */
const HARDLY_SOFT = 1e-8;

/** Rounds in which all limits and motors may change at once; after that one at a time, which can't go in circles. */
const BLOCK_ROUNDS = 6;

export class JointSolver implements Turns {
  readonly rows = new RowBuffer();
  private readonly fronts = new Fronts();
  private readonly builder = new RowBuilder();
  private readonly inertia = new SteadyInertia();
  private readonly guard = new EnergyGuard();
  private seenVersion = -1;
  private joints: Joints | undefined;
  private columns!: BodyColumns;
  private x = new Float64Array(0);
  /** Per position: whether the joint takes part in this substep. */
  private works = new Uint8Array(0);
  /** Per row: the impulse of the previous substep. */
  private before = new Float64Array(0);
  /** Scratch of `respond`. */
  private answers = new Float64Array(0);
  private isFresh = true;
  private isUndoing = true;
  private readonly gradients = new ConjugateJoints();
  private h = -0;
  /** Per mechanism, which shares no body with others: the rows with bounds in this solve, and the joints that work. */
  private bounded = new Int32Array(0);
  private working = new Int32Array(0);
  /** Per position of a joint: its mechanism. */
  private mechanismOf = new Int32Array(0);
  /** Per row: 1 for bodies with contacts. */
  private touches = new Uint8Array(0);
  mechanism = new Int32Array(0);
  waits = new Uint8Array(1);
  /** Whether a body of any joint has a locked axis. */
  private locked = false;

  /** Whether there is nothing to solve. Call this before every other method. */
  get idle(): boolean {
    return this.joints === undefined || this.joints.count === 0;
  }

  /** Call this after contacts were found. Contacts connect mechanisms to the bodies that they touch. */
  meet(joints: Joints, bodies: Bodies, contacts: Contacts): void {
    if (joints.count === 0) {
      this.mechanism.fill(0);
      return;
    }
    this.guard.gather(joints, bodies, contacts);
    if (this.mechanism.length < bodies.rows) {
      const known = this.mechanism;
      this.mechanism = new Int32Array(2 * bodies.rows);
      this.mechanism.set(known);
      this.touches = new Uint8Array(2 * bodies.rows);
    }
    this.touches.fill(0);
    for (let m = 0; m < contacts.manifolds; m++)
      if (contacts.size[m] > 0) this.touches[contacts.a[m]] = this.touches[contacts.b[m]] = 1;
  }

  /**
   * Builds rows at the present positions. With `undo` the solve undoes error. Otherwise the solve continues from the
   * impulses of the previous solve.
   */
  prepare(joints: Joints, bodies: Bodies, h: number, undo: boolean): void {
    this.joints = joints;
    if (joints.count === 0) return;
    if (joints.version !== this.seenVersion) this.layOut(joints, bodies);
    this.columns = bodies.columns;
    this.h = h;
    this.isUndoing = undo;
    this.bounded.fill(0);
    if (undo) this.guard.begin(bodies);
    if (undo) this.locked = false;
    if (undo) this.inertia.weigh(joints, bodies, h, this.touches);
    this.inertia.refresh(bodies);
    this.working.fill(0);
    for (let p = 0; p < this.fronts.joints.length; p++) this.prepareJoint(joints, bodies, p, undo);
    this.isFresh = false;
    assembleMatrix(this.rows, this.fronts, this.works);
    if (this.locked) leaveOutLocked(this.rows, this.fronts, this.columns);
    if (undo) this.pullSprings();
    for (let k = 0; k < this.working.length; k++) if (this.working[k] > 0) this.decompose(k);
  }

  /** Applies the impulses of the previous substep. */
  warmStart(): void {
    if (this.idle) return;
    const { rows, x } = this;
    for (let i = 0; i < rows.count; i++)
      x[i] = rows.state[i] !== OFF && rows.mode[i] !== SOFT ? rows.lambda[i] : 0;
    pushRows(rows, this.columns.velocity, this.columns.angularVelocity, x);
  }

  /** Changes the bodies' velocities so that every row gets the speed that it wants, as far as its bounds allow. */
  solve(): void {
    if (this.idle) return;
    for (let k = 0; k < this.working.length; k++) this.solveMechanism(k);
  }

  /** Solves the mechanisms that wait, and no others. */
  solveWaiting(): void {
    const { waits } = this;
    for (let k = 0; k < this.working.length; k++) if (waits[k + 1] === 1) this.solveMechanism(k);
    waits.fill(0);
  }

  /** Solves the joints of mechanism k. Each mechanism finds its limits by itself. */
  private solveMechanism(k: number): void {
    const { rows, fronts } = this;
    if (this.working[k] === 0) return;
    const from = rows.starts[fronts.mechanisms[k]];
    const to = rows.starts[fronts.mechanisms[k + 1]];
    const bounded = this.bounded[k];
    const most = bounded === 0 ? 1 : BLOCK_ROUNDS + 2 * bounded + 2;
    for (let round = 0; round < most; round++) {
      this.settle(k);
      if (bounded === 0) return;
      if (!reviewRows(rows, this.columns, this.x, round >= BLOCK_ROUNDS, from, to)) return;
      this.decompose(k);
    }
    this.clamp(from, to);
  }

  private decompose(k: number): void {
    const { rows, fronts } = this;
    const soften = this.isUndoing ? SOFTNESS : fronts.rowsOf(k) > LARGE ? HARDLY_SOFT : 0;
    fronts.decompose(k, rows.state, soften, rows.gamma);
  }

  /** Lets the joints answer a change of velocity. The free rows of `v` and `w` become zero. No impulse is booked. */
  respond(v: Float64Array, w: Float64Array): void {
    if (this.idle) return;
    const { rows, x, fronts } = this;
    for (let k = 0; k < this.working.length; k++) {
      if (this.working[k] === 0) continue;
      const first = fronts.mechanisms[k];
      const last = fronts.mechanisms[k + 1];
      wantRows(rows, v, w, x, true, first, last);
      if (fronts.rowsOf(k) > LARGE) {
        this.gradients.solve(rows, fronts, k, v, w, x, this.answers);
        continue;
      }
      fronts.solve(x, k);
      pushRows(rows, v, w, x, first, last);
    }
  }

  /**
   * Call this after the last solve of a substep. Remembers the impulses for the next substep and books them for the
   * step. A `brief` part of a substep is not remembered. The impulse that ends a leftover velocity would be a huge
   * force there.
   */
  book(bodies: Bodies, brief: boolean): void {
    const { rows, joints } = this;
    const { starts } = rows;
    const order = this.fronts;
    if (joints === undefined || this.idle) return;
    this.guard.end(bodies);
    const n = joints.numbers;
    for (let p = 0; p < order.joints.length; p++) {
      const o = order.joints[p] * NUMBERS;
      for (let i = starts[p]; i < starts[p + 1]; i++) {
        // A soft row is off while bodies relax, but its earlier impulse counts.
        const step = rows.state[i] === OFF && rows.mode[i] !== SOFT ? 0 : rows.lambda[i];
        if (!brief) this.rememberRow(n, o + IMPULSE + i - starts[p], i, rows.mode[i] === SOFT ? 0 : step);
        this.bookRow(n, o, i, step);
      }
      if (!brief) n[o + SPAN] = this.h;
    }
  }

  /**
   * The next substep starts from the smaller of the last two impulses, or from zero if the two are opposite. A load is
   * in both impulses, but the answer to a blow is in only one. A start from that answer would strike the bodies once
   * more, because contacts are solved afterwards.
   */
  private rememberRow(n: Float64Array, at: number, i: number, now: number): void {
    const { before } = this;
    const was = before[i];
    before[i] = now;
    n[at] = was > 0 === now > 0 ? (Math.abs(was) < Math.abs(now) ? was : now) : 0;
  }

  /** Call this at the start of a step. The joints remember the impulses of the previous substep. */
  beginStep(): void {
    this.isFresh = true;
  }

  /** How far the joint at a position is torn apart: anchors [m] in slot 0 of out, axes [rad] in slot 1. */
  tear(position: number, out: Float64Array): void {
    const { rows } = this;
    const { starts } = rows;
    out[0] = out[1] = 0;
    for (let i = starts[position]; i < starts[position + 1]; i++) {
      const mode = rows.mode[i];
      if (mode === SOFT || mode === MOTOR) continue;
      const error = mode === EQUAL ? rows.error[i] : Math.min(rows.error[i], 0);
      const o = i * ROW;
      const linear = rows.j[o] !== 0 || rows.j[o + 1] !== 0 || rows.j[o + 2] !== 0;
      out[linear ? 0 : 1] += error * error;
    }
    out[0] = Math.sqrt(out[0]);
    out[1] = Math.sqrt(out[1]);
  }

  /** Rows of the joint table in the order of `tear`. */
  get ordered(): Int32Array {
    return this.fronts.joints;
  }

  private layOut(joints: Joints, bodies: Bodies): void {
    const { rows, fronts } = this;
    const { kind } = bodies.columns;
    this.seenVersion = joints.version;
    const at = jointsAtBodies(joints, kind);
    const count = (joint: number) => rowsOf(joints, joint);
    fronts.shape(orderJoints(joints, kind, count), count, (joint) => [
      ...(at.get(joints.a[joint]) ?? []),
      ...(at.get(joints.b[joint]) ?? []),
    ]);
    const { joints: list, starts, mechanisms } = fronts;
    rows.layOut(starts);
    for (let p = 0; p < list.length; p++) {
      rows.a.fill(joints.a[list[p]], starts[p], starts[p + 1]);
      rows.b.fill(joints.b[list[p]], starts[p], starts[p + 1]);
    }
    this.x = new Float64Array(rows.count);
    this.before = new Float64Array(rows.count);
    this.answers = new Float64Array(rows.count);
    this.isFresh = true;
    this.works = new Uint8Array(list.length);
    this.bounded = new Int32Array(mechanisms.length - 1);
    this.working = new Int32Array(mechanisms.length - 1);
    this.mechanismOf = new Int32Array(list.length);
    for (let k = 0; k < this.working.length; k++) this.mechanismOf.fill(k, mechanisms[k], mechanisms[k + 1]);
    this.numberBodies(joints, bodies);
  }

  private numberBodies(joints: Joints, bodies: Bodies): void {
    const { fronts, mechanismOf } = this;
    const { kind } = bodies.columns;
    this.mechanism.fill(0);
    this.waits = new Uint8Array(fronts.mechanisms.length);
    for (let p = 0; p < mechanismOf.length; p++) {
      const row = fronts.joints[p];
      if (kind[joints.a[row]] === BODY_CODE.rigid) this.mechanism[joints.a[row]] = mechanismOf[p] + 1;
      if (kind[joints.b[row]] === BODY_CODE.rigid) this.mechanism[joints.b[row]] = mechanismOf[p] + 1;
    }
  }

  private prepareJoint(joints: Joints, bodies: Bodies, p: number, undo: boolean): void {
    const { rows, columns } = this;
    const row = this.fronts.joints[p];
    const from = rows.starts[p];
    const to = rows.starts[p + 1];
    if (undo) this.adopt(joints, bodies, p);
    const works = this.works[p] === 1;
    for (let i = from; i < to; i++) rows.state[i] = works ? FREE : OFF;
    if (!works) return;
    this.working[this.mechanismOf[p]]++;
    this.builder.build(joints, row, columns, rows, from);
    turnArms(this.inertia.inverse, rows, p);
    for (let i = from; i < to; i++) {
      if (rows.mode[i] === EQUAL) rows.bias[i] = undo ? this.undoSpeed(i) : 0;
      else this.wish(joints, row, i, undo);
    }
  }

  /** Sets the values for the whole substep: the bodies that can be moved, and the starting impulses. */
  private adopt(joints: Joints, bodies: Bodies, p: number): void {
    const { rows, columns } = this;
    const { starts } = rows;
    const row = this.fronts.joints[p];
    const a = joints.a[row];
    const b = joints.b[row];
    bodies.flight.drop(a);
    bodies.flight.drop(b);
    const moveA = bodies.isActive(a);
    const moveB = bodies.isActive(b);
    this.works[p] = (moveA || moveB) && isSound(columns, a) && isSound(columns, b) ? 1 : 0;
    rows.movesA[p] = moveA ? 1 : 0;
    rows.movesB[p] = moveB ? 1 : 0;
    const { massA, massB } = rows;
    const { inverseMass, locks } = columns;
    massA[p * 3] = massA[p * 3 + 1] = massA[p * 3 + 2] = moveA ? inverseMass[a] : 0;
    massB[p * 3] = massB[p * 3 + 1] = massB[p * 3 + 2] = moveB ? inverseMass[b] : 0;
    if ((locks[a] | locks[b]) !== 0) {
      this.locked = true;
      for (let k = 0; k < 3; k++) {
        if ((locks[a] & (1 << k)) !== 0) massA[p * 3 + k] = 0;
        if ((locks[b] & (1 << k)) !== 0) massB[p * 3 + k] = 0;
      }
    }
    const memory = row * NUMBERS + IMPULSE - starts[p];
    const longer = spanRatio(joints, row, this.h);
    for (let i = starts[p]; i < starts[p + 1]; i++) {
      rows.gamma[i] = 0;
      rows.lambda[i] = longer * joints.numbers[memory + i];
      if (this.isFresh) this.before[i] = rows.lambda[i];
    }
  }

  /** The speed at which the error of a row is undone [m/s, rad/s]. */
  private undoSpeed(i: number): number {
    return Math.max(Math.min((UNDO * this.rows.error[i]) / this.h, MAX_UNDO_SPEED), -MAX_UNDO_SPEED);
  }

  /** Sets bias, bounds and first state of a row that is no equality. */
  private wish(joints: Joints, row: number, i: number, undo: boolean): void {
    const { rows, h } = this;
    const mode = rows.mode[i];
    const error = rows.error[i];
    const back = undo ? this.undoSpeed(i) : 0;
    rows.low[i] = Number.NEGATIVE_INFINITY;
    rows.high[i] = Number.POSITIVE_INFINITY;
    rows.bias[i] = back;
    if (mode === SOFT) {
      rows.bias[i] = 0;
      if (!undo) rows.state[i] = OFF;
      return;
    }
    this.bounded[this.mechanismOf[rows.joint[i]]]++;
    if (mode === MOTOR) {
      const speed = row * NUMBERS + rows.motorAt[i];
      const most = joints.numbers[speed + 1] * h;
      rows.low[i] = -most;
      rows.high[i] = most;
      rows.bias[i] = -joints.numbers[speed];
    } else this.wishOneSided(i, error > 0 ? error / h : back, undo);
    const lambda = Math.max(Math.min(rows.lambda[i], rows.high[i]), rows.low[i]);
    if (undo) rows.lambda[i] = lambda;
  }

  /**
   * At an open limit the bodies may approach as far as the limit within the substep. At a touched limit they must not
   * approach.
   */
  private wishOneSided(i: number, speed: number, undo: boolean): void {
    const { rows } = this;
    const least = rows.mode[i] === AT_LEAST;
    rows.bias[i] = least ? speed : -speed;
    if (least) rows.low[i] = 0;
    else rows.high[i] = 0;
    const pushes = least ? rows.lambda[i] > 0 : rows.lambda[i] < 0;
    if (rows.state[i] === OFF) return;
    if (!undo && rows.error[i] > 0 && !pushes) rows.state[i] = OFF;
    else rows.state[i] = pushes && !rows.drives(i + 1) ? FREE : HELD;
    rows.hold[i] = 0;
  }

  /**
   * A spring pushes in proportion to its present stretch, which keeps energy. Its damping acts against the coming
   * velocity. Where h²k/m > 1, this push would explode. Then the push looks ahead as far as stability needs, which
   * damps.
   */
  private pullSprings(): void {
    const { rows, fronts, h, joints, columns, x } = this;
    const { starts } = rows;
    for (let p = 0; p < fronts.joints.length; p++) {
      const i = starts[p];
      if (joints!.kind[fronts.joints[p]] !== JOINT_CODE.spring || rows.state[i] === OFF) continue;
      const o = fronts.joints[p] * NUMBERS;
      const k = joints!.numbers[o + STIFFNESS];
      const z = h * h * k * fronts.values[fronts.diagonal[i]];
      const drag = h * joints!.numbers[o + DAMPING] + (z > 1 ? h * h * k * (1 - 1 / z) : 0);
      rows.lambda[i] = 0;
      if (drag > 0) rows.gamma[i] = 1 / drag;
      else rows.state[i] = OFF;
      if (z > 1) {
        rows.bias[i] = (h * k * rows.error[i]) / drag;
        continue;
      }
      x[i] = -h * k * rows.error[i];
      rows.push(i, columns.velocity, columns.angularVelocity, x, i);
      this.bookRow(joints!.numbers, o, i, x[i]);
    }
  }

  /** Solves the free rows directly, while the held rows stay at their bounds. */
  private settle(k: number): void {
    const { rows, x, columns, fronts } = this;
    const { velocity: v, angularVelocity: w } = columns;
    const { lambda, state } = rows;
    const first = fronts.mechanisms[k];
    const last = fronts.mechanisms[k + 1];
    const from = rows.starts[first];
    const to = rows.starts[last];
    for (let i = from; this.bounded[k] > 0 && i < to; i++) {
      if (state[i] !== HELD) continue;
      x[i] = rows.hold[i] - lambda[i];
      rows.push(i, v, w, x, i);
      lambda[i] = rows.hold[i];
    }
    wantRows(rows, v, w, x, false, first, last);
    if (!this.isUndoing && to - from > LARGE) {
      this.gradients.solve(rows, fronts, k, v, w, x, lambda);
      return;
    }
    fronts.solve(x, k);
    pushRows(rows, v, w, x, first, last);
    for (let i = from; i < to; i++) if (x[i] - x[i] === 0) lambda[i] += x[i];
  }

  /** Brings impulses back into their bounds where pivoting found no end. */
  private clamp(from: number, to: number): void {
    const { rows, x, columns } = this;
    for (let i = from; i < to; i++) {
      if (rows.mode[i] === EQUAL) continue;
      const next = Math.max(Math.min(rows.lambda[i], rows.high[i]), rows.low[i]);
      if (rows.state[i] === OFF || next === rows.lambda[i]) continue;
      x[i] = next - rows.lambda[i];
      rows.push(i, columns.velocity, columns.angularVelocity, x, i);
      rows.lambda[i] = next;
    }
  }

  private bookRow(n: Float64Array, o: number, i: number, step: number): void {
    const { j } = this.rows;
    if (step === 0) return;
    const r = i * ROW;
    let size = 0;
    for (let k = 0; k < 3; k++) {
      n[o + TOTAL + k] += step * j[r + LIN + k];
      size += Math.abs(j[r + LIN + k]);
    }
    if (size > 0) return;
    for (let k = 0; k < 3; k++) n[o + TOTAL + 3 + k] += step * j[r + ARM_B + k];
  }
}

/** The joints at each rigid body. */
function jointsAtBodies(joints: Joints, kind: Uint8Array): Map<number, number[]> {
  const at = new Map<number, number[]>();
  for (let row = 0; row < joints.rows; row++) {
    if (!joints.isOn(row)) continue;
    for (const body of [joints.a[row], joints.b[row]]) {
      if (kind[body] !== BODY_CODE.rigid) continue;
      const known = at.get(body);
      if (known === undefined) at.set(body, [row]);
      else known.push(row);
    }
  }
  return at;
}
