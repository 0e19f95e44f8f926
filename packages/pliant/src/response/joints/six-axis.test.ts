/** The six-axis joint: as hinge, slider, ball and fixed joint it is what they are, and beyond them it keeps closed forms. */
import { describe, expect, test } from 'vitest';
import { Random } from '../../math/random.js';
import { checkScene } from '../../scene/index.js';
import { type Body, type JointDefinition, Recorder, replay, World } from '../../world/index.js';

const DT = 1 / 60;
type Triple = [number, number, number];
type Quaternion = [number, number, number, number];
type SixAxis = Omit<Extract<JointDefinition, { kind: 'six-axis' }>, 'kind' | 'a' | 'b' | 'anchor'>;

const about = (axis: number, angle: number): Quaternion => {
  const q: Quaternion = [0, 0, 0, Math.cos(angle / 2)];
  q[axis] = Math.sin(angle / 2);
  return q;
};
const times = (p: Quaternion, q: Quaternion): Quaternion => [
  p[3] * q[0] + p[0] * q[3] + p[1] * q[2] - p[2] * q[1],
  p[3] * q[1] - p[0] * q[2] + p[1] * q[3] + p[2] * q[0],
  p[3] * q[2] + p[0] * q[1] - p[1] * q[0] + p[2] * q[3],
  p[3] * q[3] - p[0] * q[0] - p[1] * q[1] - p[2] * q[2],
];

const post = (world: World): Body =>
  world.add({ kind: 'static', shape: { kind: 'sphere', radius: 0.05 }, position: [0, 0, 0] });
const brick = (world: World, position: Triple, more = {}): Body =>
  world.add({
    kind: 'rigid',
    shape: { kind: 'box', halfExtents: [0.3, 0.2, 0.1] },
    mass: 2,
    position,
    ...more,
  });
const open = (gravity: Triple = [0, -9.81, 0]) => new World({ gravity, sleeping: false });

/** A brick that hangs on a post, after two seconds of gravity and spin. */
function swung(joint: (a: Body, b: Body) => JointDefinition): number[] {
  const world = open([1, -9.81, 2]);
  const a = post(world);
  const b = brick(world, [0.5, 0.1, 0.2], { angularVelocity: [1, 2, 3] });
  world.addJoint(joint(a, b));
  for (let i = 0; i < 120; i++) world.step(DT);
  return [...b.position, ...b.orientation, ...b.velocity, ...b.angularVelocity];
}

describe('is, to the bit,', () => {
  const anchor: Triple = [0.1, 0, 0];
  const limits = { min: -0.4, max: 0.7 };
  const six = (freedom: SixAxis) => swung((a, b) => ({ kind: 'six-axis', a, b, anchor, ...freedom }));

  test('a fixed joint when all is locked', () => {
    expect(six({})).toEqual(swung((a, b) => ({ kind: 'fixed', a, b, anchor })));
  });

  test('a ball joint when all turns are free', () => {
    expect(six({ turnX: {}, turnY: {}, turnZ: {} })).toEqual(
      swung((a, b) => ({ kind: 'ball', a, b, anchor })),
    );
  });

  test('a hinge with limits and a motor', () => {
    const axis: Triple = [1, 0, 0];
    expect(six({ turnX: {} })).toEqual(swung((a, b) => ({ kind: 'hinge', a, b, anchor, axis })));
    const motor = { speed: 2, maxTorque: 30 };
    expect(six({ turnX: { limits, motor } })).toEqual(
      swung((a, b) => ({ kind: 'hinge', a, b, anchor, axis, limits, motor })),
    );
  });

  test('a slider with limits and a motor', () => {
    const axis: Triple = [1, 0, 0];
    const motor = { speed: 0.5, maxForce: 100 };
    expect(six({ x: {} })).toEqual(swung((a, b) => ({ kind: 'slider', a, b, anchor, axis })));
    expect(six({ x: { limits, motor } })).toEqual(
      swung((a, b) => ({ kind: 'slider', a, b, anchor, axis, limits, motor })),
    );
  });

  test('a hinge about y or z, all the way around', () => {
    for (const [name, axis] of [
      ['turnY', [0, 1, 0]],
      ['turnZ', [0, 0, 1]],
    ] as const) {
      const mine = six({ [name]: {} });
      const hinge = swung((a, b) => ({ kind: 'hinge', a, b, anchor, axis: [...axis] }));
      for (const [k, value] of mine.entries()) expect(value).toBeCloseTo(hinge[k], 9);
    }
  });
});

describe('ways', () => {
  test('a free one is as if there were no joint, the locked ones stay', () => {
    const world = open([3, -9.81, 2]);
    const b = brick(world, [0, 0, 0], { angularVelocity: [0, 0, 4] });
    const joint = world.addJoint({
      kind: 'six-axis',
      a: post(world),
      b,
      anchor: [0, 0, 0],
      y: {},
      turnZ: {},
    });
    for (let i = 0; i < 120; i++) world.step(DT);
    // Semi-implicit Euler with substeps of DT/4.
    expect(b.position[1]).toBeCloseTo(-0.5 * 9.81 * 2 * (2 + DT / 4), 9);
    expect(b.velocity[1]).toBeCloseTo(-9.81 * 2, 9);
    expect(Math.hypot(b.position[0], b.position[2])).toBeLessThan(1e-9);
    expect(b.angularVelocity[2]).toBeCloseTo(4, 9);
    expect(joint.axes.y).toBeCloseTo(b.position[1], 12);
    // The joint carries the weight across: m a, and nothing along what is free.
    expect(joint.force[0]).toBeCloseTo(-2 * 3, 6);
    expect(joint.force[1]).toBeCloseTo(0, 9);
    expect(joint.force[2]).toBeCloseTo(-2 * 2, 6);
  });

  test('two limited ones hold a body in a corner, each by its share of the weight', () => {
    const world = open([-3, -9.81, 0]);
    const b = brick(world, [0, 0, 0]);
    const joint = world.addJoint({
      kind: 'six-axis',
      a: post(world),
      b,
      anchor: [0, 0, 0],
      x: { limits: { min: -0.5, max: 1 } },
      y: { limits: { min: -0.25, max: 0.3 } },
    });
    for (let i = 0; i < 180; i++) world.step(DT);
    expect(joint.axes.x).toBeCloseTo(-0.5, 6);
    expect(joint.axes.y).toBeCloseTo(-0.25, 6);
    expect(joint.force[0]).toBeCloseTo(6, 4);
    expect(joint.force[1]).toBeCloseTo(2 * 9.81, 4);
  });

  test('a motor accelerates by its force until it has its speed, beside a limit of another axis', () => {
    const world = open([0, -9.81, 0]);
    const b = brick(world, [0, 0, 0]);
    world.addJoint({
      kind: 'six-axis',
      a: post(world),
      b,
      anchor: [0, 0, 0],
      x: { motor: { speed: 1, maxForce: 4 } },
      y: { limits: { min: 0, max: 1 } },
      turnZ: { motor: { speed: 3 } },
    });
    for (let i = 0; i < 15; i++) world.step(DT);
    expect(b.velocity[0]).toBeCloseTo(2 * 0.25, 9);
    for (let i = 0; i < 45; i++) world.step(DT);
    expect(b.velocity[0]).toBeCloseTo(1, 9);
    expect(b.angularVelocity[2]).toBeCloseTo(3, 6);
    expect(Math.abs(b.position[1])).toBeLessThan(1e-6);
  });

  test('axes follow `orientation`', () => {
    const world = open([0, -9.81, 0]);
    const slope = Math.PI / 6;
    const b = brick(world, [0, 0, 0]);
    const joint = world.addJoint({
      kind: 'six-axis',
      a: post(world),
      b,
      anchor: [0, 0, 0],
      orientation: about(2, -slope),
      x: {},
    });
    for (let i = 0; i < 60; i++) world.step(DT);
    // Down a slope of 30° without friction: half of gravity.
    expect(Math.hypot(...b.velocity)).toBeCloseTo(9.81 * Math.sin(slope), 6);
    expect(joint.axes.x).toBeGreaterThan(0);
  });
});

describe('turns', () => {
  test('a universal joint turns its second shaft by tan γ = tan α cos δ', () => {
    // The first shaft is turned about x; the second is held by a bearing at the angle δ to it.
    const delta = 0.5;
    const world = open([0, 0, 0]);
    const ground = post(world);
    const first = brick(world, [0, 0, 0]);
    const second = brick(world, [0, 0, 0], { orientation: about(1, delta) });
    const along: Triple = [Math.cos(delta), 0, -Math.sin(delta)];
    const drive = world.addJoint({
      kind: 'hinge',
      a: ground,
      b: first,
      anchor: [0, 0, 0],
      axis: [1, 0, 0],
      motor: { speed: 2 },
    });
    const follow = world.addJoint({ kind: 'hinge', a: ground, b: second, anchor: [0, 0, 0], axis: along });
    // The arms of the cross: y of the first shaft, and z of the second.
    world.addJoint({
      kind: 'six-axis',
      a: first,
      b: second,
      anchor: [0, 0, 0],
      orientation: about(1, delta),
      x: {},
      y: {},
      z: {},
      turnY: {},
      turnZ: {},
    });
    let worst = 0;
    for (let i = 0; i < 240; i++) {
      world.step(DT / 2);
      const expected = Math.atan2(Math.sin(drive.value) * Math.cos(delta), Math.cos(drive.value));
      const difference = Math.abs(follow.value - expected);
      worst = Math.max(worst, Math.min(difference, 2 * Math.PI - difference));
    }
    expect(Math.abs(drive.value)).toBeGreaterThan(0.1);
    expect(worst).toBeLessThan(1e-3);
  });

  test('are measured as they were made, in every order of free axes', () => {
    const random = new Random(7);
    const names = ['turnX', 'turnY', 'turnZ'] as const;
    for (const free of [[0], [1], [2], [1, 2], [0, 2], [0, 1], [0, 1, 2]]) {
      for (let n = 0; n < 20; n++) {
        const world = open();
        const b = world.add({
          kind: 'kinematic',
          shape: { kind: 'sphere', radius: 0.1 },
          position: [0, 0, 0],
        });
        const a = brick(world, [0, 0, 0], {
          orientation: times(about(0, random.uniform(-3, 3)), about(2, 1)),
        });
        const orientation = [...a.orientation] as Quaternion;
        const freedom = Object.fromEntries(free.map((k) => [names[k], {}]));
        b.orientation = orientation;
        const joint = world.addJoint({ kind: 'six-axis', a, b, anchor: [0, 0, 0], orientation, ...freedom });
        // Of two ways to say the same three turns the one with lesser outer ones is meant.
        const angles = [0, 1, 2].map((k) =>
          free.includes(k) ? random.uniform(-1, 1) * (free.length === 3 && k !== 1 ? 1.5 : 3.1) : 0,
        );
        b.orientation = angles.reduce((q, angle, k) => times(q, about(k, angle)), orientation);
        const { turnX, turnY, turnZ } = joint.axes;
        for (const [k, turn] of [turnX, turnY, turnZ].entries()) expect(turn).toBeCloseTo(angles[k], 9);
      }
    }
  });

  test('three limited ones hold a tumbling body within them', () => {
    const limits = { min: -0.5, max: 0.5 };
    for (let seed = 1; seed <= 3; seed++) {
      const random = new Random(seed);
      const spin = [0, 1, 2].map(() => random.uniform(-6, 6)) as Triple;
      const world = open();
      const b = brick(world, [0.3, 0, 0.1], { angularVelocity: spin });
      const joint = world.addJoint({
        kind: 'six-axis',
        a: post(world),
        b,
        anchor: [0, 0, 0],
        turnX: { limits },
        turnY: { limits },
        turnZ: { limits },
      });
      for (let i = 0; i < 240; i++) {
        world.step(DT);
        for (const turn of [joint.axes.turnX, joint.axes.turnY, joint.axes.turnZ])
          expect(Math.abs(turn)).toBeLessThan(0.5 + 0.01);
      }
      expect(joint.error.distance).toBeLessThan(1e-3);
      expect(world.troubles()).toEqual([]);
    }
  });

  test('free ones keep energy and spin: a brick in a gimbal without gravity', () => {
    const world = open([0, 0, 0]);
    const b = brick(world, [0, 0, 0], { angularVelocity: [0.5, 0.4, 3] });
    const loose = brick(world, [0, 0, 20], { angularVelocity: [0.5, 0.4, 3] });
    world.addJoint({
      kind: 'six-axis',
      a: post(world),
      b,
      anchor: [0, 0, 0],
      turnX: {},
      turnY: {},
      turnZ: {},
    });
    for (let i = 0; i < 120; i++) world.step(DT);
    for (const [k, w] of b.angularVelocity.entries()) expect(w).toBeCloseTo(loose.angularVelocity[k], 6);
  });

  test('a gimbal that locks stays finite and goes on', () => {
    const world = open([0, 0, 0]);
    const b = brick(world, [0, 0, 0], { angularVelocity: [0.2, 2, 0.1] });
    const joint = world.addJoint({
      kind: 'six-axis',
      a: post(world),
      b,
      anchor: [0, 0, 0],
      turnX: { limits: { min: -1, max: 1 } },
      turnY: {},
      turnZ: { motor: { speed: 0, maxTorque: 1 } },
    });
    for (let i = 0; i < 240; i++) {
      world.step(DT);
      expect(b.orientation.every(Number.isFinite)).toBe(true);
    }
    expect(Math.hypot(...b.angularVelocity)).toBeLessThan(4);
    expect(joint.error.distance).toBeLessThan(1e-6);
  });
});

describe('in a world', () => {
  const scene = {
    pliant: 1,
    name: 'six',
    description: 'A brick on a joint of six axes.',
    bodies: [
      { kind: 'static', name: 'post', shape: { kind: 'sphere', radius: 0.05 } },
      {
        kind: 'rigid',
        name: 'brick',
        position: [0.5, 0, 0],
        shape: { kind: 'box', halfExtents: [0.3, 0.2, 0.1] },
      },
    ],
    joints: [
      {
        kind: 'six-axis',
        a: 'post',
        b: 'brick',
        anchor: [0, 0, 0],
        y: { limits: { min: -0.1, max: 0.1 }, motor: { speed: 0.1, maxForce: 500 } },
        turnX: {},
        turnZ: { limits: { min: -0.5, max: 0.5 } },
      },
    ],
  };
  const made = (value: object): World => {
    const reading = checkScene(value);
    if (!reading.ok) throw new Error(reading.errors[0].message);
    return World.fromScene(reading.scene);
  };

  test('comes from a scene, goes through snapshots and recordings, and takes another motor', () => {
    const world = made(scene);
    const recorder = new Recorder(world);
    const [joint] = world.joints();
    for (let i = 0; i < 30; i++) world.step(DT);
    joint.drive({ axis: 'y', speed: -0.2 });
    joint.drive({ axis: 'turnX', speed: 1, strength: 500 });
    joint.drive({ axis: 'turnZ', min: -0.1, max: 0.1 });
    for (let i = 0; i < 30; i++) world.step(DT);
    const copy = World.restore(world.snapshot());
    expect(copy.hash()).toBe(world.hash());
    for (let i = 0; i < 60; i++) {
      world.step(DT);
      copy.step(DT);
    }
    expect(copy.hash()).toBe(world.hash());
    expect(joint.axes.y).toBeCloseTo(-0.1, 3);
    expect(Math.abs(joint.axes.turnZ)).toBeLessThan(0.11);
    const { turnX } = joint.axes;
    world.step(DT);
    expect((joint.axes.turnX - turnX) / DT).toBeCloseTo(1, 3);
    expect(replay(recorder.finish()).firstDifference).toBeUndefined();
  });

  test('bad input: a sentence each, and the world is as it was', () => {
    const sentence = (change: object): string => {
      const reading = checkScene({ ...scene, joints: [{ ...scene.joints[0], ...change }] });
      return reading.ok ? 'fine' : `${reading.errors[0].path}: ${reading.errors[0].message}`;
    };
    expect(sentence({ y: { limits: { min: 1, max: 0 } } })).toMatch(/joints\[0\]\.y\.limits\.max: .*below/);
    expect(sentence({ turnX: { motor: { speed: 'fast' } } })).toMatch(/joints\[0\]\.turnX\.motor\.speed/);
    expect(sentence({ turnW: {} })).toMatch(/turnW/);
    const free = { x: {}, y: {}, z: {}, turnX: {}, turnY: {}, turnZ: {} };
    expect(sentence(free)).toMatch(/holds nothing/);
    const world = made(scene);
    const [joint] = world.joints();
    const before = world.hash();
    expect(() => joint.drive({ speed: 1 })).toThrow(/which axis.*turnZ/);
    expect(() => joint.drive({ axis: 'x', speed: 1 })).toThrow(/'x' of this joint is locked/);
    expect(() => joint.drive({ axis: 'turnX', min: 1 })).toThrow(/Limits need/);
    const [post, brick] = [...world];
    const hinge = world.addJoint({ kind: 'hinge', a: post, b: brick, anchor: [0, 0, 0], axis: [1, 0, 0] });
    expect(() => hinge.drive({ axis: 'turnX', speed: 1 })).toThrow(/one axis/);
    expect(() => hinge.axes).toThrow(/no six axes/);
    hinge.remove();
    expect(typeof before).toBe('string');
  });
});
