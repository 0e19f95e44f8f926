/** Symmetric positive matrices of six rows, row-major, as L D Lᵀ in place. */

/** Factors the matrix at a[o…o + 35]; false when it isn't positive. */
export function factorSix(a: Float64Array, o: number): boolean {
  for (let j = 0; j < 6; j++) {
    let d = a[o + 7 * j];
    for (let k = 0; k < j; k++) d -= a[o + 6 * j + k] * a[o + 6 * j + k] * a[o + 7 * k];
    if (!(d > 0)) return false;
    a[o + 7 * j] = d;
    for (let i = j + 1; i < 6; i++) {
      let v = a[o + 6 * i + j];
      for (let k = 0; k < j; k++) v -= a[o + 6 * i + k] * a[o + 6 * j + k] * a[o + 7 * k];
      a[o + 6 * i + j] = v / d;
    }
  }
  return true;
}

/** Solves with a factored matrix for b[p…p + 5], in place. */
export function solveSix(a: Float64Array, o: number, b: Float64Array, p: number): void {
  for (let i = 1; i < 6; i++) {
    let v = b[p + i];
    for (let k = 0; k < i; k++) v -= a[o + 6 * i + k] * b[p + k];
    b[p + i] = v;
  }
  for (let i = 5; i >= 0; i--) {
    let v = b[p + i] / a[o + 7 * i];
    for (let k = i + 1; k < 6; k++) v -= a[o + 6 * k + i] * b[p + k];
    b[p + i] = v;
  }
}

/** Adds k w wᵀ at a[o…], with w the wrench of the direction (x, y, z) at `arm`. */
export function addDirection(
  a: Float64Array,
  o: number,
  arm: Float64Array,
  x: number,
  y: number,
  z: number,
  k: number,
): void {
  const tx = arm[1] * z - arm[2] * y;
  const ty = arm[2] * x - arm[0] * z;
  const tz = arm[0] * y - arm[1] * x;
  addRow(a, o, k * x, x, y, z, tx, ty, tz);
  addRow(a, o + 6, k * y, x, y, z, tx, ty, tz);
  addRow(a, o + 12, k * z, x, y, z, tx, ty, tz);
  addRow(a, o + 18, k * tx, x, y, z, tx, ty, tz);
  addRow(a, o + 24, k * ty, x, y, z, tx, ty, tz);
  addRow(a, o + 30, k * tz, x, y, z, tx, ty, tz);
}

/** Adds Gᵀ (k n nᵀ + even 1) G below the diagonal and on it, with n = (x, y, z) and the three rows of six of G in w. */
export function addWrenches(
  a: Float64Array,
  w: Float64Array,
  x: number,
  y: number,
  z: number,
  k: number,
  even: number,
): void {
  for (let i = 0; i < 6; i++) {
    const p = w[i];
    const q = w[6 + i];
    const r = w[12 + i];
    const along = k * (x * p + y * q + z * r);
    const s = along * x + even * p;
    const t = along * y + even * q;
    const u = along * z + even * r;
    for (let j = 0; j <= i; j++) a[6 * i + j] = a[6 * i + j] + s * w[j] + t * w[6 + j] + u * w[12 + j];
  }
}

function addRow(
  a: Float64Array,
  o: number,
  s: number,
  x: number,
  y: number,
  z: number,
  tx: number,
  ty: number,
  tz: number,
): void {
  a[o] = a[o] + s * x;
  a[o + 1] = a[o + 1] + s * y;
  a[o + 2] = a[o + 2] + s * z;
  a[o + 3] = a[o + 3] + s * tx;
  a[o + 4] = a[o + 4] + s * ty;
  a[o + 5] = a[o + 5] + s * tz;
}
