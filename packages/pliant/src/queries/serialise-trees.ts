/**
 * Box trees as bytes: a header, then the arrays as they stand in memory (little endian). Reading checks everything
 * that a traversal relies on, so a damaged file is an error and not an endless loop.
 *
 *   0   'PLTR'   4  version   8  kind (1 oriented, 2 axis-aligned)   12  nodes   16  slots   20  (zero)
 *   24  origin (three doubles, oriented only)   then node records, slot order, slot corners
 */
import { PliantError } from '../core/errors.js';
import { AABB_STRIDE, type AabbTree } from './aabb-tree/layout.js';
import { checkAabbStructure } from './aabb-tree/validate.js';
import { OBB_STRIDE, type ObbTree } from './obb-tree/layout.js';
import { checkObbStructure } from './obb-tree/validate.js';

const MAGIC = 0x52544c50;
const VERSION = 1;
const OBB = 1;
const AABB = 2;
const HEADER = 24;

/** A tree of oriented boxes as bytes, which `readObbTree` reads back. */
export function writeObbTree(tree: ObbTree): Uint8Array {
  return write(OBB, tree.nodeCount, tree.order, tree.corners, tree.links, tree.origin);
}

/** A tree of axis-aligned boxes as bytes, which `readAabbTree` reads back. */
export function writeAabbTree(tree: AabbTree): Uint8Array {
  return write(AABB, tree.nodeCount, tree.order, tree.corners, tree.links, new Float64Array(0));
}

/** Reads an oriented-box tree for the given mesh. */
export function readObbTree(bytes: Uint8Array, vertexCount: number, triangleCount: number): ObbTree {
  const parts = read(bytes, OBB, OBB_STRIDE, 3, vertexCount, triangleCount);
  const tree: ObbTree = { ...parts, nodes: new Float32Array(parts.links.buffer), origin: parts.origin };
  report(checkObbStructure(tree));
  return tree;
}

/** Reads an axis-aligned box tree for the given mesh. */
export function readAabbTree(bytes: Uint8Array, vertexCount: number, triangleCount: number): AabbTree {
  const { links, nodeCount, order, corners } = read(bytes, AABB, AABB_STRIDE, 0, vertexCount, triangleCount);
  const tree: AabbTree = { nodes: new Float32Array(links.buffer), links, nodeCount, order, corners };
  report(checkAabbStructure(tree));
  return tree;
}

function write(
  kind: number,
  nodeCount: number,
  order: Uint32Array,
  corners: Uint32Array,
  links: Int32Array,
  origin: Float64Array,
): Uint8Array {
  const size = HEADER + origin.byteLength + links.byteLength + order.byteLength + corners.byteLength;
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  for (const [i, word] of [MAGIC, VERSION, kind, nodeCount, order.length, 0].entries())
    view.setUint32(4 * i, word, true);
  let at = HEADER;
  for (const x of origin) {
    view.setFloat64(at, x, true);
    at += 8;
  }
  for (const words of [links, order, corners]) {
    for (let i = 0; i < words.length; i++, at += 4) view.setUint32(at, words[i] >>> 0, true);
  }
  return bytes;
}

interface Parts {
  readonly nodeCount: number;
  readonly links: Int32Array;
  readonly order: Uint32Array;
  readonly corners: Uint32Array;
  readonly origin: Float64Array;
}

function read(
  bytes: Uint8Array,
  kind: number,
  stride: number,
  origins: number,
  vertexCount: number,
  triangleCount: number,
): Parts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER || view.getUint32(0, true) !== MAGIC)
    throw new PliantError('corrupt-data', 'These bytes are not a box tree.', { offset: 0 });
  if (view.getUint32(4, true) !== VERSION)
    throw new PliantError(
      'unsupported-version',
      'This box tree was written by another version: build it anew.',
    );
  if (view.getUint32(8, true) !== kind)
    throw new PliantError('corrupt-data', 'This is the other kind of box tree.', { offset: 8 });
  const nodeCount = view.getUint32(12, true);
  const slots = view.getUint32(16, true);
  if (slots !== triangleCount || nodeCount < 1 || nodeCount > Math.max(1, 2 * slots))
    throw new PliantError(
      'corrupt-data',
      `This box tree is not one of a mesh of ${triangleCount} triangles.`,
      {
        offset: 12,
      },
    );
  if (bytes.length !== HEADER + 8 * origins + 4 * (stride * nodeCount + 4 * slots))
    throw new PliantError('corrupt-data', 'This box tree ends too early or too late.', {
      offset: bytes.length,
    });
  let at = HEADER;
  const origin = new Float64Array(origins);
  for (let n = 0; n < origins; n++, at += 8) origin[n] = view.getFloat64(at, true);
  const links = new Int32Array(stride * nodeCount);
  for (let i = 0; i < links.length; i++, at += 4) links[i] = view.getInt32(at, true);
  const order = new Uint32Array(slots);
  for (let i = 0; i < slots; i++, at += 4) order[i] = view.getUint32(at, true);
  const corners = new Uint32Array(3 * slots);
  for (let i = 0; i < corners.length; i++, at += 4) corners[i] = view.getUint32(at, true);
  report(checkSlots(order, corners, vertexCount));
  return { nodeCount, links, order, corners, origin };
}

function checkSlots(order: Uint32Array, corners: Uint32Array, vertexCount: number): string {
  const seen = new Uint8Array(order.length);
  for (const t of order) {
    if (t >= order.length || seen[t]) return `triangle ${t} is named twice or doesn't exist`;
    seen[t] = 1;
  }
  for (const c of corners) if (c % 3 !== 0 || c >= 3 * vertexCount) return `corner offset ${c} is no vertex`;
  return '';
}

function report(fault: string): void {
  if (fault !== '') throw new PliantError('corrupt-data', `This box tree is damaged: ${fault}.`);
}
