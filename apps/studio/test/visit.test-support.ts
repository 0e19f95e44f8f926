import { expect } from 'vitest';
import type { startSession } from './session.test-support.js';

type Session = ReturnType<typeof startSession>;

/** Plays a scene, pauses, steps, resets, opens another, and comes back to it. */
export async function visit(session: Session, kind: 'isolated' | 'plain'): Promise<void> {
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
}
