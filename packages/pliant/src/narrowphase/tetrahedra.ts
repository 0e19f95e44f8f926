import type { NarrowphaseMethod } from './method.js';
import { TetFinder } from './tetrahedra/tet-finder.js';

/** Deformable bodies against each other, against shapes and against themselves. */
export const tetrahedra: NarrowphaseMethod = {
  name: 'tetrahedra',
  sentence:
    'Finds the vertices of one body inside the tetrahedra of another, or of itself, by a grid of cells; for deformable bodies.',
  source: 'Teschner et al. 2003; Heidelberger et al. 2004, stage 1',
  parameters: [
    {
      name: 'looks',
      sentence:
        'How often contacts are looked for: in every substep, or once per step, after which known contacts are followed along their way out.',
      default: 'substep',
      choices: ['substep', 'step'],
    },
  ],
  serves: () => false,
  deforms: (a, b) => a !== 'mass-spring' && b !== 'mass-spring',
  finder: () => new TetFinder(),
};
