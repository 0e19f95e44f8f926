/** Bodies with locked axes answer, within a solve, as the mass that is left free says: closed forms of single impacts, and what is kept. */
import { describe, expect, it } from 'vitest';
import type { BodyDefinition } from '../scene/index.js';
import { type Body, World } from '../world/index.js';

type RigidBodyInput = Extract<BodyDefinition, { kind: 'rigid' }>;

const METHODS = ['impulse', 'constraint', 'backtracking'] as const;

function weightless(method: string): World {
  const world = new World({ gravity: [0, 0, 0], substeps: 1, sleeping: false });
  // Sticking needs the passes to agree: with a locked axis normal and friction speak to each other.
  world.setMethod('response', method);
  if (method === 'impulse') world.setParameters('impulse', { iterations: 100 });
  return world;
}

const ball = (more: Partial<RigidBodyInput>): RigidBodyInput => ({
  kind: 'rigid',
  shape: { kind: 'sphere', radius: 0.5 },
  friction: 0,
  restitution: 1,
  ...more,
});

/** Two balls, `b` just short of `a` along `n`, coming on with `velocity`; returns both after they have met. */
function collide(
  method: string,
  n: readonly number[],
  velocity: [number, number, number],
  a: Partial<RigidBodyInput>,
  b: Partial<RigidBodyInput>,
): [Body, Body] {
  const world = weightless(method);
  const first = world.add(ball(a));
  const gap = 1 + 1e-12;
  const second = world.add(ball({ position: [gap * n[0], gap * n[1], gap * n[2]], velocity, ...b }));
  world.step(1e-5);
  return [first, second];
}

describe.each(METHODS)('under %s', (method) => {
  it('a bead on a wire is hit obliquely', () => {
    const n = [0.6, 0.64, 0.48];
    const v: [number, number, number] = [-3, -2, -1.5];
    const [bead, hitter] = collide(
      method,
      n,
      v,
      { mass: 2, lockTranslation: 'yz' },
      { mass: 3, friction: 0 },
    );
    // j = −(1 + e) u·n / (n_x²/m_a + 1/m_b)
    const closing = n[0] * v[0] + n[1] * v[1] + n[2] * v[2];
    const j = (-2 * closing) / (n[0] ** 2 / 2 + 1 / 3);
    expect(Math.abs(bead.velocity[0] + (j * n[0]) / 2)).toBeLessThan(1e-9);
    expect([bead.velocity[1], bead.velocity[2]]).toEqual([0, 0]);
    for (let k = 0; k < 3; k++)
      expect(Math.abs(hitter.velocity[k] - v[k] - (j * n[k]) / 3)).toBeLessThan(1e-9);
    expect(Math.abs(2 * bead.velocity[0] + 3 * (hitter.velocity[0] - v[0]))).toBeLessThan(1e-12);
  });
});

describe.each(['impulse', 'constraint'] as const)('under %s', (method) => {
  it('a disc on a table and a ball stick to each other where they touch', () => {
    const n = [0, 0.6, 0.8];
    const v: [number, number, number] = [0.4, -2, -1];
    const rough = { friction: 1e3, restitution: 0 };
    const [disc, hitter] = collide(
      method,
      n,
      v,
      { mass: 2, lockTranslation: 'z', lockRotation: 'xy', ...rough },
      { mass: 3, ...rough },
    );
    // K j = −u with what is free of either body: 1/m per axis, and 1/I = 2.5 / (m r²) about z only, or about all.
    const k = stickingMatrix(n);
    const j = solve3(
      k,
      v.map((x) => -x),
    );
    for (let i = 0; i < 3; i++) expect(Math.abs(hitter.velocity[i] - v[i] - j[i] / 3)).toBeLessThan(1e-6);
    expect(Math.abs(disc.velocity[0] + j[0] / 2)).toBeLessThan(1e-6);
    expect(Math.abs(disc.velocity[1] + j[1] / 2)).toBeLessThan(1e-6);
    expect([disc.velocity[2], disc.angularVelocity[0], disc.angularVelocity[1]]).toEqual([0, 0, 0]);
    // r × −j about z, r = n / 2.
    const spin = (-0.5 * (n[0] * j[1] - n[1] * j[0])) / (0.4 * 2 * 0.25);
    expect(Math.abs(disc.angularVelocity[2] - spin)).toBeLessThan(1e-5);
  });
});

/** K of a sphere of 3 kg at −n/2 plus that of one of 2 kg at n/2 that neither moves along z nor turns but about z; by rows. */
function stickingMatrix(n: readonly number[]): number[] {
  const k = new Array<number>(9).fill(0);
  for (let i = 0; i < 3; i++) {
    k[i * 4] += 1 / 3 + (i < 2 ? 1 / 2 : 0);
    for (let q = 0; q < 3; q++) {
      const free = ((i === q ? 1 : 0) - n[i] * n[q]) * 0.25;
      k[i * 3 + q] += free / (0.4 * 3 * 0.25);
    }
  }
  // Δu = (e_z × r) (e_z · (r × j)) / I, e_z × r = (−r_y, r_x, 0).
  const arm = [-0.5 * n[1], 0.5 * n[0], 0];
  for (let i = 0; i < 3; i++)
    for (let q = 0; q < 3; q++) k[i * 3 + q] += (arm[i] * arm[q]) / (0.4 * 2 * 0.25);
  return k;
}

function solve3(k: readonly number[], y: readonly number[]): number[] {
  const minor = (i: number, q: number) => {
    const [r0, r1] = [0, 1, 2].filter((r) => r !== i);
    const [c0, c1] = [0, 1, 2].filter((c) => c !== q);
    return ((i + q) % 2 === 0 ? 1 : -1) * (k[r0 * 3 + c0] * k[r1 * 3 + c1] - k[r0 * 3 + c1] * k[r1 * 3 + c0]);
  };
  const det = k[0] * minor(0, 0) + k[1] * minor(0, 1) + k[2] * minor(0, 2);
  return [0, 1, 2].map((q) => (minor(0, q) * y[0] + minor(1, q) * y[1] + minor(2, q) * y[2]) / det);
}

describe('a box that does not turn', () => {
  const box = (more: Partial<RigidBodyInput>): RigidBodyInput => ({
    kind: 'rigid',
    shape: { kind: 'box', halfExtents: [0.5, 0.25, 0.5] },
    mass: 4,
    ...more,
  });

  it.each(['x', 'y', 'z', 'xz', 'xyz'])(
    'about %s bounces from the floor, and comes to rest on it',
    (axes) => {
      const world = weightless('impulse');
      world.add({ kind: 'static', shape: { kind: 'plane' }, restitution: 1, friction: 0 });
      const body = world.add(
        box({ position: [0, 0.26, 0], velocity: [1, -2, 0], friction: 0, lockRotation: axes }),
      );
      for (let i = 0; i < 60; i++) world.step(1 / 600);
      expect(Math.abs(body.velocity[1] - 2)).toBeLessThan(1e-11);
      expect(Math.abs(body.velocity[0] - 1)).toBeLessThan(1e-11);

      const rest = new World({ sleeping: false });
      rest.add({ kind: 'static', shape: { kind: 'plane' } });
      const still = rest.add(box({ position: [0, 0.3, 0], lockRotation: axes }));
      // Off its middle: the lock takes the moment, the floor the weight.
      for (let i = 0; i < 40; i++) {
        still.applyForce([0, -30, 0], [0.4, still.position[1], 0.3]);
        rest.step(1 / 60);
      }
      expect(Math.abs(still.position[1] - 0.25)).toBeLessThan(2e-3);
      expect(Math.abs(still.velocity[1])).toBeLessThan(1e-6);
      const carried = [...rest.contacts()].reduce((sum, p) => sum + Math.abs(p.force[1]), 0);
      expect(carried).toBeCloseTo(4 * 9.81 + 30, 6);
    },
  );

  it('is lifted with what carries it, unless a lock keeps it where it is', () => {
    const world = new World({ sleeping: false });
    const lift = world.add({
      kind: 'kinematic',
      shape: { kind: 'box', halfExtents: [3, 0.5, 3] },
      position: [0, -0.5, 0],
    });
    const free = world.add(box({ position: [-1.5, 0.25, 0], lockTranslation: 'xz', lockRotation: 'xyz' }));
    const held = world.add(box({ position: [1.5, 0.25, 0], lockTranslation: 'x', lockRotation: 'xyz' }));
    for (let i = 0; i < 60; i++) world.step(1 / 60);
    lift.launch({ velocity: [0.5, 0.25, 0] });
    for (let i = 0; i < 60; i++) world.step(1 / 60);
    expect(Math.abs(free.position[1] - 0.5)).toBeLessThan(2e-3);
    expect(free.position[0]).toBe(-1.5);
    expect(held.position[0]).toBe(1.5);
    expect(Math.abs(held.velocity[1] - 0.25)).toBeLessThan(1e-6);
  });

  it('stands in a column of bodies that stay in a plane, to the last bit', () => {
    const world = new World({ sleeping: false });
    world.add({ kind: 'static', shape: { kind: 'plane' } });
    const column = Array.from({ length: 6 }, (_, i) =>
      world.add(box({ position: [0, 0.25 + 0.5 * i, 0], lockTranslation: 'z', lockRotation: 'xy' })),
    );
    for (let i = 0; i < 40; i++) world.step(1 / 60);
    const before = column.map((body) => [...body.position]);
    for (let i = 0; i < 40; i++) world.step(1 / 60);
    expect(column.map((body) => [...body.position])).toEqual(before);
  });
});

it.each(['impulse', 'impulse-averaged', 'constraint', 'backtracking', 'penalty', 'log-barrier'])(
  'a particle that stays in a plane lands on the floor under %s',
  (method) => {
    const world = new World({ sleeping: false });
    world.setMethod('response', method);
    world.add({ kind: 'static', shape: { kind: 'plane' }, friction: 0 });
    const particle = world.add(
      ball({
        mass: 1,
        position: [0, 0.52, 0],
        velocity: [1, 0, 0],
        restitution: 0,
        lockTranslation: 'z',
        lockRotation: 'xyz',
      }),
    );
    for (let i = 0; i < 60; i++) world.step(1 / 60);
    expect(Math.abs(particle.position[1] - 0.5)).toBeLessThan(0.01);
    expect(Math.abs(particle.velocity[0] - 1)).toBeLessThan(1e-9);
  },
);

describe('joints', () => {
  const v: [number, number, number] = [0.3, -2, 1];
  const dt = 1e-7;

  it.each(['impulse', 'constraint'])('a bead on a wire pulls a ball by a rod, under %s', (method) => {
    const n = [0.6, 0.64, 0.48];
    const world = weightless(method);
    const bead = world.add(ball({ mass: 2, lockTranslation: 'yz', mask: 0 }));
    const bob = world.add(ball({ mass: 3, position: [3 * n[0], 3 * n[1], 3 * n[2]], velocity: v, mask: 0 }));
    world.addJoint({ kind: 'distance', a: bead, b: bob, anchorA: bead.position, anchorB: bob.position });
    world.step(dt);
    // j = −u·n / (n_x²/m_a + 1/m_b), along the rod.
    const j = -(n[0] * v[0] + n[1] * v[1] + n[2] * v[2]) / (n[0] ** 2 / 2 + 1 / 3);
    expect(Math.abs(bead.velocity[0] + (j * n[0]) / 2)).toBeLessThan(1e-6);
    for (let k = 0; k < 3; k++) expect(Math.abs(bob.velocity[k] - v[k] - (j * n[k]) / 3)).toBeLessThan(1e-6);
    expect(Math.abs(2 * bead.velocity[0] + 3 * (bob.velocity[0] - v[0]))).toBeLessThan(1e-12);
    expect([bead.velocity[1], bead.velocity[2]]).toEqual([0, 0]);
  });

  it('a cart on a rail and its pendulum swing with √((1 + m/M) g/l), and only gravity and the rail push them', () => {
    const world = new World({ sleeping: false, substeps: 8 });
    const cart = world.add(ball({ mass: 2, lockTranslation: 'yz', lockRotation: 'xyz', mask: 0 }));
    const bob = world.add(ball({ mass: 1, position: [0.01, -1, 0], lockRotation: 'xyz', mask: 0 }));
    world.addJoint({ kind: 'distance', a: cart, b: bob, anchorA: cart.position, anchorB: bob.position });
    const apart = () => bob.position[0] - cart.position[0];
    const crossings: number[] = [];
    let before = apart();
    while (crossings.length < 5 && world.time < 20) {
      world.step(1 / 240);
      const now = apart();
      if (before > 0 !== now > 0) crossings.push(world.time - now / (now - before) / 240);
      before = now;
      // Nothing pushes along x but each the other.
      expect(Math.abs(2 * cart.velocity[0] + bob.velocity[0])).toBeLessThan(1e-12);
    }
    const period = (2 * Math.PI) / Math.sqrt(1.5 * 9.81);
    expect(Math.abs((crossings[4] - crossings[0]) / 2 / period - 1)).toBeLessThan(1e-3);
    expect([cart.position[1], cart.position[2]]).toEqual([0, 0]);
  });

  it('where locks let neither body go a joint does nothing, and nothing breaks', () => {
    const world = new World({ sleeping: false });
    const a = world.add(ball({ mass: 1, lockTranslation: 'xyz', lockRotation: 'xyz', mask: 0 }));
    const b = world.add(
      ball({ mass: 1, position: [2, 0, 0], lockTranslation: 'xy', lockRotation: 'xyz', mask: 0 }),
    );
    // Across the only way that is free: to keep its length it would have to push without bound.
    world.addJoint({ kind: 'distance', a, b, anchorA: a.position, anchorB: b.position, length: 1.5 });
    const weld = world.add(
      ball({ mass: 1, position: [0, 3, 0], lockTranslation: 'xz', lockRotation: 'xy', mask: 0 }),
    );
    world.addJoint({ kind: 'fixed', a, b: weld, anchor: [0, 1, 0] });
    for (let i = 0; i < 30; i++) world.step(1 / 60);
    for (const body of [a, b, weld])
      for (const x of [...body.position, ...body.velocity, ...body.angularVelocity])
        expect(Math.abs(x)).toBeLessThan(3.001);
    expect(Math.abs(weld.position[1] - 3)).toBeLessThan(1e-6);
    expect([...b.position]).toEqual([2, 0, 0]);
  });
});
