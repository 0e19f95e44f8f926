/** What the plays look at. */
import type { ReadScene } from './read-scene.js';

/** What went wrong, or nothing. */
export type Verdict = string | undefined;

export const run = (scene: ReadScene, seconds: number, look: () => void = () => {}): void => {
  for (let i = 0; i < Math.round(seconds / scene.dt); i++) {
    scene.step();
    look();
  }
};

export const below = (what: string, found: number, most: number): Verdict =>
  found <= most ? undefined : `${what} is ${found}, at most ${most} was expected`;

export const above = (what: string, found: number, least: number): Verdict =>
  found >= least ? undefined : `${what} is ${found}, at least ${least} was expected`;

/**
 * By how much the cube on the slope gets faster from the second second to the fifth [m/s]. At 0.49 of friction that is 3 g (sin θ −
 * 0.49 cos θ); at 0.50, a millionth above the critical value, what speed it landed with stays.
 */
export function gained(scene: ReadScene): number {
  const { velocity } = scene.bodies[0];
  run(scene, 2);
  const before = Math.hypot(...velocity);
  run(scene, 3);
  return Math.hypot(...velocity) - before;
}

/** Deepest overlap over the whole run [m]. */
export function deepest(scene: ReadScene, seconds: number): number {
  let depth = 0;
  run(scene, seconds, () => {
    for (const pair of scene.world.pairs()) depth = Math.max(depth, pair.depth);
  });
  return depth;
}

/** After `landing` nothing falls farther than `most` [m] within `seconds`. */
export function stands(scene: ReadScene, landing: number, seconds: number, most: number): Verdict {
  run(scene, landing);
  const before = scene.bodies.map(({ position }) => position[1]);
  run(scene, seconds);
  const fall = Math.max(...scene.bodies.map(({ position }, k) => before[k] - position[1]));
  return below('the deepest fall of a body', fall, most);
}

/** Distance of a body from the y axis [m], and its angle about it [rad]. */
export const polar = ({ position: [x, , z] }: { readonly position: Float64Array }): [number, number] => [
  Math.hypot(x, z),
  Math.atan2(-z, x),
];

/** Relative change of energy and of angular momentum over ten seconds of free rotation. */
export function spins(scene: ReadScene): { energy: number; momentum: number } {
  const { world } = scene;
  const energy = world.energy().kinetic;
  const { angular } = world.momentum();
  run(scene, 10);
  const after = world.momentum().angular;
  return {
    energy: Math.abs(world.energy().kinetic / energy - 1),
    momentum: Math.hypot(...after.map((x, k) => x - angular[k])) / Math.hypot(...angular),
  };
}
