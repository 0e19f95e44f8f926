/** The ordered search against its slow, obvious twin: every box against every other. */
import { expect, test } from 'vitest';
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
  const low = (row: number, k: number) => Math.min(position[row * 3 + k], from(row, k)) - reach[row];
  const high = (row: number, k: number) => Math.max(position[row * 3 + k], from(row, k)) + reach[row];
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
