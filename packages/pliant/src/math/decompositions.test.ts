import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random } from '../math/random.js';
import { eigenSymmetric3 } from './eigen3.js';
import * as mat3 from './mat3.js';
import { POLAR_WORK, polarQuaternion, polarRotation, polarRotationNear } from './polar3.js';
import * as quat from './quat.js';
import { svd3 } from './svd3.js';

const element = fc.oneof(
  fc.double({ min: -1, max: 1, noNaN: true }),
  fc.constantFrom(0, 0, 1, -1, 1e-9, 1e-17),
);
const nine = fc.array(element, { minLength: 9, maxLength: 9 });
const scales = fc.constantFrom(1, 1e150, 1e-150, 1e6);
const options = { seed: 7, numRuns: 1000 };

function expectRotation(m: Float64Array): void {
  const p = new Float64Array(9);
  mat3.multiplyTranspose(p, 0, m, 0, m, 0);
  let off = 0;
  for (let k = 0; k < 9; k++) off = Math.max(off, Math.abs(p[k] - (k % 4 === 0 ? 1 : 0)));
  expect(off).toBeLessThan(1e-12);
  expect(Math.abs(mat3.determinant(m, 0) - 1)).toBeLessThan(1e-12);
}

/** L·diag(d)·Rᵀ. */
function compose(l: Float64Array, d: Float64Array, r: Float64Array): Float64Array {
  const m = new Float64Array(9);
  for (let k = 0; k < 9; k++) m[k] = l[k] * d[k % 3];
  mat3.multiplyTranspose(m, 0, m, 0, r, 0);
  return m;
}

function expectClose(a: Float64Array, b: Float64Array, size: number): void {
  let off = 0;
  for (let k = 0; k < 9; k++) off = Math.max(off, Math.abs(a[k] - b[k]));
  expect(off).toBeLessThanOrEqual(1e-13 * size);
}

/** Matrices of every rank, some reflected. */
const matrices = fc.tuple(nine, scales, fc.integer({ min: 0, max: 3 })).map(([values, scale, kind]) => {
  const m = Float64Array.from(values);
  if (kind === 1) for (let k = 0; k < 3; k++) m[6 + k] = m[k] * 2 - m[3 + k];
  if (kind === 2) for (let k = 0; k < 9; k++) m[k] = values[k % 3] * values[3 + Math.floor(k / 3)];
  if (kind === 3) m.fill(0);
  mat3.scale(m, 0, m, 0, scale);
  return m;
});

describe('eigenSymmetric3', () => {
  it('rebuilds the matrix from falling values and a rotation (seed 7)', () => {
    fc.assert(
      fc.property(matrices, (m) => {
        const t = new Float64Array(9);
        mat3.transpose(t, 0, m, 0);
        mat3.add(t, 0, t, 0, m, 0);
        const values = new Float64Array(3);
        const vectors = new Float64Array(9);
        expect(eigenSymmetric3(values, 0, vectors, 0, t, 0)).toBe(true);
        expectRotation(vectors);
        expect(values[0] >= values[1] && values[1] >= values[2]).toBe(true);
        expectClose(compose(vectors, values, vectors), t, mat3.maxAbs(t, 0));
      }),
      options,
    );
  });
});

describe('svd3', () => {
  it('rebuilds any matrix, with rotations and the sign on the smallest value (seed 7)', () => {
    fc.assert(
      fc.property(matrices, (m) => {
        const u = new Float64Array(9);
        const s = new Float64Array(3);
        const v = new Float64Array(9);
        expect(svd3(u, 0, s, 0, v, 0, m, 0)).toBe(true);
        expectRotation(u);
        expectRotation(v);
        const size = mat3.maxAbs(m, 0);
        expect(s[0] >= s[1] && s[1] >= Math.abs(s[2]) - 1e-15 * size).toBe(true);
        expectClose(compose(u, s, v), m, size);
      }),
      options,
    );
  });

  it('keeps the digits of small values', () => {
    const u = new Float64Array(9);
    const s = new Float64Array(3);
    svd3(u, 0, s, 0, new Float64Array(9), 0, Float64Array.of(0, 0, -1e-12, 1, 0, 0, 0, 1e-6, 0), 0);
    expect([...s]).toEqual([1, 1e-6, -1e-12]);
    expect(svd3(u, 0, s, 0, new Float64Array(9), 0, new Float64Array(9).fill(Number.NaN), 0)).toBe(false);
    expect([...s]).toEqual([0, 0, 0]);
  });
});

describe('polar rotation', () => {
  const work = new Float64Array(POLAR_WORK);
  const traceOf = (r: Float64Array, m: Float64Array) => {
    let sum = 0;
    for (let k = 0; k < 9; k++) sum += r[k] * m[k];
    return sum;
  };

  it('beats random rotations, cold and from any start, for every rank and scale (seed 7)', () => {
    const random = new Random(5);
    fc.assert(
      fc.property(matrices, (m) => {
        const r = new Float64Array(9);
        const warm = new Float64Array(9);
        const q = new Float64Array(4);
        polarRotation(r, 0, m, 0, work);
        expectRotation(r);
        random.rotation(q, 0);
        polarQuaternion(q, 0, m, 0, work);
        quat.toMat3(warm, 0, q, 0);
        expectRotation(warm);
        const best = traceOf(r, m);
        const size = mat3.maxAbs(m, 0);
        expect(Math.abs(traceOf(warm, m) - best)).toBeLessThanOrEqual(1e-13 * size);
        let most = Number.NEGATIVE_INFINITY;
        for (let k = 0; k < 10; k++) {
          random.rotation(q, 0);
          quat.toMat3(warm, 0, q, 0);
          most = Math.max(most, traceOf(warm, m));
        }
        expect(most).toBeLessThanOrEqual(best + 1e-13 * size);
      }),
      options,
    );
  });

  it('finds a half turn from the identity, and keeps the start for zero', () => {
    const q = Float64Array.of(0, 0, 0, 1);
    polarQuaternion(q, 0, Float64Array.of(-1, 0, 0, 0, -2, 0, 0, 0, 3), 0, work);
    expect(Math.abs(q[2])).toBeCloseTo(1, 14);
    const start = Float64Array.of(0.6, 0, 0, 0.8);
    expect(polarQuaternion(start, 0, new Float64Array(9), 0, work)).toBe(false);
    expect([...start]).toEqual([0.6, 0, 0, 0.8]);
  });
});

describe('polarRotationNear', () => {
  it('finds a rotation as near as the one by singular values, wherever it starts (seed 7)', () => {
    fc.assert(
      fc.property(matrices, nine, (m, start) => {
        const work = new Float64Array(POLAR_WORK);
        const [exact, near] = [new Float64Array(9), new Float64Array(9)];
        polarRotation(near, 0, Float64Array.from(start), 0, work);
        const before = near.slice();
        const size = m.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
        if (!polarRotationNear(near, 0, m, 0, work)) {
          expect(size).toBe(0);
          expect(near).toEqual(before);
          return;
        }
        polarRotation(exact, 0, m, 0, work);
        expectRotation(near);
        let [best, found] = [0, 0];
        for (let k = 0; k < 9; k++) {
          best += (exact[k] * m[k]) / size;
          found += (near[k] * m[k]) / size;
        }
        expect(found).toBeGreaterThan(best - 1e-12);
      }),
      options,
    );
  });
});
