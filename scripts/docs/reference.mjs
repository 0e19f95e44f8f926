// The API reference as Markdown, from the types and their comments.

import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, sep } from 'node:path';
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
      // A class has a page of its own; all else of an entry stands on the page of that entry.
      '--membersWithOwnFile',
      'Class',
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
  const sections = new Map(
    readdirSync(inRoot('site/reference'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.md'))
      .flatMap((path) => sectionsOf(path.split(sep).join('/'))),
  );
  return REPORTED.flatMap(surface).flatMap(({ entry, name, members }) => {
    // A name that two entries export is described once, and the other entry points there.
    const section = sections.get(`${entry} ${name}`);
    if (section === undefined) return [`${entry} ${name}`];
    if (section.startsWith('Re-exports')) return [];
    return members
      .filter((member) => member.name !== 'constructor' && !section.includes(member.name))
      .map((member) => `${entry} ${name}.${member.name}`);
  });
}

/**
 * What a page describes: `pliant/queries/classes/MeshQuery.md` one class, `pliant/queries/index.md` all else of that
 * entry.
 */
function sectionsOf(path) {
  const text = readFileSync(inRoot('site/reference', path), 'utf8').replaceAll('\\', '');
  const [, entryOfClass, name] = /^(.*)\/classes\/(.*)\.md$/.exec(path) ?? [];
  if (name !== undefined) return [[`${entryOfClass} ${name}`, text]];
  const [, ...sections] = text.split(/^### /m);
  return sections.map((section) => {
    const [, title, body] = /^(.*)\n+([\s\S]*)$/.exec(section);
    return [`${dirname(path)} ${title.replace(/[(<].*/, '').trim()}`, body];
  });
}
