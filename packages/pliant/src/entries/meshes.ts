/**
 * Meshes in detail: options of generators, diagnosis, neighbours, embedding.
 * @module pliant/meshes
 */
import '../parts/meshes.js';

export {
  type DistanceFunction,
  type DistanceSurface,
  type DistanceSurfaceOptions,
  distanceSurface,
} from '../geometry/implicit/index.js';
export {
  type BeamOptions,
  type BlobOptions,
  type BoxOptions,
  type CapsuleOptions,
  type ChainLinkOptions,
  type ConeOptions,
  type CylinderOptions,
  type EllipsoidOptions,
  Embedding,
  embed,
  type Fault,
  type FaultKind,
  type GearOptions,
  type HeightfieldOptions,
  type Hole,
  type Orientation,
  type PlateOptions,
  type RepairStep,
  type SolidData,
  type SolidDiagnosis,
  type SphereOptions,
  type SurfaceData,
  type SurfaceDiagnosis,
  type SurfaceTopology,
  type TetAdjacency,
  type TetBoundary,
  type Tetrahedralisation,
  type TetrahedraliseOptions,
  type TorusKnotOptions,
  type TorusOptions,
  type TriangleAdjacency,
} from '../geometry/mesh/index.js';

export type { ThinMeshDefinition } from '../scene/index.js';
