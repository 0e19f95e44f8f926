import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isSystemError } from '../failure.js';

/**
 * Makes a folder and those above it that are missing. Node's own way never ends where the system denies that the folder
 * above is there (/proc).
 */
export function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  const above = dirname(path);
  if (above !== path) makeFolder(above);
  try {
    mkdirSync(path);
  } catch (error) {
    // Somebody else may have made it at this moment.
    const isThere = isSystemError(error) && error.code === 'EEXIST' && statSync(path).isDirectory();
    if (!isThere) throw error;
  }
}
