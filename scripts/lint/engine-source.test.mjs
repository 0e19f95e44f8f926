// What can be counted in the engine's sources: lengths of functions, and tolerances that say what they are for.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { expect, test } from 'vitest';
import { tolerances, tolerancesPage } from '../docs/tolerances.mjs';
import { inRoot } from '../setup/place.mjs';

const SOURCES = inRoot('packages/pliant/src');
const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
  'Constructor',
]);

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.ts$/.test(name) && !/\.test|test-support|kernel-code/.test(name),
);

/** `lines file name` of every function in a file. */
function functionsOf(file) {
  const bytes = readFileSync(join(SOURCES, file));
  const module = parseSync(bytes.toString(), { syntax: 'typescript', target: 'esnext' });
  const from = module.span.start;
  const found = [];
  const visit = (node, name) => {
    if (node === null || typeof node !== 'object') return;
    if (Array.isArray(node)) {
      for (const child of node) visit(child, name);
      return;
    }
    const own = node.identifier?.value ?? node.key?.value ?? node.id?.value ?? name;
    if (FUNCTIONS.has(node.type)) {
      const { start, end } = node.span ?? node.function.span;
      let lines = 1;
      for (let i = start - from; i < end - from; i++) if (bytes[i] === 10) lines++;
      found.push({ file, name: own, lines });
    }
    for (const key of Object.keys(node)) if (key !== 'span') visit(node[key], own);
  };
  visit(module.body, '');
  return found;
}

test('no function of the engine is longer than 120 lines, and at most 30 are longer than 60', () => {
  const all = files.flatMap(functionsOf);
  expect(all.length).toBeGreaterThan(4000);
  expect(all.filter(({ lines }) => lines > 120)).toEqual([]);
  expect(all.filter(({ lines }) => lines > 60).length).toBeLessThanOrEqual(30);
});

test('every tolerance says what it is for, and docs/tolerances.md lists them as they are', () => {
  const silent = tolerances().filter(({ comment }) => comment === '');
  expect(silent.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
  const page = readFileSync(inRoot('docs/tolerances.md'), 'utf8');
  expect(page, 'npm run docs -- --pages writes the page anew').toBe(tolerancesPage());
});
