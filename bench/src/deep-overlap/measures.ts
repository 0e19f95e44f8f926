/** What is read off the positions alone, so that every engine is judged by the same ruler. */
import { createPairDepth, PairOverlap, TetBody, type TetTopology, VertexDepths } from 'pliant/methods';
import type { SoftWorld } from './engines.js';

/** Deeper than this a vertex is inside, in the size of the bodies: far below what anybody sees, and above single precision. */
const INSIDE = 1e-3;

export const centreOf = (positions: ArrayLike<number>): number[] => {
  const sum = [0, 0, 0];
  for (let k = 0; k < positions.length; k++) sum[k % 3] += (3 * positions[k]) / positions.length;
  return sum;
};

export const speedOf = (velocities: ArrayLike<number>): number => Math.hypot(...centreOf(velocities));

/** Angle of the turn that best takes the first positions to the second, for turns well below 90° [°]. */
export function turnBetween(before: ArrayLike<number>, after: ArrayLike<number>): number {
  const p = centreOf(before);
  const q = centreOf(after);
  const axial = [0, 0, 0];
  let trace = 0;
  for (let k = 0; k < before.length; k += 3) {
    const r = [0, 1, 2].map((i) => before[k + i] - p[i]);
    const s = [0, 1, 2].map((i) => after[k + i] - q[i]);
    for (let i = 0; i < 3; i++) {
      trace += r[i] * s[i];
      axial[i] += r[(i + 1) % 3] * s[(i + 2) % 3] - r[(i + 2) % 3] * s[(i + 1) % 3];
    }
  }
  return (Math.atan2(1.5 * Math.hypot(...axial), trace) * 180) / Math.PI;
}

/** Vertices of two bodies that are inside the other. */
export class InsideCounter {
  private readonly overlap = new PairOverlap();
  private readonly nearest = createPairDepth('closest-feature');
  private readonly depths = new VertexDepths();
  private readonly bodies: readonly TetBody[];

  constructor(topologies: readonly TetTopology[]) {
    this.bodies = topologies.map(
      (topology) => new TetBody(topology, Float64Array.from(topology.restPositions)),
    );
  }

  count(world: SoftWorld): number {
    const [a, b] = this.bodies;
    this.bodies.forEach((body, k) => {
      body.positions.set(world.positions(k));
      body.refresh();
    });
    this.overlap.detect(a, b);
    this.nearest.measure(this.overlap, this.depths);
    const most = INSIDE * Math.min(a.topology.restSize, b.topology.restSize);
    let count = 0;
    for (let row = 0; row < this.depths.count; row++) if (this.depths.depths[row] > most) count++;
    return count;
  }
}
