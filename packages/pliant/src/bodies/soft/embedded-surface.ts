import { type Embedding, embed } from '../../geometry/mesh/embedding.js';
import type { TriangleMesh } from '../../geometry/mesh/triangle-mesh.js';
import type { SoftMesh } from './soft-mesh.js';

/** A surface that moves with a body. */
export interface CarriedSurface {
  /** Positions of the surface's vertices at the last `update` [m]. */
  readonly positions: Float64Array;
  /** The surface at rest. */
  readonly surface: TriangleMesh;
  /** Moves the vertices along with the body and returns them, three coordinates each [m]. */
  update(): Float64Array;
}

/**
 * A fine surface that a deformable body carries. It is bound to the body's rest shape once, and moves with the body on
 * request.
 */
export class EmbeddedSurface implements CarriedSurface {
  /** Positions of the surface's vertices at the last `update` [m]. */
  readonly positions: Float64Array;
  /** The places of the surface's vertices in the solid. */
  readonly embedding: Embedding;

  /** `surface` lies at the place of the body's mesh at rest. */
  constructor(
    private readonly body: SoftMesh,
    /** The surface at rest. */
    readonly surface: TriangleMesh,
  ) {
    this.embedding = embed(surface, body.mesh);
    this.positions = surface.positions.slice();
  }

  /** Moves the vertices along with the solid and returns them, three coordinates each [m]. */
  update(): Float64Array {
    const { first, count, particles } = this.body;
    const cage = particles.columns.position.subarray(3 * first, 3 * (first + count));
    return this.embedding.apply(cage, this.positions);
  }
}
