/** The time of impact of turning solids against many small steps, and in how few searches it is found. */
import { expect, test } from 'vitest';
import * as quat from '../../math/quat.js';
import { Random } from '../../math/random.js';
import { compileSolid } from '../shapes/compile.js';
import { Advance, Motion, NO_IMPACT } from './advance.js';
import { Gap } from './gap.js';

const TIMES = 500;

function randomMotion(random: Random, spread: number, turn: number): Motion {
  const motion = new Motion();
  const v = new Float64Array(3);
  const q = new Float64Array(4);
  for (let k = 0; k < 3; k++) motion.from[k] = spread * random.normal();
  for (let k = 0; k < 3; k++) motion.to[k] = motion.from[k] + 0.3 * random.normal();
  random.rotation(motion.from, 3);
  for (let k = 0; k < 3; k++) v[k] = turn * random.normal();
  quat.fromRotationVector(q, 0, v, 0);
  quat.multiply(motion.to, 3, q, 0, motion.from, 3);
  motion.prepare();
  return motion;
}

const rod = compileSolid({ kind: 'box', halfExtents: [0.02, 0.5, 0.02] });
const capsule = compileSolid({ kind: 'capsule', radius: 0.03, halfHeight: 0.4 });
const cone = compileSolid({ kind: 'cone', radius: 0.1, halfHeight: 0.3 });

test.each([
  ['rod and rod', rod, rod],
  ['rod and capsule', rod, capsule],
  ['cone and rod', cone, rod],
])('%s: the first time within the target, and never a stop without one', (_, a, b) => {
  const random = new Random(5);
  const target = 2e-4;
  const gap = new Gap();
  let hits = 0;
  let misses = 0;
  for (let n = 0; n < 60; n++) {
    const ma = randomMotion(random, 0.25, 0.4);
    const mb = randomMotion(random, 0.25, 0.4);
    const t = new Advance().run(a, ma, b, mb, target);
    // The slow, obvious twin looks at many times.
    let least = Number.POSITIVE_INFINITY;
    let first: number = NO_IMPACT;
    for (let i = 0; i <= TIMES && first === NO_IMPACT; i++) {
      ma.at(i / TIMES);
      mb.at(i / TIMES);
      gap.measure(a, ma, b, mb);
      least = Math.min(least, gap.distance);
      if (gap.distance <= target) first = i / TIMES;
    }
    if (first === NO_IMPACT) {
      // Between two looks the solids may come nearer by a millimetre or two.
      if (least > 3e-3) expect(t).toBe(NO_IMPACT);
      misses++;
    } else {
      expect(t).toBeLessThanOrEqual(first);
      ma.at(t);
      mb.at(t);
      gap.measure(a, ma, b, mb);
      // Where it stops, the target is reached: no body waits in the air.
      if (t > 0) expect(gap.distance).toBeLessThanOrEqual(1.26 * target);
      hits++;
    }
  }
  expect(hits).toBeGreaterThan(5);
  expect(misses).toBeGreaterThan(5);
});

test('rods that turn past each other take few searches for the nearest points', () => {
  const random = new Random(9);
  let searches = 0;
  const advance = new Advance();
  const measure = advance.gap.measure.bind(advance.gap);
  advance.gap.measure = (...args) => {
    searches++;
    measure(...args);
  };
  for (let n = 0; n < 300; n++)
    advance.run(rod, randomMotion(random, 0.25, 0.4), rod, randomMotion(random, 0.25, 0.4), 2e-4);
  // With the bound of the first order alone they took 6.0 each, and a few of them ended in the air after 64.
  expect(searches / 300).toBeLessThan(4);
});
