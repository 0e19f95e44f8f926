// Versions of the packages, which are always all the same, and the changelog's part of a release.

import { readFileSync } from 'node:fs';
import { inRoot, isThere } from '../setup/place.mjs';
import { Refusal } from '../setup/say.mjs';

/** Every manifest of the workspace that has a version. */
export const manifests = () =>
  ['packages/pliant', 'packages/three', 'packages/react', 'packages/cli', 'apps/studio']
    .concat('bench', 'conformance', 'gauntlet', 'reproduce', 'site')
    .map((folder) => `${folder}/package.json`)
    .filter((path) => isThere(path));

/**
 * Text of a manifest or lock with another version of our packages, and of them as dependencies; others stay what they
 * are.
 */
export function withVersion(text, before, after) {
  const names = manifests().map((path) => JSON.parse(readFileSync(inRoot(path), 'utf8')).name);
  const json = JSON.parse(text);
  const isOurs = (name) => names.includes(name);
  for (const one of json.packages === undefined
    ? [json]
    : Object.entries(json.packages).filter(isWorkspace).map(at1)) {
    if (one.version === before) one.version = after;
    for (const kind of ['dependencies', 'devDependencies', 'peerDependencies'])
      for (const name of Object.keys(one[kind] ?? {}))
        if (isOurs(name)) one[kind][name] = one[kind][name].replace(before, after);
  }
  return `${JSON.stringify(json, null, 2)}\n`;
}

const isWorkspace = ([path]) => path !== '' && !path.includes('node_modules');
const at1 = ([, value]) => value;

/** The changelog with what was unreleased under a version, and room for what comes next. */
export function cut(changelog, version, date) {
  const heading = '## [Unreleased]\n';
  if (!changelog.includes(heading)) throw new Refusal("The changelog has no '## [Unreleased]'.");
  if (changelog.includes(`## [${version}]`)) throw new Refusal(`The changelog has ${version} already.`);
  return changelog.replace(heading, `${heading}\n## [${version}] - ${date}\n`);
}
