/** Writes the table of a run and the tolerances into docs/laws.md, between their marks. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FAMILIES } from '../families/index.js';
import { LAWS } from '../laws/index.js';
import { TOLERANCES } from '../laws/tolerances.js';
import type { Table } from './table.js';

export const PAGE = fileURLToPath(new URL('../../../docs/laws.md', import.meta.url));

/** `builds`: how many builds of the engine the worlds were run by. */
export function writeDocs(table: Table, builds: number): void {
  const worlds = [...table.seeds.values()].reduce((a, b) => a + b, 0);
  const by = builds > 1 ? ` by ${builds} builds of the engine` : '';
  const run = [
    `${worlds} worlds and ${table.checks} checks${by}: ${table.broken} breaks, and ${table.expected} expected ones in brackets.`,
    ...(builds > 1 ? ['A world that broke was run again by the newest build.'] : []),
    '',
    ...table.markdown(),
  ];
  let page = readFileSync(PAGE, 'utf8');
  page = between(page, 'run', run);
  page = between(page, 'laws', lawLines());
  page = between(page, 'tolerances', toleranceLines());
  page = between(page, 'families', familyLines());
  writeFileSync(PAGE, page);
}

export const lawLines = (): string[] => [
  '| law | what it says |',
  '| --- | --- |',
  ...LAWS.map(({ name, sentence }) => `| \`${name}\` | ${sentence} |`),
];

export const toleranceLines = (): string[] => [
  '| tolerance | value | unit | why |',
  '| --- | ---: | --- | --- |',
  ...Object.entries(TOLERANCES).map(
    ([name, { value, unit, reason }]) => `| \`${name}\` | ${value} | ${unit} | ${reason} |`,
  ),
];

export const familyLines = (): string[] => [
  '| family | worlds | expected to break |',
  '| --- | --- | --- |',
  ...FAMILIES.map(({ name, sentence, expected = {} }) => {
    const known = Object.entries(expected).map(([law, subject]) => `\`${law}\`: ${subject}`);
    return `| \`${name}\` | ${sentence} | ${known.join('; ')} |`;
  }),
];

/** Replaces what stands between `<!-- name -->` and `<!-- /name -->`. */
export function between(page: string, name: string, lines: readonly string[]): string {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = page.indexOf(open);
  const to = page.indexOf(close);
  if (from < 0 || to < from) throw new Error(`docs/laws.md has no place for '${name}'.`);
  return `${page.slice(0, from + open.length)}\n\n${lines.join('\n')}\n\n${page.slice(to)}`;
}
