/** What every registered response has to keep, whatever its method: run on random overlapping pairs. */
import { describe, expect, it } from 'vitest';
import { Random } from '../math/random.js';
import { World } from '../world/index.js';
import { responses } from './index.js';

const DT = 1 / 240;

/** Two bodies that overlap a little and move towards each other, far from anything else. */
function randomPair(random: Random, response: string): World {
  const world = new World({ gravity: [0, 0, 0], substeps: 1 });
  const q = new Float64Array(4);
  for (let i = 0; i < 2; i++) {
    random.rotation(q, 0);
    world.add({
      kind: 'rigid',
      shape:
        random.int(2) === 0 ? { kind: 'sphere', radius: 0.5 } : { kind: 'box', halfExtents: [0.5, 0.4, 0.6] },
      mass: random.uniform(0.5, 5),
      position: [i === 0 ? -0.4 : 0.4, random.uniform(-0.2, 0.2), random.uniform(-0.2, 0.2)],
      orientation: q,
      velocity: [i === 0 ? 1 : -1, random.uniform(-1, 1), 0],
      angularVelocity: [random.uniform(-2, 2), random.uniform(-2, 2), 0],
      restitution: random.next(),
      friction: random.next(),
    });
  }
  world.setMethod('response', response);
  return world;
}

describe.each(responses.list().filter((m) => m.serves('rigid', 'rigid')))('response $name', ({ name }) => {
  it('keeps linear and angular momentum (seeds 1–20)', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const world = randomPair(new Random(seed), name);
      const before = world.momentum();
      for (let i = 0; i < 60; i++) world.step(DT);
      const after = world.momentum();
      for (let k = 0; k < 3; k++) {
        expect(Math.abs(after.linear[k] - before.linear[k])).toBeLessThan(1e-12);
        expect(Math.abs(after.angular[k] - before.angular[k])).toBeLessThan(1e-11);
      }
    }
  });

  it('never pulls: the normal part of a contact force points from b to a (seeds 1–20)', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const world = randomPair(new Random(seed), name);
      for (let i = 0; i < 30; i++) {
        world.step(DT);
        for (const { force, normal } of world.contacts()) {
          expect(force[0] * normal[0] + force[1] * normal[1] + force[2] * normal[2]).toBeGreaterThanOrEqual(
            -1e-12,
          );
        }
      }
    }
  });

  it('leaves sensors alone', () => {
    const world = new World({ gravity: [0, 0, 0] });
    world.setMethod('response', name);
    const a = world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 1 }, velocity: [1, 0, 0] });
    world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 1 }, position: [1, 0, 0], sensor: true });
    for (let i = 0; i < 60; i++) world.step(DT);
    expect([...a.velocity]).toEqual([1, 0, 0]);
    expect([...world.contacts()].length).toBeGreaterThan(0);
  });

  it('parts two bodies that overlap at rest', () => {
    const world = new World({ gravity: [0, 0, 0] });
    world.setMethod('response', name);
    world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 0.5 }, mass: 1 });
    world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 0.5 }, mass: 1, position: [0.95, 0, 0] });
    for (let i = 0; i < 480; i++) world.step(DT);
    expect(Math.max(0, ...[...world.contacts()].map((c) => c.depth))).toBeLessThan(1e-2);
  });
});
