/** Trees of boxes are held exactly, as long as their contacts can hold them, and not a bit longer. */
import { describe, expect, test } from 'vitest';
import { Random } from '../../math/random.js';
import { type Body, World } from '../../world/index.js';

const G = 9.81;
const DT = 1 / 60;

function column(heights: readonly number[], shift: (i: number) => [number, number], mass = (_: number) => 1) {
  const world = new World({ sleeping: false });
  world.add({ kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] }, friction: 0.5 });
  const boxes = heights.map((y, i) => {
    const [x, z] = shift(i);
    return world.add({
      kind: 'rigid',
      shape: { kind: 'box', halfExtents: [0.5, 0.5, 0.5] },
      mass: mass(i),
      friction: 0.5,
      position: [x, y, z],
    });
  });
  return { world, boxes };
}

const straight = (): [number, number] => [0, 0];
const stacked = (count: number) => Array.from({ length: count }, (_, i) => 0.5 + i);

function jitter(seed: number): () => [number, number] {
  const random = new Random(seed);
  return () => [random.uniform(-0.05, 0.05), random.uniform(-0.05, 0.05)];
}

const speed = ({ velocity: v, angularVelocity: w }: Body) => Math.hypot(...v, ...w);

describe('towers', () => {
  test('of two hundred boxes out of line stand without sinking (seed 1)', () => {
    const { world, boxes } = column(stacked(200), jitter(1));
    const before = boxes.map((box) => [...box.position]);
    for (let i = 0; i < 120; i++) world.step(DT);
    boxes.forEach((box, i) => {
      expect(Math.hypot(...before[i].map((x, k) => box.position[k] - x))).toBeLessThan(1e-4);
    });
    const pairs = [...world.pairs()];
    expect(pairs).toHaveLength(200);
    pairs.forEach((pair, i) => {
      expect(Math.abs(Math.abs(pair.impulse[1]) / ((200 - i) * G * DT) - 1)).toBeLessThan(1e-9);
    });
  });

  test('of twenty dropped boxes come to rest to the last bit (seed 2)', () => {
    const { world, boxes } = column(
      Array.from({ length: 20 }, (_, i) => 0.51 + 1.02 * i),
      jitter(2),
    );
    for (let i = 0; i < 300; i++) world.step(DT);
    const before = boxes.map((box) => [...box.position]);
    for (let i = 0; i < 60; i++) world.step(DT);
    boxes.forEach((box, i) => {
      expect([...box.position]).toEqual(before[i]);
      expect(speed(box)).toBe(0);
    });
    expect(Math.max(...[...world.contacts()].map((contact) => contact.depth))).toBeLessThan(5e-3);
  });

  test.each([
    ['with 5 mm of air between them', 0.005, 0.005],
    ['as a whole, from 10 cm', 0.1, 0],
  ])('of two hundred boxes dropped %s stand as high as they are placed (seed 4)', (_, lift, gap) => {
    // One after the other, up to seven within a substep; passes left them inside each other, and the tower fell.
    const { world, boxes } = column(
      Array.from({ length: 200 }, (_, i) => 0.5 + lift + i * (1 + gap)),
      jitter(4),
    );
    const before = boxes.map(({ position: [x, , z] }) => [x, z]);
    let deepest = 0;
    for (let i = 0; i < 45; i++) {
      world.step(DT);
      for (const { depth } of world.contacts()) deepest = Math.max(deepest, depth);
    }
    expect(deepest).toBeLessThan(1e-4);
    boxes.forEach((box, i) => {
      const [x, y, z] = box.position;
      expect(Math.hypot(x - before[i][0], y - 0.5 - i, z - before[i][1])).toBeLessThan(1e-3);
      expect(speed(box)).toBe(0);
    });
  });

  test('of boxes a millimetre apart come down, instead of standing on air', () => {
    const { world, boxes } = column([0.501, 1.502, 2.503, 3.504], straight);
    for (let i = 0; i < 30; i++) world.step(DT);
    boxes.forEach((box, i) => {
      expect(Math.abs(box.position[1] - 0.5 - i)).toBeLessThan(2e-5);
    });
  });

  test('carry a box a thousand times as heavy as they are', () => {
    const { world, boxes } = column(stacked(3), straight, (i) => (i === 2 ? 1000 : 1));
    for (let i = 0; i < 300; i++) world.step(DT);
    boxes.forEach((box, i) => {
      expect(Math.abs(box.position[1] - 0.5 - i)).toBeLessThan(1e-4);
    });
  });
});

describe('what can no longer be held', () => {
  /** Pushes box `which` of a stack of three along x with `force` [N] for two seconds. */
  function push(which: number, force: number, height: number) {
    const { world, boxes } = column(stacked(3), straight);
    for (let i = 0; i < 120; i++) {
      boxes[which].applyForce([force, 0, 0], [boxes[which].position[0], height, 0]);
      world.step(DT);
    }
    return boxes;
  }

  test('slides at the block whose friction is exceeded', () => {
    // Pushed at its foot the lowest box slides on the floor at μ · 3 m g, and the two above go with it.
    const limit = 0.5 * 3 * G;
    expect(push(0, 0.99 * limit, 0)[0].position[0]).toBeLessThan(1e-6);
    const slid = push(0, 1.05 * limit, 0);
    expect(slid[0].position[0]).toBeGreaterThan(0.3);
    expect(Math.abs(slid[2].position[0] - slid[0].position[0])).toBeLessThan(0.02);
  });

  test('tips over its edge when the moment is exceeded', () => {
    // Pushed along a line two metres above its foot, the uppermost box tips at F · 2 = m g · ½, long before it slides or the
    // boxes below it tip with it.
    const limit = 0.25 * G;
    expect(push(2, 0.97 * limit, 4)[2].position[0]).toBeLessThan(1e-6);
    const tipped = push(2, 1.1 * limit, 4);
    expect(tipped[2].position[0]).toBeGreaterThan(0.05);
    expect(tipped[0].position[0]).toBeLessThan(1e-3);
  });

  test('a stack in free fall is nobody’s tree: it falls as one', () => {
    const { world, boxes } = column([10.5, 11.5, 12.5], straight);
    for (let i = 0; i < 60; i++) world.step(DT);
    const way = 0.5 * G;
    boxes.forEach((box, i) => {
      expect(Math.abs(10.5 + i - way - box.position[1])).toBeLessThan(1e-9);
    });
  });
});

test('a ball on a held column rests on it as on the floor', () => {
  const { world, boxes } = column(stacked(5), jitter(3));
  const ball = world.add({
    kind: 'rigid',
    shape: { kind: 'sphere', radius: 0.3 },
    mass: 50,
    position: [0, 5.3, 0],
  });
  const before = boxes.map((box) => [...box.position]);
  for (let i = 0; i < 120; i++) world.step(DT);
  boxes.forEach((box, i) => {
    expect(Math.abs(box.position[1] - before[i][1])).toBeLessThan(1e-3);
  });
  expect(Math.abs(ball.position[1] - 5.3)).toBeLessThan(5e-3);
  const [floor] = [...world.pairs()];
  expect(Math.abs(Math.abs(floor.impulse[1]) / (55 * G * DT) - 1)).toBeLessThan(1e-3);
});
