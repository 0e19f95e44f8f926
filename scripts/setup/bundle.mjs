// Bundles the engine for publishing: one module per entry of its `exports`, and what entries share.
//
// Node loads a handful of files instead of six hundred. The code stays readable, comments included. Source maps lead from
// every line to the line of its source, and don't hold the sources once more: those would be half of what is downloaded.
// `dist/.npmignore` lets only those declarations into the package that an entry reaches.

import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decode, encode } from '@jridgewell/sourcemap-codec';
import { rolldown } from 'rolldown';
import { inRoot } from './place.mjs';

/** What stands together: entries share these few modules instead of forty small ones. */
const GROUPS = [
  { name: 'shared-core', test: /src[\\/](core|math)[\\/]/ },
  { name: 'shared-planar', test: /src[\\/]planar[\\/](?!gpu)/ },
  {
    name: 'shared-engine',
    test: /src[\\/](?!controllers|entries|interchange|jobs|planar)[a-z-]+[\\/]|src[\\/](?!index)[a-z-]+\.ts/,
  },
];

/** The entries of a package that are code: name of the bundle → source file and declarations. */
export function entriesOf(folder) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const entries = {};
  for (const target of Object.values(exports)) {
    if (typeof target === 'string') continue;
    const name = target.default.replace(/^\.\/lib\/|\.js$/g, '');
    const types = join(folder, target.types);
    const source = join(folder, target.types.replace('./dist/', 'src/').replace(/\.d\.ts$/, '.ts'));
    entries[name] = { source, types };
  }
  return entries;
}

export async function bundle(folder) {
  const entries = entriesOf(folder);
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const build = await rolldown({
    input: Object.fromEntries(Object.entries(entries).map(([name, { source }]) => [name, source])),
    external: Object.keys(dependencies ?? {}),
    platform: 'neutral',
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
  });
  const { output } = await build.generate({
    format: 'esm',
    sourcemap: true,
    comments: true,
    dir: join(folder, 'lib'),
    chunkFileNames: '[name].js',
    codeSplitting: { groups: GROUPS },
  });
  write(join(folder, 'lib'), output);
  writeFileSync(join(folder, 'dist/.npmignore'), reachable(folder, entries));
}

/** Whole or not at all: a reader must not meet half a bundle. */
function write(folder, output) {
  const fresh = `${folder}.${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  for (const file of output) {
    const text = file.type === 'chunk' ? file.code : slim(JSON.parse(file.source));
    writeFileSync(join(fresh, file.fileName), text);
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
}

function slim({ file, sources, mappings }) {
  const lines = decode(mappings).map((line) => line.slice(0, 1).map((part) => part.slice(0, 4)));
  return JSON.stringify({ version: 3, file, names: [], sources, mappings: encode(lines) });
}

function reachable(folder, entries) {
  const found = new Set();
  const visit = (path) => {
    if (found.has(path)) return;
    found.add(path);
    for (const [, to] of readFileSync(path, 'utf8').matchAll(/(?:from |import\()['"](\.[^'"]+)\.js['"]/g))
      visit(join(dirname(path), `${to}.d.ts`));
  };
  for (const { types } of Object.values(entries)) visit(types);
  const paths = [...found].map((path) => `!/${relative(join(folder, 'dist'), path)}`).sort();
  return ['*.d.ts', ...paths, ''].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundle(inRoot('packages/pliant'));
