import { join } from 'node:path';

/** Folder of the files that a run keeps. */
export const runFolder = (out: string, index: number): string =>
  join(out, 'runs', String(index).padStart(6, '0'));
