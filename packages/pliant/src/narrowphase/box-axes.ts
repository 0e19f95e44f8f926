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
  /** When `find` returns false: how far apart along the best of the face normals, 0 when only edges tell them apart. */
  apart = 0;
  /** 0–2 face of a, 3–5 face of b, 6–14 edge i × edge j as 6 + 3i + j. */
  axis = -1;
  /** Unit, in the first box's frame, from b to a. */
  readonly normal = new Float64Array(3);
  /** Columns are b's axes in a's frame, row-major. */
  readonly relative = new Float64Array(9);
  /** b's centre in a's frame. */
  readonly offset = new Float64Array(3);
  /** What `search` is given, as numbers that are passed would be boxed: b − a in the world, and how far apart boxes count as touching. */
  readonly between = new Float64Array(3);
  margin = 0;
  /** Overlap along each axis that is looked at, and of those across edges the squared length. */
  private readonly over = new Float64Array(9);
  private readonly lengthSq = new Float64Array(9);

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
    this.between[0] = dx;
    this.between[1] = dy;
    this.between[2] = dz;
    return this.search(ra, rb, half, i, j);
  }

  /** `find` with `between` and `margin` set beforehand. */
  search(ra: Float64Array, rb: Float64Array, half: Float64Array, i: number, j: number): boolean {
    this.relate(ra, rb);
    this.depth = Number.POSITIVE_INFINITY;
    this.axis = -1;
    this.apart = 0;
    return this.faces(half, i, j) && this.edges(half, i, j);
  }

  private relate(ra: Float64Array, rb: Float64Array): void {
    const { relative, offset } = this;
    const dx = this.between[0];
    const dy = this.between[1];
    const dz = this.between[2];
    for (let r = 0; r < 3; r++) {
      const x = ra[r];
      const y = ra[3 + r];
      const z = ra[6 + r];
      offset[r] = x * dx + y * dy + z * dz;
      relative[r * 3] = x * rb[0] + y * rb[3] + z * rb[6];
      relative[r * 3 + 1] = x * rb[1] + y * rb[4] + z * rb[7];
      relative[r * 3 + 2] = x * rb[2] + y * rb[5] + z * rb[8];
    }
  }

  /** All six are looked at also when the first tells them apart: the farthest apart is what the pair may be skipped for. */
  private faces(half: Float64Array, i: number, j: number): boolean {
    const { relative: m, offset: t, over } = this;
    for (let k = 0; k < 3; k++) {
      const row = k * 3;
      const alongB = m[k] * t[0] + m[3 + k] * t[1] + m[6 + k] * t[2];
      over[k] =
        half[i + k] +
        Math.abs(m[row]) * half[j] +
        Math.abs(m[row + 1]) * half[j + 1] +
        Math.abs(m[row + 2]) * half[j + 2] -
        Math.abs(t[k]);
      over[3 + k] =
        half[j + k] +
        Math.abs(m[k]) * half[i] +
        Math.abs(m[3 + k]) * half[i + 1] +
        Math.abs(m[6 + k]) * half[i + 2] -
        Math.abs(alongB);
    }
    let best = 0;
    for (let k = 1; k < 6; k++) if (over[k] < over[best]) best = k;
    const least = over[best];
    if (!(least > -this.margin)) {
      this.apart = -least;
      return false;
    }
    this.depth = least;
    this.axis = best;
    this.faceNormal(best);
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
    for (let r = 0; r < 3; r++) normal[r] = sign * m[r * 3 + k];
  }

  private edges(half: Float64Array, i: number, j: number): boolean {
    const { over, lengthSq } = this;
    this.crossEdges(half, i, j);
    let limit = this.depth - (1 - this.facePreference) * Math.abs(this.depth);
    if (this.facePreference < 1) limit -= FACE_PREFERENCE_LENGTH * thinnest(half, i, j);
    let best = -1;
    for (let e = 0; e < 9; e++) {
      if (lengthSq[e] < PARALLEL_SQ) continue;
      const depth = over[e] / Math.sqrt(lengthSq[e]);
      if (!(depth > -this.margin)) return false;
      if (depth < limit) {
        limit = depth;
        best = e;
      }
    }
    if (best >= 0) this.chooseEdge(best, limit);
    return true;
  }

  /** Overlap along e_p × (column k of m), for all nine, times the length of that vector. */
  private crossEdges(half: Float64Array, i: number, j: number): void {
    const { relative: m, offset: t, over, lengthSq } = this;
    for (let k = 0; k < 3; k++) {
      const k1 = k === 2 ? 0 : k + 1;
      const k2 = k === 0 ? 2 : k - 1;
      const x = m[k];
      const y = m[3 + k];
      const z = m[6 + k];
      const ax = Math.abs(x);
      const ay = Math.abs(y);
      const az = Math.abs(z);
      const h1 = half[j + k1];
      const h2 = half[j + k2];
      // e_p × (x, y, z) is (0, −z, y), (z, 0, −x) and (−y, x, 0).
      lengthSq[k] = z * z + y * y;
      over[k] =
        half[i + 1] * az +
        half[i + 2] * ay +
        h1 * Math.abs(m[k2]) +
        h2 * Math.abs(m[k1]) -
        Math.abs(y * t[2] - z * t[1]);
      lengthSq[3 + k] = x * x + z * z;
      over[3 + k] =
        half[i + 2] * ax +
        half[i] * az +
        h1 * Math.abs(m[3 + k2]) +
        h2 * Math.abs(m[3 + k1]) -
        Math.abs(z * t[0] - x * t[2]);
      lengthSq[6 + k] = y * y + x * x;
      over[6 + k] =
        half[i] * ay +
        half[i + 1] * ax +
        h1 * Math.abs(m[6 + k2]) +
        h2 * Math.abs(m[6 + k1]) -
        Math.abs(x * t[1] - y * t[0]);
    }
  }

  private chooseEdge(e: number, depth: number): void {
    const { relative: m, offset: t, normal, lengthSq } = this;
    const p = Math.floor(e / 3);
    const k = e - 3 * p;
    const p1 = (p + 1) % 3;
    const p2 = (p + 2) % 3;
    const u1 = -m[p2 * 3 + k];
    const u2 = m[p1 * 3 + k];
    const scale = 1 / Math.sqrt(lengthSq[e]);
    const sign = u1 * t[p1] + u2 * t[p2] > 0 ? -scale : scale;
    this.depth = depth;
    this.axis = 6 + e;
    normal[p] = 0;
    normal[p1] = sign * u1;
    normal[p2] = sign * u2;
  }
}

function thinnest(half: Float64Array, i: number, j: number): number {
  return Math.min(half[i], half[i + 1], half[i + 2], half[j], half[j + 1], half[j + 2]);
}
