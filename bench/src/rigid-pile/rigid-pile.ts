/** Piles and heaps of boxes, side by side with the engines that users would pick. */
import { takeTurns } from '../harness/measure.js';
import { Peers } from '../harness/peer.js';
import type { Benchmark, BenchResult, CheckValue, RunOptions, Spread, Verdict } from '../harness/types.js';
import { type BoxPlace, heap, pile, tower } from './boxes.js';
import { type BoxWorld, peers, pliantWorld } from './engines.js';
import { farthest, judgeHeap, judgePile } from './judge.js';

/** Steps between which times are taken: boxes have met, and nothing has fallen asleep. */
const FROM = 60;
const TO = 300;
const LAST = 1200;

async function race(places: readonly BoxPlace[], options: RunOptions) {
  const loader = new Peers();
  const own = pliantWorld(places);
  const worlds = new Map<string, BoxWorld>([['pliant', own]]);
  for (const [name, make] of Object.entries(peers)) {
    const world = await loader.load(name, () => make(places));
    if (world !== undefined) worlds.set(name, world);
  }
  options.progress(`${places.length} boxes in ${worlds.size} engines`);
  const results = takeTurns(worlds, options.quick ? 20 : FROM, options.quick ? 60 : TO);
  return { own, worlds, results, missing: loader.missing };
}

/** How much faster Pliant is than a peer, and whether that is as much as is claimed. */
function claims(
  results: Readonly<Record<string, Spread>>,
  wanted: Readonly<Record<string, number>>,
  quick: boolean,
): Record<string, CheckValue> {
  const checks: Record<string, CheckValue> = {};
  for (const [name, factor] of Object.entries(wanted)) {
    if (results[name] === undefined) continue;
    const ratio = results[name].median / results['pliant'].median;
    checks[`times faster than ${name}`] = Number(ratio.toFixed(2));
    if (!quick) checks[`at least ${factor} times faster than ${name}`] = ratio >= factor;
  }
  return checks;
}

export const rigidPile: Benchmark = {
  name: 'rigid-pile',
  sentence:
    'Milliseconds per step of 500 boxes in 25 columns, steps 60 to 300, and whether the pile still stands at 1,200.',
  async run(options) {
    const places = pile(5, options.quick ? 8 : 20, options.seed);
    const { own, worlds, results, missing } = await race(places, options);
    const checks = claims(
      results,
      { '@dimforge/rapier3d-compat': 2.5, '@dimforge/rapier3d-simd-compat': 1.2 },
      options.quick,
    );
    const settled = new Map([...worlds].map(([name, world]) => [name, world.positions()]));
    let worst = own.worstDepth();
    for (let step = TO; step < (options.quick ? TO : LAST); step++) {
      for (const world of worlds.values()) world.step();
      worst = Math.max(worst, own.worstDepth());
    }
    const verdicts: Record<string, Verdict> = {};
    for (const [name, world] of worlds) verdicts[name] = judgePile(settled.get(name)!, world.positions());
    checks['worst depth [m]'] = worst;
    checks['worst depth below 5 mm'] = worst < 5e-3;
    const creep = farthest(settled.get('pliant')!, own.positions());
    checks[`farthest creep from step ${TO} to ${LAST} [m]`] = creep;
    checks['creeps less than 1 mm'] = creep < 1e-3;
    Object.assign(checks, growth(results['pliant'].median, options), towerChecks(options));
    return { name: 'rigid-pile', unit: 'ms', results, checks, verdicts, missing };
  },
};

export const rigidHeap: Benchmark = {
  name: 'rigid-heap',
  sentence: 'Milliseconds per step of 500 boxes that fall turned at random, steps 60 to 300.',
  async run(options) {
    const { own, worlds, results, missing } = await race(
      heap(5, options.quick ? 8 : 20, options.seed),
      options,
    );
    const wanted = { '@dimforge/rapier3d-compat': 1.5, '@dimforge/rapier3d-simd-compat': 0.9 };
    return {
      name: 'rigid-heap',
      unit: 'ms',
      results,
      checks: {
        ...claims(results, wanted, options.quick),
        'deepest overlap at the last step [m]': own.worstDepth(),
      },
      verdicts: Object.fromEntries([...worlds].map(([name, world]) => [name, judgeHeap(world.positions())])),
      missing,
    };
  },
};

/** How the time per box grows from the pile of 500 to one of 5,120. */
function growth(medianOfPile: number, options: RunOptions): Record<string, CheckValue> {
  if (options.quick) return {};
  const places = pile(16, 20, options.seed);
  const times = takeTurns(new Map([['pliant', pliantWorld(places)]]), FROM, FROM + 60);
  const perBox = times['pliant'].median / places.length / (medianOfPile / 500);
  return {
    [`ms per step of ${places.length} boxes`]: Number(times['pliant'].median.toFixed(3)),
    'times the time per box of 500': Number(perBox.toFixed(2)),
  };
}

/** How far a tower of 200 boxes, placed touching or dropped, has sunk and moved sideways after ten seconds. */
function towerChecks(options: RunOptions): Record<string, CheckValue> {
  const layers = options.quick ? 20 : 200;
  const checks: Record<string, CheckValue> = {};
  const places = tower(layers, options.seed);
  const placed = Float64Array.from(places.flatMap(({ position }) => position));
  for (const [how, gap] of [
    ['', 0],
    [', each dropped by 2 cm', 0.02],
  ] as const) {
    const world = pliantWorld(places.map((place, i) => raised(place, gap * (i + 1))));
    takeTurns(new Map([['pliant', world]]), 0, 600);
    const after = world.positions();
    const sunk = placed[placed.length - 2] - after[after.length - 2];
    checks[`tower of ${layers}${how}: sunk by [m]`] = sunk;
    checks[`tower of ${layers}${how}: farthest any box is off [m]`] = farthest(placed, after);
    checks[`tower of ${layers}${how}: stands`] = sunk < 0.5;
  }
  return checks;
}

const raised = ({ position: [x, y, z], orientation }: BoxPlace, by: number): BoxPlace => ({
  position: [x, y + by, z],
  orientation,
});

/** Sizes and towers on their own. */
export const rigidLarge: Benchmark = {
  name: 'rigid-large',
  long: true,
  sentence:
    'How the time of a step grows to 5,000 boxes, and how far towers sink that are placed or dropped.',
  async run(options) {
    const results: BenchResult[] = [];
    const add = (size: string, places: BoxPlace[], to: number, check: boolean) => {
      const world = pliantWorld(places);
      const times = takeTurns(new Map([['pliant', world]]), FROM, to);
      const p = world.positions();
      const checks = check ? { 'sunk by [m]': p.length / 3 - 0.5 - p[p.length - 2] } : {};
      results.push({ name: 'rigid-large', size, unit: 'ms', results: times, checks });
    };
    for (const columns of options.quick ? [5] : [5, 10, 16])
      add(`${columns * columns * 20} boxes`, pile(columns, 20, options.seed), FROM + 60, false);
    const layers = options.quick ? 20 : 200;
    add(`tower of ${layers}, placed`, tower(layers, options.seed), 600, true);
    add(`tower of ${layers}, each dropped by 2 cm`, pile(1, layers, options.seed), 600, true);
    return results;
  },
};
