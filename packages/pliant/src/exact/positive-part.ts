/** The positive part of a symmetric matrix: its eigenvalues below 0 set to 0, by Jacobi's rotations. */

const MOST_SWEEPS = 12;
/** Size of what is left off the diagonal, over the diagonal, at which the rotations end. */
const ENOUGH = 1e-12;

/** Takes the negative part out of `a`, n × n, row-major; `work` has room for 2 n² numbers. */
export function takePositivePart(a: Float64Array, n: number, work: Float64Array): void {
  const d = work.subarray(0, n * n);
  const v = work.subarray(n * n, 2 * n * n);
  d.set(a.subarray(0, n * n));
  v.fill(0);
  for (let k = 0; k < n; k++) v[n * k + k] = 1;
  for (let sweep = 0; sweep < MOST_SWEEPS && sweepOnce(d, v, n); sweep++);
  let isPositive = true;
  for (let k = 0; k < n; k++) if (d[n * k + k] < 0) isPositive = false;
  if (isPositive) return;
  a.fill(0, 0, n * n);
  for (let k = 0; k < n; k++) {
    const value = d[n * k + k];
    if (!(value > 0)) continue;
    for (let r = 0; r < n; r++) {
      const s = value * v[n * r + k];
      for (let c = 0; c < n; c++) a[n * r + c] = a[n * r + c] + s * v[n * c + k];
    }
  }
}

/** One rotation for each entry off the diagonal; false when there was nothing left to turn. */
function sweepOnce(d: Float64Array, v: Float64Array, n: number): boolean {
  let size = 0;
  for (let k = 0; k < n; k++) size = Math.max(size, Math.abs(d[n * k + k]));
  let any = false;
  for (let p = 0; p < n; p++)
    for (let q = p + 1; q < n; q++) {
      const off = d[n * p + q];
      if (!(Math.abs(off) > ENOUGH * size)) continue;
      any = true;
      const theta = (d[n * q + q] - d[n * p + p]) / (2 * off);
      const t = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
      const c = 1 / Math.sqrt(t * t + 1);
      turn(d, v, n, p, q, c, t * c);
    }
  return any;
}

function turn(d: Float64Array, v: Float64Array, n: number, p: number, q: number, c: number, s: number): void {
  for (let k = 0; k < n; k++) {
    const [a, b] = [d[n * k + p], d[n * k + q]];
    d[n * k + p] = c * a - s * b;
    d[n * k + q] = s * a + c * b;
  }
  for (let k = 0; k < n; k++) {
    const [a, b] = [d[n * p + k], d[n * q + k]];
    d[n * p + k] = c * a - s * b;
    d[n * q + k] = s * a + c * b;
    const [e, f] = [v[n * k + p], v[n * k + q]];
    v[n * k + p] = c * e - s * f;
    v[n * k + q] = s * e + c * f;
  }
}
