import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startSession } from './session.test-support.js';
import { visit } from './visit.test-support.js';

const session = startSession();

describe('the first visit', () => {
  it('plays the default scene at once', async () => {
    const studio = await session.open({ scene: '' });
    await studio.page.getByRole('heading', { level: 1, name: 'Cascade' }).waitFor();
    await studio.stepUntil((step) => step > 0);
    // On a busy machine the pictures of a world that runs are coarse ones; one that stands is drawn sharp.
    await studio.pause();
    await expect.poll(() => studio.colors()).toBeGreaterThan(200);
    expect(studio.complaints).toEqual([]);
  });
});

it('plays a scene at once, pauses, steps and resets, opens another and remembers it', () =>
  visit(session, 'isolated'));

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
});
