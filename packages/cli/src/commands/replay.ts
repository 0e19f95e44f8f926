import type { Command } from 'commander';
import { PliantError, type ReplayReport, replay } from 'pliant';
import { readRecording } from 'pliant/io';
import { FAILED, refusal, SUCCESS } from '../failure.js';
import type { Io } from '../io.js';
import { readInput } from '../read-input.js';
import { Progress } from '../run/progress.js';
import { plural, significant } from '../run/quantities.js';

/** [bytes]; the engine reads a recording as one array. */
const LARGEST = 2 ** 31 - 2;

interface ReplayOptions {
  readonly json?: boolean;
  readonly quiet?: boolean;
}

export function addReplay(program: Command, io: Io, end: (code: number) => void): void {
  program
    .command('replay')
    .description('run a recording again and name the first step that differs')
    .argument('<recording>', 'file that `run --record` wrote')
    .option('--json', 'print the result as one JSON object')
    .option('--quiet', 'no progress bar and no words when nothing differs')
    .action((file: string, options: ReplayOptions) => end(repeat(file, options, io)));
}

function repeat(file: string, options: ReplayOptions, io: Io): number {
  const bytes = readInput(file, io.cwd, LARGEST);
  const report = runAgain(file, bytes, !options.quiet, io);
  const { steps, firstDifference, world } = report;
  if (options.json) {
    const time = world.time;
    const hash = world.hash();
    const result = { file, same: firstDifference === undefined, steps, time, hash, firstDifference };
    io.stdout(`${JSON.stringify(result, undefined, 2)}\n`);
  } else print(file, report, options.quiet === true, io);
  return firstDifference === undefined ? SUCCESS : FAILED;
}

function runAgain(file: string, bytes: Uint8Array, showsProgress: boolean, io: Io): ReplayReport {
  try {
    const { entries } = readRecording(bytes);
    const steps = entries.reduce((count, entry) => count + (entry.kind === 'step' ? 1 : 0), 0);
    const progress = new Progress(io, steps, showsProgress);
    try {
      return replay(bytes, { onStep: (_, step) => progress.update(step) });
    } finally {
      progress.clear();
    }
  } catch (error) {
    if (!(error instanceof PliantError)) throw error;
    throw refusal(`${file}: ${error.message}`, error);
  }
}

function print(
  file: string,
  { steps, firstDifference, world }: ReplayReport,
  isQuiet: boolean,
  io: Io,
): void {
  if (firstDifference !== undefined) {
    const { step, recorded, replayed } = firstDifference;
    io.stdout(`${file}: step ${step} differs: recorded ${recorded}, replayed ${replayed}.\n`);
  } else if (!isQuiet) {
    const time = significant(world.time);
    io.stdout(`${file}: all ${plural(steps, 'step')} are the same, up to ${time} s; hash ${world.hash()}.\n`);
  }
}
