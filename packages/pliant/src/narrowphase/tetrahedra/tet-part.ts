import { Part } from '../../core/part.js';
import type { TetBodies } from './tet-bodies.js';

/** Every bounded body as a solid of tetrahedra. */
export const tetSolids = new Part<typeof TetBodies>('Soft bodies', 'pliant/soft');
