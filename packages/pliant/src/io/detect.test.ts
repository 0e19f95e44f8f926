import { describe, expect, it } from 'vitest';
import { bytesOf, refusesAt } from './bytes.test-support.js';
import { detectFormat } from './detect.js';
import { MESH_FORMATS } from './formats.js';
import { readMesh } from './read-mesh.js';

describe('detectFormat', () => {
  it('knows formats by what they say of themselves, whatever the name', () => {
    for (const [text, format] of [
      ['ply\nformat', 'ply'],
      ['# vtk DataFile Version 2.0\n', 'vtk'],
      ['$MeshFormat\n2.2', 'gmsh'],
      ['$NOD\n', 'gmsh'],
      ['\n# by hand\n\nMeshVersionFormatted 1\n', 'medit'],
      ['# by hand\nOFF\n', 'off'],
      ['<?xml version="1.0"?>\n<!-- a --><VTKFile type="x">', 'vtu'],
      ['glTF\x02', 'gltf'],
      ['{ "asset": {} }', 'gltf'],
    ] as const) {
      expect(detectFormat('a.obj', bytesOf(text))).toBe(format);
    }
  });

  it('goes by the name otherwise, and by the first words without one', () => {
    for (const info of MESH_FORMATS) {
      for (const extension of info.extensions)
        expect(detectFormat(`x.y.${extension.toUpperCase()}`, bytesOf('…'))).toBe(info.name);
    }
    expect(detectFormat('noname', bytesOf('# by hand\nv 0 0 0\n'))).toBe('obj');
    expect(detectFormat('noname', bytesOf('*VERTICES\n'))).toBe('vega');
    expect(detectFormat('noname', bytesOf('solid x\n'))).toBe('stl');
    expect(detectFormat('noname', new Uint8Array(84))).toBe('stl');
    expect(detectFormat('noname', bytesOf('hello'))).toBeUndefined();
    expect(detectFormat('ply.stl', bytesOf('ply made this'))).toBe('stl');
  });

  it('takes no time over lines made to mislead it', () => {
    expect(detectFormat('noname', bytesOf('# '.repeat(5000)))).toBeUndefined();
    expect(detectFormat('noname', bytesOf(`<!-- ${'--> <!-- '.repeat(500)}`))).toBeUndefined();
  });
});

describe('readMesh', () => {
  it('names the file in every refusal', () => {
    expect(() => readMesh('d/a.obj', bytesOf('v 0 0\n'))).toThrow(
      /^line 1:6, d\/a\.obj: A vertex needs three/,
    );
    refusesAt(() => readMesh('a.obj', new Uint8Array(0)), { offset: 0 }, /empty/);
    refusesAt(() => readMesh('a.txt', bytesOf('hello')), { offset: 0 }, /known are \.obj, \.stl/);
  });

  it('reads a view into a larger buffer', () => {
    const bytes = bytesOf('xxxxv 1 2 3\nyy').subarray(4, 12);
    expect([...readMesh('a.obj', bytes).positions]).toEqual([1, 2, 3]);
  });

  it('can be told the format', () => {
    expect(readMesh('a.txt', bytesOf('v 1 2 3\n'), { format: 'obj' }).positions).toHaveLength(3);
  });
});
