/**
 * glTF and GLB: one node with one mesh, positions in single precision and 32-bit indices. Bare points become a point
 * cloud.
 */
import { encodeBase64 } from '../binary/base64.js';
import { float32Bytes, joinBytes, uint32Bytes } from '../binary/bytes.js';
import { refuseBeyondFloat32 } from '../float32.js';
import type { MeshData } from '../mesh-data.js';
import { asciiBytes } from '../text/ascii.js';

const FLOAT = 5126;
const UNSIGNED_INT = 5125;
const ARRAY_BUFFER = 34962;
const ELEMENT_ARRAY_BUFFER = 34963;

type Surface = Pick<MeshData, 'positions' | 'triangles'>;

export function writeGlb(mesh: Surface): Uint8Array {
  const buffer = bufferOf(mesh);
  const json = asciiBytes(JSON.stringify(document(mesh, { byteLength: buffer.length })));
  const padded = new Uint8Array(Math.ceil(json.length / 4) * 4).fill(0x20);
  padded.set(json);
  const chunks = [chunk(padded, 0x4e4f534a)];
  if (buffer.length > 0) chunks.push(chunk(buffer, 0x004e4942));
  const length = 12 + chunks.reduce((sum, part) => sum + part.length, 0);
  return joinBytes([uint32Bytes([0x46546c67, 2, length], true), ...chunks]);
}

/** The same as text, with the numbers in a data URI. */
export function writeGltfText(mesh: Surface): Uint8Array {
  const buffer = bufferOf(mesh);
  const mark = 'data:application/octet-stream;base64,';
  const json = JSON.stringify(document(mesh, { byteLength: buffer.length, uri: mark }));
  // The base64 goes in as bytes: as a string it could be larger than the platform allows.
  const at = json.indexOf(mark) + mark.length;
  if (buffer.length === 0) return asciiBytes(json);
  return joinBytes([asciiBytes(json.slice(0, at)), encodeBase64(buffer), asciiBytes(json.slice(at))]);
}

function bufferOf(mesh: Surface): Uint8Array {
  refuseBeyondFloat32(mesh.positions, 'glTF');
  return joinBytes([float32Bytes(mesh.positions, true), uint32Bytes(mesh.triangles, true)]);
}

function chunk(body: Uint8Array, type: number): Uint8Array {
  return joinBytes([uint32Bytes([body.length, type], true), body]);
}

function document(mesh: Surface, buffer: { byteLength: number; uri?: string }): object {
  const asset = { version: '2.0', generator: 'Pliant' };
  // glTF forbids empty buffers, so an empty mesh is an empty scene.
  if (buffer.byteLength === 0) return { asset };
  const hasTriangles = mesh.triangles.length > 0;
  const attributes = { POSITION: 0 };
  return {
    asset,
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [hasTriangles ? { attributes, indices: 1 } : { attributes, mode: 0 }] }],
    accessors: accessors(mesh).slice(0, hasTriangles ? 2 : 1),
    bufferViews: bufferViews(mesh).slice(0, hasTriangles ? 2 : 1),
    buffers: [buffer],
  };
}

function accessors({ positions, triangles }: Surface): object[] {
  const range = bounds(positions);
  return [
    { bufferView: 0, componentType: FLOAT, count: positions.length / 3, type: 'VEC3', ...range },
    { bufferView: 1, componentType: UNSIGNED_INT, count: triangles.length, type: 'SCALAR' },
  ];
}

function bufferViews({ positions, triangles }: Surface): object[] {
  const split = positions.length * 4;
  return [
    { buffer: 0, byteLength: split, target: ARRAY_BUFFER },
    { buffer: 0, byteOffset: split, byteLength: triangles.length * 4, target: ELEMENT_ARRAY_BUFFER },
  ];
}

/** The format demands the bounds of the stored, rounded positions. */
function bounds(positions: Float64Array): { min: number[]; max: number[] } {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < positions.length; i++) {
    const value = Math.fround(positions[i]);
    min[i % 3] = Math.min(min[i % 3], value);
    max[i % 3] = Math.max(max[i % 3], value);
  }
  return { min, max };
}
