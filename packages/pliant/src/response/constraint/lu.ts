/** Gaussian elimination with row pivoting on a small dense system, in place. */
export class LuSolver {
  /** Row by row. */
  matrix = new Float64Array(0);
  /** Right-hand side, then the solution. */
  rhs = new Float64Array(0);

  reserve(n: number): void {
    if (this.rhs.length >= n) return;
    this.matrix = new Float64Array(n * n);
    this.rhs = new Float64Array(n);
  }

  /** False when the matrix is singular to working precision; `rhs` is then meaningless. */
  solve(n: number): boolean {
    const { matrix: a, rhs } = this;
    for (let k = 0; k < n; k++) {
      const p = this.pivotRow(k, n);
      if (!(Math.abs(a[p * n + k]) > 1e-13)) return false;
      if (p !== k) this.swap(p, k, n);
      for (let i = k + 1; i < n; i++) {
        const factor = a[i * n + k] / a[k * n + k];
        if (factor === 0) continue;
        for (let j = k + 1; j < n; j++) a[i * n + j] -= factor * a[k * n + j];
        rhs[i] -= factor * rhs[k];
      }
    }
    for (let i = n - 1; i >= 0; i--) {
      let sum = rhs[i];
      for (let j = i + 1; j < n; j++) sum -= a[i * n + j] * rhs[j];
      rhs[i] = sum / a[i * n + i];
    }
    return true;
  }

  private pivotRow(k: number, n: number): number {
    const { matrix: a } = this;
    let best = k;
    for (let i = k + 1; i < n; i++) if (Math.abs(a[i * n + k]) > Math.abs(a[best * n + k])) best = i;
    return best;
  }

  private swap(p: number, k: number, n: number): void {
    const { matrix: a, rhs } = this;
    for (let j = 0; j < n; j++) {
      const t = a[p * n + j];
      a[p * n + j] = a[k * n + j];
      a[k * n + j] = t;
    }
    const t = rhs[p];
    rhs[p] = rhs[k];
    rhs[k] = t;
  }
}
