/** Forces, torques, impulses, locks, damping and masses of single bodies, against what the equations of motion say. */
import { describe, expect, it } from 'vitest';
import { Recorder, replay, World } from './index.js';
import { ball, cube, FLOOR, refusal } from './world.test-support.js';

const weightless = () => new World({ gravity: [0, 0, 0], substeps: 1, sleeping: false });

describe('an impulse at a point', () => {
  it('moves a rod by J/m and turns it by 12 J d/(m L²); the centre of percussion stands still', () => {
    const world = weightless();
    const rod = world.add({
      kind: 'rigid',
      shape: { kind: 'box', halfExtents: [0.5, 1e-6, 1e-6] },
      mass: 1,
    });
    rod.applyImpulse([0, 1, 0], [0.25, 0, 0]);
    expect(Math.abs(rod.velocity[1] - 1)).toBeLessThan(1e-12);
    expect(Math.abs(rod.angularVelocity[2] - 3)).toBeLessThan(1e-9);
    const percussion = 1 / (12 * 0.25);
    expect(Math.abs(rod.velocity[1] - rod.angularVelocity[2] * percussion)).toBeLessThan(1e-9);
  });

  it('is what the same force at the point over one step gives', () => {
    const [world, other] = [weightless(), weightless()];
    const [a, b] = [world.add(cube(0, 0)), other.add(cube(0, 0))];
    a.applyForce([1, 2, 3], [0.5, 0.4, 0.3]);
    b.applyImpulse([0.01, 0.02, 0.03], [0.5, 0.4, 0.3]);
    world.step(0.01);
    other.step(0.01);
    for (let k = 0; k < 3; k++) {
      expect(Math.abs(a.velocity[k] - b.velocity[k])).toBeLessThan(1e-15);
      expect(Math.abs(a.angularVelocity[k] - b.angularVelocity[k])).toBeLessThan(1e-15);
    }
  });
});

describe('inertia', () => {
  it('may be given in place of that of the shape, and grows with a new mass', () => {
    const body = weightless().add(ball(0, 0, { inertia: [1, 1, 2] }));
    expect(body.inertia).toEqual([1, 1, 2]);
    body.applyTwist([0, 0, 4]);
    expect(body.angularVelocity[2]).toBe(2);
    body.set({ mass: 3 });
    expect(body.mass).toBe(3);
    expect(body.inertia).toEqual([3, 3, 6]);
    body.set({ inertia: [5, 5, 5] });
    expect(body.inertia).toEqual([5, 5, 5]);
  });

  it('is refused when no body can have it, and a mass when it is not positive', () => {
    const world = weightless();
    expect(refusal(() => world.add(ball(0, 0, { inertia: [1, 1, 2.1] }))).place.path).toContain('inertia');
    for (const mass of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(refusal(() => world.add(ball(0, 0, { mass }))).code).toBe('invalid-value');
      const body = world.add(ball(0, 0));
      expect(refusal(() => body.set({ mass })).code).toBe('invalid-value');
      expect(body.mass).toBe(1);
    }
    expect(refusal(() => world.add(FLOOR).set({ mass: 1 })).code).toBe('invalid-value');
    expect(refusal(() => world.add(ball(0, 0, { position: [0, Number.NaN, 0] }))).code).toBe('invalid-value');
    expect(refusal(() => world.add(ball(0, 0)).place({ orientation: [0, 0, 0, 0] })).code).toBe(
      'invalid-value',
    );
  });
});

describe('locks', () => {
  it('keep a body on its axes whatever pushes it', () => {
    const world = new World({ sleeping: false });
    world.add(FLOOR);
    const disc = world.add(cube(0, 1, { lockTranslation: 'z', lockRotation: 'xy' }));
    world.add(ball(0.3, 2.5, { velocity: [0, -2, 1], position: [0.3, 2.5, -0.2] }));
    for (let i = 0; i < 240; i++) {
      disc.applyForce([0.3, 0, 5], [0.2, 1.2, 0.4]);
      world.step(1 / 120);
      expect(disc.position[2]).toBe(0);
      expect(disc.angularVelocity[0]).toBe(0);
      expect(disc.angularVelocity[1]).toBe(0);
    }
    expect(Math.abs(disc.position[0])).toBeGreaterThan(1e-3);
  });

  it('of two turns leave the moment about the third axis of the world', () => {
    const world = weightless();
    const s = Math.SQRT1_2;
    // Standing on its side: the body's x axis points along the world's y.
    const body = world.add(cube(0, 0, { inertia: [1, 2, 3], orientation: [0, 0, s, s], lockRotation: 'xz' }));
    body.applyTwist([1, 1, 1]);
    expect([...body.angularVelocity].map((w) => Math.round(w * 1e12) / 1e12)).toEqual([0, 1, 0]);
    // A tilted body held to one axis turns by the moment about it, nᵀ I n.
    const tilted = world.add(
      cube(9, 0, { inertia: [1, 2, 3], orientation: [0, 0, 0.5, Math.sqrt(0.75)], lockRotation: 'xz' }),
    );
    tilted.applyTwist([0, 1, 0]);
    expect(Math.abs(tilted.angularVelocity[1] - 1 / (0.75 * 1 + 0.25 * 2))).toBeLessThan(1e-12);
  });

  it('make a particle of a sphere: it neither spins nor loses more speed than the contact point does', () => {
    const world = new World({ gravity: [0, 0, 0], substeps: 1, sleeping: false });
    world.setMethod('response', 'impulse-averaged');
    world.add({ ...FLOOR, friction: 0.2, restitution: 0.5 });
    const particle = world.add(ball(0, 0.6, { velocity: [3, -2, 0], friction: 0.2, lockRotation: 'xyz' }));
    for (let i = 0; i < 60; i++) world.step(1 / 240);
    // a = 1 − μ_T (1 + μ_N) |v_N| / |v_T|
    expect(Math.abs(particle.velocity[0] - 3 * (1 - 0.2 * 1.5 * (2 / 3)))).toBeLessThan(1e-12);
    expect(Math.abs(particle.velocity[1] - 1)).toBeLessThan(1e-12);
    expect([...particle.angularVelocity]).toEqual([0, 0, 0]);
  });

  it('come with snapshots and recordings', () => {
    const world = new World({ sleeping: false });
    world.add(FLOOR);
    const body = world.add(cube(0, 0.6, { velocity: [1, 0, 1], lockTranslation: 'x' }));
    const recorder = new Recorder(world);
    world.step(1 / 60);
    body.set({ lockTranslation: 'z', lockRotation: 'y', mass: 2, inertia: [1, 1, 1] });
    for (let i = 0; i < 30; i++) world.step(1 / 60);
    expect(body.lockTranslation + body.lockRotation).toBe('zy');
    const again = World.restore(world.snapshot());
    world.step(1 / 60);
    again.step(1 / 60);
    expect(again.hash()).toBe(world.hash());
    expect(replay(recorder.finish()).firstDifference).toBeUndefined();
  });
});

describe('damping', () => {
  it('decays velocities as 1/(1 + c h) per substep', () => {
    const world = weightless();
    const body = world.add(ball(0, 0, { velocity: [1, 0, 0], angularVelocity: [0, 2, 0] }));
    body.set({ linearDamping: 3, angularDamping: 1 });
    for (let i = 0; i < 100; i++) world.step(0.01);
    expect(Math.abs(body.velocity[0] - 1.03 ** -100)).toBeLessThan(1e-12);
    expect(Math.abs(body.angularVelocity[1] - 2 * 1.01 ** -100)).toBeLessThan(1e-12);
  });

  it('has nothing to do with the scale of gravity', () => {
    const world = new World({ substeps: 1, sleeping: false });
    const up = world.add(ball(0, 0, { gravityScale: -1 }));
    const still = world.add(ball(5, 0, { gravityScale: 0 }));
    for (let i = 0; i < 100; i++) world.step(0.01);
    expect(Math.abs(up.velocity[1] - 9.81)).toBeLessThan(1e-12);
    expect(still.position[1]).toBe(0);
  });
});
