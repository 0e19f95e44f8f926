/**
 * Closest triangle to a point: depth first, nearer child first, with the squared distance to each box as the bound.
 */
import { closestPointOnTriangle } from '../primitives/point-triangle.js';
import { AABB_COUNT, AABB_LINK, AABB_MAX_DEPTH, AABB_STRIDE, type AabbTree } from './layout.js';

export interface ClosestPointScratch {
  readonly nodes: Int32Array;
  readonly boundsSq: Float64Array;
  readonly point: Float64Array;
}

export function closestPointScratch(): ClosestPointScratch {
  return {
    nodes: new Int32Array(AABB_MAX_DEPTH + 2),
    boundsSq: new Float64Array(AABB_MAX_DEPTH + 2),
    point: new Float64Array(3),
  };
}

export interface ClosestPointAnswer {
  /** Squared distance [m²]; set it to a bound before the search. */
  distanceSq: number;
  /** Triangle, −1 if none is nearer than the bound. */
  triangle: number;
  /** Feature of that triangle, see `closestPointOnTriangle`. */
  feature: number;
  /** Closest point, in the mesh's frame [m]. */
  readonly point: Float64Array;
}

export function aabbClosestPoint(
  tree: AabbTree,
  positions: Float64Array,
  points: Float64Array,
  x: number,
  scratch: ClosestPointScratch,
  answer: ClosestPointAnswer,
): void {
  const { nodes, links } = tree;
  const stack = scratch.nodes;
  const bounds = scratch.boundsSq;
  const px = points[x];
  const py = points[x + 1];
  const pz = points[x + 2];
  let top = 1;
  stack[0] = 0;
  bounds[0] = 0;
  while (top > 0) {
    top--;
    if (bounds[top] >= answer.distanceSq) continue;
    const at = stack[top] * AABB_STRIDE;
    const link = links[at + AABB_LINK];
    if (link < 0) {
      closestInLeaf(tree, positions, -1 - link, links[at + AABB_COUNT], points, x, scratch.point, answer);
      continue;
    }
    const l = link * AABB_STRIDE;
    const r = l + AABB_STRIDE;
    let dx = Math.max(nodes[l] - px, 0, px - nodes[l + 3]);
    let dy = Math.max(nodes[l + 1] - py, 0, py - nodes[l + 4]);
    let dz = Math.max(nodes[l + 2] - pz, 0, pz - nodes[l + 5]);
    const left = dx * dx + dy * dy + dz * dz;
    dx = Math.max(nodes[r] - px, 0, px - nodes[r + 3]);
    dy = Math.max(nodes[r + 1] - py, 0, py - nodes[r + 4]);
    dz = Math.max(nodes[r + 2] - pz, 0, pz - nodes[r + 5]);
    const right = dx * dx + dy * dy + dz * dz;
    const leftFirst = left <= right;
    stack[top] = leftFirst ? link + 1 : link;
    bounds[top++] = leftFirst ? right : left;
    stack[top] = leftFirst ? link : link + 1;
    bounds[top++] = leftFirst ? left : right;
  }
}

function closestInLeaf(
  tree: AabbTree,
  positions: Float64Array,
  first: number,
  count: number,
  points: Float64Array,
  x: number,
  point: Float64Array,
  answer: ClosestPointAnswer,
): void {
  const { corners, order } = tree;
  for (let i = first; i < first + count; i++) {
    const feature = closestPointOnTriangle(
      points,
      x,
      positions,
      corners[3 * i],
      corners[3 * i + 1],
      corners[3 * i + 2],
      point,
      0,
    );
    const dx = points[x] - point[0];
    const dy = points[x + 1] - point[1];
    const dz = points[x + 2] - point[2];
    const distanceSq = dx * dx + dy * dy + dz * dz;
    if (distanceSq >= answer.distanceSq) continue;
    answer.distanceSq = distanceSq;
    answer.triangle = order[i];
    answer.feature = feature;
    answer.point[0] = point[0];
    answer.point[1] = point[1];
    answer.point[2] = point[2];
  }
}
