/**
 * `closest-feature`: every colliding point goes to the nearest point of the partner's surface. Heidelberger et al.
 * compare with this standard approach. Here it is exact: the nearest point over all triangles, by a tree that follows
 * the deformation.
 *
 * The method is right for shallow contact. Deep inside, neighbours leave through different faces, and directions jump
 * where two are equally near. A point closer to the surface than rounding takes the normal of the face. On a body that
 * folds onto itself a vertex is its own nearest surface, so self-collision is measured by `consistent`.
 */
import type { TetBody } from '../../narrowphase/tetrahedra/body.js';
import { NearestPoint } from '../../narrowphase/tetrahedra/nearest-point.js';
import type { PairOverlap } from '../../narrowphase/tetrahedra/pair-overlap.js';
import { ConsistentDepth } from '../consistent/consistent.js';
import type { PairDepth } from '../pair-depth.js';
import { BORDER, type VertexDepths } from '../vertex-depths.js';

/** Below this distance the way to the nearest point has no direction, in units of the partner's mean edge. */
const LOST_DIRECTION = 1e-9;

export class ClosestFeatureDepth implements PairDepth {
  private readonly nearest = new NearestPoint();

  private readonly ofSelf = new ConsistentDepth();

  measure(overlap: PairOverlap, out: VertexDepths): void {
    if (overlap.a === overlap.b) return this.ofSelf.measure(overlap, out);
    out.reset(overlap.points.count);
    for (let row = 0; row < out.count; row++) {
      measureNearest(overlap, row, this.nearest, out);
      out.stages[row] = BORDER;
    }
  }
}

/** Fills one row with the way to the nearest point of the partner's surface. */
export function measureNearest(
  overlap: PairOverlap,
  row: number,
  nearest: NearestPoint,
  out: VertexDepths,
): void {
  const own = overlap.owner(row);
  const partner = overlap.partner(row);
  const at = own.offset + 3 * overlap.points.vertices[row];
  const x = own.positions[at];
  const y = own.positions[at + 1];
  const z = own.positions[at + 2];
  // The answer of the previous row is a good first guess: its vertex is often a neighbour.
  const guess = row > 0 && overlap.partner(row - 1) === partner ? out.faces[row - 1] : -1;
  const face = nearest.find(partner, own.positions, at, guess);
  if (face < 0) return;
  const depth = Math.sqrt(nearest.distanceSq);
  out.depths[row] = depth;
  out.faces[row] = face;
  for (let i = 0; i < 3; i++) out.weights[3 * row + i] = nearest.weights[i];
  if (depth > LOST_DIRECTION * partner.topology.meanEdge) {
    out.directions[3 * row] = (nearest.point[0] - x) / depth;
    out.directions[3 * row + 1] = (nearest.point[1] - y) / depth;
    out.directions[3 * row + 2] = (nearest.point[2] - z) / depth;
  } else faceNormal(partner, face, out.directions, 3 * row);
}

function faceNormal(body: TetBody, face: number, out: Float64Array, at: number): void {
  const { triangles } = body.topology;
  const p = body.positions;
  const a = body.offset + 3 * triangles[3 * face];
  const b = body.offset + 3 * triangles[3 * face + 1];
  const c = body.offset + 3 * triangles[3 * face + 2];
  const [ux, uy, uz] = [p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]];
  const [vx, vy, vz] = [p[c] - p[a], p[c + 1] - p[a + 1], p[c + 2] - p[a + 2]];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.sqrt(x * x + y * y + z * z);
  if (length === 0) return;
  out[at] = x / length;
  out[at + 1] = y / length;
  out[at + 2] = z / length;
}
