import type { NarrowphaseMethod } from './method.js';

/** The work is done in `molecules/`, for all pairs at once, before elasticity moves the molecules (`molecule-touch.ts`). */
export const triangleMesh: NarrowphaseMethod = {
  name: 'triangle-mesh',
  sentence:
    'Finds the triangles in which the implicit surfaces of two bodies of molecules intersect, by trees of boxes over them.',
  source: 'section 3.4.2 of the thesis (V-Collide and RAPID there)',
  serves: () => false,
  deforms: (a, b) => a === 'mass-spring' && b === 'mass-spring',
  create: () => () => () => {},
};
