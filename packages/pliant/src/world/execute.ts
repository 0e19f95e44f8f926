import { ASLEEP, AWAKE, BODY_CODE, FROZEN, SWEEP } from '../bodies/layout.js';
import { refresh } from '../bodies/refresh.js';
import { PliantError } from '../core/errors.js';
import { remember } from '../integration/index.js';
import { completeBody } from '../scene/index.js';
import type { Simulation } from '../simulation.js';
import { addBody } from './add.js';
import type { Command, CommandOf } from './commands.js';
import { rowOf } from './rows.js';

/** Carries out one checked command; returns the handle of an added body, else 0. A refused command changes nothing. */
export function execute(sim: Simulation, command: Command): number {
  switch (command.op) {
    case 'add':
      return sim.bodies.handle(addBody(sim, completeBody(command.body, {}, 'body')));
    case 'remove':
      return removeBody(sim, rowOf(sim, command.body));
    case 'gravity':
      sim.gravity.set(command.gravity);
      sim.bodies.wakeAll();
      return 0;
    case 'substeps':
      sim.substeps = command.substeps;
      return 0;
    case 'sleeping':
      sim.sleeping = command.sleeping;
      if (!command.sleeping) sim.bodies.wakeAll();
      return 0;
    case 'method':
      return chooseMethod(sim, command);
    case 'parameters':
      sim.methods.setParameters(command.method, command.values);
      sim.narrowphase.current.forgetMemos();
      sim.bodies.wakeAll();
      return 0;
    case 'field':
      sim.fields.fields.push(command.field);
      sim.bodies.wakeAll();
      return 0;
    case 'unfield':
      return removeField(sim, command.index);
    default:
      changeBody(sim, rowOf(sim, command.body), command);
      return 0;
  }
}

type BodyCommand = Exclude<Extract<Command, { readonly body: number }>, CommandOf<'remove'>>;

function changeBody(sim: Simulation, row: number, command: BodyCommand): void {
  switch (command.op) {
    case 'place':
      return place(sim, row, command);
    case 'launch':
      return launch(sim, row, command);
    case 'force':
    case 'impulse':
      return push(sim, row, command);
    case 'torque':
      return twist(sim, row, command.torque, false);
    case 'twist':
      return twist(sim, row, command.twist, true);
    case 'set':
      return setProperties(sim, row, command);
    case 'wake':
      return wake(sim, row);
    case 'sleep':
      return sleep(sim, row);
  }
}

function removeBody(sim: Simulation, row: number): number {
  wakeNeighbours(sim, row);
  sim.narrowphase.forget(row);
  sim.ledger.forget(sim.bodies, row);
  sim.methods.forget(row);
  sim.labels[row] = undefined;
  sim.bodies.release(row);
  return 0;
}

function chooseMethod(sim: Simulation, { stage, name, a, b }: CommandOf<'method'>): number {
  if (a === undefined && b === undefined) sim.methods.choose(stage, name);
  else if (a === undefined || b === undefined || stage === 'broadphase') {
    throw new PliantError(
      'invalid-value',
      'A method for one pair needs both bodies and a stage that looks at pairs; the broad phase serves the whole world.',
      { path: 'method' },
    );
  } else sim.methods.choosePair(stage, name, rowOf(sim, a, 'a'), rowOf(sim, b, 'b'));
  if (stage !== 'broadphase') sim.bodies.wakeAll();
  if (stage === 'response') sim.narrowphase.current.forgetMemos();
  return 0;
}

function removeField(sim: Simulation, index: number): number {
  if (index >= sim.fields.fields.length) {
    throw new PliantError(
      'invalid-value',
      `There is no field ${index}; the world has ${sim.fields.fields.length}.`,
      {
        path: 'index',
      },
    );
  }
  sim.fields.fields.splice(index, 1);
  sim.bodies.wakeAll();
  return 0;
}

/** Sleeping bodies that lean on this one have to notice that it changed. */
function wakeNeighbours(sim: Simulation, row: number): void {
  const { a, b, manifolds } = sim.narrowphase.current;
  for (let m = 0; m < manifolds; m++) {
    if (a[m] === row) sim.bodies.wake(b[m]);
    else if (b[m] === row) sim.bodies.wake(a[m]);
  }
}

/** Also sets a frozen body free: whoever touches it has looked at it. */
function wake(sim: Simulation, row: number): void {
  sim.bodies.wake(row);
  const { activity } = sim.bodies.columns;
  if (activity[row] === FROZEN) activity[row] = AWAKE;
}

function sleep(sim: Simulation, row: number): void {
  const c = sim.bodies.columns;
  if (c.kind[row] !== BODY_CODE.rigid || c.activity[row] !== AWAKE) return;
  c.activity[row] = ASLEEP;
  c.velocity.fill(0, row * 3, row * 3 + 3);
  c.angularVelocity.fill(0, row * 3, row * 3 + 3);
}

function place(sim: Simulation, row: number, { position, orientation }: CommandOf<'place'>): void {
  const c = sim.bodies.columns;
  wake(sim, row);
  wakeNeighbours(sim, row);
  if (position !== undefined) c.position.set(position, row * 3);
  if (orientation !== undefined) c.orientation.set(orientation, row * 4);
  sim.narrowphase.forget(row);
  refresh(c, row);
  remember(c, row);
}

function launch(sim: Simulation, row: number, command: CommandOf<'launch'>): void {
  const c = sim.bodies.columns;
  refuseStatic(sim, row, 'velocity');
  wake(sim, row);
  if (command.velocity !== undefined) c.velocity.set(command.velocity, row * 3);
  if (command.angularVelocity !== undefined) c.angularVelocity.set(command.angularVelocity, row * 3);
}

function push(sim: Simulation, row: number, command: CommandOf<'force'> | CommandOf<'impulse'>): void {
  const c = sim.bodies.columns;
  refuseUnpushable(sim, row, command.op);
  wake(sim, row);
  const [x, y, z] = command.op === 'force' ? command.force : command.impulse;
  const o = row * 3;
  const target = command.op === 'force' ? c.userForce : c.velocity;
  const scale = command.op === 'force' ? 1 : c.inverseMass[row];
  target[o] += scale * x;
  target[o + 1] += scale * y;
  target[o + 2] += scale * z;
  if (command.point === undefined) return;
  const rx = command.point[0] - c.position[o];
  const ry = command.point[1] - c.position[o + 1];
  const rz = command.point[2] - c.position[o + 2];
  twist(sim, row, [ry * z - rz * y, rz * x - rx * z, rx * y - ry * x], command.op === 'impulse');
}

function twist(sim: Simulation, row: number, [x, y, z]: readonly number[], atOnce: boolean): void {
  const c = sim.bodies.columns;
  refuseUnpushable(sim, row, 'torque');
  wake(sim, row);
  const o = row * 3;
  if (!atOnce) {
    c.userTorque[o] += x;
    c.userTorque[o + 1] += y;
    c.userTorque[o + 2] += z;
    return;
  }
  // The inertia may be from before a turn made since the last step.
  refresh(c, row);
  const k = c.worldInverseInertia;
  const i = row * 6;
  c.angularVelocity[o] += k[i] * x + k[i + 1] * y + k[i + 2] * z;
  c.angularVelocity[o + 1] += k[i + 1] * x + k[i + 3] * y + k[i + 4] * z;
  c.angularVelocity[o + 2] += k[i + 2] * x + k[i + 4] * y + k[i + 5] * z;
}

const SCALARS = [
  'friction',
  'restitution',
  'linearDamping',
  'angularDamping',
  'gravityScale',
  'forceThreshold',
  'group',
  'mask',
] as const;

function setProperties(sim: Simulation, row: number, command: CommandOf<'set'>): void {
  const c = sim.bodies.columns;
  wake(sim, row);
  wakeNeighbours(sim, row);
  for (const key of SCALARS) {
    const value = command[key];
    if (value !== undefined) c[key][row] = value;
  }
  sim.methods.regroup();
  if (command.sensor !== undefined) c.sensor[row] = command.sensor ? 1 : 0;
  if (command.canSleep !== undefined) c.canSleep[row] = command.canSleep ? 1 : 0;
  if (command.continuous !== undefined) c.continuous[row] = command.continuous ? SWEEP.always : SWEEP.never;
}

function refuseStatic(sim: Simulation, row: number, what: string): void {
  if (sim.bodies.columns.kind[row] !== BODY_CODE.static) return;
  throw new PliantError('invalid-value', `A static body can't have a ${what}; make it kinematic.`, {
    path: what,
  });
}

function refuseUnpushable(sim: Simulation, row: number, what: string): void {
  if (sim.bodies.columns.kind[row] === BODY_CODE.rigid) return;
  throw new PliantError('invalid-value', `Only a rigid body answers to a ${what}; this one moves as told.`, {
    path: what,
  });
}
