/** What must come to rest does, and sleeps; what must stand stands. */
import type { Finding, Law } from '../law.js';
import type { Running, Seen } from '../running.js';
import { TOLERANCES } from './tolerances.js';

export const rest: Law = {
  name: 'rest',
  sentence:
    'What must come to rest does so in time and sleeps; nothing sleeps that moves; what must stand stands.',
  unit: '√(g · radius) for speeds, radii for creep',
  watch(running) {
    const { rests, stands, poisoned } = running.subject.facts;
    if (poisoned || running.subject.actions.length > 0) return undefined;
    const afterStep = sleepWatch(running);
    if (rests === undefined && !stands) return { afterStep };
    const start = stands ? running.seen.map(({ body }) => Float64Array.from(body.position)) : [];
    return {
      afterStep,
      atEnd(now) {
        return (
          (stands ? moved(now, start) : undefined) ??
          tooFast(now) ??
          (rests === undefined ? undefined : awake(now))
        );
      },
    };
  },
};

/** Nothing falls asleep that moved visibly in the step before. */
function sleepWatch(running: Running): (now: Running) => Finding | undefined {
  const speeds = running.seen.map(({ body }) => centreSpeed(body));
  const slept = running.seen.map(({ body }) => body.isAsleep);
  return ({ seen }) => {
    let finding: Finding | undefined;
    for (const [i, { body, name, isFree }] of seen.entries()) {
      const limit = TOLERANCES.sleepSpeed.value;
      if (isFree && body.isAsleep && !slept[i] && !(speeds[i] <= limit))
        finding ??= {
          sentence: `'${name}' fell asleep while it moved at ${speeds[i].toPrecision(4)} m/s.`,
          value: speeds[i],
          limit,
        };
      speeds[i] = centreSpeed(body);
      slept[i] = body.isAsleep;
    }
    return finding;
  };
}

/** Speed of the centre of mass [m/s]. */
function centreSpeed({ velocity: [x, y, z] }: Seen['body']): number {
  return Math.sqrt(x * x + y * y + z * z);
}

function moved({ seen }: Running, start: readonly Float64Array[]): Finding | undefined {
  for (const [i, { body, name, radius, isFree }] of seen.entries()) {
    if (!isFree) continue;
    const way = distance(body.position, start[i]);
    const limit = TOLERANCES.creep.value * radius;
    if (!(way <= limit))
      return { sentence: `'${name}' must stand and moved by ${way.toPrecision(4)} m.`, value: way, limit };
  }
  return undefined;
}

function tooFast(running: Running): Finding | undefined {
  const pull = pullOf(running);
  for (const seen of running.seen) {
    if (!seen.isFree) continue;
    const speed = speedOf(seen);
    const limit = TOLERANCES.restSpeed.value * Math.sqrt(pull * seen.radius);
    if (!(speed <= limit))
      return {
        sentence: `'${seen.name}' must be at rest and moves at ${speed.toPrecision(4)} m/s.`,
        value: speed,
        limit,
      };
  }
  return undefined;
}

function awake({ seen, subject }: Running): Finding | undefined {
  if (subject.scene.sleeping === false) return undefined;
  const up = seen.filter(({ body, isFree }) => isFree && !body.isAsleep);
  if (up.length === 0) return undefined;
  return {
    sentence: `${up.length} of ${seen.length} bodies never fell asleep; '${up[0].name}' is one.`,
    value: up.length,
    limit: 0,
  };
}

/** Fastest point of a body [m/s]. */
export function speedOf({ body, radius }: Seen): number {
  if (body.isDeformable) {
    let most = 0;
    const v = body.velocities;
    for (let i = 0; i < v.length; i += 3)
      most = Math.max(most, Math.sqrt(v[i] ** 2 + v[i + 1] ** 2 + v[i + 2] ** 2));
    return most;
  }
  const [x, y, z] = body.velocity;
  const [a, b, c] = body.angularVelocity;
  return Math.sqrt(x * x + y * y + z * z) + radius * Math.sqrt(a * a + b * b + c * c);
}

export function pullOf({ world }: Running): number {
  const [x, y, z] = world.gravity;
  return Math.sqrt(x * x + y * y + z * z);
}

export const distance = (a: ArrayLike<number>, b: ArrayLike<number>): number =>
  Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2);
