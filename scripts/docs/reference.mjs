// The API reference as Markdown, from the types and their comments.

import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, relative, sep } from 'node:path';
import { REPORTED } from '../api/report.mjs';
import { surface } from '../api/surface.mjs';
import { inRoot } from '../setup/place.mjs';
import { background } from '../setup/run.mjs';
import { Refusal } from '../setup/say.mjs';

const typedoc = inRoot('site/node_modules/typedoc/bin/typedoc');

/** Sources of the public entries of all libraries. */
export function publicEntries() {
  return REPORTED.flatMap((folder) => {
    const { exports } = JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8'));
    return Object.values(exports)
      .filter((target) => typeof target === 'object')
      .map(({ types }) => inRoot(folder, types.replace('./dist/', 'src/').replace('.d.ts', '.ts')));
  });
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
      inRoot('site/tsconfig.reference.json'),
      '--skipErrorChecking',
      '--readme',
      'none',
      '--entryFileName',
      'index',
      '--hideBreadcrumbs',
      'true',
      '--hidePageHeader',
      'true',
      '--name',
      'API reference',
      '--sanitizeComments',
      'true',
      '--disableSources',
      'true',
      '--excludeInternal',
      '--excludeExternals',
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

/** Public names and members that the written reference doesn't have. */
export function missingFromReference() {
  const files = new Map(
    readdirSync(inRoot('site/reference'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.md'))
      .map((path) => [basename(path, '.md'), inRoot('site/reference', path)])
      .map(([name, path]) => [`${entryOf(path)} ${name}`, path]),
  );
  return REPORTED.flatMap(surface).flatMap(({ entry, name, members }) => {
    // A name that two entries export has one page.
    const path = files.get(`${entry} ${name}`) ?? files.get(`pliant ${name}`);
    if (path === undefined) return [`${entry} ${name}`];
    const page = readFileSync(path, 'utf8').replaceAll('\\', '');
    return members
      .filter((member) => member.name !== 'constructor' && !page.includes(member.name))
      .map((member) => `${entry} ${name}.${member.name}`);
  });
}

/** `…/pliant/queries/classes/MeshQuery.md` is of the entry `pliant/queries`. */
const entryOf = (path) =>
  relative(inRoot('site/reference'), dirname(dirname(path)))
    .split(sep)
    .join('/');
