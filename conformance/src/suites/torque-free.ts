/**
 * A free body that spins about its middle axis and flips (Dzhanibekov), against a trajectory integrated to 1e-13. Inertia
 * (1, 2, 3) is that of a plate, here one of 2 µm thickness, whose inertia differs from it by less than 1e-12.
 */
import { World } from 'pliant';
import type { DataFolder } from '../data-folder.js';
import type { Suite, SuiteResult } from '../types.js';

interface Trajectory {
  readonly w0: [number, number, number];
  readonly flip_times: readonly number[];
  /** Sizes of energy and angular momentum, which stay. */
  readonly E: number;
  readonly L: number;
  readonly t: readonly number[];
  /** Angular velocity in the body's frame [rad/s]. */
  readonly w: readonly (readonly number[])[];
}

const DT = 1 / 1000;

/** Relative; 0.5 % is what the reference allows for the frequencies of a free top. */
const FLIP_TOLERANCE = 5e-3;
const ENERGY_TOLERANCE = 1e-5;
const MOMENTUM_TOLERANCE = 1e-10;

export const suite: Suite = {
  name: 'torque-free',
  sentence:
    'Flips of a free body that spins about its middle axis, against a reference trajectory, at 1 ms per step.',
  run,
};

async function run(data: DataFolder): Promise<SuiteResult> {
  const reference = await data.json<Trajectory>('reference/oracles/torque_free_dzhanibekov.json');
  const found = simulate(reference);
  const failed: string[] = [];
  const check = (what: string, error: number, allowed: number) => {
    if (!(error <= allowed)) failed.push(`${what}: error ${error}, allowed ${allowed}`);
    return `${what} ${error.toExponential(1)}`;
  };
  const errors = reference.flip_times.map((time, k) =>
    check(`flip ${k + 1}`, Math.abs((found.flips[k] ?? Number.NaN) / time - 1), FLIP_TOLERANCE),
  );
  errors.push(check('energy', found.energy, ENERGY_TOLERANCE));
  errors.push(check('momentum', found.momentum, MOMENTUM_TOLERANCE));
  const notes = [
    `largest relative errors over ${reference.t.at(-1)} s: ${errors.join(', ')}`,
    `largest difference of the angular velocity, most of it the delay of the flips: ${found.spin.toExponential(1)} rad/s`,
  ];
  return { suite: suite.name, cases: errors.length, passed: errors.length - failed.length, failed, notes };
}

function simulate({ w0, t, w, E, L }: Trajectory) {
  const world = new World({ gravity: [0, 0, 0], substeps: 1, sleeping: false });
  const plate = world.add({
    kind: 'rigid',
    mass: 1,
    shape: { kind: 'box', halfExtents: [Math.sqrt(6), Math.sqrt(3), 1e-6] },
    angularVelocity: w0,
  });
  const worst = { flips: [] as number[], spin: 0, energy: 0, momentum: 0 };
  let before = w0[1];
  for (let k = 1, step = 1; k < t.length; step++) {
    world.step(DT);
    const spin = inBodyFrame(plate.orientation, plate.angularVelocity);
    if (spin[1] > 0 !== before > 0) worst.flips.push(world.time - (DT * spin[1]) / (spin[1] - before));
    before = spin[1];
    worst.energy = Math.max(worst.energy, Math.abs(world.energy().kinetic / E - 1));
    worst.momentum = Math.max(worst.momentum, Math.abs(Math.hypot(...world.momentum().angular) / L - 1));
    if (step * DT < t[k] - DT / 2) continue;
    worst.spin = Math.max(worst.spin, ...spin.map((value, axis) => Math.abs(value - w[k][axis])));
    k++;
  }
  return worst;
}

/** q̄ v q for q = x, y, z, w. */
function inBodyFrame([x, y, z, w]: Float64Array, [vx, vy, vz]: Float64Array): number[] {
  const tx = 2 * (z * vy - y * vz);
  const ty = 2 * (x * vz - z * vx);
  const tz = 2 * (y * vx - x * vy);
  return [vx + w * tx - (y * tz - z * ty), vy + w * ty - (z * tx - x * tz), vz + w * tz - (x * ty - y * tx)];
}
