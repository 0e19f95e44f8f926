/** Many questions to one state of a world are answered from a tree of boxes, one question by going through all bodies. */
import { describe, expect, test } from 'vitest';
import { Random } from '../math/random.js';
import type { BodyDefinition } from '../scene/index.js';
import { World } from './index.js';

type Triple = [number, number, number];

/** Bodies of many shapes and sizes, a plane among them, whose boxes overlap. */
function crowd(seed: number): { world: World; random: Random } {
  const random = new Random(seed);
  const world = new World();
  const at = (): Triple => [random.uniform(-4, 4), random.uniform(0, 6), random.uniform(-4, 4)];
  world.add({ kind: 'static', shape: { kind: 'plane' } });
  for (let k = 0; k < 60; k++) {
    const size = 0.05 + 0.6 * random.next();
    const shapes = [
      { kind: 'sphere', radius: size },
      { kind: 'box', halfExtents: [size, 0.5 * size, 0.2] },
      { kind: 'capsule', radius: 0.3 * size, halfHeight: size },
      { kind: 'torus', radius: size, tube: 0.3 * size },
    ] as const;
    const shape = shapes[k % shapes.length];
    const kind = (['rigid', 'static', 'kinematic'] as const)[k % 3];
    world.add({ kind, shape, position: at(), group: 1 << (k % 4) } as BodyDefinition);
  }
  world.add({ kind: 'soft', mesh: { kind: 'box', size: [1, 1, 1], cells: [2, 2, 2] }, position: [0, 3, 0] });
  // A row without a body.
  const gone = world.add({ kind: 'static', shape: { kind: 'sphere', radius: 5 } });
  world.remove(gone);
  return { world, random };
}

describe('questions to a crowd', () => {
  test.each([1, 2, 3])('are answered alike from the tree and body by body, seed %i', (seed) => {
    const { world, random } = crowd(seed);
    const at = (): Triple => [random.uniform(-6, 6), random.uniform(-1, 8), random.uniform(-6, 6)];
    const way = (): Triple => [random.uniform(-1, 1), random.uniform(-1, 1), random.uniform(-1, 1)];
    const questions = Array.from({ length: 60 }, (_, k): (() => unknown) => {
      const [p, q, d] = [at(), at(), way()];
      const low = p.map((x, i) => Math.min(x, q[i])) as Triple;
      const high = p.map((x, i) => Math.max(x, q[i])) as Triple;
      const kinds: readonly (() => unknown)[] = [
        () => world.castRay(p, d),
        () => world.castRay(p, d, { maxDistance: 2, groups: 5 }),
        () => world.castRayAll(p, d),
        () => world.castShape({ kind: 'sphere', radius: 0.3 }, { position: p }, d),
        () => world.overlapBounds(low, high),
        () => world.overlapPoint(p),
        () => world.overlapShape({ kind: 'box', halfExtents: [0.5, 0.4, 0.3] }, { position: p }),
        () => world.projectPoint(p, { kinds: ['rigid', 'soft'] }),
      ];
      return kinds[k % kinds.length];
    });
    const many = questions.map((ask) => ask());
    const single = questions.map((ask) => {
      // Any command makes the boxes be found anew.
      world.setSubsteps(world.substeps);
      return ask();
    });
    expect(many).toEqual(single);
    expect(many.filter((answer) => answer !== undefined).length).toBeGreaterThan(30);
  });

  test('see bodies where they are after a step and after a command', () => {
    const { world } = crowd(4);
    const ball = world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 0.1 }, position: [9, 9, 9] });
    const ask = () => world.castRay([9, 20, 9], [0, -1, 0], { kinds: ['rigid'] })?.distance;
    for (let k = 0; k < 20; k++) expect(ask()).toBeCloseTo(10.9, 9);
    ball.position = [9, 5, 9];
    for (let k = 0; k < 20; k++) expect(ask()).toBeCloseTo(14.9, 9);
    ball.velocity = [0, -60, 0];
    world.step(1 / 60);
    expect(ask()).toBeCloseTo(19.9 - ball.position[1], 9);
    world.remove(ball);
    for (let k = 0; k < 20; k++) expect(ask()).toBe(undefined);
  });
});
