/** The words of the command line. */
import { Failure, REFUSED } from '@pliant/cli';
import type { Experiment, Parameters } from './types.js';

export interface Arguments {
  readonly names: readonly string[];
  readonly out: string;
  readonly quick: boolean;
  readonly fresh: boolean;
  readonly list: boolean;
  /** Pictures without a browser. */
  readonly software: boolean;
  /** Writes the tables of the project's documents anew. */
  readonly docs: boolean;
  readonly seed: number;
  /** Changed parameters, by experiment. */
  readonly changes: ReadonlyMap<string, Parameters>;
}

export const USAGE =
  'Usage: pliant reproduce [name …] [--quick] [--out folder] [--fresh] [--list] [--software] [--docs] [--seed n] [--set name.parameter=number]';

const FLAGS = ['--quick', '--fresh', '--list', '--software', '--docs'];

export function readArguments(words: readonly string[], known: readonly Experiment[]): Arguments {
  const names: string[] = [];
  const flags = new Set<string>();
  const changes = new Map<string, Record<string, number>>();
  let out = 'reproduction';
  let seed = 1;
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    if (FLAGS.includes(word)) flags.add(word);
    else if (word === '--out') out = following(words, ++i, word, 'a folder');
    else if (word === '--seed') seed = readSeed(following(words, ++i, word, 'a whole number'));
    else if (word === '--set')
      readChange(following(words, ++i, word, 'name.parameter=number'), known, changes);
    else if (word.startsWith('-')) throw refused(`There is no option '${word}'. ${USAGE}`);
    else names.push(experimentNamed(word, known).name);
  }
  const has = (flag: string) => flags.has(flag);
  const whole = { quick: has('--quick'), fresh: has('--fresh'), list: has('--list') };
  return { names, out, seed, changes, ...whole, software: has('--software'), docs: has('--docs') };
}

function following(words: readonly string[], i: number, option: string, what: string): string {
  const word = words[i];
  if (word === undefined) throw refused(`'${option}' takes ${what} after it. ${USAGE}`);
  return word;
}

function experimentNamed(name: string, known: readonly Experiment[]): Experiment {
  const found = known.find((experiment) => experiment.name === name);
  if (found) return found;
  throw refused(`There is no experiment '${name}'; choose from ${known.map((e) => e.name).join(', ')}.`);
}

function readChange(
  word: string,
  known: readonly Experiment[],
  changes: Map<string, Record<string, number>>,
): void {
  const match = /^([^.=]+)\.([^.=]+)=(.+)$/.exec(word);
  const value = Number(match?.[3]);
  if (!match || !Number.isFinite(value)) throw refused(`'--set' takes name.parameter=number, not '${word}'.`);
  const { name, parameters } = experimentNamed(match[1], known);
  const parameter = match[2];
  if (!(parameter in parameters)) {
    const all = Object.keys(parameters);
    const advice = all.length > 0 ? `it has ${all.join(', ')}` : 'it has none';
    throw refused(`The experiment '${name}' has no parameter '${parameter}'; ${advice}.`);
  }
  changes.set(name, { ...changes.get(name), [parameter]: value });
}

function readSeed(word: string): number {
  const seed = Number(word);
  if (Number.isInteger(seed) && seed >= 0 && seed <= 0xffff_ffff) return seed;
  throw refused(`'--seed' takes a whole number from 0 to ${0xffff_ffff}, not '${word}'.`);
}

const refused = (sentence: string): Failure => new Failure(REFUSED, sentence);
