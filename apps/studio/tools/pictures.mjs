// Draws the pictures of README and manual into docs/images, from a served studio: node apps/studio/tools/pictures.mjs <address> [name …]
// (`npm start -- --no-open` prints the address). With names only those are drawn. Needs a Chromium, named by PLIANT_CHROMIUM or
// found as /usr/bin/chromium.

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const [address, ...wanted] = process.argv.slice(2);
if (address === undefined) throw new Error('Say the address of a served studio.');
const folder = fileURLToPath(new URL('../../../docs/images/', import.meta.url));

const WINDOW = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

const tab = (page, name) => page.getByRole('tab', { name, exact: true }).click();
const option = (page, label, value) => page.getByLabel(label, { exact: true }).selectOption(value);
const overlay = (page, name) => page.getByRole('checkbox', { name }).check();

/** By name: the scene, the time at which it stands [s], the window, and what is done in it. */
const PICTURES = {
  studio: {
    scene: 'soft-mixed-drop.json',
    time: 1.95,
    size: { width: 1440, height: 900 },
    act: async (page) => {
      await tab(page, 'Methods');
      await page.keyboard.press('p');
      // Closer, as plots leave less room.
      // The heap comes to the middle.
      await page.mouse.move(700, 330);
      await page.mouse.down({ button: 'right' });
      await page.mouse.move(705, 230, { steps: 5 });
      await page.mouse.up({ button: 'right' });
      for (let k = 0; k < 9; k++) await page.mouse.wheel(0, -100);
    },
  },
  'studio-compare-dark': {
    scene: 'cascade.json',
    time: 0,
    scheme: 'dark',
    act: async (page) => {
      await page.keyboard.press('p');
      await tab(page, 'Methods');
      await page.keyboard.press('c');
      await page.getByLabel('response in world B', { exact: true }).selectOption('penalty');
      await runTo(page, 2.3);
    },
  },
  'studio-editor-dark': {
    scene: 'thesis/performance.xml',
    time: 0.6,
    scheme: 'dark',
    focused: true,
    act: async (page) => {
      await tab(page, 'Text');
      const text = page.getByLabel('Text of the scene');
      await text.locator('.cm-line').nth(6).click();
      await page.keyboard.press('End');
      await page.keyboard.type('<mat', { delay: 60 });
      await page.waitForTimeout(1200);
    },
  },
  'studio-molecules': {
    scene: 'thesis/box-and-ground.xml',
    time: 1.5,
    act: async (page) => {
      await page.keyboard.press('s');
      await tab(page, 'View');
      await option(page, 'Bodies as', 'mesh and molecules');
      await overlay(page, 'Contact points');
      await tab(page, 'Bodies');
      await page.locator('button.body').first().click();
    },
  },
  'studio-penetrations-dark': {
    scene: 'soft-two-cubes.json',
    time: 0.15,
    scheme: 'dark',
    act: async (page) => {
      await page.keyboard.press('s');
      await tab(page, 'View');
      await option(page, 'Bodies as', 'glass');
      await option(page, 'Penetrations', 'depth');
      await overlay(page, 'Border points');
      await page.keyboard.press('f');
    },
  },
  'studio-tetrahedra': {
    scene: 'soft-two-cubes.json',
    time: 0.15,
    act: async (page) => {
      await page.keyboard.press('s');
      await tab(page, 'View');
      await option(page, 'Bodies as', 'tetrahedra');
      await page.keyboard.press('f');
    },
  },
  'studio-phone': { scene: 'cascade.json', time: 3.1, size: PHONE },
  'studio-phone-dark': {
    scene: 'cascade.json',
    time: 3.1,
    size: PHONE,
    scheme: 'dark',
    act: (page) => page.keyboard.press('s'),
  },
};

/** Takes the steps from the beginning to a moment, in both worlds where there are two. */
function runTo(page, time) {
  return page.evaluate(async (end) => {
    const { studio, viewport } = globalThis.pliantStudio;
    // Pictures on the way would take far longer than the steps.
    viewport.scene.visible = false;
    for (let left = Math.round(end / studio.store.get().dt); left > 0; left--) await studio.step();
    viewport.scene.visible = true;
    viewport.invalidate();
  }, time);
}

const browser = await chromium.launch({
  executablePath: process.env.PLIANT_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
for (const [name, picture] of Object.entries(PICTURES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const { scene, time, size = WINDOW, scheme = 'light', focused = false, act } = picture;
  const context = await browser.newContext({ viewport: size, colorScheme: scheme });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.addInitScript((kept) => localStorage.setItem('pliant-studio', JSON.stringify(kept)), {
    scene,
    ending: 'go on',
  });
  await page.goto(`${address}?quality=high`);
  await page.waitForFunction((file) => globalThis.pliantStudio?.studio.store.get().file === file, scene);
  await page.evaluate(async () => {
    const { studio } = globalThis.pliantStudio;
    await studio.pause();
    await studio.reset();
  });
  await runTo(page, time);
  await act?.(page);
  // A list of completions is there only as long as the text has the focus.
  if (!focused) await page.evaluate(() => document.activeElement?.blur());
  await page.waitForTimeout(2500);
  writeFileSync(`${folder}${name}.png`, await page.screenshot());
  console.log(name);
  await context.close();
}
await browser.close();
