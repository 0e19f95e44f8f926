/**
 * Rigid bodies on rigid bodies on soft ones. What lay on a plate stood still while the soft body below the plate was
 * solved: its weight arrived a substep late, plate and load shook, and groups of them stayed unsolved.
 */
import { describe, expect, it } from 'vitest';
import type { Body } from '../../world/body.js';
import { World } from '../../world/world.js';

const SIZE = 0.4;

/** A soft cube with blocks of these heights [m] and densities [kg/m³] on it. */
function loaded(youngsModulus: number, blocks: readonly (readonly [number, number])[], turn = 0) {
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'plane' }, friction: 0.6 });
  const cube = world.add({
    kind: 'soft',
    mesh: { kind: 'box', size: [SIZE, SIZE, SIZE], cells: [2, 2, 2] },
    model: { kind: 'fem', youngsModulus, poissonRatio: 0.3, damping: 0.03 },
    density: 1000,
    position: [0, SIZE / 2 + 0.001, 0],
    friction: 0.6,
  });
  let top = SIZE + 0.003;
  const rigid = blocks.map(([height, density], k) => {
    const body = world.add({
      kind: 'rigid',
      shape: { kind: 'box', halfExtents: [SIZE / 2, height / 2, SIZE / 2] },
      density,
      position: [0.01 * k, top + height / 2, 0],
      orientation: [0, Math.sin((turn * k) / 2), 0, Math.cos((turn * k) / 2)],
      friction: 0.6,
    });
    top += height + 0.001;
    return body;
  });
  return { world, bodies: [cube, ...rigid] };
}

/** A pendulum far from everything else. */
function addPendulum(world: World): void {
  const post = world.add({ kind: 'static', shape: { kind: 'sphere', radius: 0.1 }, position: [20, 5, 0] });
  const bob = world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 0.1 }, position: [21, 5, 0] });
  world.addJoint({ kind: 'ball', a: post, b: bob, anchor: [20, 5, 0] });
}

const shareOf = ({ contactForce, mass }: Body): number => contactForce[1] / (9.81 * mass);

describe('rigid bodies on rigid bodies on soft ones', () => {
  it('press with their weight, are solved and come to rest', () => {
    for (const [modulus, dt, blocks] of [
      [
        2e6,
        1 / 70,
        [
          [0.06, 1000],
          [0.2, 1000],
        ],
      ],
      [
        5e6,
        1 / 60,
        [
          [0.05, 100],
          [0.1, 5000],
          [0.1, 300],
        ],
      ],
      [
        1e6,
        1 / 120,
        [
          [0.1, 20],
          [0.1, 20],
        ],
      ],
    ] as const) {
      const { world, bodies } = loaded(modulus, blocks, 0.3);
      for (let time = 0; time < 2; time += dt) world.step(dt);
      expect(world.troubles().filter(({ code }) => code === 'unsolved')).toEqual([]);
      for (const body of bodies) {
        expect(Math.abs(shareOf(body) - 1)).toBeLessThan(5e-3);
        expect(Math.hypot(...body.velocity)).toBeLessThan(1e-3);
      }
    }
  });

  it('swing on them as one block of the same mass does', () => {
    const heights = (blocks: readonly (readonly [number, number])[]): number[] => {
      const { world, bodies } = loaded(3e5, blocks);
      return Array.from({ length: 40 }, () => {
        world.step(1 / 70);
        return bodies[0].position[1];
      });
    };
    const one = heights([[0.2, 1000]]);
    const two = heights([
      [0.05, 1000],
      [0.15, 1000],
    ]);
    for (let k = 0; k < one.length; k++) expect(Math.abs(one[k] - two[k])).toBeLessThan(1e-3);
  });

  it('move by the same bits beside a joint of others', () => {
    const blocks = [
      [0.06, 1000],
      [0.2, 1000],
    ] as const;
    const alone = loaded(2e6, blocks, 0.3);
    const beside = loaded(2e6, blocks, 0.3);
    addPendulum(beside.world);
    for (let k = 0; k < 60; k++) {
      alone.world.step(1 / 60);
      beside.world.step(1 / 60);
    }
    expect(beside.bodies.map(({ position }) => position)).toEqual(
      alone.bodies.map(({ position }) => position),
    );
  });

  it('go on from a snapshot with the same bits', () => {
    const { world } = loaded(5e5, [
      [0.06, 1000],
      [0.2, 500],
    ]);
    for (let k = 0; k < 12; k++) world.step(1 / 70);
    const again = World.restore(world.snapshot());
    for (let k = 0; k < 6; k++) {
      world.step(1 / 70);
      again.step(1 / 70);
    }
    expect(again.hash()).toEqual(world.hash());
  });
});
