/**
 * Stage 3: depth and direction of border points from the crossings of their edges.
 *
 * Source: Heidelberger et al. 2004, equations (1) to (4):
 *   ω(xᵢ, p) = 1 / |xᵢ − p|²
 *   d(p) = Σ ω (xᵢ − p)·nᵢ / Σ ω,   r̂(p) = Σ ω nᵢ / Σ ω,   r = r̂ / |r̂|
 * Stage 1 leaves no point on the surface, so ω is finite but for underflow; a floor on the squared distance covers
 * that. Where normals cancel (r̂ = 0) the heaviest crossing's normal stands in. The contact face is that of the
 * heaviest crossing.
 */
import type { PairOverlap } from '../../narrowphase/tetrahedra/pair-overlap.js';
import type { IntersectingEdges } from '../edges/intersecting-edges.js';
import { BORDER, type VertexDepths } from '../vertex-depths.js';

/** Floor of squared distances in the weights [m²], far below the distance of any two different doubles near 1 m. */
export const TINY_SQ = 1e-60;

export function measureBorder(overlap: PairOverlap, edges: IntersectingEdges, out: VertexDepths): void {
  const { rows, points, normals, count } = edges;
  const { vertices, split } = overlap.points;
  const { depths, directions, stages } = out;
  for (let from = 0; from < count; ) {
    const row = rows[from];
    const body = row < split ? overlap.a : overlap.b;
    const at = body.offset + 3 * vertices[row];
    const px = body.positions[at];
    const py = body.positions[at + 1];
    const pz = body.positions[at + 2];
    let sum = 0;
    let depth = 0;
    let x = 0;
    let y = 0;
    let z = 0;
    let heaviest = from;
    let most = -1;
    let k = from;
    for (; k < count && rows[k] === row; k++) {
      const ex = points[3 * k] - px;
      const ey = points[3 * k + 1] - py;
      const ez = points[3 * k + 2] - pz;
      const nx = normals[3 * k];
      const ny = normals[3 * k + 1];
      const nz = normals[3 * k + 2];
      const weight = 1 / Math.max(ex * ex + ey * ey + ez * ez, TINY_SQ);
      sum += weight;
      depth += weight * (ex * nx + ey * ny + ez * nz);
      x += weight * nx;
      y += weight * ny;
      z += weight * nz;
      if (weight > most) {
        most = weight;
        heaviest = k;
      }
    }
    from = k;
    depths[row] = depth / sum;
    stages[row] = BORDER;
    const length = Math.sqrt(x * x + y * y + z * z);
    const blended = length > 0;
    directions[3 * row] = blended ? x / length : normals[3 * heaviest];
    directions[3 * row + 1] = blended ? y / length : normals[3 * heaviest + 1];
    directions[3 * row + 2] = blended ? z / length : normals[3 * heaviest + 2];
    out.faces[row] = edges.triangles[heaviest];
    for (let i = 0; i < 3; i++) out.weights[3 * row + i] = edges.weights[3 * heaviest + i];
  }
}
