/** Time per colliding point of the depth methods, and of each stage. */
import { TetMesh } from 'pliant';
import {
  createPairDepth,
  IntersectingEdges,
  PAIR_DEPTH_NAMES,
  PairOverlap,
  type TetBody,
  TetTopology,
  VertexDepths,
} from 'pliant/methods';
import { type Contestant, compare } from '../harness/measure.js';
import { growthExponent } from '../harness/statistics.js';
import type { Benchmark, BenchResult, CheckValue, RunOptions } from '../harness/types.js';
import { UPRIGHT, type Vec } from './cube-truth.js';
import { placed } from './poses.js';

export const benchmark: Benchmark = {
  name: 'penetration',
  sentence: 'Microseconds per colliding point for detection and for each depth method, on cubes and spheres.',
  async run(options) {
    const scenes = [cubes(6, 1), cubes(10, 1), spheres(0.2, 1.3), spheres(0.1, 1.3)];
    const results = (options.quick ? scenes.slice(0, 1) : scenes).map((scene) => timed(scene, options));
    if (!options.quick) results.push(growth(options));
    return results;
  },
};

/** Edges that leave the partner: the first part of `consistent`, timed apart. */
const STAGE_2 = 'pliant (stage 2)';

interface PairScene {
  readonly name: string;
  readonly a: TetBody;
  readonly b: TetBody;
  /** Most time for stages 2 to 4 of the consistent method [µs]. */
  readonly target: number;
}

function cubes(size: number, target: number): PairScene {
  const topology = new TetTopology(TetMesh.box({ size: [1, 1, 1], cells: [size - 1, size - 1, size - 1] }));
  return pair(`two cubes of ${size}³ vertices, half overlapped`, topology, [0.5, 0.07, 0.03], target);
}

function spheres(edge: number, target: number): PairScene {
  const topology = new TetTopology(TetMesh.sphere({ radius: 0.5, edge }));
  return pair(`two spheres of ${topology.vertexCount} vertices`, topology, [0.7, 0.1, 0.05], target);
}

function pair(name: string, topology: TetTopology, shift: Vec, target: number): PairScene {
  return { name, target, a: placed(topology, UPRIGHT, [0, 0, 0]), b: placed(topology, UPRIGHT, shift) };
}

/** Every turn starts from moved positions, as in a step: boxes, normals and trees are made anew inside the clock. */
function contestants({ a, b }: PairScene): { points: number; runs: Record<string, Contestant> } {
  const overlap = new PairOverlap();
  const points = overlap.detect(a, b);
  const refresh = () => {
    a.refresh();
    b.refresh();
  };
  const runs: Record<string, Contestant> = {};
  const finder = new PairOverlap();
  runs['pliant (stage 1)'] = { prepare: refresh, run: () => finder.detect(a, b) };
  const edges = new IntersectingEdges();
  runs[STAGE_2] = { prepare: refresh, run: () => edges.find(overlap) };
  for (const name of PAIR_DEPTH_NAMES) {
    const method = createPairDepth(name);
    const out = new VertexDepths();
    runs[name === 'regional' ? 'pliant' : `pliant (${name})`] = {
      prepare: refresh,
      run: () => method.measure(overlap, out),
    };
  }
  return { points, runs };
}

function timed(scene: PairScene, { quick }: RunOptions): BenchResult {
  const { points, runs } = contestants(scene);
  const options = { warmUp: quick ? 20 : 1500, repeats: quick ? 20 : 600, per: points / 1000 };
  const results = compare(runs, options);
  const consistent = results['pliant (consistent)'].median;
  const more = results.pliant.median - consistent;
  const checks: Record<string, CheckValue> = {
    'colliding points': points,
    'share of stage 1 in detection and consistent depth [%]': percent(
      results['pliant (stage 1)'].median / (results['pliant (stage 1)'].median + consistent),
    ),
    'share of stage 2 in consistent depth, the rest being stages 3 and 4 [%]': percent(
      results[STAGE_2].median / consistent,
    ),
    'regional beyond consistent [µs]': Number(more.toFixed(3)),
  };
  if (!quick) {
    checks[`consistent, stages 2 to 4: at most ${scene.target} µs per point`] = consistent <= scene.target;
    checks['regional: at most 0.6 µs per point more'] = more <= 0.6;
  }
  return { name: 'penetration', size: scene.name, unit: 'µs per colliding point', results, checks };
}

const percent = (share: number) => Math.round(100 * share);

/** Two slabs that touch over an area in proportion to their size: the same share of vertices collides at every size. */
function growth({ progress }: RunOptions): BenchResult {
  const sizes: number[] = [];
  const times: number[] = [];
  for (const side of [6, 12, 24, 45]) {
    const cells: Vec = [side, 5, side];
    const topology = new TetTopology(TetMesh.box({ size: [side / 10, 0.5, side / 10], cells }));
    progress(`slabs of ${topology.tetCount} tetrahedra`);
    const scene = pair('slabs', topology, [0.013, 0.42, 0.017], 1);
    const overlap = new PairOverlap();
    const method = createPairDepth('regional');
    const out = new VertexDepths();
    const run = () => {
      scene.a.refresh();
      scene.b.refresh();
      overlap.detect(scene.a, scene.b);
      method.measure(overlap, out);
    };
    sizes.push(2 * topology.tetCount);
    times.push(compare({ pliant: { run } }, { warmUp: 30, repeats: 60 }).pliant.median);
  }
  const exponent = growthExponent(sizes, times);
  return {
    name: 'penetration',
    size: `detection and regional, ${sizes[0].toLocaleString('en')} to ${sizes.at(-1)!.toLocaleString('en')} tetrahedra`,
    unit: 'ms at the largest size',
    results: { pliant: { median: times.at(-1)!, p95: times.at(-1)! } },
    checks: {
      'exponent of time against size': Number(exponent.toFixed(3)),
      'exponent at most 1.1': exponent <= 1.1,
    },
  };
}
