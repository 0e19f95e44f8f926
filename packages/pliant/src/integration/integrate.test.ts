import { describe, expect, it, test } from 'vitest';
import { World } from '../index.js';

const weightless = () => new World({ gravity: [0, 0, 0], substeps: 1, sleeping: false });

describe('free fall', () => {
  it.each([
    [100, 1],
    [25, 4],
    [7, 3],
  ])('%d steps of %d substeps give exactly g t²/2', (steps, substeps) => {
    const world = new World({ gravity: [0, -9.81, 0], substeps, sleeping: false });
    const sphere = world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 0.1 }, mass: 1 });
    for (let i = 0; i < steps; i++) world.step(1 / steps);
    expect(Math.abs(-sphere.position[1] / 4.905 - 1)).toBeLessThan(1e-12);
  });

  it('is exact in a uniform field, under a force of the user and with locked axes, and damped falls end at their last speed', () => {
    const world = new World({ gravity: [0, -9.81, 0], substeps: 3, sleeping: false });
    world.addField({ kind: 'uniform', acceleration: [2, 0, 0] });
    const shape = { kind: 'sphere', radius: 0.1 } as const;
    const ball = world.add({ kind: 'rigid', shape, mass: 2 });
    const guided = world.add({
      kind: 'rigid',
      shape,
      mass: 2,
      position: [0, 0, 9],
      lockTranslation: 'y',
    });
    const damped = world.add({ kind: 'rigid', shape, mass: 2, position: [0, 0, 19], linearDamping: 500 });
    for (let i = 0; i < 20; i++) {
      ball.applyForce([0, 0, 6]);
      world.step(1 / 20);
    }
    [1, -4.905, 1.5].forEach((x, k) => {
      expect(Math.abs(ball.position[k] - x)).toBeLessThan(1e-12);
    });
    expect(guided.position[1]).toBe(0);
    expect(Math.abs(damped.velocity[1] + 9.81 / 500)).toBeLessThan(1e-9);
    expect(damped.position[1]).toBeLessThan(0);
  });
});

describe('free rotation', () => {
  it('a symmetric top precesses in space at |L|/I₁', () => {
    // A rod along z: I₁ = I₂ = m(h² + H²)/3, I₃ = 2 m h²/3.
    const [h, tall] = [0.3, 0.6];
    const [i1, i3] = [(h * h + tall * tall) / 3, (2 * h * h) / 3];
    const [wx, wz] = [0.5, 10];
    const world = weightless();
    const top = world.add({
      kind: 'rigid',
      mass: 1,
      shape: { kind: 'box', halfExtents: [h, h, tall] },
      angularVelocity: [wx, 0, wz],
    });
    const rate = Math.hypot(i1 * wx, i3 * wz) / i1;
    const steps = 2000;
    for (let i = 0; i < steps; i++) world.step((2 * Math.PI) / rate / steps);
    // After one turn of the precession the axis of symmetry points along z again; half-way it is farthest from there.
    const [x, y] = top.orientation;
    expect(2 * Math.hypot(x, y)).toBeLessThan(1e-3 * (i1 / i3) * (wx / wz));
  });

  it('a body that spins about its middle axis flips every 2K/ω and keeps momentum and energy', () => {
    // Inertia (1, 2, 3): a plate. Elliptic integrals give a flip every 5.0259291 s after one at 2.7410354 s.
    const world = weightless();
    const plate = world.add({
      kind: 'rigid',
      mass: 1,
      shape: { kind: 'box', halfExtents: [Math.sqrt(6), Math.sqrt(3), 1e-6] },
      angularVelocity: [0.01, 5, 0.01],
    });
    const energy = world.energy().kinetic;
    const momentum = world.momentum().angular;
    const flips: number[] = [];
    let before = 5;
    for (let i = 0; i < 8000; i++) {
      world.step(1 / 1000);
      const spin = spinAboutOwnY(plate.orientation, plate.angularVelocity);
      if (spin > 0 !== before > 0) flips.push(world.time);
      before = spin;
    }
    expect(flips).toHaveLength(2);
    expect(Math.abs(flips[0] / 2.741035375959002 - 1)).toBeLessThan(5e-3);
    expect(Math.abs((flips[1] - flips[0]) / 5.0259291 - 1)).toBeLessThan(5e-3);
    expect(Math.abs(world.energy().kinetic / energy - 1)).toBeLessThan(1e-5);
    const after = world.momentum().angular;
    for (let k = 0; k < 3; k++) expect(Math.abs(after[k] - momentum[k])).toBeLessThan(1e-10);
  });
});

test('the period of a tumbling body and its energy do not drift in a minute', () => {
  const world = weightless();
  const plate = world.add({
    kind: 'rigid',
    mass: 1,
    shape: { kind: 'box', halfExtents: [Math.sqrt(6), Math.sqrt(3), 1e-6] },
    angularVelocity: [0.01, 5, 0.01],
  });
  const energy = world.energy().kinetic;
  const flips: number[] = [];
  let before = 5;
  for (let i = 0; i < 60 * 500; i++) {
    world.step(1 / 500);
    const spin = spinAboutOwnY(plate.orientation, plate.angularVelocity);
    if (spin > 0 !== before > 0) flips.push(world.time);
    before = spin;
  }
  expect(flips).toHaveLength(12);
  const period = (flips[11] - flips[0]) / 11;
  expect(Math.abs(period / 5.0259291 - 1)).toBeLessThan(2e-4);
  expect(Math.abs(world.energy().kinetic / energy - 1)).toBeLessThan(1e-5);
});

function spinAboutOwnY([x, y, z, w]: Float64Array, [vx, vy, vz]: Float64Array): number {
  return 2 * (x * y - z * w) * vx + (1 - 2 * (x * x + z * z)) * vy + 2 * (y * z + x * w) * vz;
}
