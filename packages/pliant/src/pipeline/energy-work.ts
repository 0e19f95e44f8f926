/**
 * Upper bounds of the work on the bodies of a world in one step: by the user's forces, by fields and held vertices, by
 * keyframes of molecules, by motors, and by kinematic bodies that push, pull or carry. `energy-watch.ts` adds them up.
 * Results go into arrays, because numbers that functions return are boxed.
 */
import type { Bodies, BodyColumns } from '../bodies/bodies.js';
import type { Deformables } from '../bodies/deformable/deformables.js';
import type { ForceFields } from '../bodies/fields.js';
import * as T from '../bodies/joints.js';
import { AWAKE, BODY_CODE, isDynamic } from '../bodies/layout.js';
import type { PairLedger } from '../response/index.js';

/** The parts of a world that are read. */
export interface Worked {
  readonly bodies: Bodies;
  readonly deformables: Deformables;
  readonly joints: T.Joints;
  readonly fields: ForceFields;
  readonly ledger: PairLedger;
}

/** Adds to out[o] the largest work that may have been done in the step of `dt` [s] that has just ended [J]. */
export function addWork(sim: Worked, dt: number, isPushed: boolean, out: Float64Array, o: number): void {
  out[o] += sim.fields.work[0];
  sim.fields.work[0] = 0;
  addOwnWork(sim.deformables, out, o);
  if (isPushed) addForces(sim, dt, out, o);
  if (sim.joints.count > 0) addJoints(sim, out, o);
  if (anyCarries(sim)) addPushes(sim, out, o);
}

/** What forces did that came with a body, such as keyframes. */
function addOwnWork({ list }: Deformables, out: Float64Array, o: number): void {
  for (let k = 0; k < list.length; k++) {
    const { outsideWork } = list[k].model;
    if (outsideWork === undefined) continue;
    out[o] += outsideWork[0];
    outsideWork[0] = 0;
  }
}

/** A force f does at most f·(v + f t / m) t, however the body has turned meanwhile. */
function addForces({ bodies: { columns: c, rows } }: Worked, dt: number, out: Float64Array, o: number): void {
  const { userForce: f, userTorque: t, velocity: v, angularVelocity: w, inverseInertia: k } = c;
  for (let row = 0, i = 0; row < rows; row++, i += 3) {
    if (c.activity[row] !== AWAKE || !isDynamic(c.kind[row])) continue;
    if (f[i] !== 0 || f[i + 1] !== 0 || f[i + 2] !== 0) {
      const force = length(f, i);
      out[o] += 2 * force * dt * (length(v, i) + (force * dt) / c.mass[row]);
    }
    if (t[i] !== 0 || t[i + 1] !== 0 || t[i + 2] !== 0) {
      const torque = length(t, i);
      out[o] += 2 * torque * dt * (length(w, i) + torque * dt * Math.max(k[i], k[i + 1], k[i + 2]));
    }
  }
}

/**
 * The work of motors follows from their impulse and speed; that of joints on kinematic bodies from the bodies' speed.
 */
function addJoints({ joints, bodies }: Worked, out: Float64Array, o: number): void {
  const { kind } = bodies.columns;
  const { numbers } = joints;
  for (let row = 0; row < joints.rows; row++) {
    if (joints.kind[row] === 0) continue;
    const a = joints.a[row];
    const b = joints.b[row];
    const isDriven = (joints.flags[row] & T.HAS_MOTOR) !== 0;
    if (!isDriven && kind[a] !== BODY_CODE.kinematic && kind[b] !== BODY_CODE.kinematic) continue;
    const n = row * T.NUMBERS;
    const speed = motorSpeed(numbers, n);
    addPush(bodies.columns, a, length(numbers, n + T.TOTAL), length(numbers, n + T.TOTAL + 3), speed, out, o);
    addPush(bodies.columns, b, length(numbers, n + T.TOTAL), length(numbers, n + T.TOTAL + 3), speed, out, o);
  }
}

/** Fastest speed of a joint's motors [m/s, rad/s]. */
function motorSpeed(numbers: Float64Array, n: number): number {
  let most = Math.abs(numbers[n + T.SPEED]);
  for (let k = 0; k < 6; k++)
    most = Math.max(most, Math.abs(numbers[n + T.AXES + k * T.AXIS + T.AXIS_SPEED]));
  return most;
}

/** Whether a kinematic body moves. */
function anyCarries({ bodies: { columns, rows } }: Worked): boolean {
  const { kind, velocity: v, angularVelocity: w } = columns;
  for (let row = 0, i = 0; row < rows; row++, i += 3) {
    if (kind[row] !== BODY_CODE.kinematic) continue;
    if (v[i] !== 0 || v[i + 1] !== 0 || v[i + 2] !== 0 || w[i] !== 0 || w[i + 1] !== 0 || w[i + 2] !== 0)
      return true;
  }
  return false;
}

function addPushes({ ledger, bodies, deformables }: Worked, out: Float64Array, o: number): void {
  const { kind, velocity } = bodies.columns;
  const { current: pairs } = ledger;
  for (let p = 0; p < pairs.count; p++) {
    const push = length(pairs.impulse, 3 * p);
    for (let side = 0; side < 2; side++) {
      const row = side === 0 ? pairs.a[p] : pairs.b[p];
      if (kind[row] === BODY_CODE.kinematic) addPush(bodies.columns, row, push, 0, 0, out, o);
    }
  }
  // A body that hangs on a moving one is carried along with all its mass.
  for (let k = 0; k < deformables.list.length; k++) {
    const { row, holds } = deformables.list[k];
    for (let h = 0; h < holds.length; h++) {
      const other = holds[h].to === 0 ? -1 : bodies.find(holds[h].to);
      if (other < 0 || kind[other] !== BODY_CODE.kinematic) continue;
      const speed = length(velocity, 3 * other);
      out[o] += 10 * bodies.columns.mass[row] * speed * (speed + length(velocity, 3 * row));
    }
  }
}

/** An impulse and an angular impulse on a body at its present speed plus `more`. */
function addPush(
  { velocity, angularVelocity, reach }: BodyColumns,
  row: number,
  push: number,
  twist: number,
  more: number,
  out: Float64Array,
  o: number,
): void {
  const spin = length(angularVelocity, 3 * row);
  const far = reach[row] < Number.POSITIVE_INFINITY ? reach[row] : 0;
  out[o] += 2 * (push * (length(velocity, 3 * row) + spin * far + more) + twist * (spin + more));
}

function length(v: Float64Array, i: number): number {
  return Math.sqrt(v[i] * v[i] + v[i + 1] * v[i + 1] + v[i + 2] * v[i + 2]);
}
