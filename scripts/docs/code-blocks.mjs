// The code blocks of Markdown pages as programs: `ts` and `tsx` are TypeScript, everything else is left alone.
//
// Words after the language say where a block runs: `browser` in a page, `part` nowhere, since it is a piece of a
// program. Every block is compiled.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inRoot, isThere, root } from '../setup/place.mjs';

/** Folders whose pages are read, and single pages. */
const PLACES = ['README.md', 'docs', 'packages', 'apps/studio/README.md', 'site', 'examples'];

const skipped = new Set(['node_modules', 'dist', 'lib', '.vitepress', 'reference']);

export function pages() {
  return PLACES.filter((place) => isThere(place)).flatMap((place) => [...markdownUnder(inRoot(place))]);
}

function* markdownUnder(path) {
  if (path.endsWith('.md')) {
    yield path;
    return;
  }
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue;
    if (entry.isDirectory() || entry.name.endsWith('.md')) {
      if (entry.isDirectory() || entry.isFile()) yield* markdownUnder(join(path, entry.name));
    }
  }
}

/** Every TypeScript block of a page: where it stands, its words and its text. */
export function blocksOf(page) {
  const lines = readFileSync(page, 'utf8').split('\n');
  const blocks = [];
  let open;
  lines.forEach((line, i) => {
    const fence = /^\s*```(.*)$/.exec(line);
    if (fence === null) {
      open?.text.push(line);
      return;
    }
    if (open === undefined) {
      const [language, ...words] = fence[1].trim().split(/\s+/);
      open = { page: relative(root, page), line: i + 1, language, words, text: [] };
      return;
    }
    if (['ts', 'tsx'].includes(open.language)) blocks.push({ ...open, text: open.text.join('\n') });
    open = undefined;
  });
  return blocks;
}

/** Writes all blocks as files below `folder`, with the settings to compile them. */
export function writeBlocks(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const blocks = pages().flatMap(blocksOf);
  for (const block of blocks) block.file = writeBlock(folder, block);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(SETTINGS, null, 2));
  return blocks;
}

/** Writes one block and returns its path. */
export function writeBlock(folder, { page, line, language, text }) {
  mkdirSync(folder, { recursive: true });
  const name = `${page.replace(/\.md$/, '').replaceAll(/[^\w]+/g, '-')}-${line}`;
  const file = join(folder, `${name}.${language}`);
  writeFileSync(file, `${text}\nexport {};\n`);
  return file;
}

/** What a user with a strict project has. */
const SETTINGS = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['node'],
  },
  include: ['*'],
};
