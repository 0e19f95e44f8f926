// The page of a method: a part that the method's own description writes, between two marks, and the words around it.

import { captions } from './captions.mjs';
import { stages } from './registered.mjs';
import { servedWords } from './served.mjs';
import { table } from './table.mjs';
import { wrapped } from './wrapped.mjs';

const BEGIN = '<!-- from the registry, by `npm run docs`; words outside of these marks are kept -->';
const END = '<!-- end of the part from the registry -->';

/** What people write; a page without one of these, or with an empty one, is not finished. */
export const SECTIONS = ['Idea', 'Equations', 'When to use it', 'Limits', 'Cost'];

/** The page with its generated part brought up to date; `text` is what is there, if anything. */
export function updatedPage(method, text) {
  const part = `${BEGIN}\n\n${generatedPart(method)}\n\n${END}`;
  if (text === undefined) return newPage(method, part);
  const from = text.indexOf(BEGIN);
  const to = text.indexOf(END);
  if (from >= 0 && to > from) return text.slice(0, from) + part + text.slice(to + END.length);
  const [title, ...rest] = text.split('\n');
  return `${title}\n\n${part}\n${rest.join('\n')}`;
}

/** Of a page as it is: the sections that are missing or have no words. */
export function unfinishedSections(text) {
  return SECTIONS.filter((title) => {
    const parts = text.split(/^## /m);
    const found = parts.find((part) => part.split('\n')[0].trim() === title);
    return found === undefined || found.split('\n').slice(1).join('\n').trim() === '';
  });
}

function newPage({ name }, part) {
  return `# ${name}\n\n${part}\n\n${SECTIONS.map((title) => `## ${title}\n`).join('\n')}`;
}

function generatedPart(method) {
  const { name, stage, sentence, source } = method;
  const { title } = stages.find((s) => s.name === stage);
  const anchor = title.toLowerCase().replaceAll(' ', '-');
  const facts = [
    ['Stage', `[${title.toLowerCase()}](README.md#${anchor})`],
    ['Source', source],
    ...servedWords(method).map((words) => {
      const [, what, rest] = /^(?:(Shapes|Bodies): )?(.*)$/.exec(words);
      return [what === undefined ? 'Serves' : `Serves ${what.toLowerCase()}`, rest];
    }),
  ].map(([key, words]) => wrapped(`- **${key}**: ${words}`, '  '));
  return [
    wrapped(sentence),
    facts.join('\n'),
    `![${captions[name]}](../images/methods/${name}.svg)`,
    wrapped(`_${captions[name]}_`),
    '## Parameters',
    parameterWords(method),
  ].join('\n\n');
}

function parameterWords({ parameters = [] }) {
  if (parameters.length === 0) return 'None.';
  const rows = parameters.map((p) => [`\`${p.name}\``, defaultText(p), rangeText(p), p.sentence]);
  return table(['name', 'default', 'range', 'meaning'], rows);
}

function defaultText({ default: value, unit }) {
  if (value === undefined) return unit ? `none, in ${unit}` : 'none';
  if (typeof value === 'string' && !/^[\d.,]+$/.test(value)) return `\`${value}\``;
  return `${numberText(value)}${unit ? ` ${unit}` : ''}`;
}

function rangeText({ min, max, choices, exclusive }) {
  if (choices !== undefined) return choices.map((choice) => `\`${choice}\``).join(', ');
  if (min !== undefined && max !== undefined && max < 1e12) {
    return `${exclusive ? 'above ' : ''}${numberText(min)} to ${numberText(max)}`;
  }
  if (min !== undefined) return `${exclusive ? 'above' : 'from'} ${numberText(min)}`;
  return max === undefined ? '' : `up to ${numberText(max)}`;
}

function numberText(value) {
  if (typeof value !== 'number') return String(value);
  const size = Math.abs(value);
  const text = size >= 1e6 || (size > 0 && size < 1e-4) ? value.toExponential().replace('e+', 'e') : value;
  return typeof text === 'string'
    ? text
    : text.toLocaleString('en-US', { maximumFractionDigits: 6 }).replace('-', '−');
}
