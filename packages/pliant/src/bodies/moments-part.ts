import { Part } from '../core/part.js';
import type { principalMoments } from './moments.js';

/** Hulls, meshes and shapes made of others are the ones whose axes are not those of their body. */
export const momentsOfSolids = new Part<typeof principalMoments>(
  'Shapes that are made of others',
  'pliant/meshes',
);
