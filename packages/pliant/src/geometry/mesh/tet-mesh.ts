/**
 * A solid of tetrahedra on flat arrays. The arrays are taken as given and must not be written to afterwards: what is
 * derived is computed on first use and kept. A deforming body keeps one `TetMesh` for its rest shape and connectivity.
 *
 * The constructor checks shape and indices, not orientation, so that a bad file can be read, diagnosed and repaired.
 */
import { PliantError } from '../../core/errors.js';
import { diagnoseSolid, type SolidDiagnosis } from './diagnosis/diagnose-solid.js';
import { repairSolid, type SolidRepairOptions } from './diagnosis/repair-solid.js';
import type { RepairStep } from './diagnosis/repair-surface.js';
import { type BlobOptions, blobField } from './generators/blob.js';
import {
  type BeamOptions,
  type BoxOptions,
  beamBox,
  boxSolid,
  type PlateOptions,
  plateBox,
} from './generators/box.js';
import {
  capsuleField,
  chainLinkField,
  coneField,
  ellipsoidField,
  sphereField,
  torusField,
} from './generators/fields.js';
import { type GearOptions, gearSolid } from './generators/gear.js';
import {
  type CapsuleOptions,
  type ConeOptions,
  type CylinderOptions,
  cylinderSolid,
} from './generators/round.js';
import type { EllipsoidOptions, SphereOptions } from './generators/sphere.js';
import { stuffedSolid } from './generators/stuffed.js';
import type { ChainLinkOptions, TorusOptions } from './generators/sweep.js';
import { inertiaFrom, type Moments, solidMoments } from './measures.js';
import { boundsOf, checkedIndices, checkedPositions, type SolidData } from './mesh-data.js';
import { dihedralRange, tetQualities } from './quality.js';
import { FACE_CORNERS, type TetAdjacency, tetAdjacency, tetEdges } from './tet-adjacency.js';
import { TriangleMesh } from './triangle-mesh.js';

/** The outside of a solid. */
export interface TetBoundary {
  /** Three vertex numbers of the solid per triangle, counter-clockwise from outside. */
  readonly triangles: Uint32Array;
  /** The boundary alone, with its own vertex numbers. */
  readonly mesh: TriangleMesh;
  /** The solid's vertex for each vertex of `mesh`, ascending. */
  readonly vertices: Uint32Array;
  /** The tetrahedron behind each triangle. */
  readonly tets: Uint32Array;
}

/** A solid of tetrahedra, with what follows from them: boundary, neighbours, volume, diagnosis. */
export class TetMesh {
  /** `[x0, y0, z0, x1, …]` [m]. */
  readonly positions: Float64Array;
  /** Four vertex numbers per tetrahedron; positive: `det[b−a, c−a, d−a] > 0`. */
  readonly tets: Uint32Array;

  private cachedAdjacency?: TetAdjacency;
  private cachedEdges?: Uint32Array;
  private cachedBoundary?: TetBoundary;
  private cachedMoments?: Moments;
  private cachedBounds?: Float64Array;

  /** Arrays of the right type are kept, not copied. */
  constructor(data: SolidData) {
    this.positions = checkedPositions(data?.positions);
    this.tets = checkedIndices(data?.tets, 4, this.positions.length / 3, 'tets');
  }

  /** A box centred at the origin, five tetrahedra per cell. */
  static box(options: BoxOptions): TetMesh {
    return new TetMesh(boxSolid(options));
  }

  /** A box along x, in cells of about equal edges. */
  static beam(options: BeamOptions): TetMesh {
    return new TetMesh(boxSolid(beamBox(options)));
  }

  /** A thin box in the plane of x and z. */
  static plate(options: PlateOptions): TetMesh {
    return new TetMesh(boxSolid(plateBox(options)));
  }

  /** Centred at the origin; vertices of the boundary lie on the sphere. */
  static sphere(options: SphereOptions): TetMesh {
    return new TetMesh(stuffedSolid(sphereField(options)));
  }

  /** Centred at the origin. */
  static ellipsoid(options: EllipsoidOptions): TetMesh {
    return new TetMesh(stuffedSolid(ellipsoidField(options)));
  }

  /** Along y, centred at the origin, with sharp rims. */
  static cylinder(options: CylinderOptions): TetMesh {
    return new TetMesh(cylinderSolid(options));
  }

  /** A cylinder with round ends, along y, centred at the origin. */
  static capsule(options: CapsuleOptions): TetMesh {
    return new TetMesh(stuffedSolid(capsuleField(options)));
  }

  /** Along y, tip up; rim and tip are rounded by less than an edge. */
  static cone(options: ConeOptions): TetMesh {
    return new TetMesh(stuffedSolid(coneField(options)));
  }

  /** A ring around the y axis. */
  static torus(options: TorusOptions): TetMesh {
    return new TetMesh(stuffedSolid(torusField(options)));
  }

  /** A link of a chain in the plane of x and y. */
  static chainLink(options: ChainLinkOptions): TetMesh {
    return new TetMesh(stuffedSolid(chainLinkField(options)));
  }

  /** A gear with a bore around the y axis, with sharp teeth. */
  static gear(options: GearOptions): TetMesh {
    return new TetMesh(gearSolid(options));
  }

  /** A bunch of metaballs. */
  static blob(options: BlobOptions): TetMesh {
    return new TetMesh(stuffedSolid(blobField(options)));
  }

  /** Number of vertices. */
  get vertexCount(): number {
    return this.positions.length / 3;
  }

  /** Number of tetrahedra. */
  get tetCount(): number {
    return this.tets.length / 4;
  }

  /** Neighbours across faces, boundary faces, tetrahedra around vertices. */
  get adjacency(): TetAdjacency {
    return (this.cachedAdjacency ??= tetAdjacency(this.tets, this.vertexCount));
  }

  /** Two vertex numbers per edge, smaller first. */
  get edges(): Uint32Array {
    return (this.cachedEdges ??= tetEdges(this.tets, this.vertexCount));
  }

  /** `[minX, minY, minZ, maxX, maxY, maxZ]` [m]. */
  get bounds(): Float64Array {
    return (this.cachedBounds ??= boundsOf(this.positions));
  }

  /** The outside, facing outwards where the tetrahedra behind it are positive. */
  boundary(): TetBoundary {
    return (this.cachedBoundary ??= boundaryOf(this));
  }

  /** Sum of the signed volumes [m³]. */
  get volume(): number {
    return this.moments.volume;
  }

  /** [m] */
  get centreOfMass(): Float64Array {
    this.requireVolume();
    return this.moments.centre;
  }

  /** Inertia about the centre of mass, row-major 3×3 [kg·m²]; `density` in [kg/m³]. */
  inertia(density = 1): Float64Array {
    this.requireVolume();
    return inertiaFrom(this.moments.secondMoment, density);
  }

  /** Mean-ratio shape of each tetrahedron: 1 regular, 0 flat, negative inverted. */
  qualities(): Float64Array {
    return tetQualities(this.positions, this.tets);
  }

  /** Smallest and largest angle between two faces of one tetrahedron [rad]. */
  dihedralRange(): { min: number; max: number } {
    return dihedralRange(this.positions, this.tets);
  }

  /** Everything that is wrong, with its indices. */
  diagnose(): SolidDiagnosis {
    return diagnoseSolid(this);
  }

  /** A mended copy, and what was done. Moves no vertex. */
  repair(options: SolidRepairOptions = {}): { mesh: TetMesh; steps: readonly RepairStep[] } {
    const { steps, ...data } = repairSolid(this.positions, this.tets, options);
    return { mesh: new TetMesh(data), steps };
  }

  private get moments(): Moments {
    return (this.cachedMoments ??= solidMoments(this.positions, this.tets));
  }

  private requireVolume(): void {
    if (this.volume > 0) return;
    throw new PliantError(
      'bad-geometry',
      'The tetrahedra have no positive volume together; turn inverted ones with repair().',
      { path: 'tets' },
    );
  }
}

function boundaryOf(solid: TetMesh): TetBoundary {
  const faces = solid.adjacency.boundaryFaces;
  const triangles = new Uint32Array(3 * faces.length);
  const tets = new Uint32Array(faces.length);
  const used = new Uint8Array(solid.vertexCount);
  for (let k = 0; k < faces.length; k++) {
    const face = faces[k];
    tets[k] = face >> 2;
    for (let i = 0; i < 3; i++) {
      const v = solid.tets[face - (face & 3) + FACE_CORNERS[3 * (face & 3) + i]];
      triangles[3 * k + i] = v;
      used[v] = 1;
    }
  }
  const numbers = new Uint32Array(solid.vertexCount);
  const vertices: number[] = [];
  for (let v = 0; v < used.length; v++) if (used[v]) numbers[v] = vertices.push(v) - 1;
  const positions = new Float64Array(3 * vertices.length);
  for (let k = 0; k < vertices.length; k++) {
    positions.set(solid.positions.subarray(3 * vertices[k], 3 * vertices[k] + 3), 3 * k);
  }
  const mesh = new TriangleMesh({ positions, triangles: triangles.map((v) => numbers[v]) });
  return { triangles, mesh, vertices: Uint32Array.from(vertices), tets };
}
