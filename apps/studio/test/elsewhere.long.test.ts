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

/** Two fingers that come down one after the other, and then go apart, or together. */
async function pinch({ page }: StudioPage, from: readonly Spot[], to: readonly Spot[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', spots: readonly Spot[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: spots.map(([x, y], id) => ({ x, y, id })),
    });
  await touch('touchStart', from.slice(0, 1));
  await touch('touchStart', from);
  for (let k = 1; k <= 5; k++)
    await touch(
      'touchMove',
      from.map(([x, y], i) => [x + (k / 5) * (to[i][0] - x), y + (k / 5) * (to[i][1] - y)] as const),
    );
  await touch('touchEnd', []);
  await session.detach();
}

type Spot = readonly [x: number, y: number];

describe('a phone', () => {
  it('comes closer by two fingers, wherever they begin', async () => {
    const studio = await session.open({ width: 390, height: 844, scene: 'tumbling-box.json' });
    await studio.stepUntil((step) => step > 0);
    await studio.pause();
    await studio.settled();
    const look = () =>
      studio.page.evaluate(() => {
        const { viewport, studio: desk } = (globalThis as unknown as Record<'pliantStudio', unknown>)
          .pliantStudio as {
          viewport: {
            screenOf(row: number): readonly [number, number];
            eye: { camera: { position: { distanceTo(at: unknown): number } }; target: unknown };
          };
          studio: { store: { get(): { selected: readonly number[]; scene?: { looks: { row: number }[] } } } };
        };
        const { selected, scene } = desk.store.get();
        const row = scene!.looks.find(({ row: one }) => viewport.screenOf(one))!.row;
        const { camera, target } = viewport.eye;
        return {
          far: camera.position.distanceTo(target),
          at: viewport.screenOf(row),
          selected: selected.length,
        };
      });
    const {
      far,
      at: [x, y],
    } = await look();
    // The first finger takes hold of the box, or the second one does, or neither.
    for (const [beside, other] of [
      [0, 60],
      [-60, 0],
      [-150, -100],
    ]) {
      const before = (await look()).far;
      const middle = (beside + other) / 2;
      const wider = [beside, other].map((dx) => [x + middle + 1.5 * (dx - middle), y] as const);
      await pinch(
        studio,
        [
          [x + beside, y],
          [x + other, y],
        ],
        wider,
      );
      await expect.poll(async () => (await look()).far).toBeLessThan(0.85 * before);
      expect((await look()).selected).toBe(0);
      await studio.settled();
    }
    expect((await look()).far).toBeLessThan(0.6 * far);
    expect(studio.complaints).toEqual([]);
  });

  it('comes closer by two fingers on the page of the plane, from an outline as from the paper', async () => {
    const own = 'own=0,1,1,1,1,2,0,2';
    const plane = await session.open({ width: 390, height: 844, path: `planar.html#demo=sandbox&${own}` });
    await plane.stepUntil((step) => step > 0);
    await plane.pause();
    const outlines = () =>
      plane.page.evaluate(() => new URLSearchParams(location.hash.slice(1)).get('own')!.split(';'));
    /** How wide an outline is that is so drawn [m]: the larger the picture, the smaller. */
    const drawn = async (left: number, top: number) => {
      await plane.page.keyboard.press('t');
      await plane.page.getByRole('checkbox', { name: 'Draw an outline' }).check();
      await plane.page.keyboard.press('t');
      const count = (await outlines()).length;
      await plane.page.mouse.move(left, top);
      await plane.page.mouse.down();
      for (const [x, y] of [
        [left + 40, top],
        [left + 40, top + 30],
        [left, top + 30],
      ])
        await plane.page.mouse.move(x, y, { steps: 4 });
      await plane.page.mouse.up();
      await expect.poll(async () => (await outlines()).length).toBe(count + 1);
      const across = (await outlines())
        .at(-1)!
        .split(',')
        .map(Number)
        .filter((_, k) => k % 2 === 0);
      return Math.max(...across) - Math.min(...across);
    };
    const before = await drawn(120, 250);
    const apart = (x: number, y: number, half: number): Spot[] => [
      [x - half, y],
      [x + half, y],
    ];
    // The first finger is on the outline that was just drawn.
    await pinch(plane, apart(180, 265, 40), apart(180, 265, 80));
    const after = await drawn(160, 220);
    expect(after / before).toBeGreaterThan(0.45);
    expect(after / before).toBeLessThan(0.55);
    await pinch(plane, apart(195, 600, 90), apart(195, 600, 45));
    expect((await drawn(250, 300)) / before).toBeCloseTo(1, 1);
    expect(plane.complaints).toEqual([]);
  });

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
