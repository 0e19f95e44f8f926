/**
 * Points where a solid touches the triangles of a mesh. A point that was found from two triangles counts once. Points
 * of one normal stand next to each other, because a response solves them as one block. Of many points, the outermost
 * and the deepest stay (`thin-out.ts`).
 */
import { widened } from '../core/grow.js';
import { ThinOut } from './thin-out.js';

/** Normals that differ by less (1 − cosine) count as equal. */
const SAME_NORMAL = 1e-9;

/** Points at one place coincide if their normals differ by less (1 − cosine). */
const SAME_POINT = 1e-3;

/** Most groups of one normal. With more groups, normals within this cosine are merged, and so many groups stay. */
const MOST_NORMALS = 6;
const SAME_WAY = 0.95;
const MOST_WAYS = 4;

export class MeshPoints {
  points = new Float64Array(3 * 64);
  normals = new Float64Array(3 * 64);
  depths = new Float64Array(64);
  names = new Uint32Array(64);
  /** The points that stay after `finish`, in the order in which they are handed on. */
  order = new Int32Array(64);
  count = 0;
  /** The largest depth, −∞ without points. */
  most = Number.NEGATIVE_INFINITY;
  private all = 0;
  /** Points that count only beside others of the same normal. */
  private suggestions = 0;
  private suggested = new Float64Array(7 * 16);
  private suggestedNames = new Uint32Array(16);
  private near = 0.5;
  private taken = new Uint8Array(64);
  private some = new Int32Array(64);
  private somePoints = new Float64Array(3 * 64);
  private someDepths = new Float64Array(64);
  private readonly normal = new Float64Array(3);
  private readonly thinOut = new ThinOut();

  /** Points nearer than `near` [m] coincide. */
  clear(near: number): void {
    this.all = 0;
    this.count = 0;
    this.suggestions = 0;
    this.most = Number.NEGATIVE_INFINITY;
    this.near = near;
  }

  keep(p: Float64Array, o: number, n: Float64Array, depth: number, name: number): void {
    const { points, normals, depths } = this;
    const nearSq = this.near * this.near;
    for (let i = 0; i < this.all; i++) {
      const x = points[3 * i] - p[o];
      const y = points[3 * i + 1] - p[o + 1];
      const z = points[3 * i + 2] - p[o + 2];
      if (!(x * x + y * y + z * z < nearSq)) continue;
      if (1 - (normals[3 * i] * n[0] + normals[3 * i + 1] * n[1] + normals[3 * i + 2] * n[2]) > SAME_POINT)
        continue;
      if (depth > depths[i]) this.write(i, p, o, n, depth, name);
      return;
    }
    if (this.all === depths.length) this.grow();
    this.write(this.all++, p, o, n, depth, name);
  }

  /** A point that counts if there is another one of the same normal. */
  suggest(p: Float64Array, n: Float64Array, depth: number, name: number): void {
    if (this.suggestions === this.suggestedNames.length) {
      this.suggested = widened(this.suggested, 14 * this.suggestions);
      this.suggestedNames = widened(this.suggestedNames, 2 * this.suggestions);
    }
    const o = 7 * this.suggestions;
    for (let k = 0; k < 3; k++) {
      this.suggested[o + k] = p[k];
      this.suggested[o + 3 + k] = n[k];
    }
    this.suggested[o + 6] = depth;
    this.suggestedNames[this.suggestions++] = name;
  }

  private takeSuggestions(): void {
    const { suggested: s, normals, normal } = this;
    const known = this.all;
    for (let j = 0, o = 3; j < this.suggestions; j++, o += 7) {
      let i = 0;
      while (
        i < known &&
        1 - (s[o] * normals[3 * i] + s[o + 1] * normals[3 * i + 1] + s[o + 2] * normals[3 * i + 2]) >
          SAME_POINT
      )
        i++;
      if (i === known) continue;
      for (let k = 0; k < 3; k++) normal[k] = s[o + k];
      this.keep(s, o - 3, normal, s[o + 3], this.suggestedNames[j]);
    }
  }

  finish(): void {
    this.takeSuggestions();
    for (let i = 0; i < this.all; i++) if (this.depths[i] > this.most) this.most = this.depths[i];
    if (this.order.length < this.all) this.order = new Int32Array(this.depths.length);
    if (this.group(1 - SAME_NORMAL, MOST_NORMALS) < this.all) this.group(SAME_WAY, MOST_WAYS);
  }

  /**
   * Groups points by normals within a cosine, led by the deepest. Returns how many points are in the first `most`
   * groups.
   */
  private group(cosine: number, most: number): number {
    const { depths, normals, taken, some, all } = this;
    taken.fill(0, 0, all);
    this.count = 0;
    let grouped = 0;
    for (let g = 0; g < most && grouped < all; g++) {
      let leader = -1;
      for (let i = 0; i < all; i++)
        if (taken[i] === 0 && (leader < 0 || depths[i] > depths[leader])) leader = i;
      let size = 0;
      for (let i = 0; i < all; i++) {
        if (taken[i] !== 0) continue;
        const along =
          normals[3 * i] * normals[3 * leader] +
          normals[3 * i + 1] * normals[3 * leader + 1] +
          normals[3 * i + 2] * normals[3 * leader + 2];
        if (i !== leader && !(along >= cosine)) continue;
        taken[i] = 1;
        some[size++] = i;
      }
      grouped += size;
      this.thin(leader, size);
    }
    return grouped;
  }

  private thin(leader: number, size: number): void {
    const { points, depths, normals, some, somePoints, someDepths, normal, thinOut } = this;
    for (let i = 0; i < size; i++) {
      for (let k = 0; k < 3; k++) somePoints[3 * i + k] = points[3 * some[i] + k];
      someDepths[i] = depths[some[i]];
    }
    for (let k = 0; k < 3; k++) normal[k] = normals[3 * leader + k];
    thinOut.choose(somePoints, someDepths, size, normal);
    for (let i = 0; i < size; i++) if (thinOut.keep[i] === 1) this.order[this.count++] = some[i];
  }

  private write(i: number, p: Float64Array, o: number, n: Float64Array, depth: number, name: number): void {
    for (let k = 0; k < 3; k++) {
      this.points[3 * i + k] = p[o + k];
      this.normals[3 * i + k] = n[k];
    }
    this.depths[i] = depth;
    this.names[i] = name;
  }

  private grow(): void {
    const size = 2 * this.depths.length;
    this.points = widened(this.points, 3 * size);
    this.normals = widened(this.normals, 3 * size);
    this.depths = widened(this.depths, size);
    this.names = widened(this.names, size);
    this.taken = new Uint8Array(size);
    this.some = new Int32Array(size);
    this.somePoints = new Float64Array(3 * size);
    this.someDepths = new Float64Array(size);
  }
}
