/**
 * Contact rows by Newton's method on the velocities of their bodies, for methods whose rounds from row to row don't
 * agree: a tonne on a kilogram would take millions of them. One factored matrix knows the whole stack. Sources: Li et
 * al. 2020 (barriers by Newton's method), Castro, Permenter and Han 2022 (on the bodies' velocities), Rockafellar 1976
 * (method of multipliers, for friction that sticks and for what a law holds hard).
 *
 *   round: minimise over δ  ½ δᵀMδ + Σ potentials of the impulses λ(u + Jδ), less those there are
 *            λ_n by the method's own law; λ_t = P(base − ρ u_t), P onto the disk of μ λ_n as it was a step ago
 *            Newton: (M + Jᵀ λ′ J) d = −gradient, as far along d as the value falls
 *          base ← λ; the law may refine itself
 *   the impulses are given to the bodies as opposite ones, so momentum is kept to rounding.
 *
 * Not for bodies with locked axes, whose inverse masses have no inverse, nor for crowds whose matrix is wide: rounds go
 * on there.
 */
import type { Bodies, BodyColumns } from '../bodies/bodies.js';
import { BodyMatrix } from './constraint/body-matrix.js';
import { BodyOrder } from './constraint/body-order.js';
import * as L from './constraint/contact-buffer.js';
import { alongContact, pushBack } from './constraint/contact-products.js';
import {
  applyRow,
  type ContactRows,
  GIVE,
  IDS,
  LAMBDA,
  MU,
  N,
  RA,
  RB,
  ROW,
  relativeSpeeds,
} from './contact-rows.js';

/** The law of the normals. */
export interface RowLaw {
  /**
   * Impulse along the normal of row `n` at the speed u[0], and how it falls with that, both ≥ 0, into out[0] and
   * out[1]; `base` is that of the round before.
   */
  press(n: number, u: Float64Array, base: number, out: Float64Array): void;
  /**
   * After a round, at the speed u[0] it has led to: whether the law was only near the truth there and has come nearer.
   */
  refine?(n: number, u: Float64Array): boolean;
}

/**
 * Stiffness of what sticks or is held hard, in units of the mass that the row moves; softer takes more rounds, beyond
 * 1e9 rounding shows.
 */
export const HARD = 1e5;

const ROUNDS = 12;
const NEWTON_STEPS = 50;

/** Gradient against the largest impulse at which a minimum is found. */
const FOUND = 1e-9;

/**
 * Speed below which a point counts as sticking or held [m/s]. No motion satisfies all points of one face that don't lie
 * in a plane; so rounds also end when they no longer halve the speed.
 */
const STUCK = 1e-7;

/** Trials along one direction, and what is left of the slope there when it is good enough. */
const TRIALS = 20;
const SLOPE_LEFT = 0.05;

/** Multiplications per factoring beyond which a crowd is too wide. */
const WIDE = 3e5;

export class RowNewton {
  private readonly buffer = new L.ContactBuffer();
  private readonly order = new BodyOrder();
  private readonly matrix = new BodyMatrix();
  private members = new Int32Array(0);
  private size = 0;
  /**
   * Per row, three numbers each: speeds and impulses at the start, J δ, J times the way, impulses of the round before,
   * now; μ λ_n; nine for λ′.
   */
  private u = new Float64Array(0);
  private old = new Float64Array(0);
  private jd = new Float64Array(0);
  private jw = new Float64Array(0);
  private base = new Float64Array(0);
  private now = new Float64Array(0);
  private limit = new Float64Array(0);
  private slope = new Float64Array(0);
  /** Per body, six numbers each. */
  private delta = new Float64Array(0);
  private gradient = new Float64Array(0);
  private md = new Float64Array(0);
  private readonly speeds = new Float64Array(3);
  private readonly found = new Float64Array(3);
  private readonly j = new Float64Array(6);

  /** Solves all rows until their laws agree. Returns false and changes nothing where the group does not fit. */
  solve(rows: ContactRows, { columns: c, rows: bodies }: Bodies, law: RowLaw): boolean {
    if (rows.count === 0 || !this.take(rows, c, bodies)) return false;
    this.delta.fill(0, 0, this.size);
    let before = Number.POSITIVE_INFINITY;
    for (let round = 0; round < ROUNDS; round++) {
      if (!this.minimise(rows, law)) break;
      const speed = this.rebase(rows);
      const refined = this.refine(rows.count, law);
      if (!refined && (speed <= STUCK || speed > 0.5 * before)) break;
      before = speed;
    }
    for (let n = 0; n < rows.count; n++) this.give(rows, c, n);
    return true;
  }

  /**
   * The next round starts from the impulses of this one. Returns the largest speed that their change stands for [m/s].
   */
  private rebase({ data: d, count }: ContactRows): number {
    const { base, now } = this;
    let most = 0;
    for (let k = 0; k < count * 3; k++) {
      const give = d[Math.floor(k / 3) * ROW + GIVE + (k % 3)];
      most = Math.max(most, (give * Math.abs(now[k] - base[k])) / HARD);
      base[k] = now[k];
    }
    return most;
  }

  private take(rows: ContactRows, c: BodyColumns, bodies: number): boolean {
    const { buffer, order, matrix, speeds } = this;
    this.reserve(rows.count);
    buffer.count = 0;
    for (let n = 0; n < rows.count; n++) {
      const a = rows.ids[n * IDS];
      const b = rows.ids[n * IDS + 1];
      if ((a >= 0 && c.locks[a] !== 0) || (b >= 0 && c.locks[b] !== 0)) return false;
      this.copy(rows, c, n, a, b);
    }
    order.find(buffer, this.members, rows.count, bodies);
    if (!matrix.shape(buffer, this.members, rows.count, order, WIDE)) return false;
    matrix.weigh(c, order);
    this.size = order.count * 6;
    if (this.delta.length < this.size) {
      this.delta = new Float64Array(this.size * 2);
      this.gradient = new Float64Array(this.size * 2);
      this.md = new Float64Array(this.size * 2);
    }
    for (let n = 0; n < rows.count; n++) {
      relativeSpeeds(rows, n, c, speeds);
      for (let k = 0; k < 3; k++) {
        this.u[n * 3 + k] = speeds[k];
        this.old[n * 3 + k] = this.base[n * 3 + k] = rows.data[n * ROW + LAMBDA + k];
      }
    }
    return true;
  }

  private copy({ data: d, ids }: ContactRows, c: BodyColumns, n: number, a: number, b: number): void {
    const i = this.buffer.open(a < 0 ? -1 - a : a, b < 0 ? -1 - b : b, ids[n * IDS + 3], n);
    const to = this.buffer.data;
    const o = i * L.RECORD;
    const q = n * ROW;
    to[o + L.MASS_A] = a < 0 ? 0 : c.inverseMass[a];
    to[o + L.MASS_B] = b < 0 ? 0 : c.inverseMass[b];
    for (let k = 0; k < 9; k++) to[o + L.DIRECTION + k] = d[q + N + k];
    for (let k = 0; k < 9; k += 3) {
      for (let x = 0; x < 3; x++) {
        const y = (x + 1) % 3;
        const z = (x + 2) % 3;
        to[o + L.ARM_A + k + x] = d[q + RA + y] * d[q + N + k + z] - d[q + RA + z] * d[q + N + k + y];
        to[o + L.ARM_B + k + x] = d[q + RB + y] * d[q + N + k + z] - d[q + RB + z] * d[q + N + k + y];
      }
    }
  }

  /** Newton from where δ is; returns whether a minimum was found. */
  private minimise(rows: ContactRows, law: RowLaw): boolean {
    const { delta, gradient, matrix, order, size, buffer, members } = this;
    for (let step = 0; step < NEWTON_STEPS; step++) {
      this.differentiate(rows, law);
      let largest = 0;
      for (let k = 0; k < rows.count * 3; k++) largest = Math.max(largest, Math.abs(this.now[k]));
      let worst = 0;
      for (let k = 0; k < size; k++) worst = Math.max(worst, Math.abs(gradient[k]));
      if (worst <= FOUND * largest) return true;
      matrix.assemble(buffer, members, rows.count, order, this.slope);
      matrix.factor();
      for (let k = 0; k < size; k++) gradient[k] = -gradient[k];
      matrix.solve(gradient);
      const part = this.search(rows, law);
      // Where rounding hides the slope, this is as near as it gets.
      if (part === 0) return true;
      for (let k = 0; k < size; k++) delta[k] += part * gradient[k];
    }
    return false;
  }

  /** Impulses, gradient and λ′ at δ. */
  private differentiate(rows: ContactRows, law: RowLaw): void {
    const { u, jd, now, old, found, speeds, gradient, delta, limit } = this;
    this.matrix.timesMass(delta, gradient, this.order.count);
    for (let n = 0; n < rows.count; n++) {
      const t = n * 3;
      alongContact(this.buffer, this.order, n, delta, jd, n * 3);
      for (let k = 0; k < 3; k++) speeds[k] = u[t + k] + jd[t + k];
      const o = n * ROW;
      this.respond(rows, law, n, true);
      for (let k = 0; k < 3; k++) now[t + k] = found[k];
      limit[n] = rows.data[o + MU] * found[0];
      for (let k = 0; k < 3; k++) found[k] = old[t + k] - now[t + k];
      pushBack(this.buffer, this.order, n, this.found, this.gradient);
    }
  }

  /**
   * Impulses of row `n` at the velocity in `speeds` into `found`, with `slopes` also λ′; friction by its limit as it is
   * now, or in a search as it was.
   */
  private respond(rows: ContactRows, law: RowLaw, n: number, slopes: boolean): void {
    const { found, speeds, base, slope, limit } = this;
    const { data: d } = rows;
    const o = n * ROW;
    const t = n * 3;
    law.press(n, speeds, base[t], found);
    const steep = found[1];
    const most = slopes ? d[o + MU] * found[0] : limit[n];
    const rho = HARD / Math.max(d[o + GIVE + 1], d[o + GIVE + 2]);
    const x = base[t + 1] - rho * speeds[1];
    const y = base[t + 2] - rho * speeds[2];
    const length = Math.sqrt(x * x + y * y);
    const share = length > most ? most / length : 1;
    found[1] = share * x;
    found[2] = share * y;
    if (!slopes) return;
    const s = n * 9;
    for (let k = 0; k < 9; k++) slope[s + k] = 0;
    slope[s] = steep;
    const across = share < 1 ? 1 / (length * length) : 0;
    slope[s + 4] = rho * share * (1 - across * x * x);
    slope[s + 5] = slope[s + 7] = -rho * share * across * x * y;
    slope[s + 8] = rho * share * (1 - across * y * y);
  }

  /** How far to go along the direction in `gradient`: to where the slope of the value is about zero; 0 for no step. */
  private search(rows: ContactRows, law: RowLaw): number {
    const { gradient: way, delta, jw, md, size } = this;
    for (let n = 0; n < rows.count; n++) alongContact(this.buffer, this.order, n, way, jw, n * 3);
    this.matrix.timesMass(way, md, this.order.count);
    let constant = 0;
    let linear = 0;
    for (let k = 0; k < size; k++) {
      constant += md[k] * delta[k];
      linear += md[k] * way[k];
    }
    const first = this.slopeAlong(rows, law, 0) + constant;
    if (!(first < 0)) return 0;
    let low = 0;
    let high = 1;
    let below = first;
    let above = this.slopeAlong(rows, law, 1) + constant + linear;
    if (!(above > -SLOPE_LEFT * first)) return 1;
    for (let k = 0; k < TRIALS; k++) {
      const guess = low - (below * (high - low)) / (above - below);
      const at = k % 3 === 2 ? 0.5 * (low + high) : guess;
      const slope = this.slopeAlong(rows, law, at) + constant + at * linear;
      if (Math.abs(slope) <= -SLOPE_LEFT * first) return at;
      if (slope < 0) {
        low = at;
        below = slope;
      } else {
        high = at;
        above = slope;
      }
    }
    return low > 0 ? low : high;
  }

  /** What the rows add to the slope at `part` of the way. */
  private slopeAlong(rows: ContactRows, law: RowLaw, part: number): number {
    const { u, jd, jw, old, found, speeds } = this;
    let sum = 0;
    for (let n = 0; n < rows.count; n++) {
      const t = n * 3;
      for (let k = 0; k < 3; k++) speeds[k] = u[t + k] + jd[t + k] + part * jw[t + k];
      this.respond(rows, law, n, false);
      for (let k = 0; k < 3; k++) sum += (old[t + k] - found[k]) * jw[t + k];
    }
    return sum;
  }

  private refine(count: number, law: RowLaw): boolean {
    const { speeds, u, jd } = this;
    let any = false;
    for (let n = 0; n < count && law.refine !== undefined; n++) {
      speeds[0] = u[n * 3] + jd[n * 3];
      if (law.refine(n, speeds)) any = true;
    }
    return any;
  }

  /** Brings the impulse of row n to what was found for it. */
  private give(rows: ContactRows, c: BodyColumns, n: number): void {
    const { j, now } = this;
    const o = n * ROW + LAMBDA;
    for (let k = 0; k < 3; k++) j[k] = now[n * 3 + k] - rows.data[o + k];
    const sum = j[0] + j[1] + j[2];
    if (sum - sum !== 0) return;
    for (let k = 0; k < 3; k++) rows.data[o + k] = now[n * 3 + k];
    applyRow(rows, n, c, j);
  }

  private reserve(count: number): void {
    if (this.limit.length >= count) return;
    const size = count * 2;
    this.members = Int32Array.from({ length: size }, (_, n) => n);
    this.u = new Float64Array(size * 3);
    this.old = new Float64Array(size * 3);
    this.jd = new Float64Array(size * 3);
    this.jw = new Float64Array(size * 3);
    this.base = new Float64Array(size * 3);
    this.now = new Float64Array(size * 3);
    this.limit = new Float64Array(size);
    this.slope = new Float64Array(size * 9);
  }
}
