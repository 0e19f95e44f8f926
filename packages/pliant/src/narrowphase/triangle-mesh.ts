import { meetsMolecules } from '../bodies/layout.js';
import type { NarrowphaseMethod } from './method.js';

/** The work is done in `molecules/`, for all pairs at once, before elasticity moves the molecules (`molecule-touch.ts`). */
export const triangleMesh: NarrowphaseMethod = {
  name: 'triangle-mesh',
  sentence:
    'Finds the triangles in which the implicit surfaces of two bodies of molecules intersect, by trees of boxes over them; shapes meet molecules as spheres.',
  source: 'section 3.4.2 of the thesis (V-Collide and RAPID there)',
  parameters: [
    {
      name: 'boxes',
      sentence:
        'Kind of tree: axis-aligned boxes, refitted where surfaces are near, or oriented ones, built anew whenever a surface has moved; the same contacts, several times slower.',
      default: 'axis-aligned',
      choices: ['axis-aligned', 'oriented'],
    },
  ],
  serves: () => false,
  deforms: meetsMolecules,
  create: () => () => () => {},
};
