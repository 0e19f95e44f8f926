/**
 * Bodies placed so that they touch, to rounding. Rounding decided which feature was in front of which: contacts carried
 * a thousand times the weight, and bodies hung where they were or were shot away.
 */
import { describe, expect, it } from 'vitest';
import type { BodyDefinition } from '../../scene/index.js';
import { World } from '../../world/world.js';

type Place = [number, number, number];

const DT = 4e-3;
const G = 9.81;

const cellsOf = (length: number): number => Math.round(length / 0.05);

const soft = (position: Place, size: Place = [0.1, 0.1, 0.1], more: object = {}): BodyDefinition => ({
  kind: 'soft',
  mesh: { kind: 'box', size, cells: [cellsOf(size[0]), cellsOf(size[1]), cellsOf(size[2])] },
  model: { kind: 'fem', youngsModulus: 1e6 },
  position,
  ...more,
});

const box = (kind: 'static' | 'rigid', position: Place, half: Place): BodyDefinition => ({
  kind,
  shape: { kind: 'box', halfExtents: half },
  position,
});

/** An open mesh of two triangles at height y. */
const sheet = (y: number): BodyDefinition => ({
  kind: 'static',
  shape: {
    kind: 'mesh',
    positions: [-1, y, -1, 1, y, -1, 1, y, 1, -1, y, 1],
    triangles: [0, 2, 1, 0, 3, 2],
  },
});

const FLOOR = box('static', [0, -0.1, 0], [1, 0.1, 1]);
const quarter: [number, number, number, number] = [0, 0, Math.SQRT1_2, Math.SQRT1_2];

/** Each as a list of bodies of which the last ones are soft or rigid and stand. */
const STARTS: Record<string, BodyDefinition[]> = {
  'a cube on a box': [FLOOR, soft([0.013, 0.05, 0.007])],
  'a cube on a plane': [{ kind: 'static', shape: { kind: 'plane' } }, soft([0, 0.05, 0])],
  'a cube on an open mesh': [sheet(0), soft([0.013, 0.05, 0.007])],
  'a cube at the rim of a box': [FLOOR, soft([0.95, 0.05, 0.95])],
  'three cubes that stand flush': [FLOOR, soft([0, 0.05, 0]), soft([0, 0.15, 0]), soft([0, 0.25, 0])],
  'bars that cross': [FLOOR, soft([0, 0.05, 0], [0.4, 0.1, 0.1]), soft([0, 0.15, 0], [0.1, 0.1, 0.4])],
  'a cube on its side': [FLOOR, soft([0.013, 0.05, 0.007], undefined, { orientation: quarter })],
  'a box on a cube on a box': [
    FLOOR,
    box('rigid', [0, 0.05, 0], [0.05, 0.05, 0.05]),
    soft([0, 0.15, 0]),
    box('rigid', [0, 0.25, 0], [0.05, 0.05, 0.05]),
  ],
  'two cubes side by side': [FLOOR, soft([-0.05, 0.05, 0]), soft([0.05, 0.05, 0])],
  'a ball on a cube': [
    FLOOR,
    soft([0, 0.05, 0]),
    { kind: 'rigid', shape: { kind: 'sphere', radius: 0.03 }, position: [0, 0.13, 0] },
  ],
};

describe('bodies that touch when they are put there', () => {
  it.each(Object.entries(STARTS))('%s stands, and carries its weight', (_, definitions) => {
    const world = new World({ gravity: [0, -G, 0], sleeping: false });
    const bodies = definitions.map((definition) => world.add(definition));
    const movable = bodies.filter(({ kind }) => kind !== 'static');
    const before = movable.map(({ position }) => Float64Array.from(position));
    const energy = world.energy().total;
    let most = energy;
    for (let k = 0; k < 150; k++) {
      world.step(DT);
      most = Math.max(most, world.energy().total);
    }
    expect(world.troubles()).toEqual([]);
    // Each contact takes a contact radius of height, here half a millimetre.
    const weight = movable.reduce((sum, { mass }) => sum + mass * G, 0);
    expect(most - energy).toBeLessThan(weight * 0.0006 * movable.length);
    movable.forEach(({ position }, k) => {
      for (let i = 0; i < 3; i++) expect(Math.abs(position[i] - before[k][i])).toBeLessThan(0.003);
    });
    let load = 0;
    for (let k = 0; k < 50; k++) {
      world.step(DT);
      for (const { bodyA, bodyB, impulse } of world.contactPairs()) {
        if (bodyA.kind === 'static') load -= impulse[1];
        if (bodyB.kind === 'static') load += impulse[1];
      }
    }
    expect(Math.abs(load / (50 * DT * weight) - 1)).toBeLessThan(0.01);
  });

  it('a blow that begins in touch is a blow', () => {
    const world = new World({ gravity: [0, 0, 0] });
    const bodies = [
      soft([-0.05, 0, 0], undefined, { velocity: [1, 0, 0] }),
      soft([0.05, 0, 0], undefined, { velocity: [-1, 0, 0] }),
    ].map((definition) => world.add(definition));
    const energy = world.energy().total;
    for (let k = 0; k < 30; k++) world.step(DT);
    expect(bodies[0].velocity[0]).toBeLessThan(-0.3);
    expect(bodies[1].velocity[0]).toBeGreaterThan(0.3);
    expect(world.energy().total).toBeLessThan(1.0001 * energy);
  });
});
