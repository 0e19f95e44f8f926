/** Questions to a world see soft bodies and molecules as they see boxes and balls: against closed forms, and the same shape that keeps itself. */
import { describe, expect, test } from 'vitest';
import { type Body, type BodyDefinition, Random, World } from '../index.js';

const size = [1, 0.6, 0.8] as const;
const soft = (extra: Partial<Extract<BodyDefinition, { kind: 'soft' }>> = {}): BodyDefinition => ({
  kind: 'soft',
  mesh: { kind: 'box', size: [...size], cells: [3, 2, 2] },
  ...extra,
});
const box = { kind: 'box', halfExtents: size.map((x) => x / 2) as [number, number, number] } as const;
const balls = [
  [0, 0, 0],
  [0.3, 0.1, 0],
  [0.2, 0.35, 0.1],
] as const;
const molecules = (position: [number, number, number] = [0, 0, 0]): BodyDefinition => ({
  kind: 'mass-spring',
  radius: 0.25,
  position,
  materials: { gum: { density: 1000, youngsModulus: 15_000 } },
  material: 'gum',
  molecules: balls.map((place) => ({ position: [...place] })),
});

/** Two worlds: one with the deformable body, one with the same solid as a static one. */
function twins(
  position: [number, number, number],
  orientation: [number, number, number, number],
): [World, World] {
  const worlds = [new World({ gravity: [0, 0, 0] }), new World({ gravity: [0, 0, 0] })] as const;
  worlds[0].add(soft({ position, orientation }));
  worlds[1].add({ kind: 'static', shape: box, position, orientation });
  return [...worlds];
}

describe('a soft box is met where the rigid one is', () => {
  const random = new Random(5);
  const q = new Float64Array(4);
  random.rotation(q, 0);
  const at: [number, number, number] = [3, -2, 1];
  const [deformed, rigid] = twins(at, [q[0], q[1], q[2], q[3]]);
  const near = () => at.map((x) => x + random.uniform(-1, 1));

  test('by rays, which name a face and the vertex next to the hit (seed 5)', () => {
    let hits = 0;
    for (let k = 0; k < 100; k++) {
      const origin = at.map((x) => x + random.uniform(-3, 3));
      const to = near().map((x, i) => x - origin[i]);
      const [a, b] = [deformed.castRay(origin, to), rigid.castRay(origin, to)];
      expect(a === undefined).toBe(b === undefined);
      if (a === undefined || b === undefined) continue;
      hits++;
      expect(a.distance).toBeCloseTo(b.distance, 9);
      if (a.distance === 0) continue;
      const { mesh, positions } = a.body as Body;
      const corners = [0, 1, 2].map((c) => mesh!.boundary().triangles[3 * a.face! + c]);
      // The hit lies in the plane of its face, and no vertex is nearer than the one named.
      const corner = [0, 1, 2].map((i) => positions[3 * corners[0] + i]);
      const height = a.normal.reduce((sum, n, i) => sum + n * (a.point[i] - corner[i]), 0);
      expect(Math.abs(height)).toBeLessThan(1e-9);
      const distanceTo = (v: number) =>
        Math.hypot(...[0, 1, 2].map((i) => positions[3 * v + i] - a.point[i]));
      const least = Math.min(...Array.from({ length: positions.length / 3 }, (_, v) => distanceTo(v)));
      expect(distanceTo(a.vertex!)).toBe(least);
    }
    expect(hits).toBeGreaterThan(20);
  });

  test('by points, boxes, shapes that rest and shapes that move', () => {
    for (let k = 0; k < 60; k++) {
      const p = near();
      expect(deformed.signedDistance(p)).toBeCloseTo(rigid.signedDistance(p), 9);
      expect(deformed.overlapPoint(p).length).toBe(rigid.overlapPoint(p).length);
      const ball = { kind: 'sphere', radius: 0.2 } as const;
      expect(deformed.overlapShape(ball, { position: p }).length).toBe(
        rigid.overlapShape(ball, { position: p }).length,
      );
      const from = at.map((x) => x + random.uniform(-3, 3));
      const way = at.map((x, i) => x - from[i]);
      const [a, b] = [deformed, rigid].map((w) => w.castShape(ball, { position: from }, way));
      expect(a!.time).toBeCloseTo(b!.time, 4);
      expect(a!.vertex).toBeGreaterThanOrEqual(0);
    }
    expect(deformed.overlapBounds([2, -3, 0], [4, -1, 2])).toHaveLength(1);
    expect(deformed.overlapBounds([5, 5, 5], [6, 6, 6])).toHaveLength(0);
  });
});

test('a body that has moved is met where it is, its drawn surface where it has one', () => {
  const world = new World({ gravity: [0, 0, 0] });
  const body = world.add(soft());
  expect(world.castRay([0, 5, 0], [0, -1, 0])!.distance).toBeCloseTo(4.7, 12);
  for (let k = 1; k < body.positions.length; k += 3) body.positions[k] *= 2;
  expect(world.castRay([0, 5, 0], [0, -1, 0])!.distance).toBeCloseTo(4.4, 12);
  body.place({ position: [0, 1, 0] });
  expect(world.castRay([0, 5, 0], [0, -1, 0])!.distance).toBeCloseTo(3.4, 12);
});

test('molecules are met as spheres, by the number of each', () => {
  const world = new World({ gravity: [0, 0, 0] });
  world.add(molecules());
  const hit = world.castRay([0.2, 3, 0.1], [0, -1, 0])!;
  expect(hit.distance).toBeCloseTo(3 - 0.35 - 0.25, 9);
  expect([hit.vertex, hit.face]).toEqual([2, undefined]);
  expect(world.signedDistance([-1, 0, 0])).toBeCloseTo(0.75, 12);
  expect(world.overlapPoint([0.3, 0.1, 0.2])).toHaveLength(1);
  expect(world.overlapPoint([0.3, 0.1, 0.6])).toHaveLength(0);
  const ball = world.add({ kind: 'static', shape: { kind: 'sphere', radius: 0.5 }, position: [-1, 0, 0] });
  const [gum] = [...world];
  const gap = world.closestPair(gum, ball);
  expect(gap.distance).toBeCloseTo(0.25, 6);
  expect([gap.pieceA.vertex, gap.pieceB]).toEqual([0, {}]);
});

test('closest pairs and penetrations of soft and rigid bodies are those of the same boxes', () => {
  for (const x of [1.3, 0.7]) {
    const gaps = ['soft', 'static'].map((kind) => {
      const world = new World({ gravity: [0, 0, 0] });
      const a = world.add(kind === 'soft' ? soft() : { kind: 'static', shape: box });
      const b = world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 0.25 }, position: [x, 0, 0] });
      return world.closestPair(a, b);
    });
    expect(gaps[0].distance).toBeCloseTo(gaps[1].distance, 6);
    for (let k = 0; k < 3; k++) expect(gaps[0].normal[k]).toBeCloseTo(gaps[1].normal[k], 5);
    expect(gaps[0].pieceA.face).toBeGreaterThanOrEqual(0);
  }
});
