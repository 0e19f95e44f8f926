/** Every benchmark, in the order in which they run. A new one is one line here and one file beside this. */
import type { Benchmark } from './harness/types.js';

export const benchmarks: readonly Benchmark[] = [];
