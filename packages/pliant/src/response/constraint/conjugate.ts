/**
 * The better-converging variant of projected Gauss–Seidel: its sweep taken as the gradient of a nonlinear conjugate
 * gradient method (Silcowitz, Niebe and Erleben 2010, NNCG).
 *
 *   r' = sweep(r);  g = r − r';  β = |g|² / |g before|²
 *   β > 1: start anew, p = −g;   else r = r' + β p, p = β p − g
 *
 * Departure: what is added may leave the cone, so the caller measures only right after a sweep, and the last thing that
 * happens to r is always a sweep.
 */
export class Conjugate {
  private before = new Float64Array(0);
  private p = new Float64Array(0);
  private size = 0;
  private lastSq = 0;

  begin(size: number): void {
    if (this.p.length < size) {
      this.before = new Float64Array(size);
      this.p = new Float64Array(size);
    }
    this.size = size;
    this.lastSq = 0;
    this.p.fill(0, 0, size);
  }

  /** Before a sweep. */
  remember(r: Float64Array): void {
    const { before, size } = this;
    for (let k = 0; k < size; k++) before[k] = r[k];
  }

  /** After a sweep: writes into `extra` what to add to r, and returns whether there is anything to add. */
  extend(r: Float64Array, extra: Float64Array): boolean {
    const { before, p, size } = this;
    let sq = 0;
    for (let k = 0; k < size; k++) {
      const g = r[k] - before[k];
      sq += g * g;
    }
    const beta = this.lastSq > 0 ? sq / this.lastSq : 2;
    this.lastSq = sq;
    if (!(beta <= 1)) {
      for (let k = 0; k < size; k++) p[k] = r[k] - before[k];
      return false;
    }
    for (let k = 0; k < size; k++) {
      const step = beta * p[k];
      extra[k] = step;
      p[k] = step + r[k] - before[k];
    }
    return true;
  }
}
