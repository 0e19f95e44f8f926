/** A platform that holds what comes from one side and lets through what comes from the other. */
import type { Body, Vector, World } from '../world/index.js';

/** What may be told of a one-way platform. */
export interface OneWayOptions {
  /** Direction of the side that holds, in the world; up by default. */
  readonly up?: Vector;
}

/** Cosine of the steepest contact, measured from `up`, that the platform holds. */
const STEEPEST = 0.5;

/**
 * Makes `platform` hold on one side only; the returned function ends that. A body is held or let through as it first
 * meets the platform, and stays so until it has left; one that was let through is held again once there is a gap on the
 * right side. A restored world needs this anew.
 */
export function oneWayPlatform(world: World, platform: Body, options: OneWayOptions = {}): () => void {
  const { up = [0, 1, 0] } = options;
  const [x, y, z] = 'x' in up ? [up.x, up.y, up.z] : [up[0], up[1], up[2]];
  const length = Math.sqrt(x * x + y * y + z * z);
  const along = (v: ArrayLike<number>): number => (x * v[0] + y * v[1] + z * v[2]) / length;
  const known = new Map<number, { isHeld: boolean; step: number }>();
  return world.addContactHook({
    onContact: ({ bodyA, bodyB, normal, depth }) => {
      if (bodyA !== platform && bodyB !== platform) return true;
      const other = bodyA === platform ? bodyB : bodyA;
      const side = along(normal) * (bodyA === platform ? -1 : 1);
      const isComing = side >= STEEPEST && along(other.velocity) <= along(platform.velocity);
      const before = known.get(other.handle);
      const isKnown = before !== undefined && world.steps - before.step <= 1;
      const isHeld = isKnown ? before.isHeld || (isComing && depth <= 0) : isComing;
      known.set(other.handle, { isHeld, step: world.steps });
      return isHeld;
    },
  });
}
