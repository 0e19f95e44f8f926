// Packages of this checkout by their names in imports → their sources, for bundlers and tests that run without a build.

import { readFileSync } from 'node:fs';
import { inRoot } from './place.mjs';

const FOLDERS = ['packages/pliant', 'packages/three', 'packages/react', 'packages/cli'];

/** `[name, path]` of every entry of every package. */
export const SOURCES = FOLDERS.flatMap((folder) => {
  const { name, exports } = JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8'));
  return Object.entries(exports)
    .filter(([, target]) => typeof target === 'object')
    .map(([entry, { types }]) => [
      entry.replace('.', name),
      inRoot(folder, types.replace('./dist/', 'src/').replace('.d.ts', '.ts')),
    ]);
});

/** As Vite and vitest want them: whole names, so that `pliant` does not stand for `pliant/io`. */
export const SOURCE_ALIASES = SOURCES.map(([name, replacement]) => ({
  find: new RegExp(`^${name.replaceAll('/', '\\/')}$`),
  replacement,
}));
