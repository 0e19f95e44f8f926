/**
 * First triangle on a ray, without cracks.
 *
 * Whether the line passes a triangle is decided by the signs of three scalar triple products, one per edge. The
 * product of an edge changes sign *exactly* when the edge is taken the other way, in floating point too, so two
 * triangles that share an edge never both miss (the watertightness of Woop et al. 2013, kept in double precision and
 * without their shear). A ray within a triangle's plane doesn't hit it.
 */
import { AABB_COUNT, AABB_LINK, AABB_MAX_DEPTH, AABB_STRIDE, type AabbTree } from './layout.js';

/** Stands for a zero component of the direction, so that a box's border is not the NaN of 0·∞. */
const SMALLEST = 1e-290;

export interface RayAnswer {
  /** Parameter along the direction; set it to the largest wanted before the search. */
  t: number;
  /** Triangle, −1 if none is hit. */
  triangle: number;
  /** Does the ray enter through the front (against the normal)? */
  front: boolean;
}

export const RAY_STACK = AABB_MAX_DEPTH + 2;

/** `ray` holds origin and direction (any length). Hits with 0 ≤ t < answer.t count; `any` stops at the first found. */
export function aabbRay(
  tree: AabbTree,
  positions: Float64Array,
  ray: Float64Array,
  stack: Int32Array,
  answer: RayAnswer,
  any: boolean,
): void {
  const { nodes, links } = tree;
  aim(ray, own);
  let top = 1;
  stack[0] = 0;
  while (top > 0) {
    const at = stack[--top] * AABB_STRIDE;
    if (isMissed(nodes, at, own, answer.t)) continue;
    const link = links[at + AABB_LINK];
    if (link >= 0) {
      top = pushNearerLast(nodes, link, ray, stack, top);
      continue;
    }
    const first = -1 - link;
    for (let i = first; i < first + links[at + AABB_COUNT]; i++) {
      if (hitSlot(tree, positions, i, ray, answer) && any) return;
    }
  }
}

/**
 * Calls `visit` with the slots of every leaf of a tree over boxes that the ray meets, nearer ones first on the whole.
 * `visit` answers how far along the ray boxes still matter. `aimed` is scratch of six numbers.
 */
export function visitBoxesOnRay(
  { nodes, links, order }: AabbTree,
  ray: Float64Array,
  aimed: Float64Array,
  most: number,
  stack: Int32Array,
  visit: (slot: number) => number,
): void {
  aim(ray, aimed);
  let far = most;
  let top = 1;
  stack[0] = 0;
  while (top > 0) {
    const at = stack[--top] * AABB_STRIDE;
    if (isMissed(nodes, at, aimed, far)) continue;
    const link = links[at + AABB_LINK];
    if (link >= 0) {
      top = pushNearerLast(nodes, link, ray, stack, top);
      continue;
    }
    const first = -1 - link;
    for (let slot = first; slot < first + links[at + AABB_COUNT]; slot++) far = visit(order[slot]);
  }
}

/** Scratch of `aabbRay`. */
const own = new Float64Array(6);

/** Writes the origin of a ray, and one over its direction. */
function aim(ray: Float64Array, aimed: Float64Array): void {
  for (let k = 0; k < 3; k++) {
    aimed[k] = ray[k];
    aimed[3 + k] = 1 / (ray[3 + k] || SMALLEST);
  }
}

/** Whether the ray misses the box of a node, or meets it no earlier than at `most`. */
function isMissed(nodes: Float32Array, at: number, aimed: Float64Array, most: number): boolean {
  const x0 = (nodes[at] - aimed[0]) * aimed[3];
  const x1 = (nodes[at + 3] - aimed[0]) * aimed[3];
  const y0 = (nodes[at + 1] - aimed[1]) * aimed[4];
  const y1 = (nodes[at + 4] - aimed[1]) * aimed[4];
  const z0 = (nodes[at + 2] - aimed[2]) * aimed[5];
  const z1 = (nodes[at + 5] - aimed[2]) * aimed[5];
  const near = Math.max(0, Math.min(x0, x1), Math.min(y0, y1), Math.min(z0, z1));
  const far = Math.min(most, Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1));
  return near > far * (1 + 1e-12);
}

/** Pushes two children so that the one whose middle comes first along the ray is taken first. */
function pushNearerLast(
  nodes: Float32Array,
  left: number,
  ray: Float64Array,
  stack: Int32Array,
  top: number,
): number {
  const a = left * AABB_STRIDE;
  const b = a + AABB_STRIDE;
  const ahead =
    (nodes[b] + nodes[b + 3] - nodes[a] - nodes[a + 3]) * ray[3] +
    (nodes[b + 1] + nodes[b + 4] - nodes[a + 1] - nodes[a + 4]) * ray[4] +
    (nodes[b + 2] + nodes[b + 5] - nodes[a + 2] - nodes[a + 5]) * ray[5];
  stack[top] = ahead >= 0 ? left + 1 : left;
  stack[top + 1] = ahead >= 0 ? left : left + 1;
  return top + 2;
}

function hitSlot(
  tree: AabbTree,
  p: Float64Array,
  slot: number,
  ray: Float64Array,
  answer: RayAnswer,
): boolean {
  const a = tree.corners[3 * slot];
  const b = tree.corners[3 * slot + 1];
  const c = tree.corners[3 * slot + 2];
  const ox = ray[0];
  const oy = ray[1];
  const oz = ray[2];
  const dx = ray[3];
  const dy = ray[4];
  const dz = ray[5];
  const ax = p[a] - ox;
  const ay = p[a + 1] - oy;
  const az = p[a + 2] - oz;
  const bx = p[b] - ox;
  const by = p[b + 1] - oy;
  const bz = p[b + 2] - oz;
  const cx = p[c] - ox;
  const cy = p[c + 1] - oy;
  const cz = p[c + 2] - oz;
  const u = (by * cz - bz * cy) * dx + (bz * cx - bx * cz) * dy + (bx * cy - by * cx) * dz;
  const v = (cy * az - cz * ay) * dx + (cz * ax - cx * az) * dy + (cx * ay - cy * ax) * dz;
  const w = (ay * bz - az * by) * dx + (az * bx - ax * bz) * dy + (ax * by - ay * bx) * dz;
  if (!((u >= 0 && v >= 0 && w >= 0) || (u <= 0 && v <= 0 && w <= 0))) return false;
  const sum = u + v + w;
  if (sum === 0) return false;
  // The hit as a mix of the corners, relative to the origin; its parameter along the largest component.
  const hx = (u * ax + v * bx + w * cx) / sum;
  const hy = (u * ay + v * by + w * cy) / sum;
  const hz = (u * az + v * bz + w * cz) / sum;
  const mx = Math.abs(dx);
  const my = Math.abs(dy);
  const t = mx >= my && mx >= Math.abs(dz) ? hx / dx : my >= Math.abs(dz) ? hy / dy : hz / dz;
  if (!(t >= 0 && t < answer.t)) return false;
  answer.t = t;
  answer.triangle = tree.order[slot];
  answer.front = sum < 0;
  return true;
}
