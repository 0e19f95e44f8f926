/** One place has all rows of contact of a world, whatever its bodies are: every pair stands there once, in order. */
import { expect, test } from 'vitest';
import { SIMULATION } from '../simulation.js';
import { type Body, type Contact, World } from './index.js';

const cube = { kind: 'box', size: [1, 1, 1], cells: [1, 1, 1] } as const;
const box = { kind: 'box', halfExtents: [0.5, 0.5, 0.5] } as const;

/** Rigid bodies, soft ones of three kinds and molecules on a floor, each kind with a box on it, in mixed order. */
function mixedWorld(): World {
  const world = new World();
  const later: (() => void)[] = [];
  const place = (x: number, lower: () => Body, response?: string) => {
    const under = lower();
    later.push(() => {
      const upper = world.add({ kind: 'rigid', shape: box, mass: 100, position: [x, 1.48, 0] });
      if (response !== undefined) world.setPairMethod('response', under, upper, response);
    });
  };
  const soft = (x: number, model: 'fem' | 'xpbd' | 'shape-matching') => () =>
    world.add({ kind: 'soft', model: { kind: model }, mesh: cube, position: [x, 0.49, 0] });
  place(0, soft(0, 'fem'));
  place(3, () => world.add({ kind: 'rigid', shape: box, position: [3, 0.49, 0] }));
  place(6, soft(6, 'xpbd'), 'penalty');
  place(9, soft(9, 'shape-matching'));
  place(12, () =>
    world.add({
      kind: 'mass-spring',
      materials: { gum: { density: 1000, youngsModulus: 300_000 } },
      material: 'gum',
      molecules: [0, 1, 2, 3].map((k) => ({
        position: [12 + 0.5 * (k % 2), 0.49, 0.5 * (k >> 1)],
        radius: 0.49,
      })),
    }),
  );
  // The floor comes after the bodies that deform and before others: its pairs lie between theirs.
  world.add({ kind: 'static', shape: { kind: 'plane' } });
  for (const add of later) add();
  return world;
}

const key = (a: number, b: number) => a * 2 ** 24 + b;

test('every pair of a mixed world stands once, in the order of pairs', () => {
  const world = mixedWorld();
  const { contacts } = world[SIMULATION];
  const filled = new Set<number>();
  let most = 0;
  for (let i = 0; i < 60; i++) {
    world.step(1 / 60);
    const pairs = [...contacts.pairs()].map(([rows, m]) => key(rows.a[m], rows.b[m]));
    const sum = contacts.parts.reduce((n, { now }) => n + now.manifolds, 0);
    expect(pairs).toHaveLength(sum);
    expect(pairs).toEqual([...new Set(pairs)].sort((p, q) => p - q));
    contacts.parts.forEach(({ now }, k) => {
      if (now.manifolds > 0) filled.add(k);
    });
    most = Math.max(most, pairs.length);
  }
  expect([...filled].sort()).toEqual([0, 1, 2, 3]);
  expect(most).toBeGreaterThan(8);
});

test('whoever reads gets the rows of one pair together, the same from all', () => {
  const world = mixedWorld();
  for (let i = 0; i < 30; i++) world.step(1 / 60);
  const pairOf = ({ bodyA, bodyB }: Contact) => `${bodyA.handle} ${bodyB.handle}`;
  const rows = [...world.contacts()];
  const runs = rows.map(pairOf).filter((pair, i, all) => pair !== all[i - 1]);
  expect(new Set(runs).size).toBe(runs.length);
  const total = [...world.contactPairs()].map(({ bodyA, bodyB }) => `${bodyA.handle} ${bodyB.handle}`);
  expect(total.filter((pair) => runs.includes(pair))).toEqual(runs);
  const buffer = world.contactBuffer();
  expect(buffer.count).toBe(rows.length);
  rows.forEach((row, i) => {
    expect([buffer.bodiesA[i], buffer.bodiesB[i]]).toEqual([row.bodyA.handle, row.bodyB.handle]);
    expect([...buffer.points.subarray(3 * i, 3 * i + 3)]).toEqual(row.point);
    expect([...buffer.forces.subarray(3 * i, 3 * i + 3)]).toEqual(row.force);
  });
});
