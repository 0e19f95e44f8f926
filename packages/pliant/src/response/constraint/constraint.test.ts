/** Closed forms for the constraint response, contacts and joints together, and how it tells of failure. */
import { describe, expect, test } from 'vitest';
import { broadphases } from '../../broadphase/index.js';
import type { BodyDefinition } from '../../scene/index.js';
import { type Body, World, type WorldOptions } from '../../world/index.js';

const G = 9.81;
const DT = 1 / 60;
const SLOPE = 0.463647;

type Rigid = Extract<BodyDefinition, { kind: 'rigid' }>;

function open(options: WorldOptions = {}): World {
  const world = new World({ sleeping: false, ...options });
  world.setMethod('response', 'constraint');
  return world;
}

const floor = (friction = 0.5): BodyDefinition => ({ kind: 'static', shape: { kind: 'plane' }, friction });

const box = (halfExtents: [number, number, number], part: Partial<Rigid> = {}): BodyDefinition => ({
  kind: 'rigid',
  shape: { kind: 'box', halfExtents },
  mass: 1,
  ...part,
});

const ball = (part: Partial<Rigid>): BodyDefinition => ({
  kind: 'rigid',
  shape: { kind: 'sphere', radius: 0.5 },
  mass: 1,
  friction: 0,
  ...part,
});

function run(world: World, seconds: number, look: () => void = () => {}): void {
  for (let i = 0; i < Math.round(seconds / DT); i++) {
    world.step(DT);
    look();
  }
}

/** A world whose floor is level while gravity leans: a slope without turned bodies. */
function slope(mu: number, body: (mu: number) => BodyDefinition) {
  const world = open({ gravity: [G * Math.sin(SLOPE), -G * Math.cos(SLOPE), 0] });
  world.add(floor(mu));
  return { world, body: world.add(body(mu)) };
}

const block = (friction: number) => box([0.2, 0.1, 0.2], { friction, position: [0, 0.1, 0] });

describe('friction', () => {
  test('a block sticks just above the critical coefficient and slides just below', () => {
    const way = (mu: number) => {
      const { world, body } = slope(mu, block);
      run(world, 2);
      return body.position[0];
    };
    expect(way(1.001 * Math.tan(SLOPE))).toBeLessThan(1e-6);
    expect(way(0.98 * Math.tan(SLOPE))).toBeGreaterThan(0.1);
  });

  test('a sliding block goes ½ g (sin θ − μ cos θ) t² (1 + 1/n), whichever way the slope leans', () => {
    for (const turn of [0, 0.3, 1, 2.5]) {
      const { world, body } = slope(0.3, block);
      const [x, y] = world.gravity;
      world.setGravity([x * Math.cos(turn), y, x * Math.sin(turn)]);
      run(world, 1);
      const way = 0.5 * G * (Math.sin(SLOPE) - 0.3 * Math.cos(SLOPE)) * (1 + 1 / 240);
      // The turning gravity meets the tangents of the contact at every angle: a pyramid would slide aside.
      expect(body.position[0] / (way * Math.cos(turn))).toBeCloseTo(1, 4);
      expect(Math.abs(body.position[2] - way * Math.sin(turn))).toBeLessThan(1e-4);
    }
  });

  test('a pushed block stops after v²/(2 μ g)', () => {
    const world = open();
    world.add(floor(0.3));
    const body = world.add(
      box([0.2, 0.1, 0.2], { friction: 0.3, position: [0, 0.1, 0], velocity: [3, 0, 0] }),
    );
    run(world, 1.2);
    expect(Math.abs(body.position[0] / 1.52905 - 1)).toBeLessThan(0.005);
    expect(Math.abs(body.velocity[0])).toBeLessThan(1e-8);
  });

  test('a ball rolls down with 5/7 g sin θ; one thrown without spin ends at 5/7 of its speed', () => {
    const { world, body } = slope(0.5, (friction) => ball({ friction, position: [0, 0.5, 0] }));
    run(world, 1);
    expect(body.velocity[0] / 3.13368).toBeCloseTo(1, 3);
    const level = open();
    level.add(floor(0.3));
    const thrown = level.add(ball({ friction: 0.3, position: [0, 0.5, 0], velocity: [3, 0, 0] }));
    run(level, 0.5);
    expect(thrown.velocity[0] / 2.14286).toBeCloseTo(1, 3);
  });

  test('a ladder on a frictionless wall slips when μ < 1/(2 tan α)', () => {
    const alpha = Math.PI / 3;
    const foot = (mu: number) => {
      const world = open();
      world.add(floor(mu));
      world.add({ kind: 'static', shape: { kind: 'plane', normal: [1, 0, 0] }, friction: 0 });
      const thin = 1e-3;
      const turn = Math.PI - alpha;
      const ladder = world.add(
        box([1, thin, 0.2], {
          friction: mu,
          position: [Math.cos(alpha) + thin * Math.sin(alpha), Math.sin(alpha) + thin * Math.cos(alpha), 0],
          orientation: [0, 0, Math.sin(turn / 2), Math.cos(turn / 2)],
        }),
      );
      const before = ladder.position[0];
      run(world, 1);
      return ladder.position[0] - before;
    };
    expect(foot(1.02 * 0.288675)).toBeLessThan(2e-3);
    expect(foot(0.98 * 0.288675)).toBeGreaterThan(5e-3);
  });

  test('a rod that friction would jam has a finite answer (Painlevé)', () => {
    const world = open();
    world.add(floor(3));
    const turn = -0.35 * Math.PI;
    const rod = world.add(
      box([0.5, 0.01, 0.01], {
        friction: 3,
        position: [0, 0.5 * Math.sin(0.35 * Math.PI) + 0.012, 0],
        orientation: [0, 0, Math.sin(turn / 2), Math.cos(turn / 2)],
        velocity: [3, 0, 0],
      }),
    );
    run(world, 0.5);
    expect([...rod.position, ...rod.velocity].every(Number.isFinite)).toBe(true);
    expect(Math.hypot(...rod.velocity)).toBeLessThan(10);
  });
});

describe('bounces', () => {
  test('two bodies on a line part as momentum and restitution say', () => {
    const world = open({ gravity: [0, 0, 0] });
    const a = world.add(ball({ position: [-1, 0, 0], velocity: [2, 0, 0], restitution: 0.8 }));
    const b = world.add(ball({ mass: 3, position: [1, 0, 0], velocity: [-1, 0, 0] }));
    run(world, 1);
    expect(a.velocity[0]).toBeCloseTo(-2.05, 9);
    expect(b.velocity[0]).toBeCloseTo(0.35, 9);
  });

  test('a glancing impact without loss keeps the energy, and parts the balls at a right angle to a thousandth', () => {
    const world = open({ gravity: [0, 0, 0] });
    const a = world.add(ball({ position: [-2, 0, 0], velocity: [3, 0, 0], restitution: 1 }));
    const b = world.add(ball({ position: [0, 0.5, 0] }));
    run(world, 1.5);
    expect(world.energy().kinetic).toBeCloseTo(4.5, 12);
    expect(Math.abs(a.velocity[0] * b.velocity[0] + a.velocity[1] * b.velocity[1])).toBeLessThan(9e-3);
  });

  test('a row of touching balls hands an impact on, one or two at a time', () => {
    for (const launched of [1, 2]) {
      const world = open({ gravity: [0, 0, 0] });
      const balls = Array.from({ length: 5 }, (_, i) =>
        world.add(
          ball({
            position: [i < launched ? i - 1.5 : i, 0, 0],
            restitution: 1,
            velocity: [i < launched ? 3 : 0, 0, 0],
          }),
        ),
      );
      run(world, 1);
      for (let i = 0; i < 5; i++) expect(balls[i].velocity[0]).toBeCloseTo(i >= 5 - launched ? 3 : 0, 9);
    }
  });

  test('a ball of restitution 0.8 comes back to 0.64, 0.41 and 0.26 of its height', () => {
    const world = open();
    world.add(floor());
    const body = world.add(ball({ restitution: 0.8, position: [0, 1.5, 0] }));
    const tops: number[] = [];
    let before = 0;
    run(world, 3, () => {
      if (before > 0 && body.velocity[1] <= 0) tops.push(body.position[1] - 0.5);
      before = body.velocity[1];
    });
    for (let k = 0; k < 3; k++)
      expect(Math.abs(tops[k] / [0.64, 0.4096, 0.262144][k] - 1)).toBeLessThan(0.02 * (k + 1));
  });
});

describe('stacks', () => {
  function stack(masses: readonly number[]) {
    const world = open();
    world.add(floor());
    const boxes = masses.map((mass, i) =>
      world.add(box([0.5, 0.5, 0.5], { mass, position: [0, 0.5 + i, 0] })),
    );
    return { world, boxes };
  }

  test('three boxes hand down i m g dt exactly', () => {
    const { world } = stack([1, 1, 1]);
    run(world, 0.5);
    const impulses = [...world.pairs()].map((pair) => Math.abs(pair.impulse[1]));
    for (let i = 0; i < 3; i++) expect(impulses[i] / ((3 - i) * G * DT)).toBeCloseTo(1, 6);
    expect(world.residual()).toBeLessThanOrEqual(1e-9);
  });

  test('a box of a tonne stands on one of a kilogram and gives way by nothing', () => {
    const { world, boxes } = stack([1, 1000]);
    run(world, 1);
    expect(boxes[1].position[1]).toBeCloseTo(1.5, 9);
    expect(Math.hypot(...boxes[1].velocity)).toBeLessThan(1e-8);
    expect(world.troubles()).toEqual([]);
  });

  test('eight boxes stand still, solved by sweeps', () => {
    const { world, boxes } = stack([1, 1, 1, 1, 1, 1, 1, 1]);
    run(world, 1);
    expect(Math.abs(boxes[7].position[1] - 7.5)).toBeLessThan(1e-3);
    expect(Math.hypot(boxes[7].position[0], boxes[7].position[2])).toBeLessThan(1e-3);
    expect(world.residual()).toBeLessThanOrEqual(1e-4);
  });
});

describe('joints in the same problem', () => {
  test('a see-saw balances where m₁ d₁ = m₂ d₂, and its hinge carries all the weight', () => {
    const tilt = (d: number) => {
      const world = open();
      const post = world.add({
        kind: 'static',
        shape: { kind: 'sphere', radius: 0.05 },
        position: [0, 1, 0],
      });
      const beam = world.add(box([2, 0.05, 0.3], { mass: 5, position: [0, 1, 0], friction: 1 }));
      const hinge = world.addJoint({ kind: 'hinge', a: post, b: beam, anchor: [0, 1, 0], axis: [0, 0, 1] });
      world.add(box([0.1, 0.1, 0.1], { mass: 3, position: [-1, 1.15, 0], friction: 1 }));
      world.add(box([0.1, 0.1, 0.1], { mass: 2, position: [d, 1.15, 0], friction: 1 }));
      run(world, 0.5);
      return { angle: hinge.value, weight: hinge.force[1], error: world.residual() };
    };
    const even = tilt(1.5);
    expect(Math.abs(even.angle)).toBeLessThan(1e-6);
    expect(even.weight / (10 * G)).toBeCloseTo(1, 6);
    expect(even.error).toBeLessThan(1e-4);
    expect(tilt(1.45).angle).toBeGreaterThan(5e-3);
    expect(tilt(1.55).angle).toBeLessThan(-5e-3);
  });

  test('a pendulum has its period', () => {
    const world = open();
    const post = world.add({ kind: 'static', shape: { kind: 'sphere', radius: 0.05 } });
    const bob = world.add(
      ball({ shape: { kind: 'sphere', radius: 1e-3 }, position: [Math.sin(1), -Math.cos(1), 0] }),
    );
    world.addJoint({
      kind: 'distance',
      a: post,
      b: bob,
      anchorA: [0, 0, 0],
      anchorB: [Math.sin(1), -Math.cos(1), 0],
    });
    let zero = 0;
    let last = 1;
    run(world, 1, () => {
      const x = bob.position[0];
      if (last > 0 && x <= 0) zero = world.time - (DT * x) / (x - last);
      last = x;
    });
    // A quarter of 4 √(L/g) K(sin ½).
    expect(zero / (0.25 * 2.139528)).toBeCloseTo(1, 2);
  });

  test('a chain lies down on the floor and stays together', () => {
    const world = open();
    world.add(floor());
    let last: Body | undefined;
    for (let i = 0; i < 3; i++) {
      const link = world.add(box([0.1, 0.03, 0.03], { position: [0.2 * i, 0.2 + 0.05 * i, 0] }));
      if (last)
        world.addJoint({ kind: 'ball', a: last, b: link, anchor: [0.2 * i - 0.1, 0.175 + 0.05 * i, 0] });
      last = link;
    }
    run(world, 0.6);
    for (const joint of world.joints()) expect(joint.error.distance).toBeLessThan(1e-3);
    for (const body of world) if (body.kind === 'rigid') expect(body.position[1]).toBeGreaterThan(0.025);
  });
});

describe('what it owes', () => {
  const heap = (broadphase: string): World => {
    const world = open();
    world.setMethod('broadphase', broadphase);
    world.add(floor());
    for (let i = 0; i < 4; i++) {
      const position: [number, number, number] = [(i % 2) * 0.4, 0.4 + 0.5 * Math.floor(i / 2), 0.05 * i];
      world.add(
        i % 3 === 0
          ? ball({ shape: { kind: 'sphere', radius: 0.25 }, position })
          : box([0.25, 0.2, 0.3], { position }),
      );
    }
    return world;
  };

  test('the same bits whatever broad phase found the pairs, and after a snapshot', () => {
    const hashes = broadphases.names().map((name) => {
      const world = heap(name);
      run(world, 0.5);
      return world.hash();
    });
    expect(new Set(hashes).size).toBe(1);
    const world = heap(broadphases.names()[0]);
    run(world, 0.25);
    const copy = World.restore(world.snapshot());
    run(copy, 0.25);
    expect(copy.hash()).toBe(hashes[0]);
  });

  test('a problem that it may not finish is reported with its error, once, and stays finite', () => {
    const world = heap(broadphases.names()[0]);
    world.setParameters('constraint', { direct: 0, sweeps: 1, tolerance: 1e-12 });
    run(world, 0.5);
    const told = world.troubles().filter(({ code }) => code === 'unsolved');
    expect(told.length).toBeGreaterThan(0);
    expect(told[0].sentence).toMatch(
      /^The constraint response left an error of .* m\/s in 1 of its groups, with \d+ contacts/,
    );
    for (const body of world) expect(body.position.every(Number.isFinite)).toBe(true);
  });
});
