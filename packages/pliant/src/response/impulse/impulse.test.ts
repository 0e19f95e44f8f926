/** Closed forms for the impulse response, and what every response owes: equal bits however the pairs were found. */
import { describe, expect, test } from 'vitest';
import { broadphases } from '../../broadphase/index.js';
import type { BodyDefinition, ShapeDefinition } from '../../scene/index.js';
import { type Body, World } from '../../world/index.js';

const G = 9.81;
const DT = 1 / 60;
const SLOPE = 0.463647;

const box = (halfExtents: [number, number, number]) => ({ kind: 'box', halfExtents }) as const;
const ball = (radius: number) => ({ kind: 'sphere', radius }) as const;
const floor: BodyDefinition = {
  kind: 'static',
  shape: { kind: 'plane', normal: [0, 1, 0] },
  friction: 1,
};

function run(world: World, seconds: number, look: () => void = () => {}): void {
  for (let i = 0; i < Math.round(seconds / DT); i++) {
    world.step(DT);
    look();
  }
}

/** A world whose floor is level while gravity leans: a slope without turned bodies. */
function slope(friction: number, shape: ShapeDefinition, height: number) {
  const world = new World({ gravity: [G * Math.sin(SLOPE), -G * Math.cos(SLOPE), 0], sleeping: false });
  world.add(floor);
  const body = world.add({
    kind: 'rigid',
    shape: shape as never,
    mass: 1,
    position: [0, height, 0],
    friction: friction * friction,
  });
  return { world, body };
}

describe('friction', () => {
  test('a block sticks just above the critical coefficient and slides just below', () => {
    const critical = Math.tan(SLOPE);
    const way = (mu: number) => {
      const { world, body } = slope(mu, box([0.2, 0.1, 0.2]), 0.1);
      run(world, 5);
      return body.position[0];
    };
    expect(way(1.02 * critical)).toBeLessThan(1e-3);
    expect(way(0.98 * critical)).toBeGreaterThan(0.5);
  });

  test('a sliding block accelerates with g (sin θ − μ cos θ)', () => {
    const { world, body } = slope(0.3, box([0.2, 0.1, 0.2]), 0.1);
    run(world, 2);
    expect(Math.abs(body.position[0] / 3.50971 - 1)).toBeLessThan(0.01);
  });

  test('a pushed block stops after v²/(2 μ g)', () => {
    const world = new World({ sleeping: false });
    world.add({ ...floor, friction: 0.3 });
    const body = world.add({
      kind: 'rigid',
      shape: box([0.2, 0.1, 0.2]),
      mass: 1,
      friction: 0.3,
      position: [0, 0.1, 0],
      velocity: [3, 0, 0],
    });
    run(world, 2);
    expect(Math.abs(body.position[0] / 1.52905 - 1)).toBeLessThan(0.01);
    expect(Math.abs(body.velocity[0])).toBeLessThan(1e-6);
  });

  test('a ball rolls down with 5/7 g sin θ', () => {
    const { world, body } = slope(0.5, ball(0.1), 0.1);
    run(world, 1);
    expect(Math.abs(body.velocity[0] / 3.13368 - 1)).toBeLessThan(0.02);
  });

  test('a ball thrown without spin rolls at 5/7 of its speed', () => {
    const world = new World({ sleeping: false });
    world.add({ ...floor, friction: 0.3 });
    const body = world.add({
      kind: 'rigid',
      shape: ball(0.1),
      mass: 1,
      friction: 0.3,
      position: [0, 0.1, 0],
      velocity: [3, 0, 0],
    });
    let rolling = Number.NaN;
    run(world, 1, () => {
      const slip = body.velocity[0] + 0.1 * body.angularVelocity[2];
      if (Number.isNaN(rolling) && slip < 1e-6) rolling = world.time;
    });
    expect(Math.abs(body.velocity[0] / 2.14286 - 1)).toBeLessThan(0.02);
    expect(Math.abs(rolling - 0.291248)).toBeLessThan(DT);
  });
});

describe('bounces', () => {
  const pair = (first: Partial<BodyDefinition>, second: Partial<BodyDefinition>) => {
    const world = new World({ gravity: [0, 0, 0], sleeping: false });
    const make = (part: Partial<BodyDefinition>) =>
      world.add({ kind: 'rigid', shape: ball(0.5), mass: 1, friction: 0, ...part } as BodyDefinition);
    return { world, a: make(first), b: make(second) };
  };

  test('two bodies on a line part as momentum and restitution say', () => {
    const { world, a, b } = pair(
      { mass: 1, position: [-1, 0, 0], velocity: [2, 0, 0], restitution: 0.8 } as never,
      { mass: 3, position: [1, 0, 0], velocity: [-1, 0, 0] } as never,
    );
    run(world, 1);
    expect(a.velocity[0]).toBeCloseTo(-2.05, 9);
    expect(b.velocity[0]).toBeCloseTo(0.35, 9);
  });

  test('billiard balls part at a right angle', () => {
    const { world, a, b } = pair(
      { position: [-2, 0, 0], velocity: [3, 0, 0], restitution: 1 } as never,
      { position: [0, 0.5, 0] } as never,
    );
    run(world, 1.5);
    const along = a.velocity[0] * b.velocity[0] + a.velocity[1] * b.velocity[1];
    expect(Math.abs(along)).toBeLessThan(1e-9);
    const energy = (body: Body) => body.velocity[0] ** 2 + body.velocity[1] ** 2;
    expect(energy(a) + energy(b)).toBeCloseTo(9, 9);
  });

  test('a ball of restitution 0.8 comes back to 0.64, 0.41 and 0.26 of its height', () => {
    const world = new World({ sleeping: false });
    world.add(floor);
    const body = world.add({
      kind: 'rigid',
      shape: ball(0.1),
      mass: 1,
      restitution: 0.8,
      position: [0, 1.1, 0],
    });
    const tops: number[] = [];
    let before = 0;
    run(world, 3, () => {
      if (before > 0 && body.velocity[1] <= 0) tops.push(body.position[1] - 0.1);
      before = body.velocity[1];
    });
    [0.64, 0.4096, 0.262144].forEach((height, k) => {
      expect(Math.abs(tops[k] / height - 1)).toBeLessThan(0.02 * (k + 1));
    });
  });

  test('a landing without restitution leaves no bounce', () => {
    const world = new World({ sleeping: false });
    world.add(floor);
    const body = world.add({ kind: 'rigid', shape: box([0.5, 0.5, 0.5]), position: [0, 2, 0] });
    let highest = 0;
    run(world, 2, () => {
      if (world.time > 0.6) highest = Math.max(highest, body.position[1]);
    });
    expect(highest).toBeLessThan(0.5005);
    // The slop of a cube of a metre is two millimetres.
    expect(body.position[1]).toBeGreaterThan(0.498);
  });
});

describe('stacks', () => {
  function stack(count: number, masses: (i: number) => number = () => 1) {
    const world = new World({ sleeping: false });
    world.add(floor);
    const boxes = Array.from({ length: count }, (_, i) =>
      world.add({
        kind: 'rigid',
        shape: box([0.5, 0.5, 0.5]),
        mass: masses(i),
        position: [0, 0.5 + i, 0],
      }),
    );
    return { world, boxes };
  }

  test('ten boxes hand down i m g dt and creep less than a millimetre in sixty seconds', () => {
    const { world, boxes } = stack(10);
    run(world, 10);
    const early = boxes.map((b) => [...b.position]);
    const impulses = [...world.pairs()].map((pair) => Math.abs(pair.impulse[1]));
    impulses.forEach((impulse, i) => {
      expect(Math.abs(impulse / ((10 - i) * G * DT) - 1)).toBeLessThan(0.01);
    });
    run(world, 50);
    boxes.forEach((b, i) => {
      expect(Math.hypot(...early[i].map((x, k) => b.position[k] - x))).toBeLessThan(1e-3);
    });
  });

  test('a box stands on one that is a thousand times lighter', () => {
    const { world, boxes } = stack(2, (i) => (i === 0 ? 1 : 1000));
    run(world, 10);
    // Soft against so much more than its own weight, the lower box gives way by a twentieth.
    expect(boxes[1].position[1]).toBeGreaterThan(1.44);
    expect(Math.abs(boxes[1].position[0])).toBeLessThan(0.02);
    expect(Math.abs(boxes[1].velocity[1])).toBeLessThan(1e-2);
  });
});

describe('the same bits', () => {
  function heap(broadphase: string): World {
    const world = new World();
    world.setMethod('broadphase', broadphase);
    world.add(floor);
    for (let i = 0; i < 27; i++) {
      world.add({
        kind: 'rigid',
        shape: i % 3 === 0 ? ball(0.3) : box([0.3, 0.2, 0.25]),
        restitution: i % 5 === 0 ? 0.5 : 0,
        position: [(i % 3) * 0.5, 0.5 + Math.floor(i / 9) * 0.6, (Math.floor(i / 3) % 3) * 0.5],
        orientation: [0.1 * i, 0.2, 0.3, 1],
      });
    }
    return world;
  }

  test('whatever broad phase found the pairs', () => {
    const hashes = broadphases.names().map((name) => {
      const world = heap(name);
      run(world, 0.7);
      return world.hash();
    });
    expect(new Set(hashes).size).toBe(1);
  });

  test('after a snapshot, impulses and kept manifolds included', () => {
    const world = heap(broadphases.names()[0]);
    run(world, 0.5);
    const copy = World.restore(world.snapshot());
    expect(copy.hash()).toBe(world.hash());
    run(world, 0.3);
    run(copy, 0.3);
    expect(copy.hash()).toBe(world.hash());
    expect(copy.snapshot()).toEqual(world.snapshot());
  });

  test('momentum and angular momentum of spinning boxes stay through their impacts', () => {
    const world = new World({ gravity: [0, 0, 0], sleeping: false });
    for (let i = 0; i < 8; i++) {
      world.add({
        kind: 'rigid',
        shape: box([0.3, 0.2, 0.1]),
        mass: 1 + i,
        restitution: 0.3,
        position: [(i % 2) * 0.9, Math.floor(i / 2) * 0.5, (i % 3) * 0.4],
        velocity: [i % 2 === 0 ? 2 : -2, 1 - 0.4 * i, 0.3],
        angularVelocity: [i, 3, -1],
      });
    }
    const before = world.momentum();
    let touched = 0;
    run(world, 2, () => {
      touched += [...world.contacts()].length;
    });
    const after = world.momentum();
    expect(touched).toBeGreaterThan(0);
    for (let k = 0; k < 3; k++) {
      expect(Math.abs(after.linear[k] - before.linear[k])).toBeLessThan(1e-11);
      expect(Math.abs(after.angular[k] - before.angular[k])).toBeLessThan(1e-10);
    }
  });
});
