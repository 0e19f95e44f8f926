import { describe, expect, it } from 'vitest';
import { TetMesh } from '../tet-mesh.js';
import { Lattice } from './lattice.js';

function latticeMesh(lattice: Lattice): TetMesh {
  const positions = new Float64Array(3 * lattice.nodeCount);
  const grid = new Int32Array(3);
  for (let node = 0; node < lattice.nodeCount; node++) lattice.positionOf(node, grid, positions, 3 * node);
  const tets: number[] = [];
  lattice.forEachTet((...tet) => tets.push(...tet));
  return new TetMesh({ positions, tets });
}

describe('Lattice', () => {
  const lattice = new Lattice([1, 2, 3], 0.5, [3, 4, 5]);

  it('is filled with equal tetrahedra of the known shape', () => {
    const mesh = latticeMesh(lattice);
    const qualities = mesh.qualities();
    // Volume 1/12 and squared edges 2 · 1 + 4 · 3/4 at spacing one.
    for (const q of qualities) expect(q).toBeCloseTo((12 * Math.cbrt(1 / 16)) / 5, 12);
    const { min, max } = mesh.dihedralRange();
    expect(min).toBeCloseTo(Math.PI / 3, 12);
    expect(max).toBeCloseTo(Math.PI / 2, 12);
    expect(mesh.diagnose().crowdedFaces.length).toBe(0);
    expect(mesh.boundary().mesh.isManifold && mesh.boundary().mesh.isSolid).toBe(true);
    expect(mesh.volume / mesh.tetCount).toBeCloseTo(0.125 / 12, 14);
  });

  it('names as neighbours exactly the other ends of its edges', () => {
    const mesh = latticeMesh(lattice);
    const listed = new Set<string>();
    const grid = new Int32Array(3);
    const around = new Int32Array(14);
    for (let node = 0; node < lattice.nodeCount; node++) {
      const count = lattice.neighbours(node, grid, around);
      for (let n = 0; n < count; n++) listed.add([node, around[n]].sort((a, b) => a - b).join());
    }
    for (let e = 0; e < mesh.edges.length; e += 2) {
      const edge = [mesh.edges[e], mesh.edges[e + 1]];
      expect(listed.has(edge.join())).toBe(true);
      const length = Math.hypot(
        ...[0, 1, 2].map((k) => mesh.positions[3 * edge[0] + k] - mesh.positions[3 * edge[1] + k]),
      );
      expect(length).toBeCloseTo(lattice.isLong(edge[0], edge[1]) ? 0.5 : 0.5 * Math.sqrt(0.75), 14);
    }
  });
});
