export { sceneXmlDtd } from './dtd.js';
export { looksLikeXml as isSceneXml } from './encoding.js';
export { type MoleculeSceneReading, moleculesOfScene } from './from-scene.js';
export type {
  MoleculeForces,
  MoleculeMaterial,
  MoleculeOrgan,
  MoleculeScene,
  Patient,
  SceneXmlWarning,
} from './model.js';
export { parseSceneXml, type SceneXmlReading } from './read.js';
export { sceneOfMolecules } from './to-scene.js';
export { formatSceneXml } from './write.js';
