/**
 * Files: meshes, scenes as JSON and XML, recordings, trajectories.
 * @module pliant/io
 */
export {
  type ImportNote,
  type ImportOptions,
  isMjcf,
  isUrdf,
  readGltfScene,
  readMjcf,
  readUrdf,
  type SceneImport,
  type WrittenScene,
  writeGltfScene,
  writeUrdf,
} from '../interchange/index.js';
export {
  type CompanionFiles,
  detectFormat,
  formatOfName,
  MESH_FORMATS,
  type MeshData,
  type MeshField,
  type MeshFields,
  type MeshFormat,
  type MeshFormatInfo,
  type MeshKind,
  type NamedFile,
  type PvdEntry,
  type ReadMeshOptions,
  readMesh,
  surfaceOf,
  type VtuEncoding,
  type VtuOptions,
  VtuSeries,
  type WritableMesh,
  type WriteMeshOptions,
  writableFormat,
  writeMesh,
  writePvd,
  writeVtu,
} from '../io/index.js';
export { type WeldedPoints, weldNear } from '../io/weld-near.js';
export {
  type Recording,
  readRecording,
  TRAJECTORY_HEADER,
  trajectoryCsv,
  trajectoryJsonLines,
} from '../recording/index.js';
export {
  checkScene,
  formatSceneXml,
  isSceneXml,
  parseSceneXml,
  placeInScene,
  type SceneXmlReading,
  type SceneXmlWarning,
  sceneSchema,
  sceneXmlDtd,
} from '../scene/index.js';
