import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random } from '../../math/random.js';
import { embed } from './embedding.js';
import { TetMesh } from './tet-mesh.js';
import { tetrahedralise } from './tetrahedralise/tetrahedralise.js';
import { TriangleMesh } from './triangle-mesh.js';

const SEED = 411;
const knot = TriangleMesh.torusKnot({ along: 80, around: 8 });
const cage = tetrahedralise(knot, { edge: 0.2 }).mesh;
const embedding = embed(knot, cage);

function largestDifference(a: Float64Array, b: Float64Array): number {
  return a.reduce((largest, x, k) => Math.max(largest, Math.abs(x - b[k])), 0);
}

describe('embed()', () => {
  it('puts the surface where it was at rest, outside vertices included', () => {
    expect(embedding.outsideCount).toBeGreaterThan(0);
    expect(embedding.furthest).toBeLessThan(0.2);
    const out = embedding.apply(cage.positions, new Float64Array(knot.positions.length));
    expect(largestDifference(out, knot.positions)).toBeLessThan(1e-13);
  });

  it(`reproduces affine motions to rounding (seed ${SEED})`, () => {
    const entry = fc.double({ min: -3, max: 3, noNaN: true });
    fc.assert(
      fc.property(fc.array(entry, { minLength: 12, maxLength: 12 }), (m) => {
        const move = (positions: Float64Array) =>
          positions.map((_, i) => {
            const [at, row] = [i - (i % 3), i % 3];
            const part = (k: number) => m[3 * row + k] * positions[at + k];
            return m[9 + row] + part(0) + part(1) + part(2);
          });
        const out = embedding.apply(move(cage.positions), new Float64Array(knot.positions.length));
        const expected = move(knot.positions);
        expect(largestDifference(out, expected)).toBeLessThan(1e-12);
      }),
      { seed: SEED, numRuns: 20 },
    );
  });

  it('has weights that add up to one, none negative for vertices inside', () => {
    let outside = 0;
    let furthestSum = 0;
    for (let w = 0; w < embedding.weights.length; w += 4) {
      const four = embedding.weights.subarray(w, w + 4);
      furthestSum = Math.max(furthestSum, Math.abs(four.reduce((sum, x) => sum + x, -1)));
      if (Math.min(...four) < -1e-12) outside++;
    }
    expect(furthestSum).toBeLessThan(1e-14);
    expect(outside).toBe(embedding.outsideCount);
  });

  it('finds the tetrahedron that trying all of them finds', () => {
    const solid = TetMesh.box({ size: [2, 1, 1], cells: [4, 2, 3] });
    const random = new Random(8);
    const positions = Array.from(
      { length: 300 },
      (_, i) => random.uniform(-0.5, 0.5) * (i % 3 === 0 ? 2 : 1),
    );
    const cloud = new TriangleMesh({ positions, triangles: [] });
    const { tets, outsideCount } = embed(cloud, solid);
    expect(outsideCount).toBe(0);
    for (let v = 0; v < cloud.vertexCount; v++) {
      const single = (t: number) =>
        embed(
          new TriangleMesh({ positions: positions.slice(3 * v, 3 * v + 3), triangles: [] }),
          new TetMesh({ positions: solid.positions, tets: solid.tets.subarray(4 * t, 4 * t + 4) }),
        );
      const first = Array.from({ length: solid.tetCount }, (_, t) => t).find(
        (t) => single(t).outsideCount === 0,
      );
      expect(tets[v]).toBe(first);
    }
  });

  it('takes far vertices to the nearest side of the cage', () => {
    const solid = TetMesh.box({ size: [1, 1, 1] });
    const { weights, furthest, tets } = embed(
      new TriangleMesh({ positions: [2, 0.4, 0.4], triangles: [] }),
      solid,
    );
    expect(furthest).toBeCloseTo(1.5, 14);
    const corners = [...solid.tets.subarray(4 * tets[0], 4 * tets[0] + 4)];
    expect(corners.filter((v) => solid.positions[3 * v] === 0.5).length).toBe(3);
    expect(Math.min(...weights)).toBeLessThan(0);
  });

  it('refuses a cage without tetrahedra, and a flat one', () => {
    const point = new TriangleMesh({ positions: [0, 0, 0], triangles: [] });
    expect(() => embed(point, new TetMesh({ positions: [], tets: [] }))).toThrowError(/no tetrahedra/);
    const flat = new TetMesh({ positions: [0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0], tets: [0, 1, 2, 3] });
    expect(() => embed(point, flat)).toThrowError(/flat/);
  });
});
