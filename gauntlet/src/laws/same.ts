/** Same scene, same bits: run again, restored from a snapshot, replayed from a recording, and without WebAssembly. */
import { PliantError, Random, Recorder, replay, World } from 'pliant';
import { type Case, paceOf } from '../case.js';
import type { Finding, Law } from '../law.js';
import { perform, startWorld } from '../running.js';

export const same: Law = {
  name: 'same',
  sentence:
    'Repeat, snapshot and restore, record and replay, and WebAssembly switched off give the same bits.',
  unit: 'hashes',
  compare(subject) {
    const steps = Math.min(subject.steps, 60);
    const cut = new Random(subject.scene.seed ?? 1).int(Math.max(1, steps));
    const { hashes: first, written } = run(startWorld(subject), subject, 0, steps, cut);
    return (
      recorded(subject, first) ??
      restored(subject, written, first, cut) ??
      compared(
        'run without WebAssembly',
        first,
        withoutWasm(() => run(startWorld(subject), subject, 0, steps).hashes),
      )
    );
  },
};

/** Steps a world and gives one hash per step; before step `cut` the world is written. */
function run(
  world: World,
  subject: Case,
  from: number,
  to: number,
  cut = -1,
): { readonly hashes: string[]; readonly written: Uint8Array | undefined } {
  const hashes: string[] = [];
  let written: Uint8Array | undefined;
  for (let s = from; s < to; s++) {
    if (s === cut) written = world.snapshot();
    act(world, subject, s);
    world.step(paceOf(subject, s));
    hashes.push(world.hash());
  }
  return { hashes, written };
}

/** What was written in the middle of the first run is read and goes on from there. */
function restored(
  subject: Case,
  written: Uint8Array | undefined,
  first: readonly string[],
  cut: number,
): (Finding & { step: number }) | undefined {
  if (written === undefined) return undefined;
  const { hashes } = run(World.restore(written), subject, cut, first.length);
  return compared(`restored at step ${cut}`, first, [...first.slice(0, cut), ...hashes]);
}

function act(world: World, subject: Case, step: number): void {
  for (const action of subject.actions) if (action.step === step) perform(world, action, []);
}

function compared(
  how: string,
  a: readonly string[],
  b: readonly string[],
): (Finding & { step: number }) | undefined {
  const step = a.findIndex((hash, i) => hash !== b[i]);
  if (step < 0) return undefined;
  return {
    step: step + 1,
    sentence: `The world ${how} has another hash from step ${step + 1} on.`,
    value: 1,
    limit: 0,
  };
}

/** The world runs again, is recorded meanwhile, and the recording is replayed. */
function recorded(subject: Case, first: readonly string[]): (Finding & { step: number }) | undefined {
  const world = startWorld(subject);
  const recorder = new Recorder(world);
  const different = compared('run again', first, run(world, subject, 0, first.length).hashes);
  if (different !== undefined) return different;
  try {
    const { firstDifference } = replay(recorder.finish());
    if (firstDifference === undefined) return undefined;
    return {
      step: firstDifference.step,
      sentence: `The recording replays differently from step ${firstDifference.step} on.`,
      value: 1,
      limit: 0,
    };
  } catch (error) {
    if (!(error instanceof PliantError)) throw error;
    return {
      step: first.length,
      sentence: `The world refuses its own recording: ${error.message}`,
      value: 1,
      limit: 0,
    };
  }
}

/** Worlds that are made meanwhile find no WebAssembly and use plain code. */
function withoutWasm<T>(run: () => T): T {
  const holder = globalThis as { WebAssembly?: unknown };
  const kept = holder.WebAssembly;
  holder.WebAssembly = undefined;
  try {
    return run();
  } finally {
    holder.WebAssembly = kept;
  }
}
