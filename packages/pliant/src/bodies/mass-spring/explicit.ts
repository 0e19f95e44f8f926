/**
 * Semi-implicit Euler: new velocities from the old forces, new positions from the new velocities. The method keeps the
 * energy of undamped springs bounded, but only below a step that the stiffest connection sets. One oscillator with
 * frequency ω and damping rate γ is stable while ω²h² + 2γh < 4. Gershgorin's theorem bounds both over all molecules,
 * ω² ≤ max Σ 2k/m. A step that is too long is cut into equal parts. So a thousand steps a second are stable for any
 * material.
 */
import { applyDrag, totalForces } from './forces.js';
import type { MassSpring } from './model.js';

/** Share of the stable step that is used: springs stiffen a little as they turn and stretch. */
const SAFETY = 0.9;

/** A cell with less than this share of its volume may push within the step: it does below 0.4. */
const MAY_PUSH = 0.6;

/** Most parts of one step; past it the body should be stepped by the implicit integrator. */
const MAX_PARTS = 10_000;

/** Moves molecules by explicit steps. */
export class ExplicitIntegrator {
  private readonly acting: Float64Array;
  private readonly rates: Float64Array;
  /** Stable step and the revision of the body that it belongs to. */
  private stable = 0;
  /** The same where cells push. */
  private stablePushed = 0;
  private revision = -1;

  constructor(private readonly body: MassSpring) {
    this.acting = new Float64Array(3 * body.count);
    this.rates = new Float64Array(2 * body.count);
  }

  /** Longest stable step [s], also where cells push if `isPushed`; Infinity for a body without connections. */
  stableStep(isPushed = false): number {
    const { pairs, restLengths, stiffnesses, dampings, inverseMasses } = this.body;
    const rates = this.rates.fill(0);
    if (isPushed) this.body.cells.addRates(rates);
    for (let s = 0; s < restLengths.length; s++) {
      const i = pairs[2 * s];
      const j = pairs[2 * s + 1];
      // A fixed end adds to the diagonal alone.
      const sharedI = inverseMasses[i] * (inverseMasses[j] > 0 ? 2 : 1);
      const sharedJ = inverseMasses[j] * (inverseMasses[i] > 0 ? 2 : 1);
      rates[2 * i] += sharedI * stiffnesses[s];
      rates[2 * i + 1] += sharedI * dampings[s];
      rates[2 * j] += sharedJ * stiffnesses[s];
      rates[2 * j + 1] += sharedJ * dampings[s];
    }
    let omegaSq = 0;
    let gamma = 0;
    for (let i = 0; i < this.body.count; i++) {
      omegaSq = Math.max(omegaSq, rates[2 * i]);
      gamma = Math.max(gamma, rates[2 * i + 1]);
    }
    if (omegaSq === 0) return gamma === 0 ? Number.POSITIVE_INFINITY : 2 / gamma;
    return 4 / (gamma + Math.sqrt(gamma * gamma + 4 * omegaSq));
  }

  /** The number of parts into which a step of dt [s] has to be cut. */
  partsOf(dt: number): number {
    if (this.revision !== this.body.revision) {
      this.stable = this.stableStep();
      this.stablePushed = this.stableStep(true);
      this.revision = this.body.revision;
    }
    const parts = partsFor(dt, this.stable);
    const most = partsFor(dt, this.stablePushed);
    return most > parts && this.body.cells.hasBelow(MAY_PUSH) ? most : parts;
  }

  /** Moves the body by dt [s] and returns the number of parts. */
  step(dt: number): number {
    const parts = this.partsOf(dt);
    for (let k = 0; k < parts; k++) this.part(dt / parts);
    return parts;
  }

  private part(h: number): void {
    const { body, acting } = this;
    const { positions, velocities, inverseMasses } = body;
    totalForces(acting, body);
    for (let i = 0; i < body.count; i++) {
      const rate = inverseMasses[i] * h;
      if (rate === 0) continue;
      for (let k = 3 * i; k < 3 * i + 3; k++) velocities[k] += rate * acting[k];
    }
    applyDrag(body, h);
    for (let i = 0; i < body.count; i++) {
      if (inverseMasses[i] === 0) continue;
      for (let k = 3 * i; k < 3 * i + 3; k++) positions[k] += h * velocities[k];
    }
  }
}

function partsFor(dt: number, stable: number): number {
  return Math.min(MAX_PARTS, Math.max(1, Math.ceil(dt / (SAFETY * stable))));
}
