import { describe, expect, it } from 'vitest';
import { arc, bezier, circle } from './curves.js';

describe('curves as outlines', () => {
  it('cuts circles into as few chords as the deviation allows', () => {
    for (const deviation of [0.3, 0.1, 1e-2, 1e-4]) {
      const points = circle(1, -2, 2, deviation);
      const count = points.length / 2;
      const sagitta = (n: number) => 2 * (1 - Math.cos(Math.PI / n));
      expect(sagitta(count)).toBeLessThanOrEqual(deviation * (1 + 1e-12));
      if (count > 3) expect(sagitta(count - 1)).toBeGreaterThan(deviation);
    }
    expect(circle(0, 0, 1, 5).length).toBe(6);
  });

  it('ends arcs where they are told to', () => {
    const points = arc(0, 0, 1, 0, Math.PI / 2, 1e-3);
    expect(points[0]).toBe(1);
    expect(points.at(-1)).toBeCloseTo(1, 15);
  });

  it('keeps cubic and quadratic Béziers within the deviation', () => {
    const cubic = [0, 0, 1, 3, 4, -3, 5, 1];
    const quadratic = [0, 0, 2, 5, 4, 0];
    for (const [control, deviation] of [
      [cubic, 0.05],
      [cubic, 1e-3],
      [quadratic, 1e-2],
    ] as const) {
      const points = bezier(control, deviation);
      expect(points.slice(-2)).toEqual(control.slice(-2));
      for (let k = 0; k <= 400; k++)
        expect(distanceTo(points, at(control, k / 400))).toBeLessThanOrEqual(deviation);
    }
  });

  it('refuses a deviation that means nothing', () => {
    expect(() => circle(0, 0, 1, 0)).toThrow('positive length');
    expect(() => circle(0, 0, 1, Number.NaN)).toThrow('positive length');
    expect(() => circle(0, 0, -1, 0.1)).toThrow('radius');
    expect(() => circle(0, 0, 1, 1e-16)).toThrow('pieces');
    expect(() => bezier([0, 0, 1, 1], 0.1)).toThrow('control points');
  });
});

function at(control: readonly number[], t: number): [number, number] {
  let points = [...control];
  while (points.length > 2) points = points.slice(0, -2).map((p, k) => p + t * (points[k + 2] - p));
  return [points[0], points[1]];
}

function distanceTo(chain: readonly number[], [x, y]: readonly [number, number]): number {
  let best = Number.POSITIVE_INFINITY;
  for (let k = 0; k + 3 < chain.length; k += 2) {
    const [ax, ay] = [chain[k], chain[k + 1]];
    const [ex, ey] = [chain[k + 2] - ax, chain[k + 3] - ay];
    const t = Math.min(1, Math.max(0, ((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey)));
    best = Math.min(best, Math.hypot(x - ax - t * ex, y - ay - t * ey));
  }
  return best;
}
