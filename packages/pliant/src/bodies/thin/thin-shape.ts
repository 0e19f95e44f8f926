import type { BlockMatrix } from '../fem/block-cholesky.js';
import type { BlockGraph } from './block-graph.js';

/**
 * The data that all thin bodies of one mesh and material share, and the forces that follow from the vertices' places.
 * The frame is the mesh's own. `base` is three times the first particle. Other arrays have three numbers per vertex of
 * the body.
 */
export interface ThinShape {
  readonly count: number;
  /** Vertices at rest [m]. */
  readonly positions: Float64Array;
  readonly graph: BlockGraph;
  /** Two vertices each. */
  readonly edges: Int32Array;
  /** Rest volume that each vertex carries [m³]. */
  readonly vertexVolume: Float64Array;
  /** Typical edge [m]. */
  readonly elementSize: number;
  /** The distance of matter from the vertices: half the thickness, or the radius [m]. */
  readonly reach: number;
  /** Resistance of a typical edge to being stretched [N/m]. */
  readonly axial: number;
  /** Elements by vertices, padded to four by repeating the last. */
  readonly elements: Uint32Array;
  /**
   * Adds the gradient of the elastic energy. Adds the energy to sums[0], and the size of its cancelling parts to
   * sums[1] [J].
   */
  addGradient(x: Float64Array, base: number, out: Float64Array, sums: Float64Array): void;
  /** The count of numbers that `linearise` writes. */
  readonly linearSize: number;
  /** Writes the curvature of the energy at x, made positive, for `addProduct`. `material` as for `assemble`. */
  linearise(x: Float64Array, base: number, linear: Float64Array, material: boolean): void;
  /** out += scale H d, with the curvature from `linearise`. */
  addProduct(linear: Float64Array, scale: number, d: Float64Array, out: Float64Array): void;
  /**
   * Adds `scale` times the curvature of the energy, made positive. `material` leaves out the effect of stress on
   * turning edges, so that a body that turns as a whole feels nothing.
   */
  assemble(x: Float64Array, base: number, matrix: BlockMatrix, scale: number, material: boolean): void;
}
