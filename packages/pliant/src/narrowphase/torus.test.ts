/** A torus touches as a torus: it rolls without bumps, lies flat, and is where its formula says. */
import { describe, expect, it } from 'vitest';
import { World } from '../index.js';
import { Random } from '../math/random.js';

const RING = { kind: 'torus', radius: 0.4, tube: 0.1 } as const;
const FLOORS = {
  plane: { kind: 'plane' },
  box: { kind: 'box', halfExtents: [200, 1, 200] },
} as const;

describe.each(['plane', 'box'] as const)('on a %s', (name) => {
  const floor = () => {
    const world = new World({ sleeping: false });
    world.add({
      kind: 'static',
      shape: FLOORS[name],
      position: [0, name === 'box' ? -1 : 0, 0],
      friction: 0.8,
    });
    return world;
  };

  it.each([2, 4, 9, 20])(
    'an upright ring rolls for 5 s at %d m/s and at the height that it began with',
    (speed) => {
      const world = floor();
      // Its axis is y; turned by a quarter about x it rolls along x.
      const ring = world.add({
        kind: 'rigid',
        shape: RING,
        position: [0, 0.5, 0],
        orientation: [Math.SQRT1_2, 0, 0, Math.SQRT1_2],
        velocity: [speed, 0, 0],
        angularVelocity: [0, 0, -2 * speed],
        friction: 0.8,
      });
      for (let s = 0; s < 300; s++) {
        world.step(1 / 60);
        expect(Math.abs(ring.position[1] - 0.5)).toBeLessThan(1e-4);
      }
      expect(ring.position[0]).toBeCloseTo(5 * speed, 2);
      expect(ring.velocity[0]).toBeCloseTo(speed, 4);
    },
  );

  it('a ring that is dropped flat lies flat, held by its weight', () => {
    const world = floor();
    const ring = world.add({ kind: 'rigid', shape: RING, position: [0, 0.15, 0], friction: 0.8 });
    for (let s = 0; s < 120; s++) world.step(1 / 60);
    expect(ring.position[1]).toBeCloseTo(0.1, 3);
    expect(Math.hypot(...ring.angularVelocity)).toBeLessThan(1e-6);
    expect(ring.contactForce[1]).toBeCloseTo(ring.mass * 9.81, 3);
  });
});

it('an askew ring touches a plane at its lowest point, by the formula (seed 3)', () => {
  const random = new Random(3);
  const orientation = new Float64Array(4);
  for (let i = 0; i < 200; i++) {
    random.rotation(orientation, 0);
    const [x, y, z, w] = orientation;
    // The ring's own axis in the world, and how steep it stands.
    const axis = [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)];
    const steep = Math.sqrt(1 - axis[1] * axis[1]);
    if (steep < 0.2) continue;
    const low = 0.4 * steep + 0.1;
    const world = new World({ gravity: [0, 0, 0] });
    world.add({ kind: 'static', shape: { kind: 'plane' } });
    world.add({ kind: 'rigid', shape: RING, position: [0, low - 0.003, 0], orientation });
    world.step(1e-6);
    const deepest = [...world.contacts()].reduce((a, b) => (b.depth > a.depth ? b : a));
    expect(deepest.depth).toBeCloseTo(0.003, 6);
    expect(deepest.point[0]).toBeCloseTo((0.4 * (axis[1] * axis[0])) / steep, 5);
    expect(deepest.point[2]).toBeCloseTo((0.4 * (axis[1] * axis[2])) / steep, 5);
  }
});
