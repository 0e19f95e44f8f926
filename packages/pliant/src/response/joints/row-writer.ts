/**
 * Writes the rows of a joint. It finds the joint's frames, and writes rows that push along or twist about a direction.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import { ANCHOR_A, ANCHOR_B, FRAME_A, FRAME_B, type Joints, NUMBERS } from '../../bodies/joints.js';
import * as quat from '../../math/quat.js';
import { atan2 } from '../../math/scalar.js';
import { ARM_A, ARM_B, AT_LEAST, AT_MOST, EQUAL, LIN, MOTOR, ROW, type RowBuffer } from './row-buffer.js';

export class RowWriter {
  /** World anchors of a and b. */
  readonly pa = new Float64Array(3);
  readonly pb = new Float64Array(3);
  /** Point at which `force` pushes, and the direction of the next row. */
  readonly at = new Float64Array(3);
  readonly direction = new Float64Array(3);
  /** Axes of the frame of a in the world, in columns. */
  readonly axes = new Float64Array(9);
  /**
   * Orientation of the frames of a and b in the world, of b seen from a, and the latter as a rotation vector for small
   * angles.
   */
  readonly qa = new Float64Array(4);
  readonly qb = new Float64Array(4);
  readonly between = new Float64Array(4);
  readonly turn = new Float64Array(3);

  /** Angle of b against a about axis n of the frame [rad], for the joint that was built last. */
  angle(n = 0): number {
    const { between } = this;
    return 2 * atan2(between[3] < 0 ? -between[n] : between[n], Math.abs(between[3]));
  }

  /** Travel of b along axis n of the frame of a [m], for the joint that was built last. */
  travel(n = 0): number {
    const { pa, pb, axes } = this;
    return axes[n] * (pb[0] - pa[0]) + axes[n + 3] * (pb[1] - pa[1]) + axes[n + 6] * (pb[2] - pa[2]);
  }

  anchor(joints: Joints, row: number, c: BodyColumns): void {
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

  orient(joints: Joints, row: number, c: BodyColumns): void {
    const { qa, qb, between, axes, turn } = this;
    const o = row * NUMBERS;
    const a = joints.a[row];
    const b = joints.b[row];
    quat.multiply(qa, 0, c.orientation, a * 4, joints.numbers, o + FRAME_A);
    quat.multiply(qb, 0, c.orientation, b * 4, joints.numbers, o + FRAME_B);
    quat.toMat3(axes, 0, qa, 0);
    quat.conjugate(between, 0, qa, 0);
    quat.multiply(between, 0, between, 0, qb, 0);
    // Twice the vector part is the rotation vector for small angles, and is never ambiguous.
    const sign = between[3] < 0 ? -2 : 2;
    for (let k = 0; k < 3; k++) turn[k] = sign * between[k];
  }

  /**
   * Writes three rows along the world axes: the anchors coincide. The levers are those of `force`, r × e for each axis
   * e.
   */
  point({ position }: BodyColumns, rows: RowBuffer, at: number): void {
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

  /** error = (anchor of b − anchor of a) · direction. */
  travelInto(rows: RowBuffer, at: number): void {
    const { pa, pb, direction } = this;
    let way = 0;
    for (let k = 0; k < 3; k++) way += direction[k] * (pb[k] - pa[k]);
    rows.error[at] = way;
  }

  /** Writes two torques across axis n of the frame: these axes of a and b stay parallel. */
  align(rows: RowBuffer, at: number, n = 0): void {
    const { axes, qb, direction, turn } = this;
    direction.fill(0);
    direction[n] = 1;
    quat.rotate(direction, 0, qb, 0, direction, 0);
    for (let k = 0; k < 3; k++) {
      const k1 = (k + 1) % 3;
      const k2 = (k + 2) % 3;
      turn[k] = axes[k1 * 3 + n] * direction[k2] - axes[k2 * 3 + n] * direction[k1];
    }
    for (let i = 0; i < 2; i++) {
      const across = (n + 1 + i) % 3;
      this.torque(rows, at + i, across, EQUAL);
      let error = 0;
      for (let k = 0; k < 3; k++) error += axes[k * 3 + across] * turn[k];
      rows.error[at + i] = error;
    }
  }

  /** Writes three torques: b keeps its orientation to a. */
  lock(rows: RowBuffer, at: number): void {
    for (let n = 0; n < 3; n++) {
      this.torque(rows, at + n, n, EQUAL);
      rows.error[at + n] = this.turn[n];
    }
  }

  /** Writes a row that pushes along `direction` at the point `at`. */
  force(c: BodyColumns, rows: RowBuffer, i: number, mode: number): void {
    const { direction: d, at } = this;
    const { j } = rows;
    const o = i * ROW;
    rows.mode[i] = mode;
    for (let k = 0; k < 3; k++) j[o + LIN + k] = d[k];
    this.arm(c, rows.a[i], at, j, o + ARM_A);
    this.arm(c, rows.b[i], at, j, o + ARM_B);
  }

  /** j[o..] = (at − centre) × direction. */
  arm({ position }: BodyColumns, body: number, at: Float64Array, j: Float64Array, o: number): void {
    const { direction: d } = this;
    const x = at[0] - position[body * 3];
    const y = at[1] - position[body * 3 + 1];
    const z = at[2] - position[body * 3 + 2];
    j[o] = y * d[2] - z * d[1];
    j[o + 1] = z * d[0] - x * d[2];
    j[o + 2] = x * d[1] - y * d[0];
  }

  /** Writes a row that twists about `direction`. */
  torqueAlong(rows: RowBuffer, i: number, mode: number): void {
    const { j } = rows;
    const o = i * ROW;
    rows.mode[i] = mode;
    for (let k = 0; k < 3; k++) {
      j[o + LIN + k] = 0;
      j[o + ARM_A + k] = j[o + ARM_B + k] = this.direction[k];
    }
  }

  /** Writes a row that twists about axis n of the frame of a. */
  torque(rows: RowBuffer, i: number, n: number, mode: number): void {
    const { j } = rows;
    const o = i * ROW;
    rows.mode[i] = mode;
    for (let k = 0; k < 3; k++) {
      j[o + LIN + k] = 0;
      j[o + ARM_A + k] = j[o + ARM_B + k] = this.axes[k * 3 + n];
    }
  }

  /** Makes row i a motor whose speed stands at `speed` among the joint's numbers. */
  motor(rows: RowBuffer, i: number, speed: number, afterLimit: boolean): void {
    rows.mode[i] = MOTOR;
    rows.motorAt[i] = speed;
    rows.afterLimit[i] = afterLimit ? 1 : 0;
  }
}

/**
 * Turns the angle or travel in `error` into the way that is left to the nearer limit. The limits stand at `o`. Two
 * equal limits are one lock.
 */
export function limit(numbers: Float64Array, o: number, rows: RowBuffer, at: number): void {
  const min = numbers[o];
  const max = numbers[o + 1];
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
