// The lint's parser doesn't know AssemblyScript's decorators, so the kernels are linted without them, as the one text that is compiled.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inRoot } from '../setup/place.mjs';
import { kernelText } from './source.mjs';

const KERNELS = ['impulse', 'fem'];
const LONGEST_LINE = 170;
const folder = mkdtempSync(join(tmpdir(), 'pliant-kernels-lint-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** AssemblyScript has no `===` of its own: `==` compares without conversion. The first part of ln 2 is no mistyped ln 2. */
const RULES = {
  preset: 'recommended',
  suspicious: { noDoubleEquals: 'off', noApproximativeNumericConstant: 'off' },
};

/** What the lint says of a kernel's text. */
function complaints(text) {
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ linter: { rules: RULES } }));
  writeFileSync(join(folder, 'kernel.ts'), text.replace(/^@\w+\n/gm, ''));
  const args = [inRoot('node_modules/@biomejs/biome/bin/biome'), 'lint', '--colors=off', 'kernel.ts'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return [...`${stdout}${stderr}`.matchAll(/^kernel\.ts:\d+:\d+ (\S+)/gm)].map((match) => match[1]);
}

test.each(KERNELS)('the kernel of %s passes the lint', (name) => {
  const text = kernelText(name);
  expect(complaints(text)).toEqual([]);
  const long = text.split('\n').filter((line) => line.length > LONGEST_LINE && !line.trim().startsWith('*'));
  expect(long).toEqual([]);
});

test('the lint would see a number that nobody uses', () => {
  const idle = kernelText('impulse').replace(
    '@inline',
    '@inline\nfunction idle(a: f64): f64 {\n  const b = a;\n  return a;\n}\n\n@inline',
  );
  expect(complaints(idle)).toContain('lint/correctness/noUnusedVariables');
});
