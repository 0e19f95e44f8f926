/** The page on a wall and elsewhere: presentation, theme, size of text, language, and without a network. */
import { readFileSync } from 'node:fs';
import type { Download } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StudioPage } from './page.test-support.js';
import { startSession } from './session.test-support.js';

const session = startSession();
let studio: StudioPage;

beforeAll(async () => {
  studio = await session.open({ keep: true, path: '?offline' });
  await studio.stepUntil((step) => step > 0);
});

const label = (name: string) => studio.page.getByLabel(name, { exact: true });

describe('the page', () => {
  it('is presented with large letters and without panels, by key and back', async () => {
    const title = studio.page.getByRole('heading', { level: 1 });
    const size = () => title.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
    const before = await size();
    await studio.page.keyboard.press('m');
    await expect.poll(size).toBeGreaterThan(2 * before);
    expect(await studio.page.getByRole('complementary', { name: 'Tools' }).isVisible()).toBe(false);
    await studio.page.keyboard.press(' ');
    await studio.button('Play').waitFor();
    await studio.button('End the presentation').click();
    await studio.page.getByRole('complementary', { name: 'Tools' }).waitFor();
    expect(studio.complaints).toEqual([]);
  });

  it('has the theme, the size of text and the language that are chosen, also after a reload', async () => {
    // With larger text, panels stand side by side in a wider window alone.
    await studio.page.setViewportSize({ width: 1280, height: 600 });
    await studio.page.getByRole('tab', { name: 'View' }).click();
    const bare = await studio.settled();
    await label('Theme').selectOption('dark');
    await studio.shows(bare, false);
    const background = () => studio.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await background()).toBe('rgb(18, 22, 28)');
    const width = async () => (await studio.page.locator('.side').boundingBox())!.width;
    const narrow = await width();
    await label('Text size').selectOption('115 %');
    await expect.poll(width).toBeGreaterThan(1.1 * narrow);
    await label('Language').selectOption('Deutsch');
    await studio.page.getByRole('tab', { name: 'Verfahren' }).waitFor();
    // A world that stands has no new numbers, and other words all the same.
    expect(await studio.page.locator('.clock .count').textContent()).toContain('Schritt');
    await studio.page.reload();
    await studio.page.getByRole('tab', { name: 'Ansicht' }).waitFor();
    expect(await background()).toBe('rgb(18, 22, 28)');
    expect(await studio.page.evaluate(() => document.documentElement.lang)).toBe('de');
    await label('Sprache').selectOption('中文');
    await studio.page.getByRole('tab', { name: '方法' }).waitFor();
    await label('语言').selectOption('English');
    // In little room the panel in which that is chosen stays open.
    await label('Text size').selectOption('130 %');
    expect(await studio.page.locator('.gallery').count()).toBe(0);
    await label('Text size').selectOption('100 %');
    await studio.page.locator('.gallery').waitFor();
    await studio.page.setViewportSize({ width: 1040, height: 480 });
    await label('Theme').selectOption('as the system');
    expect(await background()).not.toBe('rgb(18, 22, 28)');
    expect(studio.complaints).toEqual([]);
  });

  it('draws coarsely while a world moves and no graphics card helps, and finely when it stands', async () => {
    const other = await session.open({ path: '?quality=auto', scene: 'newton-cradle.json' });
    await other.stepUntil((step) => step > 0);
    const canvas = other.page.locator('canvas.viewport');
    const pixels = () => canvas.evaluate((one) => (one as HTMLCanvasElement).width / one.clientWidth);
    // A world that was slow to start stood for a moment.
    await expect.poll(pixels).toBeLessThan(0.9);
    const seen = await canvas.evaluateHandle((one) => {
      const widths: number[] = [];
      const note = () => widths.push((one as HTMLCanvasElement).width / one.clientWidth);
      new MutationObserver(note).observe(one, { attributeFilter: ['width'] });
      return widths;
    });
    /** Waits for a coarse picture after something was done, though a fine one may have followed it since. */
    const drawsCoarsely = async (act: () => Promise<unknown>) => {
      const before = await seen.evaluate((widths) => widths.length);
      await act();
      await other.page.waitForFunction(([widths, from]) => widths.slice(from).some((ratio) => ratio < 0.9), [
        seen,
        before,
      ] as const);
    };
    await other.pause();
    const coarse = await other.meanColor();
    await expect.poll(pixels, { timeout: 60_000 }).toBeGreaterThan(1.4);
    // A pixel of the page for every one of the canvas comes first, long before the fine picture is drawn.
    expect((await seen.jsonValue()).filter((ratio) => ratio > 0.9)).toEqual([1, 1.5]);
    // The same picture, in the same colours.
    const fine = await other.meanColor();
    for (const [k, value] of fine.entries()) expect(Math.abs(value - coarse[k])).toBeLessThan(2);
    await other.play();
    await expect.poll(pixels).toBeLessThan(0.9);

    // A world that runs while nothing in it moves stands too, until the eye goes elsewhere.
    await other.scene('Box stack').click();
    await other.page.getByRole('heading', { level: 1, name: 'Box stack' }).waitFor();
    await expect.poll(pixels, { timeout: 60_000 }).toBeGreaterThan(1.4);
    const step = await other.step();
    await other.stepUntil((now) => now > step + 20);
    expect(await pixels()).toBeGreaterThan(1.4);
    await other.page.mouse.move(520, 240);
    await drawsCoarsely(() => other.page.mouse.wheel(0, 200));

    // What comes into a coarse picture after a fine one is compiled for the shadows of the coarse one.
    await other.page.getByRole('tab', { name: 'Build' }).click();
    await expect.poll(pixels, { timeout: 60_000 }).toBeGreaterThan(1.4);
    await drawsCoarsely(() => other.button('New scene').click());
    await other.button('table').click();
    await expect.poll(pixels, { timeout: 60_000 }).toBeGreaterThan(1.4);
    expect(other.complaints).toEqual([]);
  });

  it('hands the run over as GIF, glTF and VTU', async () => {
    await studio.page.getByRole('tab', { name: 'View' }).click();
    await studio.pause();
    const bytes: Record<string, Buffer> = {};
    for (const name of ['GIF', 'glTF', 'VTU series']) {
      await studio.button(name).click();
      const start = await studio.step();
      for (let k = 1; k <= 9; k++) {
        await studio.page.keyboard.press('.');
        await studio.stepUntil((step) => step >= start + k);
      }
      await studio.stands();
      bytes[name] = readFileSync(await (await studio.saved(`End the ${name}`)).path());
    }
    expect(bytes['GIF'].subarray(0, 6).toString()).toBe('GIF89a');
    const json = JSON.parse(bytes['glTF'].subarray(20, 20 + bytes['glTF'].readUInt32LE(12)).toString()) as {
      animations: { channels: unknown[] }[];
      nodes: { name: string }[];
    };
    expect(json.nodes.map(({ name }) => name)).toContain('striker');
    expect(bytes['glTF'].subarray(0, 4).toString()).toBe('glTF');
    // Five balls of the cradle, each with a place and a turn.
    expect(json.animations[0].channels.length).toBeGreaterThanOrEqual(10);
    expect(bytes['VTU series'].subarray(0, 2).toString()).toBe('PK');
    expect(bytes['VTU series'].toString('latin1')).toContain('<DataSet timestep=');
    expect(studio.complaints).toEqual([]);
  });

  it('films, and takes down a GIF and bodies at once, whichever panel is open, until the bodies go', async () => {
    const view = studio.page.getByRole('tab', { name: 'View' });
    await view.click();
    for (const name of ['Film', 'GIF', 'glTF', 'VTU series']) await studio.button(name).click();
    await studio.play();
    const ends = ['End the film', 'End the GIF', 'End the glTF', 'End the VTU series'];
    for (const name of ends) await studio.button(name).waitFor();
    const start = await studio.step();
    await studio.page.getByRole('tab', { name: 'Bodies' }).click();
    await studio.stepUntil((step) => step > start + 60);
    await view.click();
    for (const name of ends) await studio.button(name).waitFor();
    const film = readFileSync(await (await studio.saved('End the film')).path());
    expect(film.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
    // A glTF or VTU of bodies that are gone would hold nothing true: what there is is handed over.
    const files: Download[] = [];
    studio.page.on('download', (file) => files.push(file));
    await studio.button('Reset').click();
    await expect.poll(() => files.length).toBe(2);
    expect(files.map((file) => file.suggestedFilename()).sort()).toEqual([
      'newton-s-cradle.glb',
      'newton-s-cradle.vtu.zip',
    ]);
    for (const file of files) expect(readFileSync(await file.path()).length).toBeGreaterThan(5_000);
    for (const name of ['Film', 'glTF', 'VTU series', 'End the GIF']) await studio.button(name).waitFor();
    expect((await studio.saved('End the GIF')).suggestedFilename()).toBe('newton-s-cradle.gif');
    expect(studio.complaints).toEqual([]);
  });

  it('opens without a network once it was there', async () => {
    await studio.page.evaluate(() => navigator.serviceWorker.ready);
    // The page that registered a service worker may not be its own yet; the next one is.
    await studio.page.reload();
    await expect
      .poll(() => studio.page.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true);
    await studio.page.context().setOffline(true);
    await studio.page.reload();
    await studio.page.getByRole('heading', { level: 1, name: 'Newton' }).waitFor();
    await studio.stepUntil((step) => step > 0);
    await studio.scene('Bouncing ball').click();
    await studio.page.getByRole('heading', { level: 1, name: 'Bouncing ball' }).waitFor();
    await studio.page.context().setOffline(false);
  });
});
