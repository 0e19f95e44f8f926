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
    return { atEnd: unbalanced };
  },
};

function unbalanced(running: Running): Finding | undefined {
  const pull = pullOf(running);
  // A world that did not come to rest breaks the law of rest; forces of moving bodies need not balance.
  if (
    running.seen.some((s) => s.isFree && speedOf(s) > TOLERANCES.restSpeed.value * Math.sqrt(pull * s.radius))
  )
    return undefined;
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
