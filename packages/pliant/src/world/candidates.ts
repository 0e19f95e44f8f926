import type { Broadphase } from '../broadphase/index.js';
import { SIMULATION, type Simulated } from '../simulation.js';

/** Pairs whose boxes overlap. */
export interface Candidates {
  /** How many pairs there are; the arrays may be longer. */
  readonly count: number;
  /** Rows of the first bodies. */
  readonly a: Uint32Array;
  /** Rows of the second bodies. */
  readonly b: Uint32Array;
}

/**
 * The pairs that a broad phase finds in a world as it stands; the same list each time, filled anew. For those who
 * compare broad phases.
 */
export function findCandidates(world: Simulated, broadphase: Broadphase): Candidates {
  const { bodies, pairs } = world[SIMULATION];
  broadphase.find(bodies, pairs);
  return pairs;
}
