/** Every suite, in the order in which they run. A new one is one line here and one file in `suites/`. */
import type { Suite } from './types.js';

export const suites: readonly Suite[] = [];
