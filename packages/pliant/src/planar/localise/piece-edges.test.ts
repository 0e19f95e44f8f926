import { describe, expect, it } from 'vitest';
import { Random } from '../../math/random.js';
import { Polygon } from '../polygon.js';
import { randomPolygon } from '../random-polygon.js';
import { Boundary, pointOnFeature } from './nearest.js';
import { PieceEdges } from './piece-edges.js';

/** A wavy ring: many more edges than are short. */
function ring(vertices: number): Polygon {
  const flat: number[] = [];
  for (let k = 0; k < vertices; k++) {
    const angle = (2 * Math.PI * k) / vertices;
    const radius = 1 + 0.1 * Math.cos(7 * angle);
    flat.push(radius * Math.cos(angle), radius * Math.sin(angle));
  }
  return Polygon.from(flat);
}

describe('edges that can be nearest to a piece', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('answer as the whole boundary does, seed %i', (seed) => {
    const random = new Random(seed);
    const outlines = [
      randomPolygon(seed, { vertices: 12 + seed, hole: seed % 2 === 0 }),
      ring(40),
      ring(1000),
    ];
    const near = new PieceEdges();
    const foot = new Float64Array(2);
    let asked = 0;
    for (const outline of outlines) {
      const boundary = new Boundary();
      boundary.bind(outline);
      for (let n = 0; n < 200; n++) {
        const [ax, ay] = [random.uniform(-1.2, 1.2), random.uniform(-1.2, 1.2)];
        const size = n % 2 === 0 ? 0.02 : 0.5;
        const [bx, by] = [ax + random.uniform(-size, size), ay + random.uniform(-size, size)];
        const first = Math.sqrt(boundary.nearest(ax, ay));
        pointOnFeature(foot, 0, outline, boundary.feature, bx, by);
        const last = Math.hypot(bx - foot[0], by - foot[1]);
        if (!near.gather(boundary, ax, ay, bx, by, first, last)) continue;
        for (const t of [0, 0.1, 0.5, 0.77, 1]) {
          const [x, y] = [ax + t * (bx - ax), ay + t * (by - ay)];
          boundary.nearest(x, y);
          near.nearest(x, y);
          expect(near.distanceSq).toBe(boundary.distanceSq);
          asked++;
        }
      }
    }
    expect(asked).toBeGreaterThan(500);
  });

  it('are none where the outline is far away, and too many where it is fine', () => {
    const boundary = new Boundary();
    boundary.bind(ring(1000));
    const near = new PieceEdges();
    expect(near.gather(boundary, 0, 0, 0.01, 0, 0.1, 0.1)).toBe(false);
    expect(near.gather(boundary, 0, 0, 0.01, 0, 2, 2)).toBe(false);
  });
});
