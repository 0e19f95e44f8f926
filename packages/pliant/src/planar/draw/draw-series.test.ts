import { expect, it } from 'vitest';
import { recordDemo } from '../demos/record.js';
import { wavy } from '../demos/wavy.js';
import { drawSeries } from './draw-series.js';

it('plots energy and residual depth of a recorded demo', () => {
  const record = recordDemo(wavy, 'penalty', 2);
  expect(record.trouble).toBeNull();
  expect(record.times.at(-1)).toBeCloseTo(2, 9);
  expect(record.energies.at(-1)!).toBeLessThan(record.energies[0]);
  const lines = [{ name: 'penalty', values: record.energies }];
  const svg = drawSeries(record.times, lines, { title: 'wavy', label: 'energy [J]' });
  expect(svg.match(/<path /g)!.length).toBe(1);
  expect(svg).toContain('energy [J]');
  expect(svg).not.toContain('NaN');
});

it('plots a flat line, and none at all', () => {
  const options = { title: 'flat', label: 'depth [m]' };
  for (const lines of [[{ name: 'a', values: [0, 0] }], []]) {
    expect(drawSeries([0, 1], lines, options)).not.toMatch(/NaN|Infinity/);
  }
});
