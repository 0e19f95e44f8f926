/**
 * Soft bodies that are tied to rigid ones. The end of a rope stands on the platform that hangs on it, or inside: it was
 * taken for an overlap, reported as wedged in every step and pushed away from where it is tied.
 */
import { describe, expect, it } from 'vitest';
import type { Body } from '../../world/body.js';
import { World } from '../../world/world.js';

const PIECES = 8;
const LENGTH = 0.8;

/** A rope that hangs from the world and is tied to a point of a body, by its lower end. */
function hang(world: World, body: Body, point: readonly [number, number, number]): Body {
  const [x, y, z] = body.position;
  const low = y + point[1];
  const rope = world.add({
    kind: 'soft',
    mesh: { kind: 'line', length: LENGTH, edge: LENGTH / PIECES },
    model: { kind: 'rope', youngsModulus: 2e7, radius: 0.008, damping: 0.05 },
    position: [x + point[0], low + LENGTH / 2, z + point[2]],
    orientation: [0, 0, Math.SQRT1_2, Math.SQRT1_2],
  });
  rope.attach(0, { to: body, point });
  rope.attach(PIECES);
  return rope;
}

/** A platform that hangs on ropes at these points. */
function platform(points: readonly (readonly [number, number, number])[], density = 500) {
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'plane' } });
  const board = world.add({
    kind: 'rigid',
    shape: { kind: 'box', halfExtents: [0.5, 0.05, 0.4] },
    density,
    position: [0, 1, 0],
  });
  const ropes = points.map((point) => hang(world, board, point));
  return { world, board, ropes };
}

const corners = (y: number) => [-1, 1].flatMap((x) => [-1, 1].map((z) => [0.48 * x, y, 0.38 * z] as const));

describe('what is tied to a shape', () => {
  it.each([0.05, -0.05])('does not touch it: a platform hangs on ropes tied at height %d', (y) => {
    const { world, board, ropes } = platform(corners(y));
    const load = world.add({
      kind: 'rigid',
      shape: { kind: 'box', halfExtents: [0.1, 0.1, 0.1] },
      position: [-0.2, 1.16, 0.05],
      density: 800,
    });
    const cube = world.add({
      kind: 'soft',
      mesh: { kind: 'box', size: [0.2, 0.2, 0.2], cells: [2, 2, 2] },
      model: { kind: 'fem', youngsModulus: 2e5, damping: 0.02 },
      position: [0.2, 1.16, -0.05],
    });
    for (let s = 0; s < 180; s++) world.step(1 / 60);
    expect(world.troubles()).toEqual([]);
    // The ropes stretch by some millimetres, and the board tilts as far under its loads.
    expect(board.position[1]).toBeGreaterThan(0.95);
    expect(load.position[1] - board.position[1]).toBeGreaterThan(0.145);
    expect(cube.position[1] - board.position[1]).toBeGreaterThan(0.14);
    for (const body of [board, load, cube, ...ropes]) expect(Math.hypot(...body.velocity)).toBeLessThan(0.05);
  });

  it('does not swing a light body that many ropes hold at one point', () => {
    const { world, board } = platform(
      Array.from({ length: 6 }, (_, k) => [0.05 * Math.cos(k), 0, 0.05 * Math.sin(k)] as const),
      50,
    );
    let fastest = 0;
    for (let s = 0; s < 120; s++) {
      world.step(1 / 60);
      fastest = Math.max(fastest, Math.hypot(...board.velocity));
    }
    expect(fastest).toBeLessThan(0.2);
    expect(world.troubles()).toEqual([]);
  });

  it('touches it again when it is let go, and parts from it', () => {
    const { world, board, ropes } = platform([[0, 0, 0], ...corners(0.05)]);
    for (let s = 0; s < 10; s++) world.step(1 / 60);
    ropes[0].detach(0);
    for (let s = 0; s < 200; s++) world.step(1 / 60);
    const low = Math.min(...Array.from({ length: PIECES + 1 }, (_, i) => ropes[0].positions[3 * i + 1]));
    expect(low).toBeGreaterThan(board.position[1] + 0.05);
  });

  it('goes on from a snapshot to the bit', () => {
    const { world } = platform(corners(0.02));
    for (let s = 0; s < 20; s++) world.step(1 / 60);
    const again = World.restore(world.snapshot());
    for (let s = 0; s < 20; s++) {
      world.step(1 / 60);
      again.step(1 / 60);
    }
    expect(again.hash()).toBe(world.hash());
  });

  it('leaves out only what is tied: the rest of a sheet lies on its block', () => {
    const world = new World();
    const block = world.add({
      kind: 'static',
      shape: { kind: 'box', halfExtents: [0.3, 0.1, 0.3] },
      position: [0, 0.5, 0],
    });
    const sheet = world.add({
      kind: 'soft',
      mesh: { kind: 'sheet', width: 0.5, depth: 0.5, edge: 0.1 },
      model: { kind: 'cloth', youngsModulus: 1e6, thickness: 0.002, damping: 0.02 },
      position: [0, 0.602, 0],
    });
    for (const vertex of [0, 5, 30, 35]) sheet.attach(vertex, { to: block });
    for (let s = 0; s < 60; s++) world.step(1 / 60);
    expect(world.troubles()).toEqual([]);
    for (let v = 0; v < 36; v++) expect(sheet.positions[3 * v + 1]).toBeGreaterThan(0.6 - 1e-6);
  });
});
