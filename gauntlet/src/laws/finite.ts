/** No number of any body, contact, joint or report is ever not finite, and no body has to be frozen. */
import type { Body } from 'pliant';
import type { Finding, Law } from '../law.js';
import type { Running } from '../running.js';

export const finite: Law = {
  name: 'finite',
  sentence: 'No number of a body, contact, joint or report is ever not finite, and no body has to be frozen.',
  unit: 'numbers',
  watch: ({ subject: { facts } }) => {
    const poisoned = new Set(facts.poisoned ?? []);
    return { afterStep: (running) => brokenBody(running, poisoned) ?? brokenReport(running, poisoned) };
  },
};

function brokenBody({ seen, world }: Running, poisoned: ReadonlySet<string>): Finding | undefined {
  for (const { body, name } of seen) {
    if (!body.exists) continue;
    const wrong = wrongNumber(body);
    if (wrong !== undefined) return { sentence: `${wrong} of '${name}' is not finite.`, value: 1, limit: 0 };
    if (body.isFrozen && !poisoned.has(name))
      return { sentence: `'${name}' had to be frozen.`, value: 1, limit: 0 };
  }
  for (const joint of world.joints()) {
    if (poisoned.size > 0) continue;
    const numbers = [...joint.force, ...joint.torque, joint.value, joint.error.distance, joint.error.angle];
    if (!numbers.every(Number.isFinite))
      return { sentence: `A number of joint '${joint.name}' is not finite.`, value: 1, limit: 0 };
  }
  return undefined;
}

function wrongNumber(body: Body): string | undefined {
  for (const key of [
    'position',
    'orientation',
    'velocity',
    'angularVelocity',
    'positions',
    'velocities',
    'contactForce',
  ] as const) {
    const list = body[key];
    for (let i = 0; i < list.length; i++) if (!Number.isFinite(list[i])) return `The ${key}`;
  }
  return undefined;
}

function brokenReport({ world }: Running, poisoned: ReadonlySet<string>): Finding | undefined {
  if (poisoned.size > 0) return undefined;
  const { kinetic, potential, elastic } = world.energy();
  const { linear, angular } = world.momentum();
  if (![kinetic, potential, elastic, ...linear, ...angular].every(Number.isFinite))
    return { sentence: 'The energy or momentum of the world is not finite.', value: 1, limit: 0 };
  for (const { point, normal, depth, force, impulse } of world.contacts()) {
    if (![...point, ...normal, depth, ...force, ...impulse].every(Number.isFinite))
      return { sentence: 'A number of a contact is not finite.', value: 1, limit: 0 };
    const length = Math.sqrt(normal[0] ** 2 + normal[1] ** 2 + normal[2] ** 2);
    if (Math.abs(length - 1) > 1e-6)
      return { sentence: `A normal has the length ${length}.`, value: length, limit: 1 };
  }
  for (const { force, impulse, peakForce, depth } of world.pairs()) {
    if (![...force, ...impulse, peakForce, depth].every(Number.isFinite))
      return { sentence: 'A number of a pair is not finite.', value: 1, limit: 0 };
  }
  return undefined;
}
