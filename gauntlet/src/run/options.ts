/** The flags of `npm run gauntlet`, each checked with a sentence. */
import { parseArgs } from 'node:util';
import { FAMILIES } from '../families/index.js';
import type { Family } from '../family.js';
import { LAW_NAMES, type LawName } from '../law.js';

export class Refusal extends Error {}

export interface Options {
  readonly families: readonly Family[];
  readonly laws: readonly LawName[];
  readonly seeds: number;
  /** Whether the number of seeds was asked for, so that it holds beside a time too. */
  readonly seedsAsked: boolean;
  readonly from: number;
  /** Longest time [ms]; infinite unless asked for. */
  readonly milliseconds: number;
  readonly threads: number;
  readonly out: string;
  readonly json: boolean;
  readonly shrinks: boolean;
  readonly list: boolean;
  readonly help: boolean;
  readonly docs: boolean;
  /** File in which the worlds of many runs are gathered. */
  readonly collect: string | undefined;
  readonly stopsAtFirst: boolean;
}

export const USAGE = `npm run gauntlet -- [family …] [flags]

Runs generated worlds under the laws. Without a family all of them run; a name with * at its end means all that begin so.

  --seeds n     worlds of each family (20)
  --from k      first seed (1)
  --laws a,b    laws to check (all)
  --minutes m   goes on with further seeds until the time is up, or until the --seeds that were asked for are done
  --threads n   threads (as many as cores)
  --out folder  where broken worlds are written (gauntlet-breaks)
  --no-shrink   writes broken worlds as they are
  --quick       leaves slow families out
  --first       stops at the first break that nobody expects
  --collect f   gathers worlds in a file over many runs: runs what is not there yet, prints the table of all
  --docs        writes the table into docs/laws.md
  --json        prints one object
  --list        lists families and laws`;

export function readOptions(args: readonly string[], cores: number): Options {
  const { values, positionals } = parsed(args);
  return {
    families: familiesNamed(positionals).filter(({ slow }) => !(values.quick && slow)),
    laws: values.laws === undefined ? LAW_NAMES : lawsNamed(values.laws),
    seeds: whole('--seeds', values.seeds, 20, 1, 1e7),
    seedsAsked: values.seeds !== undefined,
    from: whole('--from', values.from, 1, 0, 2 ** 31),
    milliseconds: values.minutes === undefined ? Number.POSITIVE_INFINITY : minutes(values.minutes) * 60_000,
    threads: whole('--threads', values.threads, cores, 1, 256),
    out: values.out ?? 'gauntlet-breaks',
    json: values.json ?? false,
    shrinks: !values['no-shrink'],
    list: values.list ?? false,
    help: values.help ?? false,
    docs: values.docs ?? false,
    collect: values.collect,
    stopsAtFirst: values.first ?? false,
  };
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        seeds: text,
        from: text,
        laws: text,
        minutes: text,
        threads: text,
        out: text,
        collect: text,
        json: flag,
        'no-shrink': flag,
        list: flag,
        docs: flag,
        first: flag,
        quick: flag,
        help: flag,
      },
    });
  } catch (error) {
    throw new Refusal(`${(error as Error).message.split('.')[0]}; --help lists the flags.`);
  }
}

function familiesNamed(names: readonly string[]): readonly Family[] {
  if (names.length === 0) return FAMILIES;
  const found = names.flatMap((name) => {
    const list = name.endsWith('*')
      ? FAMILIES.filter((family) => family.name.startsWith(name.slice(0, -1)))
      : FAMILIES.filter((family) => family.name === name);
    if (list.length === 0) throw new Refusal(`There is no family '${name}'; --list names them.`);
    return list;
  });
  return [...new Set(found)];
}

function lawsNamed(text: string): readonly LawName[] {
  return text.split(',').map((name) => {
    const law = LAW_NAMES.find((known) => known === name.trim());
    if (law === undefined)
      throw new Refusal(`There is no law '${name}'; the laws are ${LAW_NAMES.join(', ')}.`);
    return law;
  });
}

function whole(flag: string, text: string | undefined, otherwise: number, low: number, high: number): number {
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < low || value > high)
    throw new Refusal(`${flag} takes a whole number from ${low} to ${high}, not '${text}'.`);
  return value;
}

function minutes(text: string): number {
  const value = Number(text);
  if (!(value > 0 && value <= 10_000))
    throw new Refusal(`--minutes takes a number above 0 and up to 10000, not '${text}'.`);
  return value;
}
