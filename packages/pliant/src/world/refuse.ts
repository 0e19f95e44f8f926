import { BODY_CODE, isDynamic } from '../bodies/layout.js';
import { PliantError } from '../core/errors.js';
import type { Simulation } from '../simulation.js';

export function refuseStatic(sim: Simulation, row: number, what: string): void {
  if (sim.bodies.columns.kind[row] !== BODY_CODE.static) return;
  throw new PliantError('invalid-value', `A static body can't have a ${what}; make it kinematic.`, {
    path: what,
  });
}

export function refuseUnpushable(sim: Simulation, row: number, what: string): void {
  if (isDynamic(sim.bodies.columns.kind[row])) return;
  throw new PliantError(
    'invalid-value',
    `Only a body that forces can move answers to a ${what}; this one moves as told.`,
    {
      path: what,
    },
  );
}
