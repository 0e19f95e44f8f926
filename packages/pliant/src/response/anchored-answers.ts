/**
 * How `impulse` and `penalty` answer contacts with a deformable body. The entries that bring deformable bodies provide
 * it.
 */
import { Part } from '../core/part.js';
import type { ParameterValues } from '../core/registry.js';
import type { AnchoredResponse } from './method.js';

export interface AnchoredAnswers {
  impulses(iterations: number): AnchoredResponse;
  penalty(parameters: ParameterValues): AnchoredResponse;
}

export const anchoredAnswers = new Part<AnchoredAnswers>('Soft bodies', 'pliant/soft');
