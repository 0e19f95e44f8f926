/**
 * Memory of an oriented-box tree: one 64-byte record per node, children side by side.
 *
 *   word 0–2   centre, relative to the tree's origin [m]
 *   word 3–5   half extents [m]
 *   word 6–14  the three unit axes, one after the other, the thinnest direction first
 *   word 15    (int) inner node: index of the left child, the right one follows; leaf: −1 − (first slot·8 + count)
 *
 * Boxes are single precision and rounded outwards: half extents are enlarged by more than the rounding of the centre
 * and of the axes, so a box holds its triangles although its axes are orthonormal only to 1e-7.
 */

export const OBB_STRIDE = 16;
export const OBB_HALF = 3;
export const OBB_AXES = 6;
export const OBB_LINK = 15;
/** Most triangles in a leaf that the link word can count. */
export const OBB_MAX_LEAF = 7;

/** From this depth on a build halves its slots blindly. */
export const OBB_HALVING_DEPTH = 48;
/** No path from the root is longer: 48 plus the halvings of 2³² triangles. */
export const OBB_MAX_DEPTH = OBB_HALVING_DEPTH + 32;

export interface ObbTree {
  /** Node records; `links` is the same memory as integers. */
  readonly nodes: Float32Array;
  readonly links: Int32Array;
  readonly nodeCount: number;
  /** Centre of the root box in the mesh's frame [m]; box centres are relative to it. */
  readonly origin: Float64Array;
  /** Triangle of each leaf slot. */
  readonly order: Uint32Array;
  /** Coordinate offsets (three times the vertex numbers) of the corners of the triangle in each slot. */
  readonly corners: Uint32Array;
}

export function isLeaf(link: number): boolean {
  return link < 0;
}

export function leafFirst(link: number): number {
  return (-1 - link) >> 3;
}

export function leafCount(link: number): number {
  return (-1 - link) & 7;
}

export function leafLink(first: number, count: number): number {
  return -1 - (first * 8 + count);
}
