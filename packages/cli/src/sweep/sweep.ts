/** `pliant sweep`: from a plan to its table. */
import type { Study } from 'pliant/jobs';
import { refusal, SUCCESS } from '../failure.js';
import type { Io } from '../io.js';
import { duration, plural } from '../run/quantities.js';
import { tellNotes } from '../scenes/find-scene.js';
import { askTell } from './ask-tell.js';
import { type Conducted, conduct, shardOf } from './conduct.js';
import { dryRun } from './dry-run.js';
import { Journal } from './journal.js';
import { mergeJournals } from './merge.js';
import { readStudy } from './plan-file.js';
import { writeReport } from './report/write-report.js';
import { RunPool } from './run-pool.js';
import { Serial } from './serial.js';
import { StudyFolder } from './study-folder.js';
import { fetchJournals, openPlace, type StudyPlace } from './study-place.js';
import { type SweepOptions, shardFile } from './sweep-options.js';
import { writeTables } from './tables.js';
import type { Executor, Finished } from './task.js';

export async function sweep(plan: string, options: SweepOptions, io: Io): Promise<number> {
  checkOptions(options);
  const { study, scene, list } = readStudy(plan, io.cwd, options, options.quiet ? undefined : io.stderr);
  if (!options.quiet && scene !== undefined) tellNotes(scene, io);
  const out = options.out ?? folderName(study, plan);
  // Before a folder is made. Whoever asks gives values of their own.
  if (!options.ask) list();
  if (options.dryRun) {
    await dryRun(study, options.workers, options.json === true, io);
    return SUCCESS;
  }
  if (options.ask) return await askTell(study, options, io);
  if (options.merge !== undefined) return await merge(study, out, options, io);
  const journal = options.shard === undefined ? JOURNAL : shardFile(options.shard);
  const place = await openPlace(out, io.cwd, journal, options.fresh);
  try {
    return await make(study, place, journal, options, io);
  } finally {
    await place.close();
  }
}

const JOURNAL = 'results.jsonl';

async function merge(study: Study, out: string, options: SweepOptions, io: Io): Promise<number> {
  const named = options.merge === true || options.merge!.length === 0 ? [out] : (options.merge as string[]);
  const { places, clean } = await fetchJournals(named);
  const place = await openPlace(out, io.cwd, JOURNAL);
  try {
    const done = mergeJournals(study, places, io.cwd, options.partial === true, named);
    const folder = StudyFolder.open(place.path, '/');
    try {
      folder.tidy(false);
      folder.keepPlan(study);
      publish(study, done, folder, options);
    } finally {
      folder.close();
    }
    await place.publish();
    print(study, done, { total: study.runs.length, ran: 0, wall: 0 }, place, options, io);
  } finally {
    clean();
    await place.close();
  }
  return SUCCESS;
}

async function make(
  study: Study,
  place: StudyPlace,
  name: string,
  options: SweepOptions,
  io: Io,
): Promise<number> {
  io.interruption();
  const { shard: part } = options;
  const folder = StudyFolder.open(place.path, '/', part && name);
  let journal: Journal | undefined;
  let executor: Executor | undefined;
  try {
    // A queue that can't be reached leaves everything as it was, what `--fresh` would forget too.
    executor = await executorOf(study, folder.path, options, io);
    folder.tidy(options.fresh === true);
    // The plan of another study stays where its journal does.
    Journal.check(folder.file(name), study);
    folder.keepPlan(study);
    journal = Journal.open(folder.file(name), study);
    // A store that can't be used is known before the first run.
    await place.publish();
    const runs = part === undefined ? study.runs : shardOf(study, part.index, part.count);
    const conducted = await conduct(runs, journal, executor, io, !options.quiet);
    if (part === undefined) publish(study, journal.done, folder, options);
    await place.publish();
    await executor.finish?.();
    print(study, journal.done, conducted, place, options, io);
  } finally {
    await executor?.close();
    journal?.close();
    folder.close();
  }
  return SUCCESS;
}

function checkOptions(options: SweepOptions): void {
  if (options.json && options.quiet)
    throw refusal('--json prints the summary and --quiet leaves it out; choose one.');
  const chosen = [
    options.shard && '--shard',
    options.merge && '--merge',
    options.queue && '--queue',
    options.ask && '--ask',
    options.dryRun && '--dry-run',
  ].filter((name) => name !== undefined && name !== false);
  if (chosen.length > 1) throw refusal(`${chosen.slice(0, 2).join(' and ')} exclude each other; choose one.`);
}

/** Beside the plan; what has no name goes by its id. */
function folderName(study: Study, plan: string): string {
  if (plan === '-') return `study-${study.id}`;
  return `${plan.replace(/\.json$/i, '')}-results`;
}

async function executorOf(study: Study, out: string, options: SweepOptions, io: Io): Promise<Executor> {
  const { queue, workers, timeout, retries, memory } = options;
  if (queue !== undefined) {
    const { openQueueExecutor } = await import('./queue/queue-executor.js');
    return await openQueueExecutor(queue, study, io);
  }
  if (workers === 0) return new Serial(study, out);
  return new RunPool(study, { workers, timeout, retries, memory, out });
}

function publish(
  study: Study,
  done: ReadonlyMap<number, Finished>,
  folder: StudyFolder,
  options: SweepOptions,
): void {
  writeTables(study, done, folder.path);
  if (options.report !== false) writeReport(study, done, folder.path);
}

function print(
  study: Study,
  done: ReadonlyMap<number, Finished>,
  { total, ran, wall }: Conducted,
  place: StudyPlace,
  options: SweepOptions,
  io: Io,
): void {
  if (options.quiet) return;
  const counts = { done: 0, refused: 0, crashed: 0 };
  for (const { outcome } of done.values()) counts[outcome.kind]++;
  const isWhole = options.shard === undefined;
  if (options.json) {
    const table = isWhole ? place.show('table.csv') : null;
    const summary = { study: study.id, name: study.plan.name, runs: total, ran, ...counts, wall, table };
    io.stdout(`${JSON.stringify(summary, undefined, 2)}\n`);
    return;
  }
  const rate =
    ran > 0 && wall > 0 ? ` in ${duration(wall)}, ${((ran / wall) * 1000).toPrecision(3)} a second` : '';
  const did =
    options.merge === undefined
      ? `${plural(total, 'run')}, ${ran} of them now${rate}`
      : `${done.size < total ? `${done.size} of ` : ''}${plural(total, 'run')} put together`;
  io.stdout(`${study.plan.name}: ${did}.\n`);
  if (counts.refused > 0)
    io.stdout(`  ${plural(counts.refused, 'run')} can't be run with their values; the table says why.\n`);
  if (counts.crashed > 0) io.stdout(`  ${plural(counts.crashed, 'run')} crashed; the table says how.\n`);
  if (isWhole)
    io.stdout(
      `  wrote ${place.show('table.csv')}, table.parquet, timings.csv${options.report === false ? '' : ', report.html'}\n`,
    );
  else io.stdout(`  \`pliant sweep <plan> --merge ${place.show()}\` puts all shards together.\n`);
}
