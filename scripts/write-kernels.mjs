/**
 * npm run kernels: compiles packages/pliant/kernels into the engine. Run it after a kernel, or the numbers that it
 * shares with the engine, have changed; it needs the network for the compiler, which nothing else does.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprint, kernelSource, kernelText } from './kernels/source.mjs';
import { compile } from './setup/build.mjs';
import { inRoot } from './setup/place.mjs';

const COMPILER = 'assemblyscript@0.28.20';
const FLAGS = ['-O3', '--converge', '--runtime', 'stub', '--noAssert', '--importMemory', '--enable', 'simd'];
const LINE = 100;

compile();
const dist = 'packages/pliant/dist/response/impulse';
const blocks = await import(inRoot(`${dist}/blocks.js`));
const softness = await import(inRoot(`${dist}/softness.js`));
writeCode('response/impulse', kernelSource(blocks, softness));
writeCode('bodies/fem', kernelText('fem'));
writeCode('response/joints', kernelText('joints'));
writeCode('planar/sim', kernelText('plane'));

/** Compiles the source of a kernel into kernel-code.ts of a folder of the engine. */
function writeCode(place, source) {
  const folder = mkdtempSync(join(tmpdir(), 'pliant-kernels-'));
  try {
    const from = join(folder, 'kernel.ts');
    const to = join(folder, 'kernel.wasm');
    writeFileSync(from, source);
    execFileSync('npx', ['--yes', '--package', COMPILER, 'asc', from, ...FLAGS, '--outFile', to], {
      stdio: 'inherit',
    });
    const code = readFileSync(to);
    writeFileSync(inRoot(`packages/pliant/src/${place}/kernel-code.ts`), textOf(source, code));
    console.log(`Wrote kernel-code.ts of ${place}: ${code.length} bytes of code`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function textOf(source, code) {
  const lines = code.toString('base64').match(new RegExp(`.{1,${LINE}}`, 'g'));
  return [
    '/** Written by `npm run kernels` from packages/pliant/kernels: not to be edited. */',
    "import { signsOf } from '../../core/base64.js';",
    '',
    `/** Of the source that this was compiled from (${COMPILER}). */`,
    `export const FINGERPRINT = '${fingerprint(source)}';`,
    '',
    '/** Of the module itself: an edited or half-merged module is not what was compiled. */',
    `export const CODE_FINGERPRINT = '${fingerprint(code)}';`,
    '',
    '/** The module, base64. */',
    'export const BASE64 = [',
    ...lines.map((line) => `  '${line}',`),
    "].join('');",
    '',
    '/** The module, one sign a byte. */',
    'export const CODE = signsOf(BASE64);',
    '',
  ].join('\n');
}
