/** Friction of what rests and of what slides, and the written-out passes beside the plain rows. */
import { describe, expect, test } from 'vitest';
import { Polygon } from '../polygon.js';
import { OutlineBody } from './outline-body.js';
import { PLANAR_RESPONSES, type PlanarResponse, PlanarWorld } from './planar-world.js';
import { RigidBody } from './rigid-body.js';

/** A box on a slope of tan α = 0.5, its speed along the slope after a second. */
function slide(response: PlanarResponse, speed: number, staticFriction?: number): number {
  const [sin, cos] = [1 / Math.sqrt(5), 2 / Math.sqrt(5)];
  const world = new PlanarWorld({
    gravity: [-9.81 * sin, -9.81 * cos],
    response,
    friction: 0.3,
    restitution: 0,
    ...(staticFriction !== undefined && { staticFriction }),
  });
  world.add(new RigidBody(Polygon.box(60, 1, 0, -0.5), { motion: 'fixed' }));
  const box = world.add(new RigidBody(Polygon.box(1, 1, 0, 0.5), { velocity: [-speed, 0] }));
  for (let k = 0; k < 120; k++) world.step(1 / 120);
  return -box.vx;
}

describe.each(PLANAR_RESPONSES)('under %s', (response) => {
  const pull = 9.81 * (1 / Math.sqrt(5) - (0.3 * 2) / Math.sqrt(5));

  test('what rests is held by the static friction; it slid away', () => {
    expect(Math.abs(slide(response, 0, 0.7))).toBeLessThan(0.02);
    expect(slide(response, 0)).toBeGreaterThan(0.9 * pull);
  });

  test('what slides is slowed by the kinetic friction alone', () => {
    expect(Math.abs(slide(response, 1, 0.7) - 1 - pull)).toBeLessThan(0.05 * pull);
  });
});

test('static friction below the kinetic one is refused with a sentence', () => {
  expect(() => new PlanarWorld({ friction: 0.5, staticFriction: 0.2 })).toThrow(
    /must be at least 'friction', 0.5/,
  );
});

test('boxes move the same beside a body that deforms, whose rows are not written out', () => {
  const world = (isShared: boolean) => {
    const made = new PlanarWorld({ gravity: [0, -9.81], response: 'impulse', friction: 0.4 });
    made.add(new RigidBody(Polygon.box(60, 1, 0, -0.5), { motion: 'fixed' }));
    const tilted = made.add(new RigidBody(Polygon.box(1, 1, 0, 0).moved(0.3, 0, 1.2)));
    made.add(new RigidBody(Polygon.box(1, 1, 0.3, 2.6)));
    if (isShared) {
      const lump = new OutlineBody(Polygon.box(1, 1, 20, 0.499), {
        mass: 1,
        stiffness: 1000,
        anchor: 0,
        damping: 1,
      });
      made.add(lump);
    }
    for (let k = 0; k < 60; k++) made.step(1 / 60);
    return [tilted.x, tilted.y, tilted.angle];
  };
  const [plain, shared] = [world(false), world(true)];
  for (let k = 0; k < 3; k++) expect(Math.abs(plain[k] - shared[k])).toBeLessThan(1e-6);
});
