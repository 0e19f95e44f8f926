import { describe, expect, it } from 'vitest';
import { ExactQueries } from '../exact/exact-queries.js';
import { boxOf } from '../measure.js';
import { randomPolygon } from '../random-polygon.js';
import { LazyBoxes } from './lazy-boxes.js';
import { Boundary } from './nearest.js';
import { Regions } from './regions.js';
import { RUN, runBoxesLength, writeRunBoxes } from './run-boxes.js';

describe('lazy hierarchies', () => {
  it('split the edges into runs whose boxes hold them, rings included (seeds 0–19)', () => {
    let outside = 0;
    for (let seed = 0; seed < 20; seed++) {
      const polygon = randomPolygon(seed, { vertices: 20 + seed * 17, hole: true });
      const boxes = new LazyBoxes();
      boxes.bind(polygon);
      const walk = (node: number): number => {
        const o = boxes.visit(node);
        for (let e = boxes.first(node); e < boxes.end(node); e++) {
          for (const v of [e, polygon.next[e]]) {
            const [x, y] = [polygon.positions[2 * v], polygon.positions[2 * v + 1]];
            const within = x >= boxes.boxes[o] && x <= boxes.boxes[o + 2];
            if (!(within && y >= boxes.boxes[o + 1] && y <= boxes.boxes[o + 3])) outside++;
          }
        }
        if (boxes.isLeaf(node)) return boxes.end(node) - boxes.first(node);
        return walk(2 * node) + walk(2 * node + 1);
      };
      expect(walk(1)).toBe(polygon.vertexCount);
    }
    expect(outside).toBe(0);
  });

  it('have run boxes that hold every edge of their run, across rings too (seeds 0–39)', () => {
    let wrong = 0;
    for (let seed = 0; seed < 40; seed++) {
      const polygon = randomPolygon(seed, { vertices: 3 + seed * 3, hole: seed % 2 === 0 });
      const boxes = new Float64Array(runBoxesLength(polygon.vertexCount));
      writeRunBoxes(boxes, polygon);
      const whole = new Float64Array(4);
      boxOf(whole, 0, polygon.positions, 0, polygon.vertexCount);
      expect([...boxes.subarray(0, 4)]).toEqual([...whole]);
      for (let e = 0; e < polygon.vertexCount; e++) {
        const o = 4 + 4 * Math.floor(e / RUN);
        for (const v of [e, polygon.next[e]]) {
          const [x, y] = [polygon.positions[2 * v], polygon.positions[2 * v + 1]];
          if (x < boxes[o] || y < boxes[o + 1] || x > boxes[o + 2] || y > boxes[o + 3]) wrong++;
        }
      }
    }
    expect(wrong).toBe(0);
  });

  it('follow a polygon that moved, and keep to their height', () => {
    const polygon = randomPolygon(1, { vertices: 1000 });
    const boxes = new LazyBoxes(3);
    boxes.bind(polygon);
    expect(boxes.height).toBe(3);
    boxes.visit(1);
    for (let k = 0; k < polygon.positions.length; k += 2) polygon.positions[k] += 5;
    boxes.bind(polygon);
    const box = new Float64Array(4);
    boxOf(box, 0, polygon.positions, 0, polygon.vertexCount);
    expect([...boxes.boxes.subarray(boxes.visit(1), boxes.visit(1) + 4)]).toEqual([...box]);
  });

  it('give the same answers at every height (seeds 0–9)', () => {
    let differences = 0;
    for (let seed = 0; seed < 10; seed++) {
      const polygon = randomPolygon(seed, { vertices: 300, hole: true });
      const [flat, tall] = [new Boundary(0), new Boundary()];
      flat.bind(polygon);
      tall.bind(polygon);
      for (let k = 0; k < 400; k++) {
        const [x, y] = [-1.5 + (3 * (k % 20)) / 19, -1.5 + (3 * Math.floor(k / 20)) / 19];
        if (tall.nearest(x, y) !== flat.nearest(x, y) || tall.inside(x, y) !== flat.inside(x, y))
          differences++;
      }
    }
    expect(differences).toBe(0);
  });

  it('localise every crossing and the closest points (seeds 0–59)', () => {
    const regions = new Regions();
    const queries = new ExactQueries();
    for (let seed = 0; seed < 60; seed++) {
      const pa = randomPolygon(seed, { vertices: 80 });
      const pb = randomPolygon(seed + 500, { vertices: 90 }).moved(seed, seed / 15, 0);
      const { pointA } = queries.bind(pa, pb).separation();
      regions.closest(queries.a, queries.b);
      expect(holds(regions.box, pointA[0], pointA[1]), `seed ${seed}`).toBe(true);
      const meetings = queries.meetings();
      if (meetings.count === 0) continue;
      expect(regions.near(queries.a, queries.b, 0)).toBe(true);
      for (let row = 0; row < meetings.count; row++) {
        expect(holds(regions.box, meetings.points[2 * row], meetings.points[2 * row + 1])).toBe(true);
      }
    }
  });
});

function holds(box: Float64Array, x: number, y: number): boolean {
  const slack = 1e-12;
  return x >= box[0] - slack && y >= box[1] - slack && x <= box[2] + slack && y <= box[3] + slack;
}
