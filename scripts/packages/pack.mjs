// Packs what is published, as `npm publish` would.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, isThere } from '../setup/place.mjs';
import { background } from '../setup/run.mjs';
import { Refusal } from '../setup/say.mjs';

/** Folders of all published packages, each after those it needs. */
export const PACKAGES = [
  'packages/pliant',
  'packages/three',
  'packages/react',
  'apps/studio',
  'packages/cli',
].filter((folder) => isThere(folder, 'package.json'));

export const manifestOf = (folder) => JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8'));

/** Tarballs of all packages in `folder`: name, path, bytes and the files inside. */
export function packAll(folder) {
  const which = PACKAGES.flatMap((path) => ['--workspace', manifestOf(path).name]);
  const options = ['--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', folder];
  const { ok, output } = background('npm', ['pack', ...which, ...options], {
    shell: process.platform === 'win32',
  });
  if (!ok) throw new Refusal(`npm could not pack the packages:\n${output}`);
  return packed(JSON.parse(output.slice(output.search(/[[{]/)))).map(({ name, filename, size, files }) => ({
    name,
    tarball: join(folder, filename),
    size,
    files: files.map(({ path }) => path),
  }));
}

/** npm 12 gives an object by name where older ones give a list. */
const packed = (report) => (Array.isArray(report) ? report : Object.values(report));
