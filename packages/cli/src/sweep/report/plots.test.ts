import { expect, test } from 'vitest';
import { axisOf, share, short, ticksOf, told, widened } from './plots.js';
import { effectOf } from './statistics.js';

test('an axis is logarithmic where the plan says so or the values span more than a decade and a half', () => {
  expect(axisOf('a', [1, 20]).log).toBe(false);
  expect(axisOf('a', [1, 20], true).log).toBe(true);
  expect(axisOf('a', [1, 40]).log).toBe(true);
  expect(axisOf('a', [-1, 40], true).log).toBe(false);
  // Half of a decade is in the middle of the decade.
  expect(share(axisOf('a', [2e5, 2e6], true), 2e5 * Math.sqrt(10))).toBeCloseTo(0.5, 12);
});

test('ticks are round, inside, in order, and neither too few nor too many', () => {
  for (const [low, high] of [
    [0.02, 0.058],
    [2e5, 2e6],
    [1, 1e9],
    [3, 4],
    [1e-7, 5e-7],
    [0.5, 31],
    [1e-9, 1e12],
  ]) {
    for (const log of [true, false]) {
      const ticks = ticksOf({ label: '', log, low, high });
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(11);
      expect(
        ticks.every(
          (x, i) => x >= low - 1e-8 * (high - low) && x <= high * (1 + 1e-8) && (i === 0 || x > ticks[i - 1]),
        ),
      ).toBe(true);
    }
  }
  expect(ticksOf({ label: '', log: true, low: 2e5, high: 2e6 })).toEqual([2e5, 5e5, 1e6, 2e6]);
});

test('numbers beside each other have as many digits as tell them apart', () => {
  // A load of 98.08 to 98.13 N stood on its axis as 98.1 to 98.1.
  expect(told([98.0778, 98.126])).toEqual(['98.08', '98.13']);
  expect(told([2e5, 2e6])).toEqual(['2e5', '2e6']);
  expect(told([1234567, 1234568])).toEqual(['1.234567e6', '1.234568e6']);
  expect(told([5, 5])).toEqual(['5', '5']);
  expect([0, 1, 0.25, 12345, 1.5e-7, -2e6].map((x) => short(x))).toEqual([
    '0',
    '1',
    '0.25',
    '12300',
    '1.5e-7',
    '-2e6',
  ]);
});

test('cells of a surface have their value in the middle', () => {
  const axis = axisOf('a', [1, 2, 3, 4, 5]);
  const wide = widened(axis, 5);
  expect([wide.low, wide.high]).toEqual([0.5, 5.5]);
  for (let k = 0; k < 5; k++) expect(share(wide, 1 + k)).toBeCloseTo((k + 0.5) / 5, 12);
  const log = widened(axisOf('a', [1, 10, 100]), 3);
  expect(share(log, 10)).toBeCloseTo(0.5, 12);
  expect(share(log, 1)).toBeCloseTo(1 / 6, 12);
});

test('a million values have an axis', () => {
  const values = Array.from({ length: 1_000_000 }, (_, i) => i);
  expect(axisOf('a', values)).toMatchObject({ low: 0, high: 999_999 });
});

test('main effects: each of few values has a level; bins of many never part equal values', () => {
  const levels = (distinct: number) => {
    const xs = Array.from({ length: 400 }, (_, i) => i % distinct);
    return effectOf(
      'x',
      xs,
      xs.map((x) => 2 * x),
    ).levels;
  };
  expect(levels(20)).toHaveLength(20);
  // The response follows the value alone, so no level may be off the line.
  for (const distinct of [20, 30, 399])
    for (const { at, mean } of levels(distinct)) expect(mean).toBeCloseTo(2 * (at as number), 9);
  for (const { least, most, at } of levels(24))
    expect([least, most]).toEqual([2 * (at as number), 2 * (at as number)]);
});
