import { meetsMolecules } from '../bodies/layout.js';
import type { PenetrationMethod } from './method.js';
import { SkinRows } from './skin-rows.js';
import { FaceRows } from './surfaces/face-rows.js';

const KEEPS = 'Pairs of rigid shapes keep their closed form.';

/** Spheres that overlap are measured where they are found. */
export const sphereOverlapMethod: PenetrationMethod = {
  name: 'sphere-overlap',
  sentence: `Depth of two overlapping molecules: the sum of their radii less the distance of their centres; with spheres it is the only depth. ${KEEPS}`,
  source: 'section 3.5.1 of the thesis',
  serves: () => true,
  deforms: (a, b) => a === 'mass-spring' || b === 'mass-spring',
};

export const faceProjectionMethod: PenetrationMethod = {
  name: 'face-projection',
  sentence: `Depth of two crossing faces: how far the deepest corner of one lies behind the other's plane; for surfaces of triangles. ${KEEPS}`,
  source: 'section 3.5.1 of the thesis, with the projection that it means',
  serves: () => true,
  deforms: meetsMolecules,
  measures: ['skins'],
  create: () => new SkinRows(new FaceRows()),
};
