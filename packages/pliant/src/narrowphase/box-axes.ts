/**
 * Separating axes of two boxes (Gottschalk, Lin, Manocha 1996): three face normals of each box and nine cross products
 * of edges. The search works in the frame of the first box, where the axes of that box are the unit vectors.
 *
 *   faces: overlap along all six, even if the first already separates the boxes: a pair may be skipped by the axis of
 *          the largest distance
 *   edges: overlap · |w| along w = e_p × b_k = (0, −z, y), (z, 0, −x) or (−y, x, 0) for b_k = (x, y, z);
 *          divided by |w| only where least
 *
 * A heap tests every pair of boxes in every step. So `search` keeps its numbers in locals from the first line to the
 * last.
 *
 * Degenerate: the cross product of nearly parallel edges has no direction. Such an axis is skipped. Nothing is lost,
 * because the face normals cover it.
 */

/** Below this squared length the cross product of two unit edges has no direction: edges within 1e-5 rad. */
const PARALLEL_SQ = 1e-10;

/**
 * A pair of edges is taken only if it is this much shallower than the best face. Without it, rounding would make
 * resting boxes flicker between a face with four points and an edge with one.
 */
const FACE_PREFERENCE = 0.99;

/**
 * The same as a length, in units of the thinnest half extent. Faces that just touch, turned by a thousandth, have edges
 * that overlap less than the faces. Then one point of an edge would carry the load of four corners.
 */
const FACE_PREFERENCE_LENGTH = 0.005;

/** Penetration of two boxes along the axis where it is least. */
export class BoxAxes {
  /** Depth along the best axis. When `find` returns false, the boxes are apart. */
  depth = -0;
  /** When `find` returns false: the distance along the best face normal; 0 when only edges separate the boxes. */
  apart = -0;
  /**
   * 0–2 face of a, 3–5 face of b, 6–14 edge i × edge j as 6 + 3i + j. When `find` returns false: an axis that separates
   * the boxes.
   */
  axis = -1;
  /** Unit, in the first box's frame, from b to a; only when `find` returns true. */
  readonly normal = new Float64Array(3);
  /** Columns are b's axes in a's frame, row-major. */
  readonly relative = new Float64Array(9);
  /** b's centre in a's frame. */
  readonly offset = new Float64Array(3);
  /** Boxes closer than this count as touching [m]. It is a field, because an argument would be boxed. */
  margin = -0;
  /** Of the nine pairs of edges: overlap times length, and squared length, of the cross product. */
  private readonly over = new Float64Array(9);
  private readonly lengthSq = new Float64Array(9);

  /**
   * With a preference of 1 the depth is the exact minimum. Below 1 it may exceed the minimum by that factor, to favour
   * a face.
   */
  constructor(private readonly facePreference = FACE_PREFERENCE) {}

  /**
   * Boxes up to `margin` apart count as touching. Half extents are `half[i..i+2]` and `half[j..j+2]`; rotations
   * row-major; (dx, dy, dz) is b − a in the world.
   */
  find(
    ra: Float64Array,
    rb: Float64Array,
    half: Float64Array,
    i: number,
    j: number,
    dx: number,
    dy: number,
    dz: number,
    margin = 0,
  ): boolean {
    const { relative, offset } = this;
    this.margin = margin;
    for (let r = 0; r < 3; r++) {
      offset[r] = ra[r] * dx + ra[3 + r] * dy + ra[6 + r] * dz;
      for (let k = 0; k < 3; k++)
        relative[r * 3 + k] = ra[r] * rb[k] + ra[3 + r] * rb[3 + k] + ra[6 + r] * rb[6 + k];
    }
    return this.search(half, i, j);
  }

  /** Sets `relative` and `offset` from two poses: positions at 3 a and 3 b, orientations at 4 a and 4 b. */
  relate(x: Float64Array, q: Float64Array, a: number, b: number): void {
    const { relative: m, offset: t } = this;
    const ax = q[a * 4];
    const ay = q[a * 4 + 1];
    const az = q[a * 4 + 2];
    const aw = q[a * 4 + 3];
    const bx = q[b * 4];
    const by = q[b * 4 + 1];
    const bz = q[b * 4 + 2];
    const bw = q[b * 4 + 3];
    const rx = aw * bx - ax * bw - ay * bz + az * by;
    const ry = aw * by + ax * bz - ay * bw - az * bx;
    const rz = aw * bz - ax * by + ay * bx - az * bw;
    const rw = aw * bw + ax * bx + ay * by + az * bz;
    m[0] = 1 - 2 * (ry * ry + rz * rz);
    m[1] = 2 * (rx * ry - rz * rw);
    m[2] = 2 * (rx * rz + ry * rw);
    m[3] = 2 * (rx * ry + rz * rw);
    m[4] = 1 - 2 * (rx * rx + rz * rz);
    m[5] = 2 * (ry * rz - rx * rw);
    m[6] = 2 * (rx * rz - ry * rw);
    m[7] = 2 * (ry * rz + rx * rw);
    m[8] = 1 - 2 * (rx * rx + ry * ry);
    const dx = x[b * 3] - x[a * 3];
    const dy = x[b * 3 + 1] - x[a * 3 + 1];
    const dz = x[b * 3 + 2] - x[a * 3 + 2];
    const cx = 2 * (dy * az - dz * ay);
    const cy = 2 * (dz * ax - dx * az);
    const cz = 2 * (dx * ay - dy * ax);
    t[0] = dx + aw * cx + cy * az - cz * ay;
    t[1] = dy + aw * cy + cz * ax - cx * az;
    t[2] = dz + aw * cz + cx * ay - cy * ax;
  }

  /** `find` with `relative`, `offset` and `margin` set beforehand. */
  search(half: Float64Array, i: number, j: number): boolean {
    const { relative: m, offset: t, over, lengthSq, margin } = this;
    const ax = half[i];
    const ay = half[i + 1];
    const az = half[i + 2];
    const bx = half[j];
    const by = half[j + 1];
    const bz = half[j + 2];
    const t0 = t[0];
    const t1 = t[1];
    const t2 = t[2];
    const m00 = m[0];
    const m01 = m[1];
    const m02 = m[2];
    const m10 = m[3];
    const m11 = m[4];
    const m12 = m[5];
    const m20 = m[6];
    const m21 = m[7];
    const m22 = m[8];
    const n00 = Math.abs(m00);
    const n01 = Math.abs(m01);
    const n02 = Math.abs(m02);
    const n10 = Math.abs(m10);
    const n11 = Math.abs(m11);
    const n12 = Math.abs(m12);
    const n20 = Math.abs(m20);
    const n21 = Math.abs(m21);
    const n22 = Math.abs(m22);

    let least = ax + n00 * bx + n01 * by + n02 * bz - Math.abs(t0);
    let axis = 0;
    const f1 = ay + n10 * bx + n11 * by + n12 * bz - Math.abs(t1);
    if (f1 < least) {
      least = f1;
      axis = 1;
    }
    const f2 = az + n20 * bx + n21 * by + n22 * bz - Math.abs(t2);
    if (f2 < least) {
      least = f2;
      axis = 2;
    }
    const f3 = bx + n00 * ax + n10 * ay + n20 * az - Math.abs(m00 * t0 + m10 * t1 + m20 * t2);
    if (f3 < least) {
      least = f3;
      axis = 3;
    }
    const f4 = by + n01 * ax + n11 * ay + n21 * az - Math.abs(m01 * t0 + m11 * t1 + m21 * t2);
    if (f4 < least) {
      least = f4;
      axis = 4;
    }
    const f5 = bz + n02 * ax + n12 * ay + n22 * az - Math.abs(m02 * t0 + m12 * t1 + m22 * t2);
    if (f5 < least) {
      least = f5;
      axis = 5;
    }
    this.axis = axis;
    this.apart = 0;
    if (!(least > -margin)) {
      this.apart = -least;
      return false;
    }

    lengthSq[0] = m20 * m20 + m10 * m10;
    over[0] = ay * n20 + az * n10 + by * n02 + bz * n01 - Math.abs(m10 * t2 - m20 * t1);
    lengthSq[1] = m21 * m21 + m11 * m11;
    over[1] = ay * n21 + az * n11 + bz * n00 + bx * n02 - Math.abs(m11 * t2 - m21 * t1);
    lengthSq[2] = m22 * m22 + m12 * m12;
    over[2] = ay * n22 + az * n12 + bx * n01 + by * n00 - Math.abs(m12 * t2 - m22 * t1);
    lengthSq[3] = m00 * m00 + m20 * m20;
    over[3] = az * n00 + ax * n20 + by * n12 + bz * n11 - Math.abs(m20 * t0 - m00 * t2);
    lengthSq[4] = m01 * m01 + m21 * m21;
    over[4] = az * n01 + ax * n21 + bz * n10 + bx * n12 - Math.abs(m21 * t0 - m01 * t2);
    lengthSq[5] = m02 * m02 + m22 * m22;
    over[5] = az * n02 + ax * n22 + bx * n11 + by * n10 - Math.abs(m22 * t0 - m02 * t2);
    lengthSq[6] = m10 * m10 + m00 * m00;
    over[6] = ax * n10 + ay * n00 + by * n22 + bz * n21 - Math.abs(m00 * t1 - m10 * t0);
    lengthSq[7] = m11 * m11 + m01 * m01;
    over[7] = ax * n11 + ay * n01 + bz * n20 + bx * n22 - Math.abs(m01 * t1 - m11 * t0);
    lengthSq[8] = m12 * m12 + m02 * m02;
    over[8] = ax * n12 + ay * n02 + bx * n21 + by * n20 - Math.abs(m02 * t1 - m12 * t0);

    let limit = least - (1 - this.facePreference) * Math.abs(least);
    if (this.facePreference < 1) limit -= FACE_PREFERENCE_LENGTH * Math.min(ax, ay, az, bx, by, bz);
    let edge = -1;
    for (let e = 0; e < 9; e++) {
      if (lengthSq[e] < PARALLEL_SQ) continue;
      const length = Math.sqrt(lengthSq[e]);
      if (!(over[e] > -margin * length)) {
        this.axis = 6 + e;
        return false;
      }
      if (!(over[e] < limit * length)) continue;
      limit = over[e] / length;
      edge = e;
    }

    this.depth = edge < 0 ? least : limit;
    if (edge < 0) this.faceNormal(axis);
    else this.edgeNormal(edge);
    return true;
  }

  private faceNormal(axis: number): void {
    const { relative: m, offset: t, normal } = this;
    if (axis < 3) {
      normal[0] = normal[1] = normal[2] = 0;
      normal[axis] = t[axis] > 0 ? -1 : 1;
      return;
    }
    const k = axis - 3;
    const sign = m[k] * t[0] + m[3 + k] * t[1] + m[6 + k] * t[2] > 0 ? -1 : 1;
    normal[0] = sign * m[k];
    normal[1] = sign * m[3 + k];
    normal[2] = sign * m[6 + k];
  }

  private edgeNormal(e: number): void {
    const { relative: m, offset: t, normal, lengthSq } = this;
    const p = e < 3 ? 0 : e < 6 ? 1 : 2;
    const k = e - 3 * p;
    const p1 = p === 2 ? 0 : p + 1;
    const p2 = p === 0 ? 2 : p - 1;
    const u1 = -m[p2 * 3 + k];
    const u2 = m[p1 * 3 + k];
    const scale = 1 / Math.sqrt(lengthSq[e]);
    const sign = u1 * t[p1] + u2 * t[p2] > 0 ? -scale : scale;
    this.axis = 6 + e;
    normal[p] = 0;
    normal[p1] = sign * u1;
    normal[p2] = sign * u2;
  }
}
