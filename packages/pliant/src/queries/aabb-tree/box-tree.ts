/**
 * Builds an axis-aligned box tree over boxes from the top down with the binned surface-area heuristic.
 *
 * Source: Wald 2007, "On fast construction of SAH-based bounding volume hierarchies". Where we depart: a node whose
 * centroids coincide, or that lies deeper than 48, is halved as it stands, so depth is bounded for any input.
 *
 *   bounds of the centroids → longest axis, 16 bins → cheapest split → two children side by side
 */
import { AABB_COUNT, AABB_HALVING_DEPTH, AABB_LINK, AABB_STRIDE, type AabbTree } from './layout.js';
import { refitBoxTree } from './refit.js';

const BINS = 16;

interface Builder {
  /** Six numbers per slot: lowest and highest corner. */
  readonly boxes: Float64Array;
  readonly order: Uint32Array;
  readonly links: Int32Array;
  readonly binCounts: Int32Array;
  readonly binBoxes: Float64Array;
  readonly areasRight: Float64Array;
  nodeCount: number;
}

/** A tree over any boxes, six numbers each: lowest and highest corner [m]. Its `order` has the box of each slot. */
export function buildBoxTree(boxes: Float64Array): AabbTree {
  const tree = { ...treeOver(boxes, 2, 'mean'), corners: new Uint32Array(0) };
  refitBoxTree(tree, boxes);
  return tree;
}

/** The nodes of a tree over boxes, without their bounds. */
export function treeOver(
  boxes: Float64Array,
  leafSize: number,
  split: 'area' | 'mean',
): Omit<AabbTree, 'corners'> {
  const count = boxes.length / 6;
  const links = new Int32Array(Math.max(1, 2 * count - 1) * AABB_STRIDE);
  const builder: Builder = {
    boxes,
    order: Uint32Array.from({ length: count }, (_, i) => i),
    links,
    binCounts: new Int32Array(BINS),
    binBoxes: new Float64Array(6 * BINS),
    areasRight: new Float64Array(BINS),
    nodeCount: 1,
  };
  buildNodes(builder, count, leafSize, split === 'area' ? splitSlots : splitAtMean);
  const kept = links.slice(0, builder.nodeCount * AABB_STRIDE);
  return {
    nodes: new Float32Array(kept.buffer),
    links: kept,
    nodeCount: builder.nodeCount,
    order: builder.order,
  };
}

function buildNodes(
  b: Builder,
  count: number,
  leafSize: number,
  split: (b: Builder, first: number, size: number) => number,
): void {
  const stack = [0, 0, count, 0];
  while (stack.length > 0) {
    const depth = stack.pop()!;
    const size = stack.pop()!;
    const first = stack.pop()!;
    const at = stack.pop()! * AABB_STRIDE;
    if (size <= leafSize) {
      b.links[at + AABB_LINK] = -1 - first;
      b.links[at + AABB_COUNT] = size;
      continue;
    }
    const left = depth < AABB_HALVING_DEPTH ? split(b, first, size) : size >> 1;
    const child = b.nodeCount;
    b.nodeCount += 2;
    b.links[at + AABB_LINK] = child;
    stack.push(child + 1, first + left, size - left, depth + 1, child, first, left, depth + 1);
  }
}

/** Partitions the slots at the cheapest of the bin borders; returns how many go left (at least one, not all). */
function splitSlots(b: Builder, first: number, size: number): number {
  const { boxes, order } = b;
  let axis = 0;
  let low = 0;
  let extent = 0;
  for (let n = 0; n < 3; n++) {
    let min = Number.POSITIVE_INFINITY;
    let max = Number.NEGATIVE_INFINITY;
    for (let i = first; i < first + size; i++) {
      const c = boxes[6 * order[i] + n] + boxes[6 * order[i] + 3 + n];
      if (c < min) min = c;
      if (c > max) max = c;
    }
    if (max - min > extent) {
      axis = n;
      low = min;
      extent = max - min;
    }
  }
  if (!(extent > 0)) return size >> 1;
  const scale = (BINS * (1 - 1e-12)) / extent;
  const border = cheapestBorder(b, first, size, axis, low, scale);
  let left = first;
  for (let i = first; i < first + size; i++) {
    const t = order[i];
    if (Math.floor((boxes[6 * t + axis] + boxes[6 * t + 3 + axis] - low) * scale) > border) continue;
    order[i] = order[left];
    order[left++] = t;
  }
  return left - first;
}

/**
 * Partitions the slots at the mean of their centroids along the longest axis; returns how many go left (at least one,
 * not all).
 */
function splitAtMean(b: Builder, first: number, size: number): number {
  const { boxes, order } = b;
  let axis = 0;
  let mean = 0;
  let extent = 0;
  for (let n = 0; n < 3; n++) {
    let min = Number.POSITIVE_INFINITY;
    let max = Number.NEGATIVE_INFINITY;
    let sum = 0;
    for (let i = first; i < first + size; i++) {
      const c = boxes[6 * order[i] + n] + boxes[6 * order[i] + 3 + n];
      if (c < min) min = c;
      if (c > max) max = c;
      sum += c;
    }
    if (max - min > extent) {
      axis = n;
      mean = sum / size;
      extent = max - min;
    }
  }
  let left = first;
  for (let i = first; i < first + size; i++) {
    const t = order[i];
    if (boxes[6 * t + axis] + boxes[6 * t + 3 + axis] > mean) continue;
    order[i] = order[left];
    order[left++] = t;
  }
  return left > first && left < first + size ? left - first : size >> 1;
}

function cheapestBorder(
  b: Builder,
  first: number,
  size: number,
  axis: number,
  low: number,
  scale: number,
): number {
  const { boxes, order, binCounts, binBoxes, areasRight } = b;
  binCounts.fill(0);
  for (let k = 0; k < BINS; k++) {
    binBoxes.fill(Number.POSITIVE_INFINITY, 6 * k, 6 * k + 3);
    binBoxes.fill(Number.NEGATIVE_INFINITY, 6 * k + 3, 6 * k + 6);
  }
  for (let i = first; i < first + size; i++) {
    const t = 6 * order[i];
    const bin = Math.floor((boxes[t + axis] + boxes[t + 3 + axis] - low) * scale);
    binCounts[bin]++;
    growBox(binBoxes, 6 * bin, boxes, t);
  }
  const sweep = new Float64Array(6);
  emptyBox(sweep);
  for (let k = BINS - 1; k > 0; k--) {
    growBox(sweep, 0, binBoxes, 6 * k);
    areasRight[k] = halfArea(sweep);
  }
  emptyBox(sweep);
  let best = 0;
  let bestCost = Number.POSITIVE_INFINITY;
  let left = 0;
  for (let k = 0; k < BINS - 1; k++) {
    growBox(sweep, 0, binBoxes, 6 * k);
    left += binCounts[k];
    if (left === 0 || left === size) continue;
    const cost = left * halfArea(sweep) + (size - left) * areasRight[k + 1];
    if (cost < bestCost) {
      bestCost = cost;
      best = k;
    }
  }
  return best;
}

function emptyBox(box: Float64Array): void {
  box.fill(Number.POSITIVE_INFINITY, 0, 3);
  box.fill(Number.NEGATIVE_INFINITY, 3, 6);
}

function growBox(box: Float64Array, o: number, other: Float64Array, i: number): void {
  for (let n = 0; n < 3; n++) {
    if (other[i + n] < box[o + n]) box[o + n] = other[i + n];
    if (other[i + 3 + n] > box[o + 3 + n]) box[o + 3 + n] = other[i + 3 + n];
  }
}

function halfArea(box: Float64Array): number {
  const x = box[3] - box[0];
  const y = box[4] - box[1];
  const z = box[5] - box[2];
  return x * y + y * z + z * x;
}
