/** One page to build on, from test to test of a file: its palette, its text, and what it keeps. */
import { parseScene, type Scene } from 'pliant';
import { beforeAll, expect } from 'vitest';
import type { StudioPage } from './page.test-support.js';
import { startSession } from './session.test-support.js';

export let studio: StudioPage;

/** To be called once in a file of tests: its page is opened before them. */
export function startWorkshop(): void {
  const session = startSession();
  beforeAll(async () => {
    studio = await session.open({ keep: true, width: 1280, height: 720 });
    await studio.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await studio.stepUntil((step) => step > 0);
  });
}

export const tab = (name: string) => studio.page.getByRole('tab', { name, exact: true }).click();
export const press = (key: string) => studio.page.keyboard.press(key);
export const label = (name: string) => studio.page.getByLabel(name, { exact: true });
export const alert = () => studio.page.getByRole('alert');
/** A body in the list of the tab Bodies. */
export const body = (name: string) => studio.page.locator('button.body', { hasText: new RegExp(`^${name}`) });

/** The scene as the page keeps it for the next visit. */
export async function kept(): Promise<Scene> {
  const text = await studio.page.evaluate(() => {
    const memory = JSON.parse(localStorage.getItem('pliant-studio') ?? '{}') as { text?: { text: string } };
    return memory.text?.text ?? '';
  });
  const reading = parseScene(text);
  if (!reading.ok) throw new Error(reading.errors[0].message);
  return reading.scene;
}

export const bodies = async () => (await kept()).bodies.map(({ name }) => name);

/** An empty scene with these bodies of the palette. */
export async function build(...items: readonly string[]): Promise<void> {
  await studio.button('New scene').click();
  await studio.page.getByRole('heading', { level: 1, name: 'New scene' }).waitFor();
  await tab('Build');
  for (const [k, item] of items.entries()) {
    await studio.button(item).click();
    await expect.poll(async () => (await kept()).bodies.length).toBe(k + 2);
  }
}

/** Where the middle of the selected body is in the picture. */
export async function middle(): Promise<{ x: number; y: number }> {
  const tag = studio.page.getByRole('list', { name: 'Names in the picture' }).locator('li').first();
  await tag.waitFor({ state: 'attached' });
  await studio.settled();
  const { x, y } = await tag.evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
  return { x, y };
}
