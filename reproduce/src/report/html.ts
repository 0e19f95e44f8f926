/** One page that needs nothing beside it: contents, environment, and a section for each experiment. */
import type { Environment } from '../environment.js';
import type { Run } from '../store.js';
import type { DocumentKey, Experiment, Figure, Finding } from '../types.js';
import { escapeText } from './escape.js';
import { plotSvg } from './plot.js';
import { STYLE } from './style.js';

export interface ReportEntry {
  readonly experiment: Experiment;
  /** Nothing while the experiment hasn't run. */
  readonly run?: Run;
}

const DOCUMENTS: Readonly<Record<DocumentKey, string>> = {
  heidelberger2004consistent:
    'Consistent penetration depth estimation for deformable collision response (Heidelberger et al. 2004)',
  hoff2001proximity:
    'Fast and simple 2D geometric proximity queries using graphics hardware (Hoff et al. 2001)',
  'tetrahedral-contact': 'Real-time tetrahedral soft bodies with contact surfaces',
  'deformable-contact': 'Contact between deformable objects, with an interactive application (thesis)',
  wang2021rigidcontacts: 'Rigid contacts: penalty, barrier, impulse and shape matching (lecture)',
};

export function reportHtml(entries: readonly ReportEntry[], machine: Environment, quick: boolean): string {
  const body = [
    '<h1>Reproduction</h1>',
    `<p class="lead">Every experiment of the five source documents, run again by Pliant; the document's number stands beside ours.${quick ? ' <strong>Quick run:</strong> short simulations and few repeats.' : ''}</p>`,
    machineTable(machine),
    contents(entries),
    ...entries.map(section),
  ];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pliant: reproduction</title><style>${STYLE}</style><main>${body.join('\n')}</main></html>\n`;
}

function machineTable(machine: Environment): string {
  const rows = Object.entries(machine).map(
    ([key, value]) => `<div><dt>${key}</dt><dd>${escapeText(value)}</dd></div>`,
  );
  return `<dl class="machine">${rows.join('')}</dl>`;
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
    ...figures.filter((f) => f.kind === 'plot').map((f) => f.name),
    ...tables.map((table) => table.name),
  ].map((file) => `<a href="data/${name}-${file}.csv">${file}.csv</a>`);
  return [
    findingsTable(findings),
    `<p class="judgement">${escapeText(judgement)}</p>`,
    ...figures.map(figure),
    `<p class="meta">${parametersText(run)} ${run.seconds.toFixed(1)} s to run.${files.length > 0 ? ` Data: ${files.join(', ')}.` : ''}</p>`,
  ].join('');
}

function parametersText({ key: { parameters, seed } }: Run): string {
  const words = Object.entries(parameters).map(([name, value]) => `${escapeText(name)} = ${value}`);
  return `${words.length > 0 ? `${words.join(', ')}; ` : ''}seed ${seed};`;
}

function findingsTable(findings: readonly Finding[]): string {
  if (findings.length === 0) return '';
  const rows = findings.map(({ quantity, unit, printed, ours, judgement }) => {
    const name = `${escapeText(quantity)}${unit === '' ? '' : ` <span class="unit">[${escapeText(unit)}]</span>`}`;
    const isNumber = typeof printed === 'number';
    const theirs = isNumber ? numberText(printed) : `<span class="none">${escapeText(printed)}</span>`;
    const ratio = isNumber && printed !== 0 ? numberText(ours / printed) : '–';
    return `<tr><th scope="row">${name}</th><td>${theirs}</td><td>${numberText(ours)}</td><td>${ratio}</td><td class="words">${escapeText(judgement)}</td></tr>`;
  });
  return `<div class="scroll"><table><thead><tr><th>Quantity</th><th>Document</th><th>Pliant</th><th>Ratio</th><th>Judgement</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function figure(item: Figure): string {
  const content =
    item.kind === 'plot'
      ? plotSvg(item)
      : (item.svg ?? `<img alt="${escapeText(item.caption)}" src="${item.png ?? ''}">`);
  return `<figure>${content}<figcaption>${escapeText(item.caption)}</figcaption></figure>`;
}

/** Four digits, with thousands set apart. */
function numberText(value: number): string {
  const size = Math.abs(value);
  if (size !== 0 && (size < 1e-4 || size >= 1e9)) return value.toExponential(2);
  return Number(value.toPrecision(4)).toLocaleString('en-US', { maximumFractionDigits: 8 });
}
