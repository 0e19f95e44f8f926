import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Recorder, replay, World } from './index.js';

const at = fc.tuple(...[0, 1, 2].map(() => fc.double({ min: -5, max: 5, noNaN: true }))) as fc.Arbitrary<
  [number, number, number]
>;
const turn = fc
  .tuple(...[0, 1, 2, 3].map(() => fc.double({ min: -1, max: 1, noNaN: true })))
  .filter((q) => q.some((x) => Math.abs(x) > 0.1)) as fc.Arbitrary<[number, number, number, number]>;

describe('moveTo', () => {
  test('a kinematic body is there after the step, for any step, and rests then', () => {
    fc.assert(
      fc.property(at, turn, fc.double({ min: 1e-3, max: 0.5, noNaN: true }), (position, orientation, dt) => {
        const world = new World();
        const body = world.add({
          kind: 'kinematic',
          shape: { kind: 'sphere', radius: 0.1 },
          position: [1, 2, 3],
        });
        body.moveTo({ position, orientation });
        world.step(dt);
        for (const k of [0, 1, 2]) expect(body.position[k]).toBeCloseTo(position[k], 9);
        const size = Math.hypot(...orientation);
        const dot = orientation.reduce((sum, x, k) => sum + (x / size) * body.orientation[k], 0);
        expect(Math.abs(dot)).toBeCloseTo(1, 9);
        const after = [...body.position];
        world.step(dt);
        expect([...body.position]).toEqual(after);
      }),
      { numRuns: 50 },
    );
  });

  test('carries what stands on it', () => {
    const world = new World();
    const lift = world.add({
      kind: 'kinematic',
      shape: { kind: 'box', halfExtents: [1, 0.1, 1] },
      friction: 1,
    });
    const box = world.add({
      kind: 'rigid',
      shape: { kind: 'box', halfExtents: [0.2, 0.2, 0.2] },
      position: [0, 0.3, 0],
    });
    for (let i = 1; i <= 120; i++) {
      lift.moveTo({ position: [i / 120, i / 120, 0] });
      world.step(1 / 60);
    }
    expect(box.position[0]).toBeCloseTo(1, 1);
    expect(box.position[1]).toBeCloseTo(1.3, 1);
  });

  test('is recorded, and refused for bodies that forces move', () => {
    const world = new World();
    const body = world.add({ kind: 'kinematic', shape: { kind: 'sphere', radius: 0.1 } });
    const recorder = new Recorder(world);
    for (let i = 0; i < 5; i++) {
      body.moveTo({ position: { x: i, y: 0, z: 0 } });
      world.step(0.1);
    }
    expect(replay(recorder.finish())).not.toHaveProperty('firstDifference');
    const rigid = world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 0.1 } });
    expect(() => rigid.moveTo({ position: [0, 0, 0] })).toThrow(
      /Only a kinematic body.*push it, or place it/,
    );
    expect(() => body.moveTo({ position: [0, Number.NaN, 0] })).toThrow(/position/);
  });
});

describe('vectors', () => {
  class Vector3 {
    constructor(
      readonly x: number,
      readonly y: number,
      readonly z: number,
    ) {}
  }
  const quaternion = { x: 0, y: 1, z: 0, w: 0, isQuaternion: true };

  test('of other libraries are taken wherever a triple is', () => {
    const world = new World({ gravity: new Vector3(0, -1, 0) });
    expect(world.gravity).toEqual([0, -1, 0]);
    const body = world.add({
      kind: 'rigid',
      shape: { kind: 'box', halfExtents: new Vector3(1, 2, 3) },
      position: new Vector3(1, 2, 3),
      orientation: quaternion,
    });
    expect([...body.orientation]).toEqual([0, 1, 0, 0]);
    body.velocity = new Vector3(4, 5, 6);
    body.position = { x: 7, y: 8, z: 9 };
    body.applyForce(new Vector3(1, 0, 0), new Vector3(7, 8, 9));
    expect([...body.velocity, ...body.position]).toEqual([4, 5, 6, 7, 8, 9]);
    expect(world.castRay(new Vector3(7, 20, 9), new Vector3(0, -1, 0))?.distance).toBeCloseTo(10, 9);
  });

  test('that are none are refused, and files have one way to write them', () => {
    const world = new World();
    const body = world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 1 } });
    for (const wrong of [{ x: 1, y: 2 }, {}, { x: 1, y: 2, z: Number.NaN }, { x: '1', y: 2, z: 3 }])
      expect(() => body.place({ position: wrong as never })).toThrow(/position/);
    expect(() => body.place({ orientation: new Vector3(0, 0, 1) as never })).toThrow(/orientation/);
  });
});

describe('restore in place', () => {
  function pile(): World {
    const world = new World();
    world.add({ kind: 'static', shape: { kind: 'plane' } });
    for (let i = 0; i < 4; i++)
      world.add({
        kind: 'rigid',
        shape: { kind: 'box', halfExtents: [0.2, 0.2, 0.2] },
        position: [0.1 * i, 1 + i, 0],
      });
    return world;
  }

  test('goes on bit for bit, with the same body objects', () => {
    const world = pile();
    const body = [...world][2];
    for (let i = 0; i < 30; i++) world.step(1 / 60);
    const snapshot = world.snapshot();
    const then = [...body.position];
    const steps = () =>
      Array.from({ length: 40 }, () => {
        world.step(1 / 60);
        return world.hash();
      });
    const first = steps();
    world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 1 }, position: [0, 9, 0] });
    world.restore(snapshot);
    expect(world.size).toBe(5);
    expect([...body.position]).toEqual(then);
    expect(steps()).toEqual(first);
  });

  test('brings removed bodies back and lets later ones go', () => {
    const world = pile();
    const [, kept] = [...world];
    const snapshot = world.snapshot();
    world.remove(kept);
    const later = world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 1 } });
    expect(kept.exists).toBe(false);
    world.restore(snapshot);
    expect([kept.exists, later.exists]).toEqual([true, false]);
  });

  test('a recording that it tears says so; a broken snapshot changes nothing', () => {
    const world = pile();
    const snapshot = world.snapshot();
    const recorder = new Recorder(world);
    world.step(1 / 60);
    const hash = world.hash();
    expect(() => world.restore(snapshot.slice(0, 100))).toThrow();
    expect(world.hash()).toBe(hash);
    world.restore(snapshot);
    expect(() => recorder.finish()).toThrow(/restored while it was recorded/);
  });
});
