import { Registry } from '../core/registry.js';
import { boundingBoxes } from './bounding-boxes.js';
import { bruteForce } from './brute-force.js';
import type { BroadphaseMethod } from './method.js';
import { sweepAndPrune } from './sweep-and-prune.js';

export type { Broadphase, BroadphaseMethod } from './method.js';
export { CandidatePairs } from './pairs.js';
export { RememberedPairs } from './remembered.js';

/** The registered broad phases. */
export const broadphases = new Registry<BroadphaseMethod>('broadphase');
for (const method of [sweepAndPrune, boundingBoxes, bruteForce]) broadphases.register(method);
