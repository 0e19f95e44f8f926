/** The listed leaves of one of two surfaces that are near each other, with boxes, normals and spans of this look. */
import { LEAF_FACES as MOST_FACES, type MoleculeSurface } from '../../bodies/molecules/surface.js';
import { widened } from '../../core/grow.js';
import { AABB_COUNT, AABB_LINK, AABB_STRIDE } from '../../queries/aabb-tree/layout.js';
import type { PairList } from '../../queries/pair-list.js';
import { trianglesIntersect } from '../../queries/primitives/triangle-triangle.js';

/** Most corners of a leaf. */
const MOST_CORNERS = 3 * MOST_FACES;

/** Numbers that a leaf's normal and span take. */
const NORMAL = 5;

/** Each leaf is listed once. */
export class LeafSide {
  surface: MoleculeSurface | undefined;
  generation = -1;
  /** The places of the surface's molecules when the list was made. */
  before: Float64Array = new Float64Array(0);
  /** First slot of each leaf in the tree, and how many it has. */
  private firsts: Uint32Array = new Uint32Array(0);
  private counts: Uint32Array = new Uint32Array(0);
  /** The corners of each leaf, each once, `MOST_CORNERS` a leaf; and how many it has. */
  private corners: Uint32Array = new Uint32Array(0);
  private cornerCounts: Uint8Array = new Uint8Array(0);
  leafCount = 0;
  /** Lowest and highest corners of the leaves, and of the faces of each leaf, `MOST_FACES` a leaf [m]. */
  leafBoxes = new Float64Array(0);
  private faceBoxes = new Float64Array(0);
  /** The surface's look at which the boxes of a leaf, and of its faces, were made. */
  private bounded = new Uint32Array(0);
  private boundedFaces = new Uint32Array(0);
  /** Mean unit normal of each leaf's faces, the span of its vertices along it [m], and the look of both. */
  private leafNormals = new Float64Array(0);
  private spanned = new Uint32Array(0);

  /** Adds leaf `node`. `marks` holds the place of each listed leaf, −1 for others. */
  take(node: number, marks: Int32Array): number {
    if (marks[node] !== -1) return marks[node];
    const { links } = this.surface!.tree;
    const leaf = this.leafCount++;
    if (leaf === this.firsts.length) {
      this.firsts = widened(this.firsts, 2 * leaf + 16);
      this.counts = widened(this.counts, 2 * leaf + 16);
      this.corners = widened(this.corners, MOST_CORNERS * (2 * leaf + 16));
      this.cornerCounts = widened(this.cornerCounts, 2 * leaf + 16);
    }
    this.firsts[leaf] = -1 - links[node * AABB_STRIDE + AABB_LINK];
    this.counts[leaf] = links[node * AABB_STRIDE + AABB_COUNT];
    this.takeCorners(leaf);
    marks[node] = leaf;
    return leaf;
  }

  private takeCorners(leaf: number): void {
    const { corners: all } = this.surface!.tree;
    const { corners } = this;
    const first = MOST_CORNERS * leaf;
    let last = first;
    for (let n = 3 * this.firsts[leaf]; n < 3 * (this.firsts[leaf] + this.counts[leaf]); n++) {
      let k = first;
      while (k < last && corners[k] !== all[n]) k++;
      if (k === last) corners[last++] = all[n];
    }
    this.cornerCounts[leaf] = last - first;
  }

  /** Makes room for the boxes, after the last leaf was added. */
  finish(): void {
    const size = this.firsts.length;
    if (this.bounded.length < size) {
      this.leafBoxes = new Float64Array(6 * size);
      this.faceBoxes = new Float64Array(6 * MOST_FACES * size);
      this.bounded = new Uint32Array(size);
      this.boundedFaces = new Uint32Array(size);
      this.leafNormals = new Float64Array(NORMAL * size);
      this.spanned = new Uint32Array(size);
    }
    this.bounded.fill(0);
    this.boundedFaces.fill(0);
    this.spanned.fill(0);
  }

  /**
   * The box of a leaf at the present places of its vertices. The loop is that of a tree's refit on doubles. A shared
   * loop would pass six numbers a leaf through memory, or take arrays of either precision, and would be slower for both.
   */
  bound(leaf: number): void {
    const surface = this.surface!;
    if (this.bounded[leaf] === surface.look) return;
    this.bounded[leaf] = surface.look;
    const { corners } = this;
    const p = surface.skin.positions;
    let lx = Number.POSITIVE_INFINITY;
    let ly = Number.POSITIVE_INFINITY;
    let lz = Number.POSITIVE_INFINITY;
    let hx = Number.NEGATIVE_INFINITY;
    let hy = Number.NEGATIVE_INFINITY;
    let hz = Number.NEGATIVE_INFINITY;
    const end = MOST_CORNERS * leaf + this.cornerCounts[leaf];
    for (let n = MOST_CORNERS * leaf; n < end; n++) {
      const v = corners[n];
      surface.placeAt(v);
      const x = p[v];
      const y = p[v + 1];
      const z = p[v + 2];
      if (x < lx) lx = x;
      if (y < ly) ly = y;
      if (z < lz) lz = z;
      if (x > hx) hx = x;
      if (y > hy) hy = y;
      if (z > hz) hz = z;
    }
    const { leafBoxes } = this;
    const o = 6 * leaf;
    leafBoxes[o] = lx;
    leafBoxes[o + 1] = ly;
    leafBoxes[o + 2] = lz;
    leafBoxes[o + 3] = hx;
    leafBoxes[o + 4] = hy;
    leafBoxes[o + 5] = hz;
  }

  /** The mean normal of a leaf whose vertices are in place, and their span along it. */
  private span(leaf: number): void {
    if (this.spanned[leaf] === this.surface!.look) return;
    this.spanned[leaf] = this.surface!.look;
    const { corners } = this.surface!.tree;
    const p = this.surface!.skin.positions;
    const first = 3 * this.firsts[leaf];
    const end = first + 3 * this.counts[leaf];
    let x = 0;
    let y = 0;
    let z = 0;
    for (let k = first; k < end; k += 3) {
      const u = corners[k];
      const v = corners[k + 1];
      const w = corners[k + 2];
      const ex = p[v] - p[u];
      const ey = p[v + 1] - p[u + 1];
      const ez = p[v + 2] - p[u + 2];
      const fx = p[w] - p[u];
      const fy = p[w + 1] - p[u + 1];
      const fz = p[w + 2] - p[u + 2];
      x += ey * fz - ez * fy;
      y += ez * fx - ex * fz;
      z += ex * fy - ey * fx;
    }
    const length = Math.sqrt(x * x + y * y + z * z);
    const scale = length > 0 ? 1 / length : 0;
    x *= scale;
    y *= scale;
    z *= scale;
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    const { corners: own } = this;
    const last = MOST_CORNERS * leaf + this.cornerCounts[leaf];
    for (let k = MOST_CORNERS * leaf; k < last; k++) {
      const at = own[k];
      const height = p[at] * x + p[at + 1] * y + p[at + 2] * z;
      if (height < low) low = height;
      if (height > high) high = height;
    }
    const { leafNormals } = this;
    const o = NORMAL * leaf;
    leafNormals[o] = x;
    leafNormals[o + 1] = y;
    leafNormals[o + 2] = z;
    leafNormals[o + 3] = low;
    leafNormals[o + 4] = high;
  }

  /** The gap between a leaf and another side's leaf along the mean normal of the former; 0 or less: none [m]. */
  gapAlongNormal(leaf: number, other: LeafSide, leafB: number): number {
    this.span(leaf);
    const { leafNormals } = this;
    const o = NORMAL * leaf;
    const x = leafNormals[o];
    const y = leafNormals[o + 1];
    const z = leafNormals[o + 2];
    const { corners } = other;
    const p = other.surface!.skin.positions;
    const end = MOST_CORNERS * leafB + other.cornerCounts[leafB];
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (let k = MOST_CORNERS * leafB; k < end; k++) {
      const at = corners[k];
      const height = p[at] * x + p[at + 1] * y + p[at + 2] * z;
      if (height < low) low = height;
      if (height > high) high = height;
    }
    return Math.max(low - leafNormals[o + 4], leafNormals[o + 3] - high);
  }

  /** Boxes of one leaf's faces. */
  private boundFaces(leaf: number): void {
    if (this.boundedFaces[leaf] === this.surface!.look) return;
    this.boundedFaces[leaf] = this.surface!.look;
    const { faceBoxes } = this;
    const { corners } = this.surface!.tree;
    const p = this.surface!.skin.positions;
    let o = 6 * MOST_FACES * leaf;
    for (let k = 3 * this.firsts[leaf]; k < 3 * (this.firsts[leaf] + this.counts[leaf]); k += 3, o += 6) {
      const u = corners[k];
      const v = corners[k + 1];
      const w = corners[k + 2];
      for (let axis = 0; axis < 3; axis++) {
        faceBoxes[o + axis] = Math.min(p[u + axis], p[v + axis], p[w + axis]);
        faceBoxes[o + 3 + axis] = Math.max(p[u + axis], p[v + axis], p[w + axis]);
      }
    }
  }

  /** Adds the faces of a leaf that meet faces of another side's leaf to `out`. */
  compare(leaf: number, other: LeafSide, leafB: number, out: PairList): void {
    this.boundFaces(leaf);
    other.boundFaces(leafB);
    const { faceBoxes: first } = this;
    const { faceBoxes: second } = other;
    const { corners: cornersA, order: orderA } = this.surface!.tree;
    const { corners: cornersB, order: orderB } = other.surface!.tree;
    const p = this.surface!.skin.positions;
    const q = other.surface!.skin.positions;
    const s = this.firsts[leaf];
    const t = other.firsts[leafB];
    for (let i = 0; i < this.counts[leaf]; i++) {
      const a = 6 * (MOST_FACES * leaf + i);
      const m = 3 * (s + i);
      for (let j = 0; j < other.counts[leafB]; j++) {
        const b = 6 * (MOST_FACES * leafB + j);
        if (first[a + 1] > second[b + 4] || second[b + 1] > first[a + 4]) continue;
        if (first[a] > second[b + 3] || second[b] > first[a + 3]) continue;
        if (first[a + 2] > second[b + 5] || second[b + 2] > first[a + 5]) continue;
        const n = 3 * (t + j);
        if (
          trianglesIntersect(
            p,
            cornersA[m],
            cornersA[m + 1],
            cornersA[m + 2],
            q,
            cornersB[n],
            cornersB[n + 1],
            cornersB[n + 2],
          )
        )
          out.push(orderA[s + i], orderB[t + j]);
      }
    }
  }
}
