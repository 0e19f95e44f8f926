/** Rows on skins that are followed between looks: as deep as a fresh look would find them, and the same after a restore. */
import { describe, expect, test } from 'vitest';
import type { BodyDefinition } from '../../scene/index.js';
import { SIMULATION } from '../../simulation.js';
import { World } from '../../world/world.js';
import { MEMO } from '../contacts.js';

/** How far a followed row may be off [m]: the room of two vertices, 0.05 of the skins' spacing of about 5 mm. */
const ROOM = 0.25e-3;

const cube = (y: number, fixed: boolean): BodyDefinition => ({
  kind: 'mass-spring',
  name: fixed ? 'floor' : 'cube',
  radius: 0.012,
  position: [0, y, 0.003],
  materials: { gum: { density: 1000, youngsModulus: 15_000 } },
  material: 'gum',
  molecules: [0, 1, 2, 3, 4, 5, 6, 7].map((k) => ({
    position: [0.015 * (k & 1), 0.015 * ((k >> 1) & 1), 0.015 * (k >> 2)],
    fixed,
  })),
});

/** A cube just above a fixed one, by surfaces. */
function resting(depth: string): World {
  const world = new World({ gravity: [0, -9.81, 0], substeps: 1, sleeping: false });
  world.add(cube(0, true));
  world.add(cube(0.04, false));
  world.setMethod('narrowphase', 'triangle-mesh');
  world.setMethod('penetration', depth);
  return world;
}

const rowsOf = (world: World) => world[SIMULATION].methods.beforeElasticity.contacts;
const deepest = (world: World): number =>
  Math.max(0, ...[...world.contacts()].map((contact) => contact.depth));

describe.each(['face-projection', 'consistent'])('rows by %s', (depth) => {
  test('are followed in most steps, and as deep as a fresh look finds them', () => {
    const world = resting(depth);
    let touching = 0;
    let followed = 0;
    let room = 0;
    for (let step = 0; step < 600; step++) {
      // A method that is chosen anew makes the twin look.
      const twin = step % 20 === 0 ? World.restore(world.snapshot()) : undefined;
      twin?.setMethod('narrowphase', 'triangle-mesh');
      world.step(1e-3);
      twin?.step(1e-3);
      if (twin !== undefined) expect(Math.abs(deepest(world) - deepest(twin))).toBeLessThan(ROOM);
      const { manifolds, memo } = rowsOf(world);
      if (manifolds === 0) continue;
      touching++;
      room = Math.max(room, memo[0]);
      if (memo[0] < room) followed++;
    }
    expect(touching).toBeGreaterThan(200);
    expect(followed).toBeGreaterThan(touching / 3);
  }, 60_000);

  test('go on with the same bits after a restore between two looks', () => {
    const world = resting(depth);
    for (let step = 0; step < 150; step++) world.step(1e-3);
    for (let round = 0; round < 6; round++) {
      world.step(1e-3);
      const twin = World.restore(world.snapshot());
      for (let step = 0; step < 12; step++) {
        world.step(1e-3);
        twin.step(1e-3);
      }
      expect(twin.hash()).toBe(world.hash());
    }
    expect(rowsOf(world).count).toBeGreaterThan(0);
    expect(rowsOf(world).memo.length).toBeGreaterThanOrEqual(MEMO * rowsOf(world).count);
  }, 60_000);

  test('are followed while a cube slides over bumps, and as deep as a fresh look finds them; every step looked', () => {
    const world = new World({ gravity: [0, -9.81, 0], substeps: 1, sleeping: false });
    const floor = cube(0, true) as Extract<BodyDefinition, { kind: 'mass-spring' }>;
    world.add({
      ...floor,
      friction: 0,
      molecules: Array.from({ length: 24 }, (_, k) => ({
        position: [0.015 * (k % 12), 0, 0.015 * Math.floor(k / 12)] as [number, number, number],
        fixed: true,
      })),
    });
    world.add({ ...cube(0.0245, false), friction: 0, velocity: [0.2, 0, 0] } as BodyDefinition);
    world.setMethod('narrowphase', 'triangle-mesh');
    world.setMethod('penetration', depth);
    let touching = 0;
    let followed = 0;
    let room = 0;
    for (let step = 0; step < 300; step++) {
      const twin = step % 20 === 0 ? World.restore(world.snapshot()) : undefined;
      twin?.setMethod('narrowphase', 'triangle-mesh');
      world.step(1e-3);
      twin?.step(1e-3);
      if (twin !== undefined) expect(Math.abs(deepest(world) - deepest(twin))).toBeLessThan(ROOM);
      const { manifolds, memo } = rowsOf(world);
      const speed = world.find('cube')!.velocity[0];
      if (manifolds === 0 || speed < 0.08) continue;
      touching++;
      room = Math.max(room, memo[0]);
      if (memo[0] < room) followed++;
    }
    expect(touching).toBeGreaterThan(50);
    expect(followed).toBeGreaterThan(touching / 4);
  }, 60_000);
});
