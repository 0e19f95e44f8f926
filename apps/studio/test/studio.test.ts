import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { launchBrowser } from './browser.test-support.js';
import { StudioPage } from './page.test-support.js';
import { startSession } from './session.test-support.js';

const session = startSession();

describe('the first visit', () => {
  it('plays the default scene at once', async () => {
    const studio = await session.open({ scene: '' });
    await studio.page.getByRole('heading', { level: 1, name: 'Cascade' }).waitFor();
    await studio.stepUntil((step) => step > 0);
    expect(await studio.colors()).toBeGreaterThan(200);
    expect(studio.complaints).toEqual([]);
  });
});

describe.each(['isolated', 'plain'] as const)('the studio on a server that is %s', (kind) => {
  it('plays a scene at once, pauses, steps and resets, opens another and remembers it', async () => {
    const studio = await session.open({ kind });
    expect(await studio.page.evaluate(() => crossOriginIsolated)).toBe(kind === 'isolated');
    await studio.stepUntil((step) => step > 10);
    await studio.pause();
    await studio.button('Reset').click();
    await studio.stepUntil((step) => step === 0);
    const before = await studio.settled();
    expect(await studio.colors()).toBeGreaterThan(50);

    await studio.play();
    await studio.shows(before, false);
    const paused = await studio.pause();
    const still = await studio.settled();
    await studio.page.waitForTimeout(300);
    expect(await studio.step()).toBe(paused);
    expect((await studio.picture()).equals(still)).toBe(true);

    await studio.button('Single step').click();
    await studio.stepUntil((step) => step === paused + 1);

    await studio.button('Reset').click();
    await studio.stepUntil((step) => step === 0);
    await studio.page.keyboard.press('.');
    await studio.stepUntil((step) => step === 1);

    await studio.scene('Billiard').click();
    await studio.page.getByRole('heading', { level: 1, name: 'Billiard' }).waitFor();
    await studio.stepUntil((step) => step > 5);
    await studio.page.reload();
    await studio.page.getByRole('heading', { level: 1, name: 'Billiard' }).waitFor();
    expect(studio.complaints).toEqual([]);
  });
});

describe('trouble', () => {
  it('shows what is wrong with a bad scene as text, and goes on with the old one', async () => {
    const studio = await session.open();
    await studio.stepUntil((step) => step > 0);
    const heading = await studio.heading();
    session.site.overrides.set(
      '/scenes/billiard.json',
      '{\n  "pliant": 1,\n  "name": "<img src=x onerror=alert(1)>",\n  "bodies": [{ "kind": "<script>" }]\n}',
    );
    await studio.scene('Billiard').click();
    const alert = studio.page.getByRole('alert');
    await alert.getByText('line 4:').first().waitFor();
    expect(await alert.locator('img, script').count()).toBe(0);
    expect(await studio.heading()).toBe(heading);
    const step = await studio.step();
    await studio.stepUntil((now) => now > step);
    expect(studio.complaints).toEqual([]);
  });

  it('offers a new engine when the thread dies', async () => {
    // The page of the plane has a worker of its own; both names begin alike, and end with a hash.
    const workers = readdirSync(join(session.folder, 'assets')).filter((file) => file.startsWith('worker'));
    const breakThem = () => {
      for (const file of workers)
        session.site.overrides.set(`/assets/${file}`, 'throw new Error("out of order")');
    };
    breakThem();
    const studio = await session.open();
    await studio.page.getByRole('alert').getByText('out of order').waitFor();
    session.site.overrides.clear();
    await studio.button('Restart the engine').click();
    await studio.stepUntil((step) => step > 0);
    await expect.poll(() => studio.page.getByRole('alert').count()).toBe(0);
    breakThem();
    await studio.page.goto(`${session.site.address}planar.html`);
    await studio.page.getByRole('alert').getByText('out of order').waitFor();
    session.site.overrides.clear();
    await studio.button('Restart the engine').click();
    await studio.stepUntil((step) => step > 0);
    expect(studio.complaints).toEqual([]);
  });

  it('says so when there is no WebGL, and simulates all the same', async () => {
    const blind = await launchBrowser(['--disable-3d-apis']);
    try {
      const studio = await StudioPage.open(blind, session.site.address);
      await studio.page.getByRole('alert').getByText('WebGL').waitFor();
      await studio.stepUntil((step) => step > 3);
    } finally {
      await blind.close();
    }
  });
});

describe('a phone', () => {
  it('has the controls in sight and opens the gallery as a sheet', async () => {
    const studio = await session.open({ width: 390, height: 844 });
    await studio.stepUntil((step) => step > 0);
    for (const name of ['Scenes', 'Tools', 'Pause', 'Reset', 'Single step']) {
      const box = (await studio.button(name).boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(378);
    }
    await studio.button('Scenes').click();
    await studio.scene('Billiard').click();
    await studio.page.getByRole('heading', { level: 1, name: 'Billiard' }).waitFor();
    await expect.poll(() => studio.page.getByRole('navigation', { name: 'Scenes' }).count()).toBe(0);
    await studio.button('Scenes').click();
    await studio.page.getByRole('tab', { name: 'Text' }).click();
    await studio.page.getByLabel('Text of the scene').waitFor();
    const apply = (await studio.button('Apply').boundingBox())!;
    expect(apply.y + apply.height).toBeLessThan((await studio.button('Pause').boundingBox())!.y);
    expect(studio.complaints).toEqual([]);
  });
});
