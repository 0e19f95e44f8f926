/**
 * The demands of each kind of joint, as rows. All levers of a row point to one point of space. So opposite impulses
 * keep the angular momentum, even while the joint is torn apart. The points are:
 *
 *   ball, hinge, fixed   halfway between the two anchors, also for a six-axis joint that has one point
 *   slider, six-axis     the anchor of b (the force is across an axis that turns with a)
 *   distance, rope, spring   along the line through both anchors
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import {
  CONE,
  HAS_CONE,
  HAS_LIMITS,
  HAS_MOTOR,
  JOINT_CODE,
  type Joints,
  LENGTH,
  MIN,
  NUMBERS,
  SPEED,
} from '../../bodies/joints.js';
import * as quat from '../../math/quat.js';
import { atan2 } from '../../math/scalar.js';
import { sixAxisRows } from './axis-count.js';
import { AT_LEAST, AT_MOST, EQUAL, MOTOR, OFF, type RowBuffer, SOFT } from './row-buffer.js';
import { limit, RowWriter } from './row-writer.js';
import type { SixAxisRows } from './six-axis.js';
import { sixAxisJoints } from './six-axis-part.js';

/** The number of rows of a joint. */
export function rowsOf(joints: Joints, row: number): number {
  const kind = joints.kind[row];
  const flags = joints.flags[row];
  const more = ((flags & HAS_LIMITS) === 0 ? 0 : 1) + ((flags & HAS_MOTOR) === 0 ? 0 : 1);
  switch (kind) {
    case JOINT_CODE.ball:
      return 3 + ((flags & HAS_CONE) === 0 ? 0 : 1) + ((flags & HAS_LIMITS) === 0 ? 0 : 1);
    case JOINT_CODE.hinge:
    case JOINT_CODE.slider:
      return 5 + more;
    case JOINT_CODE.fixed:
      return 6;
    case JOINT_CODE['six-axis']:
      return sixAxisRows(joints.numbers, row * NUMBERS);
    default:
      return 1;
  }
}

/** Whether a joint of this kind needs the orientation of its bodies. A joint that only holds points needs none. */
function hasFrame(kind: number, flags: number): boolean {
  if (kind === JOINT_CODE.ball) return (flags & (HAS_CONE | HAS_LIMITS)) !== 0;
  return kind <= JOINT_CODE.fixed || kind === JOINT_CODE['six-axis'];
}

export class RowBuilder extends RowWriter {
  private sixAxis: SixAxisRows | undefined;

  /** Turn of b about axis k [rad], for the six-axis joint that was built last. */
  turnAbout(k: number): number {
    return this.sixAxis!.turns[k];
  }

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
      case JOINT_CODE['six-axis']:
        this.sixAxis ??= new (sixAxisJoints.get())(this);
        return this.sixAxis.build(joints.numbers, row * NUMBERS, c, rows, at);
      default:
        return this.line(joints, row, c, rows, at);
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

  /**
   * Limits the lean of b's axis from a's axis, and the twist of b about its axis (swing and twist). n is across both
   * axes. A turn ω of b against a changes
   *
   *   the lean by ω·n, and the twist by ω·(x_a + x_b)/(1 + x_a·x_b)
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
      // Axes on one line have no direction of lean. Parallel axes need no hold. Opposite axes may return in any
      // direction.
      if (sine > 0) for (let k = 0; k < 3; k++) x[k] /= sine;
      else for (let k = 0; k < 3; k++) x[k] = axes[k * 3 + 1];
      this.torqueAlong(rows, at, AT_MOST);
      rows.error[at] = joints.numbers[row * NUMBERS + CONE] - atan2(sine, cosine);
      if (sine === 0 && cosine > 0) rows.state[at] = OFF;
      at++;
    }
    if ((flags & HAS_LIMITS) === 0) return;
    // The twist is undefined for a body whose axis points the opposite way.
    const isDefined = cosine > NO_TWIST;
    const scale = isDefined ? 1 / (1 + cosine) : 0;
    x[0] = scale * (axes[0] + bx);
    x[1] = scale * (axes[3] + by);
    x[2] = scale * (axes[6] + bz);
    this.torqueAlong(rows, at, AT_LEAST);
    rows.error[at] = this.angle();
    limit(joints.numbers, row * NUMBERS + MIN, rows, at);
    if (!isDefined) rows.state[at] = OFF;
  }

  private hingeExtras(joints: Joints, row: number, rows: RowBuffer, at: number): void {
    const flags = joints.flags[row];
    if ((flags & HAS_LIMITS) !== 0) {
      this.torque(rows, at, 0, AT_LEAST);
      rows.error[at] = this.angle();
      limit(joints.numbers, row * NUMBERS + MIN, rows, at++);
    }
    if ((flags & HAS_MOTOR) === 0) return;
    this.torque(rows, at, 0, MOTOR);
    this.motor(rows, at, SPEED, (flags & HAS_LIMITS) !== 0);
  }

  private sliderExtras(joints: Joints, row: number, c: BodyColumns, rows: RowBuffer, at: number): void {
    const { axes, direction } = this;
    const flags = joints.flags[row];
    for (let k = 0; k < 3; k++) direction[k] = axes[k * 3];
    if ((flags & HAS_LIMITS) !== 0) {
      this.force(c, rows, at, AT_LEAST);
      this.travelInto(rows, at);
      limit(joints.numbers, row * NUMBERS + MIN, rows, at++);
    }
    if ((flags & HAS_MOTOR) === 0) return;
    this.force(c, rows, at, MOTOR);
    this.motor(rows, at, SPEED, (flags & HAS_LIMITS) !== 0);
  }

  /**
   * Writes one row along the line between the anchors. Anchors at one place give no direction, so the row is left out.
   */
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
}

/** Cosine of the lean beyond which the twist of a ball joint is not held: its axis would be lost in rounding. */
const NO_TWIST = -0.999;

/** Whether a body's state is finite. */
export function isSound(c: BodyColumns, row: number): boolean {
  let sum = 0;
  for (let k = row * 3; k < row * 3 + 3; k++) sum += c.position[k] + c.velocity[k] + c.angularVelocity[k];
  for (let k = row * 4; k < row * 4 + 4; k++) sum += c.orientation[k];
  return sum - sum === 0;
}
