import { combineBits, frictionRule, restitutionRule } from '../bodies/combine.js';
import { isMolecules, SWEEP } from '../bodies/layout.js';
import { holdLocked, lockBits, lockedRotations, lockedTranslations } from '../bodies/locks.js';
import { setInertia, useOwnAxes } from '../bodies/mass.js';
import { refresh } from '../bodies/refresh.js';
import { PliantError } from '../core/errors.js';
import type { Simulation } from '../simulation.js';
import { refuseUnusable } from './add.js';
import type { CommandOf } from './commands.js';
import { deformableCommands } from './deformable-commands.js';
import { deformableOf } from './deformable-of.js';
import { disable, enable } from './enable.js';
import { refuseUnpushable } from './refuse.js';
import { wake, wakeNeighbours } from './wake.js';

const SCALARS = [
  'friction',
  'staticFriction',
  'restitution',
  'linearDamping',
  'angularDamping',
  'gravityScale',
  'forceThreshold',
  'group',
  'mask',
] as const;

export function setProperties(sim: Simulation, row: number, command: CommandOf<'set'>): void {
  const c = sim.bodies.columns;
  if (command.restitution !== undefined) refuseBounce(sim, row, command.restitution);
  const filters = newFilters(sim, row, command);
  if (command.selfCollision !== undefined) deformableOf(sim, row, 'self-collision');
  setDynamics(sim, row, command);
  wake(sim, row);
  wakeNeighbours(sim, row);
  if (filters) {
    sim.forgetContacts(row);
    sim.bodies.stir(row);
  }
  for (const key of SCALARS) {
    const value = command[key];
    if (value !== undefined) c[key][row] = value;
  }
  if (command.friction !== undefined)
    deformableCommands.find()?.setMoleculeFriction(sim, row, command.friction);
  if (command.frictionRule !== undefined || command.restitutionRule !== undefined)
    setRules(sim, row, command);
  if (command.enabled === true) enable(sim, row);
  if (command.enabled === false) disable(sim, row);
  sim.methods.regroup();
  if (command.sensor !== undefined) c.sensor[row] = command.sensor ? 1 : 0;
  if (command.canSleep !== undefined) c.canSleep[row] = command.canSleep ? 1 : 0;
  if (command.continuous !== undefined) c.continuous[row] = command.continuous ? SWEEP.always : SWEEP.never;
  if (command.selfCollision !== undefined)
    deformableOf(sim, row, 'self-collision').selfCollision = command.selfCollision;
}

function setRules(sim: Simulation, row: number, command: CommandOf<'set'>): void {
  const { combine, kind } = sim.bodies.columns;
  if (isMolecules(kind[row])) {
    throw new PliantError(
      'invalid-value',
      'Molecules have a friction each, always combined by the geometric mean; a body of molecules has no rule.',
      { path: 'frictionRule' },
    );
  }
  combine[row] = combineBits(
    command.frictionRule ?? frictionRule(combine[row]),
    command.restitutionRule ?? restitutionRule(combine[row]),
  );
}

/** Whether the command changes whom the body meets; refused when nobody could serve those. */
function newFilters(sim: Simulation, row: number, command: CommandOf<'set'>): boolean {
  const c = sim.bodies.columns;
  const group = command.group ?? c.group[row];
  const mask = command.mask ?? c.mask[row];
  const sensor = command.sensor ?? c.sensor[row] === 1;
  if (group === c.group[row] && mask === c.mask[row] && sensor === (c.sensor[row] === 1)) return false;
  sim.methods.admitFilters(row, { group, mask, sensor });
  return true;
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
    setInertia(
      sim.bodies,
      row,
      mass ?? before[0],
      inertia ?? before.slice(1).map((moment) => moment * scale),
    );
    refuseUnusable(c, row);
  } catch (error) {
    setInertia(sim.bodies, row, before[0], before.slice(1));
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
