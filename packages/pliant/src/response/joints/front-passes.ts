/**
 * The arithmetic of `fronts.ts` in plain code, on triangles of rows one after the other. Sums of products run in two
 * lanes, even and odd apart: the kernel adds in lanes of two, and the bits must be equal.
 */

/** Place of row i in a triangle of rows. */
export const rowAt = (i: number) => (i * (i + 1)) >> 1;

/** The sum of products of n numbers of `a` from p on with those of `b` from q on. */
function dot(a: Float64Array, p: number, b: Float64Array, q: number, n: number): number {
  let even = 0;
  let odd = 0;
  let k = 0;
  for (; k + 1 < n; k += 2) {
    even += a[p + k] * b[q + k];
    odd += a[p + k + 1] * b[q + k + 1];
  }
  if (k < n) even += a[p + k] * b[q + k];
  return even + odd;
}

/**
 * Splits `own` rows off the front of `size` rows at `at`. Its first row is row `from` of the matrix. A diagonal grows
 * by `more`, and a pivot that isn't above `least` is none.
 */
function eliminate(
  factor: Float64Array,
  at: number,
  own: number,
  size: number,
  from: number,
  inverse: Float64Array,
  more: Float64Array,
  least: Float64Array,
  g: Float64Array,
): void {
  for (let i = 0, o = at; i < size; o += ++i) {
    const before = Math.min(i, own);
    for (let j = 0, p = at; j < before; p += ++j) g[j] = factor[o + j] - dot(g, 0, factor, p, j);
    for (let k = 0; k < before; k++) factor[o + k] = g[k] * inverse[from + k];
    if (i < own) {
      const pivot = factor[o + i] + more[from + i] - dot(g, 0, factor, o, i);
      inverse[from + i] = pivot > least[from + i] ? 1 / pivot : 0;
    } else {
      for (let j = own, p = at + rowAt(own); j <= i; p += ++j) factor[o + j] -= dot(g, 0, factor, p, own);
    }
  }
}

/** Adds the `count` rows that the front at `at` leaves to the front at `up`, in its rows `above` from `first` on. */
function handOn(
  factor: Float64Array,
  at: number,
  own: number,
  count: number,
  up: number,
  above: Int32Array,
  first: number,
): void {
  for (let r = 0; r < count; r++) {
    const o = at + rowAt(own + r) + own;
    const to = up + rowAt(above[first + r]);
    for (let s = 0; s <= r; s++) factor[to + above[first + s]] += factor[o + s];
  }
}

/** L⁻¹ x for the rows of a front, and what the rows that it leaves, `rest` from `first` on, get of it. */
function solveDown(
  factor: Float64Array,
  at: number,
  own: number,
  count: number,
  x: Float64Array,
  from: number,
  rest: Int32Array,
  first: number,
  inverse: Float64Array,
): void {
  let o = at;
  for (let i = 0; i < own; o += ++i) {
    const sum = x[from + i] - dot(factor, o, x, from, i);
    // Rows that are left out must not change the rows after them.
    x[from + i] = inverse[from + i] === 0 ? 0 : sum;
  }
  for (let r = 0; r < count; r++) {
    x[rest[first + r]] -= dot(factor, o, x, from, own);
    o += own + r + 1;
  }
}

/** L⁻ᵀ x for the rows of a front. */
function solveUp(
  factor: Float64Array,
  at: number,
  own: number,
  count: number,
  x: Float64Array,
  from: number,
  rest: Int32Array,
  first: number,
  inverse: Float64Array,
): void {
  let i = own + count - 1;
  let o = at + rowAt(i);
  for (let r = count - 1; r >= 0; r--) {
    const answer = x[rest[first + r]];
    for (let j = 0; j < own; j++) x[from + j] -= factor[o + j] * answer;
    o -= i--;
  }
  for (; i >= 0; o -= i--) {
    if (inverse[from + i] === 0) x[from + i] = 0;
    const answer = x[from + i];
    for (let j = 0; j < i; j++) x[from + j] -= factor[o + j] * answer;
  }
}

/** The passes in plain code. */
export const PLAIN = { eliminate, handOn, solveDown, solveUp };
export type Passes = typeof PLAIN;
