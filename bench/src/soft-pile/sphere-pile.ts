/**
 * The second experiment of the consistent-depth paper, as numbers: 120 soft balls fall into a pile. With inconsistent depths vertices stick in
 * other bodies; how many are still inside one after ten seconds, how deep, and how fast anything still moves, for each depth method.
 */
import { readFileSync } from 'node:fs';
import { parseScene, World } from 'pliant';
import { spread } from '../harness/statistics.js';
import type { Benchmark, BenchResult, CheckValue, RunOptions, Spread } from '../harness/types.js';

const METHODS = ['regional', 'consistent', 'closest-feature'] as const;
const QUICK_STEPS = 30;
/** Vertices less deep than this lie on each other rather than in each other [m]; the balls have a radius of 0.25 m. */
const STUCK = 5e-3;

export const benchmark: Benchmark = {
  name: 'sphere-pile',
  sentence:
    'Milliseconds per step of 120 soft balls that pile up in ten seconds, and vertices stuck in other bodies then, for each depth method.',
  run: async (options) => run(options),
};

function run(options: RunOptions): BenchResult {
  const text = readFileSync(new URL('../../../scenes/soft-sphere-pile.json', import.meta.url), 'utf8');
  const reading = parseScene(text);
  if (!reading.ok) throw new Error('scenes/soft-sphere-pile.json is not valid.');
  const { scene } = reading;
  const steps = options.quick ? QUICK_STEPS : Math.round(scene.duration / scene.dt);
  const results: Record<string, Spread> = {};
  const checks: Record<string, CheckValue> = {};
  for (const method of METHODS) {
    options.progress(`120 balls, ${method}`);
    const world = World.fromScene({ ...scene, seed: options.seed });
    world.setSleeping(false);
    world.setMethod('penetration', method);
    world.setMethod('response', 'penalty');
    const samples: number[] = [];
    for (let step = 0; step < steps; step++) {
      const start = performance.now();
      world.step(scene.dt);
      samples.push(performance.now() - start);
    }
    results[method === 'regional' ? 'pliant' : `pliant (${method})`] = spread(samples);
    judge(world, method, checks);
  }
  return { name: 'sphere-pile', unit: 'ms', results, checks };
}

function judge(world: World, method: string, checks: Record<string, CheckValue>): void {
  // Judged alike, by the nearest surface, whatever method has moved them.
  world.setMethod('penetration', 'closest-feature');
  let stuck = 0;
  let sum = 0;
  let count = 0;
  for (const { depth, partner } of world.penetrations()) {
    if (!partner.isDeformable) continue;
    count++;
    sum += depth;
    if (depth > STUCK) stuck++;
  }
  let fastest = 0;
  let outside = 0;
  for (const body of world) {
    if (!body.isDeformable) continue;
    fastest = Math.max(fastest, Math.hypot(...body.velocity));
    const [x, y, z] = body.position;
    if (!(Math.abs(x) < 1.4 && Math.abs(z) < 1.4 && y > -0.1)) outside++;
  }
  checks[`vertices stuck in another ball, ${method}`] = stuck;
  checks[`mean residual depth, ${method} [mm]`] = count > 0 ? (1000 * sum) / count : 0;
  checks[`largest speed, ${method} [m/s]`] = fastest;
  checks[`no ball has left, ${method}`] = outside === 0;
}
