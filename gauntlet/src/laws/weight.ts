/** At rest the contact forces on each body sum to its weight, and their torques to zero. */
import type { Body } from 'pliant';
import type { Finding, Law } from '../law.js';
import { cross, subtract, vec } from '../look/vectors.js';
import type { Running, Seen } from '../running.js';
import { pullOf, speedOf } from './rest.js';
import { TOLERANCES } from './tolerances.js';

export const weight: Law = {
  name: 'weight',
  sentence: 'At rest the contact forces on each body sum to its weight, and their torques to zero.',
  unit: 'of the weight',
  watch(running) {
    const { rests, poisoned } = running.subject.facts;
    if (rests === undefined || poisoned || running.subject.actions.length > 0) return undefined;
    if ((running.subject.scene.joints ?? []).length > 0 || (running.subject.scene.fields ?? []).length > 0)
      return undefined;
    const lastMoved = new Map<Body, number>();
    return {
      afterStep: (now) => {
        noteMoving(now, lastMoved);
        return undefined;
      },
      atEnd: (now) => (isAtRest(now, lastMoved) ? unbalanced(now) : undefined),
    };
  },
};

/** Notes the time of every body that is faster than a body at rest. */
function noteMoving(running: Running, lastMoved: Map<Body, number>): void {
  const pull = pullOf(running);
  for (const seen of running.seen)
    if (seen.isFree && speedOf(seen) > TOLERANCES.restSpeed.value * Math.sqrt(pull * seen.radius))
      lastMoved.set(seen.body, running.world.time);
}

/**
 * A world that did not come to rest breaks the law of rest; forces of moving bodies need not balance. A body at the
 * turning point of its swing is slow and not at rest. What stays below a speed v for the time t accelerates by less
 * than 2 v/t in the mean, which must be below the tolerance of the weight: t = 2 v/(tolerance · g).
 */
function isAtRest(running: Running, lastMoved: ReadonlyMap<Body, number>): boolean {
  const { seen, world } = running;
  const g = pullOf(running);
  return seen.every(({ body, radius }) => {
    const moved = lastMoved.get(body);
    const limit = TOLERANCES.restSpeed.value * Math.sqrt(g * radius);
    return moved === undefined || world.time - moved > (2 * limit) / (TOLERANCES.weight.value * g);
  });
}

function unbalanced(running: Running): Finding | undefined {
  const pull = pullOf(running);
  const torques = torquesOf(running);
  for (const seen of running.seen) {
    if (!seen.isFree || seen.body.lockTranslation !== '' || seen.body.lockRotation !== '') continue;
    const found = offWeight(seen, running.world.gravity) ?? offTorque(seen, torques.get(seen.body), pull);
    if (found !== undefined) return found;
  }
  return undefined;
}

function offWeight({ body, name }: Seen, g: readonly number[]): Finding | undefined {
  const f = body.contactForce;
  const off = Math.sqrt([0, 1, 2].reduce((sum, k) => sum + (f[k] + body.mass * g[k]) ** 2, 0));
  const size = body.mass * Math.sqrt(g[0] ** 2 + g[1] ** 2 + g[2] ** 2);
  const limit = TOLERANCES.weight.value * size;
  if (off <= limit) return undefined;
  return {
    sentence: `The contact forces on '${name}' miss its weight of ${size.toPrecision(4)} N by ${off.toPrecision(4)} N.`,
    value: off,
    limit,
  };
}

function offTorque(
  { body, name, radius }: Seen,
  torque: Float64Array | undefined,
  pull: number,
): Finding | undefined {
  if (torque === undefined || body.isDeformable) return undefined;
  const off = Math.sqrt(torque[0] ** 2 + torque[1] ** 2 + torque[2] ** 2);
  const limit = TOLERANCES.torque.value * body.mass * pull * radius;
  if (off <= limit) return undefined;
  return {
    sentence: `The contact forces on '${name}' turn it with ${off.toPrecision(4)} N·m at rest.`,
    value: off,
    limit,
  };
}

function torquesOf({ world }: Running): Map<Body, Float64Array> {
  const sums = new Map<Body, Float64Array>();
  for (const { bodyA, bodyB, point, force } of world.contacts()) {
    for (const [body, sign] of [
      [bodyA, 1],
      [bodyB, -1],
    ] as const) {
      const sum = sums.get(body) ?? new Float64Array(3);
      const torque = cross(subtract(point, vec(body.position)), force);
      for (let k = 0; k < 3; k++) sum[k] += sign * torque[k];
      sums.set(body, sum);
    }
  }
  return sums;
}
