import type { NarrowphaseMethod } from './method.js';
import { MoleculeFinder } from './molecules/molecule-finder.js';

/** Skins carry forces of `molecule-penalty`; pairs with another response meet as spheres. */
export const triangleMesh: NarrowphaseMethod = {
  name: 'triangle-mesh',
  sentence:
    'Finds the triangles in which the implicit surfaces of two bodies of molecules intersect, by trees of boxes over them; everything else meets molecules as spheres.',
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
  bySkins: true,
  serves: () => false,
  deforms: (a, b) => a === 'mass-spring' || b === 'mass-spring',
  finder: ({ boxes }) => new MoleculeFinder(boxes === 'oriented' ? 'oriented' : 'axis-aligned'),
};
