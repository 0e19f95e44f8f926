// npm run release -- 0.2.0: gives all packages a version, and what is unreleased in the changelog that version and
// today's date. Nothing is published or committed.

import { readFileSync, writeFileSync } from 'node:fs';
import { cut, manifests, withVersion } from './release/version.mjs';
import { inRoot } from './setup/place.mjs';
import { main, Refusal, say } from './setup/say.mjs';

const change = (path, by) => writeFileSync(inRoot(path), by(readFileSync(inRoot(path), 'utf8')));

await main(([version]) => {
  if (!/^\d+\.\d+\.\d+$/.test(version ?? ''))
    throw new Refusal('Say which version: npm run release -- 0.2.0');
  const { version: before } = JSON.parse(readFileSync(inRoot('packages/pliant/package.json'), 'utf8'));
  change('CHANGELOG.md', (text) => cut(text, version, new Date().toISOString().slice(0, 10)));
  for (const path of manifests()) change(path, (text) => withVersion(text, before, version));
  change('package-lock.json', (text) => withVersion(text, before, version));
  for (const path of ['packages/pliant/src/jobs/version.ts', 'packages/pliant/api.md'])
    change(path, (text) => text.replaceAll(before, version));
  say(`All packages are ${version} now. Run the check and "npm run packages", commit, and publish.`);
  return 0;
});
