/** Something that writes what a run does, step by step. */
import type { Scene, World } from 'pliant';

export interface Exporter {
  /** The world before its first step. */
  start(world: World, scene: Scene): void;
  /** After every step. */
  step?(world: World): void;
  /** The first state, and every so many steps. */
  frame?(world: World): void;
  /** Nothing was written under its final name before. */
  finish(world: World): void;
  discard(): void;
}
