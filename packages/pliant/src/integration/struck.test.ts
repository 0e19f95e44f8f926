import { describe, expect, it } from 'vitest';
import { Random } from '../math/random.js';
import { World } from '../world/index.js';

/**
 * A body that lands fast on one end is turned by the blow, by up to a radian within one substep. Its other end must not strike
 * into the floor: neither beside the contact that was found, nor by the turn that the contact itself caused.
 */
describe('bodies that land fast and askew, 60 of them (seed 21)', () => {
  const random = new Random(21);
  const shapes = [
    () => ({ kind: 'box', halfExtents: [0.04, 0.06, 0.05] }) as const,
    () => ({ kind: 'cylinder', radius: 0.03, halfHeight: random.uniform(0.06, 0.1) }) as const,
    () => ({ kind: 'capsule', radius: 0.08, halfHeight: random.uniform(0.05, 0.1) }) as const,
    () => ({ kind: 'cone', radius: 0.06, halfHeight: 0.06 }) as const,
  ];
  for (let n = 0; n < 60; n++) {
    const shape = shapes[n % 4]();
    const speed = random.uniform(5, 25);
    const dt = [1 / 30, 1 / 60, 1 / 120][n % 3];
    const orientation = [0, 0, 0, 1] as [number, number, number, number];
    for (let k = 0; k < 4; k++) orientation[k] = random.uniform(-1, 1);
    it(`${shape.kind} at ${speed.toFixed(1)} m/s, ${Math.round(1 / dt)} steps a second`, () => {
      const world = new World();
      world.add({ kind: 'static', shape: { kind: 'plane' } });
      const body = world.add({
        kind: 'rigid',
        shape,
        position: [0, 0.5, 0],
        orientation,
        velocity: [0.3, -speed, 0.2],
      });
      for (let s = 0; s < Math.ceil(0.5 / dt); s++) {
        world.step(dt);
        // The centre of a body that stands above the floor is never lower than its half thickness, here less a third.
        const [thin, low] = heights(shape, body.orientation);
        expect(body.position[1] - low, `step ${s}`).toBeGreaterThan(-0.34 * thin);
      }
    });
  }
});

/** Half thickness, and how far the body reaches below its centre [m]. */
function heights(
  shape:
    | { readonly kind: 'box'; readonly halfExtents: readonly [number, number, number] }
    | {
        readonly kind: 'cylinder' | 'capsule' | 'cone';
        readonly radius: number;
        readonly halfHeight: number;
      },
  q: ArrayLike<number>,
): [number, number] {
  // The second row of the rotation: how much the own axes rise.
  const x = 2 * (q[0] * q[1] + q[3] * q[2]);
  const y = 1 - 2 * (q[0] * q[0] + q[2] * q[2]);
  const z = 2 * (q[1] * q[2] - q[3] * q[0]);
  if (shape.kind === 'box') {
    const [a, b, c] = shape.halfExtents;
    return [Math.min(a, b, c), a * Math.abs(x) + b * Math.abs(y) + c * Math.abs(z)];
  }
  const { radius, halfHeight } = shape;
  const across = radius * Math.sqrt(Math.max(0, 1 - y * y));
  if (shape.kind === 'capsule') return [radius, radius + halfHeight * Math.abs(y)];
  if (shape.kind === 'cylinder') return [Math.min(radius, halfHeight), across + halfHeight * Math.abs(y)];
  // The centre of mass of a cone is a quarter of its height above the base.
  return [0.4 * radius, Math.max(across + 0.5 * halfHeight * y, -1.5 * halfHeight * y)];
}
