/** A substep that would repeat the last one is not taken (`Simulation.repeats`): what comes out is the same to the bit. */
import { describe, expect, it } from 'vitest';
import { World } from '../index.js';
import { SIMULATION } from '../simulation.js';

const UNIT: [number, number, number] = [0.5, 0.5, 0.5];

/** A pyramid of three rows and a column of three; `everySubstep`: a field without strength, which every substep asks. */
function built(everySubstep: boolean) {
  const world = new World({ sleeping: false });
  world.add({ kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] } });
  const box = (x: number, y: number) =>
    world.add({ kind: 'rigid', shape: { kind: 'box', halfExtents: UNIT }, mass: 2, position: [x, y, 0] });
  const boxes = [];
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 3 - row; i++) boxes.push(box((i - (2 - row) / 2) * 1.05, row + 0.5));
  for (let k = 0; k < 3; k++) boxes.push(box(8, k + 0.5));
  const still = world.add({
    kind: 'kinematic',
    shape: { kind: 'box', halfExtents: UNIT },
    position: [20, 1, 0],
  });
  if (everySubstep) world.addField({ kind: 'uniform', acceleration: [0, 0, 0] });
  let skipped = 0;
  const sim = world[SIMULATION];
  const repeats = sim.repeats.bind(sim);
  sim.repeats = (h) => {
    const does = repeats(h);
    if (does) skipped++;
    return does;
  };
  return { world, boxes, still, skipped: () => skipped };
}

const stateOf = ({ world, boxes }: ReturnType<typeof built>) => ({
  bodies: boxes.map((b) => [
    ...b.position,
    ...b.orientation,
    ...b.velocity,
    ...b.angularVelocity,
    ...b.contactForce,
  ]),
  contacts: [...world.contacts()].map(({ depth, force, impulse }) => [depth, ...force, ...impulse]),
  rest: Array.from(world[SIMULATION].bodies.columns.restTime),
});

describe('a substep that repeats the last one', () => {
  const disturbances: [string, number, (w: ReturnType<typeof built>) => void][] = [
    ['a push', 90, ({ boxes }) => boxes[3].applyImpulse([0.4, 0, 0])],
    ['a held force', 90, ({ boxes }) => boxes[0].applyForce([3, 0, 0])],
    [
      'a faller',
      90,
      ({ world }) =>
        void world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 0.3 }, position: [0, 4, 0] }),
    ],
    ['a driven neighbour', 90, ({ world, still }) => world.moveTo(still, { position: [19.9, 1, 0] })],
    ['another gravity', 90, ({ world }) => world.setGravity([0.3, -9, 0])],
    ['a removed support', 90, ({ world, boxes }) => world.remove(boxes.splice(6, 1)[0])],
  ];
  it.each(disturbances)('gives the same bits, and %s ends it', (_name, at, disturb) => {
    const one = built(false);
    const other = built(true);
    for (let step = 0; step < 130; step++) {
      if (step === at) for (const world of [one, other]) disturb(world);
      for (const { world } of [one, other]) world.step(1 / 60);
      if (step % 10 === 0 || (step >= at && step < at + 8)) expect(stateOf(one)).toEqual(stateOf(other));
    }
    expect(one.skipped()).toBeGreaterThan(40);
    expect(other.skipped()).toBe(0);
  });

  it('does not hide a velocity that is written between two steps', () => {
    const [one, other] = [built(false), built(true)];
    for (let step = 0; step < 100; step++) {
      for (const { world, boxes } of [one, other]) {
        if (step === 80) boxes[5].velocity = [0, 1, 0];
        world.step(1 / 60);
      }
    }
    expect(stateOf(one)).toEqual(stateOf(other));
  });
});
