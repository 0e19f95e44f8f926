/** The words of the command line: names of benchmarks and options. */
export interface Arguments {
  readonly names: readonly string[];
  readonly json: boolean;
  readonly list: boolean;
  /** Show what changed between the last two whole runs. */
  readonly compare: boolean;
  /** Write the last whole run into the documentation. */
  readonly docs: boolean;
  readonly quick: boolean;
  readonly seed: number;
  /** Folder for figures, where a benchmark has any. */
  readonly plots?: string;
  /** How long benchmarks that run by the clock go on. */
  readonly minutes?: number;
}

export const USAGE =
  'Usage: npm run bench -- [name …] [--list] [--compare] [--docs] [--json] [--quick] [--seed n] [--minutes n] [--plots folder]';

/** A command line that can't be understood; the message says what to write instead. */
export class UsageError extends Error {}

export function readArguments(words: readonly string[], known: readonly string[]): Arguments {
  const names: string[] = [];
  const flags = new Set<string>();
  let seed = 1;
  let plots: string | undefined;
  let minutes: number | undefined;
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    if (word === '--seed') seed = readSeed(words[++i]);
    else if (word === '--minutes') minutes = readMinutes(words[++i]);
    else if (word === '--plots') plots = readFolder(words[++i]);
    else if (['--json', '--list', '--compare', '--docs', '--quick'].includes(word)) flags.add(word);
    else if (word.startsWith('-')) throw new UsageError(`There is no option '${word}'. ${USAGE}`);
    else names.push(word);
  }
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new UsageError(`There is no benchmark '${unknown}'; choose from ${known.join(', ')}.`);
  const has = (flag: string) => flags.has(flag);
  return {
    names,
    json: has('--json'),
    list: has('--list'),
    compare: has('--compare'),
    docs: has('--docs'),
    quick: has('--quick'),
    seed,
    ...(plots !== undefined && { plots }),
    ...(minutes !== undefined && { minutes }),
  };
}

function readSeed(word: string | undefined): number {
  const seed = Number(word);
  if (word === undefined || !Number.isInteger(seed) || seed < 0 || seed > 0xffff_ffff)
    throw new UsageError(`'--seed' takes a whole number from 0 to ${0xffff_ffff}, not '${word ?? ''}'.`);
  return seed;
}

function readMinutes(word: string | undefined): number {
  const minutes = Number(word);
  if (word === undefined || !(minutes > 0 && minutes <= 1440))
    throw new UsageError(`'--minutes' takes a number of minutes up to a day, not '${word ?? ''}'.`);
  return minutes;
}

function readFolder(word: string | undefined): string {
  if (word === undefined || word === '' || word.startsWith('-'))
    throw new UsageError("'--plots' takes the folder that figures are written to.");
  return word;
}
