import { PliantError } from '../core/errors.js';

/** Runs a reader and says in which file the trouble is, when the trouble doesn't say so itself. */
export function inFile<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof PliantError)) throw error;
    const path = error.place.path === undefined ? name : `${name}: ${error.place.path}`;
    throw new PliantError(error.code, error.sentence, { ...error.place, path });
  }
}
