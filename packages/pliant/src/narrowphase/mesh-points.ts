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
  private all = 0;
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

  finish(): void {
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
