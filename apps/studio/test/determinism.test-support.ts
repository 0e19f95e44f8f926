import { parseScene, World } from 'pliant';
import 'pliant/all';

export interface Hashes {
  /** One per step. */
  readonly first: string[];
  /** The steps after a snapshot in the middle of them, taken by a world that was restored from it. */
  readonly restored: string[];
}

/** Runs a scene, and its second half once more from a snapshot. Runs in Node and, bundled, in the browser. */
export function hashesOf(text: string, steps: number): Hashes {
  const reading = parseScene(text);
  if (!reading.ok) throw new Error(reading.errors[0].message);
  const { scene } = reading;
  const run = (world: World, count: number) =>
    Array.from({ length: count }, () => {
      world.step(scene.dt);
      return world.hash();
    });
  const world = World.fromScene(scene);
  const half = run(world, steps / 2);
  const snapshot = world.snapshot();
  return {
    first: [...half, ...run(world, steps / 2)],
    restored: run(World.restore(snapshot), steps / 2),
  };
}
