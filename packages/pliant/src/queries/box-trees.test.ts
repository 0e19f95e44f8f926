import { describe, expect, it } from 'vitest';
import { buildAabbTree } from './aabb-tree/build.js';
import { aabbTreeCost, refitAabbTree } from './aabb-tree/refit.js';
import { validateAabbTree } from './aabb-tree/validate.js';
import { buildObbTree } from './obb-tree/build.js';
import { validateObbTree } from './obb-tree/validate.js';
import { readAabbTree, readObbTree, writeAabbTree, writeObbTree } from './serialise-trees.js';
import { box, Random, sphere, type TestMesh, torus } from './shapes.test-support.js';

const scaled = (mesh: TestMesh, s: number, shift = 0): TestMesh => ({
  positions: mesh.positions.map((x) => s * x + shift),
  triangles: mesh.triangles,
});

/** Copies of one triangle, and triangles at distances that double: both defeat a split at the mean. */
const same: TestMesh = {
  positions: Float64Array.from([0, 0, 0, 1, 0, 0, 0, 1, 0]),
  triangles: Uint32Array.from({ length: 300 }, (_, i) => i % 3),
};
const doubling: TestMesh = {
  positions: Float64Array.from({ length: 9 * 50 }, (_, i) => 2 ** Math.floor(i / 9) * (1 + 0.1 * (i % 3))),
  triangles: Uint32Array.from({ length: 150 }, (_, i) => i),
};
const meshes: Record<string, TestMesh> = {
  'a box': box(1, 2, 3),
  'a torus': torus(1, 0.3, 40, 12),
  'a sphere of a micrometre': scaled(sphere(1, 3), 1e-6),
  'a sphere of 1000 km': scaled(sphere(1, 3), 1e6),
  'a small sphere far away': scaled(sphere(1, 3), 1e-3, 5000),
  'one triangle many times': same,
  'triangles at doubling distances': doubling,
  'points instead of triangles': {
    positions: new Float64Array(9),
    triangles: Uint32Array.from([0, 1, 2, 2, 1, 0]),
  },
  nothing: { positions: new Float64Array(0), triangles: new Uint32Array(0) },
};

describe.each(Object.entries(meshes))('box trees of %s', (_name, mesh) => {
  it.each([1, 2, 7])('hold every triangle in every box above it, with leaves of %i', (leafSize) => {
    expect(validateObbTree(buildObbTree(mesh.positions, mesh.triangles, leafSize), mesh.positions)).toBe('');
    expect(validateAabbTree(buildAabbTree(mesh.positions, mesh.triangles, leafSize), mesh.positions)).toBe(
      '',
    );
  });

  it('survive writing and reading bit by bit', () => {
    const [vertices, triangles] = [mesh.positions.length / 3, mesh.triangles.length / 3];
    const obb = buildObbTree(mesh.positions, mesh.triangles);
    const read = readObbTree(writeObbTree(obb), vertices, triangles);
    expect(read.links).toEqual(obb.links);
    expect([read.origin, read.order, read.corners]).toEqual([obb.origin, obb.order, obb.corners]);
    const aabb = buildAabbTree(mesh.positions, mesh.triangles);
    expect(readAabbTree(writeAabbTree(aabb), vertices, triangles)).toEqual(aabb);
  });
});

describe('refit', () => {
  it('keeps every box conservative while the mesh is bent, turned and flung apart (seed 31)', () => {
    const mesh = torus(1, 0.3, 30, 10);
    const tree = buildAabbTree(mesh.positions, mesh.triangles);
    const fresh = aabbTreeCost(tree);
    const random = new Random(31);
    for (const spread of [0.01, 0.3, 10]) {
      const moved = mesh.positions.map((x) => 1e3 * x + spread * (random.next() - 0.5));
      refitAabbTree(tree, moved);
      expect(validateAabbTree(tree, moved)).toBe('');
    }
    const shuffled = mesh.positions.map(() => random.next());
    refitAabbTree(tree, shuffled);
    expect(aabbTreeCost(tree)).toBeGreaterThan(2 * fresh);
  });
});

describe('a damaged tree', () => {
  const mesh = torus(1, 0.3, 12, 6);
  const [vertices, triangles] = [mesh.positions.length / 3, mesh.triangles.length / 3];

  it('is refused with a sentence, or read and sound, after any of 3,000 mutations (seed 32)', () => {
    const random = new Random(32);
    const sources = [
      writeObbTree(buildObbTree(mesh.positions, mesh.triangles)),
      writeAabbTree(buildAabbTree(mesh.positions, mesh.triangles)),
    ];
    let refused = 0;
    for (let i = 0; i < 3000; i++) {
      let bytes = sources[i % 2].slice();
      if (i % 5 === 0) bytes = bytes.slice(0, random.u32() % bytes.length);
      else bytes[random.u32() % bytes.length] ^= 1 << (random.u32() % 8);
      try {
        if (i % 2 === 0) readObbTree(bytes, vertices, triangles);
        else readAabbTree(bytes, vertices, triangles);
      } catch (error) {
        expect(error).toMatchObject({ name: 'PliantError' });
        refused++;
      }
    }
    expect(refused).toBeGreaterThan(600);
  });

  it('of another mesh or kind is refused', () => {
    const bytes = writeObbTree(buildObbTree(mesh.positions, mesh.triangles));
    expect(() => readObbTree(bytes, vertices, triangles + 1)).toThrow(/triangles/);
    expect(() => readAabbTree(bytes, vertices, triangles)).toThrow(/other kind/);
  });
});
