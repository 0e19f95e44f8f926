/** GLB: one node with one mesh, positions in single precision and 32-bit indices. Bare points become a point cloud. */
import { float32Bytes, joinBytes, uint32Bytes } from '../binary/bytes.js';
import { refuseBeyondFloat32 } from '../float32.js';
import type { MeshData } from '../mesh-data.js';
import { asciiBytes } from '../text/ascii.js';

const FLOAT = 5126;
const UNSIGNED_INT = 5125;
const ARRAY_BUFFER = 34962;
const ELEMENT_ARRAY_BUFFER = 34963;

export function writeGlb(mesh: Pick<MeshData, 'positions' | 'triangles'>): Uint8Array {
  refuseBeyondFloat32(mesh.positions, 'GLB');
  const positions = float32Bytes(mesh.positions, true);
  const indices = uint32Bytes(mesh.triangles, true);
  const json = asciiBytes(JSON.stringify(document(mesh, positions.length, indices.length)));
  const padded = new Uint8Array(Math.ceil(json.length / 4) * 4).fill(0x20);
  padded.set(json);
  const chunks = [chunk(padded, 0x4e4f534a)];
  if (positions.length > 0) chunks.push(chunk(joinBytes([positions, indices]), 0x004e4942));
  const length = 12 + chunks.reduce((sum, part) => sum + part.length, 0);
  return joinBytes([uint32Bytes([0x46546c67, 2, length], true), ...chunks]);
}

function chunk(body: Uint8Array, type: number): Uint8Array {
  return joinBytes([uint32Bytes([body.length, type], true), body]);
}

function document(
  mesh: Pick<MeshData, 'positions' | 'triangles'>,
  positionBytes: number,
  indexBytes: number,
): object {
  const asset = { version: '2.0', generator: 'Pliant' };
  // glTF forbids empty buffers, so an empty mesh is an empty scene.
  if (positionBytes === 0) return { asset };
  const hasTriangles = indexBytes > 0;
  const range = bounds(mesh.positions);
  const positions = {
    bufferView: 0,
    componentType: FLOAT,
    count: mesh.positions.length / 3,
    type: 'VEC3',
    ...range,
  };
  const indices = {
    bufferView: 1,
    componentType: UNSIGNED_INT,
    count: mesh.triangles.length,
    type: 'SCALAR',
  };
  const positionView = { buffer: 0, byteLength: positionBytes, target: ARRAY_BUFFER };
  const indexView = {
    buffer: 0,
    byteOffset: positionBytes,
    byteLength: indexBytes,
    target: ELEMENT_ARRAY_BUFFER,
  };
  const primitive = hasTriangles
    ? { attributes: { POSITION: 0 }, indices: 1 }
    : { attributes: { POSITION: 0 }, mode: 0 };
  return {
    asset,
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [primitive] }],
    accessors: hasTriangles ? [positions, indices] : [positions],
    bufferViews: hasTriangles ? [positionView, indexView] : [positionView],
    buffers: [{ byteLength: positionBytes + indexBytes }],
  };
}

/** The format demands the bounds of the stored, rounded positions. */
function bounds(positions: Float64Array): { min: number[]; max: number[] } {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < positions.length; i++) {
    const value = Math.fround(positions[i]!);
    min[i % 3] = Math.min(min[i % 3]!, value);
    max[i % 3] = Math.max(max[i % 3]!, value);
  }
  return { min, max };
}
