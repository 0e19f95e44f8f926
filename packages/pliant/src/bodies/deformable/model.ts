import type { SoftModelSettings } from '../../scene/index.js';
import type { FemBody } from '../fem/fem-body.js';
import type { Particles } from '../particles.js';
import type { ThinBody } from '../thin/thin-body.js';

/**
 * How a run of particles holds together: the contract of deformable models in a world. A model owns the rows [first,
 * first + count), reads their `force`, and moves them; what touches them from outside is somebody else's.
 */
export interface DeformableModel {
  readonly particles: Particles;
  readonly first: number;
  readonly count: number;
  /** How far the body's surface stands from its particles at most [m]; 0 by default. */
  readonly reach?: number;
  /** Moves the run by `h` [s]; `gravity` in [m/s²]. */
  substep(h: number, gravity: ArrayLike<number>): void;
  /** [J]; `h` is the substep that the model is moved with [s]. Leaves no trace. */
  elasticEnergy(h: number): number;
  /**
   * Work of forces that the model brings with it, such as keyframes, since the number was last set to zero [J]. One
   * number in an array, because numbers in fields are boxed; left out by models without such forces.
   */
  readonly outsideWork?: Float64Array;
  /**
   * Numbers beside the particles that decide how the model goes on: live arrays of fixed length, part of snapshot and
   * hash.
   */
  readonly state: readonly Float64Array[];
  /** Called when `state` and the particles were overwritten. */
  restored?(): void;
  /** Takes over other settings of its own kind, and a density [kg/m³]; bodies of molecules have a way of their own. */
  tune?(settings: SoftModelSettings, density: number): void;
  /** Whether the last substep was solved as exactly as promised; left out by models that promise nothing. */
  isSolved?(): boolean;
  /** Into how many parts the last substep has to be divided for the promise to be kept; 1 where it was. */
  moreSubsteps?(): number;
  /** Ties that the model solves together with its elasticity; without it they are solved after it. */
  readonly anchors?: Anchors;
  /** The body of a `fem` model, whose elasticity contact may be solved with. */
  readonly fem?: FemBody;
  /** The same of a sheet or a thread. */
  readonly thin?: ThinBody;
  /**
   * Cauchy's stress xx yy zz xy yz zx of tetrahedron t at the deformation gradient f (row-major, from the placed rest
   * shape) to out[0…5] [Pa], and the energy per rest volume to out[6] [J/m³]; left out by models without a law.
   */
  stressOf?(t: number, f: Float64Array, out: Float64Array): void;
  /** Forgets what may no longer be finite. */
  recover?(): void;
}

/** Vertices held at points for one substep. */
export interface Anchors {
  /** Holds a vertex at a point for the next substep of `h` [s]; `compliance` in [m/N]. */
  anchor(vertex: number, point: ArrayLike<number>, compliance: number, h: number): void;
  /** What the anchor of a vertex did to it in the last substep [N]. */
  anchorForce(vertex: number, out: Float64Array): void;
  /** Lets all anchors go. */
  letGo(): void;
}

/** Whether contact can be solved together with the elasticity of a model. */
export function isElastic({ fem, thin }: DeformableModel): boolean {
  return fem !== undefined || thin !== undefined;
}
