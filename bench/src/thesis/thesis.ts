/**
 * The performance scene of the thesis (section 4.3.3): eleven objects of molecules, 5 s at a thousand steps a second, in its three modes and with the surface carried
 * instead of generated. The thesis's own times are those of its table 4.2, on a PC of 2002 and with drawing; ours leave drawing out. The columns are its: surface
 * generation, collision, total; its deformation and control is the rest.
 */
import { World } from 'pliant';
import { checkScene } from 'pliant/io';
import {
  boxAndGround,
  implicitSurface,
  type MoleculeScene,
  performanceScene,
  sceneOfMolecules,
} from 'pliant/molecules';
import { MeshQuery } from 'pliant/queries';
import { growthExponent } from '../harness/statistics.js';
import type { Benchmark, BenchResult, RunOptions } from '../harness/types.js';

const NAME = 'thesis';

interface Mode {
  readonly size: string;
  readonly detection: string;
  readonly broadphase: string;
  /** Surfaces per second; 0 for once. */
  readonly rate: number;
  /** What the thesis took, drawing left out [s]. */
  readonly thesis?: number;
  /** Real time: what the scene's 5 s have to stay under [s]. */
  readonly limit: number;
}

const MODES: readonly Mode[] = [
  {
    size: 'spheres',
    detection: 'spheres',
    broadphase: 'sweep-and-prune',
    rate: 10,
    thesis: 446.563 - 346.002,
    limit: 5,
  },
  {
    size: 'surfaces behind bounding boxes',
    detection: 'triangle-mesh',
    broadphase: 'bounding-boxes',
    rate: 10,
    thesis: 1997.109 - 101.519,
    limit: 5,
  },
  {
    size: 'surfaces behind sweep and prune',
    detection: 'triangle-mesh',
    broadphase: 'sweep-and-prune',
    rate: 10,
    thesis: 2657.531 - 103.483,
    limit: 5,
  },
  {
    size: 'carried surfaces',
    detection: 'triangle-mesh',
    broadphase: 'sweep-and-prune',
    rate: 0,
    limit: 5,
  },
];

export const benchmark: Benchmark = {
  name: NAME,
  sentence:
    "The thesis's scene of eleven objects of molecules for 5 s, by spheres and by surfaces, spheres from 1,200 to 20,000 molecules, and what trees over moving surfaces cost.",
  async run(options) {
    return [...MODES.map((mode) => measure(mode, options)), growth(options), trees(options), boxes(options)];
  },
};

function worldOf(molecules: MoleculeScene, rate: number): World {
  const scene = sceneOfMolecules(molecules);
  const bodies = scene.bodies.map((body) =>
    body.kind === 'mass-spring' ? { ...body, skin: { rate } } : body,
  );
  const reading = checkScene({ ...scene, bodies });
  if (!reading.ok) throw new Error(reading.errors[0].message);
  return World.fromScene(reading.scene);
}

function measure(mode: Mode, { quick, progress }: RunOptions): BenchResult {
  const { size, detection, broadphase, rate, thesis, limit } = mode;
  const steps = quick ? 200 : 5000;
  progress(size);
  const world = worldOf(performanceScene(), rate);
  world.setMethod('narrowphase', detection);
  world.setMethod('broadphase', broadphase);
  world.timeEveryStep();
  let surface = 0;
  let collision = 0;
  const start = performance.now();
  for (let k = 0; k < steps; k++) {
    world.step(1e-3);
    const { bodies, broadphase: broad, narrowphase, penetration, response } = world.timings();
    surface += bodies;
    collision += broad + narrowphase + penetration + response;
  }
  const total = (performance.now() - start) / 1000;
  return {
    name: NAME,
    size,
    unit: 's',
    results: {
      pliant: once(total),
      'pliant (surface generation)': once(detection === 'spheres' ? 0 : surface / 1000),
      'pliant (collision)': once(collision / 1000),
      ...(thesis !== undefined && { 'the thesis, without drawing': once(thesis) }),
    },
    checks: {
      'no body broke': world.troubles().length === 0,
      'all bodies are in the basin': [...world].every((body) => isContained(body.position)),
      [`under ${limit} s`]: quick || total < limit,
      ...(thesis !== undefined && !quick && { 'times faster than the thesis': thesis / total }),
    },
  };
}

/** Where the walls and the floor of the basin stand [m]; a centre beyond them is over the wall or through the floor. */
const BASIN = { x: 0.105, z: 0.12, floor: -0.15 };

function isContained(centre: ArrayLike<number>): boolean {
  return Math.abs(centre[0]) < BASIN.x && Math.abs(centre[2]) < BASIN.z && centre[1] > BASIN.floor;
}

const once = (seconds: number) => ({ median: seconds, p95: seconds });

/** Boxes on grounds, side by side: what a step by spheres costs as their number grows. */
function growth({ quick, progress }: RunOptions): BenchResult {
  const counts = quick ? [1, 4] : [4, 16, 67];
  const sizes: number[] = [];
  const times: number[] = [];
  for (const count of counts) {
    progress(`${300 * count} molecules`);
    const world = worldOf(tiled(count), 0);
    for (let k = 0; k < 380; k++) world.step(1e-3);
    const samples: number[] = [];
    for (let k = 0; k < 60; k++) {
      const start = performance.now();
      world.step(1e-3);
      samples.push(performance.now() - start);
    }
    sizes.push(300 * count);
    times.push(samples.sort((a, b) => a - b)[30]);
  }
  const exponent = growthExponent(sizes, times);
  return {
    name: NAME,
    size: `spheres, ${sizes.at(-1)} molecules`,
    unit: 'ms',
    results: { pliant: { median: times.at(-1)!, p95: times.at(-1)! } },
    checks: {
      ...Object.fromEntries(sizes.map((size, k) => [`ms a step of ${size} molecules`, times[k]])),
      'growth exponent': exponent,
      'cost grows linearly': quick || exponent < 1.2,
    },
  };
}

/** What it takes to have a tree over the surface of the experiments' box once it has moved: refitted, or built anew of either kind of box. */
function trees({ quick, progress }: RunOptions): BenchResult {
  progress('trees');
  const organ = boxAndGround().organs.find(({ description }) => description === 'box')!;
  const mesh = implicitSurface(organ.positions, organ.radii);
  const query = new MeshQuery(mesh);
  query.aabb;
  const rounds = quick ? 5 : 40;
  const refit = samples(rounds, () => query.update());
  const aligned = samples(rounds, () => new MeshQuery(mesh).aabb);
  const oriented = samples(rounds, () => new MeshQuery(mesh).obb);
  return {
    name: NAME,
    size: `tree over ${mesh.triangles.length / 3} triangles that have moved`,
    unit: 'ms',
    results: {
      'pliant (axis-aligned, refitted)': refit,
      'pliant (axis-aligned, built)': aligned,
      'pliant (oriented, built)': oriented,
    },
    checks: { 'refitting is cheapest': refit.median < Math.min(aligned.median, oriented.median) },
  };
}

/** The performance scene in the middle of things, by either kind of tree: the same contacts to the bit. */
function boxes({ quick, progress }: RunOptions): BenchResult {
  progress('kinds of boxes');
  const world = worldOf(performanceScene(), 0);
  world.setMethod('narrowphase', 'triangle-mesh');
  for (let k = 0; k < (quick ? 10 : 700); k++) world.step(1e-3);
  const snapshot = world.snapshot();
  const run = (kind: string) => {
    const twin = World.restore(snapshot);
    twin.setParameters('triangle-mesh', { boxes: kind });
    const times = samples(quick ? 5 : 30, () => twin.step(1e-3));
    return { times, positions: [...twin].map((body) => [...body.positions].join()) };
  };
  const aligned = run('axis-aligned');
  const oriented = run('oriented');
  return {
    name: NAME,
    size: 'a step by surfaces, by kind of box',
    unit: 'ms',
    results: { 'pliant (axis-aligned)': aligned.times, 'pliant (oriented)': oriented.times },
    checks: { 'same to the bit': aligned.positions.join() === oriented.positions.join() },
  };
}

function samples(rounds: number, work: () => unknown): { median: number; p95: number } {
  const times: number[] = [];
  for (let k = 0; k < rounds; k++) {
    const start = performance.now();
    work();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return { median: times[rounds >> 1], p95: times[Math.floor(0.95 * (rounds - 1))] };
}

/** Copies of box and ground, 0.4 m apart. */
function tiled(count: number): MoleculeScene {
  const scene = boxAndGround();
  const across = Math.ceil(Math.sqrt(count));
  const organs = Array.from({ length: count }, (_, k) =>
    scene.organs.map((organ) => ({
      ...organ,
      positions: organ.positions.map((x, axis) => {
        if (axis % 3 === 0) return x + 0.4 * (k % across);
        return axis % 3 === 2 ? x + 0.4 * Math.floor(k / across) : x;
      }),
    })),
  ).flat();
  return { ...scene, organs };
}
