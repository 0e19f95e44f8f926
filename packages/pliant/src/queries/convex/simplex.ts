/**
 * The point of a simplex nearest to the origin, by trying its parts: sides and inside of a triangle, those faces of a
 * tetrahedron that have the origin outside. What doesn't carry the nearest point is dropped.
 */
import type { Minkowski } from './minkowski.js';

/** A tetrahedron flatter than this, relative to its longest edges, is searched as its faces. */
const FLAT = 1e-14;

export class Simplex {
  count = 0;
  /** Weight of each point in the nearest one. */
  readonly weights = new Float64Array(4);
  /** The nearest point. */
  readonly nearest = new Float64Array(3);
  private readonly triangle = new Float64Array(3);
  private readonly best = new Float64Array(3);
  private readonly names = new Uint8Array(3);
  private readonly sides = new Float64Array(7);

  /**
   * Finds the nearest point and drops points without weight; true when the origin is inside a tetrahedron. `apart` says
   * that a plane is known to separate it from all points, so that rounding in a flat tetrahedron can't claim the
   * contrary.
   */
  reduce(m: Minkowski, apart: boolean): boolean {
    const { weights } = this;
    let inside = false;
    if (this.count === 1) weights[0] = 1;
    else if (this.count === 2) {
      measureSide(m.points, 0, 3, this.sides, 0);
      weights[1] = this.sides[SHARE];
      weights[0] = 1 - weights[1];
    } else if (this.count === 3) triangle(m.points, 0, 3, 6, weights, this.sides);
    else inside = this.tetrahedron(m.points, apart);
    if (!inside) this.drop(m);
    this.weigh(m.points, this.nearest);
    return inside;
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

  private tetrahedron(p: Float64Array, apart: boolean): boolean {
    const { weights, triangle: t, best, names, sides } = this;
    let leastSq = Number.POSITIVE_INFINITY;
    let outside = false;
    for (let skip = 0; skip < 4; skip++) {
      const a = skip === 0 ? 1 : 0;
      const b = skip <= 1 ? 2 : 1;
      const c = skip <= 2 ? 3 : 2;
      if (!apart && !isBeyond(p, 3 * a, 3 * b, 3 * c, 3 * skip)) continue;
      outside = true;
      triangle(p, 3 * a, 3 * b, 3 * c, t, sides);
      let distanceSq = 0;
      for (let k = 0; k < 3; k++) {
        const x = t[0] * p[3 * a + k] + t[1] * p[3 * b + k] + t[2] * p[3 * c + k];
        distanceSq += x * x;
      }
      if (distanceSq >= leastSq) continue;
      leastSq = distanceSq;
      for (let k = 0; k < 3; k++) best[k] = t[k];
      names[0] = a;
      names[1] = b;
      names[2] = c;
    }
    if (!outside) return true;
    weights.fill(0);
    for (let k = 0; k < 3; k++) weights[names[k]] = best[k];
    return false;
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
  if (corner * corner <= FLAT * FLAT * size) return true;
  return corner > 0 ? origin < 0 : origin > 0;
}

/**
 * Weights of the corners at offsets a, b, c in the point of the triangle nearest to the origin. All three sides and the
 * inside are tried and the nearest taken: telling the region by signs fails for slivers, which round solids make all
 * the time.
 */
function triangle(
  p: Float64Array,
  a: number,
  b: number,
  c: number,
  weights: Float64Array,
  sides: Float64Array,
): void {
  weights[0] = 0;
  weights[1] = 0;
  weights[2] = 0;
  measureSide(p, a, b, sides, 0);
  measureSide(p, b, c, sides, 1);
  measureSide(p, c, a, sides, 2);
  let side = 0;
  if (sides[1] < sides[0]) side = 1;
  if (sides[2] < sides[side]) side = 2;
  sides[LEAST] = sides[side];
  if (inner(p, a, b, c, weights, sides)) return;
  const t = sides[SHARE + side];
  weights[side] = 1 - t;
  weights[side === 2 ? 0 : side + 1] = t;
  weights[side === 0 ? 2 : side - 1] = 0;
}

/**
 * Places in the scratch of a triangle: squared distances of the three sides, the least of them, and how far along each
 * side its nearest point lies, 0 to 1. In an array, because returned numbers would be boxed.
 */
const LEAST = 3;
const SHARE = 4;

/** Of the segment from offset a to offset b: where its nearest point lies, and its squared distance. */
function measureSide(p: Float64Array, a: number, b: number, sides: Float64Array, k: number): void {
  const x = p[b] - p[a];
  const y = p[b + 1] - p[a + 1];
  const z = p[b + 2] - p[a + 2];
  const lengthSq = x * x + y * y + z * z;
  const along = -(p[a] * x + p[a + 1] * y + p[a + 2] * z);
  const t = lengthSq > 0 ? Math.max(0, Math.min(1, along / lengthSq)) : 0;
  const u = p[a] + t * x;
  const v = p[a + 1] + t * y;
  const w = p[a + 2] + t * z;
  sides[SHARE + k] = t;
  sides[k] = u * u + v * v + w * w;
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
