/** Every scene of the gallery, played to its end in the page. */
import { expect, it } from 'vitest';
import { startSession } from './session.test-support.js';

const session = startSession();

// Every scene; with PLIANT_GALLERY=short those that take long are only begun.
it('the gallery plays its scenes to their ends: all that moves is in sight, and no trouble is told', async () => {
  const studio = await session.open({ height: 320, ending: 'stop' });
  await studio.stepUntil((step) => step > 0);
  const skipped = process.env['PLIANT_GALLERY'] === 'short' ? LONG : [];
  const seen = await studio.page.evaluate(playAll, skipped);
  expect(seen.faults).toEqual([]);
  expect(seen.files.length).toBeGreaterThan(60);
  expect(new Set(seen.files).size).toBe(seen.files.length);
  expect(studio.complaints).toEqual([]);
}, 900_000);

/** Scenes that take more than half a second of a processor. */
const LONG = [
  ...['arch', 'attractor', 'billiard', 'box-pile', 'bridge', 'cascade', 'chain', 'compare-responses'],
  ...['drop-backtracking', 'drop-constraint', 'hanging-cradle', 'see-saw', 'shapes', 'sphere-pile', 'vortex'],
  ...['soft-bar-through-plate', 'soft-folding-bar', 'soft-mixed-drop', 'soft-press', 'soft-ring-squeeze'],
  ...['soft-small', 'soft-sphere-pile', 'soft-three-large'],
]
  .map((name) => `${name}.json`)
  .concat(['box-and-ground-heavy', 'floor-and-cube', 'performance'].map((name) => `thesis/${name}.xml`));

interface Played {
  readonly files: string[];
  readonly faults: string[];
}

/** Runs in the page: what a person sees of every scene once it has ended. */
async function playAll(skipped: readonly string[]): Promise<Played> {
  interface Desk {
    readonly gallery: readonly { readonly file: string; readonly name: string }[];
    readonly playing: boolean;
    readonly busy: boolean;
    readonly troubles: readonly { readonly code: string }[];
    readonly scene?: { readonly name: string; readonly duration?: number; readonly dt: number };
  }
  const { studio, viewport } = (globalThis as unknown as Record<'pliantStudio', unknown>).pliantStudio as {
    studio: {
      store: { get(): Desk };
      openScene(file: string): Promise<void>;
      setSpeed(speed: number): Promise<void>;
      pause(): Promise<void>;
    };
    viewport: { step: number; shares(): { row: number; share: number }[] };
  };
  const files: string[] = [];
  const faults: string[] = [];
  const until = async (holds: () => boolean, time: number) => {
    const end = performance.now() + time;
    while (!holds() && performance.now() < end) await new Promise((done) => setTimeout(done, 8));
    return holds();
  };
  // A long scene gets the processor: after its first second, the page takes a turn three times a second.
  let opened = 0;
  const turn = globalThis.requestAnimationFrame.bind(globalThis);
  globalThis.requestAnimationFrame = (act) =>
    performance.now() - opened < 1000
      ? turn(act)
      : (setTimeout(() => turn(act), 300) as unknown as ReturnType<typeof turn>);
  await studio.setSpeed(1000);
  for (const { file, name } of studio.store.get().gallery) {
    files.push(file);
    opened = performance.now();
    await studio.openScene(file);
    const scene = studio.store.get().scene;
    if (scene?.name !== name) faults.push(`${file} does not open`);
    const isShort = !skipped.includes(file);
    const last = isShort ? Math.round((scene?.duration ?? 0) / (scene?.dt ?? 1)) : 1;
    const stands = () => !isShort || (!studio.store.get().playing && !studio.store.get().busy);
    if (!(await until(() => viewport.step >= last && stands(), 120_000))) faults.push(`${file} does not end`);
    if (!isShort) continue;
    for (const { row, share } of viewport.shares())
      if (!(share >= 0.5)) faults.push(`${file}: body ${row} is out of sight (${share.toFixed(2)})`);
    const { troubles } = studio.store.get();
    if (troubles.length > 0) faults.push(`${file}: ${troubles[0].code}`);
  }
  globalThis.requestAnimationFrame = turn;
  await studio.setSpeed(1);
  return { files, faults };
}
