export { sceneXmlDtd } from './dtd.js';
export type {
  MoleculeForces,
  MoleculeMaterial,
  MoleculeOrgan,
  MoleculeScene,
  Patient,
  SceneXmlWarning,
} from './model.js';
export { parseSceneXml, type SceneXmlReading } from './read.js';
export { formatSceneXml } from './write.js';
