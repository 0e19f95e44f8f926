/**
 * A surface of triangles on flat arrays. The arrays are taken as given and must not be written to afterwards:
 * everything derived (adjacency, normals, moments) is computed on first use and kept. A deforming surface keeps one
 * `TriangleMesh` for its connectivity and its own positions beside it.
 */
import { PliantError } from '../../core/errors.js';
import { type TriangleAdjacency, triangleAdjacency } from './adjacency.js';
import { diagnoseSurface, type SurfaceDiagnosis } from './diagnosis/diagnose-surface.js';
import { type RepairStep, repairSurface } from './diagnosis/repair-surface.js';
import { type BlobOptions, blobField } from './generators/blob.js';
import {
  type BeamOptions,
  type BoxOptions,
  beamBox,
  boxSurface,
  type PlateOptions,
  plateBox,
} from './generators/box.js';
import { type GearOptions, gearSurface } from './generators/gear.js';
import { type HeightfieldOptions, heightfieldSurface } from './generators/heightfield.js';
import {
  type CapsuleOptions,
  type ConeOptions,
  type CylinderOptions,
  capsuleSurface,
  coneSurface,
  cylinderSurface,
} from './generators/round.js';
import {
  type EllipsoidOptions,
  ellipsoidSurface,
  type SphereOptions,
  sphereSurface,
} from './generators/sphere.js';
import { stuffedSurface } from './generators/stuffed.js';
import {
  type ChainLinkOptions,
  chainLinkSurface,
  type TorusKnotOptions,
  type TorusOptions,
  torusKnotSurface,
  torusSurface,
} from './generators/sweep.js';
import { inertiaFrom, type Moments, surfaceArea, surfaceMoments } from './measures.js';
import { boundsOf, checkedIndices, checkedPositions, type SurfaceData } from './mesh-data.js';
import { edgeNormals, faceNormals, vertexNormals } from './normals.js';
import { triangleQualities } from './quality.js';
import { type SurfaceTopology, surfaceTopology } from './topology.js';

/** Which way the faces of a closed surface look; `mixed` when neighbours disagree, `open` when there are holes. */
export type Orientation = 'outward' | 'inward' | 'mixed' | 'open';

/** A surface of triangles, with what follows from them: neighbours, normals, volume, diagnosis and repair. */
export class TriangleMesh {
  /** `[x0, y0, z0, x1, …]` [m]. */
  readonly positions: Float64Array;
  /** Three vertex numbers per triangle, counter-clockwise from outside. */
  readonly triangles: Uint32Array;

  private cachedAdjacency?: TriangleAdjacency;
  private cachedTopology?: SurfaceTopology;
  private cachedMoments?: Moments;
  private cachedBounds?: Float64Array;
  private cachedFaceNormals?: Float64Array;
  private cachedEdgeNormals?: Float64Array;
  private cachedVertexNormals?: Float64Array;

  /** Arrays of the right type are kept, not copied. */
  constructor(data: SurfaceData) {
    this.positions = checkedPositions(data?.positions);
    this.triangles = checkedIndices(data?.triangles, 3, this.positions.length / 3, 'triangles');
  }

  /** A box centred at the origin. */
  static box(options: BoxOptions): TriangleMesh {
    return new TriangleMesh(boxSurface(options));
  }

  /** A box along x, in cells of about equal edges. */
  static beam(options: BeamOptions): TriangleMesh {
    return new TriangleMesh(boxSurface(beamBox(options)));
  }

  /** A thin box in the plane of x and z. */
  static plate(options: PlateOptions): TriangleMesh {
    return new TriangleMesh(boxSurface(plateBox(options)));
  }

  /** A divided icosahedron. */
  static sphere(options: SphereOptions): TriangleMesh {
    return new TriangleMesh(sphereSurface(options));
  }

  /** A stretched sphere. */
  static ellipsoid(options: EllipsoidOptions): TriangleMesh {
    return new TriangleMesh(ellipsoidSurface(options));
  }

  /** Along y, centred at the origin. */
  static cylinder(options: CylinderOptions): TriangleMesh {
    return new TriangleMesh(cylinderSurface(options));
  }

  /** A cylinder with round ends, along y, centred at the origin. */
  static capsule(options: CapsuleOptions): TriangleMesh {
    return new TriangleMesh(capsuleSurface(options));
  }

  /** Along y, tip up, centred at half its height. */
  static cone(options: ConeOptions): TriangleMesh {
    return new TriangleMesh(coneSurface(options));
  }

  /** A ring around the y axis. */
  static torus(options: TorusOptions): TriangleMesh {
    return new TriangleMesh(torusSurface(options));
  }

  /** A link of a chain in the plane of x and y. */
  static chainLink(options: ChainLinkOptions): TriangleMesh {
    return new TriangleMesh(chainLinkSurface(options));
  }

  /** A tube along a knot around the y axis. */
  static torusKnot(options: TorusKnotOptions = {}): TriangleMesh {
    return new TriangleMesh(torusKnotSurface(options));
  }

  /** A gear with a bore around the y axis. */
  static gear(options: GearOptions): TriangleMesh {
    return new TriangleMesh(gearSurface(options));
  }

  /** Ground from a grid of heights, closed below. */
  static heightfield(options: HeightfieldOptions): TriangleMesh {
    return new TriangleMesh(heightfieldSurface(options));
  }

  /** The surface of a bunch of metaballs. */
  static blob(options: BlobOptions): TriangleMesh {
    return new TriangleMesh(stuffedSurface(blobField(options)));
  }

  /** Number of vertices. */
  get vertexCount(): number {
    return this.positions.length / 3;
  }

  /** Number of triangles. */
  get triangleCount(): number {
    return this.triangles.length / 3;
  }

  /** Edges, neighbours, triangles around vertices. */
  get adjacency(): TriangleAdjacency {
    return (this.cachedAdjacency ??= triangleAdjacency(this.triangles, this.vertexCount));
  }

  /** Open, crowded and inconsistent edges, pinched vertices, shells, Euler characteristic. */
  get topology(): SurfaceTopology {
    return (this.cachedTopology ??= surfaceTopology(this.triangles, this.vertexCount, this.adjacency));
  }

  /** Two vertex numbers per edge, smaller first. */
  get edges(): Uint32Array {
    return this.adjacency.edges;
  }

  /** `[minX, minY, minZ, maxX, maxY, maxZ]` [m]. */
  get bounds(): Float64Array {
    return (this.cachedBounds ??= boundsOf(this.positions));
  }

  /** Unit normals, three numbers per triangle; zero for a face without area. */
  get faceNormals(): Float64Array {
    return (this.cachedFaceNormals ??= faceNormals(this.positions, this.triangles));
  }

  /** Unit pseudo-normals, three numbers per edge of `adjacency.edges`. */
  get edgeNormals(): Float64Array {
    return (this.cachedEdgeNormals ??= edgeNormals(this.faceNormals, this.adjacency));
  }

  /** Unit angle-weighted pseudo-normals, three numbers per vertex. */
  get vertexNormals(): Float64Array {
    return (this.cachedVertexNormals ??= vertexNormals(this.positions, this.triangles, this.faceNormals));
  }

  /** No edge belongs to one triangle alone. */
  get isClosed(): boolean {
    return this.triangles.length > 0 && this.topology.openEdges.length === 0;
  }

  /** No edge has more than two triangles, and around every vertex they form one fan. */
  get isManifold(): boolean {
    return this.topology.crowdedEdges.length === 0 && this.topology.pinchedVertices.length === 0;
  }

  /** Whether its triangles face outwards, inwards, or disagree. */
  get orientation(): Orientation {
    if (!this.isClosed) return 'open';
    if (!this.topology.isBalanced) return 'mixed';
    return this.volume >= 0 ? 'outward' : 'inward';
  }

  /** Closed, every edge between two triangles that agree on the outside, and facing outwards. */
  get isSolid(): boolean {
    return this.isClosed && this.topology.crowdedEdges.length === 0 && this.orientation === 'outward';
  }

  /** Area of all triangles [m²]. */
  get area(): number {
    return surfaceArea(this.positions, this.triangles);
  }

  /** What the surface encloses [m³]; negative when it faces inwards. For an open surface the number means nothing. */
  get volume(): number {
    return this.moments.volume;
  }

  /** Centre of mass of the enclosed volume [m]. */
  get centreOfMass(): Float64Array {
    this.requireVolume();
    return this.moments.centre;
  }

  /** Inertia of the enclosed volume about its centre of mass, row-major 3×3 [kg·m²]; `density` in [kg/m³]. */
  inertia(density = 1): Float64Array {
    this.requireVolume();
    return inertiaFrom(this.moments.secondMoment, density);
  }

  /** Shape of each triangle: 1 equilateral, 0 flat. */
  qualities(): Float64Array {
    return triangleQualities(this.positions, this.triangles);
  }

  /** Everything that is wrong, with its indices. Vertices at exactly the same place count as one. */
  diagnose(): SurfaceDiagnosis {
    return diagnoseSurface(this.positions, this.triangles);
  }

  /** A mended copy, and what was done. Moves no vertex and fills no hole. */
  repair(): { mesh: TriangleMesh; steps: readonly RepairStep[] } {
    const { steps, ...data } = repairSurface(this.positions, this.triangles);
    return { mesh: new TriangleMesh(data), steps };
  }

  private get moments(): Moments {
    return (this.cachedMoments ??= surfaceMoments(this.positions, this.triangles));
  }

  private requireVolume(): void {
    if (this.topology.isBalanced && this.volume > 0) return;
    throw new PliantError(
      'bad-geometry',
      this.topology.isBalanced
        ? 'The surface encloses no positive volume; turn its faces outwards.'
        : 'The surface is open or its faces disagree on the outside, so it has no volume; mend it with repair() first.',
      { path: 'triangles' },
    );
  }
}
