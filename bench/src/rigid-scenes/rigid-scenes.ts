/**
 * Structures, heaps and mechanisms in every engine, step by step in one process: time, creep, late speed and deepest overlap, and one verdict for all.
 * Structures are judged by whether they stand; heaps by whether they come to rest without sinking into each other; what hangs by its numbers only.
 */
import { takeTurns } from '../harness/measure.js';
import { Peers } from '../harness/peer.js';
import type { Benchmark, BenchResult, CheckValue, RunOptions, Verdict } from '../harness/types.js';
import type { EngineWorld, MakeWorld } from './engines/engine.js';
import { joltWorld } from './engines/jolt.js';
import { pliantWorld } from './engines/pliant.js';
import { type Rapier, rapierWorld } from './engines/rapier.js';
import { heaps } from './heaps.js';
import { farthest, fastest, isLost, Overlap } from './measures.js';
import type { RigidScene } from './scene.js';
import { arch, cardHouse, dominoes, jenga, kapla, pyramid, wall } from './structures.js';

/** Steps in which everything finds its place; steps of a run of `--quick`, of heaps, of structures; steps at the end that count as late. */
const SETTLED = 60;
const QUICK = 120;
const HEAP = 900;
const STRUCTURE = 3000;
const LATE = 60;

/** What still counts as standing [m], [m/s], and as lying on each other [m]. */
const MOST_CREEP = 0.02;
const MOST_SPEED = 2e-3;
const MOST_DEPTH = 0.03;

const engines: Readonly<Record<string, MakeWorld>> = {
  pliant: pliantWorld,
  '@dimforge/rapier3d-compat': async (scene) =>
    rapierWorld((await import('@dimforge/rapier3d-compat')).default, scene),
  '@dimforge/rapier3d-simd-compat': async (scene) =>
    rapierWorld((await import('@dimforge/rapier3d-simd-compat')).default as unknown as Rapier, scene),
  'jolt-physics': joltWorld,
};

function scenes({ quick, seed }: RunOptions): RigidScene[] {
  if (quick) return [pyramid(5), jenga(1), arch(25), ...heaps(seed).slice(0, 2)];
  return [
    ...[10, 20, 30, 50, 100].map(pyramid),
    wall(10, 15),
    jenga(3),
    cardHouse(5),
    kapla(30),
    arch(25),
    arch(101),
    dominoes(40),
    ...heaps(seed),
  ];
}

/** What one engine did with one scene. */
class Course {
  creep = 0;
  speed = 0;
  depth = 0;
  lost = false;
  private settled: Float64Array | undefined;
  private last: Float64Array | undefined;

  constructor(
    private readonly world: EngineWorld,
    private readonly overlap: Overlap,
  ) {}

  look(step: number, steps: number): void {
    const late = step >= steps - LATE - 1;
    if (step !== SETTLED && !late && step % 100 !== 0) return;
    const poses = this.world.poses();
    if (isLost(poses)) {
      this.lost = true;
      return;
    }
    if (step === SETTLED) this.settled = poses;
    if (late && this.last !== undefined) this.speed = Math.max(this.speed, fastest(this.last, poses));
    this.last = late ? poses : undefined;
    if (step !== steps - 1) return;
    this.creep = this.settled === undefined ? 0 : farthest(this.settled, poses);
    this.depth = this.overlap.deepest(poses);
  }

  verdict(fate: RigidScene['fate']): Verdict {
    const mm = (x: number) => (1000 * x).toPrecision(3);
    const words = this.lost
      ? 'bodies are lost'
      : `crept ${mm(this.creep)} mm, late ${mm(this.speed)} mm/s, ${mm(this.depth)} mm deep`;
    const stands = this.creep <= MOST_CREEP && this.speed <= MOST_SPEED;
    const right = !this.lost && this.depth <= MOST_DEPTH && (fate !== 'stands' || stands);
    return { right, words };
  }
}

async function play(scene: RigidScene, options: RunOptions): Promise<BenchResult> {
  const loader = new Peers();
  const worlds = new Map<string, EngineWorld>();
  for (const [name, make] of Object.entries(engines)) {
    const world = await loader.load(name, async () => make(scene));
    if (world !== undefined) worlds.set(name, world);
  }
  options.progress(`${scene.name} in ${worlds.size} engines`);
  const steps = options.quick ? QUICK : scene.fate === 'stands' ? STRUCTURE : HEAP;
  const overlap = new Overlap(scene);
  const courses = new Map([...worlds].map(([name, world]) => [name, new Course(world, overlap)]));
  const results = takeTurns(worlds, SETTLED, steps, (step) => {
    for (const course of courses.values()) course.look(step, steps);
  });
  const verdicts = Object.fromEntries(
    [...courses].map(([name, course]) => [name, course.verdict(scene.fate)]),
  );
  const checks: Record<string, CheckValue> = {};
  for (const name of worlds.keys()) {
    if (name === 'pliant') continue;
    const ratio = results[name].median / results['pliant'].median;
    checks[`time of ${name} over ours`] = Number(ratio.toFixed(2));
  }
  if (!options.quick && scene.fate === 'stands') {
    const others = [...courses].filter(([name]) => name !== 'pliant');
    const stands = verdicts['pliant'].right || !others.some(([name]) => verdicts[name].right);
    checks['what stands in a peer stands here'] = stands;
  }
  return {
    name: 'rigid-scenes',
    size: scene.name,
    unit: 'ms',
    results,
    checks,
    verdicts,
    missing: loader.missing,
  };
}

export const benchmark: Benchmark = {
  name: 'rigid-scenes',
  long: true,
  sentence:
    'Milliseconds per step of structures, heaps and mechanisms, with creep, late speed and deepest overlap in every engine.',
  async run(options) {
    const results: BenchResult[] = [];
    for (const scene of scenes(options)) results.push(await play(scene, options));
    return results;
  },
};
