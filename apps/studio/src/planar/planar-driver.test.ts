import { expect, test } from 'vitest';
import { DEMOS, PlanarDriver } from './planar-driver.js';
import type { Shown } from './protocol.js';

const ALL: Shown = { field: true, gradients: true, penetrations: true, boxes: true, contacts: true };

test('every demo gives frames with outlines, field, localisation and numbers', () => {
  for (const { name, objects, segments } of DEMOS) {
    const driver = new PlanarDriver(name, 'penalty');
    for (let k = 0; k < 60; k++) driver.step();
    const frame = driver.frame(ALL, 0, [-3, -2, 3, 2]);
    expect(frame.counts.length).toBe(objects);
    expect(frame.positions.length).toBe(2 * segments);
    expect(frame.positions.every(Number.isFinite)).toBe(true);
    expect(frame.field!.values.length).toBe(frame.field!.columns * frame.field!.rows);
    expect(frame.penetrations.length).toBe(5 * frame.readings.inside);
    expect(frame.readings).toMatchObject({ steps: 60, trouble: null });
  }
});

test('computes only what is shown', () => {
  const driver = new PlanarDriver('wavy-overlapped', 'penalty');
  const none: Shown = {
    field: false,
    gradients: false,
    penetrations: false,
    boxes: false,
    contacts: false,
  };
  const bare = driver.frame(none, 0, [-1, -1, 1, 1]);
  expect([bare.field, bare.contacts.length, bare.regions.length]).toEqual([undefined, 0, 0]);
  const full = driver.frame(ALL, 0, [-1, -1, 1, 1]);
  expect(full.regions.length).toBe(4);
  expect(full.contacts.length).toBeGreaterThan(0);
});

test('a pulled body comes to the pointer', () => {
  const driver = new PlanarDriver('cars', 'penalty');
  const before = driver.frame(ALL, 0, [-1, -1, 1, 1]).positions;
  const from: [number, number] = [before[0], before[1]];
  const to: [number, number] = [from[0] + 6, from[1] + 2];
  const gap = (positions: Float64Array) => Math.hypot(positions[0] - to[0], positions[1] - to[1]);
  driver.pull({ body: 0, from, to: from, first: true });
  driver.pull({ body: 0, from, to, first: false });
  for (let k = 0; k < 240; k++) driver.step();
  expect(gap(driver.frame(ALL, 0, [-1, -1, 1, 1]).positions)).toBeLessThan(0.5 * gap(before));
});
