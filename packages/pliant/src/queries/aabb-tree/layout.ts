/**
 * Memory of an axis-aligned box tree: one 32-byte record per node, children side by side and after their parent, so
 * that one backward sweep refits all of them.
 *
 *   word 0–2  lowest corner [m]      word 3–5  highest corner [m]
 *   word 6    (int) inner node: index of the left child, the right one follows; leaf: −1 − first slot
 *   word 7    (int) leaf: number of slots; inner node: 0
 *
 * Boxes are single precision, rounded outwards.
 */

export const AABB_STRIDE = 8;
export const AABB_LINK = 6;
export const AABB_COUNT = 7;
/** From this depth on a build halves its slots blindly. */
export const AABB_HALVING_DEPTH = 48;
/** No path from the root is longer: 48 plus the halvings of 2³² triangles. */
export const AABB_MAX_DEPTH = AABB_HALVING_DEPTH + 32;

export interface AabbTree {
  /** Node records; `links` is the same memory as integers. */
  readonly nodes: Float32Array;
  readonly links: Int32Array;
  readonly nodeCount: number;
  /** Triangle of each leaf slot. */
  readonly order: Uint32Array;
  /** Coordinate offsets (three times the vertex numbers) of the corners of the triangle in each slot. */
  readonly corners: Uint32Array;
}

/** Largest single that is not above x. */
export function roundDown(x: number): number {
  const f = Math.fround(x);
  return f <= x ? f : Math.fround(f - Math.abs(f) * 1.1920929e-7 - 1.4e-45);
}

/** Smallest single that is not below x. */
export function roundUp(x: number): number {
  const f = Math.fround(x);
  return f >= x ? f : Math.fround(f + Math.abs(f) * 1.1920929e-7 + 1.4e-45);
}
