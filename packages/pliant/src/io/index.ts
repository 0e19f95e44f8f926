export { detectFormat } from './detect.js';
export { formatOfName, MESH_FORMATS, type MeshFormat, type MeshFormatInfo } from './formats.js';
export type { CompanionFiles, MeshData, MeshKind } from './mesh-data.js';
export { type ReadMeshOptions, readMesh } from './read-mesh.js';
export { surfaceOf } from './surface.js';
export type { MeshField, MeshFields } from './vtk/fields.js';
export { type NamedFile, type PvdEntry, VtuSeries, writePvd } from './vtu/series.js';
export { type VtuEncoding, type VtuOptions, writeVtu } from './vtu/write.js';
export { type WritableMesh, type WriteMeshOptions, writableFormat, writeMesh } from './write-mesh.js';
