/** A step takes bounded time. */
import type { Law } from '../law.js';
import { TOLERANCES } from './tolerances.js';

export const time: Law = {
  name: 'time',
  sentence: 'A step takes bounded time.',
  unit: 'ms',
  watch() {
    let last = performance.now();
    return {
      afterStep() {
        const now = performance.now();
        const value = now - last;
        last = now;
        const limit = TOLERANCES.stepTime.value;
        return value <= limit
          ? undefined
          : { sentence: `A step took ${Math.round(value)} ms.`, value, limit };
      },
    };
  },
};
