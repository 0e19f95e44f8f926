/** The laws in the plane. Those that are not here have nothing to say there: there are no contacts to ask, and no snapshots. */
import { OutlineBody, RigidBody } from 'pliant/planar';
import type { Finding, Law, Watch } from '../law.js';
import { energy, grown } from '../laws/energy.js';
import { finite } from '../laws/finite.js';
import { momentum } from '../laws/momentum.js';
import { rest } from '../laws/rest.js';
import { same } from '../laws/same.js';
import { saysSo } from '../laws/says-so.js';
import { time, timing } from '../laws/time.js';
import { TOLERANCES } from '../laws/tolerances.js';
import { planarApart } from './apart.js';
import { energyOf, momentumOf, PlanarRunning, type PlanarSeen, speedOf } from './running.js';

const planarFinite: Law<PlanarRunning> = {
  ...told(finite),
  watch: () => ({
    afterStep({ seen, world, energy: now }) {
      for (const { body, name } of seen)
        if (!body.polygon.positions.every(Number.isFinite) || !Number.isFinite(speedOf({ body })))
          return { sentence: `A number of '${name}' is not finite.`, value: 1, limit: 0 };
      if (world.troubles.length > 0) return { sentence: world.troubles[0], value: 1, limit: 0 };
      return Number.isFinite(now) ? undefined : { sentence: 'The energy is not finite.', value: 1, limit: 0 };
    },
  }),
};

const planarEnergy: Law<PlanarRunning> = {
  ...told(energy),
  watch(running) {
    const { facts } = running.subject;
    if (facts.hidesEnergy) return undefined;
    if (facts.overlaps) return overlapEnergy(running);
    const isHard = running.scene.response !== 'penalty';
    const share = facts.energyGain ?? (isHard ? TOLERANCES.energyGain : TOLERANCES.energyGainOfSprings).value;
    const atHand = energyAtHand(running);
    return {
      afterStep: (now) => grown(now, share, atHand) ?? (facts.keepsEnergy ? lost(now, atHand) : undefined),
    };
  },
};

/** Springs between bodies that begin in each other give what they hold, and no more. */
function overlapEnergy(running: PlanarRunning): Watch<PlanarRunning> | undefined {
  if (running.scene.response !== 'penalty') return undefined;
  const held = running.world.contactEnergy();
  const share = TOLERANCES.energyGainOfSprings.value;
  const all = energyAtHand(running) + held;
  return { afterStep: (now) => grown(now, share, all, running.startEnergy + held) };
}

function lost(running: PlanarRunning, atHand: number): Finding | undefined {
  const value = Math.abs(running.energy - running.startEnergy);
  const limit = TOLERANCES.energyKept.value * atHand;
  if (value <= limit) return undefined;
  return {
    sentence: `The energy changed by ${value.toPrecision(4)} J where nothing takes or gives any.`,
    value,
    limit,
  };
}

/** Kinetic and elastic energy, and the weight of each body times the height that it can fall [J]. */
function energyAtHand({ world, seen, scene, subject }: PlanarRunning): number {
  const pull = Math.hypot(...scene.gravity);
  const still = { ...world, gravity: [0, 0] as const, bodies: world.bodies } as typeof world;
  let sum = energyOf(still);
  if (pull === 0) return sum;
  const lowest = subject.facts.floor ?? Math.min(...seen.map(({ body }) => body.box[1]));
  for (const one of seen) {
    if (!one.isFree) continue;
    const middle = (one.body.box[1] + one.body.box[3]) / 2;
    sum += massOf(one) * pull * Math.max(one.radius, middle - lowest);
  }
  return sum;
}

function massOf({ body }: PlanarSeen): number {
  if (body instanceof RigidBody) return body.mass;
  return body instanceof OutlineBody ? body.options.mass * body.polygon.vertexCount : 0;
}

const planarMomentum: Law<PlanarRunning> = {
  ...told(momentum),
  watch({ subject: { facts }, world }) {
    if (!facts.closed) return undefined;
    const start = momentumOf(world);
    // Springs of outlines act on displacements from rest, which a turn changes too: they keep no angular momentum.
    const axes = world.bodies.some((body) => body instanceof OutlineBody) ? [0, 1] : [0, 1, 2];
    let [size, reach] = [start.size, start.reach];
    return {
      afterStep(all) {
        const now = momentumOf(all.world);
        size = Math.max(size, now.size);
        reach = Math.max(reach, now.reach);
        for (const k of axes) {
          const value = Math.abs(now.now[k] - start.now[k]);
          const limit = TOLERANCES.momentum.value * size * (k === 2 ? reach : 1);
          if (!(value <= limit))
            return {
              sentence: `The ${k === 2 ? 'angular' : 'linear'} momentum changed by ${value.toPrecision(4)}.`,
              value,
              limit,
            };
        }
        return undefined;
      },
    };
  },
};

const planarRest: Law<PlanarRunning> = {
  ...told(rest),
  watch(running) {
    const { rests, stands } = running.subject.facts;
    if (rests === undefined && !stands) return undefined;
    const start = running.seen.map(({ body }) => body.polygon.positions.slice());
    const pull = Math.hypot(...running.scene.gravity);
    return {
      atEnd({ seen }) {
        for (const [i, one] of seen.entries()) {
          if (!one.isFree) continue;
          const way = stands ? farthest(one.body.polygon.positions, start[i]) : 0;
          const most = TOLERANCES.creep.value * one.radius;
          if (way > most)
            return {
              sentence: `'${one.name}' must stand and moved by ${way.toPrecision(4)} m.`,
              value: way,
              limit: most,
            };
          const speed = speedOf(one);
          const limit = TOLERANCES.restSpeed.value * Math.sqrt(pull * one.radius);
          if (!(speed <= limit))
            return {
              sentence: `'${one.name}' must be at rest and moves at ${speed.toPrecision(4)} m/s.`,
              value: speed,
              limit,
            };
        }
        return undefined;
      },
    };
  },
};

function farthest(a: Float64Array, b: Float64Array): number {
  let most = 0;
  for (let v = 0; v < a.length; v += 2) most = Math.max(most, Math.hypot(a[v] - b[v], a[v + 1] - b[v + 1]));
  return most;
}

/** A second run that is put down and taken up again on the way. */
const planarSame: Law<PlanarRunning> = {
  ...told(same),
  compare(subject) {
    const [one, other] = [new PlanarRunning(subject), new PlanarRunning(subject)];
    const steps = Math.min(subject.steps, 120);
    for (let s = 0; s < steps; s++) {
      one.step();
      other.step();
      if (s === Math.floor(steps / 3)) other.world.restore(other.world.snapshot());
      if (one.world.hash() === other.world.hash()) continue;
      const sentence = `The world moves otherwise when run again${s > steps / 3 ? ' and restored' : ''}.`;
      return { step: s + 1, sentence, value: 1, limit: 0 };
    }
    return undefined;
  },
};

const planarTime: Law<PlanarRunning> = { ...told(time), watch: ({ clock }) => timing(clock) };

const planarSaysSo: Law<PlanarRunning> = { ...told(saysSo), watch: () => ({}) };

function told({ name, sentence, unit }: Pick<Law, 'name' | 'sentence' | 'unit'>) {
  return { name, sentence, unit };
}

export const PLANAR_LAWS: readonly Law<PlanarRunning>[] = [
  planarFinite,
  planarEnergy,
  planarMomentum,
  planarApart,
  planarRest,
  planarSame,
  planarTime,
  planarSaysSo,
];
