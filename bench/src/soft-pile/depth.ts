/** How deep bodies of a pile are in each other, measured alike for all engines: vertices, and points along edges. */
import type { TetMesh } from 'pliant';
import { MeshQuery, surfacePoint } from 'pliant/queries';
import type { PileWorld } from './worlds.js';

/** Points inside each edge: two edges may cross without a vertex inside the other body. */
const POINTS = 7;

export class PileDepth {
  private readonly bodies: MeshQuery[] = [];
  private readonly triangles: Uint32Array;
  /** Edges of the surface, two vertices each. */
  private readonly edges: number[] = [];
  private readonly point = new Float64Array(3);
  private readonly nearest = surfacePoint();

  constructor(mesh: TetMesh, count: number) {
    this.triangles = mesh.boundary().triangles;
    const seen = new Set<string>();
    for (let k = 0; k < this.triangles.length; k++) {
      const a = this.triangles[k];
      const b = this.triangles[k % 3 === 2 ? k - 2 : k + 1];
      const key = `${Math.min(a, b)} ${Math.max(a, b)}`;
      if (seen.has(key)) continue;
      seen.add(key);
      this.edges.push(a, b);
    }
    for (let k = 0; k < count; k++)
      this.bodies.push(
        new MeshQuery({ positions: Float64Array.from(mesh.positions), triangles: this.triangles }),
      );
  }

  /** The deepest point of any body in another one, or below the floor [m]. */
  worst(pile: PileWorld): number {
    const { bodies, edges, point } = this;
    bodies.forEach((body, k) => {
      body.update(Float64Array.from(pile.positions(k)));
    });
    const boxes = bodies.map(({ positions }) => boxOf(positions));
    let worst = 0;
    for (let a = 0; a < bodies.length; a++) {
      worst = Math.max(worst, -boxes[a][2]);
      const near = bodies.flatMap((_, b) => (b !== a && meet(boxes[a], boxes[b]) ? [b] : []));
      const { positions } = bodies[a];
      for (let e = 0; e < edges.length && near.length > 0; e += 2)
        for (let k = 0; k <= POINTS + 1; k++) {
          const s = k / (POINTS + 1);
          for (let i = 0; i < 3; i++)
            point[i] = (1 - s) * positions[3 * edges[e] + i] + s * positions[3 * edges[e + 1] + i];
          for (const b of near)
            if (isIn(point, boxes[b]))
              worst = Math.max(worst, -bodies[b].signedDistance(point, this.nearest));
        }
    }
    return worst;
  }
}

/** Low and high of x, y and z in turn. */
type Box = readonly number[];

function boxOf(positions: Float64Array): Box {
  const box = [Infinity, -Infinity, Infinity, -Infinity, Infinity, -Infinity];
  for (let k = 0; k < positions.length; k++) {
    const o = 2 * (k % 3);
    box[o] = Math.min(box[o], positions[k]);
    box[o + 1] = Math.max(box[o + 1], positions[k]);
  }
  return box;
}

const meet = (a: Box, b: Box): boolean => [0, 2, 4].every((o) => a[o] <= b[o + 1] && b[o] <= a[o + 1]);

const isIn = (p: Float64Array, box: Box): boolean =>
  p[0] > box[0] && p[0] < box[1] && p[1] > box[2] && p[1] < box[3] && p[2] > box[4] && p[2] < box[5];
