/** Pairs that stand keep the features of their contacts: the same contacts as a whole search finds, until something moves. */
import { expect, test } from 'vitest';
import { Random } from '../../math/random.js';
import { Boundary } from '../localise/nearest.js';
import { Polygon } from '../polygon.js';
import { FeatureContacts } from './feature-contacts.js';
import { PlanarWorld } from './planar-world.js';
import { RigidBody } from './rigid-body.js';

/** Boxes and wedges of many sizes fall on each other in a tray. */
function heap(seed: number): PlanarWorld {
  const random = new Random(seed);
  const world = new PlanarWorld({ gravity: [0, -9.81], response: 'impulse', friction: 0.6, restitution: 0 });
  const tray = Polygon.from([-3, -1, 3, -1, 3, 9, 2, 9, 2, 0, -2, 0, -2, 9, -3, 9]);
  world.add(new RigidBody(tray, { motion: 'fixed' }));
  for (let k = 0; k < 8; k++) {
    const [w, h] = [random.uniform(0.4, 1.2), random.uniform(0.4, 1)];
    const outline = k % 3 === 2 ? Polygon.from([-w / 2, 0, w / 2, 0, 0.1, h]) : Polygon.box(w, h);
    const turned = outline.moved(random.uniform(-0.3, 0.3), random.uniform(-1, 1), 0.8 + 1.1 * k);
    world.add(new RigidBody(turned));
  }
  return world;
}

const steps = (world: PlanarWorld, count: number) => {
  for (let k = 0; k < count; k++) world.step(1 / 60);
};

/** Contacts of a pair by a whole search: x, y, gap. */
function searched(world: PlanarWorld, i: number, j: number): number[][] {
  const [a, b] = [new Boundary(), new Boundary()];
  a.bind(world.bodies[i].polygon);
  b.bind(world.bodies[j].polygon);
  const found: number[][] = [];
  const margin = 0.04 * Math.min(world.bodies[i].thickness, world.bodies[j].thickness) + 0.0054;
  new FeatureContacts().collect(a, b, margin, {
    contact: (_of, _vertex, _feature, at) => found.push([at[0], at[1], at[4]]),
  });
  return found;
}

test.each([1, 2, 3, 4, 5, 6])('heap %i at rest has the contacts that a whole search finds', (seed) => {
  const world = heap(seed);
  steps(world, 900 + seed);
  expect(Math.max(...world.bodies.map((body) => body.topSpeed()))).toBeLessThan(1e-4);
  let touching = 0;
  for (const { a, b, point, distance, impulse } of world.contacts()) {
    if (impulse[0] === 0) continue;
    touching++;
    const off = searched(world, a, b).map(([x, y, gap]) =>
      Math.max(Math.abs(x - point[0]), Math.abs(y - point[1]), Math.abs(gap - distance)),
    );
    expect(Math.min(...off)).toBeLessThan(1e-6);
  }
  expect(touching).toBeGreaterThan(6);
});

test.each([1, 2, 3, 4])('heap %i goes on with the same bits from a snapshot at any look', (seed) => {
  const world = heap(seed);
  steps(world, 700 + 3 * seed);
  const snapshot = world.snapshot();
  steps(world, 45);
  const hash = world.hash();
  world.restore(snapshot);
  steps(world, 45);
  expect(world.hash()).toBe(hash);
});

test('a body that somebody moves is searched for at once', () => {
  const world = new PlanarWorld({ gravity: [0, -9.81], response: 'impulse', friction: 0.5, restitution: 0 });
  world.add(new RigidBody(Polygon.box(4, 1, 0, -0.5), { motion: 'fixed' }));
  const box = world.add(new RigidBody(Polygon.box(1, 1, 0, 0.5)));
  steps(world, 300);
  // Beside the floor, at the same height: the line of the floor goes on there, the floor does not.
  box.x += 5;
  box.place();
  box.refreshBox();
  steps(world, 30);
  expect(box.y).toBeLessThan(-0.5);
});
