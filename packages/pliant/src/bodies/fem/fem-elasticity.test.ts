import { describe, expect, it } from 'vitest';
import { TetMesh } from '../../geometry/mesh/tet-mesh.js';
import { Random } from '../../math/random.js';
import { FemElasticity } from './fem-elasticity.js';
import { FemShape } from './fem-shape.js';
import type { FemMaterial, LawName } from './material.js';

const FIRST = 5;
const mesh = TetMesh.sphere({ radius: 0.5, edge: 0.35 });

/** Positions of a body whose vertices are shaken by up to `size`. */
function shaken(size: number, seed: number): Float64Array {
  const random = new Random(seed);
  const x = new Float64Array(3 * (FIRST + mesh.vertexCount));
  for (let k = 0; k < mesh.positions.length; k++)
    x[3 * FIRST + k] = mesh.positions[k] + random.uniform(-size, size);
  return x;
}

function energyOf(body: FemElasticity, x: Float64Array): number {
  body.energy(x);
  return body.sums[0];
}

describe.each([
  ['neo-hookean, small strain', 0.01, 0, 'neo-hookean'],
  ['neo-hookean, large strain', 0.1, 0, 'neo-hookean'],
  ['neo-hookean, inverted elements', 0.4, 0, 'neo-hookean'],
  ['neo-hookean, damped', 0.1, 0.02, 'neo-hookean'],
  ['co-rotational', 0.05, 0, 'co-rotational'],
  ['co-rotational, damped', 0.1, 0.02, 'co-rotational'],
  ['st-venant-kirchhoff', 0.05, 0, 'st-venant-kirchhoff'],
  ['volume by patches', 0.1, 0.02, 'neo-hookean', { volume: 'patch' }],
  ['yielded', 0.1, 0.02, 'neo-hookean', { plasticity: { yieldStress: 1e3 } }],
  ['yielded, co-rotational', 0.05, 0, 'co-rotational', { plasticity: { yieldStress: 1e3 } }],
] as [string, number, number, LawName, FemMaterial?][])(
  'elasticity of a solid, %s',
  (_, size, damping, law, more) => {
    const shape = new FemShape(mesh, { youngsModulus: 1e5, poissonRatio: 0.4, damping, law, ...more });
    const body = new FemElasticity(shape, FIRST, 1000);
    const x = shaken(size, 3);
    const inverseMass = new Float64Array(FIRST + mesh.vertexCount).fill(1);
    body.begin(shaken(size, 4), inverseMass, 0.01);

    it('the gradient is the slope of the energy', () => {
      const gradient = new Float64Array(3 * mesh.vertexCount);
      body.totalGradient(x, gradient);
      const d = 1e-6;
      const largest = gradient.reduce((most, g) => Math.max(most, Math.abs(g)), 0);
      for (let k = 0; k < gradient.length; k += 7) {
        const y = x.slice();
        y[3 * FIRST + k] = x[3 * FIRST + k] + d;
        const up = energyOf(body, y);
        y[3 * FIRST + k] = x[3 * FIRST + k] - d;
        const slope = (up - energyOf(body, y)) / (2 * d);
        expect(Math.abs(slope - gradient[k])).toBeLessThan(1e-5 * largest);
      }
    });

    it('the product with a direction is the change of the gradient along it, and leaves positions as they were', () => {
      const random = new Random(9);
      const d = new Float64Array(3 * mesh.vertexCount).map(() => random.uniform(-1, 1));
      const kept = x.slice();
      const product = new Float64Array(d.length);
      body.addProduct(x, d, product);
      expect(x).toEqual(kept);
      const step = 1e-6;
      const [up, down] = [step, -step].map((s) => {
        const gradient = new Float64Array(d.length);
        body.totalGradient(
          x.map((value, k) => (k < 3 * FIRST ? value : value + s * d[k - 3 * FIRST])),
          gradient,
        );
        return gradient;
      });
      const largest = product.reduce((most, q) => Math.max(most, Math.abs(q)), 0);
      product.forEach((q, k) => {
        expect(Math.abs(q - (up[k] - down[k]) / (2 * step))).toBeLessThan(1e-4 * largest);
      });
    });
  },
);

describe.each([
  ['neo-hookean', 'element'],
  ['neo-hookean', 'patch'],
  ['co-rotational', 'element'],
  ['st-venant-kirchhoff', 'element'],
] as const)('the preconditioner, %s, volume by %s', (law, volume) => {
  it('is the inverse of the Hessian at rest, wherever the body stands and however it is turned', () => {
    const h = 1 / 240;
    const shape = new FemShape(mesh, { youngsModulus: 1e6, poissonRatio: 0.3, law, volume });
    const body = new FemElasticity(shape, FIRST, 1000);
    const n = mesh.vertexCount;
    const inverseMass = new Float64Array(FIRST + n).fill(1);
    inverseMass[FIRST + 2] = 0;
    const x = new Float64Array(3 * (FIRST + n));
    const [c, s] = [Math.cos(2), Math.sin(2)];
    for (let v = 0; v < n; v++) {
      const [p, q, r] = mesh.positions.subarray(3 * v, 3 * v + 3);
      x.set([3 + c * p - s * q, s * p + c * q, r - 7], 3 * (FIRST + v));
    }
    body.begin(x, inverseMass, h);
    body.resetRotations(x);
    const random = new Random(1);
    const d = new Float64Array(3 * n).map((_, k) => (Math.floor(k / 3) === 2 ? 0 : random.uniform(-1, 1)));
    const force = new Float64Array(3 * n);
    const eps = 1e-6;
    for (const sign of [1, -1]) {
      const y = x.slice();
      for (let k = 0; k < 3 * n; k++) y[3 * FIRST + k] = y[3 * FIRST + k] + sign * eps * d[k];
      const g = new Float64Array(3 * n);
      body.totalGradient(y, g);
      for (let k = 0; k < 3 * n; k++) force[k] = force[k] + (sign * g[k]) / (2 * eps);
    }
    for (let v = 0; v < n; v++)
      for (let k = 3 * v; k < 3 * v + 3; k++)
        force[k] = force[k] + ((1000 * shape.vertexVolume[v]) / (h * h)) * d[k];
    body.precondition(force, force);
    for (let k = 0; k < 3 * n; k++) expect(Math.abs(force[k] - d[k])).toBeLessThan(1e-4);
  });
});
