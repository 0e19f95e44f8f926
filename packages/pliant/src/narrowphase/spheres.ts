import type { NarrowphaseMethod } from './method.js';
import { MoleculeFinder } from './molecules/molecule-finder.js';
import { sphereSphere } from './sphere-sphere.js';

export const spheres: NarrowphaseMethod = {
  name: 'spheres',
  sentence:
    'Takes every body as the spheres it is made of and overlaps those; for worlds of balls and bodies of molecules.',
  source: 'thesis on contact between deformable objects, section 3.4 (sphere mode)',
  serves: (a, b) => a === 'sphere' && b === 'sphere',
  deforms: (a, b) => a === 'mass-spring' || b === 'mass-spring',
  create: () => () => sphereSphere,
  finder: () => new MoleculeFinder(),
};
