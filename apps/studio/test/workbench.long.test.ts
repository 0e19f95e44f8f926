/** What a person does at the studio beside watching, on one page from test to test: edit, measure, go back, take hold, rewrite. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Download } from 'playwright-core';
import { parseScene, World } from 'pliant';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StudioPage } from './page.test-support.js';
import { startSession } from './session.test-support.js';

const session = startSession();

const scenePath = (name: string) => fileURLToPath(new URL(`../../../scenes/${name}.json`, import.meta.url));

async function textOf(download: Download): Promise<string> {
  return readFileSync(await download.path(), 'utf8');
}

let studio: StudioPage;

beforeAll(async () => {
  studio = await session.open({ keep: true, scene: 'bouncing-ball.json' });
  await studio.stepUntil((step) => step > 0);
});

const tab = (name: string) => studio.page.getByRole('tab', { name });
const plots = () => studio.page.getByRole('region', { name: 'Plots' });

/** The scene from its beginning, as its file has it. */
async function anew(): Promise<void> {
  await studio.pause();
  const asOpened = studio.button('as in the file');
  if ((await asOpened.count()) > 0) await asOpened.click();
  else await studio.button('Reset').click();
  expect(await studio.stands()).toBe(0);
  await studio.play();
}

/** Another scene of the gallery. */
async function open(name: string): Promise<void> {
  await tab('Gallery').click();
  await studio.page
    .locator('nav button.scene')
    .filter({ has: studio.page.getByText(name, { exact: true }) })
    .click();
  await studio.page.getByRole('heading', { level: 1, name }).waitFor();
}

async function openPlots(): Promise<void> {
  if ((await plots().count()) === 0) await studio.button('Plots').click();
  await plots().waitFor();
}

async function closePlots(): Promise<void> {
  if ((await plots().count()) > 0) await studio.button('Plots').click();
  await expect.poll(() => plots().count()).toBe(0);
}

describe('the inspector', () => {
  it('shows a selected body and changes it while it runs', async () => {
    await tab('Bodies').click();
    await studio.button('ball sphere').click();
    await studio.page.getByText('contact force').waitFor();
    const gravity = studio.page.getByLabel('gravity scale');
    await gravity.fill('-1');
    await gravity.press('Enter');
    // It falls upwards now: the height in the read-out grows and grows.
    await expect
      .poll(async () => {
        const text = await studio.page
          .locator('.reading', { hasText: 'position' })
          .locator('dd')
          .textContent();
        return Number(text?.split(',')[1]);
      })
      .toBeGreaterThan(3);
    const friction = studio.page.getByLabel('friction');
    await friction.fill('-3');
    await friction.press('Enter');
    await studio.page.getByRole('alert').waitFor();
    // What no force moves isn't awake, and weighs nothing that could be told.
    const fixed = studio.page.locator('.bodies summary', { hasText: 'static' });
    await fixed.click();
    await studio.page.locator('.body', { hasText: 'floor' }).click();
    const reading = (name: string) => studio.page.locator('.inspector .reading', { hasText: name });
    await expect.poll(() => reading('state').locator('dd').textContent()).toBe('static');
    expect(await reading('mass').count()).toBe(0);
    await fixed.click();
    expect(studio.complaints).toEqual([]);
  });
});

describe('plots', () => {
  it('save a CSV with the numbers of the engine', async () => {
    await openPlots();
    await anew();
    await studio.stepUntil((step) => step > 100);
    await studio.pause();
    const [header, ...lines] = (await textOf(await studio.saved('Save CSV'))).trim().split('\n');
    const names = header.split(',');
    const reading = parseScene(readFileSync(scenePath('bouncing-ball'), 'utf8'));
    if (!reading.ok) throw new Error('the scene is good');
    const world = World.fromScene(reading.scene);
    expect(lines.length).toBeGreaterThan(100);
    for (const line of lines) {
      world.step(reading.scene.dt);
      const numbers = line.split(',').map(Number);
      const of = (name: string) => numbers[names.indexOf(name)];
      expect(of('step')).toBe(world.steps);
      expect(of('time [s]')).toBe(world.time);
      expect(of('energy total [J]')).toBe(world.energy().total);
    }
    expect(studio.complaints).toEqual([]);
  });

  it('change what they show, and save drawings', async () => {
    await openPlots();
    await anew();
    await studio.page.getByLabel('What is plotted').first().selectOption('Height');
    await studio.stepUntil((step) => step > 20);
    await studio.page.getByLabel('Size of the saved plot').first().selectOption('1200 × 600');
    const svg = await textOf(await studio.saved('SVG'));
    expect(svg).toMatch(/^<svg[\s\S]*width="1200" height="600"[\s\S]*lowest[\s\S]*<polyline/);
    for (const words of ['Height', 'Bouncing ball', 'time [s]', 'height [m]']) expect(svg).toContain(words);
    const png = readFileSync(await (await studio.saved('PNG')).path());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2400, 1200]);
    expect(studio.complaints).toEqual([]);
  });

  it('open with the force that is asked for, in its parts; a click on them leads the world; one goes against another', async () => {
    await anew();
    await tab('Bodies').click();
    await studio.page.locator('.body', { hasText: 'ball' }).click();
    await studio.page.locator('.bodies summary', { hasText: 'static' }).click();
    await studio.page.locator('.body', { hasText: 'floor' }).click({ modifiers: ['Shift'] });
    await studio.button('Plot the force between them').click();
    const plot = studio.page.getByRole('region', { name: 'Plot of Contact force' });
    await plot.getByText('normal of ').waitFor();
    await plot.getByText('tangential of ').waitFor();
    // The ball bounces after 0.64 s: 77 steps.
    await studio.stepUntil((step) => step > 90);
    const end = await studio.pause();
    const area = plot.locator('.u-over');
    const { width, height } = (await area.boundingBox())!;
    await area.click({ position: { x: 0.5 * width, y: 0.5 * height } });
    // The plot shows what there is, from the beginning on: its middle is half of that, or of the first second.
    const half = await studio.stepUntil((step) => step !== end);
    expect(Math.abs(half - Math.max(end, 120) / 2)).toBeLessThan(0.05 * end + 3);
    const box = await plot.locator('.plot-now').boundingBox();
    expect(Math.abs(box!.x - (await area.boundingBox())!.x - 0.5 * width)).toBeLessThan(0.05 * width);
    await studio.button('Add a plot').click();
    const added = studio.page.getByLabel('What is plotted').last();
    await added.selectOption('One against another');
    const phase = studio.page.getByRole('region', { name: /against/ });
    const axes = await phase.getByLabel('Upwards').locator('option').allTextContents();
    expect(axes.filter((name) => name.startsWith('contact force')).length).toBeGreaterThan(2);
    await phase.getByLabel('Upwards').selectOption('height lowest [m]');
    expect(await textOf(await studio.saved('SVG'))).toContain('<polyline');
    await studio.page.getByRole('img', { name: /^height lowest \[m\] against/ }).waitFor();
    await studio.button('Remove the plot of height lowest against energy potential').click();
    await studio.button('Remove the plot of Contact force').click();
    expect(studio.complaints).toEqual([]);
  });
});

describe('plots of bodies', () => {
  it('go with their bodies when others are followed no more, deleted, or come back', async () => {
    await open("Newton's cradle");
    await studio.stepUntil((step) => step > 5);
    await studio.pause();
    await openPlots();
    await tab('Bodies').click();
    const chips = () =>
      plots()
        .locator('.chip')
        .evaluateAll((all) => all.map((one) => one.firstChild?.textContent));
    const select = (name: string, modifiers: 'Shift'[] = []) =>
      studio.button(`${name} sphere`).click({ modifiers });
    for (const name of ['striker', 'ball 2']) {
      await select(name);
      await studio.button(`Follow ${name}`).click();
    }
    await studio.page.getByLabel('What is plotted').first().selectOption('One against another');
    const phase = studio.page.getByRole('region', { name: /against/ });
    await phase.getByLabel('Across').selectOption('position x of ball 2 [m]');
    await phase.getByLabel('Upwards').selectOption('speed vx of ball 2 [m/s]');
    await studio.button('Stop following striker').click();
    await expect.poll(chips).toEqual(['ball 2']);
    const drawn = () => studio.page.getByRole('img', { name: / against / }).getAttribute('aria-label');
    expect(await drawn()).toBe('speed vx of ball 2 [m/s] against position x of ball 2 [m]');
    expect(await phase.getByLabel('Across').locator('option:checked').textContent()).toBe(
      'position x of ball 2 [m]',
    );
    // The force between two is one curve, whichever was selected first.
    for (const [first, second] of [
      ['ball 2', 'ball 3'],
      ['ball 3', 'ball 2'],
    ]) {
      await select(first);
      await select(second, ['Shift']);
      await studio.button('Plot the force between them').click();
    }
    await expect.poll(chips).toEqual(['ball 2', 'ball 2 – ball 3']);
    // Rows of the bodies after a deleted one move up as soon as the scene begins anew.
    await select('ball 0');
    for (const key of ['Delete', 'r', 'Control+z', 'Control+y']) {
      await studio.page.keyboard.press(key);
      await studio.stands();
      await expect.poll(() => studio.button('ball 0 sphere').count()).toBe(key === 'Control+z' ? 1 : 0);
      expect([key, await chips(), await drawn()]).toEqual([
        key,
        ['ball 2', 'ball 2 – ball 3'],
        'speed vx of ball 2 [m/s] against position x of ball 2 [m]',
      ]);
    }
    await open('Bouncing ball');
    await expect.poll(() => phase.count()).toBe(0);
    expect(await chips()).toEqual([]);
    expect(studio.complaints).toEqual([]);
  });
});

describe('a comparison', () => {
  it('runs two sets of methods in step and keeps their curves apart', async () => {
    await anew();
    await tab('Methods').click();
    await studio.button('Compare').click();
    await studio.page.getByLabel('The scene in world B').waitFor();
    await studio.page.getByLabel('response in world A').selectOption('impulse');
    await studio.page.getByLabel('response in world B').selectOption('penalty');
    for (const name of ['A: impulse', 'B: penalty'])
      await studio.page.getByRole('heading', { name }).waitFor();
    // From the beginning: on a busy machine the worlds may have come far with the methods of before.
    await studio.pause();
    await studio.button('Reset').click();
    expect(await studio.stands()).toBe(0);
    await openPlots();
    await studio.play();
    // The ball reaches the floor after 0.64 s, that is 77 steps; then the worlds part.
    await studio.stepUntil((step) => step > 90);
    await studio.pause();
    const save = async (name: string) => (await textOf(await studio.saved(name))).trim().split('\n');
    const [a, b] = [await save('Save CSV'), await save('Save CSV of B')];
    const column = (lines: string[], name: string) => {
      const index = lines[0].split(',').indexOf(name);
      return lines.slice(1).map((line) => Number(line.split(',')[index]));
    };
    expect(column(b, 'step')).toEqual(column(a, 'step'));
    // Free flight is exact in A alone: a world of penalties steps through it, and is off by g·h·t/2 at most.
    const falling = (lines: string[]) => column(lines, 'energy total [J]').slice(0, 70);
    falling(b).forEach((energy, k) => {
      const exact = falling(a)[k];
      expect(Math.abs(energy - exact)).toBeLessThan(0.01 * Math.abs(exact));
    });
    expect(Math.max(...column(b, 'depth worst [m]'))).toBeGreaterThan(
      2 * Math.max(...column(a, 'depth worst [m]')),
    );
    await studio.button('Compare').click();
    await expect.poll(() => studio.page.getByLabel('The scene in world B').count()).toBe(0);
    expect(studio.complaints).toEqual([]);
  });
});

describe('the text of a scene', () => {
  const content = () => studio.page.getByLabel('Text of the scene');

  it('is refused with its place when it is wrong, and applied when it is right', async () => {
    await anew();
    await tab('Text').click();
    await content().waitFor();
    const text = readFileSync(scenePath('bouncing-ball'), 'utf8');
    await studio.write(text.replace('"radius": 0.25', '"radius": -1'));
    await studio.page.locator('.cm-lintRange-error').first().waitFor();
    await studio.button('Apply').click();
    await studio.page.getByRole('alert').getByText('radius').waitFor();
    expect(await studio.heading()).toBe('Bouncing ball');
    const step = await studio.step();
    await studio.stepUntil((now) => now > step);
    await studio.write(text.replace('"Bouncing ball"', '"Another ball"'));
    await studio.button('Apply').click();
    await studio.page.getByRole('heading', { level: 1, name: 'Another ball' }).waitFor();
    await studio.stepUntil((now) => now > 0);
    expect(studio.complaints).toEqual([]);
  });

  it('goes into a link and comes out of it', async () => {
    await tab('Text').click();
    await content().waitFor();
    const text = readFileSync(scenePath('bouncing-ball'), 'utf8');
    // A change that runs is written into the address a quarter of a second later; it took the place of the link.
    await studio.write(text.replace('"Bouncing ball"', '"A changed ball"'));
    await studio.button('Apply').click();
    await studio.page.getByRole('heading', { level: 1, name: 'A changed ball' }).waitFor();
    await studio.write(text.replace('"Bouncing ball"', '"A linked ball"'));
    await studio.button('Share').click();
    await studio.page.getByRole('alert').getByText('address').waitFor();
    await studio.page.waitForTimeout(400);
    const { hash } = new URL(studio.page.url());
    expect(hash.length).toBeLessThan(1500);
    const other = await session.open({ path: hash });
    await other.page.getByRole('heading', { level: 1, name: 'A linked ball' }).waitFor();
    await other.stepUntil((step) => step > 0);
    expect([...studio.complaints, ...other.complaints]).toEqual([]);
  });
});

describe('the past', () => {
  it('can be gone back to, and the same future comes again', async () => {
    await open('Momentum');
    // Plots have their own pace; they were most of the picture, and had other rows at the second look.
    await closePlots();
    // The count may be that of the scene before for a moment, and only steps that were run can be gone to.
    await anew();
    await studio.stepUntil((step) => step > 60);
    expect(await studio.pause()).toBeGreaterThan(60);
    const slider = studio.page.getByLabel('Step of the run');
    // However far the world came: the eye that keeps bodies in view stands where it stood only while they are near.
    const pictureAt = async (step: number) => {
      await slider.fill(String(step));
      await studio.stepUntil((now) => now === step);
      return studio.settled();
    };
    const [first, past, again] = [await pictureAt(60), await pictureAt(20), await pictureAt(60)];
    expect(past.equals(first)).toBe(false);
    expect(again.equals(first)).toBe(true);
    expect(studio.complaints).toEqual([]);
  });
});

describe('the pointer', () => {
  it('takes hold of a body and throws it', async () => {
    await open('Tumbling box');
    await closePlots();
    await studio.stepUntil((step) => step > 5);
    await tab('Bodies').click();
    await studio.button('box box').click();
    const position = async () => {
      const text = await studio.page.locator('.reading', { hasText: 'position' }).locator('dd').textContent();
      return (text ?? '').split(',').map(Number.parseFloat);
    };
    await studio.page.locator('.reading', { hasText: 'position' }).waitFor();
    // The box floats in the middle of what the panels leave free.
    const x = 300 + (1040 - 300 - 288) / 2;
    await studio.page.mouse.move(x, 240);
    await studio.page.mouse.down();
    await studio.page.mouse.move(x + 60, 170, { steps: 8 });
    await studio.page.mouse.up();
    await expect.poll(async () => Math.hypot(...(await position()))).toBeGreaterThan(0.2);
    expect(studio.complaints).toEqual([]);
  });
});
