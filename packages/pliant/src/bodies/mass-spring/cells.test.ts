/** Cells tell a body of molecules which side is which: their forces, their matrix, and that nothing rests inside out. */
import { describe, expect, test } from 'vitest';
import { Random } from '../../math/random.js';
import { findCells } from './cells.js';
import { ExplicitIntegrator } from './explicit.js';
import { elasticEnergyOf } from './forces.js';
import { ImplicitIntegrator } from './implicit.js';
import { MassSpring } from './model.js';

const SPACING = 0.015;

function lattice(nx: number, ny: number, nz: number, radius: number, jitter = 0, seed = 1): MassSpring {
  const random = new Random(seed);
  const positions: number[] = [];
  for (let x = 0; x < nx; x++) {
    for (let y = 0; y < ny; y++) {
      for (let z = 0; z < nz; z++) {
        for (const n of [x, y, z]) positions.push(SPACING * (n + jitter * random.uniform(-1, 1)));
      }
    }
  }
  const count = positions.length / 3;
  return new MassSpring({
    positions: Float64Array.from(positions),
    radii: new Float64Array(count).fill(radius * SPACING),
    materialOf: new Uint32Array(count),
    materials: [{ density: 2500, youngsModulus: 5000, damping: 0.2, mediumDensity: 1 }],
  });
}

/** The share of its volume at rest that each cell has, with the sign of its side. */
function sharesOf(body: MassSpring): number[] {
  const cells = findCells(body);
  const volume = (x: Float64Array, c: number) => {
    const p = [...cells.subarray(c, c + 4)].map((i) => [x[3 * i], x[3 * i + 1], x[3 * i + 2]]);
    const [a, b, d] = [1, 2, 3].map((n) => p[n].map((value, axis) => value - p[0][axis]));
    return (
      a[0] * (b[1] * d[2] - b[2] * d[1]) +
      a[1] * (b[2] * d[0] - b[0] * d[2]) +
      a[2] * (b[0] * d[1] - b[1] * d[0])
    );
  };
  const shares: number[] = [];
  for (let c = 0; c < cells.length; c += 4)
    shares.push(volume(body.positions, c) / volume(body.restPositions, c));
  return shares;
}

describe('cells', () => {
  test('a cube of a lattice has ten, however far connections reach; a sheet has none', () => {
    for (const radius of [0.75, 0.8, 0.9, 1.2]) {
      expect(findCells(lattice(2, 2, 2, radius)).length / 4).toBe(10);
      expect(findCells(lattice(4, 3, 5, radius)).length / 4).toBe(10 * 3 * 2 * 4);
    }
    expect(findCells(lattice(6, 1, 6, 0.8))).toHaveLength(0);
    expect(findCells(lattice(6, 1, 1, 0.8))).toHaveLength(0);
  });

  test('push along the slope of their energy, without net force or torque', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const body = lattice(3, 3, 3, 0.8, 0.1, seed);
      const random = new Random(seed);
      const x = body.positions;
      for (let k = 0; k < x.length; k++) x[k] = 0.6 * x[k] + 0.5 * SPACING * random.uniform(-1, 1);
      const forces = new Float64Array(x.length);
      body.cells.addForces(forces);
      const step = 1e-6 * SPACING;
      const largest = Math.max(...forces.map(Math.abs));
      expect(largest).toBeGreaterThan(0);
      for (let k = 0; k < x.length; k++) {
        const at = x[k];
        x[k] = at + step;
        const above = body.cells.energy();
        x[k] = at - step;
        const below = body.cells.energy();
        x[k] = at;
        expect(Math.abs(forces[k] + (above - below) / (2 * step))).toBeLessThan(1e-6 * largest);
      }
      for (let axis = 0; axis < 3; axis++) {
        const [p, q] = [(axis + 1) % 3, (axis + 2) % 3];
        let [force, torque] = [0, 0];
        for (let k = 0; k < x.length; k += 3) {
          force += forces[k + axis];
          torque += x[k + p] * forces[k + q] - x[k + q] * forces[k + p];
        }
        expect(Math.abs(force)).toBeLessThan(1e-12 * largest);
        expect(Math.abs(torque)).toBeLessThan(1e-12 * largest * SPACING);
      }
    }
  });

  test('the matrix of implicit steps is symmetric, has its diagonal, and no part that turns or shifts the body', () => {
    const body = lattice(3, 3, 3, 0.8);
    const random = new Random(7);
    const n = body.positions.length;
    for (let k = 0; k < n; k++)
      body.positions[k] = 0.5 * body.positions[k] + 0.5 * SPACING * random.uniform(-1, 1);
    body.cells.linearise();
    expect(body.cells.activeCount).toBeGreaterThan(0);
    const column = (k: number) => {
      const [v, out] = [new Float64Array(n), new Float64Array(n)];
      v[k] = 1;
      body.cells.multiply(out, v, 1);
      return out;
    };
    const matrix = Array.from({ length: n }, (_, k) => column(k));
    const diagonal = new Float64Array(n);
    body.cells.addDiagonal(diagonal, 1);
    const largest = Math.max(...diagonal);
    for (let i = 0; i < n; i++) {
      expect(Math.abs(matrix[i][i] - diagonal[i])).toBeLessThan(1e-12 * largest);
      for (let j = 0; j < i; j++) expect(Math.abs(matrix[i][j] - matrix[j][i])).toBeLessThan(1e-12 * largest);
    }
    const rigid = new Float64Array(n);
    for (let k = 0; k < n; k += 3) {
      rigid[k] = 1 - body.positions[k + 1];
      rigid[k + 1] = 2 + body.positions[k];
    }
    const out = new Float64Array(n);
    body.cells.multiply(out, rigid, 1);
    expect(Math.max(...out.map(Math.abs))).toBeLessThan(1e-10 * largest);
  });

  test('leave a body alone that keeps its shape', () => {
    const body = lattice(4, 4, 4, 0.8);
    for (let k = 1; k < body.positions.length; k += 3) body.positions[k] *= 0.5;
    expect(body.cells.energy()).toBe(0);
    expect(body.cells.hasBelow(0.4)).toBe(false);
    expect(body.cells.hasBelow(0.6)).toBe(true);
  });

  test.each(['explicit', 'implicit'])(
    'no body stays inside out (%s): a layer pushed through its neighbours stayed there',
    (kind) => {
      for (let seed = 1; seed <= (kind === 'implicit' ? 6 : 12); seed++) {
        const random = new Random(seed);
        const radius = random.uniform(0.75, 0.95);
        const sizes = [0, 1, 2].map(() => 2 + Math.floor(random.uniform(0, 3)));
        const body = lattice(sizes[0], sizes[1], sizes[2], radius, random.uniform(0, 0.08), seed);
        // The outermost layer along a random axis stands on the other side of the next one.
        const axis = Math.floor(random.uniform(0, 3));
        const x = body.positions;
        for (let k = axis; k < x.length; k += 3) {
          if (x[k] > (sizes[axis] - 1.5) * SPACING) x[k] -= random.uniform(1.2, 2) * SPACING;
        }
        expect(Math.min(...sharesOf(body))).toBeLessThan(0);
        const integrator = kind === 'implicit' ? new ImplicitIntegrator(body) : new ExplicitIntegrator(body);
        const start = elasticEnergyOf(body);
        for (let step = 0; step < (kind === 'implicit' ? 500 : 3000); step++)
          integrator.step(kind === 'implicit' ? 1 / 240 : 1e-3);
        expect(elasticEnergyOf(body)).toBeLessThan(1e-3 * start);
        expect(Math.min(...sharesOf(body))).toBeGreaterThan(0.8);
      }
    },
  );
});
