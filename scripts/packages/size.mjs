// What a page downloads of a program: bundled and minified as Vite does it, and compressed.

import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { inRoot } from '../setup/place.mjs';

/** Bytes at most, gzipped: a program, and what it has already and need not be counted. */
export const MOST = [
  { program: "export { World } from 'pliant';", most: 160e3 },
  { program: "export * from '@pliant/three';", without: [/^three/, /^pliant/], most: 10e3 },
];

/** Bytes of a program, gzipped. It sees the packages of this checkout as an installed program would. */
export async function sizeOf(program, without = []) {
  const entry = inRoot('packages/three/program.js');
  const plugin = {
    name: 'program',
    resolveId: (id) => (id === entry ? id : null),
    load: (id) => (id === entry ? program : null),
  };
  const build = await rolldown({ input: entry, external: without, platform: 'browser', plugins: [plugin] });
  // Vite leaves the marks of pure calls out of a page, too.
  const { output } = await build.generate({ format: 'esm', minify: true, comments: { annotation: false } });
  return output.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
}
