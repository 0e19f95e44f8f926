/** Tables 2 and 3: total time of a frame's proximity queries, and how it depends on the error bound. */
import { type BenchNumbers, runBenchmark } from '../run-benchmark.js';
import type { Context, DataTable, Experiment, Finding, Outcome } from '../types.js';

const PRINTED = 'paper, GeForce2 [ms]';
const SAMPLED = 'pliant (sampled fields)';
/** Tables 2 and 3 on all three machines: GeForce2, InfiniteReality2, ATI Rage Pro LT [ms]. */
const TABLE_2 = {
  // biome-ignore lint/suspicious/noApproximativeNumericConstant: a time that the paper prints.
  map: [0.281, 0.901, 0.434],
  gears: [0.015, 0.026, 0.064],
  links: [0.02, 0.052, 0.038],
  cars: [0.007, 0.026, 0.015],
  wavy: [1.03, 2.36, 2.99],
} as const;
const TABLE_3 = {
  'd/4': [0.71, 1.27, 5.56],
  'd/2': [0.315, 1, 1.85],
  d: [0.211, 0.93, 0.895],
  '2d': [0.176, 0.879, 0.631],
  '4d': [0.165, 0.876, 0.535],
} as const;

export const planarTable2: Experiment = {
  name: 'planar-table-2',
  title: 'Proximity time per frame of the five demos',
  source: { document: 'hoff2001proximity', place: 'table 2, GeForce2 column' },
  sentence:
    'Boxes, pairs and penetrating points with depth and direction of every frame, on frames taken from a simulation with the penalty response; the processor alone, no graphics hardware.',
  parameters: {},
  async run(context) {
    const rows = await planarRows(context);
    const demos = rows.filter(({ size = '' }) => /objects/.test(size));
    return {
      findings: demos.flatMap((row) => [timing(row, SAMPLED), timing(row, 'pliant')]),
      tables: [wholeTable('table-2', 'Demo', TABLE_2, demos, SAMPLED)],
      figures: [],
      judgement: `${compared(demos, 'demos', SAMPLED, 'these sample fields as the paper does, on the processor alone')} ${compared(demos, 'demos', 'pliant', 'these answer exactly')}`,
    };
  },
};

export const planarTable3: Experiment = {
  name: 'planar-table-3',
  title: 'Wavy at error bounds from d/4 to 4d',
  source: { document: 'hoff2001proximity', place: 'table 3, GeForce2 column' },
  sentence:
    'Penetrating points of the two deformable bodies, with depth and direction from sampled distance fields, at finer and coarser spacing.',
  parameters: {},
  async run(context): Promise<Outcome> {
    const rows = (await planarRows(context)).filter(({ size = '' }) => /^wavy at/.test(size));
    const factors = [1 / 4, 1 / 2, 1, 2, 4];
    return {
      findings: rows.map((row) => timing(row, 'pliant')),
      tables: [wholeTable('table-3', 'Error', TABLE_3, rows, 'pliant')],
      figures: [
        {
          kind: 'plot',
          name: 'time-by-error-bound',
          caption: 'Time of a frame against the error bound.',
          x: { label: 'error bound, in d', logarithmic: true },
          y: { label: 'time per frame [ms]', logarithmic: true },
          series: [
            {
              name: 'Pliant, processor',
              x: factors,
              y: rows.map(({ results }) => results['pliant'].median),
            },
            {
              name: 'paper, GeForce2',
              x: factors,
              y: rows.map(({ checks }) => Number(checks[PRINTED])),
              marks: true,
            },
          ],
        },
      ],
      judgement: `${compared(rows, 'error bounds', 'pliant', 'ours samples fields on the processor alone')} ${trend(rows)}`,
    };
  },
};

let latest: { readonly key: string; readonly rows: Promise<BenchNumbers[]> } | undefined;

/** Both tables come out of one run. */
function planarRows({ quick, seed, progress }: Context): Promise<BenchNumbers[]> {
  const key = `${quick} ${seed}`;
  if (latest?.key !== key) {
    progress('timing the frames');
    latest = { key, rows: runBenchmark('planar', quick, seed) };
  }
  return latest.rows;
}

/** The printed table with a column of ours. */
function wholeTable(
  name: string,
  head: string,
  printed: Readonly<Record<string, readonly number[]>>,
  rows: readonly BenchNumbers[],
  contestant: string,
): DataTable {
  return {
    name,
    caption: `T${name.slice(1).replace('-', ' ')} with all its machines, and ours [ms per frame].`,
    columns: [head, 'GeForce2', 'InfiniteReality2', 'ATI Rage Pro LT', 'Pliant, processor'],
    rows: Object.entries(printed).map(([key, times], k) => [
      key,
      ...times,
      Number(rows[k].results[contestant].median.toPrecision(3)),
    ]),
  };
}

/** Whether the cost falls as d grows, as in the paper. */
function trend(rows: readonly BenchNumbers[]): string {
  const times = rows.map(({ results }) => results['pliant'].median);
  const falls = times.every((time, k) => k === 0 || time <= times[k - 1]);
  const ratio = (times[0] / times[times.length - 1]).toFixed(1);
  const paper = "4.3-fold on the paper's GeForce2";
  return falls
    ? `The cost falls with every coarser bound, ${ratio}-fold from d/4 to 4d; ${paper}.`
    : `The cost does not fall with every coarser bound: ${ratio}-fold from d/4 to 4d; ${paper}.`;
}

function timing({ size = '', results, checks }: BenchNumbers, contestant: string): Finding {
  const printed = Number(checks[PRINTED]);
  const ours = results[contestant].median;
  return {
    quantity: contestant === SAMPLED ? `${size}, sampled` : size,
    unit: 'ms per frame',
    printed,
    ours,
    judgement:
      ours <= printed
        ? `${(printed / ours).toFixed(1)} times faster than the GeForce2`
        : 'slower than the GeForce2',
    headline: /^wavy,/.test(size),
  };
}

function compared(rows: readonly BenchNumbers[], what: string, contestant: string, how: string): string {
  const faster = rows.filter(
    ({ results, checks }) => results[contestant].median <= Number(checks[PRINTED]),
  ).length;
  return `${faster} of ${rows.length} ${what} take no longer than the paper's GeForce2, whose host was a processor of 2001; ${how}.`;
}
