/** Bodies in poses, and the net way out that a method gives them. */
import type { Random } from 'pliant';
import {
  createPairDepth,
  type PairDepth,
  type PairDepthName,
  PairOverlap,
  TetBody,
  type TetTopology,
  VertexDepths,
} from 'pliant/methods';
import type { Turn, Vec } from './cube-truth.js';

export function placed(topology: TetTopology, turn: Turn, shift: Vec): TetBody {
  const p = topology.restPositions;
  const out = new Float64Array(p.length);
  for (let k = 0; k < p.length; k += 3)
    for (let i = 0; i < 3; i++)
      out[k + i] = turn[3 * i] * p[k] + turn[3 * i + 1] * p[k + 1] + turn[3 * i + 2] * p[k + 2] + shift[i];
  return new TetBody(topology, out);
}

/** A rotation, uniform over all of them. */
export function randomTurn(random: Random): Turn {
  for (;;) {
    const q = [0, 0, 0, 0].map(() => 2 * random.next() - 1);
    const l = Math.sqrt(q.reduce((sum, x) => sum + x * x, 0));
    if (l > 1 || l < 0.1) continue;
    const [w, x, y, z] = q.map((c) => c / l);
    return [
      1 - 2 * (y * y + z * z),
      2 * (x * y - z * w),
      2 * (x * z + y * w),
      2 * (x * y + z * w),
      1 - 2 * (x * x + z * z),
      2 * (y * z - x * w),
      2 * (x * z - y * w),
      2 * (y * z + x * w),
      1 - 2 * (x * x + y * y),
    ];
  }
}

export class Measured {
  readonly overlap = new PairOverlap();
  readonly out = new VertexDepths();
  private readonly method: PairDepth;

  constructor(name: PairDepthName) {
    this.method = createPairDepth(name);
  }

  measure(a: TetBody, b: TetBody): this {
    this.overlap.detect(a, b);
    this.method.measure(this.overlap, this.out);
    return this;
  }

  /** Sum of depth times direction, of `a`'s vertices minus `b`'s: the way `a` is sent. */
  net(): Vec {
    const sum = [0, 0, 0];
    for (let row = 0; row < this.out.count; row++) {
      const s = (row < this.overlap.points.split ? 1 : -1) * this.out.depths[row];
      for (let i = 0; i < 3; i++) sum[i] += s * this.out.directions[3 * row + i];
    }
    return [sum[0], sum[1], sum[2]];
  }

  /** Depth of every vertex of both bodies; 0 outside. */
  depths(): Float64Array {
    const { points, a, b } = this.overlap;
    const all = new Float64Array(a.topology.vertexCount + b.topology.vertexCount);
    for (let row = 0; row < points.count; row++)
      all[points.vertices[row] + (row < points.split ? 0 : a.topology.vertexCount)] = this.out.depths[row];
    return all;
  }
}
