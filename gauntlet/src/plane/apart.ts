/**
 * Nothing passes through anything in the plane: no point of a boundary, corner or not, is deep in another region, no middle jumps across an
 * edge, nothing sinks below the floor or leaves its bin.
 */
import { OutlineBody, type Polygon } from 'pliant/planar';
import type { Finding, Law } from '../law.js';
import { TOLERANCES } from '../laws/tolerances.js';
import { boundaryPoints, crosses, depthIn, isInside, type Point } from './region.js';
import { middleOf, type PlanarRunning, type PlanarSeen, speedOf } from './running.js';

export const planarApart: Law<PlanarRunning> = {
  name: 'apart',
  sentence:
    'In the plane: no point of a boundary lies deep in another region, and nothing jumps across an edge.',
  unit: 'm',
  watch(running) {
    const fastest = new Map<PlanarSeen, number>();
    const within = new Set(running.subject.facts.overlaps ? overlappingPairs(running) : []);
    const most = partingSpeed(running);
    return {
      afterStep(now) {
        for (const one of now.seen) fastest.set(one, Math.max(fastest.get(one) ?? 0, speedOf(one)));
        for (const pair of within) if (!overlap(now, pair)) within.delete(pair);
        const allowed = allowance(now, fastest);
        return (
          outOfBounds(now, allowed) ??
          deepPair(now, allowed, within) ??
          jumped(now, within, fastest) ??
          partedTooFast(now, most)
        );
      },
    };
  },
};

type Allowance = (a: PlanarSeen, b: PlanarSeen) => number;

/**
 * Depth that a pair may have [m]. A penalty spring with the rate K stops a body of speed v within v/√K, whatever its mass; beyond three
 * quarters of a thickness no speed excuses it.
 */
function allowance({ dt, scene }: PlanarRunning, fastest: ReadonlyMap<PlanarSeen, number>): Allowance {
  const give = scene.response === 'penalty' ? 1 / Math.sqrt(scene.stiffness ?? STIFFNESS) : 0;
  return (a, b) => {
    const thickness = Math.min(a.thickness, b.thickness);
    const speed = (of: (one: PlanarSeen) => number) => of(a) + (a === b ? 0 : of(b));
    const soft = give * speed((one) => fastest.get(one) ?? 0);
    const lag = TOLERANCES.floorLag.value * dt * speed(speedOf);
    return Math.min(0.75 * thickness, TOLERANCES.planarDepth.value * thickness + soft) + lag;
  };
}

/** The default of a planar world [1/s²]. */
const STIFFNESS = 20_000;

function outOfBounds({ seen, subject }: PlanarRunning, allowed: Allowance): Finding | undefined {
  const { floor, bin } = subject.facts;
  if (floor === undefined && bin === undefined) return undefined;
  for (const one of seen) {
    if (!one.isFree) continue;
    const { positions } = one.body.polygon;
    const slack = allowed(one, one);
    for (let v = 0; v < positions.length; v += 2) {
      const [x, y] = [positions[v], positions[v + 1]];
      const out = Math.max(
        floor === undefined ? 0 : floor - y,
        bin === undefined ? 0 : bin.min[0] - x,
        bin === undefined ? 0 : x - bin.max[0],
      );
      if (out > slack)
        return { sentence: `'${one.name}' is ${out.toPrecision(4)} m outside.`, value: out, limit: slack };
    }
  }
  return undefined;
}

function* meeting({ seen }: PlanarRunning): Generator<[PlanarSeen, PlanarSeen, number, number]> {
  for (const [i, a] of seen.entries())
    for (const [j, b] of seen.entries()) if (i !== j && (a.isFree || b.isFree)) yield [a, b, i, j];
}

/** A pair by the places of its bodies, the lower one first. */
const pairOf = (i: number, j: number): string => `${Math.min(i, j)} ${Math.max(i, j)}`;

function* overlappingPairs(running: PlanarRunning): Generator<string> {
  for (const [, , i, j] of meeting(running)) {
    const pair = pairOf(i, j);
    if (i < j && overlap(running, pair)) yield pair;
  }
}

/** Whether two regions have more than their boundaries in common. */
function overlap({ seen }: PlanarRunning, pair: string): boolean {
  const [a, b] = pair.split(' ').map((k) => seen[Number(k)].body);
  return boxesMeet(a.box, b.box) && (reaches(a.polygon, b.polygon) || reaches(b.polygon, a.polygon));
}

function reaches(a: Polygon, b: Polygon): boolean {
  const { positions, next } = a;
  for (let v = 0; v < next.length; v++) {
    const from = [positions[2 * v], positions[2 * v + 1]] as const;
    const to = [positions[2 * next[v]], positions[2 * next[v] + 1]] as const;
    if (isInside(b, from) || crosses(b, from, to)) return true;
  }
  return false;
}

/**
 * Fastest that bodies may leave each other which began in each other at rest [m/s]: impulses part them without speed. What
 * springs give is for the law of energy to judge.
 */
function partingSpeed(running: PlanarRunning): (one: PlanarSeen) => number {
  const { scene, subject, seen } = running;
  if (!subject.facts.overlaps || scene.response === 'penalty' || seen.some((one) => speedOf(one) > 0))
    return () => Number.POSITIVE_INFINITY;
  return ({ radius }) => TOLERANCES.overlapSpeed.value * Math.sqrt(9.81 * radius);
}

function partedTooFast({ seen }: PlanarRunning, most: (one: PlanarSeen) => number): Finding | undefined {
  for (const one of seen) {
    if (!one.isFree) continue;
    const [value, limit] = [speedOf(one), most(one)];
    if (value > limit)
      return {
        sentence: `'${one.name}' began inside another body and left at ${value.toPrecision(4)} m/s.`,
        value,
        limit,
      };
  }
  return undefined;
}

function deepPair(
  running: PlanarRunning,
  allowed: Allowance,
  within: ReadonlySet<string>,
): Finding | undefined {
  for (const [a, b, i, j] of meeting(running)) {
    if (within.has(pairOf(i, j))) continue;
    if (!boxesMeet(a.body.box, b.body.box)) continue;
    const limit = allowed(a, b);
    for (const p of boundaryPoints(a.body.polygon, Math.min(a.thickness, b.thickness))) {
      const depth = depthIn(b.body.polygon, p);
      if (depth > limit)
        return {
          sentence: `A point of the boundary of '${a.name}' is ${depth.toPrecision(4)} m deep in '${b.name}'.`,
          value: depth,
          limit,
        };
    }
  }
  return undefined;
}

const boxesMeet = (a: Float64Array, b: Float64Array): boolean =>
  a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];

/** A middle that lies in its own region crosses no edge of another body, seen from that body. */
function jumped(
  running: PlanarRunning,
  within: ReadonlySet<string>,
  fastest: ReadonlyMap<PlanarSeen, number>,
): Finding | undefined {
  for (const [a, b, i, j] of meeting(running)) {
    if (within.has(pairOf(i, j))) continue;
    // What deforms may be pressed past its own middle.
    if (a.body instanceof OutlineBody) continue;
    const now = middleOf(a.body.polygon);
    if (!isInside(a.body.polygon, now)) continue;
    const was = middleOf({ positions: running.before[i] });
    const from = carried(was, now, running.before[j], b.body.polygon, 0);
    if (Math.hypot(now[0] - from[0], now[1] - from[1]) >= 1e6) continue;
    const reach = (fastest.get(a) ?? 0) * running.dt;
    if (
      crossesOnWay(was, now, running.before[j], b.body.polygon) &&
      !goesAround(was, now, b.body.polygon, reach)
    )
      return { sentence: `The middle of '${a.name}' crossed an edge of '${b.name}'.`, value: 1, limit: 0 };
  }
  return undefined;
}

/**
 * Whether a point that goes at most `reach` [m] in the step may have gone around a corner of a body: what bounces within a
 * step goes no straight way.
 */
function goesAround(was: Point, now: Point, body: Polygon, reach: number): boolean {
  const { positions } = body;
  for (let v = 0; v < positions.length; v += 2) {
    const corner = [positions[v], positions[v + 1]] as const;
    if (
      Math.hypot(corner[0] - was[0], corner[1] - was[1]) +
        Math.hypot(now[0] - corner[0], now[1] - corner[1]) >
      reach
    )
      continue;
    if (!crosses(body, was, corner) && !crosses(body, corner, now)) return true;
  }
  return false;
}

/** Parts of a step in which the way of a middle is looked at: seen from a body that turns, it is an arc. */
const PARTS = 16;

/**
 * Whether a point that goes from `was` to `now` crosses an edge of a body on its way, seen from that body. The straight
 * line between the ends of the way would cut through the tip of a bar that spins, where the point went round it.
 */
function crossesOnWay(was: Point, now: Point, before: Float64Array, after: Polygon): boolean {
  let from = carried(was, now, before, after, 0);
  for (let k = 1; k <= PARTS; k++) {
    const to = carried(was, now, before, after, k / PARTS);
    if (crosses(after, from, to)) return true;
    from = to;
  }
  return false;
}

/**
 * Where a point that goes from `was` to `now` would be had it moved and turned with a body from the fraction `t` of the
 * step on. Of a bar that spins, a shift alone is off by more than its thickness at the ends. What deforms turns as its
 * first corner does about its middle.
 */
function carried(
  was: Point,
  now: Point,
  before: Float64Array,
  after: { readonly positions: Float64Array },
  t: number,
): Point {
  const [m, w] = [middleOf(after), middleOf({ positions: before })];
  const [ux, uy] = [before[0] - w[0], before[1] - w[1]];
  const [vx, vy] = [after.positions[0] - m[0], after.positions[1] - m[1]];
  const turn = (1 - t) * Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy);
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const x = was[0] + t * (now[0] - was[0]) - (w[0] + t * (m[0] - w[0]));
  const y = was[1] + t * (now[1] - was[1]) - (w[1] + t * (m[1] - w[1]));
  return [m[0] + c * x - s * y, m[1] + s * x + c * y];
}
