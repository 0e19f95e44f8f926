/** Directions of the depth methods against the exact minimum translation of cubes, and their continuity. */
import { Random, TetMesh } from 'pliant';
import { PAIR_DEPTH_NAMES, type PairDepthName, TetTopology } from 'pliant/methods';
import { quantile, spread } from '../harness/statistics.js';
import type { Benchmark, BenchResult, CheckValue, RunOptions } from '../harness/types.js';
import {
  degrees,
  isTriple,
  length,
  separatingAxes,
  type Turn,
  tieRatio,
  translationAlong,
  UPRIGHT,
  type Vec,
} from './cube-truth.js';
import { Measured, placed, randomTurn } from './poses.js';

export const benchmark: Benchmark = {
  name: 'penetration-truth',
  sentence: 'Way out of overlapping cubes by each depth method against the exact minimum translation.',
  async run(options) {
    const sizes = options.quick ? [4] : [4, 6, 8, 10];
    const results: BenchResult[] = [];
    for (const size of sizes) {
      options.progress(`cubes of ${size}³ vertices`);
      results.push(...truthOf(size, options));
    }
    results.push(continuity(options));
    return results;
  },
};

interface Pose {
  readonly turn: Turn;
  readonly shift: Vec;
}

/** Overlaps of 5 to 90 % along x with offsets along the other two axes. */
function axisPoses(): Pose[] {
  const poses: Pose[] = [];
  for (const overlap of [0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9])
    for (const y of [0, 0.02, 0.05, 0.1, 0.2, 0.35])
      for (const z of [0, 0.05, 0.15]) poses.push({ turn: UPRIGHT, shift: [1 - overlap, y, z] });
  return poses;
}

/** Random turns and shifts with at least 5 % overlap. */
function skewPoses(count: number, seed: number): Pose[] {
  const random = new Random(seed);
  const poses: Pose[] = [];
  while (poses.length < count) {
    const turn = randomTurn(random);
    const shift: Vec = [
      1.6 * (2 * random.next() - 1),
      1.6 * (2 * random.next() - 1),
      1.6 * (2 * random.next() - 1),
    ];
    if (separatingAxes(turn, shift)[0].extent > 0.05) poses.push({ turn, shift });
  }
  return poses;
}

interface Errors {
  /** Angle to the exact direction by the ratio of the second-best axis to the best [°]. */
  readonly clear: number[];
  readonly close: number[];
  /** Needed translation over the minimum, where two axes are nearly equal. */
  readonly ties: number[];
  /** The same where three are. */
  readonly triple: number[];
}

function errorsOf(name: PairDepthName, size: number, poses: readonly Pose[]): Errors {
  const topology = new TetTopology(TetMesh.box({ size: [1, 1, 1], cells: [size - 1, size - 1, size - 1] }));
  const still = placed(topology, UPRIGHT, [0, 0, 0]);
  const measured = new Measured(name);
  const errors: Errors = { clear: [], close: [], ties: [], triple: [] };
  for (const { turn, shift } of poses) {
    const net = measured.measure(still, placed(topology, turn, shift)).net();
    if (length(net) === 0) continue;
    const axes = separatingAxes(turn, shift);
    const ratio = tieRatio(axes);
    if (ratio >= 1.3) errors.clear.push(degrees(net, axes[0].direction));
    else if (ratio >= 1.15) errors.close.push(degrees(net, axes[0].direction));
    if (ratio < 1.3)
      (isTriple(axes) ? errors.triple : errors.ties).push(
        translationAlong(turn, shift, net) / axes[0].extent,
      );
  }
  return errors;
}

function truthOf(size: number, { seed, quick }: RunOptions): BenchResult[] {
  const sets = { axis: axisPoses(), skew: skewPoses(quick ? 60 : 400, seed) } as const;
  return Object.entries(sets).map(([set, poses]) => {
    const errors = new Map(PAIR_DEPTH_NAMES.map((name) => [name, errorsOf(name, size, poses)]));
    const checks: Record<string, CheckValue> = {};
    for (const [name, { clear, close, ties, triple }] of errors) {
      checks[`${name}: p90, largest angle at ratio ≥ 1.3 [°]`] =
        `${rounded(quantile(clear, 0.9))}, ${rounded(Math.max(...clear))}`;
      if (close.length > 0)
        checks[`${name}: largest angle at ratio 1.15 to 1.3 [°]`] = rounded(Math.max(...close));
      if (ties.length > 0)
        checks[`${name}: translation over the minimum at ratio < 1.3, median, largest`] =
          `${rounded(quantile(ties, 0.5))}, ${rounded(Math.max(...ties))}`;
      if (triple.length > 0)
        checks[`${name}: the same where three axes tie`] =
          `${rounded(quantile(triple, 0.5))}, ${rounded(Math.max(...triple))}`;
    }
    const regional = errors.get('regional')!;
    if (set === 'axis') {
      checks['regional within 1° at ratio ≥ 1.3'] = Math.max(...regional.clear) <= 1;
      checks['regional within 2.5° at ratio ≥ 1.15'] = Math.max(...regional.close) <= 2.5;
    } else {
      checks['regional: median ≤ 0.5°, p90 ≤ 3° at ratio ≥ 1.3'] =
        quantile(regional.clear, 0.5) <= 0.5 && quantile(regional.clear, 0.9) <= 3;
    }
    checks['regional: translation at ties of two and three ≤ 1.5 times the minimum'] =
      Math.max(...regional.ties, ...regional.triple) <= 1.5;
    return {
      name: 'penetration-truth',
      size: `${size}³ vertices, ${poses.length} ${set} poses`,
      unit: '° at ratio ≥ 1.3',
      results: Object.fromEntries(
        [...errors].map(([name, { clear }]) => [
          name === 'regional' ? 'pliant' : `pliant (${name})`,
          spread(clear),
        ]),
      ),
      checks,
    };
  });
}

const rounded = (x: number) => Number(x.toFixed(3));

/** Change of a vertex's depth over the change of place, for steps of 1e-4 of the size. */
function continuity({ seed, quick }: RunOptions): BenchResult {
  const topology = new TetTopology(TetMesh.box({ size: [1, 1, 1], cells: [5, 5, 5] }));
  const still = placed(topology, UPRIGHT, [0, 0, 0]);
  const jumps = PAIR_DEPTH_NAMES.map((name) => {
    const random = new Random(seed);
    const measured = new Measured(name);
    const samples: number[] = [];
    for (let path = 0; path < (quick ? 4 : 40); path++) {
      // Every third path passes a tie of two or three axes.
      const turn = path % 3 === 0 ? UPRIGHT : randomTurn(random);
      const tie = 0.3 + 0.6 * random.next();
      const from: Vec =
        path % 3 === 0
          ? [tie, tie, path % 2 ? tie : 0.05]
          : [random.next() - 0.5, random.next() - 0.5, random.next() - 0.5];
      const way: Vec = [random.next() - 0.5, random.next() - 0.5, random.next() - 0.5];
      samples.push(largestJump(measured, still, topology, turn, from, way));
    }
    return [name, samples] as const;
  });
  const regional = jumps.find(([name]) => name === 'regional')![1];
  return {
    name: 'penetration-truth',
    size: 'continuity, steps of 1e-4',
    unit: 'largest change of depth over size',
    results: Object.fromEntries(
      jumps.map(([name, samples]) => [name === 'regional' ? 'pliant' : `pliant (${name})`, spread(samples)]),
    ),
    checks: {
      'regional: largest change of depth': Number(Math.max(...regional).toPrecision(3)),
      'regional never changes a depth by more than 2e-3': Math.max(...regional) <= 2e-3,
    },
  };
}

function largestJump(
  measured: Measured,
  still: ReturnType<typeof placed>,
  topology: TetTopology,
  turn: Turn,
  from: Vec,
  way: Vec,
): number {
  const step = 1e-4 / length(way);
  let largest = 0;
  let before: Float64Array | undefined;
  for (let k = -50; k <= 50; k++) {
    const shift: Vec = [
      from[0] + k * step * way[0],
      from[1] + k * step * way[1],
      from[2] + k * step * way[2],
    ];
    const now = measured.measure(still, placed(topology, turn, shift)).depths();
    if (before)
      for (let v = 0; v < now.length; v++) largest = Math.max(largest, Math.abs(now[v] - before[v]));
    before = now;
  }
  return largest;
}
