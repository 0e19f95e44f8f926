/**
 * The forces inside a body, for a solver of its motion. The solver calls, in this order:
 *
 *   begin(x, w, h)          at the start of a substep: the start of preconditioner and damping
 *   updateRotations(x)      before products and preconditioning at x
 *   totalGradient(x, out)   adds the gradient of elastic energy and damping; sums[0] has the energy
 *   addProduct(x, d, out)   adds H d, with H positive or nearly so
 *
 * `x` holds all particles of a world, and the body's particles begin at `first`. Other arrays have three numbers per
 * vertex of the body.
 */
import type { AnchorSprings } from './anchor-springs.js';

export interface Elasticity {
  readonly first: number;
  readonly count: number;
  /** The energy of the last call, and the size of its parts, for rounding [J]. */
  readonly sums: Float64Array;
  begin(x: Float64Array, inverseMass: Float64Array, h: number, springs?: Float64Array): void;
  updateRotations(x: Float64Array): void;
  totalGradient(x: Float64Array, out: Float64Array): void;
  addProduct(x: Float64Array, d: Float64Array, out: Float64Array): void;
  /** out ≈ H⁻¹ gradient, and 0 at vertices that don't move. `out` may be `gradient`. */
  precondition(gradient: Float64Array, out: Float64Array): void;
  /**
   * Lets the preconditioner of this substep be that of the places x, with nine more numbers of stiffness at each vertex
   * [N/m]. Bodies that share a factor can't.
   */
  factorAt?(x: Float64Array, more: Float64Array): void;
  /** Writes the elastic energy alone to sums[0] [J]. */
  elasticEnergy(x: Float64Array): void;
}

/** A body whose motion can be solved together with contact. */
export interface ElasticBody {
  readonly elasticity: Elasticity;
  /** What holds its vertices in this substep. */
  readonly anchors: AnchorSprings;
}
