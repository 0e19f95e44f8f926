/** The studio where less is at hand: without shared memory, without WebGL, on a phone. */
import { describe, expect, it } from 'vitest';
import { launchBrowser } from './browser.test-support.js';
import { StudioPage } from './page.test-support.js';
import { startSession } from './session.test-support.js';
import { visit } from './visit.test-support.js';

const session = startSession();

it('plays, pauses, steps and resets on a server that is not isolated', () => visit(session, 'plain'));

it('says so when there is no WebGL, and simulates all the same', async () => {
  const blind = await launchBrowser(['--disable-3d-apis']);
  try {
    const studio = await StudioPage.open(blind, session.site.address);
    await studio.page.getByRole('alert').getByText('WebGL').waitFor();
    await studio.stepUntil((step) => step > 3);
    // Nor does anything help to blur panels, here and on the page of the plane: an input would wait for it.
    const blur = () =>
      studio.page
        .locator('.panel')
        .first()
        .evaluate((one) => getComputedStyle(one).backdropFilter);
    expect(await blur()).toBe('none');
    await studio.page.goto(`${session.site.address}planar.html`);
    await studio.page.locator('.panel').first().waitFor();
    expect(await blur()).toBe('none');
  } finally {
    await blind.close();
  }
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
