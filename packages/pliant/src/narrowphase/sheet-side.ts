/**
 * Which side of an open mesh a body is on, triangle by triangle. An open mesh has no inside: a body may lie on either
 * side of it, and stays on the side from which it came.
 *
 *   a contact of the last step stood on this face (about its normal, near its plane): the side of that contact
 *   the core of the body is apart from the triangle: the side where the core is
 *   the core is in the triangle: the side of the body's middle
 *
 * The first rule holds a thin body whose middle a blow has driven through. Without it, such a body would be pushed out
 * on the wrong side.
 */
import type { ColliderColumns } from '../bodies/bodies.js';
import type { ConvexSolid } from '../geometry/solids/solid.js';
import type { ConvexPair } from '../queries/convex/convex-pair.js';
import type { Contacts } from './contacts.js';
import type { MeshTriangle } from './mesh-triangle.js';
import { toLocal, turnBack } from './pose.js';

/** A contact whose normal leans less than this (cosine) against a triangle's may have stood on that triangle. */
const SAME_FACE = 0.9;

/** Below this (cosine), the nearest points say nothing about the side. */
const ALONG = 1e-6;

export class SheetSide {
  private count = 0;
  private points = new Float64Array(3 * 32);
  private normals = new Float64Array(3 * 32);
  private readonly numbers = new Float64Array(3);

  /** Takes over the last contacts of the pair; `a` is the body, and `sign` is 1 where the mesh is the second of the two. */
  begin(c: ColliderColumns, ra: Float64Array, a: number, sign: number, out: Contacts): void {
    const { last, lastManifold: m } = out;
    this.count = 0;
    if (m < 0) return;
    const { numbers, points, normals } = this;
    const first = last.first[m];
    const way = sign * out.ofParts * out.facing;
    this.count = Math.min(last.size[m], 32);
    for (let i = 0; i < this.count; i++) {
      toLocal(ra, c.position, 3 * a, last.point, 3 * (first + i), numbers);
      for (let k = 0; k < 3; k++) points[3 * i + k] = numbers[k];
      for (let k = 0; k < 3; k++) numbers[k] = way * last.normal[3 * (first + i) + k];
      turnBack(ra, numbers, numbers);
      for (let k = 0; k < 3; k++) normals[3 * i + k] = numbers[k];
    }
  }

  /** Whether the body is at the back of the triangle as it stands. `pair` has its nearest points. */
  isAtBack(triangle: MeshTriangle, solid: ConvexSolid, pair: ConvexPair): boolean {
    const { normal: t, level } = triangle;
    const { points: p, normals } = this;
    let best = 0;
    for (let o = 0; o < 3 * this.count; o += 3) {
      const lean = t[0] * normals[o] + t[1] * normals[o + 1] + t[2] * normals[o + 2];
      if (Math.abs(lean) < SAME_FACE || Math.abs(lean) <= Math.abs(best)) continue;
      const height = t[0] * p[o] + t[1] * p[o + 1] + t[2] * p[o + 2] - level;
      if (Math.abs(height) <= solid.thinness) best = lean;
    }
    if (best !== 0) return best < 0;
    if (pair.distance + solid.round > 0) {
      const n = pair.normal;
      const lean = t[0] * n[0] + t[1] * n[1] + t[2] * n[2];
      if (Math.abs(lean) > ALONG) return lean < 0;
    }
    return level > 0;
  }
}
