/**
 * Joints as lines, each kind as engineers draw it:
 *
 *   ball      a small cross            hinge    its axis, a circle around it, or the arc that limits leave, and where b stands in it
 *             (of both, an arm to the middle of a body that the joint lies outside of: the string of a pendulum)
 *   slider    its rail, with stops     fixed    a small cube
 *   distance  a double line: a rod     rope     a line, loose where it hangs
 *   spring    a zigzag as long as it is
 *   six-axis  an arm along each axis that is left free, a rail with stops where it is limited; a circle about each free turn, or its arc
 */
import {
  ANCHOR_A,
  ANCHOR_B,
  AXES,
  AXIS,
  AXIS_LIMITED,
  AXIS_MIN,
  FRAME_A,
  FRAME_B,
  HAS_LIMITS,
  JOINT_CODE,
  MAX,
  MIN,
  NUMBERS,
} from '../bodies/joints.js';
import { rotate } from '../math/quat.js';
import { cos, PI, sin } from '../math/scalar.js';
import type { Simulation } from '../simulation.js';
import type { Color, LineBuffer } from './line-buffer.js';

const TAU = 2 * PI;
/** Pieces of an arc, and its radius in sizes of a joint. */
const ARC = 24;
const ARC_RADIUS = 0.6;
const COILS = 8;

/** Draws all joints of a world; `size` is how large signs are [m]. */
export class JointSigns {
  private readonly a = new Float64Array(3);
  private readonly b = new Float64Array(3);
  private x = new Float64Array(3);
  private y = new Float64Array(3);
  private z = new Float64Array(3);
  private readonly p = new Float64Array(3);
  private readonly q = new Float64Array(3);

  draw({ joints, bodies }: Simulation, lines: LineBuffer, size: number, color: Color): void {
    const { position, orientation, bounds } = bodies.columns;
    for (let row = 0; row < joints.rows; row++) {
      if (!joints.isOn(row)) continue;
      const o = row * NUMBERS;
      const [i, j] = [joints.a[row], joints.b[row]];
      rotate(this.a, 0, orientation, 4 * i, joints.numbers, o + ANCHOR_A);
      rotate(this.b, 0, orientation, 4 * j, joints.numbers, o + ANCHOR_B);
      for (let k = 0; k < 3; k++) {
        this.a[k] += position[3 * i + k];
        this.b[k] += position[3 * j + k];
      }
      this.axes(joints.numbers, o + FRAME_A, orientation, 4 * i);
      const hasLimits = (joints.flags[row] & HAS_LIMITS) !== 0;
      const kind = joints.kind[row];
      if (kind === JOINT_CODE.spring) this.spring(lines, size, color);
      else if (kind === JOINT_CODE.distance) this.rod(lines, size, color);
      else if (kind === JOINT_CODE.rope) lines.segment(this.a, this.b, color);
      else if (kind === JOINT_CODE.hinge)
        this.hinge(
          lines,
          size,
          color,
          hasLimits ? joints.numbers.subarray(o + MIN, o + MAX + 1) : undefined,
          [joints.numbers, o + FRAME_B, orientation, 4 * j],
        );
      else if (kind === JOINT_CODE.slider)
        this.slider(
          lines,
          size,
          color,
          hasLimits ? joints.numbers.subarray(o + MIN, o + MAX + 1) : undefined,
        );
      else if (kind === JOINT_CODE.fixed) this.cube(lines, size, color);
      else if (kind === JOINT_CODE['six-axis']) this.sixAxis(lines, size, color, joints.numbers, o + AXES);
      else this.cross(lines, size, color);
      if (kind === JOINT_CODE.ball || kind === JOINT_CODE.hinge) {
        this.arm(lines, color, this.a, bounds, position, i);
        this.arm(lines, color, this.b, bounds, position, j);
      }
    }
  }

  /** From the joint to the middle of a body whose box doesn't reach it. */
  private arm(
    lines: LineBuffer,
    color: Color,
    anchor: Float64Array,
    bounds: Float64Array,
    position: Float64Array,
    body: number,
  ): void {
    const o = 6 * body;
    const isInside = anchor.every((value, k) => value >= bounds[o + k] && value <= bounds[o + 3 + k]);
    if (!isInside) lines.segment(anchor, position.subarray(3 * body, 3 * body + 3), color);
  }

  /** Axes of a joint's frame in the world. */
  private axes(numbers: Float64Array, frame: number, turns: Float64Array, turn: number): void {
    [this.x, this.y, this.z].forEach((axis, k) => {
      axis.fill(0);
      axis[k] = 1;
      rotate(axis, 0, numbers, frame, axis, 0);
      rotate(axis, 0, turns, turn, axis, 0);
    });
  }

  /** A point from an origin along the axes. */
  private at(out: Float64Array, from: Float64Array, x: number, y: number, z: number): Float64Array {
    for (let k = 0; k < 3; k++) out[k] = from[k] + x * this.x[k] + y * this.y[k] + z * this.z[k];
    return out;
  }

  private line(
    lines: LineBuffer,
    color: Color,
    from: Float64Array,
    p: readonly number[],
    q: readonly number[],
  ): void {
    lines.segment(this.at(this.p, from, p[0], p[1], p[2]), this.at(this.q, from, q[0], q[1], q[2]), color);
  }

  private cross(lines: LineBuffer, size: number, color: Color): void {
    for (let k = 0; k < 3; k++) {
      const arm = [0, 0, 0];
      arm[k] = 0.5 * size;
      this.line(
        lines,
        color,
        this.a,
        arm,
        arm.map((value) => -value),
      );
    }
    lines.segment(this.a, this.b, color);
  }

  private hinge(
    lines: LineBuffer,
    size: number,
    color: Color,
    limits: Float64Array | undefined,
    other: readonly [Float64Array, number, Float64Array, number],
  ): void {
    this.line(lines, color, this.a, [-size, 0, 0], [size, 0, 0]);
    this.arc(lines, size, color, limits);
    // Where the frame of b stands: its y axis.
    this.axes(...other);
    this.line(lines, color, this.a, [0, 0, 0], [0, ARC_RADIUS * size, 0]);
  }

  /** A circle about the x axis, or the part of it that limits leave. */
  private arc(lines: LineBuffer, size: number, color: Color, limits: Float64Array | undefined): void {
    const [from, to] = limits === undefined ? [-PI, PI] : [limits[0], limits[1]];
    const r = ARC_RADIUS * size;
    for (let k = 0; k < ARC; k++) {
      const [s, t] = [from + ((to - from) * k) / ARC, from + ((to - from) * (k + 1)) / ARC];
      this.line(lines, color, this.a, [0, r * cos(s), r * sin(s)], [0, r * cos(t), r * sin(t)]);
    }
    if (limits !== undefined)
      for (const t of [from, to])
        this.line(lines, color, this.a, [0, 0, 0], [0, 1.25 * r * cos(t), 1.25 * r * sin(t)]);
  }

  private slider(lines: LineBuffer, size: number, color: Color, limits: Float64Array | undefined): void {
    const [from, to] = limits === undefined ? [-2 * size, 2 * size] : [limits[0], limits[1]];
    this.line(lines, color, this.a, [from, 0, 0], [to, 0, 0]);
    for (const t of limits === undefined ? [] : [from, to]) {
      this.line(lines, color, this.a, [t, -0.4 * size, 0], [t, 0.4 * size, 0]);
      this.line(lines, color, this.a, [t, 0, -0.4 * size], [t, 0, 0.4 * size]);
    }
    this.line(lines, color, this.b, [0, -0.3 * size, 0], [0, 0.3 * size, 0]);
  }

  /** Each axis as slider and hinge have theirs; a locked axis has no sign, and a joint without a free one is a cube. */
  private sixAxis(lines: LineBuffer, size: number, color: Color, numbers: Float64Array, o: number): void {
    const frame = [this.x, this.y, this.z];
    this.cube(lines, 0.5 * size, color);
    lines.segment(this.a, this.b, color);
    for (let k = 0; k < 6; k++) {
      const state = numbers[o + k * AXIS];
      if (state === 0) continue;
      // The axis comes first, as slider and arc have it.
      [this.x, this.y, this.z] = [frame[k % 3], frame[(k + 1) % 3], frame[(k + 2) % 3]];
      const from = o + k * AXIS + AXIS_MIN;
      const limits = (state & AXIS_LIMITED) === 0 ? undefined : numbers.subarray(from, from + 2);
      if (k < 3) this.slider(lines, size, color, limits);
      else this.arc(lines, size, color, limits);
    }
    [this.x, this.y, this.z] = frame;
  }

  private cube(lines: LineBuffer, size: number, color: Color): void {
    const h = 0.3 * size;
    for (let k = 0; k < 4; k++) {
      const [u, v] = [k & 1 ? h : -h, k & 2 ? h : -h];
      this.line(lines, color, this.a, [-h, u, v], [h, u, v]);
      this.line(lines, color, this.a, [u, -h, v], [u, h, v]);
      this.line(lines, color, this.a, [u, v, -h], [u, v, h]);
    }
  }

  /** Axes with x from a to b; the way's length. */
  private along(): number {
    let length = 0;
    for (let k = 0; k < 3; k++) {
      this.x[k] = this.b[k] - this.a[k];
      length += this.x[k] * this.x[k];
    }
    length = Math.sqrt(length);
    if (length === 0) return 0;
    for (let k = 0; k < 3; k++) this.x[k] /= length;
    const side = Math.abs(this.x[1]) < 0.9 ? 1 : 0;
    this.z.fill(0);
    this.z[side] = 1;
    const { x, y, z } = this;
    for (let k = 0; k < 3; k++) y[k] = z[(k + 1) % 3] * x[(k + 2) % 3] - z[(k + 2) % 3] * x[(k + 1) % 3];
    const norm = Math.sqrt(y[0] * y[0] + y[1] * y[1] + y[2] * y[2]);
    for (let k = 0; k < 3; k++) y[k] /= norm;
    for (let k = 0; k < 3; k++) z[k] = x[(k + 1) % 3] * y[(k + 2) % 3] - x[(k + 2) % 3] * y[(k + 1) % 3];
    return length;
  }

  private rod(lines: LineBuffer, size: number, color: Color): void {
    const length = this.along();
    for (const side of [-0.06 * size, 0.06 * size])
      this.line(lines, color, this.a, [0, side, 0], [length, side, 0]);
    for (const end of [this.a, this.b])
      for (let k = 0; k < 8; k++) {
        const [s, t] = [(TAU * k) / 8, (TAU * (k + 1)) / 8];
        const r = 0.15 * size;
        this.line(lines, color, end, [r * cos(s), r * sin(s), 0], [r * cos(t), r * sin(t), 0]);
      }
  }

  private spring(lines: LineBuffer, size: number, color: Color): void {
    const length = this.along();
    const r = 0.25 * size;
    const bend = (k: number): [number, number, number] => {
      if (k <= 0) return [0, 0, 0];
      if (k > 2 * COILS) return [length, 0, 0];
      return [(length * (k + 0.5)) / (2 * COILS + 2), k % 2 === 0 ? r : -r, 0];
    };
    for (let k = 0; k <= 2 * COILS; k++) this.line(lines, color, this.a, bend(k), bend(k + 1));
  }
}
