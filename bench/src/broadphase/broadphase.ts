/**
 * Time of the broad phases for moving boxes at constant density, and how it grows with their number. Up to 5,000 boxes
 * all methods of the registry have to hand over the same pairs, for several seeds.
 */
import { type BroadphaseMethod, broadphases, findCandidates } from 'pliant/methods';
import { compare } from '../harness/measure.js';
import { Peers } from '../harness/peer.js';
import { growthExponent } from '../harness/statistics.js';
import type { Benchmark, BenchResult, CheckValue, RunOptions } from '../harness/types.js';
import { findersFor, OURS } from './finders.js';
import { MovingBoxes } from './moving-boxes.js';

const NAME = 'broadphase';
const SIZES = [100, 316, 1000, 3162, 5000, 10_000, 31_623, 100_000];
const QUICK_SIZES = [100, 1000];

/** Largest exponent of growth that counts as linear enough: n log n fits 1.1 over this range. */
const EXPONENT_LIMIT = 1.2;

/** Up to this size everything is compared with everything, with SEEDS different worlds. */
const COMPARED_UP_TO = 5000;
const SEEDS = 3;

export const benchmark: Benchmark = {
  name: NAME,
  sentence:
    'Pairs of overlapping boxes among 100 to 100,000 that move, at constant density, with the growth exponent.',
  async run(options) {
    const sizes = options.quick ? QUICK_SIZES : SIZES;
    const peers = new Peers();
    const results: BenchResult[] = [];
    for (const count of sizes) results.push(await measure(count, options, peers));
    const medians = results.map((result) => result.results[OURS].median);
    const exponent = growthExponent(sizes, medians);
    const growth: Record<string, CheckValue> = { 'growth exponent': exponent };
    if (!options.quick) growth[`grows no faster than n^${EXPONENT_LIMIT}`] = exponent <= EXPONENT_LIMIT;
    const last = results.pop()!;
    return [...results, { ...last, checks: { ...last.checks, ...growth } }];
  },
};

async function measure(count: number, options: RunOptions, peers: Peers): Promise<BenchResult> {
  const size = `${count.toLocaleString('en-US')} boxes`;
  options.progress(size);
  const boxes = new MovingBoxes(count, options.seed);
  const finders = await findersFor(boxes, peers);
  // Few boxes take microseconds: more turns, or the compiler would still be at work in half of them.
  const repeats = options.quick ? 5 : Math.max(count > 20_000 ? 21 : 51, Math.ceil(50_000 / count));
  const warmUp = options.quick ? 5 : Math.max(count > 20_000 ? 5 : 20, Math.ceil(100_000 / count));
  const contestants = Object.fromEntries(
    Object.entries(finders).map(([name, find]) => [name, { run: find, prepare: () => boxes.move() }]),
  );
  const results = compare(contestants, { warmUp, repeats });
  const counts = new Map(Object.entries(finders).map(([name, find]) => [name, find()]));
  const expected = counts.get(OURS)!;
  return {
    name: NAME,
    size,
    unit: 'ms',
    results,
    checks: {
      pairs: expected,
      'all contestants count the same pairs': [...counts.values()].every((n) => n === expected),
      ...samePairs(count, options.seed),
    },
    verdicts: Object.fromEntries(
      [...counts].map(([name, n]) => [name, { right: n === expected, words: `${n} pairs` }]),
    ),
    missing: peers.missing,
  };
}

function samePairs(count: number, seed: number): Record<string, CheckValue> {
  if (count > COMPARED_UP_TO) return {};
  let same = true;
  for (let k = 0; k < SEEDS; k++) {
    const boxes = new MovingBoxes(count, seed + 1000 * (k + 1));
    const methods = broadphases.list().map((method) => method.create());
    for (let turn = 0; turn < 3; turn++) {
      const lists = methods.map((method) => pairsOf(method, boxes));
      same &&= lists.every((list) => list === lists[0]);
      boxes.move();
    }
  }
  const names = broadphases.names().join(', ');
  return { [`same pairs in the same order from ${names}, ${SEEDS} seeds`]: same };
}

function pairsOf(method: ReturnType<BroadphaseMethod['create']>, boxes: MovingBoxes): string {
  const pairs = findCandidates(boxes.world, method);
  return `${pairs.a.subarray(0, pairs.count).join()};${pairs.b.subarray(0, pairs.count).join()}`;
}
