/** Cases about meshes of the collection. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MeshData, readMesh } from 'pliant/io';
import type { Tally } from '../suite.js';

/** Runs one case, which returns what is wrong, or nothing. */
export function runCase(tally: Tally, name: string, check: () => string | undefined): void {
  let trouble: string | undefined;
  try {
    trouble = check();
  } catch (error) {
    trouble = error instanceof Error ? error.message : String(error);
  }
  tally.case(trouble === undefined, () => `${name}: ${trouble}`);
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
