import { Registry } from '../core/registry.js';
import { closedForm } from './closed-form.js';
import type { PenetrationMethod } from './method.js';

export type { DepthMeasure, PenetrationMethod } from './method.js';

/** The registered measures of depth. */
export const penetrations = new Registry<PenetrationMethod>('penetration', {
  'closed-form': 'pliant',
  regional: 'pliant/soft',
  consistent: 'pliant/soft',
  'closest-feature': 'pliant/soft',
  'sphere-overlap': 'pliant/molecules',
  'face-projection': 'pliant/molecules',
});
penetrations.register(closedForm);
