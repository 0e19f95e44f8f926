import type { Deformable } from '../bodies/deformable/deformable.js';
import { PliantError } from '../core/errors.js';
import type { Simulation } from '../simulation.js';

/** The deformable body of a row; others are refused with a sentence about what was asked. */
export function deformableOf(sim: Simulation, row: number, what: string): Deformable {
  const body = sim.deformables.byRow[row];
  if (body !== undefined) return body;
  throw new PliantError('invalid-value', `Only a deformable body has ${what}; this one keeps its shape.`, {
    path: 'body',
  });
}

export const ONLY_SOFT = 'Only soft bodies of tetrahedra have fields to read.';
