// The API reference as Markdown, from the types and their comments.

import { readFileSync, rmSync } from 'node:fs';
import { inRoot } from '../setup/place.mjs';
import { background } from '../setup/run.mjs';
import { Refusal } from '../setup/say.mjs';

const typedoc = inRoot('site/node_modules/typedoc/bin/typedoc');

/** Sources of the public entries. */
export function publicEntries() {
  const { exports } = JSON.parse(readFileSync(inRoot('packages/pliant/package.json'), 'utf8'));
  return Object.values(exports)
    .filter((target) => typeof target === 'object')
    .map(({ types }) => inRoot('packages/pliant', types.replace('./dist/', 'src/').replace('.d.ts', '.ts')));
}

export function writeReference() {
  rmSync(inRoot('site/reference'), { recursive: true, force: true });
  const { ok, output } = background(
    process.execPath,
    [
      typedoc,
      '--plugin',
      'typedoc-plugin-markdown',
      '--tsconfig',
      inRoot('packages/pliant/tsconfig.json'),
      '--skipErrorChecking',
      '--readme',
      'none',
      '--entryFileName',
      'index',
      '--hideBreadcrumbs',
      'true',
      '--sanitizeComments',
      'true',
      '--disableSources',
      'true',
      '--excludeInternal',
      '--excludePrivate',
      '--logLevel',
      'Error',
      '--out',
      inRoot('site/reference'),
      ...publicEntries(),
    ],
    { cwd: inRoot('site') },
  );
  if (!ok) throw new Refusal(`The API reference could not be written:\n${output.trimEnd()}`);
}
