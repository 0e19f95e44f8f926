/** One page with a soft cube and molecules, from test to test of a file. */
import { readFileSync } from 'node:fs';
import { beforeAll } from 'vitest';
import type { StudioPage } from './page.test-support.js';
import { type Session, startSession } from './session.test-support.js';

const bar = (y: number, fixed: boolean) => ({
  kind: 'mass-spring',
  materials: { gum: { density: 1000, youngsModulus: 300_000 } },
  material: 'gum',
  molecules: [0, 1, 2].map((k) => ({ position: [1.3 + 0.5 * k, y, 0], radius: 0.3, fixed })),
  skin: { resolution: 0.15 },
});

/** A soft cube that sags by a quarter of a metre under its weight, beside a bar of molecules on fixed ones. */
export const SCENE = JSON.stringify({
  pliant: 1,
  name: 'Soft corner',
  description: 'A soft cube on the ground, and molecules on molecules.',
  dt: 1 / 60,
  substeps: 4,
  bodies: [
    { kind: 'static', name: 'ground', shape: { kind: 'plane' }, group: 1, mask: 1 },
    {
      kind: 'soft',
      name: 'cube',
      mesh: { kind: 'box', size: [1, 1, 1], cells: [2, 2, 2] },
      model: { kind: 'xpbd', youngsModulus: 20_000, damping: 0.02 },
      position: [0, 0.5, 0],
      group: 1,
      mask: 1,
    },
    { ...bar(0.85, false), name: 'bar', group: 2, mask: 2 },
    { ...bar(0.3, true), name: 'bed', group: 2, mask: 2 },
  ],
  view: { position: [0, 0.6, 6], target: [0, 0.5, 0] },
});

export let studio: StudioPage;

/** To be called once in a file of tests: its page is opened before them. */
export function startSoftCorner(): Session {
  const session = startSession();
  beforeAll(async () => {
    // The sites are there once the session's own setup has run.
    session.site.overrides.set('/scenes/newton-cradle.json', SCENE);
    studio = await session.open({ keep: true });
    await studio.page.getByRole('heading', { level: 1, name: 'Soft corner' }).waitFor();
    await studio.stepUntil((step) => step > 20);
  });
  return session;
}

export const label = (name: string) => studio.page.getByLabel(name, { exact: true });
export const tab = (name: string) => studio.page.getByRole('tab', { name }).click();

/** Does something that shows, and takes it back: the picture is another one, and then the bare one again. */
export async function shows(
  bare: Buffer,
  on: () => Promise<unknown>,
  off: () => Promise<unknown>,
): Promise<void> {
  await on();
  await studio.shows(bare, false);
  await off();
  await studio.shows(bare, true);
}

/** Goes on step by step until the cube and the bar press on what is below them: they bounce, and in the air nothing is to be seen of it. */
export function touchDown(): Promise<void> {
  return studio.page.evaluate(async () => {
    const { studio: own } = (globalThis as unknown as Record<'pliantStudio', unknown>).pliantStudio as {
      studio: {
        step(): Promise<void>;
        engine: { call: { pressureOn(row: number): Promise<{ force: number }> } };
      };
    };
    for (let k = 0; k < 300; k++) {
      const [cube, bar] = await Promise.all([1, 2].map((row) => own.engine.call.pressureOn(row)));
      if (cube.force > 0 && bar.force > 0) return;
      await own.step();
    }
    throw new Error('They never touch what is below them.');
  });
}

export async function saved(button: string): Promise<{ names: string[]; rows: number[][] }> {
  const file = await studio.saved(button);
  const [header, ...lines] = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\n');
  return { names: header.split(','), rows: lines.map((line) => line.split(',').map(Number)) };
}
