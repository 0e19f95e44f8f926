/**
 * Builds an oriented-box tree from the top down.
 *
 * Source: Gottschalk, Lin & Manocha 1996, "OBBTree" (RAPID). Where we depart: leaves hold up to `leafSize` triangles
 * (a triangle test costs less than an oriented-box test), boxes are stored in single precision rounded outwards, and
 * the slots are halved as they stand when every centroid falls on one side of the mean on all three axes, or below
 * depth 48, so no input (duplicate triangles, geometric spacing) makes a tree deeper than OBB_MAX_DEPTH.
 *
 *   fit a box to the slots of the node → few enough: leaf
 *   split at the mean centroid along the longest axis (else the next) → two children side by side
 */
import { slotCorners } from '../slot-corners.js';
import {
  leafLink,
  OBB_AXES,
  OBB_HALF,
  OBB_HALVING_DEPTH,
  OBB_LINK,
  OBB_MAX_LEAF,
  OBB_STRIDE,
  type ObbTree,
} from './layout.js';
import { principalAxes, surfaceCovariance } from './principal-axes.js';

/** Enlargement of a box, relative to its size: ten times what single precision does to its axes. */
const GROW_SIZE = 1e-6;
/** Enlargement relative to the centre's distance from the origin: twice the rounding of a single. */
const GROW_CENTRE = 1.2e-7;

interface Builder {
  readonly positions: Float64Array;
  readonly triangles: Uint32Array;
  readonly areas: Float64Array;
  readonly centroids: Float64Array;
  readonly order: Uint32Array;
  readonly origin: Float64Array;
  readonly nodes: Float32Array;
  readonly links: Int32Array;
  readonly leafSize: number;
  readonly covariance: Float64Array;
  readonly vectors: Float64Array;
  readonly axes: Float64Array;
  nodeCount: number;
}

/** `triangles` are vertex triples; both arrays are read, not kept. */
export function buildObbTree(positions: Float64Array, triangles: Uint32Array, leafSize = 1): ObbTree {
  const count = triangles.length / 3;
  const nodes = new Float32Array(Math.max(1, 2 * count - 1) * OBB_STRIDE);
  const builder: Builder = {
    positions,
    triangles,
    areas: new Float64Array(count),
    centroids: new Float64Array(3 * count),
    order: new Uint32Array(count),
    origin: new Float64Array(3),
    nodes,
    links: new Int32Array(nodes.buffer),
    leafSize: Math.min(OBB_MAX_LEAF, leafSize),
    covariance: new Float64Array(9),
    vectors: new Float64Array(9),
    axes: new Float64Array(9),
    nodeCount: 1,
  };
  measureTriangles(builder);
  if (count === 0) builder.links[OBB_LINK] = leafLink(0, 0);
  else buildNodes(builder, count);
  const used = builder.nodeCount * OBB_STRIDE;
  const kept = nodes.slice(0, used);
  return {
    nodes: kept,
    links: new Int32Array(kept.buffer),
    nodeCount: builder.nodeCount,
    origin: builder.origin,
    order: builder.order,
    corners: slotCorners(triangles, builder.order),
  };
}

function measureTriangles(b: Builder): void {
  const { positions: p, triangles, origin } = b;
  const count = b.order.length;
  const low = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const high = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let t = 0; t < count; t++) {
    b.order[t] = t;
    const i = 3 * triangles[3 * t];
    const j = 3 * triangles[3 * t + 1];
    const k = 3 * triangles[3 * t + 2];
    const ux = p[j] - p[i];
    const uy = p[j + 1] - p[i + 1];
    const uz = p[j + 2] - p[i + 2];
    const vx = p[k] - p[i];
    const vy = p[k + 1] - p[i + 1];
    const vz = p[k + 2] - p[i + 2];
    const nx = uy * vz - uz * vy;
    const ny = uz * vx - ux * vz;
    const nz = ux * vy - uy * vx;
    b.areas[t] = 0.5 * Math.sqrt(nx * nx + ny * ny + nz * nz);
    for (let n = 0; n < 3; n++) {
      b.centroids[3 * t + n] = (p[i + n] + p[j + n] + p[k + n]) / 3;
      low[n] = Math.min(low[n], p[i + n], p[j + n], p[k + n]);
      high[n] = Math.max(high[n], p[i + n], p[j + n], p[k + n]);
    }
  }
  if (count > 0) for (let n = 0; n < 3; n++) origin[n] = (low[n] + high[n]) / 2;
}

function buildNodes(b: Builder, count: number): void {
  const stack = [0, 0, count, 0];
  while (stack.length > 0) {
    const depth = stack.pop()!;
    const size = stack.pop()!;
    const first = stack.pop()!;
    const node = stack.pop()!;
    fitBox(b, node, first, size);
    if (size <= b.leafSize) {
      b.links[node * OBB_STRIDE + OBB_LINK] = leafLink(first, size);
      continue;
    }
    const left = depth < OBB_HALVING_DEPTH ? splitSlots(b, node, first, size) : size >> 1;
    const child = b.nodeCount;
    b.nodeCount += 2;
    b.links[node * OBB_STRIDE + OBB_LINK] = child;
    stack.push(child + 1, first + left, size - left, depth + 1, child, first, left, depth + 1);
  }
}

function fitBox(b: Builder, node: number, first: number, size: number): void {
  const { positions: p, triangles, order, origin, nodes, axes } = b;
  surfaceCovariance(p, triangles, b.areas, order, first, size, origin, b.covariance);
  principalAxes(b.covariance, b.vectors, axes);
  const at = node * OBB_STRIDE;
  for (let k = 0; k < 9; k++) nodes[at + OBB_AXES + k] = axes[k];
  const centre = [0, 0, 0];
  const half = [0, 0, 0];
  for (let k = 0; k < 3; k++) {
    const ux = nodes[at + OBB_AXES + 3 * k];
    const uy = nodes[at + OBB_AXES + 3 * k + 1];
    const uz = nodes[at + OBB_AXES + 3 * k + 2];
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (let i = first; i < first + size; i++) {
      const t = 3 * order[i];
      for (let n = 0; n < 3; n++) {
        const v = 3 * triangles[t + n];
        const s = (p[v] - origin[0]) * ux + (p[v + 1] - origin[1]) * uy + (p[v + 2] - origin[2]) * uz;
        if (s < low) low = s;
        if (s > high) high = s;
      }
    }
    const mid = (low + high) / 2;
    half[k] = (high - low) / 2;
    centre[0] += mid * ux;
    centre[1] += mid * uy;
    centre[2] += mid * uz;
  }
  const grow =
    GROW_SIZE * (half[0] + half[1] + half[2]) +
    GROW_CENTRE * (Math.abs(centre[0]) + Math.abs(centre[1]) + Math.abs(centre[2]));
  for (let k = 0; k < 3; k++) {
    nodes[at + k] = centre[k];
    nodes[at + OBB_HALF + k] = half[k] + grow;
  }
}

/** Partitions the node's slots at the mean centroid; returns how many go left (at least one, not all). */
function splitSlots(b: Builder, node: number, first: number, size: number): number {
  const { nodes } = b;
  const at = node * OBB_STRIDE;
  const half = [0, 1, 2].map((k) => nodes[at + OBB_HALF + k]);
  const byLength = [0, 1, 2].sort((i, j) => half[j] - half[i] || i - j);
  for (const k of byLength) {
    const axis = at + OBB_AXES + 3 * k;
    const left = partitionAtMean(b, nodes[axis], nodes[axis + 1], nodes[axis + 2], first, size);
    if (left > 0 && left < size) return left;
  }
  return size >> 1;
}

function partitionAtMean(
  b: Builder,
  ux: number,
  uy: number,
  uz: number,
  first: number,
  size: number,
): number {
  const { centroids: c, order } = b;
  let mean = 0;
  for (let i = first; i < first + size; i++) {
    const t = 3 * order[i];
    mean += c[t] * ux + c[t + 1] * uy + c[t + 2] * uz;
  }
  mean /= size;
  let left = first;
  for (let i = first; i < first + size; i++) {
    const t = order[i];
    if (c[3 * t] * ux + c[3 * t + 1] * uy + c[3 * t + 2] * uz >= mean) continue;
    order[i] = order[left];
    order[left++] = t;
  }
  return left - first;
}
