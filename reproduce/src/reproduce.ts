/** Runs experiments one after the other and writes the report after each of them. */
import type { Arguments } from './arguments.js';
import type { Environment } from './environment.js';
import { type ReportEntry, reportHtml } from './report/html.js';
import type { Run, RunKey, Store } from './store.js';
import type { Experiment } from './types.js';

const BAR = 20;

export interface Reproduction {
  /** Path of the report. */
  readonly report: string;
  readonly failed: number;
}

export async function reproduce(
  chosen: readonly Experiment[],
  args: Pick<Arguments, 'quick' | 'fresh' | 'seed' | 'changes'>,
  store: Store,
  machine: Environment,
  say: (line: string) => void,
): Promise<Reproduction> {
  const entries: ReportEntry[] = chosen.map((experiment) => ({ experiment }));
  let report = '';
  for (const [i, experiment] of chosen.entries()) {
    const key: RunKey = {
      commit: machine.commit,
      quick: args.quick,
      seed: args.seed,
      parameters: { ...experiment.parameters, ...args.changes.get(experiment.name) },
    };
    const known = args.fresh ? undefined : store.find(experiment.name, key);
    say(`${bar(i, chosen.length)} ${experiment.name}${known ? ': already there' : ''}`);
    const run = known ?? (await attempt(experiment, key, say));
    if (!known) store.keep(experiment, run);
    entries[i] = { experiment, run };
    // After each one, so that what is there can be read while the rest goes on, or never comes.
    report = store.writeReport(reportHtml(entries, machine, args.quick));
  }
  say(`${bar(chosen.length, chosen.length)} done`);
  return { report, failed: entries.filter(({ run }) => run?.failure !== undefined).length };
}

/** A failing experiment is reported in its place and hides no other. */
async function attempt(experiment: Experiment, key: RunKey, say: (line: string) => void): Promise<Run> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  try {
    const { parameters, quick, seed } = key;
    const progress = (words: string) => say(`${' '.repeat(BAR + 8)}${words}`);
    const outcome = await experiment.run({ parameters, quick, seed, progress });
    return { key, seconds: seconds(), outcome };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    say(`${experiment.name} failed: ${failure}`);
    return { key, seconds: seconds(), failure };
  }
}

function bar(done: number, total: number): string {
  const full = Math.round((done / total) * BAR);
  return `[${'#'.repeat(full)}${'-'.repeat(BAR - full)}] ${String(Math.floor((100 * done) / total)).padStart(3)} %`;
}
