import { describe, expect, it } from 'vitest';
import { growthExponent, quantile, spread } from './statistics.js';

describe('quantile', () => {
  it('interpolates between the nearest samples and does not care for their order', () => {
    expect(quantile([4, 1, 3, 2], 0)).toBe(1);
    expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
    expect(quantile([4, 1, 3, 2], 1)).toBe(4);
    expect(quantile([7], 0.95)).toBe(7);
  });

  it('refuses an empty list', () => expect(() => quantile([], 0.5)).toThrow('at least one sample'));
});

describe('spread', () => {
  it('gives median and 95th percentile', () => {
    const samples = Array.from({ length: 101 }, (_, k) => k);
    expect(spread(samples)).toEqual({ median: 50, p95: 95 });
  });
});

describe('growthExponent', () => {
  it('recovers the exponent of a power law', () => {
    const x = [100, 316, 1000, 3162, 10_000];
    expect(
      growthExponent(
        x,
        x.map((n) => 3 * n ** 1.37),
      ),
    ).toBeCloseTo(1.37, 12);
  });

  it('puts n log n over three decades a little above 1', () => {
    const x = [100, 1000, 10_000, 100_000];
    const exponent = growthExponent(
      x,
      x.map((n) => n * Math.log(n)),
    );
    expect(exponent).toBeGreaterThan(1.1);
    expect(exponent).toBeLessThan(1.2);
  });
});
