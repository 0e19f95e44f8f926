/**
 * The scenes of js-physics-benchmarks in every engine, step by step in one process: time of a step with all that the
 * program does beside it, deepest overlap at the end, and whether engines agree on hits and contacts.
 */
import { takeTurns } from '../harness/measure.js';
import { Peers } from '../harness/peer.js';
import type { Benchmark, BenchResult, CheckValue, RunOptions, Verdict } from '../harness/types.js';
import type { Rapier } from '../rigid-scenes/engines/rapier.js';
import { isLost, Overlap } from '../rigid-scenes/measures.js';
import { crashcatWorld } from './engines/crashcat.js';
import { joltWorld } from './engines/jolt.js';
import { pliantWorld } from './engines/pliant.js';
import { rapierWorld } from './engines/rapier.js';
import type { LiveScene, LiveWorld, MakeLive, Play } from './scene.js';
import { cubeHeap, hullHeap, listeners, rays, squarePyramid, stack } from './scenes.js';

/** Steps before the clock counts, of a whole run, and of a run of `--quick`. */
const WARM_UP = 30;
const STEPS = 600;
const QUICK = 120;

/** What still counts as lying on each other [m]. */
const MOST_DEPTH = 0.03;

const engines: Readonly<Record<string, MakeLive>> = {
  pliant: pliantWorld,
  '@dimforge/rapier3d-compat': async (scene) =>
    rapierWorld((await import('@dimforge/rapier3d-compat')).default, scene),
  '@dimforge/rapier3d-simd-compat': async (scene) =>
    rapierWorld((await import('@dimforge/rapier3d-simd-compat')).default as unknown as Rapier, scene),
  'jolt-physics': joltWorld,
  crashcat: crashcatWorld,
};

function scenes({ quick, seed }: RunOptions): LiveScene[] {
  if (quick) return [stack(5), cubeHeap(20, seed), hullHeap(20), rays(50, seed), listeners(5)];
  return [
    squarePyramid(6),
    ...[5, 20, 50].map(stack),
    cubeHeap(200, seed),
    hullHeap(100),
    hullHeap(500),
    rays(150, seed),
    rays(2000, seed),
    listeners(30),
  ];
}

interface Contestant {
  readonly world: LiveWorld;
  readonly play: Play;
  step(): void;
}

function contestant(world: LiveWorld, play: Play): Contestant {
  return {
    world,
    play,
    step() {
      play.before?.(world);
      world.step();
      play.after?.(world);
    },
  };
}

function verdictOf({ world, play }: Contestant, scene: LiveScene, overlap: Overlap, truth: number): Verdict {
  const poses = world.poses();
  if (isLost(poses)) return { right: false, words: 'bodies are lost' };
  const depth = overlap.deepest(poses);
  const count = play.count?.();
  const agrees = count === undefined || Math.abs(count - truth) <= scene.agreement! * truth;
  const deep = `${(1000 * depth).toPrecision(3)} mm deep`;
  const words = count === undefined ? deep : `${count} ${scene.counts}, ${deep}`;
  return { right: depth <= MOST_DEPTH && agrees, words };
}

const middle = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function run(scene: LiveScene, options: RunOptions): Promise<BenchResult> {
  const loader = new Peers();
  const worlds = new Map<string, Contestant>();
  for (const [name, make] of Object.entries(engines)) {
    const world = await loader.load(name, async () => make(scene));
    if (world !== undefined) worlds.set(name, contestant(world, scene.play()));
  }
  options.progress(`${scene.name} in ${worlds.size} engines`);
  const results = takeTurns(worlds, WARM_UP, options.quick ? QUICK : STEPS);
  const overlap = new Overlap({
    name: scene.name,
    bodies: scene.bodies.map(({ form, at, mass }) => ({
      form,
      at,
      ...(mass !== undefined && { density: 1 }),
    })),
    friction: 0,
    fate: 'rests',
  });
  const truth = middle([...worlds.values()].map(({ play }) => play.count?.() ?? 0));
  const checks: Record<string, CheckValue> = {};
  for (const name of worlds.keys())
    if (name !== 'pliant')
      checks[`time of ${name} over ours`] = Number(
        (results[name].median / results['pliant'].median).toFixed(2),
      );
  const verdicts = Object.fromEntries(
    [...worlds].map(([name, one]) => [name, verdictOf(one, scene, overlap, truth)]),
  );
  return {
    name: 'web-scenes',
    size: scene.name,
    unit: 'ms',
    results,
    checks,
    verdicts,
    missing: loader.missing,
  };
}

export const benchmark: Benchmark = {
  name: 'web-scenes',
  long: true,
  sentence:
    'Milliseconds per step of the scenes of js-physics-benchmarks: pyramid, stacks, raining heaps, rays and contact listeners.',
  async run(options) {
    const results: BenchResult[] = [];
    for (const scene of scenes(options)) results.push(await run(scene, options));
    return results;
  },
};
