/** Joints come, go and are driven. A refused command changes nothing. */
import * as T from '../bodies/joints.js';
import { BODY_CODE, isDeformable } from '../bodies/layout.js';
import { PliantError } from '../core/errors.js';
import * as quat from '../math/quat.js';
import type { JointSettings } from '../scene/index.js';
import type { Simulation } from '../simulation.js';
import type { CommandOf } from './commands.js';
import { letJointsWait } from './enable.js';
import { rowOf } from './rows.js';

/** Adds a joint and returns its handle. */
export function addJoint(sim: Simulation, joint: JointSettings): number {
  const a = rowOf(sim, joint.a, 'joint.a');
  const b = rowOf(sim, joint.b, 'joint.b');
  refusePair(sim, a, b);
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
  const kind = joints.kind[row];
  if (kind !== T.JOINT_CODE.hinge && kind !== T.JOINT_CODE.slider) {
    throw new PliantError(
      'invalid-value',
      `Only hinges and sliders have motors and limits, not a ${T.JOINT_KINDS[kind - 1]}.`,
      {
        path: 'joint',
      },
    );
  }
  const n = joints.numbers;
  const o = row * T.NUMBERS;
  const has = joints.flags[row];
  const min = command.min ?? ((has & T.HAS_LIMITS) === 0 ? undefined : n[o + T.MIN]);
  const max = command.max ?? ((has & T.HAS_LIMITS) === 0 ? undefined : n[o + T.MAX]);
  if (command.min !== undefined || command.max !== undefined) {
    if (min === undefined || max === undefined || min > max) {
      throw new PliantError('invalid-value', `Limits need a 'min' that is not above 'max'.`, { path: 'max' });
    }
    setLimits(sim, row, min, max);
  }
  if (command.speed !== undefined || command.strength !== undefined) {
    const before = (has & T.HAS_MOTOR) === 0 ? T.UNLIMITED : n[o + T.STRENGTH];
    setMotor(sim, row, command.speed ?? n[o + T.SPEED], command.strength ?? before);
  }
  bodies.wake(joints.a[row]);
  bodies.wake(joints.b[row]);
  return 0;
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
  if ('axis' in joint && joint.axis !== undefined)
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

function setLimits({ joints }: Simulation, row: number, min: number, max: number): void {
  if ((joints.flags[row] & T.HAS_LIMITS) === 0) changeRows(joints, row, T.HAS_LIMITS);
  joints.numbers[row * T.NUMBERS + T.MIN] = min;
  joints.numbers[row * T.NUMBERS + T.MAX] = max;
}

function setMotor({ joints }: Simulation, row: number, speed: number, strength: number): void {
  if ((joints.flags[row] & T.HAS_MOTOR) === 0) changeRows(joints, row, T.HAS_MOTOR);
  joints.numbers[row * T.NUMBERS + T.SPEED] = speed;
  joints.numbers[row * T.NUMBERS + T.STRENGTH] = strength;
}

/** A joint that gets another row starts from nothing: its impulses would stand at the wrong places. */
function changeRows(joints: T.Joints, row: number, flag: number): void {
  joints.flags[row] |= flag;
  joints.version++;
  const o = row * T.NUMBERS + T.IMPULSE;
  joints.numbers.fill(0, o, o + T.MAX_ROWS_PER_JOINT);
}
