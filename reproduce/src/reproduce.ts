/** Runs experiments one after the other and writes the report after each of them. */
import type { Arguments } from './arguments.js';
import type { Environment } from './environment.js';
import type { Painter } from './pictures/painter.js';
import type { Progress } from './progress.js';
import { type ReportEntry, reportHtml } from './report/html.js';
import type { Run, RunKey, Store } from './store.js';
import type { Experiment } from './types.js';

export interface Reproduction {
  /** Path of the report. */
  readonly report: string;
  readonly entries: readonly ReportEntry[];
  readonly failed: number;
}

/** What a run works with besides its experiments. */
export interface Workshop {
  readonly store: Store;
  readonly machine: Environment;
  readonly progress: Progress;
  readonly painter: Pick<Painter, 'draw' | 'name'>;
}

export async function reproduce(
  chosen: readonly Experiment[],
  args: Pick<Arguments, 'quick' | 'fresh' | 'seed' | 'changes'>,
  workshop: Workshop,
): Promise<Reproduction> {
  const { store, machine, progress } = workshop;
  const entries: ReportEntry[] = chosen.map((experiment) => ({ experiment }));
  let report = '';
  for (const [i, experiment] of chosen.entries()) {
    const key: RunKey = {
      code: machine.code,
      quick: args.quick,
      seed: args.seed,
      parameters: { ...experiment.parameters, ...args.changes.get(experiment.name) },
    };
    const known = args.fresh ? undefined : store.find(experiment.name, key);
    progress.begin(i, chosen.length, `${experiment.name}${known ? ': already there' : ''}`);
    const run = known ?? (await attempt(experiment, key, workshop));
    if (!known) store.keep(experiment, run);
    entries[i] = { experiment, run };
    // After each one, so that what is there can be read while the rest goes on, or never comes.
    const drawn = entries.map((entry) => entry.run?.pictures).find((pictures) => pictures !== undefined);
    const facts = { quick: args.quick, seed: args.seed, ...(drawn !== undefined && { pictures: drawn }) };
    report = store.writeReport(reportHtml(entries, machine, facts));
  }
  progress.end(chosen.length);
  return { report, entries, failed: entries.filter(({ run }) => run?.failure !== undefined).length };
}

/** A failing experiment is reported in its place and hides no other. */
async function attempt(experiment: Experiment, key: RunKey, { painter, progress }: Workshop): Promise<Run> {
  const began = performance.now();
  const used = process.cpuUsage();
  const times = () => {
    const { user, system } = process.cpuUsage(used);
    return { seconds: (performance.now() - began) / 1000, processor: (user + system) / 1e6 };
  };
  const pictures = { asked: false };
  try {
    const { parameters, quick, seed } = key;
    const outcome = await experiment.run({
      parameters,
      quick,
      seed,
      progress: (words) => progress.detail(words),
      draw: (shots) => {
        pictures.asked = true;
        return painter.draw(shots);
      },
    });
    if (!pictures.asked) return { key, ...times(), outcome };
    return { key, ...times(), outcome, pictures: await painter.name() };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    progress.note(`${experiment.name} failed: ${failure}`);
    return { key, ...times(), failure };
  }
}
