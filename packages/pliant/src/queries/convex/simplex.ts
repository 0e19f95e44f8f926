/**
 * The point of a simplex nearest to the origin, by trying its parts: sides and inside of a triangle, those faces of a
 * tetrahedron that have the origin outside. What doesn't carry the nearest point is dropped.
 *
 * The last point was found beyond the nearest point of the others, so in exact numbers it carries a part of the new one,
 * and only parts with the last point are tried. Rounding may have it otherwise. A point v is the nearest if and only if
 * no corner p has v·p below v·v; where one has, all parts are tried.
 */
import type { Minkowski } from './minkowski.js';

/** A tetrahedron flatter than this, relative to its longest edges, is searched as its faces. */
const FLAT_TETRAHEDRON = 1e-14;

/**
 * What v·p may be below v·v because of rounding: a share of v·v, and a share of the products that are summed. Larger:
 * bodies fall through floors that are many times their size. Smaller: all parts are tried more often than needed.
 */
const BELOW = 1e-12;
const BELOW_PRODUCTS = 1e-15;

export class Simplex {
  count = 0;
  /** Weight of each point in the nearest one. */
  readonly weights = new Float64Array(4);
  /** The nearest point. */
  readonly nearest = new Float64Array(3);
  private readonly triangle = new Float64Array(3);
  private readonly sides = new Float64Array(3);

  /**
   * Finds the nearest point and drops points without weight; true when the origin is inside a tetrahedron. `apart` says
   * that a plane is known to separate it from all points, so that rounding in a flat tetrahedron can't claim the
   * contrary.
   */
  reduce(m: Minkowski, apart: boolean): boolean {
    const p = m.points;
    let outside = true;
    if (this.count === 1) {
      this.weights[0] = 1;
      this.weigh(p, this.nearest);
    } else if (!this.tryParts(p, apart, false) || !this.isNearest(p)) outside = this.tryParts(p, apart, true);
    if (outside) this.drop(m);
    return !outside;
  }

  /**
   * Takes the nearest of the sides and insides of faces, of all or of those with the last point; false when the origin
   * is beyond no face of a tetrahedron. Telling the region by signs instead fails for slivers, which round solids make
   * all the time.
   */
  private tryParts(p: Float64Array, apart: boolean, all: boolean): boolean {
    const { weights, sides, count } = this;
    sides[LEAST] = Number.POSITIVE_INFINITY;
    for (let j = count - 1; j >= (all ? 1 : count - 1); j--) {
      for (let i = 0; i < j; i++) {
        measureSide(p, 3 * i, 3 * j, sides);
        if (!(sides[SIDE] < sides[LEAST])) continue;
        sides[LEAST] = sides[SIDE];
        weights[0] = weights[1] = weights[2] = weights[3] = 0;
        weights[j] = sides[SHARE];
        weights[i] = 1 - sides[SHARE];
      }
    }
    let outside = count < 4;
    if (count === 3) this.tryFace(p, 0, 1, 2);
    for (let skip = 0; count === 4 && skip < (all ? 4 : 3); skip++) {
      const a = skip === 0 ? 1 : 0;
      const b = skip <= 1 ? 2 : 1;
      const c = skip <= 2 ? 3 : 2;
      if (!apart && !isBeyond(p, 3 * a, 3 * b, 3 * c, 3 * skip)) continue;
      outside = true;
      this.tryFace(p, a, b, c);
    }
    this.weigh(p, this.nearest);
    return outside;
  }

  /** Takes the inside of a face where that is nearer than what was found so far. */
  private tryFace(p: Float64Array, a: number, b: number, c: number): void {
    const { weights, triangle: t, sides, nearest: v } = this;
    if (!inner(p, 3 * a, 3 * b, 3 * c, t, sides)) return;
    for (let k = 0; k < 3; k++) v[k] = t[0] * p[3 * a + k] + t[1] * p[3 * b + k] + t[2] * p[3 * c + k];
    sides[LEAST] = v[0] * v[0] + v[1] * v[1] + v[2] * v[2];
    weights[0] = weights[1] = weights[2] = weights[3] = 0;
    weights[a] = t[0];
    weights[b] = t[1];
    weights[c] = t[2];
  }

  private isNearest(p: Float64Array): boolean {
    const { nearest: v, count } = this;
    const lengthSq = v[0] * v[0] + v[1] * v[1] + v[2] * v[2];
    for (let i = 0; i < 3 * count; i += 3) {
      const x = v[0] * p[i];
      const y = v[1] * p[i + 1];
      const z = v[2] * p[i + 2];
      const below = BELOW * lengthSq + BELOW_PRODUCTS * (Math.abs(x) + Math.abs(y) + Math.abs(z));
      // Written so that a number that isn't finite fails.
      if (!(x + y + z >= lengthSq - below)) return false;
    }
    return true;
  }

  /** out = Σ weightᵢ pointᵢ, for any of the three lists of points. */
  weigh(points: Float64Array, out: Float64Array): void {
    for (let k = 0; k < 3; k++) {
      let sum = 0;
      for (let i = 0; i < this.count; i++) sum += this.weights[i] * points[3 * i + k];
      out[k] = sum;
    }
  }

  private drop(m: Minkowski): void {
    const { weights } = this;
    let kept = 0;
    for (let i = 0; i < this.count; i++) {
      if (!(weights[i] > 0)) continue;
      if (i !== kept) m.copy(i, kept);
      weights[kept++] = weights[i];
    }
    this.count = kept;
  }
}

/**
 * Whether the origin and the corner `d` lie on different sides of the triangle; a flat tetrahedron has it beyond every
 * face.
 */
function isBeyond(p: Float64Array, a: number, b: number, c: number, d: number): boolean {
  const ux = p[b] - p[a];
  const uy = p[b + 1] - p[a + 1];
  const uz = p[b + 2] - p[a + 2];
  const vx = p[c] - p[a];
  const vy = p[c + 1] - p[a + 1];
  const vz = p[c + 2] - p[a + 2];
  const nx = uy * vz - uz * vy;
  const ny = uz * vx - ux * vz;
  const nz = ux * vy - uy * vx;
  const wx = p[d] - p[a];
  const wy = p[d + 1] - p[a + 1];
  const wz = p[d + 2] - p[a + 2];
  const corner = nx * wx + ny * wy + nz * wz;
  const origin = -(nx * p[a] + ny * p[a + 1] + nz * p[a + 2]);
  const size = (nx * nx + ny * ny + nz * nz) * (wx * wx + wy * wy + wz * wz);
  if (corner * corner <= FLAT_TETRAHEDRON * FLAT_TETRAHEDRON * size) return true;
  return corner > 0 ? origin < 0 : origin > 0;
}

/**
 * Places in the scratch: the squared distance of a side, and how far along it its nearest point lies, 0 to 1; the least
 * squared distance so far. In an array, because returned numbers would be boxed.
 */
const SIDE = 0;
const SHARE = 1;
const LEAST = 2;

/** Of the segment from offset a to offset b: where its nearest point lies, and its squared distance. */
function measureSide(p: Float64Array, a: number, b: number, sides: Float64Array): void {
  const x = p[b] - p[a];
  const y = p[b + 1] - p[a + 1];
  const z = p[b + 2] - p[a + 2];
  const lengthSq = x * x + y * y + z * z;
  const along = -(p[a] * x + p[a + 1] * y + p[a + 2] * z);
  const t = lengthSq > 0 ? Math.max(0, Math.min(1, along / lengthSq)) : 0;
  const u = p[a] + t * x;
  const v = p[a + 1] + t * y;
  const w = p[a + 2] + t * z;
  sides[SHARE] = t;
  sides[SIDE] = u * u + v * v + w * w;
}

/** Writes the weights of the foot on the triangle's plane when it lies inside and nearer than the sides. */
function inner(
  p: Float64Array,
  a: number,
  b: number,
  c: number,
  weights: Float64Array,
  sides: Float64Array,
): boolean {
  const ux = p[b] - p[a];
  const uy = p[b + 1] - p[a + 1];
  const uz = p[b + 2] - p[a + 2];
  const vx = p[c] - p[a];
  const vy = p[c + 1] - p[a + 1];
  const vz = p[c + 2] - p[a + 2];
  const nx = uy * vz - uz * vy;
  const ny = uz * vx - ux * vz;
  const nz = ux * vy - uy * vx;
  const areaSq = nx * nx + ny * ny + nz * nz;
  const height = p[a] * nx + p[a + 1] * ny + p[a + 2] * nz;
  if (!(areaSq > 0) || !(height * height < sides[LEAST] * areaSq)) return false;
  // The foot less a, against the two sides.
  const fx = (height / areaSq) * nx - p[a];
  const fy = (height / areaSq) * ny - p[a + 1];
  const fz = (height / areaSq) * nz - p[a + 2];
  const s = (nx * (fy * vz - fz * vy) + ny * (fz * vx - fx * vz) + nz * (fx * vy - fy * vx)) / areaSq;
  const t = (nx * (uy * fz - uz * fy) + ny * (uz * fx - ux * fz) + nz * (ux * fy - uy * fx)) / areaSq;
  if (s < 0 || t < 0 || s + t > 1) return false;
  weights[0] = 1 - s - t;
  weights[1] = s;
  weights[2] = t;
  return true;
}
