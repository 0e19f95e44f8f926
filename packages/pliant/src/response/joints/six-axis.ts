/**
 * The rows of a six-axis joint. The joint has three travels along the axes of its frame and three turns about them.
 * Each travel or turn is locked, free, limited, driven, or limited and driven.
 *
 * Travels are measured along the axes of a. Turns depend on the number of turns that are not locked:
 *
 *   none    b keeps its orientation to a
 *   one     a hinge about that axis, all the way around
 *   two     a universal joint: the first free axis, in the order x, y, z, is fixed in a, the last one in b
 *   three   a gimbal: b turns about x of a, then about y, then about z of b
 *
 * The axis m is fixed in a, the axis l is fixed in b, and n is across both. A turn ω of b against a is α′ m + β′ n + γ′
 * l. So the rates are ω times the dual vectors of m, n, l: α′ = ω·(n × l)/det, β′ = ω·n, γ′ = ω·(m × n)/det. A gimbal
 * locks where m and l come to one line, at β = ±90°. Near there α and γ can't be told apart, and the joint does not
 * hold them.
 *
 * Rows stand in this order: locked travels, locked turns, limits and motors of travels, limits and motors of turns.
 * Where another kind of joint does the same, the rows are the same: a six-axis joint with one free turn is a hinge to
 * the bit.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import {
  AXES,
  AXIS,
  AXIS_DRIVEN,
  AXIS_FREE,
  AXIS_LIMITED,
  AXIS_MAX,
  AXIS_MIN,
  AXIS_SPEED,
} from '../../bodies/joints.js';
import * as quat from '../../math/quat.js';
import { atan2, PI } from '../../math/scalar.js';
import { cross, dot } from '../../math/vec3.js';
import { lockedAxes } from './axis-count.js';
import { AT_LEAST, EQUAL, MOTOR, OFF, type RowBuffer } from './row-buffer.js';
import { limit, type RowWriter } from './row-writer.js';

/** Sine of the angle between the outer axes of a gimbal below which their turns are not held: twenty times the torque would be needed. */
const LOCKED_GIMBAL = 0.05;

export class SixAxisRows {
  /**
   * The axes about which the three turns are measured, one after the other. `dual` replaces them by their dual vectors.
   */
  private readonly about = new Float64Array(9);
  /** The turn of b about each axis [rad]. */
  readonly turns = new Float64Array(3);
  /** Whether the outer turns of a gimbal can't be told apart. */
  private isGimbalLocked = false;
  /** The axis across both others, of two or three free turns. */
  private middle = 1;
  private readonly scratch = new Float64Array(6);

  constructor(private readonly writer: RowWriter) {}

  /** Whether the axes at `o` are valid for a joint. A snapshot may contain any numbers. */
  static knows(numbers: Float64Array, o: number): boolean {
    let rows = 0;
    for (let k = 0; k < 6; k++) {
      const state = numbers[o + k * AXIS];
      if (![0, 1, 3, 5, 7].includes(state)) return false;
      if (state !== AXIS_FREE) rows++;
    }
    return rows > 0;
  }

  build(numbers: Float64Array, o: number, c: BodyColumns, rows: RowBuffer, at: number): void {
    this.measure(numbers, o);
    const { writer } = this;
    for (let k = 0; k < 3; k++) writer.at[k] = writer.pb[k];
    let next = this.lockWays(numbers, o, c, rows, at);
    next = this.lockTurns(numbers, o, rows, next);
    for (let k = 0; k < 3; k++) {
      const state = numbers[o + AXES + k * AXIS];
      if ((state & (AXIS_LIMITED | AXIS_DRIVEN)) === 0) continue;
      for (let x = 0; x < 3; x++) writer.direction[x] = writer.axes[x * 3 + k];
      if ((state & AXIS_LIMITED) !== 0) {
        writer.force(c, rows, next, AT_LEAST);
        writer.travelInto(rows, next);
        limit(numbers, o + AXES + k * AXIS + AXIS_MIN, rows, next++);
      }
      if ((state & AXIS_DRIVEN) === 0) continue;
      writer.force(c, rows, next, MOTOR);
      writer.motor(rows, next++, AXES + k * AXIS + AXIS_SPEED, (state & AXIS_LIMITED) !== 0);
    }
    for (let k = 0; k < 3; k++) next = this.turnExtras(numbers, o, k, rows, next);
  }

  private lockWays(numbers: Float64Array, o: number, c: BodyColumns, rows: RowBuffer, at: number): number {
    const { writer } = this;
    if (lockedAxes(numbers, o, 0) === 3) {
      writer.point(c, rows, at);
      return at + 3;
    }
    for (let k = 0; k < 3; k++) {
      if (numbers[o + AXES + k * AXIS] !== 0) continue;
      for (let x = 0; x < 3; x++) writer.direction[x] = writer.axes[x * 3 + k];
      writer.force(c, rows, at, EQUAL);
      writer.travelInto(rows, at++);
    }
    return at;
  }

  private lockTurns(numbers: Float64Array, o: number, rows: RowBuffer, at: number): number {
    const { writer, turns } = this;
    const locked = lockedAxes(numbers, o, 3);
    if (locked === 3) writer.lock(rows, at);
    else if (locked === 2) writer.align(rows, at, freeTurn(numbers, o));
    else if (locked === 1) {
      const k = lockedTurn(numbers, o);
      this.twist(rows, at, k, EQUAL);
      rows.error[at] = turns[k];
    }
    return at + locked;
  }

  private turnExtras(numbers: Float64Array, o: number, k: number, rows: RowBuffer, at: number): number {
    const axis = AXES + (k + 3) * AXIS;
    const state = numbers[o + axis];
    const isLost = this.isGimbalLocked && k !== this.middle;
    if ((state & AXIS_LIMITED) !== 0) {
      this.twist(rows, at, k, AT_LEAST);
      rows.error[at] = this.turns[k];
      limit(numbers, o + axis + AXIS_MIN, rows, at);
      if (isLost) rows.state[at] = OFF;
      at++;
    }
    if ((state & AXIS_DRIVEN) === 0) return at;
    this.twist(rows, at, k, MOTOR);
    this.writer.motor(rows, at, axis + AXIS_SPEED, (state & AXIS_LIMITED) !== 0);
    if (isLost) rows.state[at] = OFF;
    return at + 1;
  }

  /** Writes a row that turns along coordinate k. */
  private twist(rows: RowBuffer, at: number, k: number, mode: number): void {
    for (let x = 0; x < 3; x++) this.writer.direction[x] = this.about[k * 3 + x];
    this.writer.torqueAlong(rows, at, mode);
  }

  /** Measures the turns of b against a, and the axes of the turns' rows, from the present frames. */
  measure(numbers: Float64Array, o: number): void {
    const { writer, turns, about } = this;
    const locked = lockedAxes(numbers, o, 3);
    this.isGimbalLocked = false;
    if (locked < 2) {
      const n = locked === 1 ? lockedTurn(numbers, o) : 1;
      return this.gimbal(n, staysAhead(numbers, o + AXES + (n + 3) * AXIS));
    }
    for (let k = 0; k < 3; k++) {
      turns[k] = locked === 3 ? writer.turn[k] : 0;
      for (let x = 0; x < 3; x++) about[k * 3 + x] = writer.axes[x * 3 + k];
    }
    if (locked === 2) turns[freeTurn(numbers, o)] = writer.angle(freeTurn(numbers, o));
  }

  /**
   * Measures turns about axis m of a, the axis n across, and axis l of b. Two sets of turns lead to one orientation:
   * (α, β, γ) and (α ± π, π − β, γ ± π). The first set is right if β stays below a right angle. Otherwise the set with
   * the smaller turns is taken.
   */
  private gimbal(n: number, isAhead: boolean): void {
    const { writer, turns, about } = this;
    const m = n === 0 ? 1 : 0;
    const l = n === 2 ? 1 : 2;
    const sign = n === 1 ? 1 : -1;
    this.middle = n;
    // Slots of `about`: m and l are unchanged, n is across both.
    const first = m * 3;
    const across = n * 3;
    const last = l * 3;
    for (let x = 0; x < 3; x++) {
      about[first + x] = writer.axes[x * 3 + m];
      about[last + x] = x === l ? 1 : 0;
    }
    quat.rotate(about, last, writer.qb, 0, about, last);
    cross(about, across, about, last, about, first);
    const sine = Math.sqrt(dot(about, across, about, across));
    const scale = sine > 0 ? sign / sine : 0;
    for (let x = 0; x < 3; x++) about[across + x] *= scale;
    turns[n] = atan2(sign * dot(about, first, about, last), sine);
    this.isGimbalLocked = sine < LOCKED_GIMBAL;
    if (this.isGimbalLocked) {
      turns[m] = turns[l] = 0;
      if (sine === 0) for (let x = 0; x < 3; x++) about[across + x] = writer.axes[x * 3 + n];
      return;
    }
    turns[m] = this.angleFrom(writer.axes, n, m);
    turns[l] = this.angleTo(n, l);
    if (!isAhead && Math.abs(turns[m]) + Math.abs(turns[l]) > PI) this.turnBack(m, n, l);
    this.dual(first, across, last);
  }

  private turnBack(m: number, n: number, l: number): void {
    const { turns, about } = this;
    for (let x = n * 3; x < n * 3 + 3; x++) about[x] = -about[x];
    turns[m] -= turns[m] < 0 ? -PI : PI;
    turns[l] -= turns[l] < 0 ? -PI : PI;
    turns[n] = (turns[n] < 0 ? -PI : PI) - turns[n];
  }

  /** Angle about the axis m from axis n of a to the axis across. */
  private angleFrom(axes: Float64Array, n: number, m: number): number {
    const { scratch, about } = this;
    for (let x = 0; x < 3; x++) scratch[x] = axes[x * 3 + n];
    cross(scratch, 3, scratch, 0, about, n * 3);
    return atan2(dot(scratch, 3, about, m * 3), dot(scratch, 0, about, n * 3));
  }

  /** Angle about the axis l from the axis across to axis n of b. */
  private angleTo(n: number, l: number): number {
    const { scratch, about } = this;
    scratch.fill(0, 0, 3);
    scratch[n] = 1;
    quat.rotate(scratch, 0, this.writer.qb, 0, scratch, 0);
    cross(scratch, 3, about, n * 3, scratch, 0);
    return atan2(dot(scratch, 3, about, l * 3), dot(scratch, 0, about, n * 3));
  }

  /** Replaces the axes by their dual vectors. A dual vector times a turn ω gives the rate of its turn. */
  private dual(first: number, across: number, last: number): void {
    const { scratch, about } = this;
    cross(scratch, 0, about, across, about, last);
    cross(scratch, 3, about, first, about, across);
    const scale = 1 / dot(about, first, scratch, 0);
    for (let x = 0; x < 3; x++) {
      about[first + x] = scale * scratch[x];
      about[last + x] = scale * scratch[3 + x];
    }
  }
}

/** Whether a turn is locked or limited to less than a right angle. */
function staysAhead(numbers: Float64Array, axis: number): boolean {
  const state = numbers[axis];
  if (state === 0) return true;
  return (
    (state & AXIS_LIMITED) !== 0 && numbers[axis + AXIS_MIN] > -PI / 2 && numbers[axis + AXIS_MAX] < PI / 2
  );
}

function freeTurn(numbers: Float64Array, o: number): number {
  let k = 0;
  while (k < 2 && numbers[o + AXES + (k + 3) * AXIS] === 0) k++;
  return k;
}

function lockedTurn(numbers: Float64Array, o: number): number {
  let k = 0;
  while (k < 2 && numbers[o + AXES + (k + 3) * AXIS] !== 0) k++;
  return k;
}
