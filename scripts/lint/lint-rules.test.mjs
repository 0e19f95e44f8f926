// The project's own lint rules must bite where they should, and only there.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { inRoot } from '../setup/place.mjs';

const folders = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Lints `lines` as the file `path` with the project's own configuration; gives the numbers of the refused lines. */
function refusedLines(path, lines) {
  const folder = mkdtempSync(join(tmpdir(), 'pliant-determinism-'));
  folders.push(folder);
  const config = JSON.parse(readFileSync(inRoot('biome.json'), 'utf8'));
  for (const plugin of config.plugins) plugin.path = inRoot(plugin.path);
  // Only the plugin is asked, and the temporary folder is no git checkout.
  const alone = { plugins: config.plugins, linter: { rules: { preset: 'none' } } };
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(alone));
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), `${lines.join('\n')}\n`);
  const biome = inRoot('node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--max-diagnostics=none', '--colors=off', path];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const refused = [...`${stdout}${stderr}`.matchAll(/^\S+\.ts:(\d+):\d+ plugin/gm)].map((match) =>
    Number(match[1]),
  );
  expect(status).toBe(refused.length > 0 ? 1 : 0);
  return refused;
}

const names =
  'sin cos tan asin acos atan atan2 exp expm1 log log2 log10 log1p pow hypot cbrt sinh cosh tanh asinh random';
const wrong = [
  ...names.split(' ').map((name) => `export const ${name} = Math.${name}(x, y);`),
  "export const hidden = Math['sin'](x);",
  'const { sqrt } = Math;',
  'const m = Math;',
  'export const passed = list.map(Math.exp);',
  'export const clock = Date.now();',
  'export const root = x ** 0.5;',
  'export const power = x ** y;',
  'z **= y;',
];
const right = [
  'export const a = Math.sqrt(x) + Math.abs(x) + Math.min(x, y) + Math.max(x, y) + Math.floor(x) + Math.ceil(x);',
  'export const b = Math.round(x) + Math.sign(x) + Math.trunc(x) + Math.fround(x) + Math.imul(x, y) + Math.clz32(x);',
  'export const c = Math.PI * x ** 2 + 2 ** -52 + Math.SQRT1_2;',
  '// Math.sin(x) in a comment',
  "export const d = 'Math.sin(x) and x ** y in a string';",
  'export const e = sin(x) + scalar.pow(x, y);',
];

test('every source of other bits is refused at its line', () => {
  expect(refusedLines('packages/pliant/src/math/wrong.ts', wrong)).toEqual(wrong.map((_, i) => i + 1));
});

test('what is exact by standard passes', () => {
  expect(refusedLines('packages/pliant/src/math/right.ts', right)).toEqual([]);
});

test('tests and other packages may use all of Math', () => {
  expect(refusedLines('packages/pliant/src/math/wrong.test.ts', wrong)).toEqual([]);
  expect(refusedLines('packages/cli/src/wrong.ts', wrong)).toEqual([]);
});

test('a private member is written one way', () => {
  const lines = ['export class Counter {', '  #count = 0;', '  private last = 0;', '}'];
  expect(refusedLines('apps/studio/src/counter.ts', lines)).toEqual([2]);
});
