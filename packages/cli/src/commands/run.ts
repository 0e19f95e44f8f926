import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { ImportOptions } from 'pliant/io';
import type { OutputDefinition } from 'pliant/jobs';
import { FAILED, Failure, ReaderGone, refusal, SUCCESS } from '../failure.js';
import type { Io } from '../io.js';
import { isStandardOutput } from '../output/output-file.js';
import { isSameFile, Outputs } from '../output/outputs.js';
import { type ExportPaths, Exports } from '../run/exports.js';
import { type JobFlags, jobRun, output, setting } from '../run/job-options.js';
import { reportOf } from '../run/report.js';
import { type OutputKind, type Run, simulate } from '../run/simulate.js';
import { summaryOf } from '../run/summary.js';
import { findScene, readScene, tellNotes } from '../scenes/find-scene.js';
import { EXACT_MESHES } from '../scenes/foreign-scene.js';
import { filePath, methodChoice, parameterChoice, quantity, whole } from '../values.js';

interface RunOptions extends Partial<Record<OutputKind, string>>, JobFlags, ExportPaths, ImportOptions {
  readonly output?: Readonly<Record<string, OutputDefinition>>;
  readonly every?: number;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

export function addRun(program: Command, io: Io, end: (code: number) => void): void {
  program
    .command('run')
    .description('run a scene to its end and sum it up')
    .argument('<scene>', 'scene file, name of a scene of the gallery, or - for standard input')
    .option('--set <path=value>', 'change anything of the scene; repeatable', setting)
    .option('--seed <n>', 'seed of everything random', whole('--seed', 0, 0xffff_ffff))
    .option('--output <name=what>', 'measure, such as peak=force.peak:ball/floor; repeatable', output)
    .option('--duration <s>', 'time to simulate', quantity('--duration', 's', 0, 1e6, true))
    .option('--dt <s>', 'time of one step, such as 0.01 or 1/240', quantity('--dt', 's', 0, 1))
    .option('--substeps <n>', 'parts into which a step is divided', whole('--substeps', 1, 1000))
    .option('--static', 'find where all forces balance, without time')
    .option('--exact', 'step by the slow solver that others are compared with')
    .option('--method <stage=name>', 'method of a stage; repeatable', methodChoice)
    .option('--parameter <method.name=value>', 'parameter of a method; repeatable', parameterChoice)
    .option('--out <file>', 'write a snapshot of the end', filePath('--out'))
    .option('--record <file>', 'write a recording that `replay` can check', filePath('--record'))
    .option('--csv <file>', 'write the trajectories as CSV', filePath('--csv'))
    .option('--jsonl <file>', 'write the trajectories as JSON lines', filePath('--jsonl'))
    .option('--vtu <folder>', 'write a series for ParaView', filePath('--vtu'))
    .option('--vtkhdf <file>', 'write a series for ParaView in one file', filePath('--vtkhdf'))
    .option('--glb <file>', 'write an animated glTF', filePath('--glb'))
    .option('--usda <file>', 'write an animated USD', filePath('--usda'))
    .option('--bodies <file>', 'write every state variable of bodies as CSV', filePath('--bodies'))
    .option('--pairs <file>', 'write every touching pair as CSV', filePath('--pairs'))
    .option('--events <file>', 'write what begins and ends touching as JSON lines', filePath('--events'))
    .option(...EXACT_MESHES)
    .option('--every <n>', 'steps from one written frame to the next', whole('--every', 1, 1e6))
    .option('--json', 'print the summary as one JSON object')
    .option('--quiet', 'no progress bar and no summary')
    .action(async (named: string, options: RunOptions) => end(await run(named, options, io)));
}

async function run(named: string, options: RunOptions, io: Io): Promise<number> {
  if (options.json && options.quiet)
    throw refusal('--json prints the summary and --quiet leaves it out; choose one.');
  if (options.static && options.exact) throw refusal('--static takes no time and --exact steps; choose one.');
  if (options.record !== undefined && (options.static || options.exact))
    throw refusal(
      `--record writes steps of the world's own methods; leave it out with ${options.static ? '--static' : '--exact'}.`,
    );
  const found = findScene(named, io.cwd, options);
  if (!options.quiet) tellNotes(found, io);
  checkApart(options, io.cwd, found.file);
  const job = jobRun(found, readScene(found, options.quiet ? undefined : io.stderr), options);
  job.world.timeEveryStep();
  const { out, record, csv, jsonl } = options;
  // Before there are files: a signal from now on leaves none behind.
  io.interruption();
  const outputs = new Outputs<OutputKind>({ out, record, csv, jsonl }, io.cwd, found.file);
  let exports: Exports | undefined;
  try {
    exports = await Exports.open(options, io.cwd, options.every ?? 1);
    const done = await simulate(job, outputs, exports, io, !options.quiet);
    exports.finish(job.world);
    print(done, outputs, found.file, options, io);
  } catch (error) {
    if (error instanceof ReaderGone && (options.vtu ?? DATA.filter((kind) => options[kind])[1]) !== undefined)
      throw new Failure(
        FAILED,
        'Whoever read stdout stopped reading, and the run ended; no file was written.',
      );
    throw error;
  } finally {
    outputs.discard();
    exports?.discard();
  }
  return SUCCESS;
}

const DATA = ['out', 'record', 'csv', 'jsonl', 'vtkhdf', 'glb', 'usda', 'bodies', 'pairs', 'events'] as const;

/** No two flags may name one file, and none the scene. */
function checkApart(options: RunOptions, cwd: string, input: string): void {
  const named = [...DATA, 'vtu' as const].flatMap((kind) =>
    options[kind] === undefined ? [] : [[kind, options[kind]] as const],
  );
  named.forEach(([kind, path], i) => {
    if (isSameFile(path, input, cwd))
      throw refusal(`--${kind} would overwrite the scene ${path}; give it another name.`);
    const twin = named.slice(0, i).find(([, other]) => isOne(path, other, cwd));
    if (twin !== undefined)
      throw refusal(`--${twin[0]} and --${kind} both name ${path}; give them different files.`);
  });
}

const isOne = (a: string, b: string, cwd: string): boolean =>
  resolve(cwd, a) === resolve(cwd, b) ||
  isSameFile(a, b, cwd) ||
  (isStandardOutput(a) && isStandardOutput(b));

/** Where standard output carries data, the summary must not stand in it. */
function print(done: Run, outputs: Outputs<OutputKind>, file: string, options: RunOptions, io: Io): void {
  const report = reportOf(done, file, outputs.commit());
  const isTaken = DATA.some((kind) => options[kind] !== undefined && isStandardOutput(options[kind]));
  const say = isTaken ? io.stderr : io.stdout;
  if (options.json) say(`${JSON.stringify(report, undefined, 2)}\n`);
  else if (!options.quiet) say(summaryOf(report));
}
