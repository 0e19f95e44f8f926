// The five-minute pages, followed to the letter in an empty folder, with the tarballs in the place of the published
// packages.

import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from '../docs/pages.mjs';
import { inRoot } from '../setup/place.mjs';
import { background } from '../setup/run.mjs';

/** Lines of a reader's own code at most. */
const MOST_LINES = 25;

/** Follows a page of `site/start` in the folder `at`; says what went wrong, nothing when all is well. */
export async function follow(page, packs, at) {
  const { shell, html, code, file, isForNode } = read(page);
  mkdirSync(at, { recursive: true });
  const lines = code.split('\n').filter((line) => line.trim() !== '').length;
  if (lines > MOST_LINES) return `${page} has ${lines} lines of code, more than ${MOST_LINES}`;
  for (const command of shell) {
    const words = command
      .split(/\s+/)
      .map((word) => packs.find(({ name }) => name === word)?.tarball ?? word);
    const [program, ...args] = [
      ...words,
      ...(words[1] === 'install' ? ['--prefer-offline', '--no-audit'] : []),
    ];
    const done = background(program, args, { cwd: at, shell: process.platform === 'win32' });
    if (!done.ok) return `${command}:\n${done.output}`;
  }
  writeFileSync(join(at, file), code);
  if (isForNode) {
    const { ok, output } = background(process.execPath, [file], { cwd: at });
    return ok && /hash [0-9a-f]{16}/.test(output) ? '' : `node ${file}:\n${output}`;
  }
  writeFileSync(join(at, 'index.html'), html);
  return look(page, at);
}

function read(page) {
  const text = readFileSync(inRoot('site/start', `${page}.md`), 'utf8');
  const block = (language) =>
    new RegExp(`\`\`\`${language}[^\\n]*\\n([\\s\\S]*?)\`\`\``).exec(text)?.[1] ?? '';
  const isJsx = text.includes('```tsx');
  const isForNode = text.includes('`main.mjs`');
  return {
    shell: block('sh').trim().split('\n'),
    html: block('html'),
    code: block(isJsx ? 'tsx' : 'ts'),
    file: isForNode ? 'main.mjs' : isJsx ? 'main.tsx' : 'main.ts',
    isForNode,
  };
}

/** Serves the folder by `npx vite` and looks at the page: something is drawn, it moves, and nothing goes wrong. */
async function look(page, at) {
  const server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1'], {
    cwd: at,
    env: { ...process.env, NO_COLOR: '1' },
  });
  const browser = await openBrowser();
  try {
    const address = await addressOf(server);
    const tab = await browser.newPage({ viewport: { width: 800, height: 500 } });
    const errors = [];
    tab.on('pageerror', (error) => errors.push(String(error)));
    tab.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('favicon')) errors.push(message.text());
    });
    await tab.goto(address);
    await tab.waitForSelector('canvas', { timeout: 120_000 });
    await tab.waitForTimeout(1500);
    const before = await tab.screenshot({ path: inRoot('.pliant', `five-minutes-${page}.png`) });
    await tab.waitForTimeout(1500);
    if ((await tab.screenshot()).equals(before)) errors.push('nothing moves');
    return errors.filter((error) => !error.includes('404')).join('\n');
  } finally {
    await browser.close();
    server.kill();
  }
}

function addressOf(server) {
  return new Promise((found, failed) => {
    let said = '';
    const listen = (text) => {
      said += text;
      const address = /http:\/\/127\.0\.0\.1:\d+\//.exec(said)?.[0];
      if (address !== undefined) found(address);
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    server.once('exit', () => failed(new Error(`vite ended: ${said}`)));
  });
}
