import type { Bodies } from '../bodies/bodies.js';
import type { MethodInfo } from '../core/registry.js';
import type { CandidatePairs } from './pairs.js';

/**
 * The contract of the stage: every pair of bodies that may touch (`mayTouch`) and whose boxes overlap, touching boxes
 * included, each once and in order. Memory between steps may save time and must not change the answer.
 */
export interface Broadphase {
  find(bodies: Bodies, out: CandidatePairs): void;
}

/** A way to find the pairs whose boxes overlap. */
export interface BroadphaseMethod extends MethodInfo {
  /** Makes one for a world. */
  create(): Broadphase;
}
