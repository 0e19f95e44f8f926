import type { SoftModelSettings } from '../../scene/index.js';
import type { FemBody } from '../fem/fem-body.js';
import type { Particles } from '../particles.js';
import type { ThinBody } from '../thin/thin-body.js';

/**
 * How a run of particles holds together: the contract of deformable models in a world. A model owns the rows [first,
 * first + count), reads their `force`, and moves them. Contact from outside is not the model's task.
 */
export interface DeformableModel {
  readonly particles: Particles;
  readonly first: number;
  readonly count: number;
  /** The largest distance of the body's surface from its particles [m]; 0 by default. */
  reach?(): number;
  /** Moves the run by `h` [s]; `gravity` in [m/s²]. */
  substep(h: number, gravity: ArrayLike<number>): void;
  /** [J]; `h` is the length of the model's substeps [s]. Changes nothing. */
  elasticEnergy(h: number): number;
  /**
   * Work of the model's own forces, such as keyframes, since the number was last set to zero [J]. The array has one
   * number, because numbers in fields are boxed. Models without such forces leave it out.
   */
  readonly outsideWork?: Float64Array;
  /**
   * Numbers beside the particles that decide the model's future: live arrays of fixed length, part of snapshot and
   * hash.
   */
  readonly state: readonly Float64Array[];
  /** Called after `state` and the particles were overwritten. */
  restored?(): void;
  /** Takes other settings of its own kind, and a density [kg/m³]. Bodies of molecules have their own way. */
  tune?(settings: SoftModelSettings, density: number): void;
  /** Whether the last substep was solved as exactly as promised. Models that promise nothing leave it out. */
  isSolved?(): boolean;
  /**
   * The number of parts into which the last substep has to be divided to keep the promise; 1 if the promise was kept.
   */
  moreSubsteps?(): number;
  /** Ties that the model solves together with its elasticity. Without this field, ties are solved after elasticity. */
  readonly anchors?: Anchors;
  /** The body of a `fem` model. Contact may be solved together with its elasticity. */
  readonly fem?: FemBody;
  /** The same for a sheet or a thread. */
  readonly thin?: ThinBody;
  /**
   * Writes Cauchy's stress xx yy zz xy yz zx of tetrahedron t to out[0…5] [Pa], and the energy per rest volume to
   * out[6] [J/m³]. f is the deformation gradient (row-major, from the placed rest shape). Models without a law leave it
   * out.
   */
  stressOf?(t: number, f: Float64Array, out: Float64Array): void;
  /** Gathered plastic strain of tetrahedron t. */
  plasticStrainOf?(t: number): number;
  /** Forgets numbers that may no longer be finite. */
  recover?(): void;
}

/** Vertices held at points for one substep. */
export interface Anchors {
  /** Holds a vertex at a point for the next substep of `h` [s]; `give` is how the point yields, row-major [m/N]. */
  anchor(vertex: number, point: ArrayLike<number>, give: ArrayLike<number>, h: number): void;
  /** Writes the opposite of the force of a vertex' anchor in the last substep, which acts on its point [N]. */
  anchorLoad(vertex: number, out: Float64Array): void;
  /** Lets all anchors go. */
  letGo(): void;
}

/** Whether contact can be solved together with the elasticity of a model. */
export function isElastic({ fem, thin }: DeformableModel): boolean {
  return fem !== undefined || thin !== undefined;
}
