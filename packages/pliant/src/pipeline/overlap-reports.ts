import { Part } from '../core/part.js';
import type { OverlapsNow } from './overlaps-now.js';

export type { OverlapsNow } from './overlaps-now.js';

/** Reports vertices inside bodies. */
export const overlapReports = new Part<typeof OverlapsNow>('Soft bodies', 'pliant/soft');
