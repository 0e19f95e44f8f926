/** The ordered search against its slow, obvious twin: every box against every other. */
import { expect, test } from 'vitest';
import { SWEEP_GAP } from '../core/constants.js';
import * as quat from '../math/quat.js';
import { Random } from '../math/random.js';
import { SIMULATION } from '../simulation.js';
import { World } from '../world/index.js';
import { InTheWay } from './in-the-way.js';

test.each([1, 2, 3])('finds whoever way meets way, in order or not (seed %i)', (seed) => {
  const random = new Random(seed);
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'plane' } });
  for (let i = 0; i < 200; i++) {
    world.add({
      kind: i % 7 === 0 ? 'static' : 'rigid',
      shape: { kind: 'sphere', radius: random.uniform(0.05, i % 10 === 0 ? 4 : 0.5) },
      position: [random.normal() * 5, random.normal() * 5, random.normal() * 5],
    });
  }
  const { bodies } = world[SIMULATION];
  const { position, goodPosition, reach, kind } = bodies.columns;
  for (let k = 3; k < bodies.rows * 3; k++) goodPosition[k] = position[k] + random.normal();
  // A body that moves is stopped a little before it touches.
  const room = (row: number) => reach[row] * (kind[row] === kind[0] ? 1 : 1 + 2 * SWEEP_GAP);
  const low = (row: number, k: number) => Math.min(position[row * 3 + k], from(row, k)) - room(row);
  const high = (row: number, k: number) => Math.max(position[row * 3 + k], from(row, k)) + room(row);
  const from = (row: number, k: number) => (kind[row] === kind[0] ? position : goodPosition)[row * 3 + k];
  const meet = (a: number, b: number) =>
    [0, 1, 2].every((k) => low(a, k) <= high(b, k) && low(b, k) <= high(a, k));
  const inTheWay = new InTheWay();
  for (const swept of [1, 100]) {
    inTheWay.gather(bodies, swept);
    let all = 0;
    for (let row = 1; row < bodies.rows; row++) {
      inTheWay.ask(row);
      const found = [...inTheWay.found.subarray(0, inTheWay.count)].sort((a, b) => a - b);
      const others = Array.from({ length: bodies.rows - 1 }, (_, i) => i + 1);
      const expected = others.filter((b) => b !== row && meet(row, b));
      // The plane is a half space: all that reach down to it.
      expect(found.filter((b) => b > 0)).toEqual(expected);
      expect(found.includes(0)).toBe(low(row, 1) <= 0);
      all += expected.length;
    }
    expect(all).toBeGreaterThan(200);
  }
});

/** Sticks that turn by up to half a turn: every corner, at every time, has to be in the box of its way. */
test.each([1, 2, 3, 4])('a stick whose way passes a small ball finds it (seed %i)', (seed) => {
  const random = new Random(seed);
  const world = new World();
  const half: [number, number, number] = [0.02, 0.5, 0.03];
  world.add({ kind: 'rigid', shape: { kind: 'box', halfExtents: half } });
  world.add({ kind: 'static', shape: { kind: 'sphere', radius: 1e-6 } });
  const { bodies } = world[SIMULATION];
  const { position, goodPosition, orientation, goodOrientation } = bodies.columns;
  const inTheWay = new InTheWay();
  const [x, q, corner] = [new Float64Array(3), new Float64Array(4), new Float64Array(3)];
  let far = 0;
  for (let n = 0; n < 300; n++) {
    random.rotation(goodOrientation, 0);
    for (let k = 0; k < 3; k++) x[k] = random.normal();
    quat.fromRotationVector(q, 0, x, 0);
    quat.multiply(orientation, 0, q, 0, goodOrientation, 0);
    for (let k = 0; k < 3; k++) {
      goodPosition[k] = random.normal();
      position[k] = goodPosition[k] + 0.3 * random.normal();
    }
    const t = random.next();
    quat.slerp(q, 0, goodOrientation, 0, orientation, 0, t);
    for (let k = 0; k < 3; k++) x[k] = half[k] * (random.next() < 0.5 ? -1 : 1);
    quat.rotate(corner, 0, q, 0, x, 0);
    for (let k = 0; k < 3; k++)
      position[3 + k] = goodPosition[k] + t * (position[k] - goodPosition[k]) + corner[k];
    inTheWay.gather(bodies, 1);
    inTheWay.ask(0);
    expect([...inTheWay.found.subarray(0, inTheWay.count)]).toContain(1);
    // Far from the middle of the way, where a box around a ball would be no smaller.
    for (let k = 0; k < 3; k++) position[3 + k] = goodPosition[k] + 0.45 * (k - 1);
    quat.copy(orientation, 0, goodOrientation, 0);
    for (let k = 0; k < 3; k++) position[k] = goodPosition[k];
    inTheWay.gather(bodies, 1);
    inTheWay.ask(0);
    if (inTheWay.count === 0) far++;
  }
  expect(far).toBeGreaterThan(100);
});
