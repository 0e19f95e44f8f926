/**
 * A body of tetrahedra as detection and depth see it: topology, present positions, and everything derived from them.
 * Call `refresh` after the positions moved. The tree of the surface and the normals are updated when they are needed.
 */
import { ConcavityProbes, concavityOf, scanSurface } from './concavity.js';
import { SurfaceTree } from './surface-tree.js';
import type { TetTopology } from './topology.js';

/**
 * Up to this concavity, in the body's size, a line that left the body isn't searched for a return. Larger: a crossing
 * behind a dent of that depth is missed. Smaller: round bodies, whose triangles are never exactly convex, pay for the
 * search.
 */
const CONVEX = Float64Array.of(0.02);

/** A solid as the narrow phase sees it: a topology that stays and positions that move. */
export class TetBody {
  /** `[minX, minY, minZ, maxX, maxY, maxZ]` of all vertices [m]. */
  readonly bounds = new Float64Array(6);
  /** Counts refreshes, so that others know when their derived data is stale. */
  version = 0;
  private readonly surfaceTree: SurfaceTree;
  private readonly vectors: Float64Array;
  private readonly normals: Float64Array;
  /** The version each normal was made for. */
  private readonly normalVersions: Int32Array;
  private treeIsFresh = false;
  private vectorsAreFresh = false;
  private rises = false;
  private readonly probes: ConcavityProbes;
  /** Negative while unknown. In an array: numbers written to fields are boxed. */
  private readonly knownConcavity = Float64Array.of(-1);

  /** Vertex `v` stands at `positions[offset + 3 v]` [m]. */
  constructor(
    /** The topology. */
    readonly topology: TetTopology,
    /** Coordinates of its vertices, and maybe of others [m]. */
    public positions: Float64Array = topology.restPositions,
    /** Where its coordinates begin. */
    public offset = 0,
  ) {
    this.surfaceTree = new SurfaceTree(topology);
    this.vectors = new Float64Array(topology.triangles.length);
    this.normals = new Float64Array(3 * topology.normalCount);
    this.normalVersions = new Int32Array(topology.normalCount);
    this.probes = new ConcavityProbes(topology);
    this.refresh();
  }

  /** Announces that the positions moved or stand elsewhere now. */
  refresh(positions: Float64Array = this.positions, offset: number = this.offset): void {
    this.positions = positions;
    this.offset = offset;
    this.version++;
    this.treeIsFresh = false;
    this.vectorsAreFresh = false;
    this.knownConcavity[0] = -1;
    const { bounds } = this;
    bounds.fill(Infinity, 0, 3);
    bounds.fill(-Infinity, 3, 6);
    const end = offset + 3 * this.topology.vertexCount;
    for (let k = offset; k < end; k += 3) {
      for (let i = 0; i < 3; i++) {
        const x = positions[k + i];
        if (x < bounds[i]) bounds[i] = x;
        if (x > bounds[3 + i]) bounds[3 + i] = x;
      }
    }
  }

  /** Boxes around the surface at the live positions. */
  get tree(): SurfaceTree {
    if (!this.treeIsFresh) this.surfaceTree.refit(this.positions, this.offset);
    this.treeIsFresh = true;
    return this.surfaceTree;
  }

  /** Area vectors of the surface triangles, outwards, twice their areas long [m²]. */
  get faceVectors(): Float64Array {
    this.scan();
    return this.vectors;
  }

  /** Unit normals by the numbers in `topology.cornerNormals`, weighted by area, outwards. */
  get cornerNormals(): Float64Array {
    for (let n = 0; n < this.normalVersions.length; n++) this.prepareNormal(n);
    return this.normals;
  }

  /** The same list as `cornerNormals`; only the normals of this triangle's corners are up to date. */
  normalsAt(triangle: number): Float64Array {
    const { cornerNormals } = this.topology;
    for (let k = 3 * triangle; k < 3 * triangle + 3; k++) this.prepareNormal(cornerNormals[k]);
    return this.normals;
  }

  /** How far the surface rises above its own planes, in the body's size; 0 for a body that `isConvex`. */
  get concavity(): number {
    const { knownConcavity: known } = this;
    if (this.isConvex) return 0;
    if (known[0] < 0) concavityOf(this.probes, this.positions, this.offset, this.vectors, known);
    return known[0];
  }

  /** Convex except for dents of two hundredths of its size. */
  get isConvex(): boolean {
    this.scan();
    return !this.rises;
  }

  private scan(): void {
    if (this.vectorsAreFresh) return;
    this.vectorsAreFresh = true;
    this.rises = scanSurface(this.probes, this.positions, this.offset, this.vectors, CONVEX);
  }

  private prepareNormal(n: number): void {
    if (this.normalVersions[n] === this.version) return;
    this.normalVersions[n] = this.version;
    const { fanOffsets, fans } = this.topology;
    const vectors = this.faceVectors;
    let x = 0;
    let y = 0;
    let z = 0;
    for (let k = fanOffsets[n]; k < fanOffsets[n + 1]; k++) {
      const t = 3 * fans[k];
      x += vectors[t];
      y += vectors[t + 1];
      z += vectors[t + 2];
    }
    const length = Math.sqrt(x * x + y * y + z * z);
    const { normals } = this;
    normals[3 * n] = length > 0 ? x / length : 0;
    normals[3 * n + 1] = length > 0 ? y / length : 0;
    normals[3 * n + 2] = length > 0 ? z / length : 0;
  }
}
