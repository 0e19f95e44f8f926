/**
 * The impulse of the lecture on rigid contacts, as its slides have it: one impulse per manifold, at the average of the points
 * that collide.
 *
 *   u = relative velocity there; nothing to do unless u·n < 0
 *   u_N⁺ = −μ_N u_N,  u_T⁺ = a u_T,  a = max(1 − μ_T (1 + μ_N) |u_N| / |u_T|, 0)
 *   K = 1/m − r* I⁻¹ r*, both bodies;  j = K⁻¹ (u⁺ − u)
 *
 * Positions are not corrected, so what overlaps stays so, and a box that rests on four corners is held at their middle only:
 * it rocks. μ_N is dropped where gravity alone explains the speed, which the slides advise against oscillation. For a
 * particle K is 1/m and the method is exact.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import { inverse, mulVec } from '../../math/mat3.js';
import * as L from './blocks.js';

/** Speeds below this many times what gravity adds in a substep don't bounce. */
const FASTER_THAN_GRAVITY = 2;

export class AveragedImpulses {
  private readonly k = new Float64Array(9);
  private readonly ra = new Float64Array(3);
  private readonly rb = new Float64Array(3);
  private readonly u = new Float64Array(3);
  private readonly n = new Float64Array(3);

  solve(blocks: L.Blocks, c: BodyColumns, h: number, gravity: number): void {
    for (let n = 0; n < blocks.count; n++) this.collide(blocks, n, c, FASTER_THAN_GRAVITY * gravity * h);
  }

  private collide(blocks: L.Blocks, n: number, c: BodyColumns, slow: number): void {
    const { data: d, ids } = blocks;
    const o = n * L.BLOCK;
    const a = ids[n * L.IDS];
    const b = ids[n * L.IDS + 1];
    const hits = this.average(d, o, ids[n * L.IDS + L.SIZE]);
    if (hits === 0) return;
    const { u, n: normal, k } = this;
    this.relativeVelocity(c, a, b);
    for (let i = 0; i < 3; i++) normal[i] = d[o + L.N + i];
    const un = u[0] * normal[0] + u[1] * normal[1] + u[2] * normal[2];
    if (!(un < 0)) return;
    this.writeChange(un, un < -slow ? d[o + L.RESTITUTION] : 0, d[o + L.MU]);
    k.fill(0);
    addK(k, d[o + L.INVERSE_MASS_A], this.ra, c.worldInverseInertia, a * 6);
    addK(k, d[o + L.INVERSE_MASS_B], this.rb, c.worldInverseInertia, b * 6);
    if (!inverse(k, 0, k, 0)) return;
    mulVec(u, 0, k, 0, u, 0);
    push(c, a, d[o + L.INVERSE_MASS_A], this.ra, u, 1);
    push(c, b, d[o + L.INVERSE_MASS_B], this.rb, u, -1);
    book(d, o, u, hits, ids[n * L.IDS + L.SIZE]);
  }

  /** Levers to the average of the points that overlap; returns how many do. */
  private average(d: Float64Array, o: number, size: number): number {
    let hits = 0;
    let x = 0;
    let y = 0;
    for (let i = 0; i < size; i++) {
      if (!(d[o + L.GAP + i] < 0)) continue;
      hits++;
      x += d[o + L.X + i];
      y += d[o + L.Y + i];
    }
    if (hits === 0) return 0;
    for (let k = 0; k < 3; k++) {
      const shift = (x * d[o + L.T1 + k] + y * d[o + L.T2 + k]) / hits;
      this.ra[k] = d[o + L.RA + k] + shift;
      this.rb[k] = d[o + L.RB + k] + shift;
    }
    return hits;
  }

  private relativeVelocity({ velocity: v, angularVelocity: w }: BodyColumns, a: number, b: number): void {
    const { u, ra, rb } = this;
    for (let k = 0; k < 3; k++) {
      const k1 = (k + 1) % 3;
      const k2 = (k + 2) % 3;
      u[k] =
        v[a * 3 + k] +
        w[a * 3 + k1] * ra[k2] -
        w[a * 3 + k2] * ra[k1] -
        v[b * 3 + k] -
        w[b * 3 + k1] * rb[k2] +
        w[b * 3 + k2] * rb[k1];
    }
  }

  /** u becomes u⁺ − u. */
  private writeChange(un: number, restitution: number, friction: number): void {
    const { u, n } = this;
    let slidingSq = 0;
    for (let k = 0; k < 3; k++) slidingSq += (u[k] - un * n[k]) * (u[k] - un * n[k]);
    const sliding = Math.sqrt(slidingSq);
    const keep = sliding > 0 ? Math.max(1 + (friction * (1 + restitution) * un) / sliding, 0) : 0;
    for (let k = 0; k < 3; k++) {
      const along = un * n[k];
      u[k] = (keep - 1) * (u[k] - along) - (1 + restitution) * along;
    }
  }
}

/** k += 1/m − r* I⁻¹ r*. */
function addK(k: Float64Array, im: number, r: Float64Array, inertia: Float64Array, w: number): void {
  if (im === 0) return;
  for (let p = 0; p < 3; p++) {
    k[p * 4] += im;
    const p1 = (p + 1) % 3;
    const p2 = (p + 2) % 3;
    for (let q = 0; q < 3; q++) {
      const q1 = (q + 1) % 3;
      const q2 = (q + 2) % 3;
      // Row p of r* is −r[p2] at p1 and r[p1] at p2; column q of r* is r[q2] at q1 and −r[q1] at q2.
      k[p * 3 + q] -=
        r[p1] * (inertia[w + packed(p2, q1)] * r[q2] - inertia[w + packed(p2, q2)] * r[q1]) -
        r[p2] * (inertia[w + packed(p1, q1)] * r[q2] - inertia[w + packed(p1, q2)] * r[q1]);
    }
  }
}

/** Place of entry (p, q) in xx, xy, xz, yy, yz, zz. */
function packed(p: number, q: number): number {
  return p === 0 ? q : q === 0 ? p : p + q + 1;
}

function push(c: BodyColumns, row: number, im: number, r: Float64Array, j: Float64Array, sign: number): void {
  if (im === 0) return;
  const { velocity: v, angularVelocity: w, worldInverseInertia: i } = c;
  const o = row * 3;
  const m = row * 6;
  const x = sign * (r[1] * j[2] - r[2] * j[1]);
  const y = sign * (r[2] * j[0] - r[0] * j[2]);
  const z = sign * (r[0] * j[1] - r[1] * j[0]);
  for (let k = 0; k < 3; k++) v[o + k] += sign * im * j[k];
  w[o] += i[m] * x + i[m + 1] * y + i[m + 2] * z;
  w[o + 1] += i[m + 1] * x + i[m + 3] * y + i[m + 4] * z;
  w[o + 2] += i[m + 2] * x + i[m + 4] * y + i[m + 5] * z;
}

/** Shares the impulse out to the points that overlap, for the reports. */
function book(d: Float64Array, o: number, j: Float64Array, hits: number, size: number): void {
  const normal = along(j, d, o + L.N) / hits;
  for (let i = 0; i < size; i++) if (d[o + L.GAP + i] < 0) d[o + L.TOTAL + i] += normal;
  d[o + L.TOTAL + 4] += along(j, d, o + L.T1);
  d[o + L.TOTAL + 5] += along(j, d, o + L.T2);
}

function along(j: Float64Array, d: Float64Array, t: number): number {
  return j[0] * d[t] + j[1] * d[t + 1] + j[2] * d[t + 2];
}
