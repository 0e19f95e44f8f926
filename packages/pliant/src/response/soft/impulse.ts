/**
 * `impulse` and `constraint` for deformable bodies: impulses that end the approach of vertices, molecules and faces, λ
 * ≥ 0, with friction, in sweeps over all rows (`sweep.ts`). `impulse` makes a few sweeps. `constraint` sweeps until no
 * speed changes by more than its tolerance: the rest is the error against Coulomb's law. All overlap is removed by
 * displacement, whether motion caused it or not, without velocity (`strain.ts`, `displace.ts`).
 */
import type { AnchoredState } from '../method.js';
import type { SoftInput, SoftResponse } from './method.js';
import { StrainedContacts } from './strained-contacts.js';

/** Sweeps per iteration of `impulse`. Fewer: stacks of soft bodies sink into each other. */
const SWEEPS = 4;

export class SoftImpulses implements SoftResponse {
  private readonly contacts = new StrainedContacts();

  constructor(private readonly iterations: number) {}

  solve(input: SoftInput): void {
    const { contacts } = this;
    if (!contacts.begin(input)) return;
    for (let k = 0; k < SWEEPS * this.iterations; k++) contacts.sweeper.sweep(input, 1);
    contacts.end(input, true);
  }

  state(): AnchoredState {
    return this.contacts.state();
  }

  restore(state: AnchoredState): void {
    this.contacts.restore(state);
  }
}

export class SoftConstraints implements SoftResponse {
  /** Largest change of a speed in the last sweep [m/s]. */
  residual = 0;
  private readonly contacts = new StrainedContacts();
  /** Of the previous sweep: λ and friction of each row [N·s]. */
  private normal = new Float64Array(64);
  private tangent = new Float64Array(192);

  constructor(
    private readonly tolerance: number,
    private readonly sweeps: number,
  ) {}

  solve(input: SoftInput): void {
    const { contacts } = this;
    this.residual = 0;
    if (!contacts.begin(input)) return;
    for (let k = 0; k < this.sweeps; k++) {
      this.keep(input.rows.count);
      contacts.sweeper.sweep(input, 1);
      this.residual = this.change(input.rows.count);
      if (this.residual <= this.tolerance) break;
    }
    contacts.end(input, true);
  }

  state(): AnchoredState {
    return this.contacts.state();
  }

  restore(state: AnchoredState): void {
    this.contacts.restore(state);
  }

  private keep(rows: number): void {
    if (this.normal.length < rows) {
      this.normal = new Float64Array(2 * rows);
      this.tangent = new Float64Array(6 * rows);
    }
    const { multipliers, tangents } = this.contacts.sweeper;
    for (let row = 0; row < rows; row++) this.normal[row] = multipliers[row];
    for (let k = 0; k < 3 * rows; k++) this.tangent[k] = tangents[k];
  }

  private change(rows: number): number {
    const { multipliers, tangents, softness } = this.contacts.sweeper;
    let most = 0;
    for (let row = 0; row < rows; row++) {
      let sq = (multipliers[row] - this.normal[row]) ** 2;
      for (let k = 3 * row; k < 3 * row + 3; k++) sq += (tangents[k] - this.tangent[k]) ** 2;
      const speed = softness[row] * Math.sqrt(sq);
      if (speed > most) most = speed;
    }
    return most;
  }
}
