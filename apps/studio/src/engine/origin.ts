/** Where a world comes from: a scene's text, a snapshot, a recording. It can be begun anew from there. */
import { PliantError, parseScene, type Scene, type SceneError, World } from 'pliant';
import { placeInScene } from 'pliant/io';
import type { RefusedScene, SceneAbout } from './protocol.js';
import { Replaying } from './replaying.js';
import { stepOf } from './step-of.js';

/** What is told of a scene; a world from a file has nothing else. */
export type Words = Pick<Scene, 'name' | 'description' | 'source' | 'dt' | 'view' | 'breaks'> &
  Partial<Pick<Scene, 'duration'>>;

export interface Origin {
  readonly scene: Words;
  /** The whole scene; a world from a snapshot or recording has none. */
  readonly whole?: Scene;
  make(): Made;
}

export interface Made {
  readonly world: World;
  readonly replaying?: Replaying;
}

export function sceneOrigin(text: string, about: SceneAbout = {}): Origin | RefusedScene {
  const reading = parseScene(text);
  if (!reading.ok) return reading;
  const whole = { ...reading.scene, ...about };
  return { scene: whole, whole, make: () => ({ world: World.fromScene(whole, { shared: false }) }) };
}

/** Some faults show only when the world is built: methods that nobody registered, meshes with holes. */
export function faultIn(text: string, error: unknown): SceneError {
  if (!(error instanceof PliantError)) throw error;
  const { code, sentence, place } = error;
  const path = place.path ?? '';
  return { path, code, message: sentence, ...placeInScene(text, path) };
}

export function snapshotOrigin(bytes: Uint8Array, name: string): Origin {
  const make = () => ({ world: World.restore(bytes, { shared: false }) });
  const { world } = make();
  const description = `The state of a world after ${world.steps} steps, from a file.`;
  return { scene: { name, description, dt: stepOf(world) }, make };
}

export function recordingOrigin(bytes: Uint8Array, name: string): Origin {
  const { dt, steps, meta } = new Replaying(bytes);
  const description = `A recording of ${steps} steps, played back.`;
  return {
    scene: { name: meta.slice(0, 200) || name, description, dt },
    make: () => {
      const replaying = new Replaying(bytes);
      return { world: replaying.world, replaying };
    },
  };
}
