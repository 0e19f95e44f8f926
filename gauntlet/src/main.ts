/** npm run gauntlet: see `run/options.ts` for the flags. Ends with 0 when all laws held, 1 on a break that nobody expects, 2 on bad usage. */

import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { FAMILIES } from './families/index.js';
import type { Family } from './family.js';
import { LAWS } from './laws/index.js';
import { type BreakFiles, writeBreak } from './run/break-file.js';
import { Collection, engineBuild } from './run/collection.js';
import { writeDocs } from './run/docs.js';
import { type Options, Refusal, readOptions, USAGE } from './run/options.js';
import { performAll } from './run/pool.js';
import { Table } from './run/table.js';
import { type Break, caseFor, type Task, type TaskResult } from './run/task.js';

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  try {
    const options = readOptions(args, availableParallelism());
    if (options.help) return help();
    if (options.list) return list();
    checkFolder(options.out);
    return await run(options);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    return 2;
  }
}

function help(): number {
  console.log(USAGE);
  return 0;
}

function list(): number {
  for (const { name, sentence, expected = {} } of FAMILIES) {
    const known = Object.entries(expected).map(([law, subject]) => `${law} (${subject})`);
    console.log(
      `${name.padEnd(24)} ${sentence}${known.length > 0 ? ` Expected to break: ${known.join(', ')}.` : ''}`,
    );
  }
  console.log('');
  for (const { name, sentence } of LAWS) console.log(`${name.padEnd(24)} ${sentence}`);
  return 0;
}

/** Makes the last folder of the path only: Node's way to make them all never ends below /proc. */
function checkFolder(folder: string): void {
  try {
    if (!existsSync(folder)) mkdirSync(folder);
    accessSync(`${folder}/.`, constants.W_OK);
  } catch {
    throw new Refusal(`Broken worlds can't be written to '${folder}'; name another folder with --out.`);
  }
}

/** Families whose worlds can be made here; the others are named, with the reason. */
function present(families: readonly Family[]): readonly Family[] {
  return families.filter((family) => {
    const reason = family.skipped?.();
    if (reason !== undefined) console.error(`${family.name} is skipped: ${reason}`);
    return reason === undefined;
  });
}

async function run(asked: Options): Promise<number> {
  const start = performance.now();
  const options = { ...asked, families: present(asked.families) };
  const table = new Table(asked.families.map(({ name }) => name));
  const collection = asked.collect === undefined ? undefined : Collection.open(asked.collect, engineBuild());
  const written: Written[] = [];
  const total = Number.isFinite(options.milliseconds) ? 0 : options.families.length * options.seeds;
  const done = await performAll(tasks(options, collection), {
    threads: options.threads,
    deadline: start + options.milliseconds,
    isEnough: () => options.stopsAtFirst && table.broken > 0,
    onResult(result, count) {
      table.add(result);
      collection?.add(result, options.laws);
      written.push(...keep(result, options));
      progress(count, total, table, start, options.milliseconds);
    },
  });
  clearProgress();
  const seconds = (performance.now() - start) / 1000;
  const whole = collection === undefined ? table : gathered(collection, asked.families);
  const builds = collection?.engines ?? 1;
  if (options.docs) writeDocs(whole, builds);
  const breaks = collection === undefined ? written : [...written, ...before(collection, asked, written)];
  if (options.json) console.log(JSON.stringify(report(whole, breaks, done, seconds), undefined, 1));
  else print(whole, breaks, done, seconds);
  return whole.broken > 0 ? 1 : 0;
}

/** The table of everything that was ever collected of these families. */
function gathered(collection: Collection, families: readonly Family[]): Table {
  const table = new Table(families.map(({ name }) => name));
  collection.fill(table, families);
  return table;
}

/** Breaks of earlier runs. */
function before(collection: Collection, { families }: Options, now: readonly Written[]): Written[] {
  const isNew = (family: string, seed: number) => now.some((w) => w.family === family && w.seed === seed);
  return collection.unexpected(families).filter(({ family, seed }) => !isNew(family, seed));
}

/** Seed by seed through all families, so that a run cut short has seen all of them. */
function* tasks(options: Options, collection: Collection | undefined): Generator<Task> {
  const { families, seeds, from, laws, milliseconds, shrinks } = options;
  if (families.length === 0) return;
  const last = Number.isFinite(milliseconds) && !options.seedsAsked ? Number.POSITIVE_INFINITY : from + seeds;
  for (let seed = from; seed < last; seed++)
    for (const { name } of families)
      if (!collection?.has(name, seed, laws)) yield { family: name, seed, laws, shrinks };
}

/** Writes the breaks that nobody expects. */
function keep({ family: name, seed, breaks }: TaskResult, { out, families }: Options) {
  return breaks
    .filter(({ expected }) => expected === undefined)
    .map((found) => {
      const family = families.find((f) => f.name === name) as Family;
      const { subject, breach } = found.shrunk ?? { subject: caseFor(family, seed), breach: found.breach };
      return { ...found, family: name, seed, files: writeBreak(out, name, seed, subject, breach) };
    });
}

function progress(count: number, total: number, table: Table, start: number, most: number): void {
  if (!process.stderr.isTTY) return;
  const share = total > 0 ? count / total : (performance.now() - start) / most;
  const full = Math.round(30 * Math.min(1, share));
  const line = `[${'#'.repeat(full)}${'-'.repeat(30 - full)}] ${count}${total > 0 ? ` of ${total}` : ''} worlds, ${table.broken} breaks, ${table.expected} expected`;
  process.stderr.write(`\r${line.slice(0, (process.stderr.columns ?? 80) - 1)}\u001b[K`);
}

function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
}

type Written = Break & { family: string; seed: number; files?: BreakFiles };

function print(table: Table, written: readonly Written[], done: number, seconds: number): void {
  for (const line of table.lines()) console.log(line);
  console.log('');
  for (const { family, seed, breach, files } of written.slice(0, 40)) {
    console.log(`${family} ${seed} breaks '${breach.law}' at step ${breach.step}: ${breach.sentence}`);
    if (files !== undefined) console.log(`    ${files.recording ?? files.scene}`);
  }
  if (written.length > 40) console.log(`… and ${written.length - 40} more.`);
  console.log(
    `${done} worlds, ${table.checks} checks, ${table.broken} breaks, ${table.expected} expected breaks, ${seconds.toFixed(1)} s`,
  );
}

function report(table: Table, written: readonly Written[], worlds: number, seconds: number) {
  return {
    name: 'gauntlet',
    worlds,
    seconds,
    checks: table.checks,
    broken: table.broken,
    expected: table.expected,
    table: table.json(),
    breaks: written.map(({ family, seed, breach, files }) => ({ family, seed, ...breach, ...files })),
  };
}
