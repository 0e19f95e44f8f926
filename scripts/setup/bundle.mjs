// Bundles the engine for publishing: one module per entry of its `exports`, and what entries share.
//
// Node loads a handful of files instead of six hundred. The code stays readable: comments of files
// and the names of all that others read are there; private members have short names. Source maps lead
// from every line to the line of its source, and don't hold the sources once more: those would be half of what is
// downloaded. `dist/.npmignore` lets only those declarations into the package that an entry reaches.

import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decode, encode } from '@jridgewell/sourcemap-codec';
import { rolldown } from 'rolldown';
import { lighten } from './lighten.mjs';
import { inRoot } from './place.mjs';
import { shortNames } from './short-names.mjs';

/**
 * What stands together: entries share these few modules instead of forty small ones. A program that imports `World`
 * alone gets `shared-core` and `shared-engine`, so nothing else may be in them. Modules of `parts` act when they are
 * imported: the package names their chunks as such (`sideEffects`).
 */
function groups(folder, lean) {
  const under = (id) => relative(join(folder, 'src'), id).replaceAll('\\', '/');
  const isEngine = (id) =>
    !/^(\.\.|entries|exact|index|controllers|interchange|jobs|planar|parts|scene\/scene-schema)/.test(
      under(id),
    );
  return [
    {
      debugName: 'part',
      name: (id) => `part-${/parts\/(.*)\.ts/.exec(under(id))[1]}`,
      test: (id) => /^parts\//.test(under(id)),
    },
    { name: 'shared-core', test: (id) => /^(core|math)\//.test(under(id)) },
    { name: 'shared-planar', test: (id) => /^planar\/(?!gpu|index)/.test(under(id)) },
    { name: 'shared-engine', test: (id) => isEngine(id) && lean.has(id) },
    { name: 'shared-more', test: (id) => isEngine(id) && !lean.has(id) },
  ];
}

/** The root entry of a page: `parts/` come by imports of their own. */
const LEAN_ROOT = 'src/entries/world.ts';

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
    // The root has two bundles: everything where nothing is downloaded, and a lean one for pages.
    if (target.node === undefined) continue;
    entries.node = entries[name];
    entries[name] = { source: join(folder, LEAN_ROOT), types };
  }
  return entries;
}

export async function bundle(folder) {
  const entries = entriesOf(folder);
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const options = {
    external: Object.keys(dependencies ?? {}),
    platform: 'neutral',
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
    plugins: [lighten(), shortNames(folder)],
  };
  const input = Object.fromEntries(Object.entries(entries).map(([name, { source }]) => [name, source]));
  const build = await rolldown({ ...options, input, preserveEntrySignatures: 'allow-extension' });
  const { output } = await build.generate({
    format: 'esm',
    sourcemap: true,
    comments: true,
    dir: join(folder, 'lib'),
    chunkFileNames: '[name].js',
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: groups(folder, await leanModules(folder, options)),
    },
  });
  refuseCycle(output);
  write(join(folder, 'lib'), output);
  writeFileSync(join(folder, 'dist/.npmignore'), reachable(folder, entries));
}

/** The modules of a program that imports `World` and nothing else. */
async function leanModules(folder, options) {
  const entry = '\0world';
  const virtual = {
    name: 'world-alone',
    resolveId: (id) => (id === entry ? entry : null),
    load: (id) => (id === entry ? `export { World } from ${JSON.stringify(join(folder, LEAN_ROOT))};` : null),
  };
  const build = await rolldown({ ...options, input: entry, plugins: [virtual, ...options.plugins] });
  const { output } = await build.generate({ format: 'esm' });
  return new Set(output.flatMap((chunk) => Object.keys(chunk.modules ?? {})));
}

/**
 * A module of which `World` needs a part, and whose rest needs others, would lead from `shared-engine` to `shared-more`
 * and back.
 */
function refuseCycle(output) {
  const engine = output.find(({ fileName }) => fileName === 'shared-engine.js');
  const other = engine?.imports.find((name) => name !== 'shared-core.js' && name.startsWith('shared-'));
  if (other === undefined) return;
  const bound = /^import \{[^}]*\} from "\.\/shared-more\.js"/m.exec(engine.code)?.[0];
  throw new Error(`shared-engine.js imports ${other}: part what World needs from its module. ${bound}`);
}

/** The line with which the bundler begins a module. The source map says the same, and its lines must stay where they are. */
const MODULE_NAME = /^\/\/ packages\/pliant\/src\/.*$/gm;

/** Whole or not at all: a reader must not meet half a bundle. */
function write(folder, output) {
  const fresh = `${folder}.${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  for (const file of output) {
    const text = file.type === 'chunk' ? file.code.replace(MODULE_NAME, '') : slim(JSON.parse(file.source));
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
    for (const [, to] of readFileSync(path, 'utf8').matchAll(
      /(?:from |import |import\()['"](\.[^'"]+)\.js['"]/g,
    ))
      visit(join(dirname(path), `${to}.d.ts`));
  };
  for (const { types } of Object.values(entries)) visit(types);
  const paths = [...found].map((path) => `!/${relative(join(folder, 'dist'), path)}`).sort();
  return ['*.d.ts', ...paths, ''].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundle(inRoot('packages/pliant'));
