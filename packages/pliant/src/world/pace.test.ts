import fc from 'fast-check';
import { expect, test } from 'vitest';
import { World } from './index.js';

test('takes as many steps as fit, and says how far the next one is', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 0.1, noNaN: true }), { maxLength: 50 }), (frames) => {
      const world = new World();
      let sum = 0;
      for (const elapsed of frames) {
        sum += elapsed;
        const alpha = world.advance(elapsed, { dt: 1 / 64, maxSteps: 100 });
        expect(alpha).toBeGreaterThanOrEqual(0);
        expect(alpha).toBeLessThan(1);
        expect((world.steps + alpha) / 64).toBeCloseTo(sum, 9);
      }
    }),
    { numRuns: 50 },
  );
});

test('lets time go that would take too many steps', () => {
  const world = new World();
  const alpha = world.advance(100.005, { dt: 0.01, maxSteps: 3 });
  expect(world.steps).toBe(3);
  expect(alpha).toBeCloseTo(0.5, 6);
  world.advance(0.006, { dt: 0.01 });
  expect(world.steps).toBe(4);
});

test('refuses what is no time, and changes nothing', () => {
  const world = new World();
  for (const [elapsed, options] of [
    [-1, {}],
    [Number.NaN, {}],
    [Number.POSITIVE_INFINITY, {}],
    [1, { dt: 0 }],
    [1, { dt: 2 }],
    [1, { maxSteps: 0 }],
  ] as const) {
    expect(() => world.advance(elapsed, options)).toThrow(/is (a time|more than|a whole)/);
  }
  expect(world.steps).toBe(0);
});
