/** Remembered pairs are the pairs that the broad phase finds, in every step of a world that moves, sleeps, loses and gains bodies. */
import { expect, test } from 'vitest';
import { Random } from '../math/random.js';
import { SIMULATION } from '../simulation.js';
import { World } from '../world/index.js';
import { broadphases, CandidatePairs } from './index.js';

test('the same pairs in the same order as asked anew (seed 5)', () => {
  const random = new Random(5);
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] } });
  const drop = () =>
    world.add({
      kind: 'rigid',
      shape: { kind: 'box', halfExtents: [0.3, 0.2, 0.25] },
      position: [random.uniform(-2, 2), random.uniform(0.5, 4), random.uniform(-2, 2)],
    });
  const boxes = Array.from({ length: 30 }, drop);
  const anew = new CandidatePairs();
  const broadphase = broadphases.get('brute-force').create();
  let found = 0;
  for (let step = 0; step < 130; step++) {
    if (step === 80) for (const box of boxes.splice(7, 5)) world.remove(box);
    if (step === 90) drop();
    if (step === 100) boxes[0].applyImpulse([300, 200, 0]);
    const sim = world[SIMULATION];
    broadphase.find(sim.bodies, anew);
    sim.remembered.find(broadphase, sim.bodies, sim.pairs);
    expect(sim.pairs.count).toBe(anew.count);
    expect([...sim.pairs.a.subarray(0, anew.count)]).toEqual([...anew.a.subarray(0, anew.count)]);
    expect([...sim.pairs.b.subarray(0, anew.count)]).toEqual([...anew.b.subarray(0, anew.count)]);
    found += anew.count;
    world.step(1 / 60);
  }
  expect(found).toBeGreaterThan(1000);
});
