/** Puts the journals of shards together. */
import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Study } from 'pliant/jobs';
import { FAILED, Failure, refusal, systemReason } from '../failure.js';
import { Journal } from './journal.js';
import type { Finished } from './task.js';

/** All runs that the journals in these folders, or these journals, know. Missing ones are refused unless `partial`. */
export function mergeJournals(
  study: Study,
  places: readonly string[],
  cwd: string,
  partial: boolean,
  names: readonly string[] = places,
): Map<number, Finished> {
  const done = new Map<number, Finished>();
  const files = places.flatMap((place) => journalsIn(place, cwd));
  if (files.length === 0)
    throw refusal(`There is no journal in ${names.join(', ')}; name the folders of the shards.`);
  const sources = new Map<number, string>();
  for (const file of files) {
    for (const [index, finished] of Journal.read(file, study)) {
      const known = done.get(index);
      if (known !== undefined && !isBetter(finished, known)) {
        if (!agree(finished, known))
          throw refusal(
            `Run ${index} has other results in ${file} than in ${sources.get(index)}; a run gives the same everywhere, so one of the two was changed: leave it out.`,
          );
        continue;
      }
      done.set(index, finished);
      sources.set(index, file);
    }
  }
  const missing = study.runs.filter(({ index }) => !done.has(index));
  if (missing.length === 0 || partial) return done;
  const first = missing.slice(0, 3).map(({ index }) => index);
  throw new Failure(
    FAILED,
    `${missing.length} of ${study.runs.length} runs are missing (${first.join(', ')}${missing.length > 3 ? ', …' : ''}); run their shards, or take --partial.`,
  );
}

/** A run may crash on one machine and end on another. */
const isBetter = (one: Finished, known: Finished): boolean =>
  known.outcome.kind === 'crashed' && one.outcome.kind !== 'crashed';

const agree = (one: Finished, known: Finished): boolean =>
  one.outcome.kind === 'crashed' || JSON.stringify(one.outcome) === JSON.stringify(known.outcome);

function journalsIn(place: string, cwd: string): string[] {
  const path = resolve(cwd, place);
  try {
    if (!statSync(path).isDirectory()) return [path];
    const names = readdirSync(path).filter((name) => /^results.*\.jsonl$/.test(name));
    return names.sort().map((name) => join(path, name));
  } catch (error) {
    throw refusal(`Can't read ${place} because ${systemReason(error)}.`, error);
  }
}
