/**
 * npm run kernels: compiles packages/pliant/kernels into the engine. Run it after a kernel, or the numbers that it
 * shares with the engine, have changed; it needs the network for the compiler, which nothing else does.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprint, kernelSource } from './kernels/source.mjs';
import { compile } from './setup/build.mjs';
import { inRoot } from './setup/place.mjs';

const COMPILER = 'assemblyscript@0.28.20';
const FLAGS = ['-O3', '--runtime', 'stub', '--noAssert', '--importMemory', '--enable', 'simd'];
const LINE = 100;

compile();
const dist = 'packages/pliant/dist/response/impulse';
const source = kernelSource(
  await import(inRoot(`${dist}/blocks.js`)),
  await import(inRoot(`${dist}/softness.js`)),
);
const folder = mkdtempSync(join(tmpdir(), 'pliant-kernels-'));
try {
  const from = join(folder, 'impulse.ts');
  const to = join(folder, 'impulse.wasm');
  writeFileSync(from, source);
  execFileSync('npx', ['--yes', '--package', COMPILER, 'asc', from, ...FLAGS, '--outFile', to], {
    stdio: 'inherit',
  });
  const code = readFileSync(to);
  const lines = code.toString('base64').match(new RegExp(`.{1,${LINE}}`, 'g'));
  const text = [
    '/** Written by `npm run kernels` from packages/pliant/kernels: not to be edited. */',
    '',
    `/** Of the source that this was compiled from (${COMPILER}). */`,
    `export const FINGERPRINT = '${fingerprint(source)}';`,
    '',
    '/** Of the module itself: an edited or half-merged module is not what was compiled. */',
    `export const CODE_FINGERPRINT = '${fingerprint(code)}';`,
    '',
    '/** The module, base64. */',
    'export const CODE = [',
    ...lines.map((line) => `  '${line}',`),
    "].join('');",
    '',
  ].join('\n');
  writeFileSync(inRoot('packages/pliant/src/response/impulse/kernel-code.ts'), text);
  console.log(`Wrote kernel-code.ts: ${code.length} bytes of code`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
