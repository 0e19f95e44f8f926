/** Every suite, in the order in which they run. A new one is one line here and one file in `suites/`. */
import { suite as closedForm } from './suites/closed-form.js';
import { suite as obbPairs } from './suites/obb-pairs.js';
import { suite as torqueFree } from './suites/torque-free.js';
import type { Suite } from './types.js';

export const suites: readonly Suite[] = [closedForm, obbPairs, torqueFree];
