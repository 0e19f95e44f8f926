/**
 * Nothing passes through anything. Three looks, none of which uses the engine's detection: no skin point below the floor or outside
 * the bin; no core point of a body inside another, now or on the straight way it took in the step; no middle of a body across
 * a triangle of a static mesh.
 */
import type { Body } from 'pliant';
import type { Finding, Law } from '../law.js';
import { firstCrossed } from '../look/crossing.js';
import {
  angleOf,
  coreBefore,
  coreOf,
  isInside,
  type Pose,
  poseBefore,
  poseOf,
  quatDot,
  skinOf,
  wasInside,
} from '../look/matter.js';
import { add, norm, scale, subtract, toLocal, toWorld, type Vec, vec } from '../look/vectors.js';
import type { Running, Seen } from '../running.js';
import { softOverlap, withSelf } from './apart-soft.js';
import { speedOf } from './rest.js';
import { TOLERANCES } from './tolerances.js';
import { uncrossed } from './uncrossed.js';

/** Points looked at along the way of a step, at most. */
const MOST_STOPS = 400;

/** Steps between two looks at the surfaces of soft bodies, which cost most. */
const SOFT_EVERY = 4;

export const apart: Law = {
  name: 'apart',
  sentence: 'Nothing passes through anything, sinks below the floor, or leaves its bin.',
  unit: 'm',
  watch(running) {
    const { facts, actions } = running.subject;
    if (facts.poisoned) return undefined;
    const pairs = new MeetingPairs(running);
    // A body that a user puts somewhere else has passed nothing.
    if (actions.some(({ command }) => ['place', 'remove', 'add', 'set'].includes(String(command['op']))))
      return undefined;
    return {
      afterStep: (now) =>
        outOfBounds(now) ??
        (facts.uncrossed ? uncrossed(now) : undefined) ??
        pairs.passing(now) ??
        (now.steps % SOFT_EVERY === 0 ? withSelf(now) : undefined) ??
        (facts.overlaps ? partedTooFast(now) : undefined),
      atEnd: () => pairs.stillOverlapping(facts.parts ?? false),
    };
  },
};

function outOfBounds({ seen, subject, dt }: Running): Finding | undefined {
  const { floor, bin } = subject.facts;
  if (floor === undefined && bin === undefined) return undefined;
  for (const one of seen) {
    const { body, name, radius, isFree } = one;
    if (!isFree || !body.exists) continue;
    const slack = TOLERANCES.floorDepth.value * radius + TOLERANCES.floorLag.value * dt * speedOf(one);
    // Where the whole ball around the body is inside, so is the body.
    if (isClear(body, radius, floor, bin)) continue;
    for (const p of skinOf(body)) {
      if (floor !== undefined && p[1] < floor - slack)
        return {
          sentence: `A point of '${name}' is ${(floor - p[1]).toPrecision(4)} m below the floor.`,
          value: floor - p[1],
          limit: slack,
        };
      if (bin === undefined) continue;
      for (let k = 0; k < 3; k++) {
        const out = Math.max(bin.min[k] - p[k], p[k] - bin.max[k]);
        if (out > slack)
          return {
            sentence: `A point of '${name}' is ${out.toPrecision(4)} m outside its bin.`,
            value: out,
            limit: slack,
          };
      }
    }
  }
  return undefined;
}

function isClear(
  { position: p }: Body,
  r: number,
  floor: number | undefined,
  bin: { min: ArrayLike<number>; max: ArrayLike<number> } | undefined,
): boolean {
  if (floor !== undefined && p[1] - r < floor) return false;
  return bin === undefined || [0, 1, 2].every((k) => p[k] - r >= bin.min[k] && p[k] + r <= bin.max[k]);
}

/** Parting may lift a body, but not shoot it. Falling is allowed for, by the time that went by. */
function partedTooFast({ seen, world, subject }: Running): Finding | undefined {
  if (seen.some(({ body, isFree }) => isFree && norm(vec(bodyStart(subject, body))) > 0)) return undefined;
  const g = norm(world.gravity);
  for (const one of seen) {
    if (!one.isFree) continue;
    const fallen = g * world.time;
    const limit = TOLERANCES.overlapSpeed.value * Math.sqrt(Math.max(g, 9.81) * one.radius) + fallen;
    const speed = speedOf(one);
    if (speed > limit)
      return {
        sentence: `'${one.name}' began inside another body and left at ${speed.toPrecision(4)} m/s.`,
        value: speed,
        limit,
      };
  }
  return undefined;
}

function bodyStart(subject: Running['subject'], body: Body): ArrayLike<number> {
  const found = subject.scene.bodies.find(({ name }) => name === body.name) as
    | { velocity?: ArrayLike<number> }
    | undefined;
  return found?.velocity ?? [0, 0, 0];
}

/** The pairs of a world that must not pass through each other. */
class MeetingPairs {
  /** Pairs that overlapped at the start, until they have parted. */
  private readonly overlapping = new Set<Pair>();
  private pairs: Pair[] = [];
  private of: readonly Seen[] = [];

  constructor(running: Running) {
    if (!running.subject.facts.overlaps) return;
    for (const pair of this.pairsOf(running))
      if (overlap(pair[0].body, pair[1].body)) this.overlapping.add(pair);
  }

  /** Pairs that began in each other and never parted, where they must. */
  stillOverlapping(must: boolean): Finding | undefined {
    if (!must || this.overlapping.size === 0) return undefined;
    const [[a, b]] = this.overlapping;
    return { sentence: `'${a.name}' and '${b.name}' never parted.`, value: this.overlapping.size, limit: 0 };
  }

  passing(running: Running): Finding | undefined {
    for (const pair of this.pairsOf(running)) {
      const [a, b] = pair;
      if (this.overlapping.has(pair)) {
        if (!overlap(a.body, b.body)) this.overlapping.delete(pair);
        continue;
      }
      const beforeA = running.before.get(a.body);
      const beforeB = running.before.get(b.body);
      if (beforeA === undefined || beforeB === undefined) continue;
      if (!areNear(a, b, beforeA, beforeB)) continue;
      const found =
        passes(a, b, beforeA, beforeB, running.dt) ??
        passes(b, a, beforeB, beforeA, running.dt) ??
        (running.steps % SOFT_EVERY === 0 ? softOverlap(a, b, running.dt) : undefined);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Listed anew only when bodies came or went. */
  private pairsOf(running: Running): readonly Pair[] {
    if (this.of !== running.seen) {
      this.of = running.seen;
      this.pairs = [...meetingPairs(running)];
    }
    return this.pairs;
  }
}

type Pair = readonly [Seen, Seen];

function* meetingPairs(running: Running): Generator<Pair> {
  const { seen, world } = running;
  const tied = new Set<string>();
  for (const { bodyA, bodyB } of world.joints())
    tied.add(`${bodyA.handle} ${bodyB.handle}`).add(`${bodyB.handle} ${bodyA.handle}`);
  for (const one of running.subject.scene.bodies)
    if (one.kind === 'soft')
      for (const { to } of one.attachments ?? []) {
        const [a, b] = [one.name, to].map((name) => seen.find((other) => other.name === name)?.body.handle);
        tied.add(`${a} ${b}`).add(`${b} ${a}`);
      }
  for (const [i, a] of seen.entries()) {
    for (const b of seen.slice(i + 1)) {
      if (!a.isFree && !b.isFree) continue;
      if (a.body.isSensor || b.body.isSensor || tied.has(`${a.body.handle} ${b.body.handle}`)) continue;
      if (mayMeet(running, a.name, b.name)) yield [a, b];
    }
  }
}

function mayMeet({ subject }: Running, a: string, b: string): boolean {
  if (!subject.scene.bodies.some(({ group, mask }) => group !== undefined || mask !== undefined)) return true;
  const find = (name: string) => subject.scene.bodies.find((body) => body.name === name);
  const [one, other] = [find(a), find(b)];
  const all = 0xffffffff;
  return ((one?.group ?? 1) & (other?.mask ?? all)) !== 0 && ((other?.group ?? 1) & (one?.mask ?? all)) !== 0;
}

/** Whether two bodies can have met in the step. Written out, since it is asked for every pair of every step. */
function areNear(a: Seen, b: Seen, beforeA: Pose, beforeB: Pose): boolean {
  const [p, q, u, v] = [a.body.position, b.body.position, beforeA.position, beforeB.position];
  let between = 0;
  let wayA = 0;
  let wayB = 0;
  for (let k = 0; k < 3; k++) {
    between += (p[k] - q[k]) ** 2;
    wayA += (p[k] - u[k]) ** 2;
    wayB += (q[k] - v[k]) ** 2;
  }
  return !(Math.sqrt(between) > a.radius + b.radius + Math.sqrt(wayA) + Math.sqrt(wayB));
}

/** Shares of a chord between two core points at which it is looked at. */
const ON_CHORD = [0, 0.2, 0.4, 0.6, 0.8];

/** Whether two bodies have a point in common. Few core points say too little: a corner may be in a body between them. */
const overlap = (a: Body, b: Body): boolean => reachesInto(a, b) || reachesInto(b, a);

function reachesInto(a: Body, b: Body): boolean {
  const core = coreOf(a);
  const [poseA, poseB] = [poseOf(a), poseOf(b)];
  if (a.isDeformable) return core.some((p) => isInside(b, poseB, p));
  for (const [i, p] of core.entries())
    for (let j = 0; j <= i; j++)
      for (const share of ON_CHORD) {
        const q = add(p, scale(subtract(core[j], p), share));
        if (isInside(b, poseB, q) && isInside(a, poseA, q)) return true;
      }
  return false;
}

/** Core points of `a` that are, or came, through `b`, seen from `b`. */
function passes(a: Seen, b: Seen, beforeA: Pose, beforeB: Pose, dt: number): Finding | undefined {
  if (!a.isFree && b.isFree && a.radius === Number.POSITIVE_INFINITY) return undefined;
  const now = coreOf(a.body);
  const then = coreBefore(a.body, beforeA);
  const pose = poseOf(b.body);
  const whirls = [a, b].some(
    ({ body }) => !body.isDeformable && dt * norm(vec(body.angularVelocity)) > WHIRL,
  );
  const ways = (whirls ? wayOfMiddle : waysOf)(a.body, b.body, beforeA, beforeB);
  const surface = !b.body.isDeformable && b.body.shape.kind === 'mesh' ? b.body.shape : undefined;
  for (const [i, p] of now.entries()) {
    const isFollowed = i < ways[0].length;
    if (surface !== undefined && isFollowed && crossedOn(surface, ways, i))
      return through(a, b, 'crossed the surface of');
    if (surface !== undefined && b.body.kind === 'static') continue;
    if (isInside(b.body, pose, p)) return through(a, b, 'is inside');
    if (b.radius === Number.POSITIVE_INFINITY || !isFollowed) continue;
    if (b.body.mesh !== undefined) {
      if (jumpedSoft(b.body, beforeB, then[i], p, a.radius)) return through(a, b, 'jumped through');
      continue;
    }
    for (let s = 1; s < ways.length; s++)
      if (jumped(b.body, pose, ways[s - 1][i], ways[s][i], a.radius, s === ways.length - 1))
        return through(a, b, 'jumped through');
  }
  return undefined;
}

/** What turns by more than this within a step may have gone round either way [rad]: nobody outside knows where its points were. */
const WHIRL = 2;

/** Turns of more than this within a step are looked at in parts [rad]: a chord would cut off what a point goes around. */
const PART_OF_TURN = 0.1;

/**
 * The core points of `a` at times of the step, in the frame of `b` of that time, so that a moving wall counts as well. In between
 * both bodies moved and turned evenly, as far as anyone outside can know.
 */
function waysOf(a: Body, b: Body, beforeA: Pose, beforeB: Pose): Vec[][] {
  const [fromA, toA] = [poseBefore(a, beforeA), poseOf(a)];
  const [fromB, toB] = [poseBefore(b, beforeB), poseOf(b)];
  const [then, now] = [coreBefore(a, beforeA), coreOf(a)];
  const seenBy = (pose: Pose) => (p: Vec) => toLocal(pose.position, pose.orientation, p);
  const first = then.map(seenBy(fromB));
  const last = now.map(seenBy(toB));
  // A body that deforms had another shape in between than it has now.
  if (b.isDeformable) return [first, last];
  const local = now.map(seenBy(toA));
  const turn = Math.max(angleOf(fromA, toA), angleOf(fromB, toB));
  const parts = Math.ceil(turn / PART_OF_TURN);
  const between = Array.from({ length: Math.max(0, parts - 1) }, (_, k) => {
    const t = (k + 1) / parts;
    const poseA = posedBetween(fromA, toA, t);
    const frame = seenBy(posedBetween(fromB, toB, t));
    // Vertices go straight; what keeps its shape turns as well.
    const placed = a.isDeformable
      ? then.map((p, i) => add(p, scale(subtract(now[i], p), t)))
      : local.map((p) => toWorld(poseA.position, poseA.orientation, p));
    return placed.map(frame);
  });
  return [first, ...between, last];
}

/** The middle of `a` before and after the step, in the frame of `b`; none where `a` has no matter in its middle, as a ring. */
function wayOfMiddle(a: Body, b: Body, beforeA: Pose, beforeB: Pose): Vec[][] {
  const pose = poseOf(a);
  if (a.isDeformable || !isInside(a, pose, vec(a.position))) return [[], []];
  const middle = toLocal(pose.position, pose.orientation, vec(a.position));
  const [from, fromB, toB] = [poseBefore(a, beforeA), poseBefore(b, beforeB), poseOf(b)];
  const then = toWorld(from.position, from.orientation, middle);
  return [
    [toLocal(fromB.position, fromB.orientation, then)],
    [toLocal(toB.position, toB.orientation, vec(a.position))],
  ];
}

/** The pose a share `t` of the way from one pose to another, the shorter way round. */
function posedBetween(from: Pose, to: Pose, t: number): Pose {
  const half = angleOf(from, to) / 2;
  const sign = quatDot(from.orientation, to.orientation) < 0 ? -1 : 1;
  const [u, v] = half > 1e-6 ? [Math.sin((1 - t) * half), sign * Math.sin(t * half)] : [1 - t, sign * t];
  const mix = (p: ArrayLike<number>, q: ArrayLike<number>, x: number, y: number) =>
    Array.from(p, (value, k) => x * value + y * q[k]);
  return {
    position: mix(from.position, to.position, 1 - t, t),
    orientation: mix(from.orientation, to.orientation, u, v),
  };
}

function crossedOn(
  surface: { readonly positions: ArrayLike<number>; readonly triangles: ArrayLike<number> },
  ways: readonly Vec[][],
  i: number,
): boolean {
  for (let s = 1; s < ways.length; s++)
    if (firstCrossed(surface.positions, surface.triangles, ways[s - 1][i], ways[s][i]) >= 0) return true;
  return false;
}

/** Whether a point on the way from `from` to `to`, both in the frame of the body, is inside it. The end of the last way was asked before. */
function jumped(body: Body, pose: Pose, from: Vec, to: Vec, radius: number, isLast: boolean): boolean {
  const length = norm(subtract(to, from));
  if (isLast && length < 0.2 * radius) return false;
  const stops = Math.max(1, Math.min(MOST_STOPS, Math.ceil(length / (0.1 * radius))));
  for (let s = 1; s <= stops; s++) {
    if (isLast && s === stops) break;
    const local = add(from, scale(subtract(to, from), s / stops));
    const world = toWorld(pose.position, pose.orientation, local);
    if (isInside(body, pose, world)) return true;
  }
  return false;
}

/** The same for a body of tetrahedra, whose shape changes on the way: a dent that springs back has let nothing through. */
function jumpedSoft(body: Body, before: Pose, from: Vec, to: Vec, radius: number): boolean {
  const length = norm(subtract(to, from));
  const stops = Math.min(MOST_STOPS, Math.ceil(length / (0.1 * radius)));
  for (let s = 1; s < stops; s++) {
    const t = s / stops;
    if (wasInside(body, before, t, add(from, scale(subtract(to, from), t)))) return true;
  }
  return false;
}

function through(a: Seen, b: Seen, verb: string): Finding {
  return { sentence: `The core of '${a.name}' ${verb} '${b.name}'.`, value: 1, limit: 0 };
}
