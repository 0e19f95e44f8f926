import { describe, expect, it } from 'vitest';
import { PliantError } from '../core/errors.js';
import { detectFormat } from './detect.js';
import { MESH_FORMATS, type MeshFormat } from './formats.js';
import { meshData } from './mesh-data.js';
import { readMesh } from './read-mesh.js';
import { surfaceOf } from './surface.js';
import { writeVtu } from './vtu/write.js';
import { writableFormat, writeMesh } from './write-mesh.js';

/** Two tetrahedra on one face, with coordinates that only full precision keeps. */
const SOLID = meshData({
  positions: Float64Array.of(
    0.1,
    -0,
    1 / 3,
    1e-300,
    2 ** -1074,
    12345.678901234567,
    0.7,
    3e20,
    -1.5,
    1,
    2,
    3,
    4,
    5.000000000000001,
    -6,
  ),
  tets: Uint32Array.of(0, 1, 2, 3, 2, 1, 0, 4),
});
const SURFACE = meshData({
  positions: Float64Array.of(
    0.1,
    -0,
    1 / 3,
    1e-300,
    2 ** -1074,
    12345.678901234567,
    0.7,
    3e20,
    -1.5,
    1,
    2,
    3,
  ),
  triangles: Uint32Array.of(0, 1, 2, 0, 3, 1, 1, 3, 2, 2, 3, 0),
});
const POINTS = meshData({ positions: Float64Array.of(0.1, 0.2, 0.3, -4, 5, 6) });
const NOTHING = meshData({ positions: new Float64Array(0) });

const exact: readonly [MeshFormat, 'text' | 'binary'][] = [
  ['obj', 'text'],
  ['ply', 'text'],
  ['ply', 'binary'],
  ['gmsh', 'text'],
  ['gmsh', 'binary'],
  ['vtk', 'text'],
  ['vtk', 'binary'],
  ['vtu', 'text'],
  ['vtu', 'binary'],
];
const extension = (format: MeshFormat) => MESH_FORMATS.find((info) => info.name === format)!.extensions[0];

describe.each(exact)('%s as %s', (format, encoding) => {
  const trip = (mesh: typeof SURFACE) =>
    readMesh(`a.${extension(format)}`, writeMesh(format, mesh, { encoding }));

  it('keeps every bit of a surface', () => {
    expect(trip(SURFACE)).toEqual(SURFACE);
  });

  it('keeps bare points and an empty mesh', () => {
    expect(trip(POINTS)).toEqual(POINTS);
    expect(trip(NOTHING)).toEqual(NOTHING);
  });

  it('keeps every bit of a solid, or writes its surface', () => {
    const holdsSolids = format === 'gmsh' || format === 'vtk' || format === 'vtu';
    expect(trip(SOLID)).toEqual(holdsSolids ? SOLID : surfaceOf(SOLID));
  });

  it('is recognised without its name', () => {
    expect(detectFormat('unnamed', writeMesh(format, SURFACE, { encoding }))).toBe(format);
  });
});

describe('formats in single precision', () => {
  const single = meshData({ ...SURFACE, positions: Float64Array.from(SURFACE.positions, Math.fround) });

  it('binary STL keeps triangles to f32, with merged vertices in the order of the corners', () => {
    const back = readMesh('a.stl', writeMesh('stl', single));
    expect(corners(back)).toEqual(corners(single));
    expect(back.positions).toHaveLength(12);
  });

  it('ASCII STL keeps doubles', () => {
    const back = readMesh('a.stl', writeMesh('stl', SURFACE, { encoding: 'text' }));
    expect(corners(back)).toEqual(corners(SURFACE));
  });

  it('GLB keeps vertices and triangles to f32', () => {
    expect(readMesh('a.glb', writeMesh('gltf', SURFACE))).toEqual(single);
    expect(readMesh('a.gltf', writeMesh('gltf', SURFACE, { encoding: 'text' }))).toEqual(single);
    expect(readMesh('a.gltf', writeMesh('gltf', NOTHING, { encoding: 'text' }))).toEqual(NOTHING);
    expect(readMesh('a.glb', writeMesh('gltf', POINTS)).positions).toEqual(
      Float64Array.from(POINTS.positions, Math.fround),
    );
    expect(readMesh('a.glb', writeMesh('gltf', NOTHING))).toEqual(NOTHING);
  });

  it('refuses coordinates that single precision would turn into infinity', () => {
    const huge = { positions: [0, 0, 1e39, 0, 1, 0, 1, 0, 0], triangles: [0, 1, 2] };
    for (const format of ['stl', 'gltf'] as const) {
      expect(() => writeMesh(format, huge)).toThrow(/positions\[2\]: .*single precision.*1e\+39/);
    }
    expect(readMesh('a.obj', writeMesh('obj', huge)).positions[2]).toBe(1e39);
  });
});

describe('vtu', () => {
  it.each(['ascii', 'base64', 'raw'] as const)('%s holds a solid with its listed surface', (encoding) => {
    const both = meshData({ ...SOLID, triangles: Uint32Array.of(0, 1, 2) });
    expect(readMesh('a.vtu', writeVtu(both, { encoding }))).toEqual(both);
  });
});

describe('writeMesh', () => {
  it('takes plain arrays and refuses indices without a vertex', () => {
    const mesh = { positions: [0, 0, 0, 1, 0, 0, 0, 1, 0], triangles: [0, 1, 3] };
    expect(() => writeMesh('obj', mesh)).toThrow(PliantError);
    expect(() => writeMesh('obj', { positions: [0, 0, NaN] })).toThrow(/NaN/);
  });

  it('says what can be written', () => {
    expect(writableFormat('out/a.GLB')).toBe('gltf');
    expect(() => writableFormat('a.veg')).toThrow(/'vega' can't be written; choose one of \.obj, \.stl, /);
    expect(() => writeMesh('medit', SURFACE)).toThrow(/'medit' can't be written/);
  });
});

/** Coordinates of all corners in order: what a format without indices keeps. */
function corners(mesh: { positions: Float64Array; triangles: Uint32Array }): number[] {
  return [...mesh.triangles].flatMap((v) => [...mesh.positions.subarray(3 * v, 3 * v + 3)].map((x) => x + 0));
}
