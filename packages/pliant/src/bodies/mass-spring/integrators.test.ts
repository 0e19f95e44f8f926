import { describe, expect, it } from 'vitest';
import { Random } from '../../math/random.js';
import { ExplicitIntegrator } from './explicit.js';
import { energyOf } from './forces.js';
import { ImplicitIntegrator } from './implicit.js';
import { chain, lattice, period, RUBBER, risingZeros } from './lattice.test-support.js';
import type { MassSpring } from './model.js';

interface Stepper {
  step(dt: number): number;
}

const DT = 1e-3;

const integrators: readonly (readonly [string, (body: MassSpring) => Stepper])[] = [
  ['explicit', (body) => new ExplicitIntegrator(body)],
  ['trapezoidal', (body) => new ImplicitIntegrator(body, { theta: 0.5, tolerance: 1e-12 })],
];

describe.each(integrators)('closed forms, %s at 1,000 Hz', (_, make) => {
  it('one mass on a spring: T = 2π√(m/k)', () => {
    const body = chain([0, 1], 100);
    body.positions[3] = 1.1;
    const stepper = make(body);
    const zeros = risingZeros(
      () => body.positions[3] - 1,
      () => stepper.step(DT),
      DT,
      5000,
    );
    expect(Math.abs(period(zeros) / 0.6283185307 - 1)).toBeLessThan(0.005);
  });

  it('damped: frequency and logarithmic decrement', () => {
    const body = chain([0, 1], 100, 1);
    body.positions[3] = 1.1;
    const stepper = make(body);
    const peaks: number[] = [];
    let before = 0;
    // Speed falls through zero at every maximum of the displacement.
    const zeros = risingZeros(
      () => -body.velocities[3],
      () => {
        stepper.step(DT);
        if (before > 0 && body.velocities[3] <= 0) peaks.push(body.positions[3] - 1);
        before = body.velocities[3];
      },
      DT,
      5000,
    );
    expect(Math.abs((2 * Math.PI) / period(zeros) / 9.987492177719089 - 1)).toBeLessThan(0.005);
    const decrement = Math.log(peaks[0] / peaks[5]) / 5;
    expect(Math.abs(decrement / 0.31455270228880017 - 1)).toBeLessThan(0.01);
  });

  it('two free masses: T from the reduced mass, centre of mass at rest to rounding', () => {
    const body = chain([1, 3], 100);
    body.positions[0] = -0.15;
    body.positions[3] = 1.05;
    const stepper = make(body);
    const zeros = risingZeros(
      () => body.positions[3] - body.positions[0] - 1,
      () => stepper.step(DT),
      DT,
      5000,
    );
    expect(Math.abs(period(zeros) / 0.5441398093 - 1)).toBeLessThan(0.005);
    expect(Math.abs((body.positions[0] + 3 * body.positions[3]) / 4 - 0.75)).toBeLessThan(1e-12);
  });

  it.each([1, 2])('chain of ten between walls: mode %i', (mode) => {
    const body = chain([0, ...Array<number>(10).fill(1), 0], 100);
    for (let i = 1; i <= 10; i++) body.positions[3 * i] += 0.05 * Math.sin((mode * i * Math.PI) / 11);
    const stepper = make(body);
    const zeros = risingZeros(
      () => body.positions[6] - 2,
      () => stepper.step(DT),
      DT,
      10_000,
    );
    const omega = 2 * Math.sqrt(100) * Math.sin((mode * Math.PI) / 22);
    expect(Math.abs((2 * Math.PI) / period(zeros) / omega - 1)).toBeLessThan(0.005);
  });
});

describe('explicit integration', () => {
  it('falls as semi-implicit Euler must, g·t²/2·(1 + 1/n)', () => {
    const body = chain([1], 0);
    body.gravity[1] = -9.81;
    const stepper = new ExplicitIntegrator(body);
    for (let k = 0; k < 100; k++) stepper.step(0.01);
    expect(body.positions[1]).toBeCloseTo(-4.95405, 12);
  });

  it('stays bounded at 1,000 Hz with 500,000 N/m², whose stable step is shorter', () => {
    const material = { ...RUBBER, youngsModulus: 500_000, mediumDensity: 0, damping: 0 };
    const body = lattice([5, 5, 3], { material });
    const random = new Random(11);
    for (let k = 0; k < body.positions.length; k++) body.positions[k] += random.uniform(-1e-4, 1e-4);
    const before = energyOf(body);
    const stepper = new ExplicitIntegrator(body);
    expect(DT).toBeGreaterThan(stepper.stableStep());
    for (let k = 0; k < 2000; k++) stepper.step(DT);
    expect(energyOf(body)).toBeLessThan(1.5 * before);
    expect(energyOf(body)).toBeGreaterThan(before / 1.5);
  });

  it('bounds its step by ω²h² + 2γh = 4, exactly so for a single spring', () => {
    for (const damping of [0, 1, 15]) {
      const limit = new ExplicitIntegrator(chain([0, 1], 100, damping)).stableStep();
      expect(100 * limit ** 2 + 2 * damping * limit).toBeCloseTo(4, 12);
    }
  });

  it('keeps momentum and angular momentum of a free body', () => {
    const body = lattice([3, 3, 3]);
    body.setMaterials([{ ...RUBBER, mediumDensity: 0 }]);
    const random = new Random(5);
    for (let k = 0; k < body.velocities.length; k++) body.velocities[k] = random.uniform(-1, 1);
    const before = momenta(body);
    const stepper = new ExplicitIntegrator(body);
    for (let k = 0; k < 500; k++) stepper.step(DT);
    const drift = momenta(body).map((value, k) => Math.abs(value - before[k]));
    expect(Math.max(...drift)).toBeLessThan(1e-13);
  });
});

describe('implicit integration', () => {
  it('is stable and loses energy at 60 Hz with 500,000 N/m²', () => {
    const body = lattice([5, 5, 3], { material: { ...RUBBER, youngsModulus: 500_000 } });
    const random = new Random(3);
    for (let k = 0; k < body.positions.length; k++) body.positions[k] += random.uniform(-1e-3, 1e-3);
    const stepper = new ImplicitIntegrator(body);
    let energy = energyOf(body);
    for (let k = 0; k < 60; k++) {
      stepper.step(1 / 60);
      const next = energyOf(body);
      expect(next).toBeLessThan(energy * (1 + 1e-9) + 1e-20);
      energy = next;
    }
  });

  it('agrees with the explicit result in the limit of short steps, at first order for θ = 1', () => {
    const errors = [4e-4, 2e-4].map((dt) => {
      const [fine, coarse] = [hanging(), hanging()];
      const truth = new ExplicitIntegrator(fine);
      const stepper = new ImplicitIntegrator(coarse, { tolerance: 1e-12 });
      for (let k = 0; k < 8000; k++) truth.step(1e-5);
      for (let k = 0; k < Math.round(0.08 / dt); k++) stepper.step(dt);
      return Math.abs(fine.positions.at(-2)! - coarse.positions.at(-2)!);
    });
    expect(errors[0] / errors[1]).toBeGreaterThan(1.7);
    expect(errors[0] / errors[1]).toBeLessThan(2.3);
  });

  it.each([
    [
      [2, 2, 2],
      [60, 0, 0],
    ],
    [
      [2, 2, 2],
      [30, -40, 20],
    ],
    [
      [3, 2, 2],
      [0, 60, 10],
    ],
    [
      [6, 2, 3],
      [20, 30, 5],
    ],
    [
      [6, 2, 2],
      [1, 300, 1],
    ],
  ] as const)(
    'a stiff body of %j that turns by radians in a step gains nothing; molecules went straight on and stretched it',
    (size, [x, y, z]) => {
      const body = lattice(size, { material: { ...RUBBER, youngsModulus: 500_000, mediumDensity: 0 } });
      const centre = [0, 1, 2].map((axis) => (0.015 * (size[axis] - 1)) / 2);
      for (let k = 0; k < body.velocities.length; k += 3) {
        const [rx, ry, rz] = centre.map((c, axis) => body.positions[k + axis] - c);
        body.velocities.set([y * rz - z * ry, z * rx - x * rz, x * ry - y * rx], k);
      }
      const start = momenta(body);
      const stepper = new ImplicitIntegrator(body);
      const first = energyOf(body);
      for (let k = 0; k < 120; k++) {
        stepper.step(1 / 60);
        expect(energyOf(body)).toBeLessThan(first * 1.001);
      }
      const spin = Math.hypot(...start.slice(3));
      for (const [k, value] of momenta(body).slice(3).entries())
        expect(Math.abs(value - start[3 + k])).toBeLessThan(1e-6 * spin);
    },
  );

  it('never moves a fixed molecule', () => {
    const body = hanging();
    const stepper = new ImplicitIntegrator(body);
    for (let k = 0; k < 50; k++) stepper.step(1 / 60);
    expect([...body.positions.subarray(0, 3)]).toEqual([...body.restPositions.subarray(0, 3)]);
    expect([...body.velocities.subarray(0, 3)]).toEqual([0, 0, 0]);
  });
});

describe('drag of the medium', () => {
  it.each(integrators)('brings a falling ball to √(mg/b), %s', (_, make) => {
    const body = chain([0.01], 0);
    body.drags[0] = 2e-4;
    body.gravity[1] = -9.81;
    const stepper = make(body);
    for (let k = 0; k < 20_000; k++) stepper.step(DT);
    const terminal = Math.sqrt((0.01 * 9.81) / 2e-4);
    expect(Math.abs(-body.velocities[1] / terminal - 1)).toBeLessThan(1e-3);
  });

  it('slows without gravity as v0/(1 + b·v0·t/m)', () => {
    const body = chain([0.01], 0);
    body.drags[0] = 2e-4;
    body.velocities[0] = 50;
    const stepper = new ExplicitIntegrator(body);
    for (let k = 0; k < 1000; k++) stepper.step(DT);
    expect(Math.abs(body.velocities[0] / (50 / (1 + (2e-4 * 50) / 0.01)) - 1)).toBeLessThan(1e-3);
  });
});

/** Six molecules that hang from the first in a row along x and swing down. */
function hanging(): MassSpring {
  const body = chain([0, 1, 1, 1, 1, 1], 2000, 2);
  body.gravity[1] = -9.81;
  return body;
}

function momenta({ positions: x, velocities: v, masses }: MassSpring): number[] {
  const sums = [0, 0, 0, 0, 0, 0];
  masses.forEach((mass, i) => {
    for (let a = 0; a < 3; a++) {
      const [b, c] = [(a + 1) % 3, (a + 2) % 3];
      sums[a] += mass * v[3 * i + a];
      sums[3 + a] += mass * (x[3 * i + b] * v[3 * i + c] - x[3 * i + c] * v[3 * i + b]);
    }
  });
  return sums;
}
