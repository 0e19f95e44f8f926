/** Same scene, same bits: run again, restored from a snapshot, replayed from a recording, and without WebAssembly. */
import { PliantError, Random, Recorder, replay, World } from 'pliant';
import type { Case } from '../case.js';
import type { Finding, Law } from '../law.js';
import { perform, startWorld } from '../running.js';

export const same: Law = {
  name: 'same',
  sentence:
    'Repeat, snapshot and restore, record and replay, and WebAssembly switched off give the same bits.',
  unit: 'hashes',
  compare(subject) {
    const steps = Math.min(subject.steps, 60);
    const first = hashes(subject, steps);
    const cut = new Random(subject.scene.seed ?? 1).int(Math.max(1, steps));
    return (
      compared('run again', first, hashes(subject, steps)) ??
      compared(`restored at step ${cut}`, first, hashes(subject, steps, cut)) ??
      compared(
        'run without WebAssembly',
        first,
        withoutWasm(() => hashes(subject, steps)),
      ) ??
      replayed(subject, steps)
    );
  },
};

/** One hash per step; at step `cut` the world is written, read and goes on from there. */
function hashes(subject: Case, steps: number, cut = -1): string[] {
  let world = startWorld(subject);
  const list: string[] = [];
  for (let s = 0; s < steps; s++) {
    if (s === cut) world = World.restore(world.snapshot());
    act(world, subject, s);
    world.step(subject.scene.dt ?? 1 / 60);
    list.push(world.hash());
  }
  return list;
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

function replayed(subject: Case, steps: number): (Finding & { step: number }) | undefined {
  const world = startWorld(subject);
  const recorder = new Recorder(world);
  for (let s = 0; s < steps; s++) {
    act(world, subject, s);
    world.step(subject.scene.dt ?? 1 / 60);
  }
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
      step: steps,
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
