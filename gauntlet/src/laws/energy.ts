/**
 * Energy grows by no more than the work done from outside. The energy at hand is what could become motion: kinetic and elastic
 * energy at the start, and the weight of each body times the height it can fall.
 */
import type { Finding, Law } from '../law.js';
import type { Running } from '../running.js';
import type { Runs } from '../runs.js';
import { regainWatch } from './regained.js';
import { TOLERANCES } from './tolerances.js';

export const energy: Law = {
  name: 'energy',
  sentence:
    'Kinetic, potential and elastic energy grow by no more than the work done from outside; what rigid bodies lost does not come back.',
  unit: 'J',
  watch(running) {
    const { facts } = running.subject;
    if (facts.hidesEnergy || facts.poisoned || facts.overlaps) return undefined;
    if (running.subject.actions.some(isSwitch)) return undefined;
    const share = shareOf(running);
    const atHand = energyAtHand(running);
    const back = facts.energyGain ?? TOLERANCES.energyRegained.value;
    const regained = storesNothing(running) ? regainWatch(back, atHand, running.energy) : undefined;
    const bounced = facts.rebound === undefined ? undefined : reboundWatch(running, facts.rebound);
    return {
      afterStep: (now) =>
        grown(now, share, atHand) ??
        regained?.(now) ??
        bounced?.(now) ??
        (facts.keepsEnergy ? lost(now, atHand) : undefined),
    };
  },
};

/** Changing a method, material or parameter is the subject of a law of its own. */
export const isSwitch = ({ command }: { command: Readonly<Record<string, unknown>> }): boolean =>
  ['method', 'parameters', 'set', 'material', 'model', 'substeps', 'sleeping'].includes(
    String(command['op']),
  );

export function grown(
  running: Runs,
  share: number,
  atHand: number,
  since = running.allowedEnergy,
): Finding | undefined {
  const limit = share * (atHand + Math.abs(running.work));
  const value = running.energy - since;
  if (value <= limit) return undefined;
  return {
    sentence: `The energy grew by ${value.toPrecision(4)} J without work, where ${(atHand + Math.abs(running.work)).toPrecision(4)} J are at hand.`,
    value,
    limit,
  };
}

/**
 * Whether energy can only be lost: nothing in the world holds any back and gives it again later. The energy of what swings on joints goes up
 * and down about what a symplectic step keeps.
 */
function storesNothing({ subject, seen }: Running): boolean {
  const { scene, actions } = subject;
  if ((scene.fields ?? []).length > 0 || (scene.joints ?? []).length > 0) return false;
  if (seen.some(({ body }) => body.isDeformable)) return false;
  return isByImpulses({ scene, actions });
}

/** The first bounce of a ball gives its speed times its restitution. */
function reboundWatch(
  { world, dt }: Running,
  { body: name, restitution }: NonNullable<Running['subject']['facts']['rebound']>,
): (now: Running) => Finding | undefined {
  const body = world.find(name);
  let fell = body === undefined ? 0 : -body.velocity[1];
  let isOver = false;
  return () => {
    if (body === undefined || isOver) return undefined;
    const up = body.velocity[1];
    if (up <= 0) {
      fell = -up;
      return undefined;
    }
    isOver = true;
    const off = Math.abs(up - restitution * fell);
    const limit = TOLERANCES.rebound.value * fell + 2 * dt * Math.abs(world.gravity[1]);
    if (off <= limit) return undefined;
    return {
      sentence: `'${name}' falls at ${fell.toPrecision(4)} m/s and rises at ${up.toPrecision(4)} m/s with a restitution of ${restitution.toPrecision(3)}.`,
      value: off,
      limit,
    };
  };
}

function lost(running: Running, atHand: number): Finding | undefined {
  const limit = TOLERANCES.energyKept.value * atHand;
  const value = Math.abs(running.energy - running.allowedEnergy);
  if (value <= limit) return undefined;
  return {
    sentence: `The energy changed by ${value.toPrecision(4)} J where nothing takes or gives any.`,
    value,
    limit,
  };
}

/** Share of the energy at hand by which it may grow: by the family, else by the softest method or body in the world. */
export function shareOf({ subject, seen }: Running): number {
  const { facts } = subject;
  if (facts.energyGain !== undefined) return facts.energyGain;
  if (seen.some(({ body }) => body.isDeformable)) return TOLERANCES.energyGainSoft.value;
  return (isByImpulses(subject) ? TOLERANCES.energyGain : TOLERANCES.energyGainOfSprings).value;
}

/** Whether all contacts are answered by velocities, at once; springs and barriers hold energy back. */
function isByImpulses({ scene, actions }: Pick<Running['subject'], 'scene' | 'actions'>): boolean {
  const names = [
    scene.methods?.response,
    ...(scene.pairs ?? []).map(({ response }) => response),
    ...actions.map(({ command }) => (command['op'] === 'method' ? String(command['name']) : undefined)),
  ];
  return names.every((name) => name === undefined || ['auto', 'impulse', 'constraint'].includes(name));
}

export function energyAtHand({ world, seen, subject }: Running): number {
  const g = world.gravity;
  const pull = Math.sqrt(g[0] ** 2 + g[1] ** 2 + g[2] ** 2);
  const { kinetic, elastic } = world.energy();
  let sum = kinetic + elastic;
  if (pull === 0) return sum;
  const heightOf = (p: ArrayLike<number>) => -(p[0] * g[0] + p[1] * g[1] + p[2] * g[2]) / pull;
  const free = seen.filter(({ isFree }) => isFree);
  const lowest =
    subject.facts.floor ?? Math.min(...free.map(({ body, radius }) => heightOf(body.position) - radius));
  for (const { body, radius } of free)
    sum += body.mass * pull * Math.max(radius, heightOf(body.position) - lowest);
  return sum;
}
