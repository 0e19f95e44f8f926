import { type Embedding, embed } from '../../geometry/mesh/embedding.js';
import type { TriangleMesh } from '../../geometry/mesh/triangle-mesh.js';
import type { SoftMesh } from './soft-mesh.js';

/** A surface that moves with a body. */
export interface CarriedSurface {
  /** Of its vertices at the last `update` [m]. */
  readonly positions: Float64Array;
  /** The surface at rest. */
  readonly surface: TriangleMesh;
  /** Moves the vertices along with the body and returns them, three coordinates each [m]. */
  update(): Float64Array;
}

/** A fine surface carried by a deformable body: bound to its rest shape once, moved with it on request. */
export class EmbeddedSurface implements CarriedSurface {
  /** Of the surface's vertices at the last `update` [m]. */
  readonly positions: Float64Array;
  /** Where its vertices lie in the solid. */
  readonly embedding: Embedding;

  /** `surface` lies where the body's mesh lies at rest. */
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
