/** The page in another language, as somebody sees it who doesn't read English: all panels, plots, messages, the plane. */
import type { Page } from 'playwright-core';
import { broadphases, narrowphases, penetrations, responses } from 'pliant/methods';
import { expect, it } from 'vitest';
import type { StudioPage } from './page.test-support.js';
import { startSession } from './session.test-support.js';

const session = startSession();

/** Names, units and keys are the same in every language. */
const METHODS = [broadphases, narrowphases, penetrations, responses].flatMap((registry) => registry.names());
const NAMES = new Set([
  ...METHODS.flatMap((name) => name.split('-')),
  ...[
    'Pliant',
    'auto',
    'fem',
    'xpbd',
    'JSON',
    'XML',
    'CSV',
    'SVG',
    'PNG',
    'GIF',
    'glTF',
    'VTU',
    'TypeScript',
  ],
  ...[
    'React',
    'three',
    'js',
    'Deutsch',
    'English',
    'GeoJSON',
    'cpu',
    'webgl',
    'webgpu',
    'Shift',
    'Alt',
    'Ctrl',
  ],
  ...['Enter', 'Markdown', 'Delete', 'cloth', 'rope', 'GJK', 'EPA', 'Esc', 'Del', 'WebGL', 'Gmsh', 'TetGen'],
  ...['low_a', 'high_a', 'low_b', 'high_b', 'rad', 'tan', 'kPa', 'MPa', 'GPa'],
]);

/** Runs in the page: texts in sight and names for screen readers, without what is data (names of bodies, formulas, texts of scenes). */
function textsOf(): string[] {
  const DATA =
    '.scene .source, .lessons .scene, .formula, .cm-editor, textarea, .uplot, .name-tags, .body span:first-child, kbd, .inspector h2, .chips, .in-use .sentence, .parameters label, .parameters option';
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || parent.closest(`${DATA}, script, style, noscript`) !== null) continue;
    texts.push(node.textContent ?? '');
  }
  for (const element of document.querySelectorAll('[title], [aria-label], [placeholder]')) {
    if (element.closest(DATA) !== null) continue;
    for (const name of ['title', 'aria-label', 'placeholder']) texts.push(element.getAttribute(name) ?? '');
  }
  return texts;
}

async function english(page: Page): Promise<string[]> {
  const texts = await page.evaluate(textsOf);
  const words = texts.filter((text) =>
    (text.match(/[A-Za-z][a-z]{2,}[A-Za-z]*/g) ?? []).some((word) => !NAMES.has(word)),
  );
  return [...new Set(words.map((text) => text.trim()))];
}

/** As somebody comes whose browser is set to Chinese. */
const inChinese = (path = ''): Promise<StudioPage> =>
  session.open({ path, scene: 'soft-press.json', width: 1280, height: 720, locale: 'zh-CN' });

/** A ball far too fast, two boxes in each other, and a soft cube under far too much: the engine has something to say. */
const TROUBLED = {
  pliant: 1,
  name: '麻烦',
  description: '。',
  dt: 1 / 30,
  methods: { response: 'penalty' },
  bodies: [
    { kind: 'static', name: '地', shape: { kind: 'plane' } },
    {
      kind: 'rigid',
      name: '球',
      shape: { kind: 'sphere', radius: 0.1 },
      position: [9, 1, 0],
      velocity: [5e8, 0, 0],
    },
    {
      kind: 'rigid',
      name: '箱',
      shape: { kind: 'box', halfExtents: [0.5, 0.5, 0.5] },
      position: [0, 0.5, 0],
    },
    {
      kind: 'rigid',
      name: '盒',
      shape: { kind: 'box', halfExtents: [0.4, 0.4, 0.4] },
      position: [0.1, 0.8, 0],
    },
  ],
};
const WRONG = {
  ...TROUBLED,
  description: 3,
  bodies: [{ kind: 'rigid', shape: { kind: 'sphere', radius: -1 } }],
};

it('the studio speaks Chinese in all its panels', async () => {
  const studio = await inChinese();
  const { page } = studio;
  await studio.stepUntil((step) => step > 20);
  const tab = (name: string) => page.getByRole('tab', { name, exact: true }).click();
  const seen: Record<string, string[]> = {};
  const look = async (where: string) => {
    const found = await english(page);
    if (found.length > 0) seen[where] = found;
  };
  await look('numbers');
  await tab('方法');
  await page.locator('.in-use li').first().waitFor();
  await look('methods');
  await tab('物体');
  await page.locator('button.body').nth(0).click();
  await page
    .locator('button.body')
    .nth(1)
    .click({ modifiers: ['Shift'] });
  await page.locator('.inspector .footprint').waitFor();
  await look('bodies');
  await tab('搭建');
  await look('build');
  await tab('视图');
  await page.getByLabel('着色').selectOption('pressure');
  for (const box of await page.locator('.side input[type=checkbox]').all()) await box.check();
  await look('view');
  await page.getByRole('button', { name: '曲线', exact: true }).click();
  await page.locator('.plot').first().waitFor();
  await look('plots');
  await tab('课程');
  await look('lessons');
  await tab('文本');
  await page.locator('.cm-editor').waitFor();
  await look('text');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '按键与帮助' }).click();
  await look('help');
  await page.keyboard.press('Escape');
  await page.locator('.cm-content').click();
  for (const [where, scene] of [
    ['errors', WRONG],
    ['troubles', TROUBLED],
  ] as const) {
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(JSON.stringify(scene));
    await page.keyboard.press('Control+Enter');
    await page
      .locator(where === 'errors' ? '.message li' : '.trouble-note >> nth=1')
      .first()
      .waitFor();
    const said = await page.locator('.tellings').textContent();
    // Files and places in the text stay as they are written.
    const words = (said ?? '').replaceAll(/[\w-]+\.json|\S*radius|description/g, '');
    if (/[A-Za-z]{3,}/.test(words)) seen[where] = [words];
  }
  expect(seen).toEqual({});
  expect(studio.complaints).toEqual([]);
}, 240_000);

it('the page of the plane speaks Chinese', async () => {
  const { page } = await inChinese('planar.html');
  await page.getByRole('button', { name: '曲线', exact: true }).click();
  await page.locator('.plot').first().waitFor();
  expect(await english(page)).toEqual([]);
}, 120_000);
