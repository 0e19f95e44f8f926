/**
 * Writes a break down: a scene file that ends at the step of the breach, with the law, the step and the numbers in it, and, where
 * the case changes the world while it runs, a recording of that run beside it. Both open with `pliant` and in the studio.
 */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Recorder, type SceneDefinition } from 'pliant';
import type { Case } from '../case.js';
import type { Breach } from '../law.js';
import { Running } from '../running.js';

export interface BreakFiles {
  readonly scene: string;
  readonly recording?: string;
}

export function writeBreak(
  folder: string,
  family: string,
  seed: number,
  subject: Case,
  breach: Breach,
): BreakFiles {
  mkdirSync(folder, { recursive: true });
  const base = join(folder, `${family}-${seed}-${breach.law}`);
  if (subject.planar !== undefined) return { scene: writePlanar(`${base}.planar.json`, subject, breach) };
  const scene = `${base}.json`;
  writeWhole(scene, `${JSON.stringify(sceneOf(family, seed, subject, breach), undefined, 1)}\n`);
  if (subject.actions.length === 0 && subject.paces === undefined) return { scene };
  const recording = `${base}.pliant`;
  writeWhole(recording, record(subject, breach.step));
  return { scene, recording };
}

/** The plane has no scene files: its breaks are kept as `planarWorld` takes them, with step and law. */
function writePlanar(path: string, { planar, scene }: Case, breach: Breach): string {
  writeWhole(path, `${JSON.stringify({ planar, dt: scene.dt, breaks: breach }, undefined, 1)}\n`);
  return path;
}

export function sceneOf(family: string, seed: number, subject: Case, breach: Breach): SceneDefinition {
  const dt = subject.scene.dt ?? 1 / 60;
  return {
    ...subject.scene,
    name: `${family} ${seed}: ${breach.law}`,
    description: `Breaks the law '${breach.law}' at step ${breach.step}: ${breach.sentence}`,
    source: `npm run gauntlet -- ${family} --from ${seed} --seeds 1`,
    dt,
    duration: breach.step * dt,
    breaks: {
      law: breach.law,
      step: breach.step,
      sentence: breach.sentence,
      value: finite(breach.value),
      limit: finite(breach.limit),
    },
  };
}

const finite = (x: number): number => (Math.abs(x) <= 1e30 ? x : Math.sign(x) * 1e30 || 0);

function record(subject: Case, steps: number): Uint8Array {
  const running = new Running(subject);
  const recorder = new Recorder(running.world);
  try {
    for (let s = 0; s < steps; s++) running.step();
  } catch {
    // A step that throws is the break itself; the recording holds what came before.
  }
  return recorder.finish();
}

/** Never leaves half a file behind. */
function writeWhole(path: string, data: string | Uint8Array): void {
  const part = `${path}.part`;
  writeFileSync(part, data);
  renameSync(part, path);
}
