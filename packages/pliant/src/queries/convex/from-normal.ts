/**
 * Two placed convex solids whose normal was known a moment ago. Mostly the answer has the same kind: a face of one solid
 * is under the other's foremost point, or two curved sides touch. Both are found from the last normal with a few
 * questions, where GJK and EPA take dozens for curved solids.
 *
 *   face:   n = the normal of the face nearest to the last one; the foremost point of the other solid lies over it
 *   curved: n is right where s, the foremost point of A against n less that of B along n, is parallel to n. Newton's
 *           method on the unit sphere: with H the derivatives of both foremost points, (H + s·n) δ = the part of s across n
 *           (Boyd and Vandenberghe 2004, section 9.5, on the support function)
 *   side:   a cylinder's foremost point jumps from end to end where n is across its axis. There n stays across the axis,
 *           and the point along the side is chosen so that s is parallel to n. Across two axes there are two n.
 *
 * Each answer proves itself: cores that are apart are no farther apart along any other direction than along n, and no
 * nearer than the points. The way out of an overlap is the least one in the neighbourhood of n alone. So only shallow
 * overlaps are answered, all else is left to GJK and EPA.
 */
import { Face } from '../../geometry/solids/solid.js';
import type { Minkowski } from './minkowski.js';

/** Cosine of the largest angle between the last normal and the face that is tried: 3°. */
const ALIGNED = 0.9986;

/** Deepest overlap, in units of the thinner solid's half thickness, that is taken for the least one. */
const SHALLOW = 0.02;

/** Steps of Newton's method; the largest of them, at which n is on its way elsewhere, and the one that ends it [rad]. */
const STEPS = 5;
const LARGEST = 0.3;
const LAST = 1e-6;

/** The two nearest points are opposite each other but for this share of the solids' reach. */
const OPPOSITE = 1e-9;

/** A normal is tried as across a cylinder's axis below this cosine; two axes are tried as crossing above this sine. */
const ACROSS = 0.05;
const CROSSING = 0.05;

export class FromNormal {
  /** As in `ConvexPair`. */
  readonly normal = new Float64Array(3);
  readonly pointA = new Float64Array(3);
  readonly pointB = new Float64Array(3);
  distance = -0;
  private readonly face = new Face();
  private readonly plane = new Float64Array(4);
  private readonly d = new Float64Array(3);
  private readonly x = new Float64Array(3);
  /** Ways in which the normal may turn; the axis of B's side; s, and what is left of it across the normal. */
  private readonly u1 = new Float64Array(3);
  private readonly u2 = new Float64Array(3);
  private readonly t1 = new Float64Array(3);
  private readonly t2 = new Float64Array(3);
  private readonly axisB = new Float64Array(3);
  private readonly s = new Float64Array(3);
  /** Entries 11, 12 and 22 of H + s·n along these ways; a step along them. */
  private readonly matrix = new Float64Array(3);
  private readonly step = new Float64Array(2);
  private sideA = false;
  private sideB = false;

  /** Finds the answer near `guess`, unit or zero, in the frame of A; false where it can't be told from there. */
  find(m: Minkowski, guess: Float64Array): boolean {
    if (guess[0] === 0 && guess[1] === 0 && guess[2] === 0) return false;
    if (!this.onFace(m, guess, true) && !this.onFace(m, guess, false) && !this.onCurve(m, guess))
      return false;
    return this.distance >= -SHALLOW * Math.min(m.a.thinness, m.b.thinness);
  }

  /** The face of A, or of B, nearest to the last normal. */
  private onFace(m: Minkowski, guess: Float64Array, ofA: boolean): boolean {
    const { face, plane, d, x, normal: n, pointA, pointB } = this;
    const own = ofA ? m.a : m.b;
    const other = ofA ? m.b : m.a;
    if (ofA) for (let k = 0; k < 3; k++) d[k] = -guess[k];
    else turnBack(m, guess, d);
    own.face(d, face);
    if (face.count < 3) return false;
    facePlane(face, plane);
    if (!(plane[0] * d[0] + plane[1] * d[1] + plane[2] * d[2] > ALIGNED)) return false;
    if (own.round > 0) shift(face, plane, d, own.round);
    for (let k = 0; k < 3; k++) d[k] = -plane[k];
    if (ofA) {
      for (let k = 0; k < 3; k++) n[k] = d[k];
      turnBack(m, d, d);
    } else turn(m, d, d);
    other.support(d, x, 0);
    if (ofA) {
      turn(m, x, x);
      for (let k = 0; k < 3; k++) x[k] += m.offset[k];
    } else {
      for (let k = 0; k < 3; k++) {
        n[k] = -d[k];
        pointA[k] = x[k] - other.round * n[k];
        x[k] -= m.offset[k];
      }
      turnBack(m, x, x);
    }
    if (!isOver(face, plane, x)) return false;
    this.distance = plane[0] * x[0] + plane[1] * x[1] + plane[2] * x[2] - plane[3] - other.round;
    for (let k = 0; k < 3; k++) {
      if (ofA) {
        pointB[k] = x[k] + other.round * n[k];
        pointA[k] = pointB[k] + this.distance * n[k];
      } else pointB[k] = pointA[k] - this.distance * n[k];
    }
    return true;
  }

  private onCurve(m: Minkowski, guess: Float64Array): boolean {
    if (m.a.bend === undefined && m.b.bend === undefined) return false;
    const { normal: n, axisB: u, step } = this;
    for (let k = 0; k < 3; k++) {
      n[k] = guess[k];
      u[k] = m.rotation[3 * k + 1];
    }
    this.sideA = m.a.side !== undefined && Math.abs(n[1]) < ACROSS;
    this.sideB = m.b.side !== undefined && Math.abs(dot(n, u)) < ACROSS;
    if (this.sideA && this.sideB) return this.cross(guess) && this.settle(m);
    if (this.sideA) n[1] = 0;
    if (this.sideB) addScaled(n, u, -dot(n, u));
    let last = LARGEST;
    for (let k = 0; k < STEPS; k++) {
      normalise(n);
      this.place(m);
      if (!this.solve(m)) return false;
      const size = Math.sqrt(step[0] * step[0] + step[1] * step[1]);
      if (!(size < last)) return false;
      last = 0.5 * size;
      addScaled(n, this.t1, step[0]);
      addScaled(n, this.t2, step[1]);
      if (size < LAST) {
        normalise(n);
        return this.settle(m);
      }
    }
    return false;
  }

  /** n across both axes, on the side of the last one. */
  private cross(guess: Float64Array): boolean {
    const { normal: n, axisB: u } = this;
    n[0] = u[2];
    n[1] = 0;
    n[2] = -u[0];
    const sine = Math.sqrt(u[2] * u[2] + u[0] * u[0]);
    if (!(sine > CROSSING)) return false;
    const scale = (dot(n, guess) < 0 ? -1 : 1) / sine;
    for (let k = 0; k < 3; k++) n[k] *= scale;
    return true;
  }

  /** Foremost points for n, s, and the ways in which n may turn: one where it stays across an axis. */
  private place(m: Minkowski): void {
    const { normal: n, d, s, t1, t2, axisB: u } = this;
    for (let k = 0; k < 3; k++) d[k] = -n[k];
    m.support(d, 0);
    for (let k = 0; k < 3; k++) s[k] = m.points[k];
    if (this.sideA) {
      t1[0] = n[2];
      t1[1] = 0;
      t1[2] = -n[0];
    } else if (this.sideB) crossInto(u, n, t1);
    else {
      const k = Math.abs(n[0]) > 0.6 ? 1 : 0;
      for (let j = 0; j < 3; j++) t2[j] = j === k ? 1 : 0;
      crossInto(n, t2, t1);
      normalise(t1);
      crossInto(n, t1, t2);
    }
  }

  /** A step of Newton's method; false where n is no maximum of the distance along it. */
  private solve(m: Minkowski): boolean {
    const { normal: n, s, t1, t2, matrix: k, step } = this;
    const along = dot(n, s);
    k[0] = along;
    k[1] = 0;
    k[2] = along;
    this.bend(m, true);
    this.bend(m, false);
    const p = dot(t1, s);
    if (!(k[0] > 0)) return false;
    if (this.sideA || this.sideB) {
      step[0] = p / k[0];
      step[1] = 0;
      return true;
    }
    const q = dot(t2, s);
    const det = k[0] * k[2] - k[1] * k[1];
    if (!(det > 0)) return false;
    step[0] = (p * k[2] - q * k[1]) / det;
    step[1] = (q * k[0] - p * k[1]) / det;
    return true;
  }

  /** Adds how the foremost point of A, or of B, yields. */
  private bend(m: Minkowski, ofA: boolean): void {
    const solid = ofA ? m.a : m.b;
    if (solid.bend === undefined) return;
    const { normal: n, d, x, t1, t2, u1, u2, matrix: k } = this;
    for (let i = 0; i < 3; i++) {
      d[i] = ofA ? -n[i] : n[i];
      u1[i] = t1[i];
      u2[i] = t2[i];
    }
    if (!ofA) {
      turnBack(m, d, d);
      turnBack(m, u1, u1);
      turnBack(m, u2, u2);
    }
    solid.bend(d, u1, x);
    k[0] += dot(u1, x);
    k[1] += dot(u2, x);
    solid.bend(d, u2, x);
    k[2] += dot(u2, x);
  }

  /** Moves the points along the sides until they are opposite each other; false where they would leave the sides. */
  private settle(m: Minkowski): boolean {
    const { normal: n, axisB: u, s, pointA, pointB, x } = this;
    this.place(m);
    const along = dot(n, s);
    addScaled(s, n, -along);
    const c = this.sideA && this.sideB ? u[1] : 0;
    const p = this.sideA ? s[1] : 0;
    const q = this.sideB ? dot(s, u) : 0;
    const byA = (p - c * q) / (1 - c * c);
    const byB = (q - c * p) / (1 - c * c);
    for (let k = 0; k < 3; k++) {
      pointA[k] = m.ofA[k];
      pointB[k] = m.ofB[k];
      x[k] = m.ofB[k] - m.offset[k] + byB * u[k];
    }
    pointA[1] -= byA;
    if (this.sideA && !(Math.abs(pointA[1]) <= (m.a.side as number))) return false;
    if (this.sideB && !(Math.abs(dot(x, u)) <= (m.b.side as number))) return false;
    s[1] -= byA;
    addScaled(s, u, -byB);
    const far = OPPOSITE * (m.a.reach + m.b.reach);
    if (!(dot(s, s) <= far * far)) return false;
    addScaled(pointB, u, byB);
    addScaled(pointA, n, -m.a.round);
    addScaled(pointB, n, m.b.round);
    this.distance = along - m.a.round - m.b.round;
    return true;
  }
}

/** Unit normal (Newell) and offset of a face; zero where it has no area. */
export function facePlane({ points: p, count }: Face, plane: Float64Array): void {
  let x = 0;
  let y = 0;
  let z = 0;
  for (let i = 2; i < count; i++) {
    const o = 3 * i;
    const ux = p[o - 3] - p[0];
    const uy = p[o - 2] - p[1];
    const uz = p[o - 1] - p[2];
    const vx = p[o] - p[0];
    const vy = p[o + 1] - p[1];
    const vz = p[o + 2] - p[2];
    x += uy * vz - uz * vy;
    y += uz * vx - ux * vz;
    z += ux * vy - uy * vx;
  }
  const length = Math.sqrt(x * x + y * y + z * z);
  const scale = length > 0 ? 1 / length : 0;
  plane[0] = x * scale;
  plane[1] = y * scale;
  plane[2] = z * scale;
  plane[3] = plane[0] * p[0] + plane[1] * p[1] + plane[2] * p[2];
}

/** A round solid's face stands before its core along `d`; moves it to before the core along its own normal. */
function shift({ points: p, count }: Face, plane: Float64Array, d: Float64Array, round: number): void {
  for (let i = 0; i < 3 * count; i++) p[i] += round * (plane[i % 3] - d[i % 3]);
  plane[3] = plane[0] * p[0] + plane[1] * p[1] + plane[2] * p[2];
}

/** Whether the foot of `x` on the plane lies in the face, whose corners run counter-clockwise seen from outside. */
function isOver({ points: p, count }: Face, plane: Float64Array, x: Float64Array): boolean {
  for (let i = 0; i < count; i++) {
    const o = 3 * i;
    const q = i + 1 === count ? 0 : o + 3;
    const ux = p[q] - p[o];
    const uy = p[q + 1] - p[o + 1];
    const uz = p[q + 2] - p[o + 2];
    const vx = x[0] - p[o];
    const vy = x[1] - p[o + 1];
    const vz = x[2] - p[o + 2];
    const side =
      plane[0] * (uy * vz - uz * vy) + plane[1] * (uz * vx - ux * vz) + plane[2] * (ux * vy - uy * vx);
    if (!(side >= 0)) return false;
  }
  return true;
}

/** From the frame of B to the frame of A, as a direction; `out` may be `v`. */
function turn({ rotation: r }: Minkowski, v: Float64Array, out: Float64Array): void {
  const x = v[0];
  const y = v[1];
  const z = v[2];
  for (let k = 0; k < 3; k++) out[k] = r[3 * k] * x + r[3 * k + 1] * y + r[3 * k + 2] * z;
}

function turnBack({ rotation: r }: Minkowski, v: Float64Array, out: Float64Array): void {
  const x = v[0];
  const y = v[1];
  const z = v[2];
  for (let k = 0; k < 3; k++) out[k] = r[k] * x + r[3 + k] * y + r[6 + k] * z;
}

function dot(a: Float64Array, b: Float64Array): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function addScaled(out: Float64Array, v: Float64Array, by: number): void {
  for (let k = 0; k < 3; k++) out[k] += by * v[k];
}

function normalise(v: Float64Array): void {
  const scale = 1 / Math.sqrt(dot(v, v));
  for (let k = 0; k < 3; k++) v[k] *= scale;
}

function crossInto(a: Float64Array, b: Float64Array, out: Float64Array): void {
  out[0] = a[1] * b[2] - a[2] * b[1];
  out[1] = a[2] * b[0] - a[0] * b[2];
  out[2] = a[0] * b[1] - a[1] * b[0];
}
