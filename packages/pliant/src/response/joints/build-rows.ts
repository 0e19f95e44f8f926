/**
 * What each kind of joint wants, as rows. All levers of a row point to one point of space, so that opposite impulses
 * leave the angular momentum as it was even while the joint is torn apart:
 *
 *   ball, hinge, fixed   halfway between the two anchors
 *   slider               the anchor of b (its force is across an axis that turns with a)
 *   distance, rope, spring   along the line through both anchors
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import {
  ANCHOR_A,
  ANCHOR_B,
  CONE,
  FRAME_A,
  FRAME_B,
  HAS_CONE,
  HAS_LIMITS,
  HAS_MOTOR,
  JOINT_CODE,
  type Joints,
  LENGTH,
  MAX,
  MIN,
  NUMBERS,
} from '../../bodies/joints.js';
import * as quat from '../../math/quat.js';
import { atan2 } from '../../math/scalar.js';
import {
  ARM_A,
  ARM_B,
  AT_LEAST,
  AT_MOST,
  EQUAL,
  LIN,
  MOTOR,
  OFF,
  ROW,
  type RowBuffer,
  SOFT,
} from './row-buffer.js';

/** How many rows a joint has. */
export function rowsOf(kind: number, flags: number): number {
  const more = ((flags & HAS_LIMITS) === 0 ? 0 : 1) + ((flags & HAS_MOTOR) === 0 ? 0 : 1);
  switch (kind) {
    case JOINT_CODE.ball:
      return 3 + ((flags & HAS_CONE) === 0 ? 0 : 1) + ((flags & HAS_LIMITS) === 0 ? 0 : 1);
    case JOINT_CODE.hinge:
    case JOINT_CODE.slider:
      return 5 + more;
    case JOINT_CODE.fixed:
      return 6;
    default:
      return 1;
  }
}

/** Whether a joint of this kind asks how its bodies are turned; one that holds points alone doesn't. */
function hasFrame(kind: number, flags: number): boolean {
  if (kind === JOINT_CODE.ball) return (flags & (HAS_CONE | HAS_LIMITS)) !== 0;
  return kind === JOINT_CODE.hinge || kind === JOINT_CODE.slider || kind === JOINT_CODE.fixed;
}

export class RowBuilder {
  /** World anchors of a and b, their middle, the three axes of the frame of a, and relative turning: scratch. */
  private readonly pa = new Float64Array(3);
  private readonly pb = new Float64Array(3);
  private readonly at = new Float64Array(3);
  private readonly axes = new Float64Array(9);
  private readonly qa = new Float64Array(4);
  private readonly qb = new Float64Array(4);
  private readonly between = new Float64Array(4);
  private readonly turn = new Float64Array(3);
  private readonly direction = new Float64Array(3);

  /** Writes the rows of joint `row` from row `at` of the buffer on: directions, levers, modes and errors. */
  build(joints: Joints, row: number, c: BodyColumns, rows: RowBuffer, at: number): void {
    this.anchor(joints, row, c);
    if (hasFrame(joints.kind[row], joints.flags[row])) this.orient(joints, row, c);
    switch (joints.kind[row]) {
      case JOINT_CODE.ball:
        this.point(c, rows, at);
        return this.ballLimits(joints, row, rows, at + 3);
      case JOINT_CODE.hinge:
        this.point(c, rows, at);
        this.align(rows, at + 3);
        return this.hingeExtras(joints, row, rows, at + 5);
      case JOINT_CODE.slider:
        this.slide(c, rows, at);
        this.lock(rows, at + 2);
        return this.sliderExtras(joints, row, c, rows, at + 5);
      case JOINT_CODE.fixed:
        this.point(c, rows, at);
        return this.lock(rows, at + 3);
      default:
        return this.line(joints, row, c, rows, at);
    }
  }

  /** Angle of b against a about the axis [rad], of the joint last built. */
  angle(): number {
    const { between } = this;
    return 2 * atan2(between[3] < 0 ? -between[0] : between[0], Math.abs(between[3]));
  }

  /** Travel of b along the axis of a [m], of the joint last built. */
  travel(): number {
    const { pa, pb, axes } = this;
    return axes[0] * (pb[0] - pa[0]) + axes[3] * (pb[1] - pa[1]) + axes[6] * (pb[2] - pa[2]);
  }

  private anchor(joints: Joints, row: number, c: BodyColumns): void {
    const { pa, pb } = this;
    const o = row * NUMBERS;
    const a = joints.a[row];
    const b = joints.b[row];
    quat.rotate(pa, 0, c.orientation, a * 4, joints.numbers, o + ANCHOR_A);
    quat.rotate(pb, 0, c.orientation, b * 4, joints.numbers, o + ANCHOR_B);
    for (let k = 0; k < 3; k++) {
      pa[k] += c.position[a * 3 + k];
      pb[k] += c.position[b * 3 + k];
    }
  }

  private orient(joints: Joints, row: number, c: BodyColumns): void {
    const { qa, qb, between, axes, turn } = this;
    const o = row * NUMBERS;
    const a = joints.a[row];
    const b = joints.b[row];
    quat.multiply(qa, 0, c.orientation, a * 4, joints.numbers, o + FRAME_A);
    quat.multiply(qb, 0, c.orientation, b * 4, joints.numbers, o + FRAME_B);
    quat.toMat3(axes, 0, qa, 0);
    quat.conjugate(between, 0, qa, 0);
    quat.multiply(between, 0, between, 0, qb, 0);
    // Twice the vector part: the rotation vector for small angles, and never ambiguous.
    const sign = between[3] < 0 ? -2 : 2;
    for (let k = 0; k < 3; k++) turn[k] = sign * between[k];
  }

  /** Three rows along the world axes: the anchors coincide. Levers are those of `force`, r × e for each axis e. */
  private point({ position }: BodyColumns, rows: RowBuffer, at: number): void {
    const { pa, pb } = this;
    const { j, error, mode } = rows;
    for (let side = 0; side < 2; side++) {
      const body = (side === 0 ? rows.a[at] : rows.b[at]) * 3;
      const x = 0.5 * (pa[0] + pb[0]) - position[body];
      const y = 0.5 * (pa[1] + pb[1]) - position[body + 1];
      const z = 0.5 * (pa[2] + pb[2]) - position[body + 2];
      const o = at * ROW + (side === 0 ? ARM_A : ARM_B);
      j[o] = j[o + ROW + 1] = j[o + 2 * ROW + 2] = 0;
      j[o + 1] = z;
      j[o + 2] = -y;
      j[o + ROW] = -z;
      j[o + ROW + 2] = x;
      j[o + 2 * ROW] = y;
      j[o + 2 * ROW + 1] = -x;
    }
    for (let k = 0; k < 3; k++) {
      const o = (at + k) * ROW + LIN;
      j[o] = j[o + 1] = j[o + 2] = 0;
      j[o + k] = 1;
      mode[at + k] = EQUAL;
      error[at + k] = pb[k] - pa[k];
    }
  }

  /** Two rows across the axis: the anchor of b stays on the axis of a. */
  private slide(c: BodyColumns, rows: RowBuffer, at: number): void {
    const { pb, axes, direction } = this;
    for (let k = 0; k < 3; k++) this.at[k] = pb[k];
    for (let n = 0; n < 2; n++) {
      for (let k = 0; k < 3; k++) direction[k] = axes[k * 3 + n + 1];
      this.force(c, rows, at + n, EQUAL);
      this.travelInto(rows, at + n);
    }
  }

  /** error = (anchor of b − anchor of a) · direction. */
  private travelInto(rows: RowBuffer, at: number): void {
    const { pa, pb, direction } = this;
    let way = 0;
    for (let k = 0; k < 3; k++) way += direction[k] * (pb[k] - pa[k]);
    rows.error[at] = way;
  }

  /** Two torques across the axis: the axes of a and b stay parallel. */
  private align(rows: RowBuffer, at: number): void {
    const { axes, qb, direction, turn } = this;
    direction.fill(0);
    direction[0] = 1;
    quat.rotate(direction, 0, qb, 0, direction, 0);
    for (let k = 0; k < 3; k++) {
      const k1 = (k + 1) % 3;
      const k2 = (k + 2) % 3;
      turn[k] = axes[k1 * 3] * direction[k2] - axes[k2 * 3] * direction[k1];
    }
    for (let n = 0; n < 2; n++) {
      this.torque(rows, at + n, n + 1, EQUAL);
      let error = 0;
      for (let k = 0; k < 3; k++) error += axes[k * 3 + n + 1] * turn[k];
      rows.error[at + n] = error;
    }
  }

  /** Three torques: b keeps its orientation to a. */
  private lock(rows: RowBuffer, at: number): void {
    for (let n = 0; n < 3; n++) {
      this.torque(rows, at + n, n, EQUAL);
      rows.error[at + n] = this.turn[n];
    }
  }

  /**
   * How far the axis of b leans from that of a, and how far b is turned about it (swing and twist). A turn ω of b against
   * a changes the lean by ω·n, with n across both axes, and the twist by ω·(x_a + x_b)/(1 + x_a·x_b).
   */
  private ballLimits(joints: Joints, row: number, rows: RowBuffer, at: number): void {
    const flags = joints.flags[row];
    if ((flags & (HAS_CONE | HAS_LIMITS)) === 0) return;
    const { axes, qb, direction: x } = this;
    x.fill(0);
    x[0] = 1;
    quat.rotate(x, 0, qb, 0, x, 0);
    const cosine = axes[0] * x[0] + axes[3] * x[1] + axes[6] * x[2];
    const bx = x[0];
    const by = x[1];
    const bz = x[2];
    if ((flags & HAS_CONE) !== 0) {
      x[0] = axes[3] * bz - axes[6] * by;
      x[1] = axes[6] * bx - axes[0] * bz;
      x[2] = axes[0] * by - axes[3] * bx;
      const sine = Math.sqrt(x[0] * x[0] + x[1] * x[1] + x[2] * x[2]);
      // Axes on one line lean no way of their own: nothing to hold, or, when they look apart, any way back.
      if (sine > 0) for (let k = 0; k < 3; k++) x[k] /= sine;
      else for (let k = 0; k < 3; k++) x[k] = axes[k * 3 + 1];
      this.torqueAlong(rows, at, AT_MOST);
      rows.error[at] = joints.numbers[row * NUMBERS + CONE] - atan2(sine, cosine);
      if (sine === 0 && cosine > 0) rows.state[at] = OFF;
      at++;
    }
    if ((flags & HAS_LIMITS) === 0) return;
    // Turned right about, a body has no twist.
    const isDefined = cosine > NO_TWIST;
    const scale = isDefined ? 1 / (1 + cosine) : 0;
    x[0] = scale * (axes[0] + bx);
    x[1] = scale * (axes[3] + by);
    x[2] = scale * (axes[6] + bz);
    this.torqueAlong(rows, at, AT_LEAST);
    rows.error[at] = this.angle();
    limit(joints, row, rows, at);
    if (!isDefined) rows.state[at] = OFF;
  }

  private hingeExtras(joints: Joints, row: number, rows: RowBuffer, at: number): void {
    const flags = joints.flags[row];
    if ((flags & HAS_LIMITS) !== 0) {
      this.torque(rows, at, 0, AT_LEAST);
      rows.error[at] = this.angle();
      limit(joints, row, rows, at++);
    }
    if ((flags & HAS_MOTOR) !== 0) this.torque(rows, at, 0, MOTOR);
  }

  private sliderExtras(joints: Joints, row: number, c: BodyColumns, rows: RowBuffer, at: number): void {
    const { axes, direction } = this;
    const flags = joints.flags[row];
    for (let k = 0; k < 3; k++) direction[k] = axes[k * 3];
    if ((flags & HAS_LIMITS) !== 0) {
      this.force(c, rows, at, AT_LEAST);
      this.travelInto(rows, at);
      limit(joints, row, rows, at++);
    }
    if ((flags & HAS_MOTOR) !== 0) this.force(c, rows, at, MOTOR);
  }

  /** One row along the line between the anchors. At no distance it has no direction, and is left out. */
  private line(joints: Joints, row: number, c: BodyColumns, rows: RowBuffer, at: number): void {
    const { pa, pb, direction } = this;
    const kind = joints.kind[row];
    let sq = 0;
    for (let k = 0; k < 3; k++) {
      direction[k] = pb[k] - pa[k];
      sq += direction[k] * direction[k];
      this.at[k] = pb[k];
    }
    const size = Math.sqrt(sq);
    const scale = size > 0 ? 1 / size : 0;
    for (let k = 0; k < 3; k++) direction[k] *= scale;
    this.force(c, rows, at, kind === JOINT_CODE.rope ? AT_MOST : kind === JOINT_CODE.spring ? SOFT : EQUAL);
    const more = size - joints.numbers[row * NUMBERS + LENGTH];
    rows.error[at] = kind === JOINT_CODE.rope ? -more : more;
    if (size === 0) rows.state[at] = OFF;
  }

  /** A row that pushes along `direction` at the point `at`. */
  private force(c: BodyColumns, rows: RowBuffer, i: number, mode: number): void {
    const { direction: d, at } = this;
    const { j } = rows;
    const o = i * ROW;
    rows.mode[i] = mode;
    for (let k = 0; k < 3; k++) j[o + LIN + k] = d[k];
    this.arm(c, rows.a[i], at, j, o + ARM_A);
    this.arm(c, rows.b[i], at, j, o + ARM_B);
  }

  /** j[o..] = (at − centre) × direction. */
  private arm({ position }: BodyColumns, body: number, at: Float64Array, j: Float64Array, o: number): void {
    const { direction: d } = this;
    const x = at[0] - position[body * 3];
    const y = at[1] - position[body * 3 + 1];
    const z = at[2] - position[body * 3 + 2];
    j[o] = y * d[2] - z * d[1];
    j[o + 1] = z * d[0] - x * d[2];
    j[o + 2] = x * d[1] - y * d[0];
  }

  /** A row that twists about `direction`. */
  private torqueAlong(rows: RowBuffer, i: number, mode: number): void {
    const { j } = rows;
    const o = i * ROW;
    rows.mode[i] = mode;
    for (let k = 0; k < 3; k++) {
      j[o + LIN + k] = 0;
      j[o + ARM_A + k] = j[o + ARM_B + k] = this.direction[k];
    }
  }

  /** A row that twists about axis n of the frame of a. */
  private torque(rows: RowBuffer, i: number, n: number, mode: number): void {
    const { j } = rows;
    const o = i * ROW;
    rows.mode[i] = mode;
    for (let k = 0; k < 3; k++) {
      j[o + LIN + k] = 0;
      j[o + ARM_A + k] = j[o + ARM_B + k] = this.axes[k * 3 + n];
    }
  }
}

/** Cosine of the lean beyond which the twist of a ball joint is not held: its axis would be lost in rounding. */
const NO_TWIST = -0.999;

/** From the angle or travel in `error` to the way that is left to the nearer limit; two equal limits are one lock. */
function limit(joints: Joints, row: number, rows: RowBuffer, at: number): void {
  const min = joints.numbers[row * NUMBERS + MIN];
  const max = joints.numbers[row * NUMBERS + MAX];
  const now = rows.error[at];
  if (min === max) {
    rows.mode[at] = EQUAL;
    rows.error[at] = now - min;
  } else if (now - min < max - now) {
    rows.mode[at] = AT_LEAST;
    rows.error[at] = now - min;
  } else {
    rows.mode[at] = AT_MOST;
    rows.error[at] = max - now;
  }
}

/** Whether a body's state is finite. */
export function isSound(c: BodyColumns, row: number): boolean {
  let sum = 0;
  for (let k = row * 3; k < row * 3 + 3; k++) sum += c.position[k] + c.velocity[k] + c.angularVelocity[k];
  for (let k = row * 4; k < row * 4 + 4; k++) sum += c.orientation[k];
  return sum - sum === 0;
}
