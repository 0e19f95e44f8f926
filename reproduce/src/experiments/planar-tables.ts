/** Tables 2 and 3: total time of a frame's proximity queries, and how it depends on the error bound. */
import { type BenchNumbers, runBenchmark } from '../run-benchmark.js';
import type { Context, Experiment, Finding, Outcome } from '../types.js';

const PRINTED = 'paper, GeForce2 [ms]';

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
      findings: demos.map(timing),
      figures: [],
      judgement: compared(demos, 'demos'),
    };
  },
};

export const planarTable3: Experiment = {
  name: 'planar-table-3',
  title: 'Wavy at error bounds from d/4 to 4d',
  source: { document: 'hoff2001proximity', place: 'table 3, GeForce2 column' },
  sentence:
    'Contacts of the two deformable bodies from sampled distance fields, at finer and coarser pixels.',
  parameters: {},
  async run(context): Promise<Outcome> {
    const rows = (await planarRows(context)).filter(({ size = '' }) => /^wavy at/.test(size));
    const factors = [1 / 4, 1 / 2, 1, 2, 4];
    return {
      findings: rows.map(timing),
      figures: [
        {
          kind: 'plot',
          name: 'time-by-error-bound',
          caption:
            'Time of a frame against the error bound: halving d quarters the pixel, and costs accordingly where pixels dominate.',
          x: { label: 'error bound, in d', logarithmic: true },
          y: { label: 'time per frame [ms]', logarithmic: true },
          series: [
            {
              name: 'Pliant, processor',
              x: factors,
              y: rows.map(({ results }) => results['pliant']!.median),
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
      judgement: compared(rows, 'error bounds'),
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

function timing({ size = '', results, checks }: BenchNumbers): Finding {
  const printed = Number(checks[PRINTED]);
  const ours = results['pliant']!.median;
  return {
    quantity: size,
    unit: 'ms per frame',
    printed,
    ours,
    judgement: ours <= printed ? 'at or below the paper' : 'slower than the paper',
  };
}

function compared(rows: readonly BenchNumbers[], what: string): string {
  const faster = rows.filter(
    ({ results, checks }) => results['pliant']!.median <= Number(checks[PRINTED]),
  ).length;
  return `${faster} of ${rows.length} ${what} take no longer than the paper's GeForce2, whose host was a processor of 2001; ours runs on the processor alone, with exact answers where the paper samples.`;
}
