import { mkdirSync, rmdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isSystemError } from '../failure.js';

/**
 * Makes a folder and those above it that are missing, and gives those that it made, the innermost last. Node's own way
 * never ends where the system denies that the folder above is there (/proc).
 */
export function makeFolder(path: string): string[] {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [];
  const above = dirname(path);
  const made = above === path ? [] : makeFolder(above);
  try {
    mkdirSync(path);
    made.push(path);
  } catch (error) {
    // Somebody else may have made it at this moment.
    const isThere = isSystemError(error) && error.code === 'EEXIST' && statSync(path).isDirectory();
    if (!isThere) throw error;
  }
  return made;
}

/** Removes folders that `makeFolder` made, from the innermost on, as far as nothing stands in them. */
export function unmakeFolders(made: readonly string[]): void {
  try {
    for (const path of [...made].reverse()) rmdirSync(path);
  } catch {
    // Somebody has put something there.
  }
}
