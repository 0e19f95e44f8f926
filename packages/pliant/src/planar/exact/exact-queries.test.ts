import { describe, expect, it } from 'vitest';
import { inside } from '../inside.js';
import { area } from '../measure.js';
import { Polygon } from '../polygon.js';
import { randomPolygon } from '../random-polygon.js';
import { ExactQueries } from './exact-queries.js';

/** A C: 4 × 4 with a mouth 2 wide and 3 deep that opens to the right; its back and arms are 1 thick. */
const C = Polygon.from([0, 0, 4, 0, 4, 1, 1, 1, 1, 3, 4, 3, 4, 4, 0, 4]);

describe('a C shape, where convex pieces and hulls give wrong depths', () => {
  const queries = new ExactQueries();
  const depthOf = (x: number, y: number) => {
    // A needle whose tip is at (x, y) and whose other end is far outside.
    const needle = Polygon.from([x, y, x + 0.01, y - 20, x + 0.02, y - 20]);
    const rows = [...queries.bind(needle, C).penetrations()].filter((row) => row.of === 'a');
    return rows.map((row) => [-row.distance, ...row.normal]);
  };

  it('gives depth 0.5 in the middle of an arm and the way out through the nearer face', () => {
    const [row] = depthOf(3, 0.6);
    expect(row![0]).toBeCloseTo(0.4, 12);
    expect(row![1]).toBeCloseTo(0, 12);
    expect(row![2]).toBe(1);
  });

  it('calls a body in the mouth free, with the true gap', () => {
    const peg = Polygon.box(1, 1, 2.5, 2);
    queries.bind(peg, C);
    expect(queries.collides()).toBe(false);
    expect(queries.separation().distance).toBe(0.5);
    expect(queries.penetrations().count).toBe(0);
  });

  it('pushes a peg out of the back by 1.0, 0.7 and 1.0 along the right axes', () => {
    const C2 = Polygon.from([-2, -2, 2, -2, 2, -1, 0, -1, 0, 1, 2, 1, 2, 2, -2, 2]);
    const poses = [
      {
        point: [-1, 0],
        depth: 1.0,
        directions: [
          [-1, 0],
          [1, 0],
        ],
      },
      { point: [-0.7, 0], depth: 0.7, directions: [[1, 0]] },
      {
        point: [-1, -0.5],
        depth: 1.0,
        directions: [
          [-1, 0],
          [1, 0],
        ],
      },
    ] as const;
    for (const { point, depth, directions } of poses) {
      const rows = queries.bind(C2, C2).atPoints(Float64Array.from(point));
      expect(rows.distances[0]).toBeCloseTo(-depth, 12);
      const found = [rows.normals[0], rows.normals[1]];
      const gap = Math.min(...directions.map(([x, y]) => Math.hypot(found[0] - x, found[1] - y)));
      expect(gap).toBeLessThan(1e-12);
    }
  });
});

describe('touching, shared, nested', () => {
  const queries = new ExactQueries();

  it('counts squares with a common edge as meeting without a common area', () => {
    queries.bind(Polygon.box(2, 2), Polygon.box(2, 2, 2, 0));
    expect(queries.collides()).toBe(true);
    expect(queries.separation().distance).toBe(0);
    expect(queries.overlap().area).toBe(0);
    expect(queries.penetrations().count).toBe(0);
  });

  it('finds the whole of a nested polygon, and the gap between the boundaries', () => {
    queries.bind(Polygon.box(1, 1), Polygon.box(4, 4));
    expect(queries.collides()).toBe(true);
    expect(queries.separation()).toMatchObject({ distance: 0, boundaryDistance: 1.5 });
    expect(queries.overlap().area).toBe(1);
    expect([...queries.penetrations()].filter(({ vertex }) => vertex >= 0).length).toBe(4);
  });

  it('leaves a body in a hole alone', () => {
    const frame = Polygon.from([-4, -4, 4, -4, 4, 4, -4, 4], [-3, -3, 3, -3, 3, 3, -3, 3]);
    queries.bind(Polygon.box(1, 1), frame);
    expect(queries.collides()).toBe(false);
    expect(queries.separation().distance).toBe(2.5);
  });

  it('overlaps a polygon with itself in the polygon', () => {
    const polygon = randomPolygon(5, { vertices: 40, hole: true });
    const overlap = queries.bind(polygon, polygon).overlap();
    expect(overlap.area).toBeCloseTo(area(polygon), 12);
    expect(overlap.rings.length).toBe(2);
  });

  it('reports contacts within the threshold with normals from b to a', () => {
    queries.bind(Polygon.box(1, 1, 0, 1.05), Polygon.box(10, 1));
    const rows = [...queries.contacts(0.1)];
    expect(rows.map((row) => row.vertex)).toEqual([0, 1]);
    for (const row of rows) {
      expect(row.distance).toBeCloseTo(0.05, 12);
      expect(row.normal).toEqual([0, 1]);
    }
    expect(queries.contacts(0.04).count).toBe(0);
  });

  it('has a contact where two bars cross without a vertex near', () => {
    const rows = [...queries.bind(Polygon.box(10, 1), Polygon.box(1, 10)).contacts(0.01)];
    expect(rows.length).toBe(4);
    for (const row of rows) expect(Math.abs(row.normal[0])).toBe(1);
  });
});

describe('against loops over everything (seeds 0–99, up to 300 vertices, holes)', () => {
  it('agrees in distance, crossings, penetrating vertices, depths and area', () => {
    const queries = new ExactQueries();
    for (let seed = 0; seed < 100; seed++) {
      const large = seed % 10 === 0;
      const a = randomPolygon(seed, { vertices: large ? 300 : 3 + (seed % 50), hole: seed % 4 === 0 });
      const b = randomPolygon(seed + 1000, { vertices: 5 + (seed % 70), hole: seed % 5 === 0 }).moved(
        seed,
        ((seed % 17) / 17) * 2.4,
        ((seed % 7) / 7) * 1.2,
      );
      queries.bind(a, b);
      const twin = bruteForce(a, b);
      expect(queries.meetings().crossings, `seed ${seed}`).toBe(twin.crossings);
      const gap = queries.separation();
      expect(gap.boundaryDistance, `seed ${seed}`).toBeCloseTo(twin.crossings > 0 ? 0 : twin.gap, 12);
      const rows = [...queries.penetrations()].filter(({ vertex }) => vertex >= 0);
      expect(
        rows.map((row) => `${row.of}${row.vertex}`),
        `seed ${seed}`,
      ).toEqual(twin.inside.map((r) => r.name));
      for (const [k, row] of rows.entries()) expect(-row.distance).toBeCloseTo(twin.inside[k].depth, 12);
      const overlap = queries.overlap();
      expect(overlap.rings.reduce((sum, ring) => sum + shoelace(ring), 0)).toBeCloseTo(overlap.area, 11);
    }
  });
});

function shoelace(ring: Float64Array): number {
  let twice = 0;
  for (let k = 0; k < ring.length; k += 2) {
    const m = (k + 2) % ring.length;
    twice += ring[k] * ring[m + 1] - ring[k + 1] * ring[m];
  }
  return twice / 2;
}

function bruteForce(a: Polygon, b: Polygon) {
  let crossings = 0;
  let gap = Number.POSITIVE_INFINITY;
  const segment = (polygon: Polygon, e: number) => {
    const [p, k] = [polygon.positions, 2 * polygon.next[e]];
    return [p[2 * e], p[2 * e + 1], p[k], p[k + 1]] as const;
  };
  for (let e = 0; e < a.vertexCount; e++) {
    for (let f = 0; f < b.vertexCount; f++) if (cross(segment(a, e), segment(b, f))) crossings++;
  }
  const inner: { name: string; depth: number }[] = [];
  for (const [from, to, name] of [
    [a, b, 'a'],
    [b, a, 'b'],
  ] as const) {
    for (let v = 0; v < from.vertexCount; v++) {
      const [x, y] = [from.positions[2 * v], from.positions[2 * v + 1]];
      let depth = Number.POSITIVE_INFINITY;
      for (let e = 0; e < to.vertexCount; e++) depth = Math.min(depth, pointSegment(x, y, segment(to, e)));
      gap = Math.min(gap, depth);
      if (inside(to, x, y) > 0) inner.push({ name: `${name}${v}`, depth });
    }
  }
  return { crossings, gap, inside: inner };
}

type Segment = readonly [number, number, number, number];

function pointSegment(x: number, y: number, [ax, ay, bx, by]: Segment): number {
  const [ex, ey] = [bx - ax, by - ay];
  const t = Math.min(1, Math.max(0, ((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey)));
  return Math.hypot(x - ax - t * ex, y - ay - t * ey);
}

function cross([ax, ay, bx, by]: Segment, [cx, cy, dx, dy]: Segment): boolean {
  const side = (px: number, py: number, qx: number, qy: number, x: number, y: number) =>
    Math.sign((qx - px) * (y - py) - (qy - py) * (x - px));
  return (
    side(ax, ay, bx, by, cx, cy) * side(ax, ay, bx, by, dx, dy) < 0 &&
    side(cx, cy, dx, dy, ax, ay) * side(cx, cy, dx, dy, bx, by) < 0
  );
}
