/**
 * A body of tetrahedra as detection and depth see it: topology, live positions, and what follows from them. `refresh` after the
 * positions moved; the tree of the surface and the normals follow when somebody asks for them.
 */
import { concavityOf, oppositeCorners, outermost } from './concavity.js';
import { SurfaceTree } from './surface-tree.js';
import type { TetTopology } from './topology.js';

/**
 * Concavity up to which a line that left the body isn't searched for coming back, in the body's size. Larger: a crossing behind a
 * dent of that depth is missed; smaller: round bodies, whose triangles are never exactly convex, pay for the search.
 */
const CONVEX = 0.02;

export class TetBody {
  /** `[minX, minY, minZ, maxX, maxY, maxZ]` of all vertices [m]. */
  readonly bounds = new Float64Array(6);
  /** Counts refreshes, so that others know when what they derived is stale. */
  version = 0;
  private readonly surfaceTree: SurfaceTree;
  private readonly normals: Float64Array;
  private treeIsFresh = false;
  private normalsAreFresh = false;
  private readonly outer: Uint32Array;
  private readonly opposite: Int32Array;
  /** Negative while unknown. In an array: numbers written to fields are boxed. */
  private readonly knownConcavity = Float64Array.of(-1);

  /** Vertex `v` stands at `positions[offset + 3 v]` [m]. */
  constructor(
    readonly topology: TetTopology,
    public positions: Float64Array = topology.restPositions,
    public offset = 0,
  ) {
    this.surfaceTree = new SurfaceTree(topology);
    this.normals = new Float64Array(3 * topology.normalCount);
    this.outer = outermost(topology);
    this.opposite = oppositeCorners(topology);
    this.refresh();
  }

  /** Says that the positions moved, or are somewhere else now. */
  refresh(positions: Float64Array = this.positions, offset: number = this.offset): void {
    this.positions = positions;
    this.offset = offset;
    this.version++;
    this.treeIsFresh = false;
    this.normalsAreFresh = false;
    this.knownConcavity[0] = -1;
    const { bounds } = this;
    bounds.fill(Infinity, 0, 3);
    bounds.fill(-Infinity, 3, 6);
    const end = offset + 3 * this.topology.vertexCount;
    for (let k = offset; k < end; k += 3) {
      for (let i = 0; i < 3; i++) {
        const x = positions[k + i]!;
        if (x < bounds[i]!) bounds[i] = x;
        if (x > bounds[3 + i]!) bounds[3 + i] = x;
      }
    }
  }

  /** Boxes around the surface at the live positions. */
  get tree(): SurfaceTree {
    if (!this.treeIsFresh) this.surfaceTree.refit(this.positions, this.offset);
    this.treeIsFresh = true;
    return this.surfaceTree;
  }

  /** Unit normals by the numbers in `topology.cornerNormals`, weighted by area, outwards. */
  get cornerNormals(): Float64Array {
    if (!this.normalsAreFresh) this.computeNormals();
    this.normalsAreFresh = true;
    return this.normals;
  }

  /** How far the surface rises above its own planes, in the body's size; 0 for a convex body. */
  get concavity(): number {
    this.findConcavity();
    return this.knownConcavity[0]!;
  }

  /** Convex but for dents of two hundredths of its size. */
  get isConvex(): boolean {
    this.findConcavity();
    return this.knownConcavity[0]! <= CONVEX;
  }

  private findConcavity(): void {
    if (this.knownConcavity[0]! >= 0) return;
    const { topology, positions, offset, outer, opposite } = this;
    this.knownConcavity[0] = concavityOf(topology, positions, offset, outer, opposite);
  }

  private computeNormals(): void {
    const { positions, offset, normals } = this;
    const { triangles, cornerNormals } = this.topology;
    normals.fill(0);
    for (let k = 0; k < triangles.length; k += 3) {
      const a = offset + 3 * triangles[k]!;
      const b = offset + 3 * triangles[k + 1]!;
      const c = offset + 3 * triangles[k + 2]!;
      const ux = positions[b]! - positions[a]!;
      const uy = positions[b + 1]! - positions[a + 1]!;
      const uz = positions[b + 2]! - positions[a + 2]!;
      const vx = positions[c]! - positions[a]!;
      const vy = positions[c + 1]! - positions[a + 1]!;
      const vz = positions[c + 2]! - positions[a + 2]!;
      for (let i = k; i < k + 3; i++) {
        const n = 3 * cornerNormals[i]!;
        normals[n]! += uy * vz - uz * vy;
        normals[n + 1]! += uz * vx - ux * vz;
        normals[n + 2]! += ux * vy - uy * vx;
      }
    }
    for (let n = 0; n < normals.length; n += 3) {
      const length = Math.sqrt(normals[n]! ** 2 + normals[n + 1]! ** 2 + normals[n + 2]! ** 2);
      if (length === 0) continue;
      for (let i = 0; i < 3; i++) normals[n + i]! /= length;
    }
  }
}
