import { expect, test } from 'vitest';
import { DEMOS } from './demos.js';
import { PlanarDriver } from './planar-driver.js';
import type { Shown } from './protocol.js';
import { fitted, fromGeoJson } from './read-outlines.js';

const ALL: Shown = {
  field: true,
  gradients: true,
  penetrations: true,
  boxes: true,
  contacts: true,
  voronoi: true,
};

const NONE: Shown = {
  field: false,
  gradients: false,
  penetrations: false,
  boxes: false,
  contacts: false,
  voronoi: false,
};

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
  const bare = driver.frame(NONE, 0, [-1, -1, 1, 1]);
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

test('a field errs by less than its bound, and a finer one costs more samples', () => {
  const driver = new PlanarDriver('wavy', 'penalty');
  const looked = (error: number) => {
    driver.fields.setError(error);
    return driver.frame(ALL, 0, [-3, -2, 3, 2]).readings.bound!;
  };
  const [coarse, fine] = [looked(0.05), looked(0.005)];
  for (const { error, measured } of [coarse, fine]) expect(measured).toBeLessThanOrEqual(error);
  expect(fine.measured).toBeLessThan(coarse.measured);
  expect(fine.samples).toBeGreaterThan(20 * coarse.samples);
});

test('every place belongs to the nearest outline', () => {
  const driver = new PlanarDriver('wavy-overlapped', 'penalty');
  const { owners, positions, counts } = driver.frame(ALL, 0, [-3, -2, 3, 2]);
  const gap = (body: number, x: number, y: number) => {
    const first = counts.slice(0, body).reduce((sum, count) => sum + count, 0);
    let least = Number.POSITIVE_INFINITY;
    for (let k = first; k < first + counts[body]; k++)
      least = Math.min(least, Math.hypot(positions[2 * k] - x, positions[2 * k + 1] - y));
    return least;
  };
  const { columns, rows, x0, y0, spacing } = owners!;
  // Far outside of both, where the sign doesn't matter and vertices are as good as edges.
  for (const [i, j] of [
    [0, rows - 1],
    [columns - 1, 0],
    [0, 0],
    [columns - 1, rows - 1],
  ]) {
    const [x, y] = [x0 + i * spacing, y0 + j * spacing];
    const own = owners!.owners[i + columns * j];
    expect(gap(own, x, y)).toBeLessThan(gap(1 - own, x, y) + 0.1);
  }
});

test('an outline of many points that comes deep into others does not stop the world', () => {
  const driver = new PlanarDriver('map', 'penalty');
  for (let k = 0; k < 5; k++) driver.step();
  // A star with eight long arms, over three of the countries.
  const star = Array.from({ length: 160 }, (_, k): [number, number] => {
    const [angle, out] = [(2 * Math.PI * k) / 160, Math.abs(((k + 10) % 20) - 10) / 10];
    return [-1 + (0.9 + 1.6 * out) * Math.cos(angle), 2 + (0.9 + 1.6 * out) * Math.sin(angle)];
  });
  driver.add([star]);
  const before = performance.now();
  for (let k = 0; k < 20; k++) driver.step();
  // It took more than a minute for one step.
  expect(performance.now() - before).toBeLessThan(30_000);
  const { positions, readings } = driver.frame(ALL, 0, [-1, -1, 1, 1]);
  expect(positions.every(Number.isFinite)).toBe(true);
  expect(readings.inside).toBeGreaterThan(100);
});

test('own outlines join the world, and one that crosses itself is refused', () => {
  const driver = new PlanarDriver('cars', 'penalty');
  const before = driver.frame(ALL, 0, [-1, -1, 1, 1]).counts.length;
  driver.add([
    [
      [40, 40],
      [41, 40],
      [41, 41],
    ],
  ]);
  for (let k = 0; k < 10; k++) driver.step();
  expect(driver.frame(ALL, 0, [-1, -1, 1, 1]).counts.length).toBe(before + 1);
  expect(() =>
    driver.add([
      [
        [0, 0],
        [1, 1],
        [1, 0],
        [0, 1],
      ],
    ]),
  ).toThrow();
});

test('polygons of GeoJSON become outlines', () => {
  const square = [
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
    [0, 0],
  ];
  const text = JSON.stringify({
    type: 'FeatureCollection',
    features: [
      { type: 'Feature', geometry: { type: 'Polygon', coordinates: [square] } },
      { type: 'Feature', geometry: { type: 'MultiPolygon', coordinates: [[square], [square]] } },
    ],
  });
  const outlines = fromGeoJson(text);
  expect(outlines.map(({ length }) => length)).toEqual([4, 4, 4]);
  expect(fitted(outlines.slice(0, 1), [5, 5], 1)[0][0]).toEqual([4.5, 4.5]);
});

test.each(DEMOS.map(({ name }) => name))(
  'the past of %s is had again to the bit, with what was done by hand',
  (name) => {
    const region = [-3, -2, 3, 2] as const;
    const at = (one: PlanarDriver) => one.frame(NONE, 0, region);
    const driver = new PlanarDriver(name, 'penalty');
    const steps = (count: number) => {
      for (let k = 0; k < count; k++) driver.step();
    };
    steps(130);
    const [x, y] = at(driver).positions;
    driver.pull({ body: 0, from: [x, y], to: [x + 0.3, y], first: true });
    steps(7);
    const pulled = at(driver);
    driver.pull(undefined);
    steps(9);
    driver.add([
      [
        [50, 50],
        [51, 50],
        [50.5, 51],
      ],
    ]);
    const added = at(driver);
    steps(120);
    driver.snapshot();
    const end = at(driver);
    driver.seek(137);
    expect([at(driver).readings.steps, at(driver).readings.last]).toEqual([137, 266]);
    expect(at(driver).positions).toEqual(pulled.positions);
    driver.seek(266);
    expect(at(driver).positions).toEqual(end.positions);
    expect([...at(driver).readings.marks.snapshots]).toEqual([266]);
    // Going on from the past ends the future that was there; a shape that came later is not there yet.
    driver.seek(100);
    driver.step();
    expect(at(driver).counts.length).toBe(added.counts.length - 1);
    expect(at(driver).readings).toMatchObject({ steps: 101, last: 101 });
    expect(at(driver).readings.marks.snapshots).toHaveLength(0);
    driver.seek(40);
    driver.seek(101);
    expect(at(driver).readings.steps).toBe(101);
  },
);
