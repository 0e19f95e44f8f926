import { describe, expect, it } from 'vitest';
import { SIMULATION } from '../simulation.js';
import { World } from './index.js';
import { ball, cube, DT, FLOOR, refusal, run } from './world.test-support.js';

describe('bodies of a world', () => {
  it('are found by handle, name and iteration until they are removed', () => {
    const world = new World();
    const a = world.add(ball(0, 1, { name: 'first' }));
    const b = world.add(ball(2, 1));
    expect(world.get(a.handle)).toBe(a);
    expect(world.find('first')).toBe(a);
    expect([...world]).toEqual([a, b]);
    world.remove(a);
    expect(world.size).toBe(1);
    expect(world.get(a.handle)).toBeUndefined();
    expect(world.find('first')).toBeUndefined();
    expect(a.exists).toBe(false);
    expect(refusal(() => a.position).code).toBe('stale-handle');
    expect(refusal(() => world.remove(a)).code).toBe('stale-handle');
  });

  it('never take over the handle of a removed body, though they take its row', () => {
    const world = new World();
    const old = world.add(ball(0, 1));
    world.remove(old);
    const fresh = world.add(ball(0, 1));
    expect(fresh.handle).not.toBe(old.handle);
    expect(world.get(old.handle)).toBeUndefined();
    expect(fresh.exists).toBe(true);
  });

  it('show live views that survive the growth of the memory', () => {
    const world = new World();
    const first = world.add(ball(0, 10));
    const view = first.position;
    for (let i = 0; i < 200; i++) world.add(ball(2 * i + 2, 10));
    world.step(DT);
    expect(first.position[1]).toBeLessThan(10);
    expect(first.position).not.toBe(view);
    expect(first.position.buffer).toBe(world[SIMULATION].memory.buffer);
  });

  it.each([
    ['an unknown kind', { kind: 'ghost' }, 'unknown-name', 'body.kind'],
    ['a NaN position', ball(Number.NaN, 0), 'invalid-value', 'body.position[0]'],
    ['no radius', { kind: 'rigid', shape: { kind: 'sphere' } }, 'missing-key', 'body.shape.radius'],
    ['a mass of zero', ball(0, 0, { mass: 0 }), 'invalid-value', 'body.mass'],
    ['a negative density', ball(0, 0, { mass: undefined, density: -1 }), 'invalid-value', 'body.density'],
    [
      'a moving plane',
      { kind: 'rigid', shape: { kind: 'plane', normal: [0, 1, 0] } },
      'invalid-value',
      'body.shape',
    ],
  ])('refuse %s and leave the world as it was', (_what, definition, _code, path) => {
    const world = new World();
    world.add(ball(0, 1));
    const before = world.hash();
    const error = refusal(() => world.add(definition as never));
    expect(error.place.path).toContain(path.split('[')[0]);
    expect(error.sentence).toMatch(/[.]$/);
    expect([world.size, world.hash()]).toEqual([1, before]);
  });

  it('answer to forces, torques and impulses at points as Newton says', () => {
    const world = new World({ gravity: [0, 0, 0] });
    const body = world.add(cube(0, 0, { mass: 2 }));
    body.applyForce([4, 0, 0]);
    world.step(0.5);
    expect(body.velocity[0]).toBeCloseTo(1, 14);
    world.step(0.5);
    expect(body.velocity[0]).toBeCloseTo(1, 14);
    body.launch({ velocity: [0, 0, 0] }).place({ position: [0, 0, 0] });
    // J at a corner: v = J/m, ω = I⁻¹ (r × J), I = m s²/6.
    body.applyImpulse([0, 3, 0], [0.5, 0, 0]);
    expect(body.velocity[1]).toBeCloseTo(1.5, 14);
    expect(body.angularVelocity[2]).toBeCloseTo((0.5 * 3) / (2 / 6), 13);
    body.launch({ angularVelocity: [0, 0, 0] }).applyTwist([0, 0, 1]);
    expect(body.angularVelocity[2]).toBeCloseTo(3, 13);
  });

  it('move as told when they are kinematic, and refuse to be pushed', () => {
    const world = new World();
    const lift = world.add({
      kind: 'kinematic',
      shape: { kind: 'box', halfExtents: [1, 0.1, 1] },
      velocity: [0, 1, 0],
    });
    run(world, 1);
    expect(lift.position[1]).toBeCloseTo(1, 12);
    expect(refusal(() => lift.applyForce([1, 0, 0])).sentence).toContain('moves as told');
  });
});

describe('methods', () => {
  it('of the broad phase change nothing but time', () => {
    const hashes = ['brute-force', 'bounding-boxes', 'sweep-and-prune'].map((name) => {
      const world = pile();
      world.setMethod('broadphase', name);
      run(world, 0.75);
      return world.hash();
    });
    expect(new Set(hashes).size).toBe(1);
    const switching = pile();
    for (let i = 0; i < 90; i++) {
      switching.setMethod('broadphase', ['brute-force', 'bounding-boxes', 'sweep-and-prune'][i % 3]);
      switching.step(DT);
    }
    expect(switching.hash()).toBe(hashes[0]);
  });

  it('that cannot serve a pair are refused with those that can', () => {
    const world = pile();
    const before = world.method('narrowphase');
    const error = refusal(() => world.setMethod('narrowphase', 'spheres'));
    expect(error.code).toBe('pair-unsupported');
    expect(error.sentence).toContain("'convex'");
    expect(world.method('narrowphase')).toBe(before);
  });

  it('refuse a body that would meet one they cannot serve, and take one that never meets it', () => {
    const world = new World();
    world.add(ball(0, 1));
    world.setMethod('narrowphase', 'spheres');
    const error = refusal(() => world.add(cube(0, 3)));
    expect([error.code, world.size]).toEqual(['pair-unsupported', 1]);
    world.add(cube(0, 3, { group: 2, mask: 2 }));
    expect(world.size).toBe(2);
    run(world, 0.1);
  });

  it('are chosen per pair', () => {
    const world = new World();
    const floor = world.add(FLOOR);
    const a = world.add(ball(0, 2));
    const b = world.add(ball(0, 3));
    world.setPairMethod('narrowphase', a, b, 'spheres');
    expect(refusal(() => world.setPairMethod('narrowphase', a, floor, 'spheres')).code).toBe(
      'pair-unsupported',
    );
    run(world, 1);
    expect(a.position[1]).toBeGreaterThan(0.4);
    expect(b.position[1]).toBeGreaterThan(0.4);
  });

  it.each([
    ['an unknown stage', () => new World().setMethod('magic' as never, 'x'), 'stage'],
    ['an unknown method', () => new World().setMethod('response', 'magic'), 'penalty'],
    ['an unknown parameter', () => new World().setParameters('penalty', { stiffnes: 1 }), 'stiffness'],
    ['a parameter out of range', () => new World().setParameters('penalty', { stiffness: -1 }), 'at least 0'],
    ['a parameter of the wrong type', () => new World().setParameters('penalty', { release: 1 }), 'string'],
    ['a time step of zero', () => new World().step(0), 'more than 0'],
    ['a time step that is no number', () => new World().step(Number.NaN), 'NaN'],
  ])('and arguments: %s is refused in a sentence', (_what, act, word) => {
    expect(refusal(act).message).toContain(word);
  });

  function pile(): World {
    const world = new World();
    world.add(FLOOR);
    for (let i = 0; i < 12; i++)
      world.add(i % 2 ? ball((i % 4) * 0.4, 1 + i * 0.7) : cube((i % 3) * 0.5, 1 + i * 0.7));
    return world;
  }
});
