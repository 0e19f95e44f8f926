/**
 * How deep two convex cores are in each other. Source: van den Bergen 2001 (expanding polytope): a polytope inside A −
 * B that holds the origin grows at its nearest face until that face lies on the surface.
 *
 *   tetrahedron from where GJK ended, thickened when it is flat
 *   nearest face; w = farthest point of A − B along its normal; no farther than the face: done
 *   faces that see w go, their rim and w make new ones
 *
 * We depart in the bookkeeping: a few dozen faces are searched in a row instead of in a heap. Degenerate: a new face
 * without area, or faces that no longer enclose the origin, end the search with the best face so far; cores that are
 * both flat have no depth, and `run` says so.
 */
import { type Minkowski, MOST_POINTS } from './minkowski.js';

const MOST_FACES = 256;

/** The nearest face is taken when the surface is beyond it by no more than this share of the size of A − B. */
const ENOUGH = 1e-10;

/**
 * A point above a face by less than this share of the size lies in its plane and doesn't see it. Below rounding, faces
 * of a flat side would see it or not by chance, and the rim would be no loop.
 */
const COPLANAR = 1e-11;

/** Squared area, relative to the fourth power of the size, below which a face has no normal. */
const NO_AREA = 1e-28;

const ROOT_THREE = Math.sqrt(3);

export class Epa {
  depth = -0;
  /** Outward unit normal of A − B where the origin is nearest to leaving it. */
  readonly normal = new Float64Array(3);
  /** Weights of three points, by number, in the place where it leaves. */
  readonly weights = new Float64Array(3);
  readonly corners = new Uint16Array(3);

  private count = 0;
  private faces = 0;
  private readonly ids = new Uint16Array(3 * MOST_FACES);
  private readonly planes = new Float64Array(4 * MOST_FACES);
  private readonly rim = new Uint16Array(6 * MOST_FACES);
  private rimCount = 0;
  private readonly d = new Float64Array(3);
  private scale = -0;

  /** `count` points of the search for the distance are in `m`. False when A − B is flat. */
  run(m: Minkowski, count: number): boolean {
    this.count = count;
    this.scale = 0;
    if (!this.thicken(m)) return false;
    this.openTetrahedron(m);
    let best = this.nearestFace();
    while (this.count < MOST_POINTS && this.faces + this.rimCount < MOST_FACES - 8) {
      const o = 4 * best;
      for (let k = 0; k < 3; k++) this.d[k] = this.planes[o + k];
      m.support(this.d, this.count);
      const p = 3 * this.count;
      const beyond =
        this.d[0] * m.points[p] +
        this.d[1] * m.points[p + 1] +
        this.d[2] * m.points[p + 2] -
        this.planes[o + 3];
      this.keep(m, best);
      if (beyond <= ENOUGH * this.scale || !this.grow(m)) break;
      this.count++;
      best = this.nearestFace();
    }
    return true;
  }

  private keep(m: Minkowski, face: number): void {
    const { planes, ids, corners } = this;
    for (let k = 0; k < 3; k++) {
      this.normal[k] = planes[4 * face + k];
      corners[k] = ids[3 * face + k];
    }
    this.depth = Math.max(0, planes[4 * face + 3]);
    this.weigh(m.points);
  }

  /** Barycentric coordinates of the face's nearest point, clamped: at an edge it may lie a rounding outside. */
  private weigh(p: Float64Array): void {
    const { corners, weights, normal, depth } = this;
    const x = normal[0] * depth;
    const y = normal[1] * depth;
    const z = normal[2] * depth;
    let sum = 0;
    for (let k = 0; k < 3; k++) {
      const a = 3 * corners[(k + 1) % 3];
      const b = 3 * corners[(k + 2) % 3];
      const ux = p[a] - x;
      const uy = p[a + 1] - y;
      const uz = p[a + 2] - z;
      const vx = p[b] - x;
      const vy = p[b + 1] - y;
      const vz = p[b + 2] - z;
      const area =
        normal[0] * (uy * vz - uz * vy) + normal[1] * (uz * vx - ux * vz) + normal[2] * (ux * vy - uy * vx);
      weights[k] = Math.max(0, area);
      sum += weights[k];
    }
    for (let k = 0; k < 3; k++) weights[k] = sum > 0 ? weights[k] / sum : 1 / 3;
  }

  private nearestFace(): number {
    const { planes } = this;
    let best = 0;
    for (let f = 1; f < this.faces; f++) if (planes[4 * f + 3] < planes[4 * best + 3]) best = f;
    return best;
  }

  /** Takes the point numbered `count` in; false when that makes a face without a normal. */
  private grow(m: Minkowski): boolean {
    const { planes, ids } = this;
    const p = m.points;
    const w = 3 * this.count;
    this.rimCount = 0;
    let kept = 0;
    for (let f = 0; f < this.faces; f++) {
      const o = 4 * f;
      const above = planes[o] * p[w] + planes[o + 1] * p[w + 1] + planes[o + 2] * p[w + 2] - planes[o + 3];
      if (above > COPLANAR * this.scale) {
        for (let k = 0; k < 3; k++) this.toggle(ids[3 * f + k], ids[3 * f + ((k + 1) % 3)]);
        continue;
      }
      if (kept !== f) {
        for (let k = 0; k < 4; k++) planes[4 * kept + k] = planes[o + k];
        for (let k = 0; k < 3; k++) ids[3 * kept + k] = ids[3 * f + k];
      }
      kept++;
    }
    this.faces = kept;
    if (!this.isLoop() || kept + this.rimCount > MOST_FACES) return false;
    for (let e = 0; e < this.rimCount; e++) {
      if (!this.face(p, this.rim[2 * e], this.rim[2 * e + 1], this.count)) return false;
    }
    return true;
  }

  /** Whether the rim leaves every point that it comes to, once. */
  private isLoop(): boolean {
    const { rim } = this;
    for (let e = 0; e < this.rimCount; e++) {
      let leaves = 0;
      for (let f = 0; f < this.rimCount; f++) if (rim[2 * f] === rim[2 * e + 1]) leaves++;
      if (leaves !== 1) return false;
    }
    return this.rimCount > 2;
  }

  /** An edge that goes both ways lies between two faces that go, and is no part of the rim. */
  private toggle(from: number, to: number): void {
    const { rim } = this;
    for (let e = 0; e < this.rimCount; e++) {
      if (rim[2 * e] !== to || rim[2 * e + 1] !== from) continue;
      this.rimCount--;
      rim[2 * e] = rim[2 * this.rimCount];
      rim[2 * e + 1] = rim[2 * this.rimCount + 1];
      return;
    }
    rim[2 * this.rimCount] = from;
    rim[2 * this.rimCount + 1] = to;
    this.rimCount++;
  }

  private openTetrahedron(m: Minkowski): void {
    const p = m.points;
    this.faces = 0;
    const flip = volume(p) > 0;
    const b = flip ? 2 : 1;
    const c = flip ? 1 : 2;
    this.face(p, 0, b, c);
    this.face(p, 0, 3, b);
    this.face(p, b, 3, c);
    this.face(p, c, 3, 0);
  }

  private face(p: Float64Array, i: number, j: number, k: number): boolean {
    const { planes, ids } = this;
    const a = 3 * i;
    const b = 3 * j;
    const c = 3 * k;
    const ux = p[b] - p[a];
    const uy = p[b + 1] - p[a + 1];
    const uz = p[b + 2] - p[a + 2];
    const vx = p[c] - p[a];
    const vy = p[c + 1] - p[a + 1];
    const vz = p[c + 2] - p[a + 2];
    const x = uy * vz - uz * vy;
    const y = uz * vx - ux * vz;
    const z = ux * vy - uy * vx;
    const areaSq = x * x + y * y + z * z;
    const size = this.scale * this.scale;
    if (!(areaSq > NO_AREA * size * size)) return false;
    const length = Math.sqrt(areaSq);
    const f = this.faces++;
    ids[3 * f] = i;
    ids[3 * f + 1] = j;
    ids[3 * f + 2] = k;
    planes[4 * f] = x / length;
    planes[4 * f + 1] = y / length;
    planes[4 * f + 2] = z / length;
    planes[4 * f + 3] = (x * p[a] + y * p[a + 1] + z * p[a + 2]) / length;
    return true;
  }

  /** Adds points until four of them span a space; false when A − B has none to give. */
  private thicken(m: Minkowski): boolean {
    const { d } = this;
    const p = m.points;
    for (let i = 0; i < this.count; i++)
      for (let k = 0; k < 3; k++) this.scale = Math.max(this.scale, Math.abs(p[3 * i + k]));
    // Of what GJK left, only points that each add a dimension are kept: it may end on a flat tetrahedron.
    const given = this.count;
    for (this.count = 1; this.count < given && this.spans(p); ) this.count++;
    while (this.count < 4) {
      let found = false;
      for (let attempt = 0; attempt < 6 && !found; attempt++) {
        this.towards(p, attempt);
        m.support(d, this.count);
        for (let k = 0; k < 3; k++) this.scale = Math.max(this.scale, Math.abs(p[3 * this.count + k]));
        found = this.spans(p);
      }
      if (!found) return false;
      this.count++;
    }
    const size = this.scale * this.scale * this.scale;
    return Math.abs(volume(p)) > 1e-18 * size;
  }

  /** A direction in which the points so far say nothing. */
  private towards(p: Float64Array, attempt: number): void {
    const { d } = this;
    if (this.count <= 1) {
      d.fill(0);
      d[attempt >> 1] = attempt % 2 === 0 ? 1 : -1;
      return;
    }
    const x = p[3] - p[0];
    const y = p[4] - p[1];
    const z = p[5] - p[2];
    if (this.count === 2) {
      // Across the segment: the axis it is least along, turned round it by a sixth per attempt.
      const axis =
        Math.abs(x) <= Math.abs(y) && Math.abs(x) <= Math.abs(z) ? 0 : Math.abs(y) <= Math.abs(z) ? 1 : 2;
      const ux = axis === 1 ? z : axis === 2 ? -y : 0;
      const uy = axis === 0 ? -z : axis === 2 ? x : 0;
      const uz = axis === 0 ? y : axis === 1 ? -x : 0;
      const length = Math.sqrt(x * x + y * y + z * z);
      const vx = (y * uz - z * uy) / length;
      const vy = (z * ux - x * uz) / length;
      const vz = (x * uy - y * ux) / length;
      const c = [1, 0.5, -0.5, -1, -0.5, 0.5][attempt];
      const s = [0, 1, 1, 0, -1, -1][attempt] * (ROOT_THREE / 2);
      d[0] = c * ux + s * vx;
      d[1] = c * uy + s * vy;
      d[2] = c * uz + s * vz;
      return;
    }
    const side = attempt % 2 === 0 ? 1 : -1;
    const vx = p[6] - p[0];
    const vy = p[7] - p[1];
    const vz = p[8] - p[2];
    d[0] = side * (y * vz - z * vy);
    d[1] = side * (z * vx - x * vz);
    d[2] = side * (x * vy - y * vx);
  }

  private spans(p: Float64Array): boolean {
    const { scale } = this;
    if (this.count === 0) return true;
    const ux = p[3] - p[0];
    const uy = p[4] - p[1];
    const uz = p[5] - p[2];
    if (this.count === 1) return ux * ux + uy * uy + uz * uz > 1e-16 * scale * scale;
    const vx = p[6] - p[0];
    const vy = p[7] - p[1];
    const vz = p[8] - p[2];
    const x = uy * vz - uz * vy;
    const y = uz * vx - ux * vz;
    const z = ux * vy - uy * vx;
    if (this.count === 2) return x * x + y * y + z * z > 1e-24 * scale * scale * scale * scale;
    return Math.abs(volume(p)) > 1e-14 * scale * scale * scale;
  }
}

/** Six times the signed volume of the first four points. */
function volume(p: Float64Array): number {
  const ux = p[3] - p[0];
  const uy = p[4] - p[1];
  const uz = p[5] - p[2];
  const vx = p[6] - p[0];
  const vy = p[7] - p[1];
  const vz = p[8] - p[2];
  const wx = p[9] - p[0];
  const wy = p[10] - p[1];
  const wz = p[11] - p[2];
  return wx * (uy * vz - uz * vy) + wy * (uz * vx - ux * vz) + wz * (ux * vy - uy * vx);
}
