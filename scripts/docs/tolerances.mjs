// Every tolerance of the engine, read off its sources: a constant at the head of a file whose number has a point or an
// exponent. `npm run docs` writes them as docs/tolerances.md; a test demands a comment for each and a page that is up
// to date.

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inRoot } from '../setup/place.mjs';

const SOURCES = inRoot('packages/pliant/src');
const DECLARATION = /^(?:export )?const ([A-Z][A-Z0-9_]*)(?:: number)? = ([^[{'"`]*);$/;
/** Numbers of mathematics and of file formats are no tolerances. */
const MATHEMATICS = /^(math|io)\//;
const KNOWN = /(PI|SQRT\d|TURN|SQRT3_HALVES)$/;

/** `{ file, name, value, comment }` of every tolerance; the comment is empty where there is none. */
export function tolerances() {
  return sourceFiles(SOURCES).flatMap((path) => {
    const file = relative(SOURCES, path).replaceAll('\\', '/');
    return MATHEMATICS.test(file) ? [] : ofFile(file, readFileSync(path, 'utf8').split('\n'));
  });
}

export function tolerancesPage() {
  const rows = tolerances().map(
    ({ file, name, value, comment }) => `| \`${name}\` | \`${value}\` | ${comment} | \`${file}\` |`,
  );
  return `# Tolerances

Every tolerance of the engine with its value, its unit and what it is for. Tolerances that several folders share stand
in \`core/constants.ts\`. A tolerance that belongs to one algorithm stands at the head of that algorithm's file.
\`npm run docs\` writes this page from the sources. A test refuses a tolerance without a comment.

| name | value | what it is for | file |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}

function sourceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sourceFiles(path);
      return /\.ts$/.test(entry.name) && !/\.test|test-support|kernel-code/.test(entry.name) ? [path] : [];
    });
}

function ofFile(file, lines) {
  const found = [];
  let before = '';
  for (const [i, line] of lines.entries()) {
    const match = DECLARATION.exec(line);
    if (match === null) continue;
    // Constants in a row share the comment above the first.
    const comment = DECLARATION.test(lines[i - 1] ?? '') ? before : commentAbove(lines, i);
    before = comment;
    if (!/\d\.\d|\de[-+]?\d|\*\* -/.test(match[2]) || KNOWN.test(match[1])) continue;
    found.push({ file, name: match[1], value: match[2].replaceAll('|', '\\|'), comment });
  }
  return found;
}

function commentAbove(lines, i) {
  let first = i - 1;
  if (/^\/\//.test(lines[first] ?? '')) {
    while (/^\/\//.test(lines[first - 1] ?? '')) first--;
  } else if (/\*\/$/.test(lines[first] ?? '')) {
    while (first > 0 && !/^\/\*\*/.test(lines[first])) first--;
  } else return '';
  return lines
    .slice(first, i)
    .map((line) => line.replace(/^\s*(\/\*\*|\*\/|\*|\/\/)\s?/, '').replace(/\s*\*\/$/, ''))
    .join(' ')
    .replaceAll('|', '\\|')
    .trim();
}
