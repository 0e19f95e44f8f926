// Pages of methods and the registries must not part: every method has its page, up to date, finished and with a
// picture; every link leads somewhere.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../setup/place.mjs';
import { captions } from './captions.mjs';
import { indexPage } from './index-page.mjs';
import { OTHER_PAGES } from './other-pages.mjs';
import { SECTIONS, unfinishedSections, updatedPage } from './page.mjs';
import { pictures } from './pictures/index.mjs';
import { registered } from './registered.mjs';

/** Pictures are read over the network too [bytes]. */
const LARGEST_PICTURE = 30_000;

const pathOf = (name) => inRoot('docs/methods', `${name}.md`);
const textOf = (name) => (existsSync(pathOf(name)) ? readFileSync(pathOf(name), 'utf8') : undefined);
const names = registered.map(({ name }) => name);

describe.each(registered)('the page of $name', (method) => {
  const text = textOf(method.name) ?? '';

  test('says what the registry says; if not, run `npm run docs -- --pages`', () => {
    expect(text).toBe(updatedPage(method, text));
  });

  test('has all sections, none of them empty', () => {
    expect(unfinishedSections(text)).toEqual([]);
  });

  test('has a picture, small and whole', () => {
    const picture = readFileSync(inRoot('docs/images/methods', `${method.name}.svg`), 'utf8');
    expect(Buffer.byteLength(picture)).toBeLessThan(LARGEST_PICTURE);
    expect(picture).toMatch(/^<svg [^>]*viewBox=.*<title>.*<path .*<\/svg>\n$/s);
    expect(picture).not.toMatch(/NaN|Infinity|undefined/);
  });
});

test('the list of methods is up to date', () => {
  expect(readFileSync(inRoot('docs/methods/README.md'), 'utf8')).toBe(indexPage());
});

test('every page belongs to a method, or is known not to', () => {
  const pages = readdirSync(inRoot('docs/methods')).map((file) => file.replace(/\.md$/, ''));
  expect(pages.sort()).toEqual(['README', ...names, ...Object.keys(OTHER_PAGES)].sort());
  expect(Object.keys(captions).sort()).toEqual([...names].sort());
});

describe('pictures', () => {
  test('are drawn for every method and nothing else', () => {
    expect(Object.keys(pictures).sort()).toEqual([...names].sort());
  });

  // Those that take milliseconds; the others are drawn by the same hands.
  test.each(['brute-force', 'spheres', 'sphere-overlap'])(
    'of %s: the engine still does what it shows; if not, run `npm run docs`',
    (name) => {
      expect(pictures[name]()).toBe(readFileSync(inRoot('docs/images/methods', `${name}.svg`), 'utf8'));
    },
  );
});

describe('a page', () => {
  const method = registered.find(({ name }) => name === 'penalty');

  test('begins with empty sections, which are refused', () => {
    const page = updatedPage(method, undefined);
    expect(unfinishedSections(page)).toEqual(SECTIONS);
    expect(unfinishedSections(page.replace('## Idea\n', '## Idea\n\nA spring.\n'))).toEqual(
      SECTIONS.slice(1),
    );
  });

  test('keeps the words around its generated part, which follows the method', () => {
    const page = `${updatedPage(method, undefined)}\nBy hand.\n`;
    const changed = {
      ...method,
      parameters: [{ name: 'grip', sentence: 'How hard.', unit: 'N', default: 3, min: 0 }],
    };
    const after = updatedPage(changed, page);
    expect(after).toContain('| `grip` | 3 N     | from 0 | How hard. |');
    expect(after).not.toContain('`frequency`');
    expect(after).toContain('\nBy hand.\n');
    expect(updatedPage(method, after)).toBe(page);
  });
});

describe('links', () => {
  const folder = (path) => readdirSync(inRoot(path)).filter((file) => file.endsWith('.md'));
  const files = ['docs', 'docs/methods', '.'].flatMap((path) => folder(path).map((file) => join(path, file)));

  test.each(files)('of %s lead to files and headings', (file) => {
    const broken = linksOf(readFileSync(inRoot(file), 'utf8')).filter((link) => !leads(file, link));
    expect(broken).toEqual([]);
  });
});

/** Relative links, outside of code. */
function linksOf(text) {
  const prose = text.replace(/```.*?```/gs, '').replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => link)
    .filter((link) => !/^[a-z]+:/.test(link));
}

function leads(file, link) {
  const [path, heading] = link.split('#');
  const target = path === '' ? inRoot(file) : join(dirname(inRoot(file)), path);
  if (relative(inRoot(''), target).startsWith('..') || !existsSync(target)) return false;
  return heading === undefined || anchorsOf(readFileSync(target, 'utf8')).includes(heading);
}

/** As GitHub makes them of headings. */
function anchorsOf(text) {
  const headings = text.replace(/```.*?```/gs, '').matchAll(/^#+ (.*)$/gm);
  return [...headings].map(([, words]) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
