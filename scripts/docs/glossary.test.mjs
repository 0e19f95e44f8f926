// The glossary and the engine must speak the same language.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../setup/place.mjs';

const glossary = readFileSync(inRoot('docs/glossary.md'), 'utf8');
const engine = inRoot('packages/pliant/src');

/** The stages that find and resolve contact; their files are named by what stands in them. */
const CORE = ['broadphase', 'narrowphase', 'penetration', 'response', 'integration', 'pipeline'];

/** Words of file names that mean in the engine just what they mean elsewhere. */
const PLAIN = new Set(
  `
    anchored apply assemble averaged build candidates capsule choices choose circle clip coincident colliders
    compound concavity cone conjugate consistent contain containment control creases crossing demands
    dense descent displace euler exit finish follow guard inertia integrate k law leaves lemke log lu
    matrices matrix mend momentum near newton nodes now offers places pose products prune pyramid rare reach recall
    refused regional remembered responder review rub served share shared sharp sides single six skyline
    slides soft solver space spheres steady strained supports surfaces table terms thin topology unmoved
    vertices walk watch writer
  `
    .trim()
    .split(/\s+/),
);

const files = readdirSync(engine, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.includes('test'))
  .map(({ parentPath, path, name }) => ({ folder: (parentPath ?? path).slice(engine.length + 1), name }));

/** Whether the glossary has a word, in singular or plural. */
const words = new Set(glossary.toLowerCase().match(/[a-z]+/g));
const has = (word) =>
  [word, `${word}s`, word.replace(/s$/, ''), word.replace(/es$/, '')].some((form) => words.has(form));

test('every file of the contact core is named in words of the glossary, or in plain ones', () => {
  const names = files.filter(({ folder }) => CORE.some((stage) => folder.split('/')[0] === stage));
  expect(names.length).toBeGreaterThan(200);
  const unknown = names.flatMap(({ folder, name }) =>
    name
      .slice(0, -3)
      .split(/[-.]/)
      .filter((word) => !has(word) && !PLAIN.has(word))
      .map((word) => `${folder}/${name}: ${word}`),
  );
  expect(unknown).toEqual([]);
});

test('every word that the glossary explains is used', () => {
  const sources = files.map(({ folder, name }) => readFileSync(`${engine}/${folder}/${name}`, 'utf8'));
  const docs = readdirSync(inRoot('docs'))
    .filter((name) => name.endsWith('.md') && name !== 'glossary.md')
    .map((name) => readFileSync(inRoot('docs', name), 'utf8'));
  const used = [...sources, ...docs]
    .join('\n')
    .toLowerCase()
    .replaceAll(/[\s*-]+/g, ' ');
  const explained = [...glossary.matchAll(/\*\*([^*]+)\*\*/g)].flatMap(([, term]) =>
    term
      .toLowerCase()
      .replaceAll(/[\s-]+/g, ' ')
      .split(', '),
  );
  expect(explained.length).toBeGreaterThan(90);
  expect(explained.filter((term) => !used.includes(term))).toEqual([]);
});
