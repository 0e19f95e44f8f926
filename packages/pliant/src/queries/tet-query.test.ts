import { describe, expect, it } from 'vitest';
import { Random } from '../math/random.js';
import { pointInTetrahedron } from './primitives/point-in-tetrahedron.js';
import { TetQuery } from './tet-query.js';

/** A grid of n³ cubes, six tetrahedra each. */
function grid(n: number): { positions: Float64Array; tets: Uint32Array } {
  const at = (i: number, j: number, k: number) => i + (n + 1) * (j + (n + 1) * k);
  const positions: number[] = [];
  const tets: number[] = [];
  for (let k = 0; k <= n; k++)
    for (let j = 0; j <= n; j++) for (let i = 0; i <= n; i++) positions.push(i / n, j / n, k / n);
  const paths = [
    [1, 2, 4],
    [2, 1, 4],
    [1, 4, 2],
    [4, 1, 2],
    [2, 4, 1],
    [4, 2, 1],
  ];
  for (let k = 0; k < n; k++)
    for (let j = 0; j < n; j++)
      for (let i = 0; i < n; i++)
        for (const [a, b] of paths) {
          const corner = (bits: number) => at(i + (bits & 1), j + ((bits >> 1) & 1), k + (bits >> 2));
          tets.push(corner(0), corner(a!), corner(a! | b!), corner(7));
        }
  return { positions: Float64Array.from(positions), tets: Uint32Array.from(tets) };
}

describe('TetQuery', () => {
  it('finds every tetrahedron that trying all finds, on shared faces, edges and vertices too (seed 91)', () => {
    const mesh = grid(4);
    const query = new TetQuery(mesh);
    const random = new Random(91);
    for (let n = 0; n < 400; n++) {
      const snap = n % 2 === 0 ? (x: number) => Math.round(8 * x) / 8 : (x: number) => x;
      const point = Float64Array.from({ length: 3 }, () => snap(1.2 * random.next() - 0.1));
      const truth: number[] = [];
      for (let t = 0; t < mesh.tets.length / 4; t++) {
        const [a, b, c, d] = [0, 1, 2, 3].map((k) => 3 * mesh.tets[4 * t + k]);
        if (pointInTetrahedron(point, 0, mesh.positions, a!, b!, c!, d!)) truth.push(t);
      }
      const found: number[] = [];
      query.tetsAt(point, (t) => {
        found.push(t);
        return false;
      });
      expect(found).toEqual(truth);
    }
  });

  it('takes meshes of nothing and refuses missing corners', () => {
    new TetQuery({ positions: new Float64Array(0), tets: new Uint32Array(0) }).tetsAt([0, 0, 0], () => {
      throw new Error('nothing is there');
    });
    expect(
      () => new TetQuery({ positions: new Float64Array(9), tets: Uint32Array.from([0, 1, 2, 3]) }),
    ).toThrow(/Tetrahedron 0/);
  });
});
