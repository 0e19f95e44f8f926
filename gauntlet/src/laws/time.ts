/** A step takes bounded time. */
import type { Law, Watch } from '../law.js';
import type { Runs } from '../runs.js';
import { TOLERANCES } from './tolerances.js';

export const time: Law = {
  name: 'time',
  sentence: 'A step takes bounded time.',
  unit: 'ms',
  watch: ({ clock }) => timing(clock),
};

/** Looks at the time between two steps. */
export function timing(clock: () => number): Watch<Runs> {
  let last = clock();
  return {
    afterStep() {
      const now = clock();
      const value = now - last;
      last = now;
      const limit = TOLERANCES.stepTime.value;
      return value <= limit ? undefined : { sentence: `A step took ${Math.round(value)} ms.`, value, limit };
    },
  };
}
