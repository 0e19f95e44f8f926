// Draws a thumbnail of every scene into thumbnails/, from a served studio: node apps/studio/tools/thumbnails.mjs <address> [name …]
// (`npm start -- --no-open` prints the address). With names only those are drawn. Needs a Chromium, named by PLIANT_CHROMIUM or
// found as /usr/bin/chromium.

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const [address, ...wanted] = process.argv.slice(2);
if (address === undefined) throw new Error('Say the address of a served studio.');
const folder = fileURLToPath(new URL('../thumbnails/', import.meta.url));
const scenes = await (await fetch(`${address}scenes/index.json`)).json();
const demos = ['map', 'gears', 'links', 'cars', 'wavy', 'wavy-overlapped'];

/** Seconds into the run at which a scene shows what it is about; 1.2 where nothing else is said. */
const moments = {
  attractor: 0.7,
  billiard: 1.5,
  'bouncing-ball': 0.3,
  bullet: 0.05,
  'drop-penalty-buffered': 0.55,
  'drop-penalty-quadratic': 0.5,
  'flipping-plate': 0.6,
  'free-top': 0.4,
  momentum: 0.4,
  'newton-cradle': 0.3,
  'painleve-rod': 0.2,
  'pendulum-period': 0.4,
  'planar-links': 2.2,
  'planar-map': 3,
  'pushed-block': 0.5,
  rolling: 0.3,
  sleeping: 1.1,
  'slope-critical': 0.6,
  'soft-bar-through-plate': 0.5,
  'soft-crossing-bars': 0.3,
  'soft-nested': 0.1,
  'soft-two-cubes': 0.12,
  'spin-up': 0.3,
  'three-supports': 0.3,
  'two-body-impact': 0.5,
  'thesis-box-and-ground': 0.42,
  'thesis-box-and-ground-heavy': 0.42,
  'thesis-box-and-ground-light': 0.42,
  'thesis-box-and-ground-soft': 0.44,
  'thesis-box-and-ground-stiff': 0.4,
  'thesis-floor-and-cube': 0.6,
  'thesis-performance': 0.45,
};

const pictures = [
  ...scenes.map(({ file }) => ({ name: file.replace(/\.(json|xml)$/, '').replace('/', '-'), file })),
  ...demos.map((demo) => ({ name: `planar-${demo}`, demo })),
].filter(({ name }) => wanted.length === 0 || wanted.includes(name));

const browser = await chromium.launch({
  executablePath: process.env.PLIANT_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});

/** Leaves the picture alone on the page; what is hidden takes no room from it. */
const hidePanels = (page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll('.studio > :not(.stage)'))
      part.style.setProperty('display', 'none', 'important');
  });

/** A scene at exactly its moment, however busy the machine is. */
async function drawScene(page, file, seconds) {
  await page.addInitScript(() =>
    localStorage.setItem('pliant-studio', '{ "scene": "bouncing-ball.json", "ending": "go on" }'),
  );
  await page.goto(`${address}?quality=high`);
  await page.waitForFunction(() => globalThis.pliantStudio?.studio.store.get().scene !== undefined);
  await hidePanels(page);
  await page.evaluate(
    async ([wantedFile, moment]) => {
      const { studio } = globalThis.pliantStudio;
      await studio.openScene(wantedFile);
      await studio.pause();
      await studio.reset();
      const steps = Math.round(moment / studio.store.get().dt);
      // A few at a time, so that the camera follows as it does for a visitor.
      for (let k = 0; k < steps; k += 4) await studio.engine.call.step(Math.min(4, steps - k));
    },
    [file, seconds],
  );
}

/** A demo of the plane once it has come to its moment. */
async function drawDemo(page, demo, seconds) {
  await page.goto(`${address}planar.html#demo=${demo}`);
  await page.waitForFunction(
    (moment) => Number.parseFloat(document.querySelector('.clock .time')?.textContent ?? '0') >= moment,
    seconds,
    { polling: 10 },
  );
  await page.keyboard.press(' ');
  await hidePanels(page);
}

for (const { name, file, demo } of pictures) {
  const page = await browser.newPage({ viewport: { width: 320, height: 180 }, deviceScaleFactor: 1 });
  page.setDefaultTimeout(120_000);
  const seconds = moments[name] ?? 1.2;
  if (file !== undefined) await drawScene(page, file, seconds);
  else await drawDemo(page, demo, seconds);
  await page.waitForTimeout(1000);
  writeFileSync(`${folder}${name}.jpg`, await page.screenshot({ type: 'jpeg', quality: 74 }));
  console.log(name);
  await page.close();
}
await browser.close();
