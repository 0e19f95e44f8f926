import { describe, expect, it } from 'vitest';
import { CURVES } from '../engine/curves.js';
import { headerOf } from './curve-names.js';
import { figureSvg } from './figure.js';
import { axisWidth, roundTicks, tickText } from './round-ticks.js';

const figure = { title: 'T', scene: 'S', xLabel: 'x', yLabel: 'y', width: 800, height: 400 };

describe('a plot for print', () => {
  it('has the peak of an impact that lasts one step of many', () => {
    const count = 40_000;
    for (const at of [17, 12_345, 39_998]) {
      const values = Array.from({ length: count }, (_, i) => (i === at ? 1000 : i % 3));
      const x = Float64Array.from(values, (_, i) => i / 120);
      const svg = figureSvg({ ...figure, x, curves: [{ label: 'force', color: '#000', values }] });
      const points = /points="([^"]*)"/
        .exec(svg)![1]
        .split(' ')
        .map((point) => point.split(',').map(Number));
      expect(points.length).toBeLessThanOrEqual(4100);
      const [top] = points.toSorted((a, b) => a[1] - b[1]);
      const others = points.filter((point) => point !== top).map(([, y]) => y);
      // A thousand against two: the peak stands far above all other points, where it was.
      expect(Math.min(...others) - top[1]).toBeGreaterThan(200);
      const [first] = points;
      const last = points[points.length - 1];
      expect((top[0] - first[0]) / (last[0] - first[0])).toBeCloseTo(at / (count - 1), 3);
      expect(points.every(([px], k) => k === 0 || px >= points[k - 1][0])).toBe(true);
    }
  });

  it('gives Chinese names in its legend their room', () => {
    const label = '动能与势能之和随时间的变化';
    const curves = Array.from({ length: 3 }, () => ({ label, color: '#000', values: [0, 1] }));
    const svg = figureSvg({ ...figure, x: [0, 1], curves });
    const places = [...svg.matchAll(/<line x1="([\d.]+)" x2="[\d.]+" y1="([\d.]+)"[^>]*stroke-width="2"/g)];
    expect(places).toHaveLength(3);
    for (const [k, place] of places.entries()) {
      const before = places[k - 1];
      if (before === undefined || before[2] !== place[2]) continue;
      // Every sign is twelve pixels wide.
      expect(Number(place[1]) - Number(before[1])).toBeGreaterThanOrEqual(25 + 12 * label.length);
    }
  });
});

describe('numbers of an axis', () => {
  it('have room beside its unit, however large or small they are', () => {
    for (let power = -9; power <= 9; power++) {
      const labels = roundTicks(-3 * 10 ** power, 17.5 * 10 ** power, 5).map(tickText);
      const longest = Math.max(...labels.map((label) => label.length));
      expect(longest).toBeLessThan(9);
      // A digit of eleven pixels' height is six to seven wide; the tick beside it takes ten.
      expect(axisWidth(labels)).toBeGreaterThanOrEqual(6.5 * longest + 10);
    }
    expect(axisWidth(null)).toBeGreaterThan(30);
  });
});

describe('columns of a table', () => {
  it('say no word twice and differ from each other', () => {
    const subjects = [
      { name: 'ball', isPair: false },
      { name: 'ball – floor', isPair: true },
    ];
    const names = CURVES.flatMap(({ subject }, k) =>
      subject === undefined || subject < 2 ? [headerOf(k, subjects)] : [],
    );
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).not.toMatch(/\b(\w+) \1\b/);
    expect(names).toContain('contact force of ball [N]');
    expect(names).toContain('speed of ball [m/s]');
    expect(names).toContain('contacts');
  });
});
