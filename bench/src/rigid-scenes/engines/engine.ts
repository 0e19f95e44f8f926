import type { RigidScene } from '../scene.js';

/** Length of a step of every engine [s]. */
export const DT = 1 / 60;

/** A scene in an engine, without sleeping and with the engine's own defaults otherwise. */
export interface EngineWorld {
  step(): void;
  /** Of all bodies in the order of the scene: position and orientation (xyzw), seven numbers each. */
  poses(): Float64Array;
}

export type MakeWorld = (scene: RigidScene) => EngineWorld | Promise<EngineWorld>;
