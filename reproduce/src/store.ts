/**
 * The output folder. What an experiment gave is written as soon as it is known, under a key of everything it depends on,
 * so that a run that was stopped goes on where it was and a changed parameter is not answered from an older run.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAILED, Failure, OutputFile } from '@pliant/cli';
import { csvText, figureTable, findingsTable } from './report/csv.js';
import type { Experiment, Outcome, Parameters } from './types.js';

/** Everything an outcome depends on. */
export interface RunKey {
  /** Fingerprint of the sources. */
  readonly code: string;
  readonly quick: boolean;
  readonly seed: number;
  readonly parameters: Parameters;
}

export interface Run {
  readonly key: RunKey;
  /** Time the experiment took [s]. */
  readonly seconds: number;
  /** What of it this process computed [s]: less on a machine that is busy with other things. */
  readonly processor: number;
  readonly outcome?: Outcome;
  /** Who drew its pictures, if it has any. */
  readonly pictures?: string;
  /** Why there is no outcome. */
  readonly failure?: string;
}

export class Store {
  private readonly data: string;

  /** Makes the folder and proves that files can be written there. */
  constructor(private readonly folder: string) {
    this.data = join(folder, 'data');
    try {
      mkdirSync(this.data, { recursive: true });
    } catch (error) {
      throw new Failure(FAILED, `Can't write to the folder ${folder}: ${(error as Error).message}.`);
    }
    for (const place of [folder, this.data]) new OutputFile(join(place, '.probe'), '.').discard();
  }

  /** What an earlier run with the same key gave, if it gave anything. Failures are tried again. */
  find(name: string, key: RunKey): Run | undefined {
    let run: Run;
    try {
      run = JSON.parse(readFileSync(this.path(name), 'utf8')) as Run;
    } catch {
      return undefined;
    }
    const isSame = JSON.stringify(run.key) === JSON.stringify(key);
    return isSame && run.outcome !== undefined ? run : undefined;
  }

  /** The data first: when the JSON file is there, all of it is. */
  keep({ name }: Experiment, run: Run): void {
    if (run.outcome) this.write(`${name}-findings.csv`, csvText(findingsTable(run.outcome.findings)));
    for (const table of run.outcome?.tables ?? []) this.write(`${name}-${table.name}.csv`, csvText(table));
    for (const figure of run.outcome?.figures ?? []) {
      const table = figureTable(figure);
      if (table !== undefined) this.write(`${name}-${table.name}.csv`, csvText(table));
    }
    this.write(`${name}.json`, `${JSON.stringify(run)}\n`);
  }

  writeReport(html: string): string {
    const path = join(this.folder, 'index.html');
    writeWhole(path, html);
    return path;
  }

  private path(name: string): string {
    return join(this.data, `${name}.json`);
  }

  private write(file: string, text: string): void {
    writeWhole(join(this.data, file), text);
  }
}

function writeWhole(path: string, text: string): void {
  const file = new OutputFile(path, '.');
  try {
    file.writeText(text);
    file.commit();
  } finally {
    file.discard();
  }
}
