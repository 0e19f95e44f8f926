import { describe, expect, it } from 'vitest';
import { ExactQueries } from '../exact/exact-queries.js';
import { Polygon } from '../polygon.js';
import { randomPolygon } from '../random-polygon.js';
import { OutlineBody } from './outline-body.js';
import { type PlanarResponse, PlanarWorld } from './planar-world.js';
import { RigidBody } from './rigid-body.js';

const RESPONSES: PlanarResponse[] = ['penalty', 'backtracking'];

/** Linear momentum x, y and angular momentum about the origin. */
function momentum(world: PlanarWorld): number[] {
  const sum = [0, 0, 0];
  for (const body of world.bodies as RigidBody[]) {
    sum[0] += body.mass * body.vx;
    sum[1] += body.mass * body.vy;
    sum[2] += body.mass * (body.x * body.vy - body.y * body.vx) + body.inertia * body.spin;
  }
  return sum;
}

describe.each(RESPONSES)('two free non-convex bodies that collide, %s', (response) => {
  function collision(friction: number) {
    const world = new PlanarWorld({ response, friction, restitution: 0.5, threshold: 0.01 });
    world.add(new RigidBody(randomPolygon(3, { vertices: 24 }), { velocity: [1, 0.1], spin: 0.4 }));
    world.add(
      new RigidBody(randomPolygon(4, { vertices: 30 }).moved(0, 2.5, 0.2), { velocity: [-1, 0], density: 2 }),
    );
    return world;
  }

  it('keeps momentum and angular momentum, with friction too', () => {
    const world = collision(0.4);
    const before = momentum(world);
    for (let k = 0; k < 480; k++) world.step(1 / 240);
    const after = momentum(world);
    expect(after[0]).toBeCloseTo(before[0], 10);
    expect(after[1]).toBeCloseTo(before[1], 10);
    // Waiting for the rest of a step moves a body without its velocity's say, so only the penalty keeps the third.
    if (response === 'penalty') expect(after[2]).toBeCloseTo(before[2], 9);
    const [a, b] = world.bodies as RigidBody[];
    expect(a!.vx).toBeLessThan(b!.vx);
  });

  it('never gains energy', () => {
    const world = collision(0.2);
    let last = world.energy();
    const first = last;
    let springs = 0;
    for (let k = 0; k < 480; k++) {
      world.step(1 / 240);
      const energy = world.energy();
      // A spring may give back what it took; over the whole collision there is a loss.
      springs = Math.max(springs, energy - first);
      last = energy;
    }
    expect(springs).toBeLessThan(1e-3 * first);
    expect(last).toBeLessThan(first);
  });
});

describe('the constrained response', () => {
  it('ends every step without penetration: nine rough stones in a shrinking ring', () => {
    const world = new PlanarWorld({ response: 'backtracking', threshold: 0.01, friction: 0.3 });
    for (let k = 0; k < 9; k++) {
      const angle = (2 * Math.PI * k) / 9;
      const stone = randomPolygon(k, { vertices: 20, radius: 0.5 }).moved(
        k,
        1.8 * Math.cos(angle),
        1.8 * Math.sin(angle),
      );
      world.add(new RigidBody(stone, { velocity: [-Math.cos(angle), -Math.sin(angle)] }));
    }
    const queries = new ExactQueries();
    for (let step = 0; step < 240; step++) {
      world.step(1 / 120);
      for (const [i, a] of world.bodies.entries()) {
        for (const b of world.bodies.slice(i + 1)) {
          if (queries.bind(a.polygon, b.polygon).collides())
            throw new Error(`step ${step}: a collision is left`);
        }
      }
    }
    expect(world.troubles).toEqual([]);
  });

  it('refuses a restitution that would make energy', () => {
    expect(() => new PlanarWorld({ restitution: 1.5 })).toThrow(/restitution.*at most 1/);
  });

  it('bounces with the restitution it was given', () => {
    const world = new PlanarWorld({
      response: 'backtracking',
      restitution: 0.8,
      friction: 0,
      threshold: 0.002,
    });
    world.add(new RigidBody(Polygon.box(10, 1), { motion: 'fixed' }));
    const ball = world.add(new RigidBody(Polygon.box(0.5, 0.5, 0, 1.5), { velocity: [0, -2] }));
    for (let k = 0; k < 240; k++) world.step(1 / 240);
    expect(ball.vy).toBeCloseTo(1.6, 6);
    expect(ball.spin).toBeCloseTo(0, 9);
  });
});

describe('the unconstrained response', () => {
  it('rests at the depth where the springs carry the weight', () => {
    const stiffness = 4000;
    const world = new PlanarWorld({ gravity: [0, -9.81], stiffness, dampingRatio: 0.5 });
    world.add(new RigidBody(Polygon.box(10, 1), { motion: 'fixed' }));
    const box = world.add(new RigidBody(Polygon.box(1, 0.5, 0, 0.76)));
    for (let k = 0; k < 480 * 3; k++) world.step(1 / 480);
    // Both faces, 1 m long, press with κ = K m / size per length and depth.
    const depth = (9.81 * box.size) / (2 * stiffness);
    expect(world.residualDepth()).toBeCloseTo(depth, 5);
    expect(world.energy()).toBeLessThan(1e-8);
  });

  it('parts bodies that start deep in each other, without throwing them', () => {
    const world = new PlanarWorld({ stiffness: 500, dampingRatio: 1 });
    world.add(new RigidBody(Polygon.box(2, 2)));
    world.add(new RigidBody(Polygon.box(2, 2, 1.5, 0.1)));
    for (let k = 0; k < 720; k++) world.step(1 / 240);
    expect(world.residualDepth()).toBeLessThan(1e-9);
    for (const body of world.bodies as RigidBody[]) expect(Math.hypot(body.vx, body.vy)).toBeLessThan(5);
  });

  it('uses sampled fields instead when it is given an error bound', () => {
    const run = (error?: number) => {
      const world = new PlanarWorld({ gravity: [0, -9.81], ...(error && { error }) });
      world.add(new RigidBody(Polygon.box(10, 1), { motion: 'fixed' }));
      const box = world.add(new RigidBody(Polygon.box(1, 0.5, 0, 0.9)));
      for (let k = 0; k < 480; k++) world.step(1 / 240);
      return box.y;
    };
    expect(Math.abs(run(0.002) - run())).toBeLessThan(0.002);
  });
});

describe('deformable outlines', () => {
  it('carry a wave at the speed of the string', () => {
    const ring: number[] = [];
    for (let k = 0; k < 200; k++) ring.push(k * 0.1, 0);
    for (let k = 0; k < 200; k++) ring.push(20 - k * 0.1, 2);
    const body = new OutlineBody(Polygon.from(ring), { mass: 1, stiffness: 400 });
    const [middle, speed] = [50, 0.1 * 20];
    for (let v = 0; v < 200; v++) {
      const s = (v - middle) / 12;
      if (Math.abs(s) >= 1) continue;
      body.polygon.positions[2 * v + 1] += 0.1 * (1 - s * s) ** 2;
      body.velocities[2 * v + 1] = (-speed * 0.1 * (-4 * s * (1 - s * s))) / 1.2;
    }
    for (let k = 0; k < 3 * 480; k++) {
      body.accelerate(1 / 480, 0, 0);
      body.move(1 / 480);
    }
    let crest = 0;
    for (let v = 0; v < 200; v++) {
      if (body.polygon.positions[2 * v + 1] > body.polygon.positions[2 * crest + 1]) crest = v;
    }
    // 6 m in 3 s, with a little lag of the short waves.
    expect((crest - middle) * 0.1).toBeGreaterThan(5.7);
    expect((crest - middle) * 0.1).toBeLessThanOrEqual(6.01);
  });
});

it('freezes a body that turned non-finite and goes on with the rest', () => {
  const world = new PlanarWorld();
  const bad = world.add(new RigidBody(Polygon.box(1, 1)));
  const good = world.add(new RigidBody(Polygon.box(1, 1, 9, 9), { velocity: [1, 0] }));
  bad.vx = Number.NaN;
  world.step(0.5);
  expect(world.troubles.length).toBe(1);
  expect([bad.x, bad.vx]).toEqual([0, 0]);
  expect(good.x).toBe(9.5);
});

it('refuses steps without a length and responses it does not know', () => {
  expect(() => new PlanarWorld().step(0)).toThrow('longer than 0 s');
  expect(() => new PlanarWorld({ response: 'magic' as never })).toThrow(
    "'penalty', 'backtracking' or 'impulse'",
  );
  expect(() => new RigidBody(Polygon.box(1, 1), { density: 0 })).toThrow('density');
});
