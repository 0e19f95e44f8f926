/**
 * A snapshot holds all that a world of soft bodies needs: at every step, the restored world and the world itself go on
 * with the same bits. Rigid bodies come near and leave in another order than they were added, so lists that remember
 * who was near differ between the two.
 */
import { expect, test } from 'vitest';
import { Random } from '../math/random.js';
import type { Body } from './index.js';
import { World } from './index.js';

function soft(random: Random, world: World, level: number): Body {
  const position = [random.uniform(-0.1, 0.1), 0.15 + 0.25 * level, random.uniform(-0.1, 0.1)] as const;
  const common = { kind: 'soft', position, friction: random.next() } as const;
  const kind = random.int(4);
  if (kind === 0)
    return world.add({
      ...common,
      mesh: { kind: 'sheet', width: 0.5, depth: 0.4, edge: 0.13 },
      model: { kind: 'cloth', youngsModulus: 1e6, thickness: 0.002 },
    });
  if (kind === 1)
    return world.add({
      ...common,
      mesh: { kind: 'line', length: 0.8, edge: 0.08 },
      model: { kind: 'rope', youngsModulus: 1e6, radius: 0.01 },
    });
  return world.add({
    ...common,
    mesh: { kind: 'box', size: [0.3, 0.2, 0.3], cells: [2, 2, 2] },
    model: { kind: 'fem', youngsModulus: 10 ** random.uniform(4, 6) },
  });
}

function rigid(random: Random, world: World): Body {
  const side = () => random.uniform(0.03, 0.08);
  return world.add({
    kind: 'rigid',
    shape:
      random.next() < 0.5
        ? { kind: 'sphere', radius: side() }
        : { kind: 'box', halfExtents: [side(), side(), side()] },
    density: random.uniform(100, 5000),
    position: [random.uniform(-0.3, 0.3), random.uniform(0.2, 1), random.uniform(-0.3, 0.3)],
    velocity: [random.uniform(-3, 3), random.uniform(-6, 2), random.uniform(-3, 3)],
  });
}

test.each([1, 2, 3, 4])('restored at every step, seed %i', (seed) => {
  const random = new Random(seed);
  const world = new World({ substeps: 1 + random.int(4) });
  world.add({ kind: 'static', shape: { kind: 'plane' } });
  rigid(random, world);
  const first = soft(random, world, 0);
  const ball = rigid(random, world);
  soft(random, world, 1);
  rigid(random, world);
  for (let step = 0; step < 14; step++) {
    if (step === 4) first.attach(0, { to: ball, compliance: random.next() < 0.5 ? 0 : 1e-4 });
    if (step === 8 && random.next() < 0.5) world.remove(ball);
    const restored = World.restore(world.snapshot());
    world.step(1 / 60);
    restored.step(1 / 60);
    expect(restored.hash(), `step ${step}`).toBe(world.hash());
  }
});

test('a body that has yielded is restored with its new shape', () => {
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'plane' } });
  const body = world.add({
    kind: 'soft',
    name: 'block',
    position: [0, 0.4, 0],
    velocity: [0, -6, 0],
    mesh: { kind: 'box', size: [0.3, 0.3, 0.3], cells: [2, 2, 2] },
    model: { kind: 'fem', youngsModulus: 1e6, plasticity: { yieldStress: 2e4, hardening: 1e4 } },
  });
  for (let step = 0; step < 20; step++) world.step(1 / 60);
  expect(Math.max(...body.field('plasticStrain'))).toBeGreaterThan(0.01);
  const restored = World.restore(world.snapshot());
  for (let step = 0; step < 5; step++) {
    body.setModel({ damping: 0.001 * step });
    restored.find('block')?.setModel({ damping: 0.001 * step });
    world.step(1 / 60);
    restored.step(1 / 60);
    expect(restored.hash(), `step ${step}`).toBe(world.hash());
  }
});
