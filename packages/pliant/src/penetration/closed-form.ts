import type { PenetrationMethod } from './method.js';

/**
 * Shapes with a signed distance. The finder of the contact has already measured it, so nothing is left to do. The
 * method has a name so that it can be chosen, shown and refused like the others.
 */
export const closedForm: PenetrationMethod = {
  name: 'closed-form',
  sentence: 'Takes depth and way out from the narrow phase that found the contact; exact wherever that is.',
  source: 'lecture on rigid contacts (signed distance functions)',
  serves: () => true,
};
