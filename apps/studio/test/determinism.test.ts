/** The same scene gives the same bits at every step: in Node and in Chromium, run twice, and from a snapshot. */
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { caseFor, quickFamilies } from '@pliant/gauntlet';
import type { Browser } from 'playwright-core';
import { build, type Rollup } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SOURCE_ALIASES } from '../../../scripts/setup/sources.mjs';
import { launchBrowser } from './browser.test-support.js';
import { hashesOf } from './determinism.test-support.js';
import { type Site, serveFolder } from './server.test-support.js';

const STEPS = 600;

/**
 * Spheres with friction and sleep; free boxes and spheres; boxes that wake. Beside each the hash of its last step: whoever
 * changes one says why in the commit.
 */
const SCENES = [
  ['falling-spheres', '0f0564d0a558b7f8'],
  ['momentum', '1f2dc18d8ea87302'],
  ['sleeping', 'd9411c031e3280aa'],
] as const;

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

let browser: Browser;
let site: Site;

/** The engine and the runner as one script for the page. */
async function bundle(): Promise<string> {
  const [result] = (await build({
    configFile: false,
    root: path('..'),
    logLevel: 'error',
    resolve: { alias: SOURCE_ALIASES },
    build: {
      write: false,
      minify: false,
      lib: { entry: path('determinism.test-support.ts'), name: 'runner', formats: ['iife'] },
    },
  })) as Rollup.RollupOutput[];
  return result.output[0].code;
}

beforeAll(async () => {
  const [code] = await Promise.all([bundle(), launchBrowser().then((launched) => (browser = launched))]);
  site = await serveFolder(tmpdir());
  site.overrides.set('/runner.js', code);
  site.overrides.set(
    '/index.html',
    '<!doctype html><title>Determinism</title><script src="runner.js"></script>',
  );
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

it.each(SCENES)(`%s: ${STEPS} steps are the same everywhere`, async (name, golden) => {
  const text = readFileSync(path(`../../../scenes/${name}.json`), 'utf8');
  const page = await browser.newPage();
  await page.goto(site.address);
  const inPage = page.evaluate(
    ([scene, steps]) => {
      const page = globalThis as unknown as { readonly runner: { hashesOf: typeof hashesOf } };
      return page.runner.hashesOf(scene, steps);
    },
    [text, STEPS] as const,
  );
  const { first, restored } = hashesOf(text, STEPS);
  expect(new Set(first).size).toBeGreaterThan(STEPS / 2);
  expect(first[STEPS - 1]).toBe(golden);
  expect(hashesOf(text, 60).first).toEqual(first.slice(0, 60));
  expect(restored).toEqual(first.slice(STEPS / 2));
  const chromium = await inPage;
  expect(chromium.first).toEqual(first);
  expect(chromium.restored).toEqual(first.slice(STEPS / 2));
  await page.close();
});

it('worlds of the gauntlet, one of every family, are the same everywhere for 12 steps', async () => {
  const texts = quickFamilies().flatMap((family) => {
    const { scene } = caseFor(family, 3);
    return scene === undefined ? [] : [JSON.stringify(scene)];
  });
  const page = await browser.newPage();
  await page.goto(site.address);
  const inPage = page.evaluate((scenes) => {
    const { runner } = globalThis as unknown as { readonly runner: { hashesOf: typeof hashesOf } };
    return scenes.map((scene) => runner.hashesOf(scene, 12));
  }, texts);
  const here = texts.map((text) => hashesOf(text, 12));
  expect(await inPage).toEqual(here);
  await page.close();
});
