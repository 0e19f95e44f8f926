import { describe, expect, it } from 'vitest';
import { PliantError } from '../../core/errors.js';
import { TetMesh } from './tet-mesh.js';

/** Two tetrahedra on either side of one face. */
const PAIR = {
  positions: [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1],
  tets: [0, 1, 2, 3, 4, 3, 2, 1],
};

describe('TetMesh', () => {
  it.each([
    ['indices not in fours', { positions: [0, 0, 0], tets: [0, 0, 0] }, 'bad-geometry'],
    ['an index out of range', { positions: [0, 0, 0], tets: [0, 0, 0, 1] }, 'bad-geometry'],
    ['a coordinate that is not a number', { positions: [Number.NaN, 0, 0], tets: [] }, 'invalid-value'],
  ] as const)('refuses %s', (_, data, code) => {
    expect(() => new TetMesh(data)).toThrowError(PliantError);
    expect(() => new TetMesh(data)).toThrowError(expect.objectContaining({ code }));
  });

  it.each([
    ['nothing', undefined],
    ['a bare list', [0, 0, 0]],
    ['an object without tetrahedra', { positions: [0, 0, 0] }],
  ])('refuses %s with a sentence, as a caller without types may give', (_, data) => {
    expect(() => new TetMesh(data as never)).toThrowError(
      expect.objectContaining({ code: 'invalid-value', message: expect.stringContaining('one object') }),
    );
  });

  it('has an outward boundary with its own numbering and the tetrahedron behind each face', () => {
    const solid = new TetMesh({
      ...PAIR,
      positions: [9, 9, 9, ...PAIR.positions],
      tets: PAIR.tets.map((v) => v + 1),
    });
    const { mesh, triangles, vertices, tets } = solid.boundary();
    expect(mesh.triangleCount).toBe(6);
    expect(mesh.isSolid).toBe(true);
    expect([...vertices]).toEqual([1, 2, 3, 4, 5]);
    expect([...tets]).toEqual([0, 0, 0, 1, 1, 1]);
    expect([...triangles]).toEqual([...mesh.triangles].map((v) => v + 1));
    expect(mesh.volume).toBeCloseTo(solid.volume, 14);
  });

  it('knows neighbours across faces and tetrahedra around vertices', () => {
    const { adjacency } = new TetMesh(PAIR);
    expect([...adjacency.neighbours]).toEqual([1, -1, -1, -1, 0, -1, -1, -1]);
    expect([
      ...adjacency.vertexTets.subarray(adjacency.vertexOffsets[1], adjacency.vertexOffsets[2]),
    ]).toEqual([0, 1]);
    expect([
      ...adjacency.vertexTets.subarray(adjacency.vertexOffsets[0], adjacency.vertexOffsets[1]),
    ]).toEqual([0]);
  });

  it('lists every edge once', () => {
    expect(new TetMesh(PAIR).edges.length / 2).toBe(9);
  });

  it('has the moments of its boundary', () => {
    const solid = new TetMesh(PAIR);
    const surface = solid.boundary().mesh;
    expect(solid.volume).toBeCloseTo(1 / 6 + 1 / 3, 14);
    for (let k = 0; k < 3; k++) expect(solid.centreOfMass[k]).toBeCloseTo(surface.centreOfMass[k], 14);
    for (let k = 0; k < 9; k++) expect(solid.inertia(7)[k]).toBeCloseTo(surface.inertia(7)[k], 14);
  });

  it('has the inertia of the unit corner tetrahedron', () => {
    const solid = new TetMesh({ positions: PAIR.positions, tets: [0, 1, 2, 3] });
    // ∫x² = 1/60, ∫xy = 1/120 about the corner; the centre is at 1/4 each, the volume 1/6.
    const diagonal = 2 * (1 / 60 - 1 / 96);
    const off = -(1 / 120 - 1 / 96);
    expect([...solid.inertia()].map((x) => x.toFixed(12))).toEqual(
      [diagonal, off, off, off, diagonal, off, off, off, diagonal].map((x) => x.toFixed(12)),
    );
  });
});
