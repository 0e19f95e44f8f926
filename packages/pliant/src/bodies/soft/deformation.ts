import type { TetMesh } from '../../geometry/mesh/tet-mesh.js';
import { inverse, multiply } from '../../math/mat3.js';

/**
 * The deformation gradient of tetrahedron t from the rest shape of `mesh` to positions x, row-major. The body begins at
 * x[base]. A flat rest shape gives zeros.
 */
export function deformationOf(
  out: Float64Array,
  mesh: TetMesh,
  x: Float64Array,
  base: number,
  t: number,
): void {
  const rest = new Float64Array(9);
  edges(rest, mesh.positions, 0, mesh.tets, t);
  edges(out, x, base, mesh.tets, t);
  if (inverse(rest, 0, rest, 0)) multiply(out, 0, out, 0, rest, 0);
  else out.fill(0, 0, 9);
}

/** Writes the edges from the first corner as columns. */
function edges(out: Float64Array, x: Float64Array, base: number, tets: Uint32Array, t: number): void {
  const a = base + 3 * tets[4 * t];
  for (let c = 0; c < 3; c++) {
    const b = base + 3 * tets[4 * t + c + 1];
    for (let r = 0; r < 3; r++) out[3 * r + c] = x[b + r] - x[a + r];
  }
}
