import type { Deformable } from '../bodies/deformable/deformable.js';
import { ASLEEP, AWAKE, BODY_CODE, FROZEN, isDynamic, isMolecules, SWEEP } from '../bodies/layout.js';
import { holdLocked, lockBits, lockedRotations, lockedTranslations } from '../bodies/locks.js';
import { setInertia, useOwnAxes } from '../bodies/mass.js';
import { refresh, refreshDeformables } from '../bodies/refresh.js';
import { PliantError } from '../core/errors.js';
import { remember } from '../integration/index.js';
import { completeBody } from '../scene/index.js';
import type { Simulation } from '../simulation.js';
import { addBody, refuseUnusable } from './add.js';
import type { Command, CommandOf } from './commands.js';
import { attachVertex, deformableOf, moveRun, particleOf, pushRun, spinOf, spinRun } from './deform.js';
import { addJoint, driveJoint, jointRowOf, removeJoint, removeJointsOf } from './joint-commands.js';
import { changeMaterial, moleculesChanged, setMoleculeFriction } from './molecules.js';
import { rowOf } from './rows.js';
import { changeModel } from './soft-model.js';

/** Commands after which bodies are what they were, in the same place; see `Bodies.revision`. */
const ONLY_MOVES: ReadonlySet<Command['op']> = new Set([
  'force',
  'impulse',
  'torque',
  'twist',
  'launch',
  'drive',
]);

/** Carries out one checked command; returns the handle of an added body or joint, else 0. A refused command changes nothing. */
export function execute(sim: Simulation, command: Command): number {
  sim.lull.break();
  if (!ONLY_MOVES.has(command.op)) sim.bodies.revision++;
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
    case 'joint':
      return addJoint(sim, command.joint);
    case 'unjoint':
      return removeJoint(sim, jointRowOf(sim, command.joint));
    case 'drive':
      return driveJoint(sim, jointRowOf(sim, command.joint), command);
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
    case 'pull':
    case 'fix':
    case 'attach':
    case 'detach':
      return changeVertex(sim, row, command);
    case 'material':
      changeMaterial(sim, row, command);
      return wake(sim, row);
    case 'model':
      changeModel(sim, row, command);
      return wake(sim, row);
    case 'wake':
      return wake(sim, row);
    case 'sleep':
      return sleep(sim, row);
  }
}

function removeBody(sim: Simulation, row: number): number {
  wakeNeighbours(sim, row);
  removeJointsOf(sim, row);
  sim.narrowphase.forget(row);
  sim.ledger.forget(sim.bodies, row);
  sim.methods.forget(row);
  sim.labels[row] = undefined;
  sim.deformables.remove(row);
  sim.bodies.release(row);
  sim.deformables.tie(sim.bodies);
  return 0;
}

type VertexCommand = CommandOf<'pull'> | CommandOf<'fix'> | CommandOf<'attach'> | CommandOf<'detach'>;

function changeVertex(sim: Simulation, row: number, command: VertexCommand): void {
  const body = deformableOf(sim, row, 'vertices');
  const particle = particleOf(body, command.vertex);
  const { held, inverseMass, mass, velocity } = sim.deformables.particles.columns;
  switch (command.op) {
    case 'pull':
      held.set(command.force, 3 * particle);
      break;
    case 'fix':
      inverseMass[particle] = command.fixed ? 0 : 1 / mass[particle];
      if (command.fixed) velocity.fill(0, 3 * particle, 3 * particle + 3);
      if (body.molecules) moleculesChanged(sim, body.molecules);
      break;
    case 'attach':
      attachVertex(sim, row, command);
      break;
    case 'detach':
      sim.deformables.release(sim.bodies, body, command.vertex);
  }
  wake(sim, row);
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
  if (stage === 'narrowphase') sim.narrowphase.forgetApart();
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
  const { joints } = sim;
  for (let j = 0; j < joints.rows; j++) {
    if (joints.ties(j, row)) sim.bodies.wake(joints.a[j] === row ? joints.b[j] : joints.a[j]);
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
  if (!isDynamic(c.kind[row]) || c.activity[row] !== AWAKE) return;
  c.activity[row] = ASLEEP;
  sim.deformables.finish(sim.bodies);
  c.velocity.fill(0, row * 3, row * 3 + 3);
  c.angularVelocity.fill(0, row * 3, row * 3 + 3);
}

function place(sim: Simulation, row: number, { position, orientation }: CommandOf<'place'>): void {
  const c = sim.bodies.columns;
  const soft = sim.deformables.byRow[row];
  if (soft !== undefined) return placeDeformable(sim, soft, position, orientation);
  wake(sim, row);
  wakeNeighbours(sim, row);
  if (position !== undefined) c.position.set(position, row * 3);
  if (orientation !== undefined) c.orientation.set(orientation, row * 4);
  sim.narrowphase.forget(row);
  refresh(c, row);
  remember(c, row);
}

function placeDeformable(
  sim: Simulation,
  body: Deformable,
  position: readonly number[] | undefined,
  orientation: readonly number[] | undefined,
): void {
  if (orientation !== undefined) {
    throw new PliantError(
      'invalid-value',
      'A deformable body has no orientation of its own; place its centre, or add it anew with another orientation.',
      { path: 'orientation' },
    );
  }
  wake(sim, body.row);
  wakeNeighbours(sim, body.row);
  if (position !== undefined) moveRun(sim, body, position);
  sim.narrowphase.forget(body.row);
  refreshDeformables(sim.bodies, sim.deformables, 0, sim.gravity);
}

function launch(sim: Simulation, row: number, command: CommandOf<'launch'>): void {
  const c = sim.bodies.columns;
  refuseStatic(sim, row, 'velocity');
  wake(sim, row);
  const soft = sim.deformables.byRow[row];
  if (soft !== undefined) {
    const spin = command.angularVelocity ?? spinOf(sim, soft);
    return spinRun(sim, soft, command.velocity ?? c.velocity.slice(3 * row, 3 * row + 3), spin);
  }
  if (command.velocity !== undefined) c.velocity.set(command.velocity, row * 3);
  if (command.angularVelocity !== undefined) c.angularVelocity.set(command.angularVelocity, row * 3);
  holdLocked(c, row);
}

function push(sim: Simulation, row: number, command: CommandOf<'force'> | CommandOf<'impulse'>): void {
  const c = sim.bodies.columns;
  refuseUnpushable(sim, row, command.op);
  const [x, y, z] = command.op === 'force' ? command.force : command.impulse;
  const soft = sim.deformables.byRow[row];
  if (soft !== undefined) refusePoint(command);
  wake(sim, row);
  const o = row * 3;
  if (soft !== undefined && command.op === 'impulse') {
    const { mass } = c;
    return pushRun(sim, soft, x / mass[row], y / mass[row], z / mass[row]);
  }
  const target = command.op === 'force' ? c.userForce : c.velocity;
  const scale = command.op === 'force' ? 1 : c.inverseMass[row];
  target[o] += scale * x;
  target[o + 1] += scale * y;
  target[o + 2] += scale * z;
  holdLocked(c, row);
  if (command.point === undefined) return;
  const rx = command.point[0] - c.position[o];
  const ry = command.point[1] - c.position[o + 1];
  const rz = command.point[2] - c.position[o + 2];
  twist(sim, row, [ry * z - rz * y, rz * x - rx * z, rx * y - ry * x], command.op === 'impulse');
}

function refusePoint(command: CommandOf<'force'> | CommandOf<'impulse'>): void {
  if (command.point === undefined) return;
  throw new PliantError(
    'invalid-value',
    "A force at a point of a deformable body acts on a vertex: use 'pull'; without a point it acts on the whole body.",
    { path: 'point' },
  );
}

function twist(sim: Simulation, row: number, [x, y, z]: readonly number[], atOnce: boolean): void {
  const c = sim.bodies.columns;
  refuseUnpushable(sim, row, 'torque');
  if (sim.deformables.byRow[row] !== undefined) {
    throw new PliantError('invalid-value', 'A deformable body is turned by forces on its vertices.', {
      path: 'torque',
    });
  }
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
  if (command.restitution !== undefined) refuseBounce(sim, row, command.restitution);
  setDynamics(sim, row, command);
  if (command.selfCollision !== undefined) deformableOf(sim, row, 'self-collision');
  wake(sim, row);
  wakeNeighbours(sim, row);
  for (const key of SCALARS) {
    const value = command[key];
    if (value !== undefined) c[key][row] = value;
  }
  if (command.friction !== undefined) setMoleculeFriction(sim, row, command.friction);
  sim.methods.regroup();
  if (command.sensor !== undefined) c.sensor[row] = command.sensor ? 1 : 0;
  if (command.canSleep !== undefined) c.canSleep[row] = command.canSleep ? 1 : 0;
  if (command.continuous !== undefined) c.continuous[row] = command.continuous ? SWEEP.always : SWEEP.never;
  if (command.selfCollision !== undefined)
    deformableOf(sim, row, 'self-collision').selfCollision = command.selfCollision;
}

function refuseBounce({ bodies, deformables }: Simulation, row: number, restitution: number): void {
  if (restitution === 0 || deformables.byRow[row] === undefined || isMolecules(bodies.columns.kind[row]))
    return;
  throw new PliantError(
    'invalid-value',
    "A soft body bounces by its elasticity and has no restitution; lower the model's damping for a higher bounce.",
    { path: 'restitution' },
  );
}

/** Mass, inertia and locks. Refused values leave the body as it was. */
function setDynamics(sim: Simulation, row: number, command: CommandOf<'set'>): void {
  const { mass, inertia, lockTranslation, lockRotation } = command;
  if ((mass ?? inertia ?? lockTranslation ?? lockRotation) === undefined) return;
  refuseUnpushable(sim, row, mass !== undefined ? 'mass' : inertia !== undefined ? 'inertia' : 'lock');
  const c = sim.bodies.columns;
  const before = [c.mass[row], ...c.inertia.subarray(row * 3, row * 3 + 3)];
  const scale = mass === undefined ? 1 : mass / before[0];
  try {
    setMassAndMoments(
      sim,
      row,
      mass ?? before[0],
      inertia ?? before.slice(1).map((moment) => moment * scale),
    );
    refuseUnusable(c, row);
  } catch (error) {
    setMassAndMoments(sim, row, before[0], before.slice(1));
    throw error;
  }
  if (inertia !== undefined) useOwnAxes(sim.bodies, row);
  c.locks[row] = lockBits(
    lockTranslation ?? lockedTranslations(c.locks[row]),
    lockRotation ?? lockedRotations(c.locks[row]),
  );
  holdLocked(c, row);
  refresh(c, row);
}

function setMassAndMoments(sim: Simulation, row: number, mass: number, moments: readonly number[]): void {
  const c = sim.bodies.columns;
  c.mass[row] = mass;
  c.inverseMass[row] = 1 / mass;
  setInertia(sim.bodies, row, moments);
}

function refuseStatic(sim: Simulation, row: number, what: string): void {
  if (sim.bodies.columns.kind[row] !== BODY_CODE.static) return;
  throw new PliantError('invalid-value', `A static body can't have a ${what}; make it kinematic.`, {
    path: what,
  });
}

function refuseUnpushable(sim: Simulation, row: number, what: string): void {
  if (isDynamic(sim.bodies.columns.kind[row])) return;
  throw new PliantError(
    'invalid-value',
    `Only a body that forces can move answers to a ${what}; this one moves as told.`,
    {
      path: what,
    },
  );
}
