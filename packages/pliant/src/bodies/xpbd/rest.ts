/**
 * The solver's data of the rest shape, eight numbers (one cache line) per tetrahedron. D = [b−a, c−a, d−a] is the edge
 * matrix of the present shape, and E that of the rest shape, so F = D E⁻¹. We never form F. With M = E⁻¹E⁻ᵀ and δ = det
 * E⁻¹,
 *
 *   I = tr FᵀF = Σ d_j · q_j,  q = D M,   J = δ det D,   ∂(I/2)/∂d_j = q_j,   ∂J/∂d_j = δ (d_k × d_l).
 */
import { assert } from '../../core/errors.js';
import type { TetMesh } from '../../geometry/mesh/tet-mesh.js';
import { inverse, multiplyTranspose } from '../../math/mat3.js';
import { cbrt } from '../../math/scalar.js';

/** Numbers per tetrahedron: M as 00, 01, 02, 11, 12, 22 [1/m²], δ [1/m³], largest move of a corner, squared [m²]. */
export const REST_STRIDE = 8;

/**
 * A corner may move by at most this part of the tetrahedron's size in one solve. Larger: nearly flat tetrahedra, whose
 * gradients vanish, throw their corners out. Smaller: stiff bodies take longer to recover.
 */
const LARGEST_MOVE = 0.5;

export function restRecords(mesh: TetMesh): Float64Array {
  const rest = new Float64Array(REST_STRIDE * mesh.tetCount);
  const edges = new Float64Array(9);
  const { positions: p, tets } = mesh;
  for (let t = 0; t < mesh.tetCount; t++) {
    const a = 3 * tets[4 * t];
    for (let j = 0; j < 3; j++) {
      const b = 3 * tets[4 * t + 1 + j];
      for (let k = 0; k < 3; k++) edges[3 * k + j] = p[b + k] - p[a + k];
    }
    assert(inverse(edges, 0, edges, 0), 'a flat tetrahedron got past the check');
    const [e0, e1, e2, e3, e4, e5, e6, e7, e8] = edges as unknown as number[];
    const delta =
      e0! * (e4! * e8! - e5! * e7!) + e1! * (e5! * e6! - e3! * e8!) + e2! * (e3! * e7! - e4! * e6!);
    multiplyTranspose(edges, 0, edges, 0, edges, 0);
    const reach = LARGEST_MOVE * cbrt(1 / delta);
    rest.set(
      [edges[0], edges[1], edges[2], edges[4], edges[5], edges[8], delta, reach * reach],
      REST_STRIDE * t,
    );
  }
  return rest;
}
