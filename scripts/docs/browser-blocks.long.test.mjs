// Code blocks marked `browser` run in a page: they draw something, and nothing goes wrong.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRoot } from '../setup/place.mjs';
import { blocksOf, pages, writeBlock } from './code-blocks.mjs';
import { bundlePage, openBrowser } from './pages.mjs';

const blocks = pages()
  .flatMap(blocksOf)
  .filter(({ words }) => words.includes('browser'));

let browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser?.close());

test.each(blocks.map((block) => [`${block.page}:${block.line}`, block]))('%s', async (_, block) => {
  const code = await bundlePage(writeBlock(inRoot('.pliant/pages'), block));
  const page = await browser.newPage({ viewport: { width: 320, height: 240 } });
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.setContent(
    '<!doctype html><title>a page</title><style>body, div { margin: 0; height: 100vh }</style>',
  );
  await page.addScriptTag({ content: code });
  await page.waitForSelector('canvas');
  // Of the page: a picture of the canvas alone waits for frames that come slowly on a busy machine.
  const before = await page.screenshot();
  // Something falls, so the picture changes.
  await expect.poll(async () => (await page.screenshot()).equals(before), { timeout: 60_000 }).toBe(false);
  expect(errors).toEqual([]);
  await page.close();
});
