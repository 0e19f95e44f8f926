/** Every benchmark, in the order in which they run. A new one is one line here and one file beside this. */
import { benchmark as broadphase } from './broadphase/broadphase.js';
import type { Benchmark } from './harness/types.js';
import { benchmark as softModels } from './soft-models.js';
import { benchmark as stepOverhead } from './step-overhead/step-overhead.js';
import { benchmark as tetrahedralise } from './tetrahedralise/tetrahedralise.js';

export const benchmarks: readonly Benchmark[] = [stepOverhead, broadphase, tetrahedralise, softModels];
