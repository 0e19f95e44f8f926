import { Part } from '../core/part.js';
import type { RareTroubles } from './rare-troubles.js';

/** Programs of rigid bodies under the default response have none of these troubles. */
export const rareTroubles = new Part<typeof RareTroubles>('Reports of deformable bodies', 'pliant/soft');
