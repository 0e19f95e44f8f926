import { describe, expect, it } from 'vitest';
import type { ShapeDefinition } from '../../geometry/shape.js';
import { isConvex, type Solid } from '../../geometry/solids/solid.js';
import * as quat from '../../math/quat.js';
import { Random } from '../../math/random.js';
import { BoxAxes } from '../../narrowphase/box-axes.js';
import { compileSolid } from '../shapes/compile.js';
import { ConvexPair } from './convex-pair.js';

const ORIGIN = new Float64Array(3);
const IDENTITY = Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1);

function turn(random: Random): Float64Array {
  const q = new Float64Array(4);
  random.rotation(q, 0);
  const m = new Float64Array(9);
  quat.toMat3(m, 0, q, 0);
  return m;
}

const somewhere = (random: Random, reach: number): Float64Array =>
  Float64Array.from([0, 0, 0], () => random.uniform(-reach, reach));

const corners = (x: number, y: number, z: number): number[] =>
  [0, 1, 2, 3, 4, 5, 6, 7].flatMap((k) => [k & 1 ? x : -x, k & 2 ? y : -y, k & 4 ? z : -z]);

/** One of each convex kind, with a sphere's worth of random points for the hull. */
function convexShapes(random: Random): ShapeDefinition[] {
  return [
    { kind: 'box', halfExtents: [0.5, 0.3, 0.7] },
    { kind: 'capsule', radius: 0.3, halfHeight: 0.5 },
    { kind: 'cylinder', radius: 0.4, halfHeight: 0.6 },
    { kind: 'cone', radius: 0.5, halfHeight: 0.5 },
    { kind: 'ellipsoid', radii: [0.6, 0.25, 0.4] },
    { kind: 'hull', points: Array.from({ length: 60 }, () => random.uniform(-0.6, 0.6)) },
    { kind: 'rounded', shape: { kind: 'box', halfExtents: [0.3, 0.2, 0.4] }, radius: 0.15 },
  ];
}

describe('boxes against separating axes, 1000 random poses (seed 3)', () => {
  it('finds the same depth, also when one box is a hull of its corners', () => {
    const random = new Random(3);
    const pair = new ConvexPair();
    const axes = new BoxAxes(1);
    let overlaps = 0;
    for (let i = 0; i < 1000; i++) {
      const half = Float64Array.from({ length: 6 }, () => random.uniform(0.2, 1));
      const [ra, rb] = [turn(random), turn(random)];
      const at = somewhere(random, 1.6);
      const a = compileSolid({ kind: 'box', halfExtents: [...half.subarray(0, 3)] });
      const b: Solid =
        i % 2 === 0
          ? compileSolid({ kind: 'box', halfExtents: [...half.subarray(3)] })
          : compileSolid({ kind: 'hull', points: corners(half[3], half[4], half[5]) });
      pair.difference.place(ra, ORIGIN, 0, rb, at, 0);
      pair.find(a, b);
      const overlap = axes.find(ra, rb, half, 0, 3, at[0], at[1], at[2]);
      expect(pair.distance < 0).toBe(overlap);
      if (!overlap) continue;
      overlaps++;
      expect(-pair.distance).toBeCloseTo(axes.depth, 9);
    }
    expect(overlaps).toBeGreaterThan(400);
  });
});

describe('a ball against every convex solid, 200 random poses each (seed 5)', () => {
  const random = new Random(5);
  const ball = compileSolid({ kind: 'sphere', radius: 0.1 });
  it.each(convexShapes(random))('$kind: distance and normal are those of φ at its centre', (shape) => {
    const solid = compileSolid(shape);
    const pair = new ConvexPair();
    const local = new Float64Array(3);
    const gradient = new Float64Array(3);
    for (let i = 0; i < 200; i++) {
      const rotation = turn(random);
      const at = somewhere(random, 1);
      for (let k = 0; k < 3; k++)
        local[k] = rotation[k] * -at[0] + rotation[3 + k] * -at[1] + rotation[6 + k] * -at[2];
      const phi = solid.distance(local, 0, gradient);
      pair.difference.place(Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1), ORIGIN, 0, rotation, at, 0);
      pair.find(ball, solid);
      expect(pair.distance).toBeCloseTo(phi - 0.1, 7);
      // Inside, on the medial surface, two ways out are equally short; the normal is only asked outside.
      if (phi < 1e-3) continue;
      for (let k = 0; k < 3; k++) {
        const along =
          rotation[3 * k] * gradient[0] +
          rotation[3 * k + 1] * gradient[1] +
          rotation[3 * k + 2] * gradient[2];
        expect(pair.normal[k]).toBeCloseTo(along, 5);
      }
    }
  });
});

describe('every two convex solids, 25 random poses each (seed 7)', () => {
  const random = new Random(7);
  const solids = convexShapes(random).map((shape) => compileSolid(shape));
  const pairs = solids.flatMap((a, i) => solids.slice(i).map((b) => ({ a, b, name: `${a.kind}–${b.kind}` })));

  it.each(pairs)('$name: moving by the depth along the normal separates, by less does not', ({ a, b }) => {
    const pair = new ConvexPair();
    const again = new ConvexPair();
    for (let i = 0; i < 25; i++) {
      const [ra, rb] = [turn(random), turn(random)];
      const at = somewhere(random, 0.9);
      pair.difference.place(ra, ORIGIN, 0, rb, at, 0);
      pair.find(a, b);
      const n = [0, 1, 2].map(
        (k) => ra[3 * k] * pair.normal[0] + ra[3 * k + 1] * pair.normal[1] + ra[3 * k + 2] * pair.normal[2],
      );
      const moved = (by: number): number => {
        const p = Float64Array.from(n, (x) => x * by);
        again.difference.place(ra, p, 0, rb, at, 0);
        again.find(a, b);
        return again.distance;
      };
      expect(Math.hypot(...n)).toBeCloseTo(1, 12);
      expect(moved(-pair.distance + 1e-4)).toBeCloseTo(1e-4, 6);
      expect(moved(-pair.distance - 1e-4)).toBeLessThan(0);
      const gap = [0, 1, 2].map((k) => pair.pointA[k] - pair.pointB[k]);
      const along = gap[0] * pair.normal[0] + gap[1] * pair.normal[1] + gap[2] * pair.normal[2];
      expect(along).toBeCloseTo(pair.distance, 6);
    }
  });
});

it('a corner that dips into a wide flat side meets it right above, however the side was cut up (seed 8)', () => {
  const random = new Random(8);
  const pair = new ConvexPair();
  const floor = compileSolid({ kind: 'box', halfExtents: [3, 0.5, 2] });
  for (let i = 0; i < 500; i++) {
    const points = Array.from({ length: 12 }, () => random.uniform(-0.2, 0.2));
    const body = compileSolid({ kind: 'hull', points });
    const at = Float64Array.of(random.uniform(-2.5, 2.5), 0, random.uniform(-1.5, 1.5));
    const r = turn(random);
    const corner = new Float64Array(3);
    if (!isConvex(body)) throw new Error('A hull is convex.');
    body.support(Float64Array.of(-r[3], -r[4], -r[5]), corner, 0);
    const lowest = r[3] * corner[0] + r[4] * corner[1] + r[5] * corner[2];
    at[1] = 0.5 - lowest - random.uniform(1e-6, 0.01);
    pair.difference.place(IDENTITY, ORIGIN, 0, r, at, 0);
    pair.find(floor, body);
    const depth = 0.5 - (at[1] + lowest);
    expect(-pair.distance).toBeCloseTo(depth, 9);
    for (let k = 0; k < 3; k++) expect(pair.pointA[k] - pair.pointB[k]).toBeCloseTo(k === 1 ? depth : 0, 9);
  }
});

describe('from the normal of a moment ago, 300 random poses of each two solids (seed 11)', () => {
  const random = new Random(11);
  const shapes = convexShapes(random);
  const pairs = shapes.flatMap((a, i) => shapes.slice(i).map((b) => [a, b] as const));
  it.each(pairs)('%o and %o: the same as from scratch, or a way out as short as that', (first, second) => {
    const a = compileSolid(first);
    const b = compileSolid(second);
    const pair = new ConvexPair();
    const fresh = new ConvexPair();
    const thin = Math.min(a.thinness, b.thinness);
    let others = 0;
    for (let i = 0; i < 300; i++) {
      const [ra, rb] = [turn(random), turn(random)];
      const at = somewhere(random, 1);
      fresh.difference.place(ra, ORIGIN, 0, rb, at, 0);
      fresh.find(a, b);
      // To a gap or an overlap of up to a hundredth of the thinner one, then a little on.
      const off = fresh.distance - random.uniform(-0.01, 0.01) * thin;
      for (let r = 0; r < 3; r++) for (let k = 0; k < 3; k++) at[r] += off * ra[3 * r + k] * fresh.normal[k];
      fresh.difference.place(ra, ORIGIN, 0, rb, at, 0);
      fresh.find(a, b);
      for (let k = 0; k < 3; k++) pair.guess[k] = fresh.normal[k];
      for (let k = 0; k < 3; k++) at[k] += random.uniform(-0.003, 0.003) * thin;
      nudge(random, rb, 0.02);
      for (const each of [fresh, pair]) each.difference.place(ra, ORIGIN, 0, rb, at, 0);
      fresh.find(a, b);
      pair.find(a, b);
      // Searches from scratch end by rounding, up to a nanometre off where solids are curved.
      expect(pair.distance).toBeLessThan(fresh.distance + 3e-9);
      const apart = Math.hypot(
        ...[0, 1, 2].map((k) => pair.pointA[k] - pair.pointB[k] - pair.distance * pair.normal[k]),
      );
      expect(apart).toBeLessThan(1e-6);
      if (fresh.distance > 0) {
        expect(pair.distance).toBeCloseTo(fresh.distance, 8);
        expect(Math.hypot(...[0, 1, 2].map((k) => pair.normal[k] - fresh.normal[k]))).toBeLessThan(1e-3);
      } else if (fresh.distance - pair.distance > 3e-9) {
        others++;
        expect(pair.distance).toBeGreaterThan(-0.02 * thin);
      }
    }
    expect(others).toBeLessThan(30);
  });
});

/** Turns a rotation by a small angle about a random axis. */
function nudge(random: Random, m: Float64Array, angle: number): void {
  const by = [0, 1, 2].map(() => random.uniform(-angle, angle));
  const q = Float64Array.of(by[0] / 2, by[1] / 2, by[2] / 2, 1);
  const length = Math.hypot(...q);
  for (let k = 0; k < 4; k++) q[k] /= length;
  const r = new Float64Array(9);
  quat.toMat3(r, 0, q, 0);
  const old = Float64Array.from(m);
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 3; j++)
      m[3 * i + j] = r[3 * i] * old[j] + r[3 * i + 1] * old[3 + j] + r[3 * i + 2] * old[6 + j];
}
