/** Keeps count of the cases of a suite. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MeshData, readMesh } from 'pliant';
import type { SuiteResult } from '../types.js';

export type { SuiteResult } from '../types.js';

export class Tally {
  #cases = 0;
  readonly #failed: string[] = [];
  readonly notes: string[] = [];

  constructor(readonly suite: string) {}

  /** Runs one case, which returns what is wrong, or nothing. */
  run(name: string, check: () => string | undefined): void {
    this.#cases++;
    let trouble: string | undefined;
    try {
      trouble = check();
    } catch (error) {
      trouble = error instanceof Error ? error.message : String(error);
    }
    if (trouble) this.#failed.push(`${name}: ${trouble}`);
  }

  result(): SuiteResult {
    const failed = this.#failed;
    return {
      suite: this.suite,
      cases: this.#cases,
      passed: this.#cases - failed.length,
      failed,
      notes: this.notes,
    };
  }
}

/** Reads a mesh of the collection with the files beside it. */
export function readFrom(data: string, file: string): MeshData {
  const companions = (path: string) => (existsSync(path) ? readFileSync(path) : undefined);
  const path = join(data, file);
  return readMesh(path, readFileSync(path), { companions });
}

/** Names every value that isn't the expected one. */
export function differences(pairs: readonly (readonly [string, unknown, unknown])[]): string | undefined {
  const wrong = pairs.filter(([, found, expected]) => found !== expected);
  return wrong.map(([name, found, expected]) => `${name} ${found}, not ${expected}`).join('; ') || undefined;
}
