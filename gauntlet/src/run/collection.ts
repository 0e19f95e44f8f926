/**
 * Worlds of many runs, so that a thousand seeds can be gathered over days: one JSON line per world, only ever added to.
 * The last line about a world counts. A world that held under one build of the engine is not run again; one that broke
 * is, by every other build, so that what was mended comes off the table.
 */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readdirSync, readFileSync, truncateSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Family } from '../family.js';
import { type Breach, LAW_NAMES, type LawName } from '../law.js';
import { Refusal } from './options.js';
import type { Table } from './table.js';
import type { TaskResult } from './task.js';

interface World {
  readonly family: string;
  readonly seed: number;
  /** The build of the engine that ran it. */
  readonly engine: string;
  readonly laws: readonly LawName[];
  readonly asked: readonly LawName[];
  readonly breaches: readonly Breach[];
}

const keyOf = (family: string, seed: number): string => `${family} ${seed}`;

export class Collection {
  private readonly worlds = new Map<string, World>();

  private constructor(
    private readonly path: string,
    private readonly engine: string,
  ) {}

  static open(path: string, engine: string): Collection {
    const collection = new Collection(path, engine);
    try {
      if (existsSync(path)) collection.load(readFileSync(path, 'utf8'));
      appendFileSync(path, '');
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw new Refusal(`Results can't be collected in '${path}'; name another file with --collect.`);
    }
    return collection;
  }

  /** Whether nothing new would be learned by running this world under these laws. */
  has(family: string, seed: number, laws: readonly LawName[]): boolean {
    const world = this.worlds.get(keyOf(family, seed));
    if (world === undefined || !laws.every((law) => world.laws.includes(law))) return false;
    return world.breaches.length === 0 || world.engine === this.engine;
  }

  add({ family, seed, asked, breaks }: TaskResult, laws: readonly LawName[]): void {
    const breaches = breaks.map(({ breach }) => breach);
    const world = { family, seed, engine: this.engine, laws, asked, breaches };
    appendFileSync(this.path, `${JSON.stringify(world)}\n`);
    this.worlds.set(keyOf(family, seed), world);
  }

  /** Counts every world of these families. What is expected to break is what their marks say today. */
  fill(table: Table, families: readonly Family[]): void {
    for (const { family: name, seed, asked, breaches } of this.worlds.values()) {
      const family = families.find((one) => one.name === name);
      if (family === undefined) continue;
      const breaks = breaches.map((breach) => {
        const expected = family.expected?.[breach.law];
        return expected === undefined ? { breach } : { breach, expected };
      });
      table.add({ family: name, seed, asked, breaks, milliseconds: 0 });
    }
  }

  /** Worlds that broke a law and nobody expects to: family, seed and law. */
  unexpected(families: readonly Family[]): { family: string; seed: number; breach: Breach }[] {
    return [...this.worlds.values()].flatMap(({ family: name, seed, breaches }) => {
      const family = families.find((one) => one.name === name);
      if (family === undefined) return [];
      const bad = breaches.filter(({ law }) => family.expected?.[law] === undefined);
      return bad.map((breach) => ({ family: name, seed, breach }));
    });
  }

  /** How many builds of the engine have a world in it. */
  get engines(): number {
    return new Set([...this.worlds.values()].map(({ engine }) => engine)).size;
  }

  private load(text: string): void {
    const lines = text.split('\n');
    // What follows the last line break was cut off by a kill.
    const torn = lines.pop() ?? '';
    lines.forEach((line, i) => {
      const world = parse(line);
      if (world === undefined)
        throw new Refusal(`'${this.path}' is no collection of the gauntlet: see its line ${i + 1}.`);
      this.worlds.set(keyOf(world.family, world.seed), world);
    });
    if (torn !== '') truncateSync(this.path, Buffer.byteLength(text) - Buffer.byteLength(torn));
  }
}

const isLaw = (name: unknown): boolean => LAW_NAMES.some((known) => known === name);

/** A line that lacks anything throws on the way, like one that is no JSON. */
function parse(line: string): World | undefined {
  try {
    const world = JSON.parse(line) as World;
    const isWorld =
      typeof world.family === 'string' &&
      Number.isInteger(world.seed) &&
      typeof world.engine === 'string' &&
      [world.laws, world.asked].every((names) => names.every(isLaw)) &&
      world.breaches.every(({ law, sentence }) => isLaw(law) && typeof sentence === 'string');
    return isWorld ? world : undefined;
  } catch {
    return undefined;
  }
}

/** Names the build of the engine that runs here: a hash of its files. */
export function engineBuild(): string {
  const hash = createHash('sha256');
  const add = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) add(path);
      else if (entry.name.endsWith('.js')) hash.update(readFileSync(path));
    }
  };
  add(dirname(fileURLToPath(import.meta.resolve('pliant'))));
  return hash.digest('hex').slice(0, 12);
}
