/** Reads files of the reference collection. Paths inside its answers start with `pack/`, which is the data folder. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export function referencePath(dataDir: string, path: string): string {
  return join(dataDir, path.replace(/^pack\//, ''));
}

export function referenceJson<T>(dataDir: string, path: string): T {
  return JSON.parse(readFileSync(referencePath(dataDir, path), 'utf8')) as T;
}

export function referenceText(dataDir: string, path: string): string {
  return readFileSync(referencePath(dataDir, path), 'utf8');
}
