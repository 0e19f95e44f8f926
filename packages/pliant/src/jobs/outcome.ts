import type { JobResult } from './run-job.js';

/** What became of a run: its result, or the sentence that says why there is none. */
export type Outcome =
  | { readonly kind: 'done'; readonly result: JobResult }
  | { readonly kind: 'refused'; readonly error: string }
  | { readonly kind: 'crashed'; readonly error: string };
