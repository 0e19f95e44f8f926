/** Runs alone in a process: warms a soft scene up, then counts the bytes that one stretch of steps allocates. */
import { readFileSync } from 'node:fs';
import { PerformanceObserver } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { parseScene, World } from 'pliant';

export interface GarbageTask {
  /** File in `scenes/`, without its ending. */
  readonly scene: string;
  readonly penetration: string;
  readonly response: string;
  readonly warmUp: number;
  readonly steps: number;
}

export interface GarbageReport {
  /** Allocated on the JavaScript heap over all counted steps. */
  readonly bytes: number;
  readonly collections: number;
  /** Milliseconds of each counted step. */
  readonly samples: readonly number[];
  /** Vertices inside another body at the end: what the steps had to do. */
  readonly points: number;
}

process.stdout.write(JSON.stringify(await count(JSON.parse(process.argv[2]!) as GarbageTask)));

async function count(task: GarbageTask): Promise<GarbageReport> {
  const file = new URL(`../../../scenes/${task.scene}.json`, import.meta.url);
  const reading = parseScene(readFileSync(file, 'utf8'));
  if (!reading.ok) throw new Error(`${file.pathname}: ${reading.errors[0]!.message}`);
  const { dt } = reading.scene;
  const world = World.fromScene(reading.scene);
  world.setSleeping(false);
  world.setMethod('penetration', task.penetration);
  world.setMethod('response', task.response);
  const samples = new Float64Array(Math.max(task.warmUp, task.steps));
  // The counted function itself is warmed up too, or its compilation would be counted.
  stepAll(world, dt, task.warmUp, samples);
  let collections = 0;
  const observer = new PerformanceObserver((list) => {
    collections += list.getEntries().length;
  });
  gc!();
  await setTimeout(50);
  observer.observe({ entryTypes: ['gc'] });
  const before = process.memoryUsage().heapUsed;
  stepAll(world, dt, task.steps, samples);
  const bytes = process.memoryUsage().heapUsed - before;
  await setTimeout(50);
  observer.disconnect();
  const points = [...world.penetrations()].length;
  return { bytes, collections, samples: [...samples.subarray(0, task.steps)], points };
}

function stepAll(world: World, dt: number, steps: number, samples: Float64Array): void {
  for (let k = 0; k < steps; k++) {
    const start = performance.now();
    world.step(dt);
    samples[k] = performance.now() - start;
  }
}
