import type { PenetrationMethod } from './method.js';

/**
 * Shapes with a signed distance: whatever found the contact has measured it already, and nothing is left to do. The
 * method has a name so that it can be chosen, shown and refused like the others.
 */
export const closedForm: PenetrationMethod = {
  name: 'closed-form',
  sentence: 'Takes depth and way out from the narrow phase that found the contact; exact wherever that is.',
  source: 'lecture on rigid contacts (signed distance functions)',
  serves: () => true,
};
