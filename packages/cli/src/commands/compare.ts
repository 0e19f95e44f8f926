import type { Command } from 'commander';
import { PliantError } from 'pliant';
import { readRecording } from 'pliant/io';
import { FAILED, refusal, SUCCESS } from '../failure.js';
import type { Io } from '../io.js';
import { readInput } from '../read-input.js';
import { plural, significant } from '../run/quantities.js';

/** [bytes]; the engine reads a recording as one array. */
const LARGEST = 2 ** 31 - 2;

export function addCompare(program: Command, io: Io, end: (code: number) => void): void {
  program
    .command('compare')
    .description('name the first difference of two recordings; nothing is run')
    .argument('<a>', 'file that `run --record` wrote')
    .argument('<b>', 'another one')
    .option('--json', 'print the result as one JSON object')
    .option('--quiet', 'no words when nothing differs')
    .action((a: string, b: string, options: { json?: boolean; quiet?: boolean }) => {
      end(compare(a, b, options, io));
    });
}

type Recorded = ReturnType<typeof readRecording>;

interface Difference {
  /** Counted from 1; 0 is the state at the start. */
  readonly step: number;
  /** End of that step in `a`, where it has one [s]. */
  readonly time: number;
  readonly sentence: string;
}

function compare(a: string, b: string, options: { json?: boolean; quiet?: boolean }, io: Io): number {
  const [first, second] = [read(a, io), read(b, io)];
  const difference = firstDifference(first, second);
  const steps = first.entries.filter(({ kind }) => kind === 'step').length;
  if (options.json) {
    const result = { a, b, same: difference === undefined, steps, firstDifference: difference };
    io.stdout(`${JSON.stringify(result, undefined, 2)}\n`);
  } else if (difference !== undefined) {
    const { step, time, sentence } = difference;
    io.stdout(
      `${a} and ${b} differ ${step === 0 ? 'at the start' : `in step ${step}, at ${significant(time)} s`}: ${sentence}\n`,
    );
  } else if (!options.quiet) io.stdout(`${a} and ${b} are the same, ${plural(steps, 'step')} long.\n`);
  return difference === undefined ? SUCCESS : FAILED;
}

function read(file: string, io: Io): Recorded {
  try {
    return readRecording(readInput(file, io.cwd, LARGEST));
  } catch (error) {
    if (!(error instanceof PliantError)) throw error;
    throw refusal(`${file}: ${error.message}`, error);
  }
}

/** The start, then entry by entry: what was done, and the state that each step led to. */
export function firstDifference(a: Recorded, b: Recorded): Difference | undefined {
  if (!isSame(a.snapshot, b.snapshot))
    return { step: 0, time: 0, sentence: 'they begin with different worlds.' };
  let step = 0;
  let time = 0;
  for (let i = 0; i < Math.max(a.entries.length, b.entries.length); i++) {
    const [x, y] = [a.entries[i], b.entries[i]];
    if (x?.kind === 'step' || (x === undefined && y?.kind === 'step')) step++;
    if (x?.kind === 'step') time += x.dt;
    const at = (sentence: string): Difference => ({ step, time, sentence });
    if (x === undefined || y === undefined)
      return at(`${x === undefined ? 'the first' : 'the second'} ends before.`);
    if (x.kind !== y.kind) return at(`the first has a ${x.kind} where the second has a ${y.kind}.`);
    if (x.kind === 'step' && y.kind === 'step') {
      if (x.dt !== y.dt) return at(`steps of ${x.dt} s and ${y.dt} s.`);
      if (x.hash !== y.hash) return at(`the state is ${x.hash} in the first and ${y.hash} in the second.`);
    } else if (x.kind === 'command' && y.kind === 'command' && x.text !== y.text)
      return at('what was done between steps is not the same.');
  }
  return undefined;
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0;
}
