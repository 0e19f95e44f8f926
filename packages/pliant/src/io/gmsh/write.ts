/**
 * Gmsh 4.1, text or binary, in full precision. Nodes belong to one entity of the mesh's dimension; triangles form
 * surface 1 and tetrahedra volume 1. Tags count from 1.
 */
import { joinBytes } from '../binary/bytes.js';
import type { MeshData } from '../mesh-data.js';
import { asciiBytes } from '../text/ascii.js';
import { TextWriter } from '../text/writer.js';

const TRIANGLE = 2;
const TETRAHEDRON = 4;

interface Block {
  readonly dimension: number;
  readonly type: number;
  readonly corners: number;
  readonly indices: Uint32Array;
}

function blocksOf(mesh: MeshData): Block[] {
  const blocks: Block[] = [
    { dimension: 2, type: TRIANGLE, corners: 3, indices: mesh.triangles },
    { dimension: 3, type: TETRAHEDRON, corners: 4, indices: mesh.tets },
  ];
  return blocks.filter((block) => block.indices.length > 0);
}

function dimensionOf(mesh: MeshData): number {
  return mesh.kind === 'tets' ? 3 : mesh.kind === 'triangles' ? 2 : 0;
}

export function writeAsciiGmsh(mesh: MeshData): Uint8Array {
  const out = new TextWriter();
  const nodes = mesh.positions.length / 3;
  for (const line of ['$MeshFormat', '4.1 0 8', '$EndMeshFormat', '$Nodes']) out.line(line);
  out.line(nodes === 0 ? '0 0 0 0' : `1 ${nodes} 1 ${nodes}`);
  if (nodes > 0) out.line(`${dimensionOf(mesh)} 1 0 ${nodes}`);
  for (let i = 1; i <= nodes; i++) out.line(String(i));
  for (let i = 0; i < mesh.positions.length; i += 3) out.numbers('', mesh.positions, i, 3);
  out.line('$EndNodes');
  const blocks = blocksOf(mesh);
  const elements = blocks.reduce((sum, block) => sum + block.indices.length / block.corners, 0);
  out.line('$Elements');
  out.line(`${blocks.length} ${elements} ${elements === 0 ? 0 : 1} ${elements}`);
  let tag = 1;
  for (const block of blocks) {
    out.line(`${block.dimension} 1 ${block.type} ${block.indices.length / block.corners}`);
    for (let i = 0; i < block.indices.length; i += block.corners)
      out.numbers(String(tag++), block.indices, i, block.corners, 1);
  }
  out.line('$EndElements');
  return out.bytes();
}

export function writeBinaryGmsh(mesh: MeshData): Uint8Array {
  const nodes = mesh.positions.length / 3;
  const blocks = blocksOf(mesh);
  const elements = blocks.reduce((sum, block) => sum + block.indices.length / block.corners, 0);
  const nodeBytes = new Fields(32 + (nodes === 0 ? 0 : 20) + nodes * 32);
  nodeBytes.sizes(nodes === 0 ? [0, 0, 0, 0] : [1, nodes, 1, nodes]);
  if (nodes > 0) nodeBytes.ints([dimensionOf(mesh), 1, 0]).sizes([nodes]);
  for (let i = 1; i <= nodes; i++) nodeBytes.size(i);
  for (const value of mesh.positions) nodeBytes.double(value);
  const words = blocks.reduce((sum, b) => sum + b.indices.length + b.indices.length / b.corners, 0);
  const elementBytes = new Fields(32 + blocks.length * 20 + words * 8);
  elementBytes.sizes([blocks.length, elements, elements === 0 ? 0 : 1, elements]);
  let tag = 1;
  for (const block of blocks) {
    elementBytes.ints([block.dimension, 1, block.type]).sizes([block.indices.length / block.corners]);
    for (let i = 0; i < block.indices.length; i++) {
      if (i % block.corners === 0) elementBytes.size(tag++);
      elementBytes.size(block.indices[i] + 1);
    }
  }
  return joinBytes([
    asciiBytes('$MeshFormat\n4.1 1 8\n'),
    new Fields(4).ints([1]).bytes,
    asciiBytes('\n$EndMeshFormat\n$Nodes\n'),
    nodeBytes.bytes,
    asciiBytes('\n$EndNodes\n$Elements\n'),
    elementBytes.bytes,
    asciiBytes('\n$EndElements\n'),
  ]);
}

/** Little-endian fields one after the other. */
class Fields {
  readonly bytes: Uint8Array;
  private readonly view: DataView;
  private at = 0;

  constructor(length: number) {
    this.bytes = new Uint8Array(length);
    this.view = new DataView(this.bytes.buffer);
  }

  ints(values: readonly number[]): this {
    for (const value of values) {
      this.view.setInt32(this.at, value, true);
      this.at += 4;
    }
    return this;
  }

  sizes(values: readonly number[]): this {
    for (const value of values) this.size(value);
    return this;
  }

  size(value: number): void {
    this.view.setUint32(this.at, value, true);
    this.at += 8;
  }

  double(value: number): void {
    this.view.setFloat64(this.at, value, true);
    this.at += 8;
  }
}
