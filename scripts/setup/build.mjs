// Compiles the packages with `tsc -b`, bundles the engine, and builds the studio's page with Vite, each only when its
// inputs changed.

import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fingerprint, readMark, writeMark } from './fingerprint.mjs';
import { inRoot, isThere } from './place.mjs';
import { background } from './run.mjs';
import { Refusal, say, seconds } from './say.mjs';

export function buildPackages() {
  const inputs = fingerprint(
    [
      'package-lock.json',
      'tsconfig.json',
      'tsconfig.base.json',
      'packages',
      'apps',
      'bench',
      'conformance',
      'gauntlet',
      'reproduce',
      'scripts/setup',
    ],
    (path) => /\.(ts|tsx|mts|json)$/.test(path) || /[\\/]setup[\\/](bundle|lighten)\.mjs$/.test(path),
  );
  if (readMark('packages') === inputs && outputsAreThere()) return;
  const start = performance.now();
  say('Compiling the packages …');
  const result = compile();
  if (!result.ok) {
    say(result.output.trimEnd());
    throw new Refusal('The packages do not compile: the errors of tsc stand above.');
  }
  const bundled = background(process.execPath, [inRoot('scripts/setup/bundle.mjs')]);
  if (!bundled.ok) {
    say(bundled.output.trimEnd());
    throw new Refusal('The engine could not be bundled: the errors of the bundler stand above.');
  }
  writeMark('packages', inputs);
  say(`Compiled the packages in ${seconds(start)}.`);
}

/** Runs the compiler whether or not anything changed. */
export function compile() {
  return background(process.execPath, [inRoot('node_modules/typescript/bin/tsc'), '-b']);
}

/** Whether the page in apps/studio/dist is that of the sources as they are. */
export function isStudioBuilt() {
  return isThere('apps/studio/dist/index.html') && readMark('studio') === studioInputs();
}

function studioInputs() {
  return fingerprint(
    ['package-lock.json', 'apps/studio', 'packages/three', 'packages/pliant', 'scenes'],
    (path) => !/\.test(-support)?\.tsx?$/.test(path),
  );
}

export function buildStudio() {
  if (!isThere('apps/studio/package.json') || isStudioBuilt()) return;
  const inputs = studioInputs();
  const start = performance.now();
  say('Building the studio page …');
  const vite = inRoot('node_modules/vite/bin/vite.js');
  const result = background(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: inRoot('apps/studio'),
  });
  if (!result.ok) {
    say(result.output.trimEnd());
    throw new Refusal('The studio page does not build: the errors of Vite stand above.');
  }
  writeMark('studio', inputs);
  say(`Built the studio page in ${seconds(start)}.`);
}

// Somebody may have deleted a dist folder by hand.
function outputsAreThere() {
  const { references } = JSON.parse(readFileSync(inRoot('tsconfig.json'), 'utf8'));
  if (!isThere('packages/pliant/lib/index.js')) return false;
  return references.every(({ path }) => isThere(path.endsWith('.json') ? dirname(path) : path, 'dist'));
}
