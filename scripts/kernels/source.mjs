/** The text of a kernel as it is compiled: the numbers that it shares with the engine before its own files, in the order of their names. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../setup/place.mjs';

/** Offsets are counted in doubles in blocks, in whole numbers in their ids; the kernel counts in bytes. */
const WHOLE = new Set(['ROW_A', 'ROW_B', 'SIZE', 'TURNS_A', 'TURNS_B', 'IDS']);

/** The files of a kernel, one after the other. */
export function kernelText(name) {
  const folder = `packages/pliant/kernels/${name}`;
  const files = readdirSync(inRoot(folder)).sort();
  return files.map((file) => readFileSync(inRoot(folder, file), 'utf8')).join('\n');
}

/** The kernel of `impulse`; takes the modules `blocks` and `softness` of the engine. */
export function kernelSource(blocks, softness) {
  const own = kernelText('impulse');
  const lines = [];
  for (const [name, value] of byName(blocks)) {
    if (typeof value !== 'number' || !new RegExp(`\\b${name}\\b`).test(own)) continue;
    lines.push(`const ${name}: usize = ${value * (WHOLE.has(name) ? 4 : 8)};`);
  }
  for (const [name, value] of byName(softness)) {
    if (typeof value !== 'number' || !new RegExp(`\\b${name}\\b`).test(own)) continue;
    lines.push(`const ${name}: ${name === 'SWEEPS' ? 'i32' : 'f64'} = ${value};`);
  }
  return `${lines.join('\n')}\n\n${own}`;
}

const byName = (module) => Object.entries(module).sort(([a], [b]) => (a < b ? -1 : 1));

/** Of a text or of bytes. */
export function fingerprint(content) {
  return createHash('sha256').update(content).digest('hex');
}
