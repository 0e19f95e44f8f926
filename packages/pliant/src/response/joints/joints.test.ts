/** Joints against closed forms, in a running world. */
import { describe, expect, test } from 'vitest';
import { Random } from '../../math/random.js';
import { type Body, World } from '../../world/index.js';
import type { JointDefinition } from '../../world/joint.js';

const DT = 1 / 60;

function open(gravity: [number, number, number] = [0, -9.81, 0], response = 'auto'): World {
  const world = new World({ gravity, sleeping: false });
  world.setMethod('response', response);
  return world;
}

const post = (world: World, position = [0, 0, 0] as [number, number, number]): Body =>
  world.add({ kind: 'static', shape: { kind: 'sphere', radius: 0.05 }, position });

const bar = (world: World, position: [number, number, number], half = 0.5, mass = 1): Body =>
  world.add({ kind: 'rigid', shape: { kind: 'box', halfExtents: [half, 0.02, 0.02] }, mass, position });

/** Mean time between crossings of zero from above, over `seconds`. */
function period(world: World, seconds: number, dt: number, read: () => number): number {
  const crossings: number[] = [];
  let last = read();
  while (world.time < seconds) {
    world.step(dt);
    const now = read();
    if (last > 0 && now <= 0) crossings.push(world.time - (dt * now) / (now - last));
    last = now;
  }
  return (crossings.at(-1)! - crossings[0]) / (crossings.length - 1);
}

describe('periods', () => {
  test('a bob on a rod swings with 4 √(L/g) K(sin A/2) for an amplitude of 60°', () => {
    const world = open();
    const a = Math.PI / 3;
    const bob = world.add({
      kind: 'rigid',
      shape: { kind: 'sphere', radius: 1e-3 },
      mass: 1,
      position: [Math.sin(a), -Math.cos(a), 0],
    });
    const rod = world.addJoint({
      kind: 'distance',
      a: post(world),
      b: bob,
      anchorA: [0, 0, 0],
      anchorB: [Math.sin(a), -Math.cos(a), 0],
    });
    expect(period(world, 20, DT, () => bob.position[0]) / 2.15287).toBeCloseTo(1, 3);
    expect(rod.error.distance).toBeLessThan(5e-4);
  });

  test.each(['ball', 'hinge'] as const)(
    'a bar on a %s swings with 2π √(I/(m g d)) for small amplitudes',
    (kind) => {
      const world = open();
      const b = bar(world, [0.5, 0, 0]);
      const end = { a: post(world), b, anchor: [0, 0, 0] } as const;
      world.addJoint(kind === 'ball' ? { kind, ...end } : { kind, ...end, axis: [0, 0, 1] });
      // Hanging, a little out of the vertical.
      const turned = -Math.PI / 2 + 0.02;
      b.place({
        position: [0.5 * Math.cos(turned), 0.5 * Math.sin(turned), 0],
        orientation: [0, 0, Math.sin(turned / 2), Math.cos(turned / 2)],
      });
      const inertia = (1 + 0.04 ** 2) / 12 + 0.25;
      const exact = 2 * Math.PI * Math.sqrt(inertia / (9.81 * 0.5));
      expect(period(world, 10, DT / 2, () => b.position[0]) / exact).toBeCloseTo(1, 3);
    },
  );

  test('a spring swings with 2π √(m/k) and keeps its energy; two free masses on it with √(k/μ)', () => {
    const world = open([0, 0, 0]);
    const ball = (x: number, mass: number) =>
      world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 0.01 }, mass, position: [x, 0, 0] });
    const one = ball(1, 1);
    world.addJoint({
      kind: 'spring',
      a: post(world),
      b: one,
      anchorA: [0, 0, 0],
      anchorB: [1, 0, 0],
      stiffness: 100,
    });
    one.launch({ velocity: [1, 0, 0] });
    const left = ball(10, 1);
    const right = ball(11, 3);
    world.addJoint({
      kind: 'spring',
      a: left,
      b: right,
      anchorA: [10, 0, 0],
      anchorB: [11, 0, 0],
      stiffness: 100,
      length: 1.1,
    });
    let most = 0;
    const apart = () => right.position[0] - left.position[0] - 1.1;
    const both = period(world, 10, DT, () => {
      if (world.time > 9) most = Math.max(most, Math.abs(one.velocity[0]));
      return apart();
    });
    expect(both / 0.54414).toBeCloseTo(1, 2);
    expect(most).toBeGreaterThan(0.98);
    expect(most).toBeLessThan(1.02);
    expect(Math.abs(left.velocity[0] + 3 * right.velocity[0])).toBeLessThan(1e-12);
    const again = open([0, 0, 0]);
    const free = again.add({
      kind: 'rigid',
      shape: { kind: 'sphere', radius: 0.01 },
      mass: 1,
      position: [1.1, 0, 0],
    });
    const hook = post(again);
    again.addJoint({
      kind: 'spring',
      a: hook,
      b: free,
      anchorA: [0, 0, 0],
      anchorB: [1.1, 0, 0],
      stiffness: 100,
      length: 1,
    });
    expect(period(again, 10, DT, () => free.position[0] - 1) / (2 * Math.PI * 0.1)).toBeCloseTo(1, 2);
  });

  test('a damped spring decays by its logarithmic decrement', () => {
    const world = open([0, 0, 0]);
    const ball = world.add({
      kind: 'rigid',
      shape: { kind: 'sphere', radius: 0.01 },
      mass: 1,
      position: [1.1, 0, 0],
    });
    const ends = { a: post(world), b: ball, anchorA: [0, 0, 0], anchorB: [1.1, 0, 0] } as const;
    world.addJoint({ kind: 'spring', ...ends, stiffness: 100, damping: 1, length: 1 });
    const peaks: number[] = [];
    let rising = false;
    while (world.time < 4) {
      world.step(1 / 240);
      const up = ball.velocity[0] > 0;
      if (rising && !up) peaks.push(ball.position[0] - 1);
      rising = up;
    }
    expect(Math.log(peaks[0] / peaks[4]) / 4 / 0.314553).toBeCloseTo(1, 2);
  });

  test('a spring far too stiff for the step is stable', () => {
    const world = open();
    const ball = world.add({
      kind: 'rigid',
      shape: { kind: 'sphere', radius: 0.1 },
      mass: 0.01,
      position: [0, -1.5, 0],
    });
    const ends = { a: post(world), b: ball, anchorA: [0, 0, 0], anchorB: [0, -1.5, 0] } as const;
    world.addJoint({ kind: 'spring', ...ends, stiffness: 1e9, length: 1 });
    // ½ k (1.5 m − 1 m)²
    expect(world.energy().elastic).toBeCloseTo(0.5 * 1e9 * 0.25, 3);
    for (let i = 0; i < 600; i++) world.step(DT);
    expect(ball.position[1]).toBeCloseTo(-1, 6);
    expect(world.troubles()).toEqual([]);
  });
});

function chain(world: World, links: number, load: number): Body {
  let last = post(world);
  for (let i = 0; i < links; i++) {
    const link = bar(world, [0.2 * i + 0.1, 0, 0], 0.1);
    world.addJoint({ kind: 'ball', a: last, b: link, anchor: [0.2 * i, 0, 0] });
    last = link;
  }
  if (load === 0) return last;
  const weight = world.add({
    kind: 'rigid',
    shape: { kind: 'box', halfExtents: [0.2, 0.2, 0.2] },
    mass: load,
    position: [0.2 * links + 0.2, 0, 0],
    linearDamping: 1,
  });
  world.addJoint({ kind: 'ball', a: last, b: weight, anchor: [0.2 * links, 0, 0] });
  return weight;
}

const worstTear = (world: World): number =>
  Math.max(...[...world.joints()].map((joint) => joint.error.distance));

describe('chains', () => {
  test.each([
    [0, 0.03],
    [100, 2e-3],
    [1e5, 2e-3],
  ])(
    'twenty links of a kilogram fall, whip and hold together, with a weight of %s kg at the end',
    (load, torn) => {
      const world = open();
      chain(world, 20, load);
      let worst = 0;
      for (let i = 0; i < 300; i++) {
        world.step(DT);
        worst = Math.max(worst, worstTear(world));
      }
      expect(worst).toBeLessThan(torn);
      expect(world.energy().total).toBeLessThan(1);
      expect(world.troubles()).toEqual([]);
    },
  );

  test('at rest the upper joint carries the weight of all that hangs on it', () => {
    const world = open();
    chain(world, 10, 50);
    for (const body of world) if (body.kind === 'rigid') body.set({ linearDamping: 3, angularDamping: 3 });
    for (let i = 0; i < 600; i++) world.step(DT);
    for (const body of world) if (body.kind === 'rigid') body.set({ linearDamping: 0, angularDamping: 0 });
    for (let i = 0; i < 10; i++) world.step(DT);
    const [top] = world.joints();
    expect(-top.force[1] / (60 * 9.81)).toBeCloseTo(-1, 3);
    expect(worstTear(world)).toBeLessThan(1e-6);
  });

  test('a ring of links and a door with two hinges have rows too many, and hold', () => {
    const world = open();
    const door = world.add({
      kind: 'rigid',
      shape: { kind: 'box', halfExtents: [0.4, 1, 0.03] },
      mass: 30,
      position: [0.4, 0, 0],
    });
    const frame = post(world, [0, 0, 0]);
    for (const y of [-0.8, 0.8])
      world.addJoint({ kind: 'hinge', a: frame, b: door, anchor: [0, y, 0], axis: [0, 1, 0] });
    door.launch({ angularVelocity: [0, 2, 0], velocity: [0, 0, -0.8] });
    for (let i = 0; i < 300; i++) world.step(DT);
    expect(worstTear(world)).toBeLessThan(1e-3);
    // Nothing brakes it: half the turns of a free hinge would be too few.
    expect(Math.abs(door.angularVelocity[1] / 2)).toBeCloseTo(1, 2);
    expect(world.troubles()).toEqual([]);
  });
});

describe('motors and limits', () => {
  test('a hinge reaches its speed, and with little torque only t M / I', () => {
    for (const [maxTorque, speed] of [
      [undefined, 3],
      [0.05, 0.05 / ((1 + 0.04 ** 2) / 12)],
    ] as const) {
      const world = open([0, 0, 0]);
      const wheel = bar(world, [0, 0, 0]);
      const motor = maxTorque === undefined ? { speed: 3 } : { speed: 3, maxTorque };
      const hinge = world.addJoint({
        kind: 'hinge',
        a: post(world),
        b: wheel,
        anchor: [0, 0, 0],
        axis: [0, 0, 1],
        motor,
      });
      for (let i = 0; i < 60; i++) world.step(DT);
      expect(wheel.angularVelocity[2]).toBeCloseTo(speed, 9);
      if (maxTorque !== undefined) expect(hinge.torque[2]).toBeCloseTo(maxTorque, 12);
      hinge.drive({ speed: -1, strength: 1e6 });
      world.step(DT);
      expect(wheel.angularVelocity[2]).toBeCloseTo(-1, 9);
    }
  });

  test('a hinge stops at its limits under gravity and against a motor', () => {
    for (const motor of [undefined, { speed: -2 }, { speed: 2, maxTorque: 1 }]) {
      const world = open();
      const flap = bar(world, [0.5, 0, 0]);
      const hinge = world.addJoint({
        kind: 'hinge',
        a: post(world),
        b: flap,
        anchor: [0, 0, 0],
        axis: [0, 0, 1],
        limits: { min: -0.5, max: 0.25 },
        ...(motor && { motor }),
      });
      for (let i = 0; i < 240; i++) world.step(DT);
      expect(hinge.value).toBeCloseTo(-0.5, 4);
      expect(Math.hypot(...flap.angularVelocity)).toBeLessThan(1e-6);
    }
  });

  test('a slider falls along its axis as a free body does, stops at its limit and carries its weight there', () => {
    const world = open();
    const lift = bar(world, [0, 0, 0], 0.2, 2);
    const s = Math.SQRT1_2;
    const slider = world.addJoint({
      kind: 'slider',
      a: post(world),
      b: lift,
      anchor: [0, 0, 0],
      axis: [s, -s, 0],
      limits: { min: -1, max: 2 },
    });
    for (let i = 0; i < 30; i++) world.step(DT);
    // Semi-implicit Euler: x = ½ a t² (1 + 1/n).
    expect(slider.value / (0.5 * 9.81 * s * 0.25 * (1 + 1 / 120))).toBeCloseTo(1, 9);
    for (let i = 0; i < 120; i++) world.step(DT);
    expect(slider.value).toBeCloseTo(2, 5);
    for (let k = 0; k < 3; k++) expect(slider.force[k]).toBeCloseTo([0, 2 * 9.81, 0][k], 6);
    slider.drive({ speed: -1 });
    for (let i = 0; i < 60; i++) world.step(DT);
    expect(slider.value).toBeCloseTo(1, 2);
    expect(slider.error.angle).toBeLessThan(1e-9);
  });

  test('a rope hangs loose, then holds', () => {
    const world = open();
    const ball = world.add({
      kind: 'rigid',
      shape: { kind: 'sphere', radius: 0.1 },
      mass: 3,
      position: [0, 0, 0],
    });
    const ends = { a: post(world, [0, 1, 0]), b: ball, anchorA: [0, 1, 0], anchorB: [0, 0, 0] } as const;
    const rope = world.addJoint({ kind: 'rope', ...ends, length: 2 });
    for (let i = 0; i < 20; i++) world.step(DT);
    expect(rope.force).toEqual([0, 0, 0]);
    for (let i = 0; i < 100; i++) world.step(DT);
    expect(rope.value).toBeCloseTo(2, 6);
    expect(rope.force[1]).toBeCloseTo(3 * 9.81, 6);
  });
});

test('joints keep momentum and angular momentum (seeds 1–10)', () => {
  for (let seed = 1; seed <= 10; seed++) {
    const random = new Random(seed);
    const world = open([0, 0, 0]);
    const bodies = Array.from({ length: 9 }, (_, i) => {
      const body = bar(world, [i * 0.6, 0, 0], 0.25, random.uniform(0.5, 3));
      const any = (): [number, number, number] => [random.normal(), random.normal(), random.normal()];
      body.launch({ velocity: any(), angularVelocity: any() });
      return body;
    });
    const kinds = ['ball', 'hinge', 'slider', 'fixed', 'distance', 'rope', 'spring', 'hinge'] as const;
    kinds.forEach((kind, i) => {
      const anchor: [number, number, number] = [i * 0.6 + 0.3, 0, 0];
      const a = bodies[i];
      const b = bodies[i + 1];
      const between = { a, b, anchorA: anchor, anchorB: [i * 0.6 + 0.4, 0.1, 0] as [number, number, number] };
      const made: Record<typeof kind, JointDefinition> = {
        ball: { kind: 'ball', a, b, anchor },
        hinge: {
          kind: 'hinge',
          a,
          b,
          anchor,
          axis: [0, 1, 1],
          limits: { min: -1, max: 1 },
          motor: { speed: 1, maxTorque: 2 },
        },
        slider: { kind: 'slider', a, b, anchor, axis: [1, 0, 0], limits: { min: -0.1, max: 0.2 } },
        fixed: { kind: 'fixed', a, b, anchor },
        distance: { kind: 'distance', ...between },
        rope: { kind: 'rope', ...between, length: 0.3 },
        spring: { kind: 'spring', ...between, stiffness: 50, damping: 0.1 },
      };
      world.addJoint(made[kind]);
    });
    const before = world.momentum();
    for (let i = 0; i < 120; i++) world.step(DT);
    const after = world.momentum();
    for (let k = 0; k < 3; k++) {
      expect(Math.abs(after.linear[k] - before.linear[k])).toBeLessThan(1e-12);
      expect(Math.abs(after.angular[k] - before.angular[k])).toBeLessThan(1e-10);
    }
    expect(worstTear(world)).toBeLessThan(0.01);
  }
});
