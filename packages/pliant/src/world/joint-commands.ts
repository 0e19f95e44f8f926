/** Joints come, go and are driven. A refused command changes nothing. */
import * as T from '../bodies/joints.js';
import { BODY_CODE, isDeformable } from '../bodies/layout.js';
import { PliantError } from '../core/errors.js';
import * as quat from '../math/quat.js';
import { sixAxisJoints } from '../response/joints/index.js';
import { AXIS_NAMES, type JointAxis, type JointSettings } from '../scene/index.js';
import type { Simulation } from '../simulation.js';
import type { CommandOf } from './commands.js';
import { letJointsWait } from './enable.js';
import { rowOf } from './rows.js';

/** Adds a joint and returns its handle. */
export function addJoint(sim: Simulation, joint: JointSettings): number {
  const a = rowOf(sim, joint.a, 'joint.a');
  const b = rowOf(sim, joint.b, 'joint.b');
  refusePair(sim, a, b);
  if (joint.kind === 'six-axis') sixAxisJoints.get('joint.kind');
  const length = 'anchorA' in joint ? (joint.length ?? apart(joint)) : 0;
  if ((joint.kind === 'distance' || joint.kind === 'rope') && !(length > 0)) {
    throw new PliantError(
      'invalid-value',
      'The two anchors are at one point; give a length, or use a ball joint.',
      {
        path: 'joint.length',
      },
    );
  }
  const { joints, bodies } = sim;
  const row = joints.take();
  joints.kind[row] = T.JOINT_CODE[joint.kind];
  joints.a[row] = a;
  joints.b[row] = b;
  if (joint.collide) joints.flags[row] |= T.COLLIDES;
  joints.names[row] = joint.name;
  const o = row * T.NUMBERS;
  joints.numbers[o + T.LENGTH] = length;
  writeFrames(sim, row, joint);
  const limits = joint.kind === 'ball' ? joint.twist : 'limits' in joint ? joint.limits : undefined;
  if (limits !== undefined) setLimits(sim, row, limits.min, limits.max);
  if (joint.kind === 'ball' && joint.cone !== undefined) {
    joints.flags[row] |= T.HAS_CONE;
    joints.numbers[o + T.CONE] = joint.cone;
  }
  if (joint.kind === 'hinge' && joint.motor !== undefined)
    setMotor(sim, row, joint.motor.speed, joint.motor.maxTorque ?? T.UNLIMITED);
  if (joint.kind === 'slider' && joint.motor !== undefined)
    setMotor(sim, row, joint.motor.speed, joint.motor.maxForce ?? T.UNLIMITED);
  if (joint.kind === 'six-axis') setAxes(sim, row, joint);
  if (joint.kind === 'spring') {
    joints.numbers[o + T.STIFFNESS] = joint.stiffness;
    joints.numbers[o + T.DAMPING] = joint.damping;
  }
  letJointsWait(sim, a);
  letJointsWait(sim, b);
  bodies.wake(a);
  bodies.wake(b);
  return joints.handle(row);
}

export function removeJoint(sim: Simulation, row: number): number {
  const { joints, bodies } = sim;
  bodies.wake(joints.a[row]);
  bodies.wake(joints.b[row]);
  joints.release(row);
  return 0;
}

/** A body takes its joints along when it goes. */
export function removeJointsOf(sim: Simulation, body: number): void {
  for (let row = 0; row < sim.joints.rows; row++) if (sim.joints.ties(row, body)) removeJoint(sim, row);
}

export function driveJoint(sim: Simulation, row: number, command: CommandOf<'drive'>): number {
  const { joints, bodies } = sim;
  const { axis } = command;
  const isSixAxis = joints.kind[row] === T.JOINT_CODE['six-axis'];
  refuseDrive(joints, row, axis);
  const n = joints.numbers;
  const k = isSixAxis ? AXIS_NAMES.indexOf(axis!) : -1;
  const o = row * T.NUMBERS;
  const at = isSixAxis ? o + T.AXES + k * T.AXIS : o;
  const [low, speed] = isSixAxis ? [at + T.AXIS_MIN, at + T.AXIS_SPEED] : [o + T.MIN, o + T.SPEED];
  const has = isSixAxis ? n[at] : joints.flags[row];
  const isLimited = (has & (isSixAxis ? T.AXIS_LIMITED : T.HAS_LIMITS)) !== 0;
  const isDriven = (has & (isSixAxis ? T.AXIS_DRIVEN : T.HAS_MOTOR)) !== 0;
  if (command.min !== undefined || command.max !== undefined) {
    const min = command.min ?? (isLimited ? n[low] : undefined);
    const max = command.max ?? (isLimited ? n[low + 1] : undefined);
    if (min === undefined || max === undefined || min > max) {
      throw new PliantError('invalid-value', `Limits need a 'min' that is not above 'max'.`, { path: 'max' });
    }
    setLimits(sim, row, min, max, k);
  }
  if (command.speed !== undefined || command.strength !== undefined)
    setMotor(
      sim,
      row,
      command.speed ?? n[speed],
      command.strength ?? (isDriven ? n[speed + 1] : T.UNLIMITED),
      k,
    );
  bodies.wake(joints.a[row]);
  bodies.wake(joints.b[row]);
  return 0;
}

/** A joint without motor and limits, an axis that isn't there, and one that is locked. */
function refuseDrive({ kind: kinds, numbers }: T.Joints, row: number, axis: JointAxis | undefined): void {
  const kind = T.JOINT_KINDS[kinds[row] - 1];
  const refuse = (message: string, path: string) => {
    throw new PliantError('invalid-value', message, { path });
  };
  if (kind === 'six-axis') {
    const k = axis === undefined ? -1 : AXIS_NAMES.indexOf(axis);
    if (k < 0) refuse(`Say which axis: ${AXIS_NAMES.join(', ')}.`, 'axis');
    if (numbers[row * T.NUMBERS + T.AXES + k * T.AXIS] === 0)
      refuse(`The axis '${axis}' of this joint is locked.`, 'axis');
  } else if (kind !== 'hinge' && kind !== 'slider')
    refuse(`Only hinges, sliders and six-axis joints have motors and limits, not a ${kind}.`, 'joint');
  else if (axis !== undefined) refuse(`A ${kind} has one axis; leave 'axis' out.`, 'axis');
}

/** Row of a joint handle; a handle whose joint is gone is refused. */
export function jointRowOf(sim: Simulation, handle: number): number {
  const row = sim.joints.find(handle);
  if (row >= 0) return row;
  throw new PliantError(
    'stale-handle',
    `No joint has the handle ${handle}; it was removed, or one of its bodies was.`,
    {
      path: 'joint',
    },
  );
}

function refusePair(sim: Simulation, a: number, b: number): void {
  const { kind } = sim.bodies.columns;
  if (isDeformable(kind[a]) || isDeformable(kind[b])) {
    throw new PliantError(
      'invalid-value',
      'A deformable body has no orientation to joint; attach its vertices instead.',
      {
        path: isDeformable(kind[a]) ? 'joint.a' : 'joint.b',
      },
    );
  }
  if (a === b) {
    throw new PliantError('invalid-value', 'A joint ties two different bodies, but both are the same.', {
      path: 'joint.b',
    });
  }
  if (kind[a] !== BODY_CODE.rigid && kind[b] !== BODY_CODE.rigid) {
    throw new PliantError(
      'invalid-value',
      'A joint needs at least one rigid body; nothing can move these two.',
      {
        path: 'joint.a',
      },
    );
  }
}

type Between = Extract<JointSettings, { readonly anchorA: unknown }>;

function apart({ anchorA, anchorB }: Between): number {
  const x = anchorB[0] - anchorA[0];
  const y = anchorB[1] - anchorA[1];
  const z = anchorB[2] - anchorA[2];
  return Math.sqrt(x * x + y * y + z * z);
}

/** Anchors and the joint's frame, from the world into both bodies. */
function writeFrames(sim: Simulation, row: number, joint: JointSettings): void {
  const { joints } = sim;
  const { orientation } = sim.bodies.columns;
  const o = row * T.NUMBERS;
  const inverse = new Float64Array(4);
  const frame = Float64Array.of(0, 0, 0, 1);
  if (joint.kind === 'six-axis') frame.set(joint.orientation ?? frame);
  else if ('axis' in joint && joint.axis !== undefined)
    quat.fromTo(frame, 0, Float64Array.of(1, 0, 0), 0, Float64Array.from(joint.axis), 0);
  for (const side of [0, 1]) {
    const body = side === 0 ? joints.a[row] : joints.b[row];
    const anchor = 'anchor' in joint ? joint.anchor : side === 0 ? joint.anchorA : joint.anchorB;
    const local = Float64Array.from(anchor, (x, k) => x - sim.bodies.columns.position[body * 3 + k]);
    const at = o + (side === 0 ? T.ANCHOR_A : T.ANCHOR_B);
    quat.inverseRotate(joints.numbers, at, orientation, body * 4, local, 0);
    quat.conjugate(inverse, 0, orientation, body * 4);
    quat.multiply(joints.numbers, o + (side === 0 ? T.FRAME_A : T.FRAME_B), inverse, 0, frame, 0);
  }
}

function setAxes(sim: Simulation, row: number, joint: Extract<JointSettings, { kind: 'six-axis' }>): void {
  const { numbers } = sim.joints;
  AXIS_NAMES.forEach((name, k) => {
    const freedom = joint[name];
    if (freedom === undefined) return;
    const { limits, motor } = freedom;
    numbers[row * T.NUMBERS + T.AXES + k * T.AXIS] = T.AXIS_FREE;
    if (limits !== undefined) setLimits(sim, row, limits.min, limits.max, k);
    if (motor === undefined) return;
    const strength =
      'maxTorque' in motor ? motor.maxTorque : 'maxForce' in motor ? motor.maxForce : undefined;
    setMotor(sim, row, motor.speed, strength ?? T.UNLIMITED, k);
  });
}

/** `axis` is the number of an axis of a six-axis joint, -1 of other joints. */
function setLimits({ joints }: Simulation, row: number, min: number, max: number, axis = -1): void {
  const o = row * T.NUMBERS + (axis < 0 ? T.MIN : T.AXES + axis * T.AXIS + T.AXIS_MIN);
  changeRows(joints, row, T.HAS_LIMITS, axis, T.AXIS_LIMITED);
  joints.numbers[o] = min;
  joints.numbers[o + 1] = max;
}

function setMotor({ joints }: Simulation, row: number, speed: number, strength: number, axis = -1): void {
  const o = row * T.NUMBERS + (axis < 0 ? T.SPEED : T.AXES + axis * T.AXIS + T.AXIS_SPEED);
  changeRows(joints, row, T.HAS_MOTOR, axis, T.AXIS_DRIVEN);
  joints.numbers[o] = speed;
  joints.numbers[o + 1] = strength;
}

/** A joint that gets another row starts from nothing: its impulses would stand at the wrong places. */
function changeRows(joints: T.Joints, row: number, flag: number, axis: number, state: number): void {
  const { flags, numbers } = joints;
  const at = row * T.NUMBERS + T.AXES + axis * T.AXIS;
  if (axis < 0 ? (flags[row] & flag) !== 0 : (numbers[at] & state) !== 0) return;
  flags[row] |= flag;
  if (axis >= 0) numbers[at] |= state;
  joints.version++;
  const o = row * T.NUMBERS + T.IMPULSE;
  numbers.fill(0, o, o + T.MAX_ROWS_PER_JOINT);
}
