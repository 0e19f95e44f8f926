import { describe, expect, it } from 'vitest';
import { Random, World } from '../index.js';
import { SIMULATION } from '../simulation.js';

/** Twelve spheres and boxes of random mass, place and turn that fly at each other. */
function closedSystem(seed: number): World {
  const random = new Random(seed);
  const vector = (size: number): [number, number, number] => [
    random.uniform(-size, size),
    random.uniform(-size, size),
    random.uniform(-size, size),
  ];
  const world = new World({ gravity: [0, 0, 0], substeps: 2, sleeping: false });
  for (let k = 0; k < 12; k++) {
    const [x, y, z] = vector(1.2);
    const [vx, vy, vz] = vector(1);
    world.add({
      kind: 'rigid',
      mass: random.uniform(0.5, 3),
      shape:
        k % 2 === 0
          ? { kind: 'sphere', radius: random.uniform(0.2, 0.4) }
          : { kind: 'box', halfExtents: [0.2, random.uniform(0.2, 0.4), 0.35] },
      friction: 0.6,
      restitution: 0.4,
      position: [x, y, z],
      orientation: [...vector(1), 1],
      velocity: [vx - 2 * x, vy - 2 * y, vz - 2 * z],
      angularVelocity: vector(5),
    });
  }
  return world;
}

/** Sums of the bodies' own momenta: what a drift is measured against. */
function scales(world: World) {
  let linear = 0;
  let angular = 0;
  let mass = 0;
  for (const body of world) {
    const p = body.mass * Math.hypot(...body.velocity);
    linear += p;
    angular += p * Math.hypot(...body.position);
    mass += body.mass;
  }
  return { linear, angular, mass };
}

function centre(world: World): number[] {
  const { mass } = scales(world);
  const sum = [0, 0, 0];
  for (const body of world) for (let k = 0; k < 3; k++) sum[k] += (body.mass * body.position[k]) / mass;
  return sum;
}

const distance = (a: readonly number[], b: readonly number[]) => Math.hypot(...a.map((x, k) => x - b[k]));

describe('a closed system with contacts and friction inside', () => {
  it.each([1, 2, 3])('keeps its momentum, linear and angular, and its centre on a line (seed %d)', (seed) => {
    const world = closedSystem(seed);
    const { linear: p, angular: l } = world.momentum();
    const scale = scales(world);
    const start = centre(world);
    let touches = 0;
    for (let i = 0; i < 600; i++) {
      world.step(1 / 500);
      touches += world[SIMULATION].narrowphase.current.count;
    }
    const now = world.momentum();
    expect(touches, 'contacts seen; without any this would prove nothing').toBeGreaterThan(100);
    expect(distance(now.linear, p) / scale.linear).toBeLessThan(1e-10);
    expect(distance(now.angular, l) / scale.angular).toBeLessThan(1e-10);
    const line = start.map((x, k) => x + (p[k] / scale.mass) * world.time);
    expect((distance(centre(world), line) * scale.mass) / scale.linear).toBeLessThan(1e-10);
  });
});

it('two bodies that drift apart in empty space keep their momentum, however slow they are', () => {
  const world = new World({ gravity: [0, 0, 0] });
  const ball = { kind: 'rigid', shape: { kind: 'sphere', radius: 0.5 }, mass: 100 } as const;
  world.add({ ...ball, velocity: [0.004, 0, 0] });
  world.add({ ...ball, position: [1.1, 0, 0], velocity: [0.01, 0, 0], angularVelocity: [0, 0, 0.01] });
  world.add({ ...ball, position: [0, 9, 0] });
  const { linear, angular } = world.momentum();
  for (let i = 0; i < 120; i++) world.step(1 / 60);
  expect(distance(world.momentum().linear, linear)).toBeLessThan(1e-12);
  expect(distance(world.momentum().angular, angular)).toBeLessThan(1e-12);
  expect([...world].map(({ isAsleep }) => isAsleep)).toEqual([false, false, true]);
});
