import { Part } from '../core/part.js';
import type { controlledSubstep } from './trials.js';

export type { TrialStages } from './trials.js';

/** Takes a substep on trial, for responses that control it. */
export const trialSteps = new Part<typeof controlledSubstep>(
  'Responses that control the step',
  'pliant/methods',
);
