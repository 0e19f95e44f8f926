/**
 * Vertices that an attachment ties to a shape do not touch that shape: they stand where they are tied, on its surface
 * or inside, and contact would push against the tie for ever. The same holds for vertices around them, as far as the
 * tie lies deep inside. Features with such a vertex are left out of the pair. What is spared follows from the rest
 * shape and the ties alone, so nothing that was spared once ever has to be sorted out later.
 */
import type { Bodies } from '../../bodies/bodies.js';
import type { Hold } from '../../bodies/deformable/deformable.js';
import type { Member } from './member.js';

/**
 * Rest distance from a tied vertex up to which others are spared, in depths of the tie inside the shape. Smaller: what
 * leaves the shape at a slant is stuck in it. Larger: more of a rope passes through what it hangs on.
 */
const AROUND = 2;

export class Ties {
  private readonly gradient = new Float64Array(3);

  constructor(private readonly bodies: Bodies) {}

  /** Reads the holds of a soft member with vertices at `rest`; returns whether they differ from those known. */
  read(member: Member, rest: Float64Array): boolean {
    const { holds } = member.soft!;
    const known = member.holds;
    if (holds.length === known.length && holds.every((hold, k) => hold === known[k])) return false;
    known.length = 0;
    known.push(...holds);
    member.tied.clear();
    for (const hold of holds) {
      const row = hold.to === 0 ? -1 : this.bodies.find(hold.to);
      if (row >= 0) this.spare(member, row, hold, rest);
    }
    return true;
  }

  private spare(member: Member, row: number, { vertex, point }: Hold, rest: Float64Array): void {
    const { topology, tied, nodeCount, radius } = member;
    let spared = tied.get(row);
    if (spared === undefined) tied.set(row, (spared = new Uint8Array(nodeCount)));
    // A shape that is tied to the inside of a solid lies in there.
    if (topology.firstTriangle[vertex] < 0) spared.fill(1);
    const far = AROUND * this.depthOf(row, point) + topology.round + radius;
    for (let v = 0; v < nodeCount; v++) {
      let square = 0;
      for (let k = 0; k < 3; k++) square += (rest[3 * v + k] - rest[3 * vertex + k]) ** 2;
      if (square <= far * far) spared[v] = 1;
    }
  }

  /** How deep a point of a shape's own frame is inside it [m]. */
  private depthOf(row: number, point: readonly number[]): number {
    const { solids, columns } = this.bodies;
    const solid = solids.of(columns, row);
    if (solid.kind === 'mesh' && (solid as { query?: { closed: boolean } }).query?.closed === false) return 0;
    return Math.max(0, -solid.distance(Float64Array.from(point), 0, this.gradient));
  }
}
