import { describe, expect, it } from 'vitest';
import { Random } from '../../math/random.js';
import type { BlockMatrix } from '../fem/block-cholesky.js';
import { SheetShape } from './sheet-shape.js';
import type { ThinShape } from './thin-shape.js';
import { ThreadShape } from './thread-shape.js';

/** A sheet of nx × nz cells in the plane of x and z, with inner vertices moved about. */
function grid(nx: number, nz: number, edge: number, shake: number, seed = 1) {
  const random = new Random(seed);
  const positions: number[] = [];
  const triangles: number[] = [];
  for (let j = 0; j <= nz; j++)
    for (let i = 0; i <= nx; i++) {
      const inner = i > 0 && j > 0 && i < nx && j < nz ? shake * edge : 0;
      positions.push(edge * i + inner * (random.next() - 0.5), 0, edge * j + inner * (random.next() - 0.5));
    }
  for (let j = 0; j < nz; j++)
    for (let i = 0; i < nx; i++) {
      const a = j * (nx + 1) + i;
      triangles.push(a, a + nx + 1, a + 1, a + 1, a + nx + 1, a + nx + 2);
    }
  return { positions: Float64Array.from(positions), triangles: Int32Array.from(triangles) };
}

/** out += A d. */
function addMatrixProduct(
  { starts, columns, blocks, diagonal }: BlockMatrix,
  d: Float64Array,
  out: Float64Array,
): void {
  const add = (v: number, w: number, from: Float64Array, o: number) => {
    for (let r = 0; r < 3; r++)
      for (let c = 0; c < 3; c++) out[3 * v + r] += from[o + 3 * r + c] * d[3 * w + c];
  };
  for (let v = 0; v + 1 < starts.length; v++) {
    add(v, v, diagonal, 9 * v);
    for (let e = starts[v]; e < starts[v + 1]; e++) add(v, columns[e], blocks, 9 * e);
  }
}

function energyOf(shape: ThinShape, x: Float64Array): number {
  const sums = new Float64Array(2);
  shape.addGradient(x, 0, new Float64Array(x.length), sums);
  return sums[0];
}

function expectGradient(shape: ThinShape, x: Float64Array): void {
  const g = new Float64Array(x.length);
  shape.addGradient(x, 0, g, new Float64Array(2));
  const step = 1e-6 * shape.elementSize;
  const size = Math.max(...g.map(Math.abs));
  for (let k = 0; k < x.length; k++) {
    const [p, q] = [x.slice(), x.slice()];
    p[k] += step;
    q[k] -= step;
    expect(Math.abs((energyOf(shape, p) - energyOf(shape, q)) / (2 * step) - g[k])).toBeLessThan(1e-5 * size);
  }
}

const material = { youngsModulus: 1e6, poissonRatio: 0.3, thickness: 0.01 };

describe('thin shapes', () => {
  it('have the gradient of their energy, far from rest', () => {
    const random = new Random(3);
    const { positions, triangles } = grid(3, 3, 0.1, 0.4);
    const shake = (x: Float64Array, by: number) => x.map((v) => v + by * (random.next() - 0.5));
    expectGradient(new SheetShape(positions, triangles, material), shake(positions, 0.06));
    const line = Float64Array.from({ length: 21 }, (_, k) => (k % 3 === 0 ? 0.1 * (k / 3) : 0));
    expectGradient(new ThreadShape(line, false, { youngsModulus: 1e6, radius: 0.01 }), shake(line, 0.1));
    const ring = Float64Array.from({ length: 24 }, (_, k) =>
      k % 3 === 0 ? Math.cos((k / 24) * 2 * Math.PI) : k % 3 === 1 ? Math.sin((k / 24) * 2 * Math.PI) : 0,
    );
    expectGradient(new ThreadShape(ring, true, { youngsModulus: 1e6, radius: 0.01 }), shake(ring, 0.1));
  });

  it('have at rest the curvature of their energy', () => {
    const { positions, triangles } = grid(3, 3, 0.1, 0.4);
    const line = Float64Array.from({ length: 21 }, (_, k) => (k % 3 === 0 ? 0.1 * (k / 3) : 0));
    const random = new Random(5);
    for (const [shape, x] of [
      [new SheetShape(positions, triangles, material), positions],
      [new ThreadShape(line, false, { youngsModulus: 1e6, radius: 0.01 }), line],
    ] as const) {
      const matrix = shape.graph.matrix();
      shape.assemble(x, 0, matrix, 1, false);
      const d = x.map(() => random.next() - 0.5);
      const product = new Float64Array(x.length);
      addMatrixProduct(matrix, d, product);
      const [p, q] = [new Float64Array(x.length), new Float64Array(x.length)];
      const step = 1e-7;
      shape.addGradient(
        x.map((v, k) => v + step * d[k]),
        0,
        p,
        new Float64Array(2),
      );
      shape.addGradient(
        x.map((v, k) => v - step * d[k]),
        0,
        q,
        new Float64Array(2),
      );
      const size = Math.max(...product.map(Math.abs));
      const linear = new Float64Array(shape.linearSize);
      const same = new Float64Array(x.length);
      shape.linearise(x, 0, linear, false);
      shape.addProduct(linear, 1, d, same);
      same.forEach((v, k) => {
        expect(Math.abs(v - product[k])).toBeLessThan(1e-12 * size);
      });
      product.forEach((v, k) => {
        expect(Math.abs((p[k] - q[k]) / (2 * step) - v)).toBeLessThan(1e-5 * size);
      });
    }
  });

  it('have the same product of their curvature as its matrix, far from rest', () => {
    const random = new Random(9);
    const { positions, triangles } = grid(3, 3, 0.1, 0.4);
    const line = Float64Array.from({ length: 21 }, (_, k) => (k % 3 === 0 ? 0.1 * (k / 3) : 0));
    for (const [shape, x] of [
      [new SheetShape(positions, triangles, material), positions],
      [new ThreadShape(line, false, { youngsModulus: 1e6, radius: 0.01 }), line],
    ] as const)
      for (const isMaterial of [false, true]) {
        const at = x.map((v) => v + 0.1 * (random.next() - 0.5));
        const d = x.map(() => random.next() - 0.5);
        const matrix = shape.graph.matrix();
        shape.assemble(at, 0, matrix, 1, isMaterial);
        const [product, same] = [new Float64Array(x.length), new Float64Array(x.length)];
        addMatrixProduct(matrix, d, product);
        const linear = new Float64Array(shape.linearSize);
        shape.linearise(at, 0, linear, isMaterial);
        shape.addProduct(linear, 1, d, same);
        const size = Math.max(...product.map(Math.abs));
        same.forEach((v, k) => {
          expect(Math.abs(v - product[k])).toBeLessThan(1e-12 * size);
        });
      }
  });

  it('bend like a plate: constant curvature has the exact energy on a mesh of squares, and nearly on others', () => {
    const { youngsModulus: e, poissonRatio: nu, thickness: t } = material;
    const d = (e * t ** 3) / (12 * (1 - nu ** 2));
    for (const [xx, zz, xz] of [
      [1, 0, 0],
      [0, 1, 0],
      [1, 1, 0],
      [1, -1, 0],
      [0.3, -0.2, 0.7],
    ]) {
      const ratioFor = (shake: number) => {
        const { positions, triangles } = grid(12, 12, 0.1, shake, 7);
        const shape = new SheetShape(positions, triangles, material);
        // So small that stretch does not count beside bending.
        const size = 1e-4;
        const x = positions.slice();
        for (let k = 0; k < x.length; k += 3)
          x[k + 1] = size * (0.5 * xx * x[k] ** 2 + 0.5 * zz * x[k + 2] ** 2 + xz * x[k] * x[k + 2]);
        const exact = 0.5 * d * size ** 2 * 1.44 * ((xx + zz) ** 2 - 2 * (1 - nu) * (xx * zz - xz ** 2));
        return energyOf(shape, x) / exact;
      };
      // Triangles at the rim don't know all of it.
      expect(ratioFor(0)).toBeLessThan(1.002);
      expect(ratioFor(0)).toBeGreaterThan(0.88);
      expect(ratioFor(0.3)).toBeLessThan(1.1);
      expect(ratioFor(0.3)).toBeGreaterThan(0.88);
    }
  });
});
