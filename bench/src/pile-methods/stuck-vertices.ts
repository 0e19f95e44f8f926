/** Vertices of deformable bodies that are inside another one, by the nearest surface: the same ruler for every method. */
import type { Body, TetMesh } from 'pliant';
import { createPairDepth, PairOverlap, TetBody, TetTopology, VertexDepths } from 'pliant/methods';

/** A vertex this deep inside another ball is stuck, in the ball's size; touching vertices are not. */
const STUCK = 0.02;

export class StuckVertices {
  private readonly bodies: TetBody[];
  private readonly overlap = new PairOverlap();
  private readonly nearest = createPairDepth('closest-feature');
  private readonly rows = new VertexDepths();

  constructor(balls: readonly Body[]) {
    const topologies = new Map<TetMesh, TetTopology>();
    this.bodies = balls.map((ball) => {
      const mesh = ball.mesh!;
      if (!topologies.has(mesh)) topologies.set(mesh, new TetTopology(mesh));
      return new TetBody(topologies.get(mesh)!, Float64Array.from(ball.positions));
    });
  }

  /** Depth of every stuck vertex [m]. */
  depths(): number[] {
    const { bodies, overlap, rows } = this;
    const found: number[] = [];
    for (let a = 0; a < bodies.length; a++) {
      for (let b = a + 1; b < bodies.length; b++) {
        if (!meet(bodies[a].bounds, bodies[b].bounds) || overlap.detect(bodies[a], bodies[b]) === 0) continue;
        this.nearest.measure(overlap, rows);
        const least = STUCK * Math.min(bodies[a].topology.restSize, bodies[b].topology.restSize);
        for (let row = 0; row < rows.count; row++) if (rows.depths[row] > least) found.push(rows.depths[row]);
      }
    }
    return found;
  }
}

function meet(p: Float64Array, q: Float64Array): boolean {
  return [0, 1, 2].every((i) => p[i] < q[3 + i] && q[i] < p[3 + i]);
}
