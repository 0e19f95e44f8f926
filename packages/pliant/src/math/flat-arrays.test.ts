import { describe, expect, it } from 'vitest';
import { Random } from '../math/random.js';
import * as mat3 from './mat3.js';
import * as quat from './quat.js';
import * as vec3 from './vec3.js';

type Binary = (out: Float64Array, o: number, a: Float64Array, i: number, b: Float64Array, j: number) => void;
type Unary = (out: Float64Array, o: number, a: Float64Array, i: number) => unknown;

const random = new Random(11);
const draw = (n: number) => Float64Array.from({ length: n }, () => random.uniform(-2, 2));
const rotation = () => {
  const q = new Float64Array(4);
  random.rotation(q, 0);
  return q;
};

const binary: [string, Binary][] = [
  ['vec3.add', vec3.add],
  ['vec3.sub', vec3.sub],
  ['vec3.addScaled', (out, o, a, i, b, j) => vec3.addScaled(out, o, a, i, b, j, 1.5)],
  ['vec3.cross', vec3.cross],
  ['vec3.lerp', (out, o, a, i, b, j) => vec3.lerp(out, o, a, i, b, j, 0.3)],
  ['vec3.min', vec3.min],
  ['vec3.max', vec3.max],
  ['quat.multiply', quat.multiply],
  ['quat.slerp', (out, o, a, i, b, j) => quat.slerp(out, o, a, i, b, j, 0.3)],
  ['quat.rotate', quat.rotate],
  ['quat.inverseRotate', quat.inverseRotate],
  ['quat.fromTo', quat.fromTo],
  ['quat.integrate', (out, o, a, i, b, j) => quat.integrate(out, o, a, i, b, j, 0.1)],
  ['mat3.add', mat3.add],
  ['mat3.sub', mat3.sub],
  ['mat3.addScaled', (out, o, a, i, b, j) => mat3.addScaled(out, o, a, i, b, j, 1.5)],
  ['mat3.multiply', mat3.multiply],
  ['mat3.transposeMultiply', mat3.transposeMultiply],
  ['mat3.multiplyTranspose', mat3.multiplyTranspose],
  ['mat3.mulVec', mat3.mulVec],
  ['mat3.transposeMulVec', mat3.transposeMulVec],
  ['mat3.rotateDiagonal', mat3.rotateDiagonal],
  ['mat3.addOuter', (out, o, a, i, b, j) => mat3.addOuter(out, o, a, i, b, j, b, j, 2)],
];
const unary: [string, Unary][] = [
  ['vec3.copy', vec3.copy],
  ['vec3.scale', (out, o, a, i) => vec3.scale(out, o, a, i, 3)],
  ['vec3.negate', vec3.negate],
  ['vec3.normalize', vec3.normalize],
  ['quat.copy', quat.copy],
  ['quat.conjugate', quat.conjugate],
  ['quat.normalize', quat.normalize],
  ['quat.fromAxisAngle', (out, o, a, i) => quat.fromAxisAngle(out, o, a, i, 1)],
  ['quat.fromRotationVector', quat.fromRotationVector],
  ['quat.toRotationVector', quat.toRotationVector],
  ['quat.toMat3', quat.toMat3],
  ['quat.fromMat3', quat.fromMat3],
  ['mat3.copy', mat3.copy],
  ['mat3.scale', (out, o, a, i) => mat3.scale(out, o, a, i, 3)],
  ['mat3.transpose', mat3.transpose],
  ['mat3.inverse', mat3.inverse],
  ['mat3.skew', mat3.skew],
];

describe('out may be any input', () => {
  it.each(binary)('%s', (_name, f) => {
    for (const [i, j] of [
      [3, 15],
      [15, 3],
      [3, 3],
      [3, 4],
    ] as const) {
      for (const o of [i, j, i + 1, i - 1]) {
        const data = draw(27);
        const fresh = data.slice();
        f(fresh, o, data, i, data.slice(), j);
        f(data, o, data, i, data, j);
        expect(data).toEqual(fresh);
      }
    }
  });

  it.each(unary)('%s', (_name, f) => {
    for (const o of [2, 3, 4]) {
      const data = draw(15);
      const fresh = data.slice();
      f(fresh, o, data.slice(), 3);
      f(data, o, data, 3);
      expect(data).toEqual(fresh);
    }
  });
});

describe('meaning', () => {
  const close = (a: ArrayLike<number>, b: ArrayLike<number>) => {
    for (let k = 0; k < a.length; k++) expect(Math.abs(a[k] - b[k])).toBeLessThan(1e-13);
  };

  it('vectors: the cross product by the right hand, lengths without overflow, safe normalisation', () => {
    const v = new Float64Array(3);
    vec3.cross(v, 0, Float64Array.of(1, 0, 0), 0, Float64Array.of(0, 1, 0), 0);
    expect([...v]).toEqual([0, 0, 1]);
    expect(vec3.length(Float64Array.of(3 * 2 ** 600, 0, 4 * 2 ** 600), 0)).toBe(5 * 2 ** 600);
    expect(vec3.normalize(v, 0, new Float64Array(3), 0)).toBe(0);
    expect([...v]).toEqual([0, 0, 0]);
    vec3.normalize(v, 0, Float64Array.of(5e-324, 5e-324, 0), 0);
    close(v, [Math.SQRT1_2, Math.SQRT1_2, 0]);
  });

  it('quaternions and matrices agree on rotations, products and inverses', () => {
    for (let n = 0; n < 200; n++) {
      const [a, b, v] = [rotation(), rotation(), draw(3)];
      const [p, q, r] = [new Float64Array(9), new Float64Array(9), new Float64Array(9)];
      const [x, y, ab] = [new Float64Array(3), new Float64Array(3), new Float64Array(4)];
      quat.toMat3(p, 0, a, 0);
      quat.toMat3(q, 0, b, 0);
      quat.multiply(ab, 0, a, 0, b, 0);
      quat.toMat3(r, 0, ab, 0);
      mat3.multiply(p, 0, p, 0, q, 0);
      close(p, r);
      quat.rotate(x, 0, ab, 0, v, 0);
      mat3.mulVec(y, 0, r, 0, v, 0);
      close(x, y);
      quat.inverseRotate(x, 0, ab, 0, x, 0);
      close(x, v);
      quat.fromMat3(b, 0, r, 0);
      expect(Math.abs(quat.dot(b, 0, ab, 0))).toBeCloseTo(1, 13);
      mat3.inverse(q, 0, r, 0);
      mat3.transpose(p, 0, r, 0);
      close(p, q);
      quat.toRotationVector(x, 0, a, 0);
      quat.fromRotationVector(b, 0, x, 0);
      expect(Math.abs(quat.dot(a, 0, b, 0))).toBeCloseTo(1, 13);
    }
    expect(mat3.inverse(new Float64Array(9), 0, Float64Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9), 0)).toBe(false);
  });

  it('slerp halves the angle, fromTo maps a to b and opposite vectors too', () => {
    const [q, v, w, u] = [new Float64Array(4), new Float64Array(3), new Float64Array(3), new Float64Array(3)];
    quat.slerp(q, 0, Float64Array.of(0, 0, 0, 1), 0, Float64Array.of(1, 0, 0, 0), 0, 0.5);
    close(q, [Math.SQRT1_2, 0, 0, Math.SQRT1_2]);
    for (let n = 0; n < 100; n++) {
      random.unitVector(v, 0);
      if (n % 2 === 0) random.unitVector(w, 0);
      else vec3.negate(w, 0, v, 0);
      quat.fromTo(q, 0, v, 0, w, 0);
      quat.rotate(u, 0, q, 0, v, 0);
      close(u, w);
    }
  });
});
