// Empty projects in which the tarballs are installed, as a user would, and what is run there.

import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { findChromium } from '../setup/browser.mjs';
import { background } from '../setup/run.mjs';
import { follow } from './five-minutes.mjs';

/**
 * `follow` names a five-minute page. Else `files` is a folder beside this one, `npm` what is installed beside the
 * tarballs, `run` gives complaints.
 */
export const PROJECTS = {
  'node-esm': { packs: ['pliant'], run: (at) => node(at, 'main.mjs') },
  'node-require': { packs: ['pliant'], run: (at) => node(at, 'main.cjs') },
  'vite-newest': vite(['three@latest', '@types/three@latest', 'typescript@7', 'vite@8']),
  'vite-oldest': vite(['three@0.159', '@types/three@0.159', 'typescript@5.7', 'vite@5']),
  'five-minutes-page': { follow: 'vanilla' },
  'five-minutes-three': { follow: 'three' },
  'five-minutes-react': { follow: 'react' },
  'five-minutes-node': { follow: 'node' },
  'old-typescript': { packs: ['pliant'], npm: ['typescript@5.4'], run: oldTypeScript },
  'missing-peer': {
    packs: ['pliant', '@pliant/three'],
    npm: ['--legacy-peer-deps'],
    run: (at) => node(at, 'main.mjs'),
  },
  'two-copies-of-three': {
    packs: ['pliant', '@pliant/three'],
    npm: ['three@latest', 'other-three@npm:three@0.159'],
    run: (at) => node(at, 'main.mjs'),
  },
  'no-webassembly': {
    packs: ['pliant', '@pliant/studio', '@pliant/cli'],
    files: 'command-line',
    run: noWebAssembly,
  },
  'command-line': { packs: ['pliant', '@pliant/studio', '@pliant/cli'], run: commandLine },
};

/** Projects that `npm run check` tries: they need neither a bundler nor a browser, and take half a minute together. */
export const QUICK = ['node-esm', 'node-require', 'old-typescript', 'five-minutes-node', 'command-line'];

function vite(npm) {
  return {
    files: 'vite-typescript',
    packs: ['pliant', '@pliant/three'],
    npm,
    run: async (at) =>
      node(at, 'node_modules/typescript/bin/tsc') ||
      node(at, 'node_modules/vite/bin/vite.js', 'build') ||
      (await page(join(at, 'dist'))),
  };
}

export async function tryProject(name, packs, at) {
  const { files = name, packs: wanted, npm = [], run, follow: page } = PROJECTS[name];
  if (page !== undefined) {
    const output = await follow(page, packs, at);
    return { ok: output === '', output, isOffline: isOffline(output) };
  }
  cpSync(fileURLToPath(new URL(`projects/${files}`, import.meta.url)), at, { recursive: true });
  writeFileSync(join(at, 'package.json'), JSON.stringify({ name: 'empty', private: true, type: 'module' }));
  const tarballs = packs.filter((pack) => wanted.includes(pack.name)).map(({ tarball }) => tarball);
  const installed = background(
    'npm',
    ['install', ...tarballs, ...npm, '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'],
    { cwd: at, shell: process.platform === 'win32' },
  );
  if (!installed.ok) return { ...installed, isOffline: isOffline(installed.output) };
  const output = await run(at);
  return { ok: output === '', output, isOffline: false };
}

/** Whether npm can fetch what the packages need. */
export function hasRegistry() {
  const { ok } = background(
    'npm',
    ['view', 'saxes', 'version', '--fetch-retries=0', '--fetch-timeout=20000', '--loglevel=error'],
    { shell: process.platform === 'win32' },
  );
  return ok;
}

/** Whether npm failed because no registry answers. */
const isOffline = (output) =>
  /code (ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED)/.test(output);

/** Nothing when the program ends well, what it said otherwise. */
function node(cwd, ...args) {
  const { ok, output } = background(process.execPath, args, { cwd });
  return ok ? '' : output || `${args.join(' ')} failed without a word`;
}

/** A compiler that is too old for the types says so. */
function oldTypeScript(at) {
  const { output } = background(process.execPath, ['node_modules/typescript/bin/tsc'], { cwd: at });
  return output.includes('PliantNeedsTypeScript5_7OrNewer') ? '' : `the compiler says:\n${output}`;
}

function commandLine(at) {
  const { ok, output } = background(
    'npx',
    ['--no-install', 'pliant', 'run', 'box-stack', '--duration', '0.1'],
    {
      cwd: at,
      shell: process.platform === 'win32',
    },
  );
  if (!ok || !/hash +[0-9a-f]{16}/.test(output)) return `pliant run box-stack says:\n${output}`;
  const help = background('npx', ['--no-install', 'pliant', '--help'], {
    cwd: at,
    shell: process.platform === 'win32',
  }).output;
  const silent = ['bench', 'reproduce'].filter(
    (name) => !new RegExp(`^ +${name}\\b[\\s\\S]*?clone`, 'm').test(help),
  );
  if (silent.length > 0) return `--help does not say that ${silent.join(' and ')} need a clone:\n${help}`;
  return node(at, 'studio.mjs');
}

/** Node without WebAssembly gives the same bits, and what is slower or can't be had is said in a sentence. */
function noWebAssembly(at) {
  const run = (flags, ...args) => {
    const main = 'node_modules/@pliant/cli/dist/main.js';
    return background(process.execPath, [...flags, main, 'run', 'box-stack', '--duration', '0.1', ...args], {
      cwd: at,
    }).output;
  };
  const without = ['--no-expose-wasm'];
  const [usual, plain, refused] = [run([]), run(without), run(without, '--vtkhdf', 'out.vtkhdf')];
  const hash = (text) => /hash +([0-9a-f]+)/.exec(text)?.[1];
  if (hash(usual) === undefined || hash(usual) !== hash(plain)) return `other bits:\n${usual}${plain}`;
  if (!plain.includes('without WebAssembly')) return `nothing is said of WebAssembly:\n${plain}`;
  return refused.includes('--vtkhdf needs WebAssembly') ? '' : `VTKHDF says:\n${refused}`;
}

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** The strictest policy a page may have: scripts from itself alone, no eval, no WebAssembly, nothing inline. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; worker-src 'self'; object-src 'none'";

/** Opens the built page under that policy; it names its title `done` when all is well. */
async function page(folder) {
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : request.url;
    response.setHeader('Content-Security-Policy', POLICY);
    response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream');
    try {
      response.end(readFileSync(join(folder, path)));
    } catch {
      response.writeHead(404).end();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const args = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  try {
    const tab = await browser.newPage();
    const errors = [];
    tab.on('pageerror', (error) => errors.push(error.stack ?? error.message));
    await tab.goto(`http://127.0.0.1:${server.address().port}/`);
    await tab
      .waitForFunction(() => document.title !== 'waiting', undefined, { timeout: 60_000 })
      .catch(() => {
        errors.push('the page did not come to its end within a minute');
      });
    const title = await tab.title();
    if (title !== 'done') errors.push(`the page says: ${title}`);
    return errors.join('\n');
  } finally {
    await browser.close();
    server.close();
  }
}
