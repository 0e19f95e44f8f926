/** Bodies of molecules from the organs of a molecule scene. */
import { MassSpringBody, type MassSpringBodyOptions } from '../bodies/mass-spring/mass-spring-body.js';
import type { MoleculeScene } from '../scene/xml/model.js';
import { MoleculeBody } from './molecule-body.js';
import type { MoleculeSurfaceOptions } from './surface.js';

/** One body per organ, in the organs' order; the options hold for all of them. */
export function moleculeBodies(
  scene: MoleculeScene,
  surface?: MoleculeSurfaceOptions,
  options: Pick<MassSpringBodyOptions, 'integrator'> = {},
): MoleculeBody[] {
  return scene.organs.map((organ) => {
    const source = new MassSpringBody({
      ...organ,
      ...options,
      materials: scene.materials,
      tracks: organ.forces,
    });
    return new MoleculeBody(source, surface);
  });
}
