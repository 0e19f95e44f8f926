import { describe, expect, it } from 'vitest';
import { PliantError } from '../core/errors.js';
import { Random } from '../math/random.js';
import { ShapeQuery } from '../queries/shapes/shape-query.js';
import type { ShapeDefinition } from '../scene/index.js';
import { World } from './world.js';

type SolidShape = Exclude<ShapeDefinition, { kind: 'plane' }>;

const SHAPES: SolidShape[] = [
  { kind: 'sphere', radius: 0.5 },
  { kind: 'box', halfExtents: [0.4, 0.3, 0.5] },
  { kind: 'capsule', radius: 0.3, halfHeight: 0.3 },
  { kind: 'torus', radius: 0.4, tube: 0.15 },
  { kind: 'hull', points: [0.5, 0, 0, -0.4, 0.1, 0, 0, 0.6, 0.1, 0, -0.5, 0, 0, 0.1, 0.7, 0.1, 0, -0.5] },
];

function crowd(): World {
  const world = new World({ gravity: [0, 0, 0] });
  const random = new Random(12);
  for (let i = 0; i < 60; i++) {
    const q = new Float64Array(4);
    random.rotation(q, 0);
    world.add({
      kind: i % 3 === 0 ? 'rigid' : 'static',
      shape: SHAPES[i % SHAPES.length],
      position: [random.uniform(-6, 6), random.uniform(-6, 6), random.uniform(-6, 6)],
      orientation: q,
      group: 1 << (i % 4),
    });
  }
  return world;
}

const world = crowd();
const all = [...world];
const asked = all.map((body) => new ShapeQuery(body.solid).place(body.position, body.orientation));
const randoms = new Random(13);
const point = () => [0, 1, 2].map(() => randoms.uniform(-7, 7));

describe('against every body asked one by one (seeds 12, 13)', () => {
  it('castRay finds the nearest, castRayAll all of them in order', () => {
    let hits = 0;
    for (let i = 0; i < 200; i++) {
      const [origin, direction] = [point(), point()];
      const times = asked.map((query) => {
        const out = { distance: 0, point: new Float64Array(3), normal: new Float64Array(3) };
        return query.castRay(origin, direction, out) ? out.distance : Number.POSITIVE_INFINITY;
      });
      const least = Math.min(...times);
      const hit = world.castRay(origin, direction);
      expect(hit === undefined).toBe(least === Number.POSITIVE_INFINITY);
      if (hit === undefined) continue;
      expect(hit.distance).toBeCloseTo(least, 12);
      hits++;
      expect(hit.body).toBe(all[times.indexOf(least)]);
      const list = world.castRayAll(origin, direction).map((h) => h.distance);
      const sorted = times.filter((t) => t < Number.POSITIVE_INFINITY).sort((a, b) => a - b);
      expect(list).toHaveLength(sorted.length);
      list.forEach((distance, k) => {
        expect(distance).toBeCloseTo(sorted[k], 12);
      });
    }
    expect(hits).toBeGreaterThan(15);
  });

  it('projectPoint, signedDistance and overlapPoint', () => {
    for (let i = 0; i < 200; i++) {
      const p = point();
      const distances = asked.map((query) => query.signedDistance(p));
      const least = Math.min(...distances);
      expect(world.signedDistance(p)).toBe(least);
      const projection = world.projectPoint(p)!;
      expect(projection.body).toBe(all[distances.indexOf(least)]);
      expect(projection.isInside).toBe(least <= 0);
      expect(world.overlapPoint(p)).toEqual(all.filter((_, k) => distances[k] <= 0));
    }
  });

  it('castShape of a ball stops where the distance to the nearest body is its radius', () => {
    let hits = 0;
    for (let i = 0; i < 60; i++) {
      const [position, motion] = [point(), point()];
      if (world.signedDistance(position) < 0.25) continue;
      const hit = world.castShape({ kind: 'sphere', radius: 0.2 }, { position }, motion);
      if (hit === undefined) {
        for (let t = 0; t <= 1; t += 0.01)
          expect(world.signedDistance(position.map((x, k) => x + t * motion[k]))).toBeGreaterThan(0.2 - 1e-9);
        continue;
      }
      hits++;
      const there = position.map((x, k) => x + hit.time * motion[k]);
      expect(world.signedDistance(there)).toBeCloseTo(0.2, 5);
    }
    expect(hits).toBeGreaterThan(5);
  });

  it('overlapShape, closestPair and penetration', () => {
    for (let i = 0; i < 60; i++) {
      const position = point();
      const found = world.overlapShape({ kind: 'sphere', radius: 0.8 }, { position });
      expect(found).toEqual(all.filter((_, k) => asked[k].signedDistance(position) <= 0.8));
    }
    const ball = all.find((body) => body.shape.kind === 'sphere')!;
    all.forEach((body, k) => {
      if (body === ball) return;
      const gap = world.closestPair(ball, body);
      expect(gap.distance).toBeCloseTo(asked[k].signedDistance(ball.position) - 0.5, 7);
      expect(world.penetration(ball, body) !== undefined).toBe(gap.distance < 0);
    });
  });
});

describe('filters', () => {
  it('by groups, kinds, exclusion and predicate', () => {
    const [origin, direction] = [
      [-9, 0, 0],
      [1, 0, 0],
    ];
    const rigid = world.castRayAll(origin, direction, { kinds: ['rigid'] });
    expect(rigid.every(({ body }) => body.kind === 'rigid')).toBe(true);
    const p = [0, 0, 0];
    const first = world.projectPoint(p)!.body;
    expect(world.projectPoint(p, { exclude: first })!.body).not.toBe(first);
    expect(world.projectPoint(p, { predicate: (body) => body !== first })!.body).not.toBe(first);
    const inGroup = all.filter((_, i) => i % 4 === 2);
    expect(inGroup).toContain(world.projectPoint(p, { groups: 4 })!.body);
    expect(world.projectPoint(p, { kinds: [] })).toBeUndefined();
  });

  it('sensors are asked only on request', () => {
    const gate = new World();
    gate.add({ kind: 'static', shape: SHAPES[0], sensor: true });
    expect(gate.castRay([-5, 0, 0], [1, 0, 0])).toBeUndefined();
    expect(gate.castRay([-5, 0, 0], [1, 0, 0], { sensors: true })!.distance).toBeCloseTo(4.5, 10);
  });

  it('bad arguments are refused', () => {
    expect(() => world.castRay([0, 0, Number.NaN], [1, 0, 0])).toThrow(PliantError);
    expect(() => world.castRay([0, 0, 0], [0, 0, 0])).toThrow(PliantError);
    expect(() => world.castShape({ kind: 'sphere', radius: -1 }, {}, [1, 0, 0])).toThrow(PliantError);
    expect(() => world.projectPoint([1])).toThrow(PliantError);
  });
});
