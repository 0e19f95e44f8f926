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
  /** Milliseconds of as many steps before the counted ones: whoever reads a clock leaves garbage of his own. */
  readonly samples: readonly number[];
  /** Vertices inside another body at the end: what the steps had to do. */
  readonly points: number;
}

process.stdout.write(JSON.stringify(await count(JSON.parse(process.argv[2]) as GarbageTask)));

async function count(task: GarbageTask): Promise<GarbageReport> {
  const file = new URL(`../../../scenes/${task.scene}.json`, import.meta.url);
  const reading = parseScene(readFileSync(file, 'utf8'));
  if (!reading.ok) throw new Error(`${file.pathname}: ${reading.errors[0].message}`);
  const { dt } = reading.scene;
  const world = World.fromScene(reading.scene);
  world.setSleeping(false);
  world.setMethod('penetration', task.penetration);
  world.setMethod('response', task.response);
  // The counted function itself is warmed up too, or its compilation would be counted.
  stepAll(world, dt, task.warmUp);
  const samples = timeAll(world, dt, task.steps);
  let collections = 0;
  const observer = new PerformanceObserver((list) => {
    collections += list.getEntries().length;
  });
  gc!();
  await setTimeout(50);
  observer.observe({ entryTypes: ['gc'] });
  const before = process.memoryUsage().heapUsed;
  stepAll(world, dt, task.steps);
  const bytes = process.memoryUsage().heapUsed - before;
  await setTimeout(50);
  observer.disconnect();
  const points = [...world.penetrations()].length;
  return { bytes, collections, samples, points };
}

function stepAll(world: World, dt: number, steps: number): void {
  for (let k = 0; k < steps; k++) world.step(dt);
}

function timeAll(world: World, dt: number, steps: number): number[] {
  return Array.from({ length: steps }, () => {
    const start = performance.now();
    world.step(dt);
    return performance.now() - start;
  });
}
