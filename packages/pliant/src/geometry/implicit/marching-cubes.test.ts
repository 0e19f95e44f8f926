import { describe, expect, it } from 'vitest';
import { Random } from '../../math/random.js';
import { TriangleMesh } from '../mesh/triangle-mesh.js';
import { cellLoops, undecidedFaces } from './cell-table.js';
import { marchingCubes } from './marching-cubes.js';

type Field = (x: number, y: number, z: number) => number;

/** n³ nodes over [−extent, extent]³. */
function surfaceOf(field: Field, n: number, extent: number, level = 0): TriangleMesh {
  const spacing = (2 * extent) / (n - 1);
  const at = (k: number) => -extent + k * spacing;
  const values = Float64Array.from({ length: n ** 3 }, (_, k) =>
    field(at(k % n), at(Math.floor(k / n) % n), at(Math.floor(k / n ** 2))),
  );
  const origin = [-extent, -extent, -extent] as const;
  return new TriangleMesh(marchingCubes({ origin, spacing, size: [n, n, n], values }, level));
}

function expectClosedManifold({ topology }: TriangleMesh): void {
  expect(topology.openEdges).toHaveLength(0);
  expect(topology.crowdedEdges).toHaveLength(0);
  expect(topology.inconsistentEdges).toHaveLength(0);
  expect(topology.pinchedVertices).toHaveLength(0);
}

const ball: Field = (x, y, z) => 0.64 - (x * x + y * y + z * z);
const torus: Field = (x, y, z) => 0.0625 - (Math.sqrt(x * x + y * y) - 0.6) ** 2 - z * z;

/** Random values, outside on the border. */
function randomField(seed: number, n: number, draw: (random: Random) => number) {
  const random = new Random(seed);
  const isBorder = (k: number) => k === 0 || k === n - 1;
  const values = Float64Array.from({ length: n ** 3 }, (_, k) => {
    const value = draw(random);
    const onBorder = isBorder(k % n) || isBorder(Math.floor(k / n) % n) || isBorder(Math.floor(k / n ** 2));
    return onBorder ? -1 : value;
  });
  return new TriangleMesh(marchingCubes({ origin: [0, 0, 0], spacing: 1, size: [n, n, n], values }, 0));
}

describe('the table of cells', () => {
  it('covers every pattern of signs and decisions with triangles that leave just the loop open', () => {
    let patterns = 0;
    for (let signs = 0; signs < 256; signs++) {
      const faces = undecidedFaces(signs);
      for (let joined = faces; ; joined = (joined - 1) & faces) {
        patterns++;
        for (const { edges, triangles } of cellLoops(signs, joined)) {
          const count = new Map<string, number>();
          for (let k = 0; k < triangles.length; k++) {
            const [a, b] = [triangles[k], triangles[k % 3 === 2 ? k - 2 : k + 1]];
            count.set(`${a}-${b}`, (count.get(`${a}-${b}`) ?? 0) + 1);
          }
          const open = [...count.keys()].filter((key) => !count.has(key.split('-').reverse().join('-')));
          const sides = edges.map((edge, k) => `${edge}-${edges[(k + 1) % edges.length]}`);
          expect(open.sort()).toEqual(sides.sort());
          expect(Math.max(...count.values())).toBe(1);
        }
        if (joined === 0) break;
      }
    }
    expect(patterns).toBe(656);
  });
});

describe('marching cubes', () => {
  it('makes a closed, outward manifold of a ball and of a torus', () => {
    for (const [field, chi] of [
      [ball, 2],
      [torus, 0],
    ] as const) {
      const mesh = surfaceOf(field, 33, 1.0137);
      expectClosedManifold(mesh);
      expect(mesh.orientation).toBe('outward');
      expect(mesh.topology.eulerCharacteristic).toBe(chi);
      expect(mesh.topology.shellCount).toBe(1);
    }
  });

  it.each([
    ['ball', ball, (4 * Math.PI * 0.512) / 3, 4 * Math.PI * 0.64],
    ['torus', torus, 2 * Math.PI ** 2 * 0.6 * 0.0625, 4 * Math.PI ** 2 * 0.6 * 0.25],
  ] as const)('converges at second order in volume and area: %s', (_, field, volume, area) => {
    const errors = [17, 33, 65].map((n) => {
      const mesh = surfaceOf(field, n, 1.0137);
      return [Math.abs(mesh.volume - volume), Math.abs(mesh.area - area)] as const;
    });
    for (const k of [0, 1] as const) {
      expect(Math.log2(errors[0][k] / errors[1][k])).toBeGreaterThan(1.7);
      expect(Math.log2(errors[1][k] / errors[2][k])).toBeGreaterThan(1.8);
    }
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('leaves no edge open on a random field, seed %i', (seed) => {
    expectClosedManifold(randomField(seed, 12, (random) => random.uniform(-1, 1)));
  });

  it('nor where values equal the level, or decide a face by a tie', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const mesh = randomField(seed, 10, (random) => random.int(3) - 1);
      expectClosedManifold(mesh);
      expect(mesh.diagnose().faults.filter(({ kind }) => kind === 'zero-area-faces')).toHaveLength(0);
    }
  });

  it('splits a pair of 1/r² balls where half their distance exceeds √(2/level), to one cell', () => {
    const pair =
      (d: number): Field =>
      (x, y, z) =>
        1 / ((x - d) ** 2 + y * y + z * z) + 1 / ((x + d) ** 2 + y * y + z * z);
    const n = 65;
    const h = (2 * 1.3137) / (n - 1);
    expect(surfaceOf(pair(0.5 - h), n, 1.3137, 8).topology.shellCount).toBe(1);
    expect(surfaceOf(pair(0.5 + h), n, 1.3137, 8).topology.shellCount).toBe(2);
  });

  it('has an answer where the field is infinite', () => {
    const mesh = surfaceOf((x, y, z) => 1 / (x * x + y * y + z * z), 33, 1, 4);
    expectClosedManifold(mesh);
    expect(Math.abs(mesh.volume / ((4 * Math.PI) / 3 / 8) - 1)).toBeLessThan(0.02);
  });
});
