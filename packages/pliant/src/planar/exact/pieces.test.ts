import { describe, expect, it } from 'vitest';
import { FieldQueries } from '../image/field-queries.js';
import { inside } from '../inside.js';
import type { ProximityPoint } from '../points.js';
import { Polygon } from '../polygon.js';
import { randomPolygon } from '../random-polygon.js';
import { ExactQueries } from './exact-queries.js';

const queries = new ExactQueries();

/** Sums over the boundary inside the other region: length, depth, depth times way out. */
function sums(rows: Iterable<ProximityPoint>): { length: number; depth: number; x: number; y: number } {
  const sum = { length: 0, depth: 0, x: 0, y: 0 };
  for (const { of, weight, distance, normal } of rows) {
    const sign = of === 'a' ? 1 : -1;
    sum.length += weight;
    sum.depth -= weight * distance;
    sum.x -= sign * weight * distance * normal[0];
    sum.y -= sign * weight * distance * normal[1];
  }
  return sum;
}

describe('boundaries penetrate, not vertices', () => {
  it('a box squarely in an equal box is pushed up, also shifted by 1e-6', () => {
    for (const shift of [0, 1e-6, -1e-6, 1e-12]) {
      const pair = queries.bind(Polygon.box(1, 1, shift, 0.9), Polygon.box(1, 1));
      const found = sums(pair.penetrations());
      // The lower face of the one and the upper face of the other, 0.1 m deep; within 0.1 m of the corners out is sideways.
      expect(found.y).toBeCloseTo(2 * 0.8 * 0.1, 5);
      expect(Math.abs(found.x)).toBeLessThan(1e-5);
      const sampled = new FieldQueries(0.005).bind(pair.a.polygon, pair.b.polygon);
      expect(sums(sampled.penetrations()).y).toBeCloseTo(found.y, 2);
    }
  });

  it('a bar across the corner of a diamond has no vertex inside and is found', () => {
    const diamond = Polygon.from([0, -1, 1, 0, 0, 1, -1, 0]);
    const bar = Polygon.box(3, 0.02, 0, 0.95);
    for (const pair of [queries.bind(bar, diamond), new FieldQueries(0.002).bind(bar, diamond)]) {
      const rows = [...pair.penetrations()];
      expect(rows.some(({ vertex }) => vertex >= 0)).toBe(false);
      expect(Math.max(...rows.map(({ distance }) => -distance))).toBeCloseTo(0.06 / Math.SQRT2, 2);
      expect(sums(rows).y).toBeGreaterThan(0.001);
      expect(Math.abs(sums(rows).x)).toBeLessThan(1e-4);
    }
  });

  it('edges that run along each other have no depth, whichever side the regions lie', () => {
    expect(sums(queries.bind(Polygon.box(1, 1, 1, 0), Polygon.box(1, 1)).penetrations()).length).toBe(0);
    expect(sums(queries.bind(Polygon.box(1, 1), Polygon.box(1, 1)).penetrations()).depth).toBe(0);
  });

  it('cutting edges finer changes nothing (seeds 0–19)', () => {
    for (let seed = 0; seed < 20; seed++) {
      const a = randomPolygon(seed, { vertices: 12 });
      const b = randomPolygon(seed + 77, { vertices: 15 }).moved(seed, 0.9, 0.2);
      const coarse = sums(queries.bind(a, b).penetrations());
      const fine = sums(queries.bind(halved(halved(a)), halved(b)).penetrations());
      for (const key of ['length', 'depth', 'x', 'y'] as const) {
        expect(Math.abs(fine[key] - coarse[key]), `seed ${seed} ${key}`).toBeLessThan(
          1e-2 * coarse.depth + 1e-12,
        );
      }
    }
  });

  it('finds the length and the depth that a walk along both boundaries finds (seeds 0–79)', () => {
    for (let seed = 0; seed < 80; seed++) {
      const a = randomPolygon(seed, { vertices: 5 + (seed % 30), hole: seed % 3 === 0 });
      const b = randomPolygon(seed + 501, { vertices: 4 + (seed % 23), hole: seed % 4 === 0 }).moved(
        seed,
        (seed % 9) / 6,
        0,
      );
      const found = sums(queries.bind(a, b).penetrations());
      const truth = walked(a, b);
      expect(Math.abs(found.length - truth.length), `seed ${seed}`).toBeLessThan(0.02);
      expect(Math.abs(found.depth - truth.depth), `seed ${seed}`).toBeLessThan(0.01 * (truth.depth + 0.05));
    }
  });
});

function halved(polygon: Polygon): Polygon {
  const { positions: p, next } = polygon;
  const ring: number[] = [];
  for (let v = 0; v < next.length; v++) {
    ring.push(
      p[2 * v],
      p[2 * v + 1],
      (p[2 * v] + p[2 * next[v]]) / 2,
      (p[2 * v + 1] + p[2 * next[v] + 1]) / 2,
    );
  }
  return Polygon.from(ring);
}

/** The slow twin: both boundaries in steps of about 2 mm, every step asked and measured against every edge. */
function walked(a: Polygon, b: Polygon): { length: number; depth: number } {
  const sum = { length: 0, depth: 0 };
  for (const [from, to] of [
    [a, b],
    [b, a],
  ]) {
    const { positions: p, next } = from;
    for (let e = 0; e < next.length; e++) {
      const [dx, dy] = [p[2 * next[e]] - p[2 * e], p[2 * next[e] + 1] - p[2 * e + 1]];
      const length = Math.hypot(dx, dy);
      const count = Math.ceil(length / 0.002);
      for (let k = 0; k < count; k++) {
        const t = (k + 0.5) / count;
        const [x, y] = [p[2 * e] + t * dx, p[2 * e + 1] + t * dy];
        if (inside(to, x, y) <= 0) continue;
        sum.length += length / count;
        sum.depth += (length / count) * distance(to, x, y);
      }
    }
  }
  return sum;
}

function distance({ positions: p, next }: Polygon, x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let e = 0; e < next.length; e++) {
    const [ax, ay] = [p[2 * e], p[2 * e + 1]];
    const [ex, ey] = [p[2 * next[e]] - ax, p[2 * next[e] + 1] - ay];
    const t = Math.min(1, Math.max(0, ((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey)));
    least = Math.min(least, Math.hypot(x - ax - t * ex, y - ay - t * ey));
  }
  return least;
}
