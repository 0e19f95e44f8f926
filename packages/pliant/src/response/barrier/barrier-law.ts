/**
 * The barrier of every contact row as a law for Newton's method. β has a pole at a closed gap and no value beyond it,
 * but a step of Newton's method may lead there. So below a floor, β continues along its tangent. The solver lowers the
 * floor until the answer lies above it.
 */
import { type ContactRows, GAP, GIVE, ROW } from '../contact-rows.js';
import { HARD, type RowLaw } from '../row-newton.js';
import { barrier, barrierSlope, type Law } from './law.js';

/** The first floor, in units of the buffer, and by how much it is lowered. */
const FLOOR = 1e-2;
const LOWER = 0.1;
const LOWEST = 1e-12;

export class BarrierLaw implements RowLaw {
  dt = 0;
  private floor = new Float64Array(0);

  constructor(
    private readonly rows: ContactRows,
    private readonly law: Law,
    private readonly buffer: number,
    private readonly stiffnessOf: (give: number) => number,
    /** Speed at which an overlap is to be undone [m/s]. */
    private readonly undoSpeed: (gap: number) => number,
  ) {}

  begin(dt: number): void {
    const { count } = this.rows;
    this.dt = dt;
    if (this.floor.length < count) this.floor = new Float64Array(count * 2);
    this.floor.fill(FLOOR, 0, count);
  }

  press(n: number, u: Float64Array, base: number, out: Float64Array): void {
    const { data: d } = this.rows;
    const { dt, buffer, law } = this;
    const give = d[n * ROW + GIVE];
    const gap = d[n * ROW + GAP];
    out[0] = out[1] = 0;
    if (!(give > 0)) return;
    if (!(gap > 0)) {
      const rho = HARD / give;
      out[0] = Math.max(base + rho * (this.undoSpeed(gap) - u[0]), 0);
      out[1] = out[0] > 0 ? rho : 0;
      return;
    }
    const r = (gap + dt * u[0]) / buffer;
    if (r >= 1) return;
    const at = Math.max(r, this.floor[n]);
    const slope = barrierSlope(law, at);
    const strength = dt * this.stiffnessOf(give);
    out[0] = strength * buffer * (barrier(law, at) + slope * (r - at));
    out[1] = -strength * dt * slope;
  }

  refine(n: number, u: Float64Array): boolean {
    const r = (this.rows.data[n * ROW + GAP] + this.dt * u[0]) / this.buffer;
    if (!(this.rows.data[n * ROW + GAP] > 0) || r >= this.floor[n] || this.floor[n] <= LOWEST) return false;
    this.floor[n] *= LOWER;
    return true;
  }
}
