/**
 * A body of a heap is broken in every way that there is, under every response: it stands at a good place, the others don't notice by their
 * numbers, nothing that a world reports is ever not finite, and its snapshot can be read.
 */
import { describe, expect, it } from 'vitest';
import { Hash64 } from '../core/hash64.js';
import { responses } from '../entries/methods.js';
import { type Body, World } from '../index.js';
import { Random } from '../math/random.js';

const DT = 1 / 60;

type Break = (world: World, victim: Body) => void;

const BREAKS: Record<string, Break> = {
  'a velocity that is no number': (_, { velocity }) => velocity.fill(Number.NaN),
  'an infinite spin': (_, { angularVelocity }) => angularVelocity.fill(Number.POSITIVE_INFINITY),
  'a spin beyond all range': (_, { angularVelocity }) => angularVelocity.fill(1e308),
  'a place beyond all range': (_, { position }) => position.fill(-1e308),
  'an orientation of length zero': (_, { orientation }) => orientation.fill(0),
  'an orientation that is no number': (_, { orientation }) => orientation.fill(Number.NaN),
  'a force that no mass stands': (_, victim) => victim.applyForce([1e30, 0, -1e30]),
  'an impulse that no mass stands': (_, victim) => victim.applyImpulse([0, -1e30, 1e29]),
  'a twist that no body stands': (_, victim) => victim.applyTwist([1e30, 1e29, 0]),
  'a field that gives no number': (world, victim) => {
    world.addField({ kind: 'custom', name: 'broken' }, (force, o, { position }) => {
      if (position[o + 1] === victim.position[1] && position[o] === victim.position[0])
        force[o + 2] = Number.NaN;
    });
  },
};

const rigidResponses = responses.list().filter((method) => method.serves('rigid', 'rigid'));

function heap(seed: number, response: string): { world: World; bodies: Body[] } {
  const random = new Random(seed);
  const world = new World({ substeps: 1 + (seed % 4), sleeping: seed % 2 === 0 });
  world.setMethod('response', response);
  world.add({ kind: 'static', shape: { kind: 'plane' } });
  const bodies = [0, 1, 2, 3].map((i) =>
    world.add({
      kind: 'rigid',
      position: [0.3 * random.next(), 0.5 + 0.9 * i, 0.3 * random.next()],
      shape: i % 2 === 0 ? { kind: 'box', halfExtents: [0.4, 0.4, 0.4] } : { kind: 'sphere', radius: 0.4 },
    }),
  );
  world.addJoint({ kind: 'ball', a: bodies[1], b: bodies[2], anchor: [0, 1.9, 0] });
  for (let k = 0; k < 10; k++) world.step(DT);
  return { world, bodies };
}

function* numbersOf(world: World): Generator<number> {
  for (const body of world) {
    yield* body.position;
    yield* body.orientation;
    yield* body.velocity;
    yield* body.angularVelocity;
    yield* body.contactForce;
  }
  for (const { point, normal, depth, force, impulse } of world.contacts())
    yield* [...point, ...normal, depth, ...force, ...impulse];
  for (const { impulse, peakForce, depth } of world.pairs()) yield* [...impulse, peakForce, depth];
  for (const { force, torque } of world.joints()) yield* [...force, ...torque];
  for (const { force } of world.events()) yield force;
  yield* Object.values(world.energy());
}

describe.each(rigidResponses.map(({ name }) => name))('under %s', (response) => {
  it.each(Object.keys(BREAKS))('a body with %s is stopped before it touches others', (how) => {
    const seed = Object.keys(BREAKS).indexOf(how);
    const { world, bodies } = heap(seed, response);
    const victim = bodies[seed % bodies.length];
    BREAKS[how](world, victim);
    for (let k = 0; k < 8; k++) {
      world.step(DT);
      for (const x of numbersOf(world))
        if (!Number.isFinite(x)) expect.fail(`not finite after step ${world.steps}`);
    }
    expect(bodies.filter((body) => body.isFrozen)).toEqual([victim]);
    expect([...victim.velocity, ...victim.angularVelocity]).toEqual([0, 0, 0, 0, 0, 0]);
    expect(Math.hypot(...victim.position)).toBeLessThan(10);
    expect(world.troubles().filter((t) => t.code === 'non-finite')).toMatchObject([{ body: victim.handle }]);
    const again = World.restore(world.snapshot(), { fields: { broken: () => {} } });
    expect(again.hash()).toBe(world.hash());
  });
});

/** Springs take the forces of a substep into account before velocities do, so they could hand a broken one on. */
describe.each(['penalty', 'penalty-quadratic', 'penalty-buffered'])('springs of %s', (response) => {
  it.each([2, 3, 9, 12, 15, 19])('hand no broken force on (seed %d)', (seed) => {
    for (const how of ['a force that no mass stands', 'a field that gives no number']) {
      const { world, bodies } = heap(seed, response);
      const victim = bodies[(seed >> 1) % bodies.length];
      BREAKS[how](world, victim);
      for (let k = 0; k < 8; k++) world.step(DT);
      expect(bodies.filter((body) => body.isFrozen)).toEqual([victim]);
    }
  });
});

it.each(['xpbd', 'fem'] as const)(
  'a soft body of %s that a force tears out of all range stays, and that is told',
  (kind) => {
    const world = new World();
    world.add({ kind: 'static', shape: { kind: 'plane' } });
    const soft = world.add({
      kind: 'soft',
      mesh: { kind: 'box', size: [1, 1, 1], cells: [1, 1, 1] },
      model: { kind },
      position: [0, 0.55, 0],
    });
    const box = world.add({
      kind: 'rigid',
      position: [0, 1.6, 0],
      shape: { kind: 'box', halfExtents: [0.5, 0.5, 0.5] },
    });
    for (let k = 0; k < 5; k++) world.step(DT);
    soft.pull(0, [1e30, 0, 0]);
    for (let k = 0; k < 20; k++) {
      world.step(DT);
      expect(
        [...soft.positions, ...soft.velocities, ...box.position, ...box.velocity].every(Number.isFinite),
      ).toBe(true);
    }
    expect(soft.isFrozen).toBe(true);
    const codes = world.troubles().map(({ code }) => code);
    expect(codes).toContain('non-finite');
    // What is solved as one says so as well.
    if (kind === 'fem') expect(codes).toContain('unsolved');
    expect(Math.abs(soft.position[0])).toBeLessThan(0.1);
    expect(box.isFrozen).toBe(false);
    expect(box.position[1]).toBeGreaterThan(1.2);
    expect(World.restore(world.snapshot()).hash()).toBe(world.hash());
  },
);

it('every NaN has the same hash, whatever its bits', () => {
  const bits = new Uint32Array([0, 0x7ff80000, 0, 0xfff80000, 0xdeadbeef, 0x7ff4dead]);
  const values = new Float64Array(bits.buffer);
  const hashes = [0, 1, 2].map((k) => new Hash64().doubles(values, k, k + 1).digest());
  expect(new Set(hashes).size).toBe(1);
});
