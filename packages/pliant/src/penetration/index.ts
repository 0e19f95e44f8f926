import { Registry } from '../core/registry.js';
import { closedForm } from './closed-form.js';
import type { PenetrationMethod } from './method.js';
import { faceProjectionMethod, sphereOverlapMethod } from './molecule-methods.js';
import { closestFeature, consistent, regional } from './vertex-methods.js';

export type { DepthMeasure, PenetrationMethod } from './method.js';

/** The registered measures of depth. */
export const penetrations = new Registry<PenetrationMethod>('penetration');
for (const method of [
  closedForm,
  regional,
  consistent,
  closestFeature,
  sphereOverlapMethod,
  faceProjectionMethod,
])
  penetrations.register(method);
