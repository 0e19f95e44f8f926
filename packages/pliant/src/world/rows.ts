import { PliantError } from '../core/errors.js';
import type { Simulation } from '../simulation.js';

/** Row of a body handle; a handle whose body is gone is refused. */
export function rowOf(sim: Simulation, handle: number, path = 'body'): number {
  const row = sim.bodies.find(handle);
  if (row >= 0) return row;
  throw new PliantError(
    'stale-handle',
    `No body has the handle ${handle}; it was removed, or the handle is of another world.`,
    { path },
  );
}
