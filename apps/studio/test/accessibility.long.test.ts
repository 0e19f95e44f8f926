/** Every part of the page, in both themes, against the rules of axe (WCAG 2.2 A and AA). */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, it } from 'vitest';
import type { StudioPage } from './page.test-support.js';
import { startSession } from './session.test-support.js';

const session = startSession();
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Themes differ in colours alone, so the dark one is held to the rule of colours, where all of them are. */
const RULES = { light: undefined, dark: ['color-contrast'] };
const TABS = { light: ['Methods', 'Bodies', 'View', 'Text'], dark: ['Methods'] };

/** Of the page, or of the part of it that is another one since the last look. */
async function violations(
  { page }: StudioPage,
  scheme: keyof typeof RULES,
  part = 'html',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const { violations: found } = await page.evaluate(
    ([where, rules]) => {
      const { axe } = globalThis as unknown as {
        readonly axe: { run(where: string, options: RunOptions): Promise<AxeResults> };
      };
      return axe.run(where, rules === undefined ? {} : { runOnly: rules });
    },
    [part, RULES[scheme]] as const,
  );
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

it.each(['light', 'dark'] as const)('the %s page has no accessibility errors', async (scheme) => {
  const studio = await session.open({ scene: 'bouncing-ball.json' });
  await studio.page.emulateMedia({ colorScheme: scheme });
  await studio.stepUntil((step) => step > 0);
  await studio.button('Pause').click();
  await studio.button('Plots').click();
  // The whole gallery is looked at once, at the end.
  await studio.page.getByLabel('Find a scene').fill('ball');
  expect(await violations(studio, scheme)).toEqual([]);
  for (const name of TABS[scheme]) {
    await studio.page.getByRole('tab', { name }).click();
    expect(await violations(studio, scheme, name === 'Text' ? '.gallery' : '.side')).toEqual([]);
  }
  await studio.page.keyboard.press('Escape');
  await studio.button('Keys and help').click();
  expect(await violations(studio, scheme, '.help')).toEqual([]);
  await studio.button('Close').click();
  await studio.page.getByRole('tab', { name: 'Gallery' }).click();
  await studio.page.getByLabel('Find a scene').fill('');
  // The demos of the plane come last.
  await studio.page.getByRole('link', { name: 'Gears' }).waitFor();
  await studio.page
    .getByLabel('Files to open')
    .setInputFiles([
      { name: 'bad.json', buffer: Buffer.from('{ "pliant": 1 }'), mimeType: 'application/json' },
    ]);
  await studio.page.getByRole('alert').waitFor();
  expect(await violations(studio, scheme)).toEqual([]);
  await studio.page.goto(`${session.site.address}planar.html`);
  await studio.stepUntil((step) => step > 0);
  await studio.button('Pause').click();
  expect(await violations(studio, scheme)).toEqual([]);
  expect(studio.complaints).toEqual([]);
});

it('nor has the page of a phone, with every sheet open in turn', async () => {
  const studio = await session.open({ width: 390, height: 844, scene: 'bouncing-ball.json' });
  const { page } = studio;
  await studio.stepUntil((step) => step > 0);
  await studio.button('Pause').click();
  expect(await violations(studio, 'light')).toEqual([]);
  await studio.button('Scenes').click();
  await page.getByLabel('Find a scene').fill('ball');
  expect(await violations(studio, 'light')).toEqual([]);
  await page.getByRole('tab', { name: 'Text' }).click();
  await page.getByLabel('Text of the scene').waitFor();
  expect(await violations(studio, 'light')).toEqual([]);
  await page.keyboard.press('Escape');
  await studio.button('Tools').click();
  for (const name of ['Methods', 'Bodies', 'View']) {
    await page.getByRole('tab', { name }).click();
    expect(await violations(studio, 'light', '.side')).toEqual([]);
  }
  await page.keyboard.press('p');
  await page.locator('.plot').first().waitFor();
  expect(await violations(studio, 'light')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(studio, 'dark')).toEqual([]);
  await page.goto(`${session.site.address}planar.html`);
  await studio.stepUntil((step) => step > 0);
  await studio.button('Pause').click();
  expect(await violations(studio, 'light')).toEqual([]);
  expect(studio.complaints).toEqual([]);
});
