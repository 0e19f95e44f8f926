import type { Particles } from '../particles.js';

/**
 * How a run of particles holds together: the contract of deformable models in a world. A model owns the rows [first, first + count),
 * reads their `force`, and moves them; what touches them from outside is somebody else's.
 */
export interface DeformableModel {
  readonly particles: Particles;
  readonly first: number;
  readonly count: number;
  /** Moves the run by `h` [s]; `gravity` in [m/s²]. */
  substep(h: number, gravity: ArrayLike<number>): void;
  /** [J]; `h` is the substep that the model is moved with [s]. Leaves no trace. */
  elasticEnergy(h: number): number;
  /** Numbers beside the particles that decide how the model goes on: live arrays of fixed length, part of snapshot and hash. */
  readonly state: readonly Float64Array[];
  /** Called when `state` and the particles were overwritten. */
  restored?(): void;
  /** Forgets what may no longer be finite. */
  recover?(): void;
}
