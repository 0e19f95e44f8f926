/**
 * Polygons of a file into triangles: n corners give n - 2 triangles, never with new vertices.
 *
 * A fan from the first corner when that is right, which it is for convex polygons and for those that are star-shaped
 * seen from there: every fan triangle must turn the polygon's way or have no area. Otherwise ears are clipped
 * (G. H. Meisters, "Polygons have ears", 1975) in the plane that Newell's normal is closest to. Polygons that cross
 * themselves or aren't flat have no right answer; when no ear is left the rest becomes a fan.
 *
 * Time: an ear costs a pass over the corners that are left, so a hostile polygon could cost the cube of its corners.
 * A budget of 500 tests a corner, and a reserve that all polygons of a file share for the few that need more, bound
 * that; past it the rest becomes a fan.
 */
import type { IndexList } from './number-list.js';

const TESTS_PER_CORNER = 500;
/** A fraction of a second. */
const RESERVE = 1e8;

export class PolygonTriangulator {
  private next = new Int32Array(64);
  private plane = new Float64Array(128);
  private readonly normal = new Float64Array(3);
  private budget = 0;
  private reserve = RESERVE;
  /**
   * Polygons so far whose triangles lie over each other, because they cross themselves or are too large to cut well.
   */
  overlapping = 0;

  /** Corner indices are `corners[0..count)`. Fewer than three corners give nothing. */
  triangulate(positions: ArrayLike<number>, corners: ArrayLike<number>, count: number, out: IndexList): void {
    if (count < 3) return;
    if (count > 3) this.newellNormal(positions, corners, count);
    if (count === 3 || this.fanTurnsRight(positions, corners, count)) {
      fan(corners, count, out);
      return;
    }
    this.project(positions, corners, count);
    this.clipEars(corners, count, out);
  }

  private newellNormal(positions: ArrayLike<number>, corners: ArrayLike<number>, count: number): void {
    const n = this.normal.fill(0);
    const o = corners[0] * 3;
    for (let i = 1; i + 1 < count; i++) addCross(positions, o, corners[i] * 3, corners[i + 1] * 3, n);
  }

  private fanTurnsRight(positions: ArrayLike<number>, corners: ArrayLike<number>, count: number): boolean {
    const n = this.normal;
    const turn = [0, 0, 0];
    const o = corners[0] * 3;
    for (let i = 1; i + 1 < count; i++) {
      turn.fill(0);
      addCross(positions, o, corners[i] * 3, corners[i + 1] * 3, turn);
      if (turn[0] * n[0] + turn[1] * n[1] + turn[2] * n[2] < 0) return false;
    }
    return true;
  }

  /** Drops the axis where the normal is longest, keeping the polygon counter-clockwise. */
  private project(positions: ArrayLike<number>, corners: ArrayLike<number>, count: number): void {
    if (this.next.length < count) {
      this.next = new Int32Array(count * 2);
      this.plane = new Float64Array(count * 4);
    }
    const [nx, ny, nz] = [Math.abs(this.normal[0]), Math.abs(this.normal[1]), Math.abs(this.normal[2])];
    const axis = nx >= ny && nx >= nz ? 0 : ny >= nz ? 1 : 2;
    const flip = this.normal[axis] < 0;
    const u = (axis + (flip ? 2 : 1)) % 3;
    const v = (axis + (flip ? 1 : 2)) % 3;
    for (let i = 0; i < count; i++) {
      this.plane[i * 2] = positions[corners[i] * 3 + u];
      this.plane[i * 2 + 1] = positions[corners[i] * 3 + v];
      this.next[i] = i + 1 === count ? 0 : i + 1;
    }
  }

  private clipEars(corners: ArrayLike<number>, count: number, out: IndexList): void {
    const next = this.next;
    const share = TESTS_PER_CORNER * count;
    this.budget = share + this.reserve;
    let left = count;
    let before = count - 1;
    let failures = 0;
    while (left > 3 && failures < left && this.budget > 0) {
      const ear = next[before];
      const after = next[ear];
      if (this.isEar(before, ear, after)) {
        out.push3(corners[before], corners[ear], corners[after]);
        next[before] = after;
        left--;
        failures = 0;
      } else {
        failures++;
      }
      // Stepping on spreads the ears around, which gives fewer slivers than cutting at one corner again and again.
      before = next[before];
    }
    this.reserve = Math.max(0, Math.min(this.reserve, this.budget));
    let overlaps = false;
    for (let b = next[before]; next[b] !== before; b = next[b]) {
      overlaps ||= this.turn(before, b, next[b]) < 0;
      out.push3(corners[before], corners[b], corners[next[b]]);
    }
    if (overlaps) this.overlapping++;
  }

  private isEar(a: number, b: number, c: number): boolean {
    this.budget--;
    if (this.turn(a, b, c) <= 0) return false;
    const next = this.next;
    const plane = this.plane;
    const [ax, bx, cx] = [plane[a * 2], plane[b * 2], plane[c * 2]];
    const [ay, by, cy] = [plane[a * 2 + 1], plane[b * 2 + 1], plane[c * 2 + 1]];
    const lowX = Math.min(ax, bx, cx);
    const highX = Math.max(ax, bx, cx);
    const lowY = Math.min(ay, by, cy);
    const highY = Math.max(ay, by, cy);
    let tests = 0;
    let isEar = true;
    for (let p = next[c]; p !== a && isEar; p = next[p]) {
      tests++;
      const x = plane[p * 2];
      const y = plane[p * 2 + 1];
      if (x >= lowX && x <= highX && y >= lowY && y <= highY) isEar = !this.blocks(a, b, c, p);
    }
    this.budget -= tests;
    return isEar;
  }

  /** A corner inside or on the border; one that coincides with a corner of the ear is no obstacle. */
  private blocks(a: number, b: number, c: number, p: number): boolean {
    if (this.coincide(p, a) || this.coincide(p, b) || this.coincide(p, c)) return false;
    return this.turn(a, b, p) >= 0 && this.turn(b, c, p) >= 0 && this.turn(c, a, p) >= 0;
  }

  private turn(a: number, b: number, c: number): number {
    const p = this.plane;
    const bx = p[b * 2] - p[a * 2];
    const by = p[b * 2 + 1] - p[a * 2 + 1];
    return bx * (p[c * 2 + 1] - p[a * 2 + 1]) - by * (p[c * 2] - p[a * 2]);
  }

  private coincide(a: number, b: number): boolean {
    return this.plane[a * 2] === this.plane[b * 2] && this.plane[a * 2 + 1] === this.plane[b * 2 + 1];
  }
}

function fan(corners: ArrayLike<number>, count: number, out: IndexList): void {
  for (let i = 1; i + 1 < count; i++) out.push3(corners[0], corners[i], corners[i + 1]);
}

/** Adds (a - o) × (b - o); the sum over a closed polygon is twice its vector area. */
function addCross(p: ArrayLike<number>, o: number, a: number, b: number, out: { [i: number]: number }): void {
  const ax = p[a] - p[o];
  const ay = p[a + 1] - p[o + 1];
  const az = p[a + 2] - p[o + 2];
  const bx = p[b] - p[o];
  const by = p[b + 1] - p[o + 1];
  const bz = p[b + 2] - p[o + 2];
  out[0] = out[0] + (ay * bz - az * by);
  out[1] = out[1] + (az * bx - ax * bz);
  out[2] = out[2] + (ax * by - ay * bx);
}
