/**
 * What rigid bodies lost does not come back. Three things may look as if it did, each for a moment, and none of them adds up:
 *
 *   lift    bodies that overlap are parted, and what lies on them is lifted: Σ m g d, with the depths below a body added up
 *   way     a substep h begins with the impulses of the one before; after a blow it moves the body before they are taken back: Σ m g h |v|
 *   turn    those impulses, and the speed that parts two bodies, are taken back after the body has turned by h |ω|. With the change of speed u
 *           in the step: Σ ½ m u² h |ω|
 *
 * So the energy never rises above E + lift + way + turn of any earlier step. Depths are the largest of any substep of the
 * next step; that they are right is another law's question.
 */
import type { Body } from 'pliant';
import type { Finding } from '../law.js';
import { norm, subtract, type Vec, vec } from '../look/vectors.js';
import type { Running } from '../running.js';

/** Highest speed at which overlaps are parted [m/s]. */
const PARTING_SPEED = 3;

/** Most bodies on top of each other whose depths are added up. */
const STOREYS = 50;

/** Looks whether energy, less the work done, stays within `share` of the energy at hand above the lowest that it has been. */
export function regainWatch(
  share: number,
  atHand: number,
  start: number,
): (now: Running) => Finding | undefined {
  const velocities = new Map<Body, Vec>();
  let lowest = Number.POSITIVE_INFINITY;
  let last = start;
  let moving = 0;
  return (now) => {
    const deepest = new Map<Body, number>();
    const lifted = liftOf(now, deepest);
    const before = moving;
    moving = motionOf(now, deepest, velocities);
    lowest = Math.min(lowest, last + lifted + before + moving);
    last = now.energy - now.work;
    const limit = share * (atHand + Math.abs(now.work));
    const value = last - lowest;
    if (value <= limit) return undefined;
    return {
      sentence: `The energy rose by ${value.toPrecision(4)} J above what it had sunk to, without work, where ${(atHand + Math.abs(now.work)).toPrecision(4)} J are at hand.`,
      value,
      limit,
    };
  };
}

/** Energy that parting all overlaps may give to weights [J]; notes the largest depth of each body. */
function liftOf({ world }: Running, deepest: Map<Body, number>): number {
  const g = world.gravity;
  const pull = norm(g);
  /** How far up the normals of a pair point, from `bodyB` to `bodyA`. */
  const upward = new Map<string, number>();
  for (const { bodyA, bodyB, normal: n } of world.contacts()) {
    const key = `${bodyA.handle} ${bodyB.handle}`;
    upward.set(key, (upward.get(key) ?? 0) - (n[0] * g[0] + n[1] * g[1] + n[2] * g[2]));
  }
  const rows: { upper: Body; lower: Body; depth: number }[] = [];
  let all = 0;
  for (const { bodyA, bodyB, depth } of world.contactPairs()) {
    for (const body of [bodyA, bodyB]) deepest.set(body, Math.max(depth, deepest.get(body) ?? 0));
    if (!(depth > 0)) continue;
    const isAbove = (upward.get(`${bodyA.handle} ${bodyB.handle}`) ?? 0) > 0;
    rows.push(isAbove ? { upper: bodyA, lower: bodyB, depth } : { upper: bodyB, lower: bodyA, depth });
    all += depth;
  }
  const raised = new Map<Body, number>();
  for (let storey = 0, more = true; storey < STOREYS && more; storey++) {
    more = false;
    for (const { upper, lower, depth } of rows) {
      if (!(upper.mass > 0)) continue;
      const by = Math.min(all, depth + (raised.get(lower) ?? 0));
      if (by <= (raised.get(upper) ?? 0)) continue;
      raised.set(upper, by);
      more = true;
    }
  }
  let sum = 0;
  for (const [body, by] of raised) sum += body.mass * pull * by;
  return sum;
}

/** Energy that bodies in contact may owe to the length of a substep [J]: `way` and `turn`. Velocities of the step before are in `known`. */
function motionOf({ seen, world, dt }: Running, deepest: Map<Body, number>, known: Map<Body, Vec>): number {
  const h = dt / world.substeps;
  const pull = norm(world.gravity);
  let sum = 0;
  for (const { body, isFree } of seen) {
    if (!isFree || !body.exists) continue;
    const velocity = vec(body.velocity);
    const before = known.get(body) ?? velocity;
    known.set(body, velocity);
    const depth = deepest.get(body);
    if (depth === undefined) continue;
    const change = Math.max(norm(subtract(velocity, before)), Math.min(PARTING_SPEED, depth / h));
    const turn = h * norm(vec(body.angularVelocity));
    sum += body.mass * (pull * h * Math.max(norm(velocity), norm(before)) + 0.5 * change ** 2 * turn);
  }
  return sum;
}
