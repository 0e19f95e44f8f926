// Draws a thumbnail of every scene into thumbnails/, from a served studio: node apps/studio/tools/thumbnails.mjs <address>
// (`npm start -- --no-open` prints the address). Needs a Chromium, named by PLIANT_CHROMIUM or found as /usr/bin/chromium.

import { readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const [address] = process.argv.slice(2);
if (address === undefined) throw new Error('Say the address of a served studio.');
const folder = fileURLToPath(new URL('../thumbnails/', import.meta.url));
const scenes = readdirSync(new URL('../../../scenes/', import.meta.url)).filter((file) =>
  file.endsWith('.json'),
);

/** Seconds into the run at which a scene shows what it is about; 1.2 where nothing else is said. */
const moments = {
  attractor: 0.7,
  billiard: 1.5,
  'bouncing-ball': 0.3,
  momentum: 0.4,
  'newton-cradle': 0.3,
  sleeping: 1.1,
};

const browser = await chromium.launch({
  executablePath: process.env.PLIANT_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--use-angle=swiftshader'],
});
const page = await browser.newPage({ viewport: { width: 288, height: 180 }, deviceScaleFactor: 1 });
page.setDefaultTimeout(120_000);
for (const file of scenes) {
  const name = file.replace('.json', '');
  await page.addInitScript((scene) => localStorage.setItem('pliant-studio', JSON.stringify({ scene })), file);
  await page.goto(`${address}?quality=high`);
  await page.getByLabel('Steps taken').waitFor({ state: 'attached' });
  await page.waitForFunction(() => !document.querySelector('.transport button')?.disabled);
  const moment = moments[name] ?? 1.2;
  await page.waitForFunction(
    (seconds) => Number.parseFloat(document.querySelector('.clock .time')?.textContent ?? '0') >= seconds,
    moment,
  );
  await page.keyboard.press(' ');
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('.panel, .title')) part.remove();
  });
  await page.waitForTimeout(600);
  writeFileSync(`${folder}${name}.jpg`, await page.screenshot({ type: 'jpeg', quality: 78 }));
  console.log(name);
}
await browser.close();
