/** Materials of fem bodies against closed forms: laws at large strain, parts, and muscles. */
import { describe, expect, it } from 'vitest';
import { barOf } from './fem.test-support.js';

/** Stretch at which the force per rest area is `stress`, by bisection. */
function solve(force: (stretch: number) => number, stress: number): number {
  let [low, high] = [0.3, 3];
  for (let k = 0; k < 60; k++) {
    const middle = (low + high) / 2;
    if (force(middle) < stress) low = middle;
    else high = middle;
  }
  return low;
}

describe('laws at large strain, without a Poisson ratio', () => {
  const E = 1e5;
  const laws = {
    // Without λ the sides keep their length: P = E/2 (s − 1/s), E (s − 1), E/2 (s² − 1) s.
    'neo-hookean': (s: number) => (E / 2) * (s - 1 / s),
    'co-rotational': (s: number) => E * (s - 1),
    'st-venant-kirchhoff': (s: number) => (E / 2) * (s * s - 1) * s,
  } as const;

  it.each(['neo-hookean', 'co-rotational', 'st-venant-kirchhoff'] as const)('%s', (law) => {
    for (const stress of [1e3, 4e4]) {
      const { pull } = barOf({ youngsModulus: E, poissonRatio: 0, law });
      expect(pull(stress)).toBeCloseTo(solve(laws[law], stress), 5);
    }
  });
});

it('parts have moduli of their own: two halves in a row stretch like springs', () => {
  const box = { min: [0, -1, -1], max: [1, 1, 1] };
  const { pull } = barOf({ youngsModulus: 1e6, poissonRatio: 0, parts: [{ box, youngsModulus: 1e5 }] });
  expect((pull(10) - 1) / (10 * (0.5 / 1e6 + 0.5 / 1e5))).toBeCloseTo(1, 3);
});

describe('muscles', () => {
  it.each(['neo-hookean', 'co-rotational'] as const)(
    'shorten a free bar until it balances them, %s',
    (law) => {
      const T = 2e4;
      const muscles = [{ direction: [2, 0, 0], stress: T }];
      for (const activation of [0, 0.5, 1]) {
        const { pull } = barOf({ youngsModulus: 1e5, poissonRatio: 0, law, muscles }, activation);
        const own =
          law === 'neo-hookean' ? (s: number) => (1e5 / 2) * (s - 1 / s) : (s: number) => 1e5 * (s - 1);
        expect(pull(0)).toBeCloseTo(
          solve((s) => own(s) + activation * T * s, 0),
          5,
        );
      }
    },
  );
});
