/** The matrices of a block say what the scattered wrench does: predicted and gathered velocities agree. */
import { expect, test } from 'vitest';
import { Random } from '../../math/random.js';
import { SIMULATION } from '../../simulation.js';
import { World } from '../../world/index.js';
import { scatter } from './apply.js';
import * as L from './blocks.js';
import { BlockBuilder } from './build.js';
import { relative } from './impact.js';

function leaningBoxes(seed: number) {
  const random = new Random(seed);
  const world = new World({ gravity: [0, 0, 0] });
  world.add({ kind: 'rigid', shape: { kind: 'box', halfExtents: [0.5, 0.3, 0.4] }, mass: 2 });
  world.add({
    kind: 'rigid',
    shape: { kind: 'box', halfExtents: [0.6, 0.2, 0.5] },
    mass: 3,
    position: [0.1 * random.next(), 0.49, 0.1 * random.next()],
    orientation: [0, 0.3 * random.next(), 0, 1],
  });
  world.step(1e-9);
  return { sim: world[SIMULATION], random };
}

test.each([1, 2, 3])('a wrench changes the relative velocity as the matrices predict (seed %i)', (seed) => {
  const { sim, random } = leaningBoxes(seed);
  const blocks = new L.Blocks();
  const contacts = sim.narrowphase.current;
  expect(contacts.count).toBeGreaterThanOrEqual(4);
  const input = {
    bodies: sim.bodies,
    contacts,
    owner: new Uint8Array(8),
    self: 0,
    dt: 0.01,
    interval: 0,
    gravitySize: 0,
    gravity: new Float64Array(3),
  };
  new BlockBuilder().build(input, blocks, 20);
  new BlockBuilder().complete(blocks, sim.bodies.columns, 0, false, false);
  const d = blocks.data;
  const c = sim.bodies.columns;
  const before = new Float64Array(6);
  const after = new Float64Array(6);
  const lambda = [0, 1, 2, 3].map(() => random.next());
  relative(d, 0, 0, 1, c, before);
  const sum = (weight: (i: number) => number) => lambda.reduce((s, l, i) => s + l * weight(i), 0);
  const fn = sum(() => 1);
  const q1 = sum((i) => d[L.Y + i]);
  const q2 = -sum((i) => d[L.X + i]);
  const f1 = random.next();
  const f2 = random.next();
  const twist = random.next();
  scatter(
    d,
    0,
    0,
    1,
    c.velocity,
    c.angularVelocity,
    c.worldInverseInertia,
    Float64Array.of(0, 0, fn, q1, q2, 0),
  );
  relative(d, 0, 0, 1, c, after);
  const rows = [
    [0, 1, 2, 3],
    [1, 4, 5, 6],
    [2, 5, 7, 8],
    [3, 6, 8, 9],
  ];
  for (let i = 0; i < 4; i++) {
    const closing = (u: Float64Array) => u[2] + d[L.Y + i] * u[3] - d[L.X + i] * u[4];
    const predicted = lambda.reduce((s, l, j) => s + l * d[L.A + rows[i][j]], 0);
    expect(closing(after) - closing(before)).toBeCloseTo(predicted, 12);
    expect(d[L.MASS + i]).toBeCloseTo(1 / d[L.A + rows[i][i]], 12);
  }
  [0, 1, 5].forEach((u, row) => {
    const k = L.COUPLING + row * 3;
    expect(after[u] - before[u]).toBeCloseTo(d[k] * fn + d[k + 1] * q1 + d[k + 2] * q2, 12);
  });
  before.set(after);
  scatter(
    d,
    0,
    0,
    1,
    c.velocity,
    c.angularVelocity,
    c.worldInverseInertia,
    Float64Array.of(f1, f2, 0, 0, 0, 0),
  );
  relative(d, 0, 0, 1, c, after);
  const m = L.FRICTION_MASS;
  const du1 = after[0] - before[0];
  const du2 = after[1] - before[1];
  expect(d[m] * du1 + d[m + 1] * du2).toBeCloseTo(f1, 12);
  expect(d[m + 1] * du1 + d[m + 2] * du2).toBeCloseTo(f2, 12);
  expect(after[5] - before[5]).toBeCloseTo(d[L.FRICTION_TWIST] * f1 + d[L.FRICTION_TWIST + 1] * f2, 12);
  before.set(after);
  scatter(
    d,
    0,
    0,
    1,
    c.velocity,
    c.angularVelocity,
    c.worldInverseInertia,
    Float64Array.of(0, 0, 0, 0, 0, twist),
  );
  relative(d, 0, 0, 1, c, after);
  expect((after[5] - before[5]) * d[L.TWIST_MASS]).toBeCloseTo(twist, 12);
});
