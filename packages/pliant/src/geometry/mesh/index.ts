/** Meshes: classes, generators, diagnosis and repair, tetrahedralisation, embedding. */
export type { TriangleAdjacency } from './adjacency.js';
export type { SolidDiagnosis } from './diagnosis/diagnose-solid.js';
export type { SurfaceDiagnosis } from './diagnosis/diagnose-surface.js';
export type { Fault, FaultKind } from './diagnosis/faults.js';
export type { Hole } from './diagnosis/holes.js';
export type { RepairStep } from './diagnosis/repair-surface.js';
export { Embedding, embed } from './embedding.js';
export type { BlobOptions } from './generators/blob.js';
export type { BeamOptions, BoxOptions, PlateOptions } from './generators/box.js';
export type { GearOptions } from './generators/gear.js';
export type { HeightfieldOptions } from './generators/heightfield.js';
export type { CapsuleOptions, ConeOptions, CylinderOptions } from './generators/round.js';
export type { EllipsoidOptions, SphereOptions } from './generators/sphere.js';
export type { ChainLinkOptions, TorusKnotOptions, TorusOptions } from './generators/sweep.js';
export type { SolidData, SurfaceData } from './mesh-data.js';
export type { TetAdjacency } from './tet-adjacency.js';
export { type TetBoundary, TetMesh } from './tet-mesh.js';
export {
  type Tetrahedralisation,
  type TetrahedraliseOptions,
  tetrahedralise,
} from './tetrahedralise/tetrahedralise.js';
export type { SurfaceTopology } from './topology.js';
export { type Orientation, TriangleMesh } from './triangle-mesh.js';
