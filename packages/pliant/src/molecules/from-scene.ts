/** Bodies of molecules from the organs of a molecule scene. */
import type { MoleculeScene } from '../scene/xml/model.js';
import { MoleculeBody, type MoleculeBodyOptions } from './molecule-body.js';

/** One body per organ, in the organs' order; `options` hold for all of them. */
export function moleculeBodies(
  scene: MoleculeScene,
  options: Pick<MoleculeBodyOptions, 'surface' | 'integrator'> = {},
): MoleculeBody[] {
  return scene.organs.map(
    (organ) => new MoleculeBody({ ...organ, ...options, materials: scene.materials, tracks: organ.forces }),
  );
}
