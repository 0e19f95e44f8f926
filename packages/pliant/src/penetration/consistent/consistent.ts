/**
 * `consistent`: Heidelberger, Teschner, Keiser, Müller, Gross: "Consistent penetration depth estimation for deformable
 * collision response" (VMV 2004), stages 2 to 4, exactly. Depths follow the equations and may be negative where
 * propagation runs past the surface. A response that must never pull reads them as zero.
 *
 * The paper needs no contact face, but responses that push the partner back do. Border points take the face of their
 * heaviest crossing. Propagated points take the face that a walk along their direction meets.
 */
import type { PairOverlap } from '../../narrowphase/tetrahedra/pair-overlap.js';
import { IntersectingEdges } from '../edges/intersecting-edges.js';
import { Walker } from '../edges/walk.js';
import type { PairDepth } from '../pair-depth.js';
import type { VertexDepths } from '../vertex-depths.js';
import { measureBorder } from './border.js';
import { Propagation } from './propagate.js';

export class ConsistentDepth implements PairDepth {
  readonly edges = new IntersectingEdges();
  private readonly propagation = new Propagation();
  private readonly walker = new Walker();

  measure(overlap: PairOverlap, out: VertexDepths): void {
    out.reset(overlap.points.count);
    this.edges.find(overlap);
    measureBorder(overlap, this.edges, out);
    this.propagation.run(overlap, out);
    this.findFaces(overlap, out);
  }

  private findFaces(overlap: PairOverlap, out: VertexDepths): void {
    const { queue, count, firstPropagated } = this.propagation;
    const { vertices, tets } = overlap.points;
    for (let k = firstPropagated; k < count; k++) {
      const row = queue[k];
      const body = overlap.owner(row);
      const at = body.offset + 3 * vertices[row];
      this.walker.along(body.positions, at, out.directions, 3 * row, 1);
      const face = this.walker.walk(overlap.partner(row), tets[row]);
      if (face < 0) continue;
      out.faces[row] = face;
      for (let i = 0; i < 3; i++) out.weights[3 * row + i] = this.walker.weights[i];
    }
  }
}
