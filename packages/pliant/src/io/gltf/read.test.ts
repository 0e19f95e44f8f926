import { describe, expect, it } from 'vitest';
import { encodeBase64 as encodeBytes } from '../binary/base64.js';
import { float32Bytes, joinBytes, uint32Bytes } from '../binary/bytes.js';
import { refusesAt } from '../bytes.test-support.js';
import { asciiBytes, latin1 } from '../text/ascii.js';
import { readGltf } from './read.js';
import { writeGlb } from './write.js';

const encodeBase64 = (data: Uint8Array) => latin1(encodeBytes(data));
const POSITIONS = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1];
const BUFFER = joinBytes([
  float32Bytes(POSITIONS, true),
  uint32Bytes([0, 1, 2, 0, 2, 3], true),
  Uint8Array.of(1, 0, 2, 3),
  float32Bytes([5, 6, 7], true),
]);
const uri = `data:application/octet-stream;base64,${encodeBase64(BUFFER)}`;

/** A document around one primitive. */
function document(change: Record<string, unknown> = {}, primitive: Record<string, unknown> = {}): object {
  return {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1, ...primitive }] }],
    accessors: [
      { bufferView: 0, componentType: 5126, count: 4, type: 'VEC3' },
      { bufferView: 1, componentType: 5125, count: 6, type: 'SCALAR' },
      { bufferView: 2, componentType: 5121, count: 4, type: 'SCALAR' },
    ],
    bufferViews: [
      { buffer: 0, byteLength: 48 },
      { buffer: 0, byteOffset: 48, byteLength: 24 },
      { buffer: 0, byteOffset: 72, byteLength: 4 },
      { buffer: 0, byteOffset: 76, byteLength: 12 },
    ],
    buffers: [{ byteLength: BUFFER.length, uri }],
    ...change,
  };
}
const bytes = (json: object) => asciiBytes(JSON.stringify(json));
const read = (json: object, companions?: (name: string) => Uint8Array | undefined) =>
  readGltf(bytes(json), companions);

describe('readGltf', () => {
  it('reads lists, strips, fans, points and bare vertices', () => {
    expect([...read(document()).triangles]).toEqual([0, 1, 2, 0, 2, 3]);
    expect([...read(document({}, { mode: 5, indices: 2 })).triangles]).toEqual([1, 0, 2, 0, 3, 2]);
    expect([...read(document({}, { mode: 6, indices: 2 })).triangles]).toEqual([1, 0, 2, 1, 2, 3]);
    expect([...read(document({}, { mode: 5, indices: undefined })).triangles]).toEqual([0, 1, 2, 1, 3, 2]);
    expect(read(document({}, { mode: 0, indices: undefined })).kind).toBe('points');
    expect(read(document({}, { mode: 1 })).notes).toEqual([
      'Left out primitives made of lines: 1, the first at meshes[0].primitives[0].',
    ]);
  });

  it('moves vertices by the product of the transforms above them', () => {
    const half = Math.SQRT1_2;
    const nodes = [
      { children: [1], translation: [10, 0, 0], scale: [2, 2, 2] },
      { mesh: 0, rotation: [0, 0, half, half] },
    ];
    const { positions } = read(document({ nodes }));
    const expected = [10, 0, 0, 10, 2, 0, 8, 0, 0, 10, 0, 2];
    for (const [i, value] of expected.entries()) expect(positions[i]).toBeCloseTo(value, 14);
    const matrix = [1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 7, 8, 9, 1];
    expect([...read(document({ nodes: [{ mesh: 0, matrix }] })).positions]).toEqual([
      7, 8, 9, 8, 8, 9, 7, 8, 10, 7, 7, 9,
    ]);
  });

  it('turns triangles that a mirroring node turned inside out', () => {
    expect([...read(document({ nodes: [{ mesh: 0, scale: [-1, 1, 1] }] })).triangles]).toEqual([
      0, 2, 1, 0, 3, 2,
    ]);
  });

  it('reads the default scene only, each mesh as often as it is placed', () => {
    const nodes = [{ mesh: 0 }, { mesh: 0, translation: [5, 0, 0] }, { mesh: 0 }];
    const mesh = read(document({ nodes, scenes: [{ nodes: [2] }, { nodes: [0, 1] }], scene: 1 }));
    expect(mesh.positions).toHaveLength(24);
    expect(mesh.positions[12]).toBe(5);
    expect([...mesh.triangles.subarray(6)]).toEqual([4, 5, 6, 4, 6, 7]);
    expect(read(document({ nodes, scenes: undefined, scene: undefined })).positions).toHaveLength(36);
    expect(read(document({ nodes: undefined, scenes: undefined, scene: undefined })).positions).toHaveLength(
      12,
    );
  });

  it('merges vertices that were split for their normals, and no others', () => {
    const twice = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0];
    const split = joinBytes([float32Bytes(twice, true), BUFFER.subarray(48)]);
    const buffers = [{ byteLength: split.length, uri: `data:;base64,${encodeBase64(split)}` }];
    expect(read(document({ buffers })).positions).toHaveLength(12);
    const merged = read(document({ buffers }, { attributes: { POSITION: 0, NORMAL: 0 } }));
    expect(merged.positions).toHaveLength(9);
    expect([...merged.triangles]).toEqual([0, 1, 2, 0, 2, 0]);
  });

  it('shares the vertices of primitives that share an accessor', () => {
    const primitives = [
      { attributes: { POSITION: 0 }, indices: 1 },
      { attributes: { POSITION: 0 }, indices: 1 },
    ];
    expect(read(document({ meshes: [{ primitives }] })).positions).toHaveLength(12);
  });

  it('applies sparse replacements, strides and normalised integers', () => {
    const sparse = {
      count: 1,
      indices: { bufferView: 2, byteOffset: 3, componentType: 5121 },
      values: { bufferView: 3 },
    };
    const { accessors, bufferViews } = document() as { accessors: object[]; bufferViews: object[] };
    const replaced = read(document({ accessors: [{ ...accessors[0], sparse }, accessors[1]] }));
    expect([...replaced.positions.subarray(9)]).toEqual([5, 6, 7]);
    const strided = { bufferView: 0, componentType: 5126, count: 2, type: 'VEC3' };
    const views = [{ ...bufferViews[0], byteStride: 24 }, ...bufferViews.slice(1)];
    const every = read(
      document({ accessors: [strided], bufferViews: views }, { indices: undefined, mode: 0 }),
    );
    expect([...every.positions]).toEqual([0, 0, 0, 0, 1, 0]);
    const small = { bufferView: 2, componentType: 5121, count: 1, type: 'VEC3', normalized: true };
    const normal = read(document({ accessors: [small] }, { indices: undefined, mode: 0 }));
    expect([...normal.positions]).toEqual([1 / 255, 0, 2 / 255]);
  });

  it('asks for buffers beside the file and fetches nothing', () => {
    const beside = document({ buffers: [{ byteLength: BUFFER.length, uri: 'my%20mesh.bin' }] });
    expect(read(beside, (name) => (name === 'my mesh.bin' ? BUFFER : undefined)).triangles).toHaveLength(6);
    expect(() => read(beside)).toThrow(/buffers\[0\]\.uri: .*'my%20mesh\.bin', which isn't there/);
    const remote = document({ buffers: [{ byteLength: 1, uri: 'https://example.org/a.bin' }] });
    expect(() => read(remote, () => BUFFER)).toThrow(/nothing is fetched/);
  });

  it('refuses what it cannot read, with path and offset', () => {
    const text = JSON.stringify(document());
    refusesAt(
      () => readGltf(asciiBytes(text.replace('"count":4', '"count":5'))),
      { offset: text.indexOf('{"bufferView":0') },
      /5 items need 60 bytes of bufferViews\[0\], which has 48/,
    );
    refusesAt(
      () => readGltf(asciiBytes(text.replace('"count":4', '"count":4000000000'))),
      { offset: text.indexOf('{"primitives"') },
      /4000000000 vertices/,
    );
    refusesAt(
      () => readGltf(asciiBytes(text.replace('"version":"2.0"', '"version":"1.0"'))),
      { offset: 20 },
      /glTF 1\.0/,
    );
    refusesAt(
      () => readGltf(asciiBytes(text.slice(0, 100))),
      { offset: 94 },
      /no closing quote; the file is cut off/,
    );
    const expectPath = (json: object, path: string, sentence: RegExp) => {
      expect(() => read(json)).toThrow(new RegExp(`byte \\d+, ${path.replace(/[[\].]/g, '\\$&')}: `));
      expect(() => read(json)).toThrow(sentence);
    };
    expectPath(
      document({ extensionsRequired: ['KHR_draco_mesh_compression'] }),
      'extensionsRequired[0]',
      /KHR_draco_mesh_compression, which isn't read/,
    );
    expectPath(document({ nodes: [{ children: [0] }] }), 'nodes[0].children[0]', /two places/);
    expectPath(document({ nodes: [{ mesh: 3 }] }), 'nodes[0].mesh', /no meshes\[3\]/);
    expectPath(document({}, { indices: 0 }), 'accessors[0]', /SCALAR here, found VEC3/);
    expectPath(
      document({ buffers: [{ byteLength: 4, uri: 'data:;base64,AAAA' }] }),
      'bufferViews[0]',
      /ends at byte 48 of a buffer of 3 bytes/,
    );
    expectPath(
      document({ buffers: [{ byteLength: 4, uri: 'data:;base64,A*AA' }] }),
      'buffers[0].uri',
      /wrong character/,
    );
    expectPath(
      document({ nodes: [{ mesh: 0, scale: [1e308, 1e308, 1e308], translation: [1e308, 0, 0] }] }),
      'meshes[0].primitives[0].attributes.POSITION',
      /to infinity/,
    );
    expectPath(
      document({ nodes: [{ mesh: 0, matrix: [1, 2] }] }),
      'nodes[0].matrix',
      /16 numbers here, found 2/,
    );
  });

  it('refuses a small file that places one mesh too often, before reading any', () => {
    const nodes = Array.from({ length: 8_000 }, () => ({ mesh: 0 }));
    const primitives = Array.from({ length: 1_000 }, () => ({ attributes: { POSITION: 0, NORMAL: 0 } }));
    const scenes = [{ nodes: nodes.map((_, i) => i) }];
    const sentence = /asks for 30004000 vertices, more than the limit of 30000000/;
    expect(() => read(document({ nodes, scenes, meshes: [{ primitives }] }))).toThrow(sentence);
  });

  it('refuses indices past the vertices', () => {
    const { accessors } = document() as { accessors: object[] };
    const few = document({ accessors: [{ ...accessors[0], count: 3 }, accessors[1]] });
    expect(() => read(few)).toThrow(/Index 5 is 3, but the primitive has 3 vertices/);
  });
});

describe('GLB', () => {
  const glb = writeGlb({ positions: Float64Array.from(POSITIONS), triangles: Uint32Array.of(0, 1, 2) });

  it('is padded and states its bounds, as the format demands', () => {
    const view = new DataView(glb.buffer);
    expect(glb.length % 4).toBe(0);
    expect(view.getUint32(8, true)).toBe(glb.length);
    const json = JSON.parse(String.fromCharCode(...glb.subarray(20, 20 + view.getUint32(12, true))));
    expect(json.accessors[0]).toMatchObject({ min: [0, 0, 0], max: [1, 1, 1] });
    expect(json.buffers[0].byteLength).toBe(60);
  });

  it('refuses a cut file, a false length and another version at their byte', () => {
    refusesAt(() => readGltf(glb.subarray(0, glb.length - 4)), { offset: 8 }, /cut off/);
    refusesAt(() => readGltf(glb.subarray(0, 10)), { offset: 8 }, /cut off/);
    const chunk = glb.slice();
    new DataView(chunk.buffer).setUint32(12, 0xfffffff0, true);
    refusesAt(() => readGltf(chunk), { offset: 12 }, /claims 4294967280 bytes/);
    const old = glb.slice();
    old[4] = 1;
    refusesAt(() => readGltf(old), { offset: 4 }, /version 1/);
  });
});
