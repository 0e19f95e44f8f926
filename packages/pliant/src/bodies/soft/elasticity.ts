/**
 * The forces inside a body as a solver of its motion asks for them, in this order:
 *
 *   begin(x, w, h)          at the start of a substep: what the preconditioner and damping start from
 *   updateRotations(x)      before products and preconditioning at x
 *   totalGradient(x, out)   adds the gradient of elastic energy and damping; sums[0] has the energy
 *   addProduct(x, d, out)   adds H d, with H positive or nearly so
 *
 * `x` holds all particles of a world; the body's begin at `first`. Other arrays have three numbers per vertex of the
 * body.
 */
export interface Elasticity {
  readonly first: number;
  readonly count: number;
  /** Energy of the last call, and the size of the parts that make it up, for rounding [J]. */
  readonly sums: Float64Array;
  begin(x: Float64Array, inverseMass: Float64Array, h: number, springs?: Float64Array): void;
  updateRotations(x: Float64Array): void;
  totalGradient(x: Float64Array, out: Float64Array): void;
  addProduct(x: Float64Array, d: Float64Array, out: Float64Array): void;
  /** out ≈ H⁻¹ gradient; 0 at vertices that don't move. `out` may be `gradient`. */
  precondition(gradient: Float64Array, out: Float64Array): void;
  /** Elastic energy alone to sums[0] [J]. */
  elasticEnergy(x: Float64Array): void;
}

/** A body whose motion contact may be solved with. */
export interface ElasticBody {
  readonly elasticity: Elasticity;
  /** Springs that hold vertices [N/m], and to where [m]. */
  readonly springs: Float64Array;
  readonly points: Float64Array;
}
