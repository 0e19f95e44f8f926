/** What a real browser makes of the headers: isolation, workers, and what the policy forbids. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newFolder } from '../cli.test-support.js';
import { startServer } from './server.js';

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env['PLIANT_CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
});

afterAll(() => browser.close());

const HTML = `<!doctype html><title>Test</title>
<script type="module" src="main.js"></script>
<script>window.inlined = true;</script>
<style>body { color: rgb(1, 2, 3); }</style>`;

const MAIN = `const worker = new Worker(new URL('worker.js', import.meta.url), { type: 'module' });
worker.onmessage = ({ data }) => { window.fromWorker = data; };
try { await fetch('http://localhost:9/'); } catch {}
try { (0, eval)('1'); window.evaluated = true; } catch { window.evaluated = false; }`;

/** Notes what the policy refuses: the address elsewhere, `eval`, the inline script, the inline style. */
const WATCH = `window.refused = new Set();
addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.add(effectiveDirective));`;

/** The engine's kernel is compiled in the worker, at once, from bytes. */
const WORKER = `let wasm = 'compiles';
try { new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)); } catch (error) { wasm = String(error); }
postMessage({ isolated: crossOriginIsolated, shared: typeof SharedArrayBuffer, wasm });`;

function page(): string {
  const folder = newFolder();
  writeFileSync(join(folder, 'index.html'), HTML);
  writeFileSync(join(folder, 'main.js'), MAIN);
  writeFileSync(join(folder, 'worker.js'), WORKER);
  return folder;
}

test.each([true, false])('a page and its worker, isolated: %s', async (isolated) => {
  const server = await startServer({ page: page(), isolated });
  const tab = await browser.newPage();
  try {
    await tab.addInitScript(WATCH);
    await tab.goto(server.address);
    // The browser tells of refusals in tasks of their own, after the script that caused them went on.
    const refused = () => tab.evaluate('[...refused].sort()');
    await expect.poll(refused).toEqual(['connect-src', 'script-src', 'script-src-elem', 'style-src-elem']);
    await expect.poll(() => tab.evaluate('window.fromWorker')).toBeDefined();
    expect(await tab.evaluate('crossOriginIsolated')).toBe(isolated);
    expect(await tab.evaluate('fromWorker')).toEqual({
      isolated,
      shared: isolated ? 'function' : 'undefined',
      wasm: 'compiles',
    });
    expect(await tab.evaluate('[window.inlined, evaluated]')).toEqual([undefined, false]);
  } finally {
    await tab.close();
    await server.close();
  }
});
