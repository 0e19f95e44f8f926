/**
 * This variant of projected Gauss–Seidel converges faster. It takes the change of a sweep as the gradient of a
 * nonlinear conjugate gradient method (Silcowitz, Niebe and Erleben 2010, NNCG).
 *
 *   r' = sweep(r);  g = r − r';  β = |g|² / |g before|²
 *   β > 1: start anew, p = −g;   else r = r' + β p, p = β p − g
 *
 * Departure: the added step may leave the cone. So the caller measures the error only right after a sweep, and a sweep
 * is always the last change of r.
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

  /** Call this after a sweep. Writes the step to add to r into `extra`. Returns whether there is a step to add. */
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
