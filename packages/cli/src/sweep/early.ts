/**
 * Processes that begin before the command has read its own words. To load the engine takes a third of a second, here
 * and in every process of a pool; begun together, they are ready when the plan is read.
 */
import { Processes, type ProcessOptions } from './processes.js';

let early: { readonly options: ProcessOptions; readonly processes: Processes } | undefined;

/** With these, `pliant sweep` makes no runs of its own, or none in other processes. */
const WITHOUT = ['--help', '-h', '--dry-run', '--merge', '--queue'];

/** The processes that these words of a command line are going to need; none where that is not plain to see. */
export function wantedBy(words: readonly string[]): ProcessOptions | undefined {
  if (words[0] !== 'sweep' || words.length < 2) return undefined;
  if (words.some((word) => WITHOUT.includes(word.replace(/=.*/, '')))) return undefined;
  const workers = wholeOf(words, '--workers');
  const memory = wholeOf(words, '--memory');
  const isPlain = [workers, memory].every((value) => value === undefined || value > 0) && !(workers! > MOST);
  return isPlain ? { workers, memory } : undefined;
}

/** More processes than this are begun only after the plan was read. */
const MOST = 64;

/** The last value of an option; NaN for what is no whole number. */
function wholeOf(words: readonly string[], option: string): number | undefined {
  let value: string | undefined;
  words.forEach((word, i) => {
    if (word === option) value = words[i + 1] ?? '';
    else if (word.startsWith(`${option}=`)) value = word.slice(option.length + 1);
  });
  if (value === undefined) return undefined;
  return /^\d{1,7}$/.test(value) ? Number(value) : Number.NaN;
}

export function beginEarly(words: readonly string[]): void {
  const options = wantedBy(words);
  if (options !== undefined) early = { options, processes: new Processes(options) };
}

/** The processes that have begun already where they are as asked for, else new ones. */
export function processesFor(options: ProcessOptions): Processes {
  const { workers, memory, module } = options;
  const fits = module === undefined && early?.options.workers === workers && early?.options.memory === memory;
  if (early === undefined || !fits) return new Processes(options);
  const { processes } = early;
  early = undefined;
  return processes;
}

/** Ends processes that nobody took, because the command was wrong. */
export async function endEarly(): Promise<void> {
  await early?.processes.close();
  early = undefined;
}
