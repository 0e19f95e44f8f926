import { Registry } from '../core/registry.js';
import type { BroadphaseMethod } from './method.js';
import { sweepAndPrune } from './sweep-and-prune.js';

export type { Broadphase, BroadphaseMethod } from './method.js';
export { CandidatePairs } from './pairs.js';
export { RememberedPairs } from './remembered.js';

/** The registered broad phases. */
export const broadphases = new Registry<BroadphaseMethod>('broadphase', {
  'sweep-and-prune': 'pliant',
  'bounding-boxes': 'pliant/methods',
  'brute-force': 'pliant/methods',
});
broadphases.register(sweepAndPrune);
