import { describe, expect, it } from 'vitest';
import { barrier, barrierSlope, endGap, LAWS } from './law.js';

const potential = {
  log: (r: number) => r - 1 - Math.log(r),
  clamped: (r: number) => -((r - 1) ** 2) * Math.log(r),
};

describe.each(LAWS)('the barrier %s', (law) => {
  it('is the slope of its potential, and its slope that of itself', () => {
    const step = 1e-6;
    for (const r of [1e-3, 0.01, 0.2, 0.5, 0.83, 0.99]) {
      const slope = (potential[law](r + r * step) - potential[law](r - r * step)) / (2 * r * step);
      expect(Math.abs(-slope / barrier(law, r) - 1)).toBeLessThan(1e-5);
      const second = (barrier(law, r + r * step) - barrier(law, r - r * step)) / (2 * r * step);
      expect(Math.abs(second / barrierSlope(law, r) - 1)).toBeLessThan(1e-5);
    }
    for (const r of [1, 1.5, 1e9]) expect(barrier(law, r)).toBe(0);
  });

  it('ends every substep at the one positive gap, from 1e-12 to 1e6 of its strength and however fast it closes', () => {
    for (let s = 1e-12; s < 1e7; s *= 10) {
      for (const free of [0.999, 0.5, 1e-9, 0, -1e-9, -1, -1e3, -1e9]) {
        const r = endGap(law, free, s);
        expect(r).toBeGreaterThan(0);
        expect(r).toBeGreaterThanOrEqual(free);
        const right = free + s * barrier(law, r);
        expect(Math.abs(right - r) / Math.max(Math.abs(free), r, s * barrier(law, r))).toBeLessThan(1e-9);
      }
    }
    expect(endGap(law, 1.2, 5)).toBe(1.2);
  });
});
