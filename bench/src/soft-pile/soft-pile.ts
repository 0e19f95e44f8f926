/** A pile of soft cubes side by side with Rapier, and how fast a scene of three large bodies runs. */
import { existsSync, readFileSync } from 'node:fs';
import { parseScene, World } from 'pliant';
import { timesInTurn } from '../harness/measure.js';
import { Peers } from '../harness/peer.js';
import { spread } from '../harness/statistics.js';
import type { Benchmark, BenchResult, CheckValue, RunOptions, Spread, Verdict } from '../harness/types.js';
import { PileDepth } from './depth.js';
import { makePile, type PileWorld, pliantPile, rapierPile } from './worlds.js';

const STEPS = 160;
const QUICK_STEPS = 40;
const RAPIER = '@dimforge/rapier3d-compat';
/** Steps per second that the large scene has to reach; the source of the scene had 8 to 12. */
const WANTED_RATE = 120;

/** Steps from one look at the depth to the next. */
const LOOK_EVERY = 10;

/** Piles with other places, one after the other. */
const SEEDS = 5;

/** A point deeper than this in another cube of a metre is one that the engine let through [m]. */
const MOST_DEPTH = 0.05;

export const benchmark: Benchmark = {
  name: 'soft-pile',
  sentence:
    'Milliseconds per step of 64 soft cubes (8,640 tetrahedra) that fall onto each other, 160 steps of each of five piles, with the default model and settings; and of three bodies of 19,500 tetrahedra.',
  run: async (options) => [await race(options), large(options)],
};

async function race(options: RunOptions): Promise<BenchResult> {
  const loader = new Peers();
  const samples = new Map<string, number[]>();
  const deepest = new Map<string, number>();
  const seeds = options.quick ? 1 : SEEDS;
  for (let k = 0; k < seeds; k++) {
    options.progress(`pile ${k + 1} of ${seeds}`);
    await racePile(options, options.seed + k, loader, samples, deepest);
  }
  const results: Record<string, Spread> = {};
  for (const [name, times] of samples) results[name] = spread(times);
  const checks: Record<string, CheckValue> = {};
  const peer = results[RAPIER];
  if (peer !== undefined) {
    const ratio = peer.median / results['pliant'].median;
    checks[`times faster than ${RAPIER}`] = Number(ratio.toFixed(2));
    if (!options.quick) checks[`at least 2 times faster than ${RAPIER}`] = ratio >= 2;
  }
  const verdicts: Record<string, Verdict> = {};
  for (const name of samples.keys()) verdicts[name] = judge(deepest.get(name) ?? 0, seeds);
  return { name: 'soft-pile', unit: 'ms', results, checks, verdicts, missing: loader.missing };
}

/** One pile in all worlds, which take turns; adds their times to `samples`, and keeps the greatest depth of each. */
async function racePile(
  options: RunOptions,
  seed: number,
  loader: Peers,
  samples: Map<string, number[]>,
  deepest: Map<string, number>,
): Promise<void> {
  const pile = makePile(options.quick ? 2 : 4, seed);
  const worlds = new Map<string, PileWorld>([
    ['pliant', pliantPile(pile, 'fem')],
    // The fast setting of the same model: nothing passes through anything either, but vibrations die sooner.
    ['pliant (1 substep)', pliantPile(pile, 'fem', 1)],
    ['pliant (xpbd, 2 substeps)', pliantPile(pile, 'xpbd', 2)],
    ['pliant (shape-matching, 2 substeps)', pliantPile(pile, 'shape-matching', 2)],
  ]);
  const rapier = await loader.load(RAPIER, () => rapierPile(pile));
  if (rapier !== undefined) worlds.set(RAPIER, rapier);
  const depth = new PileDepth(pile.mesh, pile.places.length);
  const look = (step: number): void => {
    if (step % LOOK_EVERY !== LOOK_EVERY - 1) return;
    for (const [name, world] of worlds)
      deepest.set(name, Math.max(deepest.get(name) ?? 0, depth.worst(world)));
  };
  const times = timesInTurn(worlds, 0, options.quick ? QUICK_STEPS : STEPS, look);
  for (const [name, list] of times) samples.set(name, [...(samples.get(name) ?? []), ...list]);
  rapier?.free?.();
}

function judge(deepest: number, seeds: number): Verdict {
  return {
    right: deepest < MOST_DEPTH,
    words: `at most ${(1000 * deepest).toFixed(1)} mm deep in ${seeds === 1 ? 'the run' : `${seeds} piles`}`,
  };
}

function large(options: RunOptions): BenchResult {
  const file = new URL('../../../scenes/soft-three-large.json', import.meta.url);
  const reading = existsSync(file) ? parseScene(readFileSync(file, 'utf8')) : undefined;
  if (!reading?.ok) throw new Error('scenes/soft-three-large.json is missing or not valid.');
  const world = World.fromScene(reading.scene);
  world.setSleeping(false);
  options.progress('three large bodies');
  const samples: number[] = [];
  const steps = options.quick ? 20 : Math.round(reading.scene.duration / reading.scene.dt);
  for (let step = 0; step < steps; step++) {
    const start = performance.now();
    world.step(reading.scene.dt);
    samples.push(performance.now() - start);
  }
  const result = spread(samples);
  const rate = 1000 / result.median;
  return {
    name: 'soft-pile',
    size: 'three bodies, 19,500 tetrahedra',
    unit: 'ms',
    results: { pliant: result },
    checks: {
      'steps per second': Number(rate.toFixed(0)),
      ...(!options.quick && { [`at least ${WANTED_RATE} steps per second`]: rate >= WANTED_RATE }),
    },
  };
}
