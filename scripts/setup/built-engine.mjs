// A plugin for vitest: in the place of the engine's sources, what the compiler has made of them, file by file, which Node
// loads by itself. Under the test runner every name of another module is looked up anew where it is used, and the engine
// takes several times as long. `npm test` and `npm run check` compile first; tests that are started without them, which
// could find the engine of yesterday, take the sources.

import { existsSync } from 'node:fs';
import { inRoot } from './place.mjs';

const SOURCES = inRoot('packages/pliant/src/').replaceAll('\\', '/');
const BUILT = inRoot('packages/pliant/dist/').replaceAll('\\', '/');

/** For `server.deps.external`: what Node loads by itself. */
export const BUILT_FILES = /\/packages\/pliant\/dist\/.*\.js$/;

/** The compiled file of a source of the engine; nothing for tests and what only they use, which are not compiled. */
export function builtFile(path) {
  if (!path.startsWith(SOURCES) || !path.endsWith('.ts')) return undefined;
  const built = `${BUILT}${path.slice(SOURCES.length, -'.ts'.length)}.js`;
  return existsSync(built) ? built : undefined;
}

export function builtEngine() {
  return {
    name: 'built-engine',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined) return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found === null ? undefined : builtFile(found.id);
    },
  };
}
