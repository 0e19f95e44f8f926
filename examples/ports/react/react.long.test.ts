/** Ports of the React binding's README run in a browser, under StrictMode. */
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { bundlePage, openBrowser } from '../../../scripts/docs/pages.mjs';

/** What the last word of each must be. */
const TOLD = {
  'automatic-colliders': 'box sphere hull',
  'basic-usage': 'met floor',
  'collision-events': 'a point at height 0.0',
  'collision-groups': 'the shelf holds the first one',
  'compound-colliders': 'its centre is 5.50 m high',
  'contact-forces': 'landed hard',
  forces: 'pushed and turning',
  'instanced-meshes': '100 bodies',
  joints: '10 rad/s',
  sensors: 'behind the line',
};

test('all ports do what the originals do', async () => {
  const code = await bundlePage(fileURLToPath(new URL('page.test-support.tsx', import.meta.url)));
  const browser = await openBrowser();
  const errors: string[] = [];
  try {
    const page = await browser.newPage();
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.setContent('<!doctype html><title>ports</title>');
    await page.addScriptTag({ content: code });
    await page.waitForFunction(
      `window.portFrames !== undefined && new Set(window.portFrames).size >= 10`,
      undefined,
      { timeout: 80_000 },
    );
    await page.evaluate(`(() => {
      for (let i = 1; i <= 54; i++) for (const frame of new Set(window.portFrames)) frame(i / 60);
    })()`);
    const told: Record<string, string[]> = await page.evaluate('window.told');
    const last = Object.fromEntries(Object.entries(told).map(([name, words]) => [name, words.at(-1)]));
    expect(last).toEqual(TOLD);
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
  }
});
