import { describe, expect, it } from 'vitest';
import type { ShapeDefinition } from '../scene/index.js';

type SolidShape = Exclude<ShapeDefinition, { kind: 'plane' }>;

import { Recorder, replay } from './recorder.js';
import { World } from './world.js';

const L: SolidShape = {
  kind: 'union',
  parts: [
    { shape: { kind: 'box', halfExtents: [0.5, 0.1, 0.2] } },
    { shape: { kind: 'box', halfExtents: [0.1, 0.4, 0.2] }, position: [0.4, 0.5, 0] },
  ],
};

const cube = {
  positions: [0, 1, 2, 3, 4, 5, 6, 7].flatMap((k) => [
    k & 1 ? 0.5 : -0.5,
    k & 2 ? 0.5 : -0.5,
    k & 4 ? 0.5 : -0.5,
  ]),
  triangles: [
    0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6, 0, 1, 4, 1, 5, 4, 2, 6, 3, 3, 6, 7, 0, 4, 2, 2, 4, 6, 1, 3, 5, 3, 7,
    5,
  ],
};

/** Shapes with the height of their centre of mass above a floor on which they rest. */
const RESTING: [string, SolidShape, number][] = [
  ['capsule standing', { kind: 'capsule', radius: 0.3, halfHeight: 0.1 }, 0.4],
  ['cylinder', { kind: 'cylinder', radius: 0.4, halfHeight: 0.3 }, 0.3],
  ['cone', { kind: 'cone', radius: 0.5, halfHeight: 0.4 }, 0.2],
  ['ellipsoid', { kind: 'ellipsoid', radii: [0.6, 0.3, 0.5] }, 0.3],
  ['torus', { kind: 'torus', radius: 0.5, tube: 0.15 }, 0.15],
  ['hull', { kind: 'hull', points: cube.positions }, 0.5],
  ['mesh', { kind: 'mesh', ...cube }, 0.5],
  [
    'rounded box',
    { kind: 'rounded', shape: { kind: 'box', halfExtents: [0.4, 0.2, 0.4] }, radius: 0.1 },
    0.3,
  ],
  [
    'ball without its top',
    {
      kind: 'intersection',
      parts: [
        { shape: { kind: 'box', halfExtents: [0.4, 0.4, 0.4] } },
        { shape: { kind: 'box', halfExtents: [0.4, 0.4, 0.4] }, position: [0, -0.1, 0] },
      ],
    },
    0.35,
  ],
  [
    'pierced block',
    {
      kind: 'difference',
      parts: [
        { shape: { kind: 'box', halfExtents: [0.5, 0.3, 0.5] } },
        { shape: { kind: 'cylinder', radius: 0.25, halfHeight: 1 } },
      ],
    },
    0.3,
  ],
  ['angle', L, 0],
];

const SUPPORTS: [string, ShapeDefinition, number][] = [
  ['a plane', { kind: 'plane' }, 0],
  ['a box', { kind: 'box', halfExtents: [3, 1, 3] }, -1],
  [
    'a hull',
    {
      kind: 'hull',
      points: [-3, -1, -3, 3, -1, -3, -3, -1, 3, 3, -1, 3, -3, 0, -3, 3, 0, -3, -3, 0, 3, 3, 0, 3],
    },
    0,
  ],
  ['a mesh', { kind: 'mesh', positions: cube.positions.map((x) => 6 * x), triangles: cube.triangles }, -3],
];

describe.each(SUPPORTS)('on %s', (_, support, top) => {
  it.each(RESTING)('%s comes to rest at its height', (_name, shape, height) => {
    const world = new World({ sleeping: false });
    world.add({ kind: 'static', shape: support, position: [0, top, 0], friction: 0.8 });
    const body = world.add({ kind: 'rigid', shape, position: [0, (height || 0.3) + 0.05, 0], friction: 0.8 });
    for (let i = 0; i < 100; i++) world.step(1 / 60);
    expect(world.troubles()).toHaveLength(0);
    const speed = Math.hypot(...body.velocity) + Math.hypot(...body.angularVelocity);
    expect(speed).toBeLessThan(0.02);
    if (height > 0) expect(Math.abs(body.position[1] - height)).toBeLessThan(0.01);
  });
});

/** The heap begins with overlaps, and says that pushing them apart gives it energy. */
const otherTroubles = (world: World) => world.troubles().filter(({ code }) => code !== 'energy-grew');

/** One of every shape, in a heap. */
function heap(): World {
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'plane' } });
  RESTING.forEach(([, shape], k) => {
    world.add({
      kind: 'rigid',
      shape,
      position: [0.7 * (k % 3), 0.8 + 0.9 * Math.floor(k / 3), 0.6 * (k % 2)],
      orientation: [0.2 * k, 0.3, -0.1 * k, 1],
    });
  });
  return world;
}

describe('a heap of every shape', () => {
  it('goes on from a snapshot in the same bits, and replays', () => {
    const world = heap();
    const recorder = new Recorder(world);
    for (let i = 0; i < 30; i++) world.step(1 / 60);
    const copy = World.restore(world.snapshot());
    world.remove([...world][3]);
    copy.remove([...copy][3]);
    for (const w of [world, copy]) w.add({ kind: 'rigid', shape: L, position: [0, 6, 0] });
    for (let i = 0; i < 8; i++) {
      world.step(1 / 60);
      copy.step(1 / 60);
    }
    expect(copy.hash()).toBe(world.hash());
    expect(copy.snapshot()).toEqual(world.snapshot());
    expect(otherTroubles(world)).toEqual([]);
    for (const body of world) expect(body.position[1]).toBeGreaterThan(-0.05);
    expect(replay(recorder.finish()).firstDifference).toBeUndefined();
  });
});

describe('a body whose principal axes are not its own', () => {
  it('keeps its momentum and energy while it tumbles, and turns about its centre of mass', () => {
    const world = new World({ gravity: [0, 0, 0], sleeping: false });
    const points = [0, 0, 0, 1, 0.2, 0, 0.1, 0.9, 0.3, 0.2, 0.1, 1.4, 0.9, 0.8, 0.1];
    const body = world.add({
      kind: 'rigid',
      shape: { kind: 'hull', points },
      angularVelocity: [0.3, 4, -1],
    });
    const [before, energy] = [world.momentum().angular, world.energy().kinetic];
    const tensor = body.solid.mass().inertia;
    const spin = [0.3, 4, -1];
    for (let k = 0; k < 3; k++) {
      const exact = body.mass * [0, 1, 2].reduce((sum, n) => sum + tensor[3 * k + n] * spin[n], 0);
      expect(before[k]).toBeCloseTo(exact, 9);
    }
    for (let i = 0; i < 300; i++) world.step(1 / 240);
    const after = world.momentum().angular;
    for (let k = 0; k < 3; k++) expect(after[k]).toBeCloseTo(before[k], 8);
    expect(world.energy().kinetic / energy).toBeCloseTo(1, 4);
    expect(Math.hypot(...body.position)).toBeLessThan(1e-12);
    expect(Math.hypot(...body.origin.map((x, k) => x - body.position[k]))).toBeCloseTo(
      Math.hypot(...body.solid.centre!),
      12,
    );
  });
});

describe('every two shapes', () => {
  it('are served by some method, and a method that can not says who can', () => {
    const world = heap();
    for (const body of world) expect(body.exists).toBe(true);
    expect(() => world.setMethod('narrowphase', 'convex')).toThrow(/signed-distance/);
    expect(() => world.setMethod('narrowphase', 'signed-distance')).not.toThrow();
    for (let i = 0; i < 5; i++) world.step(1 / 60);
    expect(otherTroubles(world)).toEqual([]);
  });
});
