/** The tables of `docs/reproduction.md` and of the README, written between their marks from what was found. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Environment } from './environment.js';
import type { Painter } from './pictures/painter.js';
import { DOCUMENTS, figure, type ReportEntry } from './report/html.js';
import { numberText, printedText, ratioText } from './report/numbers.js';
import { STYLE } from './report/style.js';
import type { DocumentKey, Finding } from './types.js';

const DOCUMENT = 'docs/reproduction.md';
const README = 'README.md';
/** Pictures with the figures on them, left and right in turn. */
const PICTURES = [
  {
    file: 'docs/images/reproduction.jpg',
    width: 1280,
    columns: 2,
    shown: [
      ['sphere-pile', 'piles'],
      ['sphere-pile', 'stuck-penalty'],
      ['box-by-spheres', 'key-frames'],
      ['box-by-spheres', 'force'],
    ],
  },
  { file: 'docs/images/sphere-piles.jpg', width: 960, columns: 1, shown: [['sphere-pile', 'piles']] },
] as const;

/** Gives the files that were changed. */
export async function writeDocs(
  entries: readonly ReportEntry[],
  machine: Environment,
  painter: Pick<Painter, 'photograph'>,
): Promise<string[]> {
  const pictures: string[] = [];
  const wasRun = (name: string) =>
    entries.some(({ experiment, run }) => experiment.name === name && run?.outcome !== undefined);
  for (const { file, width, columns, shown } of PICTURES) {
    if (!shown.every(([name]) => wasRun(name))) continue;
    const picture = await painter.photograph(collage(entries, shown, columns), width);
    if (picture === undefined) continue;
    writeFileSync(inClone(file), picture);
    pictures.push(file);
  }
  const texts = [
    ...replaced(DOCUMENT, 'results', resultsText(entries, machine, textOf(DOCUMENT))),
    // A part of the experiments would leave a part of the table.
    ...(entries.every(({ experiment }) => wasRun(experiment.name))
      ? replaced(README, 'reproduced', headlinesText(entries))
      : []),
  ];
  // As the house has its tables, with columns in line.
  const biome = inClone('node_modules/@biomejs/biome/bin/biome');
  if (existsSync(biome)) spawnSync(process.execPath, [biome, 'format', '--write', ...texts.map(inClone)]);
  return [...texts, ...pictures];
}

const inClone = (file: string): string => fileURLToPath(new URL(`../../${file}`, import.meta.url));

export function collage(
  entries: readonly Pick<ReportEntry, 'experiment' | 'run'>[],
  shown: readonly (readonly [experiment: string, figure: string])[],
  columns: number,
): string {
  const figures = shown.map(([name, figureName]) => {
    const run = entries.find(({ experiment }) => experiment.name === name)?.run;
    const found = run?.outcome?.figures.find((one) => one.name === figureName);
    return found === undefined ? '' : figure(found);
  });
  return `<!doctype html><meta charset="utf-8"><style>${STYLE} body { background: var(--paper); padding: 14px; } .collage { display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 6px 34px; align-items: start; } figure { margin: 6px 0; }</style><div class="collage">${figures.join('')}</div>`;
}

/** Text between `<!-- name:begin -->` and `<!-- name:end -->`. */
export function between(text: string, name: string, content: string): string {
  const [begin, end] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) return text;
  return `${text.slice(0, from + begin.length)}\n\n${content.trim()}\n\n${text.slice(to)}`;
}

const textOf = (file: string): string =>
  existsSync(inClone(file)) ? readFileSync(inClone(file), 'utf8') : '';

function replaced(file: string, name: string, content: string): string[] {
  const path = inClone(file);
  if (!existsSync(path)) return [];
  const before = readFileSync(path, 'utf8');
  const after = between(before, name, content);
  if (after === before) return [];
  writeFileSync(path, after);
  return [file];
}

/** What was run, and of the text before what was not run again. Every table says when it was taken. */
export function resultsText(entries: readonly ReportEntry[], machine: Environment, before = ''): string {
  const { processor, system, node } = machine;
  const parts = [
    wrapped(
      `Taken on ${processor} (${system}, Node ${node}). The last line of a table says when, of which commit and at what load.`,
    ),
  ];
  for (const key of Object.keys(DOCUMENTS) as DocumentKey[]) {
    const own = entries.filter(({ experiment }) => experiment.source.document === key);
    if (own.length > 0)
      parts.push(`### ${DOCUMENTS[key]}`, ...own.map((entry) => experimentText(entry, machine, before)));
  }
  return parts.join('\n\n');
}

function experimentText(
  { experiment: { name, title, source }, run }: ReportEntry,
  { date, commit, load }: Environment,
  before: string,
): string {
  const head = wrapped(`**${title}** (${source.place}; \`pliant reproduce ${name}\`)`);
  if (run?.outcome === undefined)
    return keptText(before, title) ?? `${head}\n\n${run?.failure ?? 'Not run.'}`;
  const { findings, judgement } = run.outcome;
  return [
    head,
    table(['Quantity', 'Document', 'Pliant', 'Ratio', 'Judgement'], findings.map(row)),
    wrapped(judgement),
    wrapped(`Taken on ${date}, commit ${commit}; load ${load}.`),
  ].join('\n\n');
}

/** The text of an experiment up to the next one, the next document or the end of the results. */
function keptText(before: string, title: string): string | undefined {
  const from = before.indexOf(`\n**${title}** (`);
  if (from < 0) return undefined;
  const rest = before.slice(from + 1);
  const end = rest.search(/\n\n(\*\*|###|<!--)/);
  return end < 0 ? rest.trim() : rest.slice(0, end);
}

/** Longest line of the documents. */
const LINE = 120;

/** A paragraph in lines. */
function wrapped(text: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + 1 + word.length > LINE) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}

export function headlinesText(entries: readonly ReportEntry[]): string {
  const rows = entries.flatMap(({ experiment, run }) =>
    (run?.outcome?.findings ?? [])
      .filter(({ headline }) => headline)
      .map((finding) => [`${experiment.title}: ${row(finding)[0]}`, ...row(finding).slice(1, 4)]),
  );
  return table(['Experiment', 'Document', 'Pliant', 'Ratio'], rows);
}

function row(finding: Finding): string[] {
  const { quantity, unit, isLaw, ours, judgement } = finding;
  const theirs = `${printedText(finding)}${isLaw ? ' (law)' : ''}`;
  const named = unit === '' ? quantity : `${quantity} [${unit}]`;
  return [named, theirs, numberText(ours), ratioText(finding), judgement];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
