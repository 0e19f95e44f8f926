/**
 * Nothing passes through anything in the plane: no point of a boundary, corner or not, is deep in another region, no middle jumps across an
 * edge, nothing sinks below the floor or leaves its bin.
 */
import { OutlineBody } from 'pliant/planar';
import type { Finding, Law } from '../law.js';
import { TOLERANCES } from '../laws/tolerances.js';
import { boundaryPoints, crosses, depthIn, isInside, type Point } from './region.js';
import { middleOf, type PlanarRunning, type PlanarSeen, speedOf } from './running.js';

export const planarApart: Law<PlanarRunning> = {
  name: 'apart',
  sentence:
    'In the plane: no point of a boundary lies deep in another region, and nothing jumps across an edge.',
  unit: 'm',
  watch() {
    const fastest = new Map<PlanarSeen, number>();
    return {
      afterStep(now) {
        for (const one of now.seen) fastest.set(one, Math.max(fastest.get(one) ?? 0, speedOf(one)));
        const allowed = allowance(now, fastest);
        return outOfBounds(now, allowed) ?? deepPair(now, allowed) ?? jumped(now);
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

function deepPair(running: PlanarRunning, allowed: Allowance): Finding | undefined {
  for (const [a, b] of meeting(running)) {
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
function jumped(running: PlanarRunning): Finding | undefined {
  for (const [a, b, i, j] of meeting(running)) {
    // What deforms may be pressed past its own middle.
    if (a.body instanceof OutlineBody) continue;
    const now = middleOf(a.body.polygon);
    if (!isInside(a.body.polygon, now)) continue;
    const was = middleOf({ positions: running.before[i] });
    const from = carried(was, running.before[j], b.body.polygon);
    if (crosses(b.body.polygon, from, now) && Math.hypot(now[0] - from[0], now[1] - from[1]) < 1e6)
      return { sentence: `The middle of '${a.name}' crossed an edge of '${b.name}'.`, value: 1, limit: 0 };
  }
  return undefined;
}

/**
 * Where a point would be had it moved and turned with a body. Of a bar that spins, a shift alone is off by more than its
 * thickness at the ends. What deforms turns as its first corner does about its middle.
 */
function carried(point: Point, before: Float64Array, after: { readonly positions: Float64Array }): Point {
  const [m, w] = [middleOf(after), middleOf({ positions: before })];
  const [ux, uy] = [before[0] - w[0], before[1] - w[1]];
  const [vx, vy] = [after.positions[0] - m[0], after.positions[1] - m[1]];
  const length = Math.hypot(ux, uy) * Math.hypot(vx, vy);
  const [c, s] = length > 0 ? [(ux * vx + uy * vy) / length, (ux * vy - uy * vx) / length] : [1, 0];
  const [x, y] = [point[0] - w[0], point[1] - w[1]];
  return [m[0] + c * x - s * y, m[1] + s * x + c * y];
}
