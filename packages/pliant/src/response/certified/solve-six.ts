/** Solves A x = b in place for a symmetric positive matrix of six rows, row-major; both are overwritten. False when it isn't positive. */
export function solveSix(a: Float64Array, b: Float64Array): boolean {
  for (let j = 0; j < 6; j++) {
    let d = a[7 * j];
    for (let k = 0; k < j; k++) d -= a[6 * j + k] * a[6 * j + k] * a[7 * k];
    if (!(d > 0)) return false;
    a[7 * j] = d;
    for (let i = j + 1; i < 6; i++) {
      let v = a[6 * i + j];
      for (let k = 0; k < j; k++) v -= a[6 * i + k] * a[6 * j + k] * a[7 * k];
      a[6 * i + j] = v / d;
    }
  }
  for (let i = 0; i < 6; i++) for (let k = 0; k < i; k++) b[i] = b[i] - a[6 * i + k] * b[k];
  for (let i = 0; i < 6; i++) b[i] = b[i] / a[7 * i];
  for (let i = 5; i >= 0; i--) for (let k = i + 1; k < 6; k++) b[i] = b[i] - a[6 * k + i] * b[k];
  return true;
}
