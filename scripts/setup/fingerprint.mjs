// Did anything change since the last build? A fingerprint over path, size and time of every input answers in
// milliseconds, where starting the compiler to ask it takes most of a second.

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inRoot, isThere, root } from './place.mjs';

const skipped = new Set(['node_modules', 'dist', 'lib', '.git', '.pliant', 'coverage', 'out']);

/** Hash over all files under `paths` (files or folders, relative to the root) whose path passes `isInput`. */
export function fingerprint(paths, isInput = () => true) {
  const hash = createHash('sha256');
  for (const path of paths) {
    if (!isThere(path)) continue;
    for (const file of filesUnder(inRoot(path))) {
      const name = relative(root, file);
      if (!isInput(name)) continue;
      const { size, mtimeMs } = statSync(file);
      hash.update(`${name}\0${size}\0${mtimeMs}\0`);
    }
  }
  return hash.digest('hex');
}

export function readMark(name) {
  return isThere('.pliant', name) ? readFileSync(inRoot('.pliant', name), 'utf8') : '';
}

export function writeMark(name, text) {
  mkdirSync(inRoot('.pliant'), { recursive: true });
  const path = inRoot('.pliant', name);
  writeFileSync(`${path}.${process.pid}`, text);
  renameSync(`${path}.${process.pid}`, path);
}

function* filesUnder(path) {
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (skipped.has(entry.name)) continue;
    if (entry.isDirectory()) yield* filesUnder(join(path, entry.name));
    else if (entry.isFile()) yield join(path, entry.name);
  }
}
