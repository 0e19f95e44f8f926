/** Joints as part of a world: commands, recordings, sleep, scenes, and what happens when they make no sense. */
import { describe, expect, test } from 'vitest';
import { PliantError } from '../core/errors.js';
import { checkScene } from '../scene/index.js';
import { type Body, Recorder, replay, World } from './index.js';

const DT = 1 / 60;
type Place = [number, number, number];

const post = (world: World, position: Place = [0, 0, 0]): Body =>
  world.add({ kind: 'static', shape: { kind: 'sphere', radius: 0.05 }, position });
const cube = (world: World, position: Place, mass = 1): Body =>
  world.add({ kind: 'rigid', shape: { kind: 'box', halfExtents: [0.1, 0.1, 0.1] }, mass, position });

function codeOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof PliantError) return `${error.code} ${error.place.path ?? ''}`;
    throw error;
  }
  return 'none';
}

describe('refused', () => {
  test('joints that make no sense, and the world is as it was', () => {
    const world = new World();
    const a = cube(world, [0, 0, 0]);
    const b = cube(world, [1, 0, 0]);
    const gone = cube(world, [2, 0, 0]);
    world.remove(gone);
    const p = post(world);
    const q = post(world, [1, 1, 1]);
    const before = world.hash();
    const anchor: Place = [0.5, 0, 0];
    expect(codeOf(() => world.addJoint({ kind: 'ball', a, b: gone, anchor }))).toBe('stale-handle joint.b');
    expect(codeOf(() => world.addJoint({ kind: 'ball', a, b: a, anchor }))).toBe('invalid-value joint.b');
    expect(codeOf(() => world.addJoint({ kind: 'ball', a: p, b: q, anchor }))).toBe('invalid-value joint.a');
    expect(codeOf(() => world.addJoint({ kind: 'hinge', a, b, anchor, axis: [0, 0, 0] }))).toBe(
      'invalid-value joint.axis',
    );
    expect(codeOf(() => world.addJoint({ kind: 'ball', a, b, anchor: [Number.NaN, 0, 0] }))).toBe(
      'invalid-value joint.anchor[0]',
    );
    expect(codeOf(() => world.addJoint({ kind: 'rope', a, b, anchorA: anchor, anchorB: anchor }))).toBe(
      'invalid-value joint.length',
    );
    const limits = { min: 1, max: -1 };
    expect(codeOf(() => world.addJoint({ kind: 'hinge', a, b, anchor, axis: [1, 0, 0], limits }))).toBe(
      'invalid-value joint.limits.max',
    );
    expect(world.hash()).toBe(before);
    expect([...world.joints()]).toEqual([]);
  });

  test('what is asked of a joint that is gone, or of one without a motor', () => {
    const world = new World();
    const a = cube(world, [0, 0, 0]);
    const joint = world.addJoint({ kind: 'ball', a, b: post(world), anchor: [0, 0, 0] });
    expect(codeOf(() => joint.drive({ speed: 1 }))).toBe('invalid-value joint');
    world.remove(a);
    expect(joint.exists).toBe(false);
    expect(codeOf(() => joint.force)).toBe('stale-handle joint');
    expect(codeOf(() => world.removeJoint(joint))).toBe('stale-handle joint');
  });
});

describe('contained', () => {
  /** A cube nailed to two posts that are farther apart than it is long, beside one that swings freely. */
  function contradiction(nails: number) {
    const world = new World({ sleeping: false });
    const swing = cube(world, [5.5, 0, 0]);
    world.addJoint({ kind: 'ball', a: post(world, [5, 0, 0]), b: swing, anchor: [5, 0, 0] });
    const nailed = cube(world, [0, 0, 0]);
    for (let k = 0; k < nails; k++) {
      nailed.place({ position: [0.5 * k, 0, 0] });
      world.addJoint({
        kind: 'fixed',
        a: post(world, [k, 3, 0]),
        b: nailed,
        anchor: [0, 0, 0],
        name: `nail ${k}`,
      });
    }
    return { world, swing, nailed };
  }

  test('contradictory joints are reported and disturb nobody else', () => {
    const { world, swing, nailed } = contradiction(2);
    const alone = contradiction(1);
    for (let i = 0; i < 120; i++) {
      world.step(DT);
      alone.world.step(DT);
    }
    expect([...nailed.position, ...nailed.velocity].every(Number.isFinite)).toBe(true);
    expect(Math.hypot(...nailed.velocity)).toBeLessThan(1);
    expect([...swing.position]).toEqual([...alone.swing.position]);
    const told = world.troubles().filter(({ code }) => code === 'joint-strained');
    expect(told.length).toBeGreaterThan(0);
    expect(told[0].sentence).toMatch(/^The joint 'nail \d' has been torn apart/);
    expect(alone.world.troubles()).toEqual([]);
  });

  test('a joint given twice is no trouble', () => {
    const world = new World({ sleeping: false });
    const b = cube(world, [0.5, 0, 0]);
    const a = post(world);
    for (let k = 0; k < 3; k++) world.addJoint({ kind: 'hinge', a, b, anchor: [0, 0, 0], axis: [0, 0, 1] });
    for (let i = 0; i < 60; i++) world.step(DT);
    for (const joint of world.joints()) expect(joint.error.distance).toBeLessThan(1e-3);
    expect(world.troubles()).toEqual([]);
  });

  test('a body that breaks takes nobody along', () => {
    const world = new World({ sleeping: false });
    const links = [0, 1, 2, 3].map((i) => cube(world, [0.2 * i, 0, 0]));
    for (let i = 1; i < 4; i++)
      world.addJoint({ kind: 'ball', a: links[i - 1], b: links[i], anchor: [0.2 * i - 0.1, 0, 0] });
    for (let i = 0; i < 5; i++) world.step(DT);
    links[1].velocity[0] = Number.NaN;
    for (let i = 0; i < 30; i++) world.step(DT);
    expect(world.troubles().map(({ code }) => code)).toContain('non-finite');
    for (const link of links) expect([...link.position, ...link.velocity].every(Number.isFinite)).toBe(true);
  });
});

function mobile(): World {
  const world = new World();
  const arm = cube(world, [0.3, 0, 0]);
  world.addJoint({
    kind: 'hinge',
    a: post(world),
    b: arm,
    anchor: [0, 0, 0],
    axis: [0, 0, 1],
    limits: { min: -1, max: 1 },
  });
  const bob = cube(world, [0.6, 0, 0]);
  world.addJoint({
    kind: 'rope',
    a: arm,
    b: bob,
    anchorA: [0.3, 0, 0],
    anchorB: [0.6, 0, 0],
    name: 'string',
  });
  return world;
}

describe('state', () => {
  test('a snapshot keeps every bit of the joints', () => {
    const world = mobile();
    for (let i = 0; i < 30; i++) world.step(DT);
    const copy = World.restore(world.snapshot());
    expect(copy.snapshot()).toEqual(world.snapshot());
    expect([...copy.joints()].map((joint) => [joint.kind, joint.name])).toEqual([
      ['hinge', undefined],
      ['rope', 'string'],
    ]);
    for (let i = 0; i < 30; i++) {
      world.step(DT);
      copy.step(DT);
    }
    expect(copy.hash()).toBe(world.hash());
  });

  test('a recording replays joints that come, are driven and go', () => {
    const world = mobile();
    const recorder = new Recorder(world);
    const [hinge, rope] = [...world.joints()];
    for (let i = 0; i < 60; i++) {
      if (i === 10) hinge.drive({ speed: 3, strength: 5 });
      if (i === 30) rope.remove();
      if (i === 40)
        world.addJoint({
          kind: 'spring',
          a: rope0(world),
          b: post(world),
          anchorA: [0, 0, 0],
          anchorB: [0, 1, 0],
          stiffness: 9,
        });
      world.step(DT);
    }
    const report = replay(recorder.finish());
    expect(report.firstDifference).toBeUndefined();
    expect(report.world.hash()).toBe(world.hash());
  });

  test('the hash tells of a motor', () => {
    const one = mobile();
    const other = mobile();
    [...other.joints()][0].drive({ speed: 1 });
    expect(one.hash()).not.toBe(other.hash());
  });
});

const rope0 = (world: World): Body => [...world][0];

describe('islands', () => {
  test('a chain falls asleep as one and wakes as one', () => {
    const world = new World();
    const links = [0, 1, 2].map((i) => cube(world, [0, -0.2 * i, 0]));
    world.addJoint({ kind: 'ball', a: post(world, [0, 0.1, 0]), b: links[0], anchor: [0, 0.1, 0] });
    for (let i = 1; i < 3; i++)
      world.addJoint({ kind: 'ball', a: links[i - 1], b: links[i], anchor: [0, 0.1 - 0.2 * i, 0] });
    for (let i = 0; i < 60; i++) world.step(DT);
    expect(links.map((link) => link.isAsleep)).toEqual([true, true, true]);
    links[2].applyImpulse([0.5, 0, 0]);
    world.step(DT);
    expect(links.map((link) => link.isAsleep)).toEqual([false, false, false]);
  });

  test('a kinematic body that begins to move wakes what hangs on it', () => {
    const world = new World();
    const crane = world.add({ kind: 'kinematic', shape: { kind: 'sphere', radius: 0.05 } });
    const load = cube(world, [0, -1, 0]);
    world.addJoint({ kind: 'rope', a: crane, b: load, anchorA: [0, 0, 0], anchorB: [0, -1, 0] });
    for (let i = 0; i < 60; i++) world.step(DT);
    expect(load.isAsleep).toBe(true);
    crane.launch({ velocity: [0, 1, 0] });
    for (let i = 0; i < 60; i++) world.step(DT);
    expect(load.position[1]).toBeCloseTo(0, 2);
  });

  test('jointed bodies do not touch each other unless they are told to', () => {
    for (const collide of [false, true]) {
      const world = new World({ gravity: [0, 0, 0] });
      const a = cube(world, [0, 0, 0]);
      const b = cube(world, [0.15, 0, 0]);
      world.addJoint({ kind: 'rope', a, b, anchorA: [0, 0, 0], anchorB: [0.15, 0, 0], length: 1, collide });
      world.step(DT);
      expect([...world.contacts()].length > 0).toBe(collide);
    }
  });
});

describe('scenes', () => {
  const scene = (joints: unknown[]) => ({
    pliant: 1,
    name: 'n',
    description: 'd',
    bodies: [
      { kind: 'static', name: 'post', shape: { kind: 'sphere', radius: 0.1 } },
      {
        kind: 'rigid',
        name: 'link',
        shape: { kind: 'box', halfExtents: [0.1, 0.02, 0.02] },
        position: [0.1, 0, 0],
        repeat: { count: [4, 1, 1], step: [0.2, 0, 0] },
      },
    ],
    joints,
  });

  test('tie bodies by name, and a row of them by one repeat', () => {
    const reading = checkScene(
      scene([
        { kind: 'ball', a: 'post', b: 'link 0', anchor: [0, 0, 0] },
        {
          kind: 'hinge',
          a: 'link 0',
          b: 'link 1',
          anchor: [0.2, 0, 0],
          axis: [0, 0, 1],
          repeat: { count: 3, step: [0.2, 0, 0] },
        },
      ]),
    );
    if (!reading.ok) throw new Error(reading.errors[0].message);
    const joints = [...World.fromScene(reading.scene).joints()];
    expect(joints.map((joint) => `${joint.bodyA.name}–${joint.bodyB.name}`)).toEqual([
      'post–link 0',
      'link 0–link 1',
      'link 1–link 2',
      'link 2–link 3',
    ]);
    for (const joint of joints) expect(joint.error.distance).toBeLessThan(1e-12);
  });

  test('say which body is not there', () => {
    const reading = checkScene(scene([{ kind: 'ball', a: 'post', b: 'link 7', anchor: [0, 0, 0] }]));
    expect(reading.ok ? [] : reading.errors.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'joints[0].b unknown-name',
    ]);
  });
});
