/** Pivots below this part of the largest diagonal entry count as zero: the matrix has no inverse worth using. */
const SINGULAR = 1e-9;

/**
 * Writes the inverse of a symmetric positive definite n×n matrix to out[o…], by Gauss–Jordan without pivoting. Returns
 * false if there is no inverse.
 */
export function invertSymmetric(out: Float64Array, o: number, matrix: Float64Array, n: number): boolean {
  const a = matrix.slice();
  const inverse = new Float64Array(n * n);
  let largest = 0;
  for (let i = 0; i < n; i++) {
    inverse[n * i + i] = 1;
    largest = Math.max(largest, a[n * i + i]);
  }
  for (let i = 0; i < n; i++) {
    const pivot = a[n * i + i];
    if (!(pivot > SINGULAR * largest)) return false;
    for (let j = 0; j < n; j++) {
      a[n * i + j] = a[n * i + j] / pivot;
      inverse[n * i + j] = inverse[n * i + j] / pivot;
    }
    for (let r = 0; r < n; r++) {
      const factor = a[n * r + i];
      if (r === i || factor === 0) continue;
      for (let j = 0; j < n; j++) {
        a[n * r + j] = a[n * r + j] - factor * a[n * i + j];
        inverse[n * r + j] = inverse[n * r + j] - factor * inverse[n * i + j];
      }
    }
  }
  // Rounding leaves the inverse unsymmetric by some 1e-16, which would act as a torque. So take the mean of both
  // halves.
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) out[o + n * i + j] = 0.5 * (inverse[n * i + j] + inverse[n * j + i]);
  }
  return true;
}
