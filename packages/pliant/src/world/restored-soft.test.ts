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

/** A paddle stirs rigid and soft bodies: they come to each other, and away, within steps. */
test.each([1, 6])('restored at every step of a mixer, seed %i', (seed) => {
  const random = new Random(seed);
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'plane' } });
  for (const [x, z] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ]) {
    const halfExtents = [x === 0 ? 0.6 : 0.1, 0.5, z === 0 ? 0.6 : 0.1] as const;
    world.add({ kind: 'static', shape: { kind: 'box', halfExtents }, position: [0.6 * x, 0.5, 0.6 * z] });
  }
  world.add({
    kind: 'kinematic',
    shape: { kind: 'box', halfExtents: [0.4, 0.08, 0.04] },
    position: [0, 0.15, 0],
    angularVelocity: [0, random.uniform(2, 6), 0],
  });
  for (let i = 0; i < 8; i++)
    world.add({
      kind: 'rigid',
      density: random.uniform(100, 2000),
      shape:
        random.next() < 0.5
          ? { kind: 'box', halfExtents: [0.06, 0.06, 0.06] }
          : { kind: 'sphere', radius: 0.07 },
      position: [random.uniform(-0.3, 0.3), 0.35 + 0.1 * i, random.uniform(-0.3, 0.3)],
    });
  for (let i = 0; i < 3; i++)
    world.add({
      kind: 'soft',
      position: [random.uniform(-0.2, 0.2), 0.4 + 0.3 * i, random.uniform(-0.2, 0.2)],
      mesh: { kind: 'box', size: [0.2, 0.2, 0.2], cells: [2, 2, 2] },
      model: { kind: 'fem', youngsModulus: 1e5 },
    });
  for (let step = 0; step < 64; step++) {
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

/** Soft cubes: side, height, turn, modulus, damping; blocks: half height, height, turn, density. */
const LAYERS: readonly (readonly number[])[] = [
  [
    0.48916196058545325, 0.24555930421389754, 0.0040664175436092185, 0.9999917320900014, 3858108.904367029,
    0.00805954957141038,
  ],
  [
    0.48916196058545325, 0.7361887506811071, 0.0731376924402067, 0.9973218527358767, 10549886.84287287,
    0.004632125453225272,
  ],
  [0.06550012754358032, 1.0477373443991704, 0.023902186682926818, 0.999714301924192, 5814.092263247865],
  [0.21062284072084114, 1.3253277985453482, 0.03590386737349194, 0.999355248301437, 46.77826568659178],
  [0.215536847764676, 1.752954972912622, 0.012101028753318324, 0.999926779870962, 7647.7475728164245],
];

test('blocks on a block on soft cubes: a restored world goes on with the same bits', () => {
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'plane' } });
  const side = LAYERS[0][0];
  for (const [height, y, sine, cosine, stiffness, damping] of LAYERS) {
    const place = { position: [0, y, 0], orientation: [0, sine, 0, cosine], friction: 0.6 } as const;
    if (damping === undefined)
      world.add({
        kind: 'rigid',
        shape: { kind: 'box', halfExtents: [side / 2, height, side / 2] },
        density: stiffness,
        ...place,
      });
    else
      world.add({
        kind: 'soft',
        mesh: { kind: 'box', size: [side, side, side], cells: [2, 2, 2] },
        model: { kind: 'fem', youngsModulus: stiffness, poissonRatio: 0.3, damping },
        density: 1000,
        ...place,
      });
  }
  for (let k = 0; k < 6; k++) {
    const copy = World.restore(world.snapshot());
    world.step(1 / 120);
    copy.step(1 / 120);
    expect(copy.hash()).toBe(world.hash());
  }
});
