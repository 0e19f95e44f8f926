import { describe, expect, it } from 'vitest';
import { PliantError } from '../../core/errors.js';
import type { ShapeDefinition } from '../../geometry/shape.js';
import { Random } from '../../math/random.js';
import { compileSolid } from './compile.js';
import { ShapePair } from './shape-pair.js';
import { ShapeQuery, shapePoint } from './shape-query.js';

const cube = (h: number): number[] =>
  [0, 1, 2, 3, 4, 5, 6, 7].flatMap((k) => [k & 1 ? h : -h, k & 2 ? h : -h, k & 4 ? h : -h]);
const CUBE_TRIANGLES = [
  ...[0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6, 0, 1, 4, 1, 5, 4],
  ...[2, 6, 3, 3, 6, 7, 0, 4, 2, 2, 4, 6, 1, 3, 5, 3, 7, 5],
];

const SHAPES: ShapeDefinition[] = [
  { kind: 'sphere', radius: 0.7 },
  { kind: 'box', halfExtents: [0.5, 0.3, 0.7] },
  { kind: 'capsule', radius: 0.3, halfHeight: 0.5 },
  { kind: 'cylinder', radius: 0.4, halfHeight: 0.6 },
  { kind: 'cone', radius: 0.5, halfHeight: 0.5 },
  { kind: 'ellipsoid', radii: [0.7, 0.25, 0.4] },
  { kind: 'torus', radius: 0.5, tube: 0.2 },
  { kind: 'hull', points: [0.5, 0, 0, -0.4, 0.1, 0, 0, 0.6, 0.1, 0, -0.5, 0, 0, 0.1, 0.7, 0.1, 0, -0.5] },
  { kind: 'mesh', positions: cube(0.5), triangles: CUBE_TRIANGLES },
  { kind: 'rounded', shape: { kind: 'box', halfExtents: [0.3, 0.2, 0.4] }, radius: 0.15 },
];

const COMBINED: ShapeDefinition[] = (['union', 'intersection', 'difference'] as const).map((kind) => ({
  kind,
  parts: [
    { shape: { kind: 'box', halfExtents: [0.5, 0.4, 0.3] } },
    { shape: { kind: 'sphere', radius: 0.45 }, position: [0.3, 0.2, 0.1] },
  ],
}));

const somewhere = (random: Random, reach = 1.2): Float64Array =>
  Float64Array.from([0, 0, 0], () => random.uniform(-reach, reach));

describe.each(SHAPES)('φ of a $kind (seed 1)', (shape) => {
  const solid = compileSolid(shape);
  const gradient = new Float64Array(3);
  const scratch = new Float64Array(3);
  const phi = (p: ArrayLike<number>) => solid.distance(Float64Array.from(p), 0, scratch);

  it('has the gradient that finite differences have, of unit length', () => {
    const random = new Random(1);
    let compared = 0;
    for (let i = 0; i < 200; i++) {
      const p = somewhere(random);
      solid.distance(p, 0, gradient);
      expect(Math.hypot(...gradient)).toBeCloseTo(1, 10);
      const step = 1e-6;
      const slope = [0, 1, 2].map((k) => {
        const [low, high] = [Float64Array.from(p), Float64Array.from(p)];
        low[k] -= step;
        high[k] += step;
        return (phi(high) - phi(low)) / (2 * step);
      });
      // Where two parts of the surface are equally near there is no gradient.
      if (Math.abs(Math.hypot(...slope) - 1) > 1e-4) continue;
      compared++;
      for (let k = 0; k < 3; k++) expect(gradient[k]).toBeCloseTo(slope[k], 4);
    }
    expect(compared).toBeGreaterThan(150);
  });

  it('is the distance to its projection, which lies on the surface', () => {
    const random = new Random(2);
    const query = new ShapeQuery(solid).place([1, -2, 3], [0.1, 0.7, -0.3, 0.6]);
    const spot = shapePoint();
    for (let i = 0; i < 100; i++) {
      const p = somewhere(random).map((x, k) => x + [1, -2, 3][k]);
      query.project(p, spot);
      expect(query.signedDistance(spot.point)).toBeCloseTo(0, 10);
      const away = Math.hypot(...spot.point.map((x, k) => x - p[k]));
      expect(away).toBeCloseTo(Math.abs(spot.distance), 8);
    }
  });

  it('is nowhere more than the distance to any vertex of its surface, and changes sign across it', () => {
    const { positions } = solid.surface();
    const random = new Random(3);
    for (let i = 0; i < 60; i++) {
      const p = somewhere(random);
      let nearest = Number.POSITIVE_INFINITY;
      for (let v = 0; v < positions.length; v += 3)
        nearest = Math.min(
          nearest,
          Math.hypot(positions[v] - p[0], positions[v + 1] - p[1], positions[v + 2] - p[2]),
        );
      expect(Math.abs(phi(p))).toBeLessThanOrEqual(nearest + 1e-9);
    }
    for (let v = 0; v < positions.length; v += 3)
      expect(Math.abs(phi(positions.subarray(v, v + 3)))).toBeLessThan(1e-3);
  });

  it('is hit by rays where φ changes sign first, as a fine walk finds it', () => {
    const random = new Random(4);
    const query = new ShapeQuery(solid);
    const hit = shapePoint();
    for (let i = 0; i < 60; i++) {
      const origin = somewhere(random, 2);
      if (phi(origin) <= 0.05) continue;
      const direction = Array.from(somewhere(random, 0.4), (x, k) => x - origin[k]);
      const length = Math.hypot(...direction);
      let walked = Number.POSITIVE_INFINITY;
      for (let t = 0; t < 4; t += 1e-3) {
        if (phi(direction.map((d, k) => origin[k] + (t * d) / length)) > 0) continue;
        walked = t;
        break;
      }
      const isHit = query.castRay(origin, direction, hit, 4);
      if (walked === Number.POSITIVE_INFINITY) continue;
      expect(isHit).toBe(true);
      expect(walked - hit.distance).toBeGreaterThan(-1e-9);
      expect(walked - hit.distance).toBeLessThan(1.1e-3);
      expect(Math.abs(query.signedDistance(hit.point))).toBeLessThan(1e-9);
    }
  });
});

describe('mass', () => {
  it.each(SHAPES)('of a $kind is that of random points inside (seed 9)', (shape) => {
    const solid = compileSolid(shape);
    const { bounds } = solid;
    const random = new Random(9);
    const scratch = new Float64Array(3);
    const sums = { count: 0, xx: 0, yy: 0, zz: 0, y: 0 };
    const tries = 40_000;
    for (let i = 0; i < tries; i++) {
      const p = Float64Array.from([0, 1, 2], (k) => random.uniform(bounds[k], bounds[3 + k]));
      if (solid.distance(p, 0, scratch) > 0) continue;
      sums.count++;
      sums.y += p[1];
      sums.xx += p[0] * p[0];
      sums.yy += p[1] * p[1];
      sums.zz += p[2] * p[2];
    }
    const box = [0, 1, 2].reduce((v, k) => v * (bounds[3 + k] - bounds[k]), 1);
    const { volume, centre, inertia } = solid.mass();
    expect((box * sums.count) / tries / volume).toBeGreaterThan(0.97);
    expect((box * sums.count) / tries / volume).toBeLessThan(1.03);
    expect(Math.abs(sums.y / sums.count - centre[1])).toBeLessThan(0.01);
    const about = (sum: number, k: number) => sum / sums.count - centre[k] * centre[k];
    const moment = about(sums.yy, 1) + about(sums.zz, 2);
    expect(moment / inertia[0]).toBeGreaterThan(0.95);
    expect(moment / inertia[0]).toBeLessThan(1.05);
  });
});

describe.each(COMBINED)('$kind', (shape) => {
  const solid = compileSolid(shape);
  const [box, ball] = ('parts' in shape ? shape.parts : []).map(({ shape: s, position }) =>
    new ShapeQuery(s).place(position ?? [0, 0, 0]),
  );

  it('has the sign of its parts, and |φ| never exceeds the distance to the surface (seed 5)', () => {
    const random = new Random(5);
    const scratch = new Float64Array(3);
    const { positions } = solid.surface();
    for (let i = 0; i < 300; i++) {
      const p = somewhere(random);
      const [inBox, inBall] = [box.contains(p), ball.contains(p)];
      const inside =
        shape.kind === 'union'
          ? inBox || inBall
          : shape.kind === 'intersection'
            ? inBox && inBall
            : inBox && !inBall;
      const phi = solid.distance(p, 0, scratch);
      expect(phi <= 0).toBe(inside);
      let nearest = Number.POSITIVE_INFINITY;
      for (let v = 0; v < positions.length; v += 3)
        nearest = Math.min(
          nearest,
          Math.hypot(positions[v] - p[0], positions[v + 1] - p[1], positions[v + 2] - p[2]),
        );
      expect(Math.abs(phi)).toBeLessThanOrEqual(nearest + 1e-9);
    }
  });

  it('says where it is exact', () => {
    expect(solid.accuracy).toBe(shape.kind === 'union' ? 'exact-outside' : 'exact-inside');
  });
});

describe('bad shapes are refused with a sentence', () => {
  const line = [0, 0, 0, 1, 0, 0, 2, 0, 0, 3, 0, 0];
  const BAD: [string, ShapeDefinition][] = [
    ['three points', { kind: 'hull', points: [0, 0, 0, 1, 0, 0, 0, 1, 0] }],
    ['points on a line', { kind: 'hull', points: line }],
    ['points in a plane', { kind: 'hull', points: [0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0, 0.5, 0.5, 0] }],
    ['one point many times', { kind: 'hull', points: Array.from({ length: 30 }, () => 1) }],
    ['not a number', { kind: 'hull', points: [Number.NaN, ...line] }],
    ['no radius', { kind: 'sphere', radius: 0 }],
    ['negative', { kind: 'capsule', radius: -1, halfHeight: 1 }],
    ['infinite', { kind: 'cylinder', radius: 1, halfHeight: Number.POSITIVE_INFINITY }],
    ['a closed ring', { kind: 'torus', radius: 0.5, tube: 0.5 }],
    [
      'nothing in common',
      { kind: 'intersection', parts: [{ shape: SHAPES[0] }, { shape: SHAPES[0], position: [9, 0, 0] }] },
    ],
    ['no parts', { kind: 'union', parts: [] }],
    ['a rounded plane', { kind: 'rounded', shape: { kind: 'plane', normal: [0, 1, 0] }, radius: 1 }],
    ['a wrong index', { kind: 'mesh', positions: [0, 0, 0], triangles: [0, 1, 2] }],
  ];
  it.each(BAD)('%s', (_, shape) => {
    expect(() => compileSolid(shape)).toThrow(PliantError);
  });
  it('an open mesh can not be moved by forces', () => {
    const sheet: ShapeDefinition = {
      kind: 'mesh',
      positions: [0, 0, 0, 1, 0, 0, 0, 1, 0],
      triangles: [0, 1, 2],
    };
    expect(() => compileSolid(sheet, true)).toThrow(/closed/);
    expect(compileSolid(sheet).surface().triangles).toHaveLength(3);
  });
});

describe('hull', () => {
  it('of a cube with points all over its faces has six faces and eight corners', () => {
    const points: number[] = [];
    for (let x = 0; x <= 4; x++)
      for (let y = 0; y <= 4; y++) for (let z = 0; z <= 4; z++) points.push(x, y, z);
    const solid = compileSolid({ kind: 'hull', points });
    expect(solid.surface().positions).toHaveLength(24);
    expect(solid.surface().triangles).toHaveLength(36);
    expect(solid.mass().volume).toBeCloseTo(64, 10);
  });

  it.each([1e-6, 1, 1e6])('contains all its points at scale %d (seed 8)', (scale) => {
    const random = new Random(8);
    for (let i = 0; i < 20; i++) {
      const points = Float64Array.from(
        { length: 3 * (4 + random.int(80)) },
        () => scale * random.uniform(-1, 1),
      );
      const solid = compileSolid({ kind: 'hull', points });
      const scratch = new Float64Array(3);
      for (let o = 0; o < points.length; o += 3)
        expect(solid.distance(points, o, scratch)).toBeLessThan(1e-12 * scale);
    }
  });
});

describe('shape casts', () => {
  it('of a wide box stop at a ring in the middle of its face', () => {
    const pair = new ShapePair();
    const plate = new ShapeQuery(compileSolid({ kind: 'box', halfExtents: [2, 0.01, 2] }));
    plate.place([0, 3, 0]);
    const ring = new ShapeQuery(compileSolid({ kind: 'torus', radius: 0.3, tube: 0.1 }));
    expect(pair.cast(plate, [0, -10, 0], ring)!.time).toBeCloseTo((3 - 0.01 - 0.1) / 10, 4);
    expect(pair.cast(ring, [0, 10, 0], plate)!.time).toBeCloseTo((3 - 0.01 - 0.1) / 10, 4);
  });

  it('find the time of closed forms: ball to ball, box to plane, capsule to box', () => {
    const pair = new ShapePair();
    const ball = (at: number[]) => new ShapeQuery({ kind: 'sphere', radius: 0.5 }).place(at);
    expect(pair.cast(ball([-5, 0.6, 0]), [10, 0, 0], ball([0, 0, 0]))!.time).toBeCloseTo((5 - 0.8) / 10, 5);
    expect(pair.cast(ball([-5, 1.1, 0]), [10, 0, 0], ball([0, 0, 0]))).toBeUndefined();
    const floor = new ShapeQuery({ kind: 'plane', normal: [0, 1, 0] });
    const box = new ShapeQuery({ kind: 'box', halfExtents: [1, 1, 1] }).place(
      [0, 5, 0],
      [0, 0, Math.sin(Math.PI / 8), Math.cos(Math.PI / 8)],
    );
    expect(pair.cast(box, [0, -10, 0], floor)!.time).toBeCloseTo((5 - Math.SQRT2) / 10, 5);
    const capsule = new ShapeQuery({ kind: 'capsule', radius: 0.2, halfHeight: 0.5 }).place([0, 8, 0]);
    const block = new ShapeQuery({ kind: 'box', halfExtents: [1, 1, 1] });
    expect(pair.cast(capsule, [0, -10, 0], block)!.time).toBeCloseTo((8 - 0.7 - 1) / 10, 5);
  });
});

it('a ray that grazes a long face still meets the corner behind it (missed after 2,000 steps before)', () => {
  const random = new Random(9);
  for (let i = 0; i < 200; i++) {
    const points = Array.from({ length: 24 * 3 }, () => random.uniform(-0.3, 0.3));
    const query = new ShapeQuery({ kind: 'hull', points });
    const hit = shapePoint();
    const k = 3 * random.int(24);
    const aim = points.slice(k, k + 3).map((x) => 0.999 * x);
    if (query.signedDistance(aim) >= 0) continue;
    const from = aim.map((x) => x + random.uniform(-1, 1));
    const way = aim.map((x, j) => x - from[j]);
    expect(query.castRay(from, way, hit, Math.hypot(...way))).toBe(true);
  }
});

it.each(['union'] as const)(
  'a ray that grazes a face of a combined solid meets it (missed after 2,000 steps before): %s',
  (kind) => {
    const random = new Random(10);
    const shape = { kind: 'box', halfExtents: [0.2, 0.05, 0.05] } as const;
    const other = { kind: 'sphere', radius: 0.06 } as const;
    // Turned, so that no face lies on the bounds, where a ray begins.
    const [c, t] = [Math.cos(0.5), Math.sin(0.5)];
    const turned = ([x, y, z]: readonly number[]) => [c * x - t * y, t * x + c * y, z];
    const orientation = [0, 0, Math.sin(0.25), Math.cos(0.25)];
    const position = turned([0, 0.08, 0]);
    const parts = [
      { shape, orientation },
      { shape: other, position },
    ];
    const query = new ShapeQuery({ kind, parts } as never);
    const hit = shapePoint();
    for (let i = 0; i < 300; i++) {
      const local = [random.uniform(0.1, 0.18), -0.05 + 1e-7, random.uniform(-0.04, 0.04)];
      const angle = random.uniform(-1, 1);
      const aim = turned(local);
      // Almost along the face that looks along −y.
      const from = turned([
        local[0] + 0.3 * Math.cos(angle),
        local[1] - random.uniform(1e-4, 1e-3),
        local[2] + 0.3 * Math.sin(angle),
      ]);
      const way = aim.map((x, k) => x - from[k]);
      expect(query.signedDistance(aim)).toBeLessThan(0);
      expect(query.castRay(from, way, hit, Math.hypot(...way))).toBe(true);
    }
  },
);

it.each(['union', 'intersection', 'difference'] as const)(
  'a ray almost along a face of any part finds what lies behind it (seed 11): %s',
  (kind) => {
    const random = new Random(11);
    const vector = (size: number) => [0, 1, 2].map(() => random.uniform(-size, size));
    const hit = shapePoint();
    let asked = 0;
    for (let i = 0; i < 12; i++) {
      const halfExtents = [0, 1, 2].map(() => random.uniform(0.05, 0.2));
      const [x, y, z, w] = [...vector(1), 0.5].map((v, _, all) => v / Math.hypot(...all));
      // The face that is grazed belongs to the first part, or to what is cut away.
      const grazed = { shape: { kind: 'box', halfExtents }, orientation: [x, y, z, w] };
      const ball = { shape: { kind: 'sphere', radius: random.uniform(0.15, 0.3) }, position: vector(0.1) };
      const parts = kind === 'difference' ? [ball, grazed] : [grazed, ball];
      const query = new ShapeQuery({ kind, parts } as never);
      const turned = (p: readonly number[]) => {
        const t = [y * p[2] - z * p[1], z * p[0] - x * p[2], x * p[1] - y * p[0]].map((v) => 2 * v);
        const u = [y * t[2] - z * t[1], z * t[0] - x * t[2], x * t[1] - y * t[0]];
        return p.map((v, k) => v + w * t[k] + u[k]);
      };
      for (let ray = 0; ray < 200; ray++) {
        const sign = kind === 'difference' ? -1 : 1;
        const local = halfExtents.map((h, k) => (k === 1 ? h : 0.8 * h * random.uniform(-1, 1)));
        const angle = random.uniform(-Math.PI, Math.PI);
        const away = random.uniform(0.02, 0.3);
        const aim = turned([local[0], local[1] - sign * 1e-7, local[2]]);
        const from = turned([
          local[0] + away * Math.cos(angle),
          local[1] + sign * random.uniform(1e-5, 1e-3),
          local[2] + away * Math.sin(angle),
        ]);
        if (!(query.signedDistance(aim) < 0) || !(query.signedDistance(from) > 0)) continue;
        asked++;
        const way = aim.map((v, k) => v - from[k]);
        expect(query.castRay(from, way, hit, Math.hypot(...way))).toBe(true);
        expect(Math.abs(query.signedDistance(hit.point))).toBeLessThan(1e-6);
      }
    }
    expect(asked).toBeGreaterThan(200);
  },
);
