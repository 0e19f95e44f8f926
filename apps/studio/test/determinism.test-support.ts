import { parseScene, World } from 'pliant';

export interface Hashes {
  /** One per step. */
  readonly first: string[];
  /** The same scene once more. */
  readonly again: string[];
  /** The steps after a snapshot in the middle, taken by a world that was restored from it. */
  readonly restored: string[];
}

/** Runs a scene twice, and its second half from a snapshot. Runs in Node and, bundled, in the browser. */
export function hashesOf(text: string, steps: number): Hashes {
  const reading = parseScene(text);
  if (!reading.ok) throw new Error(reading.errors[0].message);
  const { scene } = reading;
  const run = (world: World, count: number) =>
    Array.from({ length: count }, () => {
      world.step(scene.dt);
      return world.hash();
    });
  const first = run(World.fromScene(scene), steps);
  const again = World.fromScene(scene);
  const half = run(again, steps / 2);
  const snapshot = again.snapshot();
  return {
    first,
    again: [...half, ...run(again, steps / 2)],
    restored: run(World.restore(snapshot), steps / 2),
  };
}
