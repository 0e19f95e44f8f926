/**
 * Tables 2 and 3 of Hoff et al. 2001: total time of a frame's proximity queries for the five demos, and for Wavy at
 * error bounds from d/4 to 4d, beside the paper's GeForce2 column. Frames are taken evenly from half a minute of
 * simulation with the penalty response; a frame costs the boxes of all bodies, all pairs, and for each pair the
 * penetrating points with depth and direction. Then how the cost of all queries grows with the number of vertices.
 */
import {
  type Demo,
  ExactQueries,
  FieldQueries,
  PLANAR_DEMOS,
  type PlanarWorld,
  randomPolygon,
} from 'pliant/planar';
import { type Contestant, compare } from '../harness/measure.js';
import type { Benchmark, BenchResult, RunOptions } from '../harness/types.js';

const NAME = 'planar';

/** Milliseconds per frame on the GeForce2, tables 2 and 3. */
const PAPER: Readonly<Record<string, number>> = {
  map: 0.281,
  gears: 0.015,
  links: 0.02,
  cars: 0.007,
  wavy: 1.03,
};
const PAPER_WAVY: readonly (readonly [number, string, number])[] = [
  [1 / 4, 'd/4', 0.71],
  [1 / 2, 'd/2', 0.315],
  [1, 'd', 0.211],
  [2, '2d', 0.176],
  [4, '4d', 0.165],
];

export const benchmark: Benchmark = {
  name: NAME,
  sentence: "A frame's proximity queries in the five planar demos, beside the paper's; growth with vertices.",
  async run(options) {
    const demos = PLANAR_DEMOS.map((demo) => measureDemo(demo, options));
    const wavy = PLANAR_DEMOS.find(({ name }) => name === 'wavy')!;
    const tolerances = PAPER_WAVY.map(([factor, label, paper]) =>
      measureWavy(wavy, factor, label, paper, options),
    );
    return [...demos, ...tolerances, measureGrowth(options)];
  },
};

function measureDemo(demo: Demo, { quick, progress }: RunOptions): BenchResult {
  progress(`${demo.name}: ${demo.objects} objects, ${demo.segments} lines`);
  const paper = PAPER[demo.name]!;
  const frames = recordFrames(demo, quick);
  const results = compare(
    {
      pliant: replay(demo.build('penalty').world, frames),
      'pliant (sampled fields)': replay(demo.build('penalty', demo.error).world, frames),
    },
    { warmUp: quick ? 2 : 10, repeats: quick ? 3 : 40, per: frames.length },
  );
  return {
    name: NAME,
    size: `${demo.name}, ${demo.objects} objects, ${demo.segments} lines`,
    unit: 'ms/frame',
    results,
    checks: {
      'paper, GeForce2 [ms]': paper,
      'at or below the paper': results['pliant']!.median <= paper,
      'sampled fields at or below the paper':
        results['pliant (sampled fields)']!.median <= paper ? 'yes' : 'no',
      'error bound d of the fields [m]': demo.error,
    },
  };
}

/** Contacts of Wavy from fields of a finer or coarser error bound; no response, as in the paper's table 3. */
function measureWavy(
  demo: Demo,
  factor: number,
  label: string,
  paper: number,
  { quick }: RunOptions,
): BenchResult {
  const frames = recordFrames(demo, quick);
  const { world } = demo.build('penalty', demo.error * factor);
  const results = compare(
    { pliant: replay(world, frames) },
    { warmUp: quick ? 2 : 6, repeats: quick ? 3 : 20, per: frames.length },
  );
  return {
    name: NAME,
    size: `wavy at ${label}, d = ${demo.error} m`,
    unit: 'ms/frame',
    results,
    checks: { 'paper, GeForce2 [ms]': paper, 'at or below the paper': results['pliant']!.median <= paper },
  };
}

type Frame = readonly Float64Array[];

/** Positions of all outlines, evenly from the first half minute. */
function recordFrames(demo: Demo, quick: boolean): Frame[] {
  const { world } = demo.build('penalty');
  const count = quick ? 20 : 300;
  const apart = Math.round((quick ? 2 : 30) / demo.dt / count);
  return Array.from({ length: count }, () => {
    for (let k = 0; k < apart; k++) world.step(demo.dt);
    return world.bodies.map((body) => body.polygon.positions.slice());
  });
}

/** Detection over all frames. Writing the positions is part of the turn: a few percent that count against us. */
function replay(world: PlanarWorld, frames: readonly Frame[]): Contestant {
  return {
    run() {
      let points = 0;
      for (const frame of frames) {
        for (const [k, body] of world.bodies.entries()) {
          body.polygon.positions.set(frame[k]!);
          body.refreshBox();
        }
        points += world.detect().rows.count;
      }
      return points;
    },
  };
}

/** Two rough discs that overlap a little, with ever more vertices: collision, penetration and separation, exact and at one d. */
function measureGrowth({ seed, quick, progress }: RunOptions): BenchResult {
  const counts = quick ? [100, 1000] : [100, 1000, 10_000, 100_000];
  const checks: Record<string, number | boolean> = {};
  let last = { exact: 0, field: 0 };
  let results: BenchResult['results'] = {};
  for (const vertices of counts) {
    progress(`growth: ${vertices} vertices`);
    const a = randomPolygon(seed, { vertices, roughness: 0.02 });
    const b = randomPolygon(seed + 1, { vertices, roughness: 0.02 }).moved(0.5, 1.9, 0.1);
    const exact = new ExactQueries();
    const field = new FieldQueries(0.01);
    const ask = (queries: ExactQueries | FieldQueries): Contestant => ({
      run() {
        queries.bind(a, b);
        return Number(queries.collides()) + queries.penetrations().count + queries.separation().distance;
      },
    });
    const options = { warmUp: vertices < 10_000 ? 100 : 3, repeats: vertices < 10_000 ? 60 : 9 };
    results = compare({ pliant: ask(exact), 'pliant (sampled fields)': ask(field) }, options);
    const now = { exact: results['pliant']!.median, field: results['pliant (sampled fields)']!.median };
    checks[`exact, ${vertices} vertices each [ms]`] = now.exact;
    checks[`sampled fields, ${vertices} vertices each [ms]`] = now.field;
    if (last.exact > 0) {
      // Ten times the vertices may cost ten times as much, and a fifth more for caches.
      checks[`exact grows at most linearly to ${vertices}`] = now.exact <= 12 * last.exact;
      checks[`sampled fields grow at most linearly to ${vertices}`] = now.field <= 12 * last.field;
    }
    last = now;
  }
  return { name: NAME, size: `two outlines of ${counts.at(-1)} vertices`, unit: 'ms', results, checks };
}
