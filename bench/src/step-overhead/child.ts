/** Runs alone in a process: settles a pile, warms up, then counts the bytes and times the steps of one stretch. */
import { PerformanceObserver } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { type Pile, pliantPile, rapierPile } from './piles.js';

export interface OverheadTask {
  readonly engine: 'pliant' | 'rapier';
  readonly sleeping: boolean;
  readonly seed: number;
  /** Steps before the count: the pile settles and the compiler does too. */
  readonly settle: number;
  /** Steps that are counted and timed; a multiple of 100. */
  readonly steps: number;
}

export interface OverheadReport {
  /** Allocated on the JavaScript heap over all counted steps. */
  readonly bytes: number;
  readonly collections: number;
  /** Milliseconds per step, one sample per block of steps. */
  readonly samples: readonly number[];
  readonly awake: number;
}

const BLOCKS = 100;

process.stdout.write(JSON.stringify(await count(JSON.parse(process.argv[2]) as OverheadTask)));

async function count({ engine, sleeping, seed, settle, steps }: OverheadTask): Promise<OverheadReport> {
  const pile = engine === 'pliant' ? pliantPile(sleeping, seed) : await rapierPile(sleeping, seed);
  const samples = new Float64Array(BLOCKS);
  // The counted function itself is warmed up too, or its compilation would be counted.
  stepAll(pile, settle, samples);
  if (sleeping) {
    pile.sleep();
    stepAll(pile, settle, samples);
  }
  let collections = 0;
  const observer = new PerformanceObserver((list) => {
    collections += list.getEntries().length;
  });
  gc!();
  await setTimeout(50);
  observer.observe({ entryTypes: ['gc'] });
  const before = process.memoryUsage().heapUsed;
  stepAll(pile, steps, samples);
  const bytes = process.memoryUsage().heapUsed - before;
  await setTimeout(50);
  observer.disconnect();
  return { bytes, collections, samples: [...samples], awake: pile.awake() };
}

function stepAll(pile: Pile, steps: number, samples: Float64Array): void {
  const perBlock = steps / BLOCKS;
  for (let block = 0; block < BLOCKS; block++) {
    const start = performance.now();
    for (let i = 0; i < perBlock; i++) pile.step();
    samples[block] = (performance.now() - start) / perBlock;
  }
}
