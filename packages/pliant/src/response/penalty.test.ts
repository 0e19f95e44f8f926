import { describe, expect, it } from 'vitest';
import { World } from '../index.js';

const G = 9.81;
const RADIUS = 0.1;

function sphereOverPlane(gravity: number, gap: number, speed: number, restitution = 0) {
  const world = new World({ gravity: [0, -gravity, 0], substeps: 1, sleeping: false });
  world.add({ kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] }, restitution });
  const sphere = world.add({
    kind: 'rigid',
    shape: { kind: 'sphere', radius: RADIUS },
    mass: 1,
    restitution,
    position: [0, RADIUS + gap, 0],
    velocity: [0, -speed, 0],
  });
  return { world, position: sphere.position, velocity: sphere.velocity };
}

/** Flies into the plane at `speed` and out again; the times at which the gap is zero are interpolated. */
function flyThrough(speed: number, dt: number, parameters: Record<string, number | string>) {
  const { world, position, velocity } = sphereOverPlane(0, 10.5 * speed * dt, speed);
  world.setMethod('response', 'penalty');
  world.setParameters('penalty', parameters);
  let deepest = 0;
  let entered = 0;
  let gap = position[1] - RADIUS;
  for (let i = 0; i < 100_000; i++) {
    const before = gap;
    world.step(dt);
    gap = position[1] - RADIUS;
    deepest = Math.max(deepest, -gap);
    const crossing = world.time - dt + (dt * before) / (before - gap);
    if (before > 0 && gap <= 0) entered = crossing;
    if (before <= 0 && gap > 0) return { time: crossing - entered, deepest, out: velocity[1] };
  }
  throw new Error('the sphere never came out again');
}

const relative = (found: number, expected: number) => Math.abs(found / expected - 1);

describe('penalty against closed forms', () => {
  it('a cube rests on four springs at n·k·d = m·g', () => {
    const world = new World({ gravity: [0, -G, 0], substeps: 1, sleeping: false });
    world.setMethod('response', 'penalty');
    world.setParameters('penalty', { stiffness: 10_000, dampingRatio: 1 });
    world.add({ kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] } });
    world.add({
      kind: 'rigid',
      shape: { kind: 'box', halfExtents: [0.5, 0.5, 0.5] },
      mass: 1,
      position: [0, 0.5, 0],
    });
    for (let i = 0; i < 3000; i++) world.step(1 / 1000);
    const contacts = [...world.contacts()];
    expect(contacts).toHaveLength(4);
    for (const { depth, force } of contacts) {
      expect(relative(depth, G / 40_000)).toBeLessThan(1e-3);
      expect(relative(Math.abs(force[1]), G / 4)).toBeLessThan(1e-3);
    }
  });

  it('an undamped bounce takes π√(m/k), goes v√(m/k) deep and returns the speed', () => {
    const time = Math.PI / 100;
    const bounce = flyThrough(3, time / 100, { stiffness: 10_000, dampingRatio: 0 });
    expect(relative(bounce.time, time)).toBeLessThan(0.01);
    expect(relative(bounce.deepest, 0.03)).toBeLessThan(0.01);
    expect(relative(bounce.out, 3)).toBeLessThan(0.01);
  });

  it.each([0.05, 0.2, 0.5])(
    'damping ratio %d, released at zero depth, gives e = exp(−πζ/√(1−ζ²))',
    (zeta) => {
      const parameters = { stiffness: 10_000, dampingRatio: zeta, release: 'depth' };
      const { out } = flyThrough(3, 1e-5, parameters);
      const e = Math.exp((-Math.PI * zeta) / Math.sqrt(1 - zeta * zeta));
      expect(relative(out / 3, e)).toBeLessThan(0.02);
    },
  );

  it.each([0.3, 0.8, 1])('a restitution of %d is what a contact that never pulls returns', (restitution) => {
    const { world, velocity } = sphereOverPlane(0, 1e-4, 3, restitution);
    world.setParameters('penalty', { stiffness: 10_000 });
    for (let i = 0; i < 10_000; i++) world.step(1e-5);
    expect(relative(velocity[1], 3 * restitution)).toBeLessThan(0.01);
  });

  it('a ball bounces to e²ⁿ of its height', () => {
    const { world, position, velocity } = sphereOverPlane(G, 1, 0, 0.8);
    world.setParameters('penalty', { stiffness: 1e6 });
    const apexes: number[] = [];
    let rising = false;
    while (apexes.length < 3 && world.time < 4) {
      world.step(1e-4);
      if (rising && velocity[1] <= 0) apexes.push(position[1] - RADIUS);
      rising = velocity[1] > 0;
    }
    expect(apexes).toHaveLength(3);
    for (const [n, height] of apexes.entries()) expect(relative(height, 0.64 ** (n + 1))).toBeLessThan(0.02);
  });
});
