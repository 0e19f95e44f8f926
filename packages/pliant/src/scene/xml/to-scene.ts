/** Molecule scenes in the words of the JSON format, and back. What the XML says is kept to the last bit. */
import type { SceneDefinition } from '../format.js';
import type { BodyDefinition } from '../format-bodies.js';
import type { MoleculeMaterial, MoleculeOrgan, MoleculeScene } from './model.js';

type MassSpringDefinition = Extract<BodyDefinition, { kind: 'mass-spring' }>;
type MoleculeDefinition = MassSpringDefinition['molecules'][number];

/**
 * The scene's steps are single ones, and nothing falls asleep, as in the thesis. The XML has neither name nor
 * description.
 */
export function sceneOfMolecules(
  scene: MoleculeScene,
  name = 'Molecules',
  description = `A molecule scene with ${scene.organs.length} organ${scene.organs.length === 1 ? '' : 's'}.`,
): SceneDefinition {
  const { gravity, simulation, patient, materials, organs } = scene;
  return {
    pliant: 1,
    name,
    description,
    gravity,
    fps: simulation.fps,
    substeps: 1,
    duration: simulation.duration,
    sleeping: false,
    patient,
    materials: Object.fromEntries(materials.map((material) => [material.description, materialOf(material)])),
    bodies: organs.map((organ) => bodyOf(organ, materials)),
  };
}

function materialOf(material: MoleculeMaterial) {
  return {
    density: material.density,
    youngsModulus: material.youngsModulus,
    connectionDamping: material.damping,
    mediumDensity: material.mediumDensity,
    rgb: material.colour,
  };
}

/** What all molecules share is said once, of the body. */
function bodyOf(organ: MoleculeOrgan, materials: readonly MoleculeMaterial[]): MassSpringDefinition {
  const { description, type, positions, radii, frictions, fixed } = organ;
  const radius = common(radii);
  const friction = common(frictions);
  const material = common(organ.materialOf);
  const molecules = Array.from(radii, (own, i): MoleculeDefinition => {
    return {
      position: [positions[3 * i], positions[3 * i + 1], positions[3 * i + 2]],
      ...(radius === undefined && { radius: own }),
      ...(material === undefined && { material: materials[organ.materialOf[i]].description }),
      ...(friction === undefined && { friction: frictions[i] }),
      ...(fixed[i] === 1 && { fixed: true }),
    };
  });
  for (const { molecule, times, forces } of organ.forces) {
    molecules[molecule] = {
      ...molecules[molecule],
      forces: Array.from(times, (time, k) => ({
        time,
        force: [forces[3 * k], forces[3 * k + 1], forces[3 * k + 2]],
      })),
    };
  }
  return {
    kind: 'mass-spring',
    name: description,
    organ: type,
    ...(radius !== undefined && { radius }),
    ...(material !== undefined && { material: materials[material].description }),
    ...(friction !== undefined && { friction }),
    molecules,
  };
}

/** The value that all have, to the bit; nothing where they differ or there are none. */
function common(values: ArrayLike<number>): number | undefined {
  if (values.length === 0) return undefined;
  for (let i = 1; i < values.length; i++) if (!Object.is(values[i], values[0])) return undefined;
  return values[0];
}
