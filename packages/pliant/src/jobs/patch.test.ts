/** Area and pressure of contact, whole and by regions, against what is known of the bodies. */
import { describe, expect, test } from 'vitest';
import '../parts/all.js';
import { runJob } from './index.js';

const SLAB = {
  kind: 'static',
  name: 'floor',
  shape: { kind: 'box', halfExtents: [4, 0.5, 4] },
  position: [0, -0.5, 0],
};
const PLANE = { kind: 'static', name: 'floor', shape: { kind: 'plane' } };
/** Everything up to x = 0.7, of bodies whose middle is 0.75. */
const LEFT = { min: [-9, -1, -9], max: [0.7, 1, 9] };
const RIGHT = { min: [0.7, -1, -9], max: [9, 1, 9] };
const SOFT = { kind: 'soft', name: 'it', density: 500, friction: 0.5 };
const MESH = { kind: 'box', size: [0.2, 0.1, 0.2], cells: [4, 2, 4] };

function scene(floor: object, ...bodies: object[]) {
  return {
    pliant: 1,
    name: 'Patch',
    description: 'One body stands on another.',
    dt: 0.01,
    duration: 1,
    bodies: [floor, ...bodies],
  };
}

function measure(floor: object, body: object, more: object[] = [], pair = { of: 'it', against: 'floor' }) {
  const of = { ...pair, take: 'end' } as const;
  return runJob({
    scene: scene(floor, ...more, body),
    outputs: {
      force: { quantity: 'force', ...of, axis: 'normal' },
      ...Object.fromEntries(
        (['area', 'pressure', 'maxPressure', 'force'] as const).flatMap((quantity) => [
          ...(quantity === 'force' ? [] : [[quantity, { quantity, ...of }]]),
          [`${quantity}.left`, { quantity, ...of, region: LEFT }],
          [`${quantity}.right`, { quantity, ...of, region: RIGHT }],
          [`${quantity}.none`, { quantity, ...of, region: { min: [5, -1, -1], max: [6, 1, 1] } }],
        ]),
      ),
    },
  }).values as Record<string, number>;
}

const RIGID = {
  box: { shape: { kind: 'box', halfExtents: [0.1, 0.05, 0.1] }, area: 0.04 },
  cylinder: { shape: { kind: 'cylinder', radius: 0.1, halfHeight: 0.05 }, area: 0.0283 },
};
const DEFORMABLE = {
  fem: {
    ...SOFT,
    mesh: MESH,
    model: { kind: 'fem', youngsModulus: 1e5, damping: 0.02 },
    position: [0.75, 0.051, 0],
  },
  xpbd: {
    ...SOFT,
    mesh: MESH,
    model: { kind: 'xpbd', youngsModulus: 1e5, damping: 0.02 },
    position: [0.75, 0.051, 0],
  },
  cloth: {
    ...SOFT,
    mesh: { kind: 'sheet', width: 0.2, depth: 0.2, edge: 0.05 },
    model: { kind: 'cloth', youngsModulus: 1e5, thickness: 0.002, damping: 0.05 },
    position: [0.75, 0.01, 0],
  },
};

describe.each([
  ['a slab', SLAB],
  ['a plane', PLANE],
])('on %s', (_, floor) => {
  test.each(Object.entries(RIGID))(
    'of a rigid %s, parts sum up: a region between its points had no area',
    (_name, { shape, area }) => {
      const values = measure(floor, { kind: 'rigid', name: 'it', shape, mass: 2, position: [0.75, 0.05, 0] });
      expect(values['area']).toBeCloseTo(area, 4);
      expect(values['area.left'] + values['area.right']).toBeCloseTo(values['area'], 9);
      expect(values['area.left'] / values['area']).toBeLessThan(0.3);
      for (const part of ['', '.left', '.right']) {
        // A weight in the middle presses evenly, however the solver shares it among the points.
        expect(values[`pressure${part}`] / (19.62 / values['area'])).toBeCloseTo(1, 3);
        expect(values[`maxPressure${part}`] / values[`pressure${part}`]).toBeCloseTo(1, 2);
      }
      // Forces in a region were those of the points in it: a quarter of a box carried a half.
      for (const part of ['left', 'right'])
        expect(values[`force.${part}`] / 19.62).toBeCloseTo(values[`area.${part}`] / values['area'], 3);
      expect(values['area.none']).toBe(0);
      expect(values['force.none']).toBe(0);
      expect(values['pressure.none']).toBeNull();
    },
  );

  test.each(Object.entries(DEFORMABLE))('of a body of %s, parts sum up to the whole', (_name, body) => {
    const values = measure(floor, body);
    expect(values['area']).toBeGreaterThan(0.039);
    expect(values['area']).toBeLessThan(0.0415);
    expect((values['area.left'] + values['area.right']) / values['area']).toBeCloseTo(1, 6);
    const load = (part: string) => values[`area.${part}`] * values[`pressure.${part}`];
    expect((load('left') + load('right')) / values['force']).toBeCloseTo(1, 3);
    expect((values['force.left'] + values['force.right']) / values['force']).toBeCloseTo(1, 6);
    for (const part of ['left', 'right']) expect(values[`force.${part}`] / load(part)).toBeCloseTo(1, 2);
    expect(Math.max(values['maxPressure.left'], values['maxPressure.right'])).toBe(values['maxPressure']);
    expect(values['pressure']).toBeLessThanOrEqual(values['maxPressure']);
    expect(values['area.none']).toBe(0);
    expect(values['pressure.none']).toBeNull();
  });

  test('of a rope there is none: rounding of its points made 64 GPa of it', () => {
    const values = measure(floor, {
      ...SOFT,
      mesh: { kind: 'line', length: 0.2, edge: 0.03 },
      model: { kind: 'rope', youngsModulus: 1e6, radius: 0.01, damping: 0.05 },
      position: [0.75, 0.02, 0],
    });
    expect(values['force']).toBeGreaterThan(0.1);
    expect(values['area']).toBe(0);
    expect(values['pressure']).toBeNull();
    expect(values['maxPressure']).toBeNull();
  });
});

test('a load beside the middle presses more on its side', () => {
  const box = (x: number, mass: number) => ({
    kind: 'rigid',
    shape: { kind: 'box', halfExtents: [0.01, 0.05, 0.1] },
    mass,
    position: [x, 0.1501, 0],
  });
  const slab = {
    kind: 'rigid',
    name: 'it',
    shape: { kind: 'box', halfExtents: [0.1, 0.05, 0.1] },
    mass: 1,
    position: [0.75, 0.05, 0],
  };
  const values = measure(SLAB, slab, [box(0.78, 9)]);
  // 98.1 N whose middle is 27 mm beside that of a base of 200 mm: N/A (1 ± 6 e/b).
  const mean = 98.1 / 0.04;
  expect(values['pressure'] / mean).toBeCloseTo(1, 2);
  expect(values['maxPressure'] / (mean * (1 + (6 * 0.027) / 0.2))).toBeCloseTo(1, 1);
});

test.each(['cloth', 'rope', 'molecules'])('a soft cube on %s is measured, too', (kind) => {
  const under = {
    cloth: {
      ...DEFORMABLE.cloth,
      name: 'under',
      mesh: { kind: 'sheet', width: 0.4, depth: 0.4, edge: 0.05 },
    },
    rope: {
      ...SOFT,
      name: 'under',
      mesh: { kind: 'line', length: 0.4, edge: 0.03 },
      model: { kind: 'rope', youngsModulus: 1e6, radius: 0.01, damping: 0.05 },
      position: [0.75, 0.011, 0],
    },
    molecules: {
      kind: 'mass-spring',
      name: 'under',
      radius: 0.05,
      position: [0.75, 0.05, 0],
      molecules: [-0.08, 0, 0.08].flatMap((x) =>
        [-0.08, 0, 0.08].map((z) => ({ position: [x, 0, z], fixed: true })),
      ),
    },
  }[kind]!;
  const above = { ...DEFORMABLE.fem, position: [0.75, kind === 'molecules' ? 0.151 : 0.09, 0] };
  const values = measure(SLAB, above, [under], { of: 'it', against: 'under' });
  expect(values['area']).toBeGreaterThanOrEqual(0);
});
