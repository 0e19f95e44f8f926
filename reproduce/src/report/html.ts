/** One page that needs nothing beside it: contents, environment, and a section for each experiment. */
import type { Environment } from '../environment.js';
import type { Run } from '../store.js';
import type { DataTable, DocumentKey, Experiment, Figure, Finding } from '../types.js';
import { barsSvg } from './bars.js';
import { figureTable } from './csv.js';
import { escapeText } from './escape.js';
import { numberText, printedText, ratioText } from './numbers.js';
import { plotSvg } from './plot.js';
import { STYLE } from './style.js';

export interface ReportEntry {
  readonly experiment: Experiment;
  /** Nothing while the experiment hasn't run. */
  readonly run?: Run;
}

export const DOCUMENTS: Readonly<Record<DocumentKey, string>> = {
  heidelberger2004consistent:
    'Consistent penetration depth estimation for deformable collision response (Heidelberger et al. 2004)',
  hoff2001proximity:
    'Fast and simple 2D geometric proximity queries using graphics hardware (Hoff et al. 2001)',
  'tetrahedral-contact': 'Real-time tetrahedral soft bodies with contact surfaces',
  'deformable-contact': 'Contact between deformable objects, with an interactive application (thesis)',
  wang2021rigidcontacts: 'Rigid contacts: penalty, barrier, impulse and shape matching (lecture)',
};

export interface ReportFacts {
  readonly quick: boolean;
  readonly seed: number;
  /** Who drew the pictures; nothing while none was drawn. */
  readonly pictures?: string;
}

export function reportHtml(
  entries: readonly ReportEntry[],
  machine: Environment,
  facts: ReportFacts,
): string {
  const { quick, seed, pictures } = facts;
  const rows = { ...machine, seed: `${seed}`, ...(pictures !== undefined && { pictures }) };
  const body = [
    '<header><h1>Reproduction</h1>',
    `<p class="lead">Every experiment of the five source documents, run again by Pliant; the document's number stands beside ours.${quick ? ' <strong>Quick run:</strong> short simulations and few repeats.' : ''}</p>`,
    machineTable(rows),
    summary(entries),
    '</header>',
    contents(entries),
    ...entries.map(section),
  ];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pliant: reproduction</title><style>${STYLE}</style><main>${body.join('\n')}</main></html>\n`;
}

function machineTable(machine: Readonly<Record<string, string>>): string {
  const rows = Object.entries(machine).map(
    ([key, value]) => `<div><dt>${key}</dt><dd>${escapeText(value)}</dd></div>`,
  );
  return `<dl class="machine">${rows.join('')}</dl>`;
}

/** Counted from what was found, so that it says something else when that changes. */
function summary(entries: readonly ReportEntry[]): string {
  const findings = entries.flatMap(({ run }) => run?.outcome?.findings ?? []);
  const failed = entries.filter(({ run }) => run?.failure !== undefined).length;
  const open = entries.filter(({ run }) => run === undefined).length;
  const beside = findings.filter(({ printed }) => typeof printed === 'number');
  const laws = beside.filter(({ isLaw }) => isLaw).length;
  const parts = [
    `${entries.length} experiments with ${findings.length} numbers: ${beside.length - laws} beside a number that a document prints, ${laws} beside what a law of a document says, ${findings.length - beside.length} where the document has none and the table says why.`,
    failed > 0 ? `${failed} failed; each says so in its place.` : '',
    open > 0 ? `${open} have not run yet.` : '',
  ];
  return `<p>${parts.join(' ')}</p>`;
}

function contents(entries: readonly ReportEntry[]): string {
  const groups = (Object.keys(DOCUMENTS) as DocumentKey[]).map((key) => {
    const own = entries.filter(({ experiment }) => experiment.source.document === key);
    if (own.length === 0) return '';
    const items = own.map(
      ({ experiment: e, run }) =>
        `<li><a href="#${e.name}">${escapeText(e.title)}</a> <span class="place">${escapeText(e.source.place)}</span>${state(run)}</li>`,
    );
    return `<h3>${escapeText(DOCUMENTS[key])}</h3><ul>${items.join('')}</ul>`;
  });
  return `<nav><h2>Contents</h2>${groups.join('')}</nav>`;
}

function state(run: Run | undefined): string {
  if (run === undefined) return ' <em>not run yet</em>';
  return run.failure === undefined ? '' : ' <em class="failed">failed</em>';
}

function section({ experiment, run }: ReportEntry): string {
  const { name, title, source, sentence } = experiment;
  const head = `<h2>${escapeText(title)}</h2><p class="source">${escapeText(DOCUMENTS[source.document])}, ${escapeText(source.place)}</p><p>${escapeText(sentence)}</p>`;
  return `<section id="${name}">${head}${run === undefined ? '<p><em>Not run yet.</em></p>' : outcome(name, run)}</section>`;
}

function outcome(name: string, run: Run): string {
  if (run.outcome === undefined)
    return `<p class="failed">This experiment failed: ${escapeText(run.failure ?? '')}</p>`;
  const { findings, figures, judgement, tables = [] } = run.outcome;
  const files = [
    'findings',
    ...figures.flatMap((one) => figureTable(one)?.name ?? []),
    ...tables.map((table) => table.name),
  ].map((file) => `<a href="data/${name}-${file}.csv">${file}.csv</a>`);
  return [
    findingsTable(findings),
    `<p class="judgement">${escapeText(judgement)}</p>`,
    ...tables.map(shownTable),
    ...figures.map(figure),
    `<p class="meta">${parametersText(run)} ${run.seconds.toFixed(1)} s to run, ${run.processor.toFixed(1)} s of it computing.${files.length > 0 ? ` Data: ${files.join(', ')}.` : ''}</p>`,
  ].join('');
}

function parametersText({ key: { parameters, seed, quick } }: Run): string {
  const words = Object.entries(parameters).map(([name, value]) => `${escapeText(name)} = ${value}`);
  return `${words.length > 0 ? `${words.join(', ')}; ` : ''}${quick ? 'shortened for a quick run; ' : ''}seed ${seed};`;
}

function findingsTable(findings: readonly Finding[]): string {
  if (findings.length === 0) return '';
  const rows = findings.map((finding) => {
    const { quantity, unit, printed, ours, judgement } = finding;
    const name = `${escapeText(quantity)}${unit === '' ? '' : ` <span class="unit">[${escapeText(unit)}]</span>`}`;
    const theirs =
      typeof printed === 'number'
        ? `${escapeText(printedText(finding))}${finding.isLaw ? ' <span class="unit">law</span>' : ''}`
        : `<span class="none">${escapeText(printed)}</span>`;
    return `<tr><th scope="row">${name}</th><td>${theirs}</td><td>${numberText(ours)}</td><td>${ratioText(finding)}</td><td class="words">${escapeText(judgement)}</td></tr>`;
  });
  return `<div class="scroll"><table><thead><tr><th>Quantity</th><th>Document</th><th>Pliant</th><th>Ratio</th><th>Judgement</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function shownTable({ caption, columns, rows }: DataTable): string {
  if (caption === undefined) return '';
  const head = columns.map((column) => `<th>${escapeText(column)}</th>`).join('');
  const line = ([first, ...rest]: DataTable['rows'][number]) =>
    `<tr><th scope="row">${escapeText(String(first))}</th>${rest.map((cell) => `<td class="words">${escapeText(String(cell))}</td>`).join('')}</tr>`;
  return `<figure class="table"><div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>${rows.map(line).join('')}</tbody></table></div><figcaption>${escapeText(caption)}</figcaption></figure>`;
}

export function figure(item: Figure): string {
  return `<figure>${drawn(item)}<figcaption>${escapeText(item.caption)}</figcaption></figure>`;
}

function drawn(item: Figure): string {
  switch (item.kind) {
    case 'plot':
      return plotSvg(item);
    case 'bars':
      return barsSvg(item);
    case 'picture':
      return item.svg;
    case 'frames': {
      const cells = item.frames.map(
        ({ label, image }) =>
          `<div><img alt="${escapeText(label)}" src="${image}"><span>${escapeText(label)}</span></div>`,
      );
      return `<div class="frames" style="--columns:${item.columns}">${cells.join('')}</div>`;
    }
  }
}
