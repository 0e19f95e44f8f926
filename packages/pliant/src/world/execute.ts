import { PliantError } from '../core/errors.js';
import { completeBody } from '../scene/index.js';
import type { Simulation } from '../simulation.js';
import { addBody } from './add.js';
import type { Command, CommandOf } from './commands.js';
import { deformableCommands } from './deformable-commands.js';
import { deformableOf } from './deformable-of.js';
import { enableJoint } from './enable.js';
import { addJoint, driveJoint, jointRowOf, removeJoint, removeJointsOf } from './joint-commands.js';
import { launch, place, push, twist } from './move.js';
import { rowOf } from './rows.js';
import { setProperties } from './set-properties.js';
import { sleep, wake, wakeNeighbours } from './wake.js';

/** Commands after which bodies are what they were, in the same place; see `Bodies.revision`. */
const ONLY_MOVES: ReadonlySet<Command['op']> = new Set([
  'force',
  'impulse',
  'torque',
  'twist',
  'launch',
  'drive',
]);

/**
 * Carries out one checked command; returns the handle of an added body or joint, else 0. A refused command changes
 * nothing.
 */
export function execute(sim: Simulation, command: Command): number {
  sim.lull.break();
  if (!ONLY_MOVES.has(command.op)) {
    sim.bodies.revision++;
    sim.energyWatch.forget();
  }
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
      sim.bodies.wakeAll();
      return 0;
    case 'method':
      return chooseMethod(sim, command);
    case 'parameters':
      sim.methods.setParameters(command.method, command.values);
      sim.contacts.forgetMemos();
      sim.bodies.wakeAll();
      return 0;
    case 'joint':
      return addJoint(sim, command.joint);
    case 'unjoint':
      return removeJoint(sim, jointRowOf(sim, command.joint));
    case 'drive':
      return driveJoint(sim, jointRowOf(sim, command.joint), command);
    case 'enable-joint':
      return enableJoint(sim, jointRowOf(sim, command.joint), command.enabled);
    case 'field':
      sim.fields.add(command.field);
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
      sim.energyWatch.isPushed = true;
      return push(sim, row, command);
    case 'torque':
      sim.energyWatch.isPushed = true;
      return twist(sim, row, command.torque, false);
    case 'twist':
      return twist(sim, row, command.twist, true);
    case 'set':
      return setProperties(sim, row, command);
    case 'pull':
    case 'fix':
    case 'attach':
    case 'detach':
      deformableOf(sim, row, 'vertices');
      return deformableCommands.get().changeVertex(sim, row, command);
    case 'material':
      deformableOf(sim, row, 'a material to change');
      deformableCommands.get().changeMaterial(sim, row, command);
      return wake(sim, row);
    case 'model':
      deformableOf(sim, row, 'a soft material');
      deformableCommands.get().changeModel(sim, row, command);
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
  sim.forgetContacts(row);
  sim.ledger.forget(sim.bodies, row);
  sim.methods.forget(row);
  sim.labels[row] = undefined;
  sim.deformables.remove(row);
  sim.bodies.release(row);
  sim.deformables.tie(sim.bodies);
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
  if (stage === 'response') sim.contacts.forgetMemos();
  if (stage === 'narrowphase') sim.narrowphase.forgetApart();
  // Depth that another method finds is nobody's motion, and no heat may pay for it.
  for (const { now } of sim.contacts.anchored) now.spent.fill(0);
  sim.matter.molecules.forgetHeat();
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
