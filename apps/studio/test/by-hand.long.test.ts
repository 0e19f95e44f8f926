/** Marks on the timeline, handles that turn and scale by steps, a mesh that comes to where it is dropped. */
import { type Scene, TriangleMesh } from 'pliant';
import { writeMesh } from 'pliant/io';
import { describe, expect, it } from 'vitest';
import {
  alert,
  body,
  build,
  kept,
  label,
  middle,
  press,
  startWorkshop,
  studio,
  tab,
} from './workshop.test-support.js';

startWorkshop();

describe('the timeline', () => {
  it('is as wide as the picture, marks contacts and snapshots, and a mark leads back', async () => {
    await studio.scene('Bouncing ball').click();
    await studio.page.getByRole('heading', { level: 1, name: 'Bouncing ball' }).waitFor();
    await studio.stepUntil((step) => step > 90);
    const at = await studio.pause();
    await tab('View');
    await studio.saved('Snapshot');
    const mark = studio.button(`Go to the snapshot at step ${at}`);
    await mark.waitFor();
    await studio.play();
    await studio.stepUntil((step) => step > at + 60);
    const later = await studio.pause();
    await studio.saved('Snapshot');
    await studio.page
      .getByRole('img', { name: /^Marks: [1-9]\d* steps in which contacts begin, .* 2 snapshots$/ })
      .waitFor();
    await mark.click();
    await studio.stepUntil((step) => step === at);
    await studio.button(`Go to the snapshot at step ${later}`).click();
    await studio.stepUntil((step) => step === later);
    // Who goes on from before it loses what came after.
    await mark.click();
    await studio.stepUntil((step) => step === at);
    await press('ArrowRight');
    await studio.stepUntil((step) => step === at + 1);
    await studio.page.getByRole('img', { name: / 1 snapshots$/ }).waitFor();
    const line = (await label('Step of the run').boundingBox())!;
    const [left, right] = await Promise.all(
      ['.gallery', '.side'].map(async (part) => (await studio.page.locator(part).boundingBox())!),
    );
    expect(line.width).toBeGreaterThan(0.9 * (right.x - left.x - left.width));
    expect(studio.complaints).toEqual([]);
  });
});

describe('by hand', () => {
  it('a body is turned and scaled, by steps that snap', async () => {
    await build('box');
    await tab('Bodies');
    await body('box').click();
    await tab('Build');
    await studio.page.getByRole('checkbox', { name: 'Snap to round lengths and angles' }).check();
    const drag = async (dx: number, dy: number, byX: number, byY: number) => {
      const { x, y } = await middle();
      await studio.page.mouse.move(x + dx - 2, y + dy);
      await studio.page.mouse.move(x + dx, y + dy);
      await studio.page.mouse.down();
      await studio.page.mouse.move(x + dx + byX, y + dy + byY, { steps: 8 });
      await studio.page.mouse.up();
    };
    await press('g');
    await studio.page.locator('button[aria-pressed="true"]', { hasText: 'Move' }).waitFor();
    const box = async () =>
      (await kept()).bodies[1] as Scene['bodies'][number] & { shape: { halfExtents: number[] } };
    const before = [...(await box()).position];
    await drag(0, -38, 0, -60);
    await expect.poll(async () => String((await box()).position)).not.toBe(String(before));
    const unit = await studio.page.evaluate(
      () =>
        (globalThis as unknown as { pliantStudio: { viewport: { snapUnit: number } } }).pliantStudio.viewport
          .snapUnit,
    );
    // What moved stands at a whole unit.
    const { position } = await box();
    for (const [k, x] of position.entries())
      if (x !== before[k]) expect(Math.abs(x / unit - Math.round(x / unit))).toBeLessThan(0.02);
    await press('x');
    await studio.page.locator('button[aria-pressed="true"]', { hasText: 'Scale' }).waitFor();
    const { halfExtents } = (await box()).shape;
    await drag(0, -40, 0, -50);
    await expect.poll(async () => (await box()).shape.halfExtents[1]).toBeGreaterThan(1.05 * halfExtents[1]);
    await press('Escape');
    await studio.page.getByRole('checkbox', { name: 'Snap to round lengths and angles' }).uncheck();
    expect(studio.complaints).toEqual([]);
  });

  it('a mesh comes to where it is dropped', async () => {
    await build('table');
    const cube = writeMesh('obj', TriangleMesh.box({ size: [0.1, 0.1, 0.1] }));
    const places: number[][] = [];
    for (const x of [560, 720]) {
      await studio.page.evaluate(
        ([text, clientX]) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([text], 'die.obj'));
          dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true, clientX, clientY: 430 }));
        },
        [new TextDecoder().decode(cube as Uint8Array), x] as const,
      );
      await alert().getByText('die').first().waitFor();
      await expect.poll(async () => (await kept()).bodies.length).toBe(places.length + 3);
      places.push([...(await kept()).bodies.at(-1)!.position]);
      await press('Escape');
    }
    expect(Math.hypot(...places[0].map((v, k) => v - places[1][k]))).toBeGreaterThan(0.2);
    expect(studio.complaints).toEqual([]);
  });
});
