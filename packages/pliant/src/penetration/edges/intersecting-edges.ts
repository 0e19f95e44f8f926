/**
 * Stage 2: edges from a colliding to a non-colliding vertex, with the point where each crosses the partner's surface
 * (the one nearest the outside vertex) and the smooth normal there.
 *
 * Source: Heidelberger et al. 2004, section 3.3. The paper sends edges and faces through the hash grid again. We walk
 * each edge through the partner's tetrahedra instead, from the tetrahedron of stage 1, and meet the surface after a
 * step or two. An edge that leaves a hollow body may enter it again. So the rest of the edge is tested against the tree
 * of the surface, unless the surface is convex. Normals are averaged within smooth fans only (see creases.ts).
 */
import { widened } from '../../core/grow.js';
import type { TetBody } from '../../narrowphase/tetrahedra/body.js';
import type { PairOverlap } from '../../narrowphase/tetrahedra/pair-overlap.js';
import { LastCrossing } from './last-crossing.js';
import { DISTANCE, Walker } from './walk.js';

/** Edges of one surface that cross the other one. */
export class IntersectingEdges {
  /** Number of crossings. */
  count = 0;
  /** Row of the inside vertex; rows ascend. */
  rows = new Int32Array(64);
  /** The end of each edge that is outside. */
  outside = new Int32Array(64);
  /** The partner's surface triangle. */
  triangles = new Int32Array(64);
  /** Weights of the face's corners at each crossing. */
  weights = new Float64Array(192);
  /** Where the edge crosses [m]. */
  points = new Float64Array(192);
  /** Unit, outwards from the partner. */
  normals = new Float64Array(192);
  private readonly walker = new Walker();
  private readonly last = new LastCrossing();

  /** Finds all crossings of two bodies. */
  find(overlap: PairOverlap): void {
    this.count = 0;
    const { points } = overlap;
    this.findSide(overlap.a, overlap.b, overlap.rowsA, points.vertices, points.tets, 0, points.split);
    this.findSide(
      overlap.b,
      overlap.a,
      overlap.rowsB,
      points.vertices,
      points.tets,
      points.split,
      points.count,
    );
  }

  private findSide(
    own: TetBody,
    partner: TetBody,
    rowOf: Int32Array,
    vertices: Int32Array,
    tets: Int32Array,
    from: number,
    to: number,
  ): void {
    if (from === to) return;
    const { linkOffsets, linked } = own.topology;
    const p = own.positions;
    const o = own.offset;
    const { walker } = this;
    // In a body that folds onto itself the rest of the edge lies on its own surface. Only the walk knows which sheet
    // the edge left.
    const isSelf = own === partner;
    const mayReturn = !isSelf && !partner.isConvex;
    for (let row = from; row < to; row++) {
      const v = vertices[row];
      const end = linkOffsets[v + 1];
      for (let k = linkOffsets[v]; k < end; k++) {
        const w = linked[k];
        if (rowOf[w] >= 0) continue;
        walker.between(p, o + 3 * v, o + 3 * w);
        const triangle = walker.walk(partner, tets[row]);
        if (triangle >= 0 && !mayReturn) this.record(partner, row, w, triangle, walker.weights);
        else if (!isSelf) this.search(partner, row, w, triangle);
      }
    }
  }

  /**
   * Records the crossing of the walker's line that is nearest its end, if any. `triangle` is the exit of the walk, or
   * negative.
   */
  private search(partner: TetBody, row: number, outside: number, triangle: number): void {
    const { walker, last } = this;
    // Only crossings after the exit of the walk count.
    last.weights[DISTANCE] = triangle >= 0 ? walker.weights[DISTANCE] : 0;
    const later = last.find(partner, walker.line);
    // An outside vertex that touches the surface may have no crossing because of rounding. Such an edge is skipped.
    if (later >= 0) this.record(partner, row, outside, later, last.weights);
    else if (triangle >= 0) this.record(partner, row, outside, triangle, walker.weights);
  }

  /** `found` has the weights of the triangle's corners and the fraction of the walker's line. */
  private record(
    partner: TetBody,
    row: number,
    outside: number,
    triangle: number,
    found: Float64Array,
  ): void {
    if (this.count === this.rows.length) this.grow();
    const n = this.count++;
    this.rows[n] = row;
    this.outside[n] = outside;
    this.triangles[n] = triangle;
    const { line } = this.walker;
    const { points, weights } = this;
    const fraction = found[DISTANCE];
    const wa = found[0];
    const wb = found[1];
    const wc = found[2];
    points[3 * n] = line[0] + fraction * line[3];
    points[3 * n + 1] = line[1] + fraction * line[4];
    points[3 * n + 2] = line[2] + fraction * line[5];
    weights[3 * n] = wa;
    weights[3 * n + 1] = wb;
    weights[3 * n + 2] = wc;
    const corners = partner.normalsAt(triangle);
    const { cornerNormals } = partner.topology;
    const a = 3 * cornerNormals[3 * triangle];
    const b = 3 * cornerNormals[3 * triangle + 1];
    const c = 3 * cornerNormals[3 * triangle + 2];
    const x = wa * corners[a] + wb * corners[b] + wc * corners[c];
    const y = wa * corners[a + 1] + wb * corners[b + 1] + wc * corners[c + 1];
    const z = wa * corners[a + 2] + wb * corners[b + 2] + wc * corners[c + 2];
    const length = Math.sqrt(x * x + y * y + z * z);
    const scale = length > 0 ? 1 / length : 0;
    this.normals[3 * n] = x * scale;
    this.normals[3 * n + 1] = y * scale;
    this.normals[3 * n + 2] = z * scale;
  }

  private grow(): void {
    const size = 2 * this.rows.length;
    this.rows = widened(this.rows, size);
    this.outside = widened(this.outside, size);
    this.triangles = widened(this.triangles, size);
    this.weights = widened(this.weights, 3 * size);
    this.points = widened(this.points, 3 * size);
    this.normals = widened(this.normals, 3 * size);
  }
}
