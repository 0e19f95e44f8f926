/**
 * Separating axes of two boxes (Gottschalk, Lin, Manocha 1996): three face normals of each and nine cross products of
 * edges. Works in the frame of the first box, where its own axes are the unit vectors.
 *
 * Degenerate: nearly parallel edges have a cross product without a direction; such an axis is skipped, which loses
 * nothing, because the face normals already cover it.
 */

/** Squared length below which the cross product of two unit edges counts as none: edges within 1e-5 rad. */
const PARALLEL_SQ = 1e-10;

/**
 * An edge pair has to be this much shallower than the best face to be taken. Without it rounding would make resting
 * boxes flicker between a face with four points and an edge with one.
 */
const FACE_PREFERENCE = 0.99;

/**
 * The same as a length, in units of the thinnest half extent: faces that just touch, turned by a thousandth, have edges that
 * overlap less than they do, and one point of an edge would carry what four corners should.
 */
const FACE_PREFERENCE_LENGTH = 0.005;

/** Penetration of two boxes along the axis where it is least. */
export class BoxAxes {
  /** Depth along the best axis; the boxes are apart when `find` returns false. */
  depth = 0;
  /** 0–2 face of a, 3–5 face of b, 6–14 edge i × edge j as 6 + 3i + j. */
  axis = -1;
  /** Unit, in the first box's frame, from b to a. */
  readonly normal = new Float64Array(3);
  /** Columns are b's axes in a's frame, row-major. */
  readonly relative = new Float64Array(9);
  /** b's centre in a's frame. */
  readonly offset = new Float64Array(3);
  private margin = 0;

  /** With a preference of 1 the depth is the exact minimum; below 1 it may exceed it by that factor to favour a face. */
  constructor(private readonly facePreference = FACE_PREFERENCE) {}

  /** Boxes up to `margin` apart count as touching. Half extents are `half[i..i+2]` and `half[j..j+2]`; rotations row-major; (dx, dy, dz) is b − a in the world. */
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
    this.margin = margin;
    this.relate(ra, rb, dx, dy, dz);
    this.depth = Number.POSITIVE_INFINITY;
    this.axis = -1;
    return this.faces(half, i, j) && this.edges(half, i, j);
  }

  private relate(ra: Float64Array, rb: Float64Array, dx: number, dy: number, dz: number): void {
    const { relative, offset } = this;
    for (let r = 0; r < 3; r++) {
      offset[r] = ra[r] * dx + ra[3 + r] * dy + ra[6 + r] * dz;
      for (let k = 0; k < 3; k++) {
        relative[r * 3 + k] = ra[r] * rb[k] + ra[3 + r] * rb[3 + k] + ra[6 + r] * rb[6 + k];
      }
    }
  }

  private faces(half: Float64Array, i: number, j: number): boolean {
    const { relative: m, offset: t, normal } = this;
    for (let k = 0; k < 3; k++) {
      const reach =
        half[i + k] +
        Math.abs(m[k * 3]) * half[j] +
        Math.abs(m[k * 3 + 1]) * half[j + 1] +
        Math.abs(m[k * 3 + 2]) * half[j + 2];
      const depth = reach - Math.abs(t[k]);
      if (!(depth > -this.margin)) return false;
      if (depth < this.depth) {
        this.depth = depth;
        this.axis = k;
        normal.fill(0);
        normal[k] = t[k] > 0 ? -1 : 1;
      }
    }
    for (let k = 0; k < 3; k++) {
      const along = m[k] * t[0] + m[3 + k] * t[1] + m[6 + k] * t[2];
      const reach =
        half[j + k] +
        Math.abs(m[k]) * half[i] +
        Math.abs(m[3 + k]) * half[i + 1] +
        Math.abs(m[6 + k]) * half[i + 2];
      const depth = reach - Math.abs(along);
      if (!(depth > -this.margin)) return false;
      if (depth < this.depth) {
        this.depth = depth;
        this.axis = 3 + k;
        const sign = along > 0 ? -1 : 1;
        for (let r = 0; r < 3; r++) normal[r] = sign * m[r * 3 + k];
      }
    }
    return true;
  }

  private edges(half: Float64Array, i: number, j: number): boolean {
    const { relative: m, offset: t, normal } = this;
    let limit = this.depth - (1 - this.facePreference) * Math.abs(this.depth);
    if (this.facePreference < 1) limit -= FACE_PREFERENCE_LENGTH * thinnest(half, i, j);
    for (let p = 0; p < 3; p++) {
      const p1 = (p + 1) % 3;
      const p2 = (p + 2) % 3;
      for (let k = 0; k < 3; k++) {
        const k1 = (k + 1) % 3;
        const k2 = (k + 2) % 3;
        // e_p × (column k of m) = (…, −m[p2], m[p1]) at components p, p1, p2.
        const u1 = -m[p2 * 3 + k];
        const u2 = m[p1 * 3 + k];
        const lengthSq = u1 * u1 + u2 * u2;
        if (lengthSq < PARALLEL_SQ) continue;
        const along = u1 * t[p1] + u2 * t[p2];
        const reach =
          half[i + p1] * Math.abs(u1) +
          half[i + p2] * Math.abs(u2) +
          half[j + k1] * Math.abs(m[p * 3 + k2]) +
          half[j + k2] * Math.abs(m[p * 3 + k1]);
        const scale = 1 / Math.sqrt(lengthSq);
        const depth = (reach - Math.abs(along)) * scale;
        if (!(depth > -this.margin)) return false;
        if (depth < limit) {
          limit = depth;
          this.depth = depth;
          this.axis = 6 + 3 * p + k;
          const sign = along > 0 ? -scale : scale;
          normal[p] = 0;
          normal[p1] = sign * u1;
          normal[p2] = sign * u2;
        }
      }
    }
    return true;
  }
}

function thinnest(half: Float64Array, i: number, j: number): number {
  return Math.min(half[i], half[i + 1], half[i + 2], half[j], half[j + 1], half[j + 2]);
}
