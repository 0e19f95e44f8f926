/**
 * 3×3 matrices in flat arrays, row-major: element (r, c) is m[i + 3r + c]. `out` may be any of the inputs: everything
 * that is needed later is read before anything is written.
 */
import type { Vec } from './vec3.js';

export function set(
  out: Vec,
  o: number,
  m00: number,
  m01: number,
  m02: number,
  m10: number,
  m11: number,
  m12: number,
  m20: number,
  m21: number,
  m22: number,
): void {
  out[o] = m00;
  out[o + 1] = m01;
  out[o + 2] = m02;
  out[o + 3] = m10;
  out[o + 4] = m11;
  out[o + 5] = m12;
  out[o + 6] = m20;
  out[o + 7] = m21;
  out[o + 8] = m22;
}

export function copy(out: Vec, o: number, a: Vec, i: number): void {
  scale(out, o, a, i, 1);
}

export function zero(out: Vec, o: number): void {
  set(out, o, 0, 0, 0, 0, 0, 0, 0, 0, 0);
}

export function identity(out: Vec, o: number): void {
  diagonal(out, o, 1, 1, 1);
}

export function diagonal(out: Vec, o: number, x: number, y: number, z: number): void {
  set(out, o, x, 0, 0, 0, y, 0, 0, 0, z);
}

export function add(out: Vec, o: number, a: Vec, i: number, b: Vec, j: number): void {
  addScaled(out, o, a, i, b, j, 1);
}

export function sub(out: Vec, o: number, a: Vec, i: number, b: Vec, j: number): void {
  addScaled(out, o, a, i, b, j, -1);
}

export function scale(out: Vec, o: number, a: Vec, i: number, s: number): void {
  const m4 = a[i + 4] * s;
  const m5 = a[i + 5] * s;
  const m6 = a[i + 6] * s;
  const m7 = a[i + 7] * s;
  const m8 = a[i + 8] * s;
  set(out, o, a[i] * s, a[i + 1] * s, a[i + 2] * s, a[i + 3] * s, m4, m5, m6, m7, m8);
}

/** a + s·b. */
export function addScaled(out: Vec, o: number, a: Vec, i: number, b: Vec, j: number, s: number): void {
  const m0 = a[i] + s * b[j];
  const m1 = a[i + 1] + s * b[j + 1];
  const m2 = a[i + 2] + s * b[j + 2];
  const m3 = a[i + 3] + s * b[j + 3];
  const m4 = a[i + 4] + s * b[j + 4];
  const m5 = a[i + 5] + s * b[j + 5];
  const m6 = a[i + 6] + s * b[j + 6];
  const m7 = a[i + 7] + s * b[j + 7];
  set(out, o, m0, m1, m2, m3, m4, m5, m6, m7, a[i + 8] + s * b[j + 8]);
}

export function transpose(out: Vec, o: number, a: Vec, i: number): void {
  const m8 = a[i + 8];
  set(out, o, a[i], a[i + 3], a[i + 6], a[i + 1], a[i + 4], a[i + 7], a[i + 2], a[i + 5], m8);
}

export function multiply(out: Vec, o: number, a: Vec, i: number, b: Vec, j: number): void {
  product(out, o, a, i, 3, 1, b, j, 3, 1);
}

/** aᵀ·b. */
export function transposeMultiply(out: Vec, o: number, a: Vec, i: number, b: Vec, j: number): void {
  product(out, o, a, i, 1, 3, b, j, 3, 1);
}

/** a·bᵀ. */
export function multiplyTranspose(out: Vec, o: number, a: Vec, i: number, b: Vec, j: number): void {
  product(out, o, a, i, 3, 1, b, j, 1, 3);
}

/** Product of two matrices given the strides of their rows (r) and columns (c). */
function product(
  out: Vec,
  o: number,
  a: Vec,
  i: number,
  ar: number,
  ac: number,
  b: Vec,
  j: number,
  br: number,
  bc: number,
): void {
  const b00 = b[j];
  const b01 = b[j + bc];
  const b02 = b[j + 2 * bc];
  const b10 = b[j + br];
  const b11 = b[j + br + bc];
  const b12 = b[j + br + 2 * bc];
  const b20 = b[j + 2 * br];
  const b21 = b[j + 2 * br + bc];
  const b22 = b[j + 2 * br + 2 * bc];
  const x0 = a[i];
  const x1 = a[i + ac];
  const x2 = a[i + 2 * ac];
  const y0 = a[i + ar];
  const y1 = a[i + ar + ac];
  const y2 = a[i + ar + 2 * ac];
  const z0 = a[i + 2 * ar];
  const z1 = a[i + 2 * ar + ac];
  const z2 = a[i + 2 * ar + 2 * ac];
  out[o] = x0 * b00 + x1 * b10 + x2 * b20;
  out[o + 1] = x0 * b01 + x1 * b11 + x2 * b21;
  out[o + 2] = x0 * b02 + x1 * b12 + x2 * b22;
  out[o + 3] = y0 * b00 + y1 * b10 + y2 * b20;
  out[o + 4] = y0 * b01 + y1 * b11 + y2 * b21;
  out[o + 5] = y0 * b02 + y1 * b12 + y2 * b22;
  out[o + 6] = z0 * b00 + z1 * b10 + z2 * b20;
  out[o + 7] = z0 * b01 + z1 * b11 + z2 * b21;
  out[o + 8] = z0 * b02 + z1 * b12 + z2 * b22;
}

export function mulVec(out: Vec, o: number, m: Vec, i: number, v: Vec, j: number): void {
  const x = v[j];
  const y = v[j + 1];
  const z = v[j + 2];
  const rx = m[i] * x + m[i + 1] * y + m[i + 2] * z;
  const ry = m[i + 3] * x + m[i + 4] * y + m[i + 5] * z;
  const rz = m[i + 6] * x + m[i + 7] * y + m[i + 8] * z;
  out[o] = rx;
  out[o + 1] = ry;
  out[o + 2] = rz;
}

/** mᵀ·v. */
export function transposeMulVec(out: Vec, o: number, m: Vec, i: number, v: Vec, j: number): void {
  const x = v[j];
  const y = v[j + 1];
  const z = v[j + 2];
  const rx = m[i] * x + m[i + 3] * y + m[i + 6] * z;
  const ry = m[i + 1] * x + m[i + 4] * y + m[i + 7] * z;
  const rz = m[i + 2] * x + m[i + 5] * y + m[i + 8] * z;
  out[o] = rx;
  out[o + 1] = ry;
  out[o + 2] = rz;
}

export function trace(m: Vec, i: number): number {
  return m[i] + m[i + 4] + m[i + 8];
}

export function determinant(m: Vec, i: number): number {
  return (
    m[i] * (m[i + 4] * m[i + 8] - m[i + 5] * m[i + 7]) -
    m[i + 1] * (m[i + 3] * m[i + 8] - m[i + 5] * m[i + 6]) +
    m[i + 2] * (m[i + 3] * m[i + 7] - m[i + 4] * m[i + 6])
  );
}

/** Largest absolute element; NaN if there is one. */
export function maxAbs(m: Vec, i: number): number {
  let most = 0;
  for (let k = 0; k < 9; k++) most = Math.max(most, Math.abs(m[i + k]));
  return most;
}

/**
 * Returns false, and leaves out as it was, when the matrix is singular to working precision (or not finite).
 * Elements are divided by the largest one first, so the answer doesn't depend on the unit of length.
 */
export function inverse(out: Vec, o: number, m: Vec, i: number): boolean {
  const size = maxAbs(m, i);
  if (!(size > 0 && size < Number.POSITIVE_INFINITY)) return false;
  const a = m[i] / size;
  const b = m[i + 1] / size;
  const c = m[i + 2] / size;
  const d = m[i + 3] / size;
  const e = m[i + 4] / size;
  const f = m[i + 5] / size;
  const g = m[i + 6] / size;
  const h = m[i + 7] / size;
  const k = m[i + 8] / size;
  const c0 = e * k - f * h;
  const c1 = f * g - d * k;
  const c2 = d * h - e * g;
  const det = a * c0 + b * c1 + c * c2;
  // Bound of Hadamard: |det| can't exceed the product of the row lengths; below its rounding it is noise.
  const bound =
    Math.sqrt(a * a + b * b + c * c) * Math.sqrt(d * d + e * e + f * f) * Math.sqrt(g * g + h * h + k * k);
  if (!(Math.abs(det) > 1e-15 * bound)) return false;
  const s = 1 / det / size;
  if (!Number.isFinite(s)) return false;
  const n3 = c1 * s;
  const n6 = c2 * s;
  const n1 = (c * h - b * k) * s;
  const n4 = (a * k - c * g) * s;
  const n7 = (b * g - a * h) * s;
  set(out, o, c0 * s, n1, (b * f - c * e) * s, n3, n4, (c * d - a * f) * s, n6, n7, (a * e - b * d) * s);
  return true;
}

/** m + s·u·vᵀ. */
export function addOuter(
  out: Vec,
  o: number,
  m: Vec,
  i: number,
  u: Vec,
  j: number,
  v: Vec,
  k: number,
  s: number,
): void {
  const ux = u[j] * s;
  const uy = u[j + 1] * s;
  const uz = u[j + 2] * s;
  const x = v[k];
  const y = v[k + 1];
  const z = v[k + 2];
  const m3 = m[i + 3] + uy * x;
  const m4 = m[i + 4] + uy * y;
  const m5 = m[i + 5] + uy * z;
  const m6 = m[i + 6] + uz * x;
  const m7 = m[i + 7] + uz * y;
  const m8 = m[i + 8] + uz * z;
  set(out, o, m[i] + ux * x, m[i + 1] + ux * y, m[i + 2] + ux * z, m3, m4, m5, m6, m7, m8);
}

/** The matrix of the cross product: skew(v)·w = v × w. */
export function skew(out: Vec, o: number, v: Vec, i: number): void {
  const x = v[i];
  const y = v[i + 1];
  const z = v[i + 2];
  set(out, o, 0, -z, y, z, 0, -x, -y, x, 0);
}

/**
 * R·D·Rᵀ with D = diag(d[j], d[j+1], d[j+2]): a body-frame inertia, or its inverse, in the world frame. Exactly
 * symmetric.
 */
export function rotateDiagonal(out: Vec, o: number, r: Vec, i: number, d: Vec, j: number): void {
  const x = d[j];
  const y = d[j + 1];
  const z = d[j + 2];
  const a = r[i];
  const b = r[i + 1];
  const c = r[i + 2];
  const e = r[i + 3];
  const f = r[i + 4];
  const g = r[i + 5];
  const h = r[i + 6];
  const k = r[i + 7];
  const l = r[i + 8];
  const xy = a * x * e + b * y * f + c * z * g;
  const xz = a * x * h + b * y * k + c * z * l;
  const yz = e * x * h + f * y * k + g * z * l;
  const xx = a * x * a + b * y * b + c * z * c;
  const yy = e * x * e + f * y * f + g * z * g;
  set(out, o, xx, xy, xz, xy, yy, yz, xz, yz, h * x * h + k * y * k + l * z * l);
}
