import { describe, expect, it } from 'vitest';
import { be, bytesOf, pack, refusesAt } from '../bytes.test-support.js';
import { meshData } from '../mesh-data.js';
import { latin1 } from '../text/ascii.js';
import { readVtk } from './read.js';
import { writeAsciiVtk, writeBinaryVtk } from './write.js';

const read = (text: string) => readVtk(bytesOf(text));
const head = (encoding: string, dataset = 'UNSTRUCTURED_GRID') =>
  `# vtk DataFile Version 3.0\nby hand\n${encoding}\nDATASET ${dataset}\n`;
const POINTS = 'POINTS 4 float\n0 0 0 1 0 0\n0 1 0 0 0 1\n';
const TETRA = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1];

describe('readVtk, text', () => {
  it('reads tetrahedra and faces, leaving out lines and passing over vertices', () => {
    const cells =
      'CELLS 5 20\n4 0 1 2 3\n3 0 2 1\n4 0 1 3 2\n2 0 1\n1 0\n\nCELL_TYPES 5\n10\n5\n8\n3\n1\nPOINT_DATA 4\nSCALARS a float\n';
    const mesh = read(head('ASCII') + POINTS + cells.replace('5 20', '5 19'));
    expect([...mesh.positions]).toEqual(TETRA);
    expect([...mesh.tets]).toEqual([0, 1, 2, 3]);
    expect([...mesh.triangles.subarray(0, 3)]).toEqual([0, 2, 1]);
    expect(mesh.triangles).toHaveLength(9);
    expect(mesh.notes).toEqual(['Left out lines: 1, the first cell 3.']);
  });

  it('reads polydata with polygons and strips', () => {
    const text = `${head('ASCII', 'POLYDATA')}${POINTS}POLYGONS 1 4\n3 0 1 2\nTRIANGLE_STRIPS 1 5\n4 0 1 2 3\n`;
    expect([...read(text).triangles]).toEqual([0, 1, 2, 0, 1, 2, 1, 3, 2]);
  });

  it('reads offsets and connectivity, metadata and fields before the data set', () => {
    const field = 'FIELD FieldData 1\nTIME 1 1 double\n0.5\n';
    const file = head('ASCII').replace('DATASET', `${field}DATASET`);
    const metadata = 'METADATA\nINFORMATION 1\nNAME L2_NORM_RANGE LOCATION vtkDataArray\nDATA 2 0 1 \n\n';
    const cells =
      'CELLS 2 4\nOFFSETS vtktypeint64\n0 4\nCONNECTIVITY vtktypeint64\n0 1 2 3\nCELL_TYPES 1\n10\n';
    expect([...read(file + POINTS + metadata + cells).tets]).toEqual([0, 1, 2, 3]);
  });

  it('refuses what it cannot read, at its place', () => {
    const grid = head('ASCII');
    refusesAt(() => read('# vtk\n'), { line: 1, column: 1 }, /vtk DataFile Version/);
    refusesAt(() => read(head('ASKII')), { line: 3, column: 1 }, /'ASCII' or 'BINARY'/);
    refusesAt(
      () => read(head('ASCII', 'STRUCTURED_GRID')),
      { line: 4, column: 1 },
      /UNSTRUCTURED_GRID and POLYDATA/,
    );
    refusesAt(() => read(grid), { line: 5 }, /no 'POINTS'/);
    refusesAt(
      () => read(`${grid}POINTS 4000000000 float\n0 0 0\n`),
      { line: 6 },
      /claims 12000000000 numbers/,
    );
    refusesAt(
      () => read(`${grid}POINTS 4 quaternion\n`),
      { line: 5, column: 10 },
      /'quaternion' is no number type/,
    );
    refusesAt(() => read(grid + POINTS.replace('\n0 1 0', '\n0 x 0')), { line: 7, column: 3 }, /found 'x'/);
    const cells = (body: string, types = '10') => `${grid}${POINTS}${body}CELL_TYPES 1\n${types}\n`;
    refusesAt(
      () => read(cells('CELLS 1 5\n4 0 1 2 4\n')),
      { line: 9, column: 9 },
      /Got 4 as a corner of cell 0; it must lie between 0 and 3/,
    );
    refusesAt(() => read(cells('CELLS 1 5\n4 0 1 2 -1\n')), { line: 9, column: 9 }, /Got -1/);
    refusesAt(
      () => read(cells('CELLS 1 5\n9 0 1 2 3\n')),
      { line: 9, column: 1 },
      /Got 9 as the number of corners/,
    );
    refusesAt(() => read(cells('CELLS 1 6\n4 0 1 2 3 3\n')), { line: 8 }, /take 5 numbers, not 6/);
    refusesAt(
      () => read(cells('CELLS 1 4\n3 0 1 2\n')),
      { line: 9, column: 3 },
      /type 10 has 4 corners, not 3/,
    );
    refusesAt(() => read(cells('CELLS 1 5\n4 0 1 2 3\n', '12')), { line: 9, column: 3 }, /hexahedra/);
    refusesAt(
      () => read(cells('CELLS 1 5\n4 0 1 2 3\n').replace('CELL_TYPES 1\n10', 'CELL_TYPES 2\n10 10')),
      { line: 12 },
      /1 cells but 2 cell types/,
    );
    refusesAt(
      () => read(cells('CELLS 3 4\nOFFSETS vtktypeint64\n0 4 3\nCONNECTIVITY vtktypeint64\n0 1 2 3\n')),
      { line: 10, column: 5 },
      /offset 3 is smaller/,
    );
    refusesAt(() => read(`${grid}${POINTS}SPHERES 1\n`), { line: 8, column: 1 }, /no place here/);
  });
});

describe('readVtk, binary', () => {
  it('reads both cell layouts', () => {
    const points = pack(
      head('BINARY'),
      'POINTS 4 double\n',
      be.f64(...TETRA),
      '\nMETADATA\nINFORMATION 0\n\n',
    );
    const types = pack('\nCELL_TYPES 1\n', be.i32(10), '\n');
    const counted = pack(points, 'CELLS 1 5\n', be.i32(4, 0, 1, 2, 3), types);
    const offsets = pack(
      points,
      'CELLS 2 4\nOFFSETS vtktypeint64\n',
      be.i64(0, 4),
      '\nCONNECTIVITY vtktypeint64\n',
      be.i64(0, 1, 2, 3),
      types,
    );
    for (const file of [counted, offsets]) {
      const mesh = readVtk(file);
      expect([...mesh.positions]).toEqual(TETRA);
      expect([...mesh.tets]).toEqual([0, 1, 2, 3]);
    }
  });

  it('refuses false counts and values at their byte', () => {
    const start = pack(head('BINARY'), 'POINTS 1 float\n');
    refusesAt(
      () => readVtk(pack(start, be.f32(0, NaN, 0))),
      { offset: start.length + 4 },
      /Coordinate 1 is NaN/,
    );
    const many = pack(head('BINARY'), 'POINTS 1000000000 float\n');
    refusesAt(
      () => readVtk(pack(many, be.f32(0, 0, 0))),
      { offset: many.length },
      /claims 3000000000 coordinates/,
    );
    const cells = pack(start, be.f32(0, 0, 0), '\nCELLS 1 2\n');
    refusesAt(
      () => readVtk(pack(cells, be.i32(1, 7), '\nCELL_TYPES 1\n', be.i32(1))),
      { offset: cells.length + 4 },
      /Got 7/,
    );
  });
});

describe('writing VTK', () => {
  const mesh = meshData({ positions: Float64Array.from(TETRA), tets: Uint32Array.of(0, 1, 2, 3) });
  const fields = {
    point: [
      { name: 'velocity of it', components: 3, values: TETRA },
      { name: 'depth', components: 1, values: [1, 2, 3, 4.5] },
    ],
    cell: [{ name: 'stress', components: 9, values: [1, 2, 3, 4, 5, 6, 7, 8, 9] }],
  };

  it('writes fields the way VTK names them', () => {
    const text = latin1(writeAsciiVtk(mesh, fields));
    expect(text).toContain('POINT_DATA 4\nVECTORS velocity%20of%20it double\n0 0 0\n1 0 0\n');
    expect(text).toContain('SCALARS depth double 1\nLOOKUP_TABLE default\n1\n2\n3\n4.5\n');
    expect(text).toContain('CELL_DATA 1\nTENSORS stress double\n1 2 3 4 5 6 7 8 9\n');
    const binary = writeBinaryVtk(mesh, fields);
    expect(latin1(binary)).toContain('CELL_DATA 1\nTENSORS stress double\n');
    expect([...readVtk(binary).tets]).toEqual([0, 1, 2, 3]);
  });

  it('refuses fields of the wrong length', () => {
    expect(() => writeAsciiVtk(mesh, { point: [{ name: 'a', components: 3, values: [1, 2] }] })).toThrow(
      /point\.a: The field 'a' has 2 values/,
    );
  });
});
