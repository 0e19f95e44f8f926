import type { SoftModelSettings } from '../../scene/index.js';
import type { Particles } from '../particles.js';

/**
 * How a run of particles holds together: the contract of deformable models in a world. A model owns the rows [first, first + count),
 * reads their `force`, and moves them; what touches them from outside is somebody else's.
 */
export interface DeformableModel {
  readonly particles: Particles;
  readonly first: number;
  readonly count: number;
  /** How far the body's surface stands from its particles at most [m]; 0 unless told. */
  readonly reach?: number;
  /** Moves the run by `h` [s]; `gravity` in [m/s²]. */
  substep(h: number, gravity: ArrayLike<number>): void;
  /** [J]; `h` is the substep that the model is moved with [s]. Leaves no trace. */
  elasticEnergy(h: number): number;
  /** Numbers beside the particles that decide how the model goes on: live arrays of fixed length, part of snapshot and hash. */
  readonly state: readonly Float64Array[];
  /** Called when `state` and the particles were overwritten. */
  restored?(): void;
  /** Takes over other settings of its own kind, and a density [kg/m³]; bodies of molecules have a way of their own. */
  tune?(settings: SoftModelSettings, density: number): void;
  /** Forgets what may no longer be finite. */
  recover?(): void;
}
