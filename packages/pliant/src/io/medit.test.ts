import { describe, expect, it } from 'vitest';
import { bytesOf, refusesAt } from './bytes.test-support.js';
import { readMedit } from './medit.js';

const read = (text: string) => readMedit(bytesOf(text));
const HEAD = 'MeshVersionFormatted 2\nDimension\n3\n';
const VERTICES = 'Vertices\n4\n0 0 0 1\n1 0 0 1\n0 1 0 1\n0 0 1 1\n';

describe('readMedit', () => {
  it('reads tetrahedra, triangles and quadrilaterals, passing over the rest', () => {
    const mesh = read(
      `# made by hand\n${HEAD}${VERTICES}Tetrahedra 1\n1 2 3 4 0\nTriangles\n1\n1 3 2 5\nQuadrilaterals\n1\n1 2 3 4 0\nEdges\n1\n1 2 0\nNormals\n1\n0 0 1\nEnd\n`,
    );
    expect([...mesh.tets]).toEqual([0, 1, 2, 3]);
    expect([...mesh.triangles.subarray(0, 3)]).toEqual([0, 2, 1]);
    expect(mesh.triangles).toHaveLength(9);
    expect(mesh.notes).toEqual(['Left out edges: 1, the first at line 19.']);
  });

  it('puts plane meshes at z = 0', () => {
    const mesh = read(
      'MeshVersionFormatted 1\nDimension 2\nVertices 3\n0 0 0\n1 0 0\n0.5 1 0\nTriangles 1\n1 2 3 0\n',
    );
    expect([...mesh.positions]).toEqual([0, 0, 0, 1, 0, 0, 0.5, 1, 0]);
  });

  it('refuses what it cannot read, at its place', () => {
    refusesAt(() => read('Vertices\n'), { line: 1, column: 1 }, /'MeshVersionFormatted'/);
    refusesAt(() => readMedit(Uint8Array.of(1, 0, 0, 0, 2, 0, 0, 0)), { line: 1, column: 1 }, /meshb/);
    refusesAt(() => read(`${HEAD}Tetrahedra 1\n1 2 3 4 0\n`), { line: 4, column: 1 }, /before the vertices/);
    refusesAt(
      () => read(`${HEAD}${VERTICES}Tetrahedra 1\n1 2 3 5 0\n`),
      { line: 11, column: 7 },
      /between 1 and 4/,
    );
    refusesAt(
      () => read(`${HEAD}${VERTICES}Tetrahedra 2\n1 2 3 4 0\nEnd\n`),
      { line: 12, column: 1 },
      /a vertex of the tetrahedra as a whole number, found 'End'/,
    );
    refusesAt(() => read(`${HEAD}Vertices 4000000000\n`), { line: 4, column: 10 }, /claims 4000000000/);
    refusesAt(
      () => read(`${HEAD}${VERTICES}Hexahedra 1\n1 2 3 4 1 2 3 4 0\n`),
      { line: 10, column: 1 },
      /hexahedra, which aren't read/,
    );
    refusesAt(() => read(`${HEAD}${VERTICES}0 0 1 1\n`), { line: 10, column: 1 }, /doesn't match its rows/);
    refusesAt(() => read(HEAD), { line: 4 }, /no 'Vertices'/);
  });
});
