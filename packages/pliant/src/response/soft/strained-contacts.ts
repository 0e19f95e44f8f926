/**
 * Common work of both responses around their sweeps: separate strain from overlap that motion did not cause, remove
 * overlap by displacement, and keep the momentum of free bodies.
 */
import { Displacer } from './displace.js';
import { MomentumOfSets } from './keep-momentum.js';
import type { SoftInput, SoftResponseState } from './method.js';
import { Strains } from './strain.js';
import { RowSweeper } from './sweep.js';

export class StrainedContacts {
  readonly sweeper = new RowSweeper();
  readonly strains = new Strains();
  private readonly displacer = new Displacer();
  private readonly momentum = new MomentumOfSets();
  private overlaps = new Float64Array(64);
  private strain = new Float64Array(64);
  private ways = new Float64Array(64);

  /** Prepares the sweeps; false when nothing touches. `sweeper.rests` then has the depth without strain of each row. */
  begin(input: SoftInput): boolean {
    const { rows } = input;
    if (rows.count === 0) {
      this.strains.clear();
      return false;
    }
    this.reserve(rows.count);
    this.momentum.begin(input);
    this.sweeper.begin(input);
    this.sweeper.measure(input);
    this.sweeper.closing(input, this.ways);
    this.strains.read(input, this.ways, this.sweeper.rests);
    return true;
  }

  /** After the sweeps. `yields`: displacement also removes strain, instead of leaving it to springs. */
  end(input: SoftInput, yields: boolean): void {
    const { rows } = input;
    const { sweeper, overlaps, strain } = this;
    sweeper.finish(input);
    this.momentum.middle(input, sweeper);
    for (let row = 0; row < rows.count; row++) {
      const depth = rows.depths[row];
      overlaps[row] = Math.min(sweeper.rests[row], depth);
      strain[row] = Math.max(0, depth - sweeper.rests[row]);
    }
    if (!yields) this.strains.write(input, strain);
    if (!yields) strain.fill(0, 0, rows.count);
    this.displacer.run(input, overlaps, strain, sweeper);
    if (yields) this.strains.write(input, strain);
    this.momentum.end(input);
  }

  state(): SoftResponseState {
    return this.strains.state();
  }

  restore(state: SoftResponseState): void {
    this.strains.restore(state);
  }

  private reserve(rows: number): void {
    if (rows <= this.overlaps.length) return;
    this.overlaps = new Float64Array(2 * rows);
    this.strain = new Float64Array(2 * rows);
    this.ways = new Float64Array(2 * rows);
  }
}
