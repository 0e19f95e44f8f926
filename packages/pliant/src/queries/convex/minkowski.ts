/**
 * Two placed convex solids as one: the points of A − B, of their cores alone. All numbers are in the frame of A, so a
 * pair far from the origin loses no digits.
 */

import { assert } from '../../core/errors.js';
import { type ConvexSolid, isConvex, type Solid } from '../../geometry/solids/solid.js';

/** Most points that a search keeps: a tetrahedron, and what EPA adds. */
export const MOST_POINTS = 132;

export class Minkowski {
  a!: ConvexSolid;
  b!: ConvexSolid;
  /** Row-major; takes the frame of B to the frame of A. */
  readonly rotation = new Float64Array(9);
  /** Origin of B in the frame of A [m]. */
  readonly offset = new Float64Array(3);
  /** Points of A − B, and of the two cores they come from. */
  readonly points = new Float64Array(3 * MOST_POINTS);
  readonly ofA = new Float64Array(3 * MOST_POINTS);
  readonly ofB = new Float64Array(3 * MOST_POINTS);
  private readonly direction = new Float64Array(3);
  private readonly corner = new Float64Array(3);

  use(a: Solid, b: Solid): void {
    assert(isConvex(a) && isConvex(b), 'a solid that is not convex has no support function');
    this.a = a;
    this.b = b;
  }

  /** Poses are a position and a row-major rotation each, in a common frame. */
  place(ra: Float64Array, pa: Float64Array, i: number, rb: Float64Array, pb: Float64Array, j: number): void {
    const { rotation, offset } = this;
    const x = pb[j] - pa[i];
    const y = pb[j + 1] - pa[i + 1];
    const z = pb[j + 2] - pa[i + 2];
    for (let r = 0; r < 3; r++) {
      offset[r] = ra[r] * x + ra[3 + r] * y + ra[6 + r] * z;
      for (let k = 0; k < 3; k++)
        rotation[3 * r + k] = ra[r] * rb[k] + ra[3 + r] * rb[3 + k] + ra[6 + r] * rb[6 + k];
    }
  }

  /** Point `i` becomes the farthest of A − B along `d`. */
  support(d: Float64Array, i: number): void {
    const { rotation: r, offset, direction, corner, points, ofA, ofB } = this;
    const o = 3 * i;
    this.a.support(d, ofA, o);
    for (let k = 0; k < 3; k++) direction[k] = -(r[k] * d[0] + r[3 + k] * d[1] + r[6 + k] * d[2]);
    this.b.support(direction, corner, 0);
    for (let k = 0; k < 3; k++) {
      const at = r[3 * k] * corner[0] + r[3 * k + 1] * corner[1] + r[3 * k + 2] * corner[2] + offset[k];
      ofB[o + k] = at;
      points[o + k] = ofA[o + k] - at;
    }
  }

  copy(from: number, to: number): void {
    const { points, ofA, ofB } = this;
    for (let k = 0; k < 3; k++) {
      points[3 * to + k] = points[3 * from + k];
      ofA[3 * to + k] = ofA[3 * from + k];
      ofB[3 * to + k] = ofB[3 * from + k];
    }
  }
}
