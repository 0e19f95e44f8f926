/** Below the threshold of friction nothing creeps; above it the acceleration is Coulomb's. */
import type { Case } from '../case.js';
import type { Law } from '../law.js';
import { pullOf } from './rest.js';
import { TOLERANCES } from './tolerances.js';

/** Slopes this near to the threshold are left out: there the law itself is undecided. */
export const NEAR_THRESHOLD = 0.05;

/** Time that a body gets to settle on its slope before it is looked at [s]. */
const SETTLING = 0.5;

export const stick: Law = {
  name: 'stick',
  sentence: "Below the threshold of friction nothing creeps; above it the acceleration is Coulomb's.",
  unit: 'm/s, and g',
  watch(running) {
    const { slope } = running.subject.facts;
    if (slope === undefined) return undefined;
    const pull = pullOf(running);
    const sticks = slope.rolls === undefined && Math.tan(slope.angle) < slope.friction;
    let early: { speed: number; time: number; at: Float64Array } | undefined;
    return {
      afterStep({ world }) {
        const body = world.find(slope.body);
        if (early === undefined && body !== undefined && world.time >= SETTLING)
          early = { speed: speed(body.velocity), time: world.time, at: Float64Array.from(body.position) };
        return undefined;
      },
      atEnd({ world }) {
        const body = world.find(slope.body);
        if (body === undefined || early === undefined) return undefined;
        const time = world.time - early.time;
        if (sticks) {
          const creep = speed(body.position.map((x, k) => x - (early as { at: Float64Array }).at[k])) / time;
          const limit = TOLERANCES.stickSpeed.value;
          if (creep <= limit) return undefined;
          return {
            sentence: `'${slope.body}' creeps at ${creep.toPrecision(4)} m/s on a slope that holds it.`,
            value: creep,
            limit,
          };
        }
        const seen = (speed(body.velocity) - early.speed) / time;
        const right = pull * accelerationOf(slope);
        const off = Math.abs(seen - right);
        const limit = TOLERANCES.slideAcceleration.value * pull;
        if (off <= limit) return undefined;
        return {
          sentence: `'${slope.body}' slides with ${seen.toPrecision(4)} m/s² where ${slope.rolls === undefined ? "Coulomb's law" : 'rolling'} gives ${right.toPrecision(4)}.`,
          value: off,
          limit,
        };
      },
    };
  },
};

/** Acceleration down the slope over g: by Coulomb's law, or less friction than that where it is enough to make the body roll. */
function accelerationOf({ angle, friction, rolls }: NonNullable<Case['facts']['slope']>): number {
  const slides = Math.sin(angle) - friction * Math.cos(angle);
  return rolls === undefined ? slides : Math.max(slides, Math.sin(angle) / (1 + rolls));
}

const speed = (v: ArrayLike<number>): number => Math.sqrt(v[0] ** 2 + v[1] ** 2 + v[2] ** 2);
