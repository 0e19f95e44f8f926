import { meetsMolecules } from '../bodies/layout.js';
import type { PenetrationMethod } from './method.js';

/** The depth methods of bodies of molecules as the registry knows them; the work is done in `molecules/`. */
const moleculeMethod = (name: string, sentence: string, source: string): PenetrationMethod => ({
  name,
  sentence: `${sentence} Pairs of rigid shapes keep their closed form.`,
  source,
  serves: () => true,
  deforms: meetsMolecules,
  create: () => ({ measure() {} }),
});

export const sphereOverlapMethod = moleculeMethod(
  'sphere-overlap',
  'Depth of two overlapping molecules: the sum of their radii less the distance of their centres; with spheres it is the only depth.',
  'section 3.5.1 of the thesis',
);

export const faceProjectionMethod = moleculeMethod(
  'face-projection',
  "Depth of two crossing faces: how far the deepest corner of one lies behind the other's plane; for surfaces of triangles.",
  'section 3.5.1 of the thesis, with the projection that it means',
);
