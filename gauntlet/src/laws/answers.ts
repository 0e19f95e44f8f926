/** Events, contacts, sums, queries and troubles agree with each other and with a brute-force look. */
import type { Body, World } from 'pliant';
import type { Finding, Law } from '../law.js';
import { isInside, poseOf, skinOf } from '../look/matter.js';
import { norm, subtract, type Vec, vec } from '../look/vectors.js';
import type { Running } from '../running.js';
import { unseenBySensor, wrongContacts } from './contact-look.js';
import { TOLERANCES } from './tolerances.js';

/** Steps between two looks at everything. */
const EVERY = 7;

export const answers: Law = {
  name: 'answers',
  sentence: 'Events, contacts, sums and queries agree with each other and with a brute-force look.',
  unit: 'relative',
  watch(running) {
    if (running.subject.facts.poisoned) return undefined;
    const touching = new Set<string>();
    return {
      afterStep(now) {
        const found = wrongEvents(now.world, touching);
        if (found !== undefined || now.steps % EVERY !== 0) return found;
        return (
          wrongSums(now.world, now.dt) ??
          wrongForces(now.world) ??
          wrongContacts(now) ??
          unseenBySensor(now, touching) ??
          wrongQueries(now)
        );
      },
    };
  },
};

const key = (a: number, b: number): string => `${Math.min(a, b)} ${Math.max(a, b)}`;

/** `start` only for pairs that did not touch, `stay` and `stop` only for those that did. */
function wrongEvents(world: World, touching: Set<string>): Finding | undefined {
  const kept = new Set<string>();
  for (const { kind, bodyA, bodyB } of world.events()) {
    const pair = key(bodyA.handle, bodyB.handle);
    const did = touching.has(pair);
    if (kind === 'start' && did) return wrong(`Touching began twice between ${pair}.`);
    if ((kind === 'stay' || kind === 'stop') && !did)
      return wrong(`A '${kind}' of ${pair} came without a 'start'.`);
    if (kind === 'start' || kind === 'stay') kept.add(pair);
  }
  for (const pair of touching) {
    const isOver = [...world.events()].some(
      ({ kind, bodyA, bodyB }) => kind === 'stop' && key(bodyA.handle, bodyB.handle) === pair,
    );
    if (!isOver && !kept.has(pair) && bodiesExist(world, pair))
      return wrong(`Pair ${pair} neither stayed nor stopped.`);
  }
  touching.clear();
  for (const pair of kept) touching.add(pair);
  return undefined;
}

const bodiesExist = (world: World, pair: string): boolean =>
  pair.split(' ').every((handle) => world.get(Number(handle)) !== undefined);

/** Impulses of the contacts of a pair sum to that of the pair; forces of all pairs of a body to its contact force. */
function wrongSums(world: World, dt: number): Finding | undefined {
  const sums = new Map<Body, Float64Array>();
  let largest = 0;
  for (const { bodyA, bodyB, force, impulse } of world.pairs()) {
    for (let k = 0; k < 3; k++) {
      largest = Math.max(largest, Math.abs(force[k]));
      if (Math.abs(force[k] * dt - impulse[k]) > 1e-9 * (Math.abs(impulse[k]) + 1e-9))
        return wrong('The force of a pair is not its impulse over the step.');
      bookFor(sums, bodyA)[k] += force[k];
      bookFor(sums, bodyB)[k] -= force[k];
    }
  }
  for (const [body, sum] of sums) {
    const off = norm(subtract(vec(sum), vec(body.contactForce)));
    const limit = TOLERANCES.sums.value * (largest + 1e-6);
    if (off > limit)
      return {
        sentence: `The forces of the pairs of '${body.name}' miss its contact force by ${off.toPrecision(4)} N.`,
        value: off,
        limit,
      };
  }
  return undefined;
}

function bookFor(sums: Map<Body, Float64Array>, body: Body): Float64Array {
  const known = sums.get(body) ?? new Float64Array(3);
  sums.set(body, known);
  return known;
}

/** A contact pushes and never pulls, and its pair is listed. */
function wrongForces(world: World): Finding | undefined {
  const pairs = new Set([...world.pairs()].map(({ bodyA, bodyB }) => key(bodyA.handle, bodyB.handle)));
  for (const { bodyA, bodyB, normal, force } of world.contacts()) {
    const along = normal[0] * force[0] + normal[1] * force[1] + normal[2] * force[2];
    const size = norm(force);
    if (along < -1e-6 * size - 1e-9)
      return {
        sentence: `A contact of '${bodyA.name}' and '${bodyB.name}' pulls with ${(-along).toPrecision(4)} N.`,
        value: -along,
        limit: 0,
      };
    // A body that touches itself has rows, and is no pair.
    if (size > 0 && bodyA !== bodyB && !pairs.has(key(bodyA.handle, bodyB.handle)))
      return wrong(`A contact of '${bodyA.name}' and '${bodyB.name}' has a force and no pair.`);
  }
  return undefined;
}

/** Points of one body deep in another: the queries must know both. */
function wrongQueries({ world, seen }: Running): Finding | undefined {
  for (const { body, name, radius } of seen.slice(0, 12)) {
    // Queries leave sensors out unless they are asked for them.
    if (!body.exists || body.isSensor || body.isDeformable || radius === Number.POSITIVE_INFINITY) continue;
    const middle: Vec = vec(body.position);
    const isIn = isInside(body, poseOf(body), middle);
    const told = world.overlapPoint(middle as [number, number, number]).includes(body);
    if (body.shape.kind !== 'mesh' && isIn !== told)
      return wrong(`overlapPoint ${told ? 'finds' : 'misses'} '${name}' at its middle.`);
    const found = wrongRay(world, body, name, radius) ?? wrongBounds(world, body, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A ray from far away towards a skin point of a body hits something not farther than that point. */
function wrongRay(world: World, body: Body, name: string, radius: number): Finding | undefined {
  const [target] = skinOf(body);
  // An open surface of triangles, which only static bodies have, has no inside to aim at.
  if (target === undefined || (body.kind === 'static' && body.shape.kind === 'mesh')) return undefined;
  const middle = vec(body.position);
  const aim: Vec = [0, 1, 2].map((k) => 0.999 * target[k] + 0.001 * middle[k]) as unknown as Vec;
  if (!isInside(body, poseOf(body), aim)) return undefined;
  const from: Vec = [aim[0] + 2.3 * radius, aim[1] + 3.1 * radius, aim[2] - 1.7 * radius];
  const way = subtract(aim, from);
  const hit = world.castRay(from as [number, number, number], way as [number, number, number]);
  if (hit === undefined || hit.distance > norm(way) * (1 + 1e-6))
    return wrong(`A ray to a point in '${name}' hits nothing before it.`);
  return undefined;
}

function wrongBounds(world: World, body: Body, name: string): Finding | undefined {
  const [p] = skinOf(body);
  if (p === undefined) return undefined;
  const min = [p[0] - 1e-3, p[1] - 1e-3, p[2] - 1e-3] as const;
  const max = [p[0] + 1e-3, p[1] + 1e-3, p[2] + 1e-3] as const;
  return world.overlapBounds([...min], [...max]).includes(body)
    ? undefined
    : wrong(`overlapBounds misses '${name}' at a point of its skin.`);
}

const wrong = (sentence: string): Finding => ({ sentence, value: 1, limit: 0 });
