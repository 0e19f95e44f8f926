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
  /** Only the scenes of a benchmark whose name has this word in it. */
  readonly only?: string;
}

export const USAGE =
  'Usage: npm run bench -- [name …] [--list] [--compare] [--docs] [--json] [--quick] [--seed n] [--minutes n] [--only scene] [--plots folder]';

/** A command line that can't be understood; the message says what to write instead. */
export class UsageError extends Error {}

export function readArguments(words: readonly string[], known: readonly string[]): Arguments {
  const names: string[] = [];
  const flags = new Set<string>();
  let seed = 1;
  let plots: string | undefined;
  let minutes: number | undefined;
  let only: string | undefined;
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    if (word === '--seed') seed = readSeed(words[++i]);
    else if (word === '--minutes') minutes = readMinutes(words[++i]);
    else if (word === '--only') only = readScene(words[++i]);
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
    ...(only !== undefined && { only }),
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

function readScene(word: string | undefined): string {
  if (word === undefined || word === '' || word.startsWith('-'))
    throw new UsageError("'--only' takes a word from the name of the scenes to run.");
  return word;
}

/** The scenes that `--only` asks for: all without it. */
export function chosen<T extends { readonly name: string }>(
  scenes: readonly T[],
  only?: string,
): readonly T[] {
  if (only === undefined) return scenes;
  const found = scenes.filter(({ name }) => name.includes(only));
  const names = scenes.map(({ name }) => name).join(', ');
  if (found.length === 0) throw new UsageError(`There is no scene '${only}'; choose from ${names}.`);
  return found;
}

function readFolder(word: string | undefined): string {
  if (word === undefined || word === '' || word.startsWith('-'))
    throw new UsageError("'--plots' takes the folder that figures are written to.");
  return word;
}
