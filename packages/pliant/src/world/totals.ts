/** Conserved quantities of a whole world, for tests, plots and summaries. */
import { addSpringEnergy } from '../bodies/joint-springs.js';
import { BODY_CODE, DISABLED } from '../bodies/layout.js';
import { isTurned, scaleByMoments } from '../bodies/principal.js';
import { gravitationalEnergy, kineticEnergy, momentum as runMomentum } from '../bodies/soft/energies.js';
import { inverseRotate, rotate } from '../math/quat.js';
import type { Simulation } from '../simulation.js';
import type { Vec3 } from './reports.js';

/** Energy of all bodies [J]. */
export interface Energy {
  /** Of all bodies that forces move [J]. */
  readonly kinetic: number;
  /** In uniform gravity, zero at the origin [J]. */
  readonly potential: number;
  /** Stored in deformable bodies and in spring joints [J]. */
  readonly elastic: number;
  /** Their sum, without what contact springs and fields store. */
  readonly total: number;
}

/** Momentum of all bodies. */
export interface Momentum {
  /** Σ m v [kg·m/s] */
  readonly linear: Vec3;
  /** Σ x × m v + I ω, about the origin [kg·m²/s] */
  readonly angular: Vec3;
}

/** Of all bodies and spring joints, or of the bodies in `rows` alone. */
export function energyOf(sim: Simulation, rows?: ReadonlySet<number>): Energy {
  const c = sim.bodies.columns;
  const spin = new Float64Array(3);
  let kinetic = 0;
  let potential = 0;
  for (let row = 0; row < sim.bodies.rows; row++) {
    if (c.kind[row] !== BODY_CODE.rigid || c.activity[row] === DISABLED || rows?.has(row) === false) continue;
    const i = row * 3;
    inverseRotate(spin, 0, c.orientation, row * 4, c.angularVelocity, i);
    if (isTurned(c, row)) inverseRotate(spin, 0, c.principalTurn, row * 4, spin, 0);
    for (let k = 0; k < 3; k++) {
      kinetic +=
        0.5 * (c.mass[row] * c.velocity[i + k] * c.velocity[i + k] + c.inertia[i + k] * spin[k] * spin[k]);
      potential -= c.mass[row] * c.gravityScale[row] * sim.gravity[k] * c.position[i + k];
    }
  }
  const h = sim.clock[2] > 0 ? sim.clock[2] / sim.substeps : 1 / 240;
  const springs = new Float64Array(1);
  if (rows === undefined) addSpringEnergy(sim.joints, sim.bodies, new Float64Array(6), springs, 0);
  let elastic = springs[0];
  for (const { row, model } of sim.deformables.list) {
    if (c.activity[row] === DISABLED || rows?.has(row) === false) continue;
    kinetic += kineticEnergy(model);
    potential += c.gravityScale[row] * gravitationalEnergy(model, sim.gravity);
    elastic += model.elasticEnergy(h);
  }
  return { kinetic, potential, elastic, total: kinetic + potential + elastic };
}

export function momentumOf(sim: Simulation): Momentum {
  const c = sim.bodies.columns;
  const spin = new Float64Array(3);
  const linear: Vec3 = [0, 0, 0];
  const angular: Vec3 = [0, 0, 0];
  for (let row = 0; row < sim.bodies.rows; row++) {
    if (c.kind[row] !== BODY_CODE.rigid || c.activity[row] === DISABLED) continue;
    const i = row * 3;
    inverseRotate(spin, 0, c.orientation, row * 4, c.angularVelocity, i);
    scaleByMoments(c, row, c.inertia, spin);
    rotate(spin, 0, c.orientation, row * 4, spin, 0);
    for (let k = 0; k < 3; k++) {
      const k1 = (k + 1) % 3;
      const k2 = (k + 2) % 3;
      linear[k] += c.mass[row] * c.velocity[i + k];
      angular[k] +=
        spin[k] +
        c.mass[row] * (c.position[i + k1] * c.velocity[i + k2] - c.position[i + k2] * c.velocity[i + k1]);
    }
  }
  const run = new Float64Array(6);
  for (const { model } of sim.deformables.list) {
    runMomentum(model, run);
    for (let k = 0; k < 3; k++) {
      linear[k] += run[k];
      angular[k] += run[3 + k];
    }
  }
  return { linear, angular };
}
