/** A thousand random drops under the log barrier: the smallest gap over all steps has to be positive, and no time may be lost. */
import { World } from 'pliant';
import type { Suite, SuiteResult } from '../types.js';

const DROPS = 1000;
const STEPS = 45;

export const randomDrops: Suite = {
  name: 'random-drops',
  seconds: 31,
  sentence: 'A thousand random drops under the log barrier, in which no gap may close.',
  run(): SuiteResult {
    const failed: string[] = [];
    let smallest = Number.POSITIVE_INFINITY;
    let cuts = 0;
    let lost = 0;
    for (let seed = 1; seed <= DROPS; seed++) {
      const world = drop(randomNumbers(seed));
      let gap = Number.POSITIVE_INFINITY;
      for (let i = 0; i < STEPS; i++) {
        world.step(1 / 60);
        for (const contact of world.contacts()) gap = Math.min(gap, -contact.depth);
        cuts += world.stepReport().cuts;
        lost += world.stepReport().lost;
      }
      if (!(gap > 0)) failed.push(`drop ${seed}: the smallest gap is ${gap} m`);
      smallest = Math.min(smallest, gap);
    }
    const notes = [
      `smallest gap ${smallest.toExponential(2)} m over ${DROPS * STEPS} steps; the step was cut ${cuts} times, ${lost} s were lost`,
    ];
    return {
      suite: 'random-drops',
      cases: DROPS,
      passed: DROPS - failed.length,
      failed,
      notes,
      table: notes,
    };
  },
};

/** Three bodies that fall on a floor and on each other, turned and thrown at random, all apart at first. */
function drop(next: () => number): World {
  const between = (low: number, high: number) => low + (high - low) * next();
  const world = new World({ sleeping: false });
  world.setMethod('response', 'log-barrier');
  world.add({ kind: 'static', shape: { kind: 'plane' }, friction: next() });
  for (let i = 0; i < 3; i++) {
    const size = between(0.1, 0.3);
    const isSphere = next() < 0.33;
    world.add({
      kind: 'rigid',
      shape: isSphere
        ? { kind: 'sphere', radius: size }
        : { kind: 'box', halfExtents: [size, between(0.05, 0.3), between(0.05, 0.3)] },
      mass: between(0.5, 5),
      friction: next(),
      position: [between(-0.2, 0.2), 0.7 + i * 1.1, between(-0.2, 0.2)],
      orientation: [between(-1, 1), between(-1, 1), between(-1, 1), between(0.1, 1)],
      velocity: [between(-2, 2), between(-6, 0), between(-2, 2)],
      angularVelocity: [between(-10, 10), between(-10, 10), between(-10, 10)],
    });
  }
  return world;
}

/** A small generator with 32 bits of state (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let x = Math.imul(state ^ (state >>> 15), state | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) / 2 ** 32;
  };
}
