/**
 * This solver takes narrow groups of many contacts: stacks, walls, arches, houses of cards. It applies Newton's method
 * to the velocities of the group's bodies. Sweeps hand a change on from body to body, so an arch of 25 stones needs
 * thousands of sweeps. Here one factored matrix covers the whole arch.
 *
 * Sources: De Saxcé and Feng 1998 (Coulomb's law as a projection onto its cone), Cadoux 2009 (convex for a given shift
 * s = μ |u_t|), Castro, Permenter and Han 2022 (Newton on the bodies' velocities), Rockafellar 1976 (method of
 * multipliers). Without the compliance 1/ρ, four corners of a box could share their load in any way. The method of
 * multipliers removes the compliance round by round.
 *
 *   round: s = μ |u_t|;  minimise over δ  ½ δᵀMδ + r·Jδ + Σ |P(x)|²/2ρ,  x = r − ρ (u + s + Jδ)
 *          Newton: (M + Jᵀ ρ P′(x) J) d = −gradient, as far along d as the value falls
 *          r ← P(x), given to the bodies as opposite impulses, so momentum is kept to rounding
 *   until r and u obey Coulomb's law; the best round counts.
 *
 * The solver refuses bodies with locks, because their inverse masses have no inverse. It refuses groups with joints
 * too. Sweeps solve these groups.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import { BodyMatrix } from './body-matrix.js';
import { BodyOrder } from './body-order.js';
import { coneErrorSq, projectOntoCone } from './cone.js';
import * as L from './contact-buffer.js';
import { alongContact, pushBack } from './contact-products.js';

/**
 * ρ in units of a contact's own mass 1/W_nn is chosen so that the error there is moves impulses by about themselves:
 * softer needs more rounds, stiffer makes Newton's method wander between the sides of many cones. Beyond the largest,
 * rounding of the factor shows.
 */
const SOFTEST = 10;
const STIFFEST = 1e7;

/** The same where a light body carries a heavy one, in units of the softest. */
const STIFFEST_OF_ALL = 1e10;

const ROUNDS = 20;
const NEWTON_STEPS = 20;

/** Rounds in a row that may fail to halve the error. */
const PATIENCE = 4;

/** Trials along one direction, and what is left of the slope there when it is good enough. */
const TRIALS = 20;
const SLOPE_LEFT = 0.05;

/** Multiplications per factoring beyond which a group is too wide, and per contact in a step of Newton's method. */
const WIDE = 3e5;
const PER_CONTACT = 400;

/** Gradient against the largest impulse, at which a minimum is found, if the caller asks for nothing else. */
const FOUND = 1e-10;

export class NewtonSolver {
  private readonly order = new BodyOrder();
  private readonly matrix = new BodyMatrix();
  /** The smallest ρ in units of a contact's own mass. It grows where a contact carries far more than its own mass. */
  softest = SOFTEST;
  /** Gradient against the largest impulse, at which a minimum is found. */
  found = FOUND;
  /** The multiplications that are left. The caller sets this budget before a round over all groups. */
  budget = 0;
  private size = 0;
  /** ρ W_nn, the same for all contacts; largest W_nn r_n of a contact [m/s]. */
  private stiffness = 0;
  private scale = 0;
  /** Per contact, three numbers each: u + s, Jδ, J times the way, r, the best r, P(x); nine for ρ P′(x). */
  private u = new Float64Array(0);
  private jd = new Float64Array(0);
  private jw = new Float64Array(0);
  private r = new Float64Array(0);
  private best = new Float64Array(0);
  private p = new Float64Array(0);
  private slope = new Float64Array(0);
  /** Per body, six numbers each. */
  private delta = new Float64Array(0);
  private gradient = new Float64Array(0);
  private md = new Float64Array(0);
  private readonly x = new Float64Array(3);

  private get stiffest(): number {
    return Math.min(STIFFEST_OF_ALL, (STIFFEST / SOFTEST) * this.softest);
  }

  /** Whether this solver takes the group. Call this after the arms are written. */
  admits(
    buffer: L.ContactBuffer,
    members: Int32Array,
    count: number,
    c: BodyColumns,
    bodies: number,
  ): boolean {
    for (let m = 0; m < count; m++) {
      const i = members[m];
      if ((c.locks[buffer.a[i]] | c.locks[buffer.b[i]]) !== 0) return false;
    }
    this.order.find(buffer, members, count, bodies);
    return this.matrix.shape(buffer, members, count, this.order, Math.min(WIDE, this.budget));
  }

  /** Solves the admitted group, changes velocities, and returns the largest error left [m/s]. */
  solve(
    buffer: L.ContactBuffer,
    members: Int32Array,
    count: number,
    c: BodyColumns,
    tolerance: number,
  ): number {
    this.reserve(count);
    const { best } = this;
    this.matrix.weigh(c, this.order);
    let error = this.look(buffer, members, count, c);
    let least = error;
    this.keep(buffer, members, count);
    let lost = 0;
    let softer = 1;
    for (let round = 0; round < ROUNDS && least > tolerance && lost < PATIENCE && this.budget > 0; round++) {
      this.stiffness = Math.max(
        Math.min((softer * this.scale) / error, this.stiffest),
        SOFTEST,
        softer * this.softest,
      );
      const found = this.minimise(buffer, members, count);
      softer = found ? 1 : 0.1 * softer;
      lost++;
      if (!found) continue;
      for (let m = 0; m < count; m++) this.give(buffer, c, members[m], m, this.p);
      error = this.look(buffer, members, count, c);
      if (error < 0.5 * least) lost = 0;
      if (!(error < least)) continue;
      least = error;
      this.keep(buffer, members, count);
    }
    for (let m = 0; m < count; m++) this.give(buffer, c, members[m], m, best);
    return least;
  }

  /** Reads the present velocities and impulses. Returns the largest error against Coulomb's law [m/s]. */
  private look(buffer: L.ContactBuffer, members: Int32Array, count: number, c: BodyColumns): number {
    const { u, r, x } = this;
    const { data: d } = buffer;
    let worst = 0;
    this.scale = 0;
    for (let m = 0; m < count; m++) {
      const o = members[m] * L.RECORD;
      const t = m * 3;
      buffer.measure(members[m], c.velocity, c.angularVelocity, u, t);
      u[t] += d[o + L.BIAS];
      for (let k = 0; k < 3; k++) r[t + k] = d[o + L.IMPULSE + k];
      const own = d[o + L.W];
      this.scale = Math.max(this.scale, own * r[t]);
      worst = Math.max(worst, own * Math.sqrt(coneErrorSq(r, t, u, t, d[o + L.MU], 1 / own, x)));
      u[t] += d[o + L.MU] * Math.sqrt(u[t + 1] * u[t + 1] + u[t + 2] * u[t + 2]);
    }
    return worst;
  }

  /** Starts at δ = 0 and runs Newton's method. Leaves the new impulses in p. Returns whether a minimum was found. */
  private minimise(buffer: L.ContactBuffer, members: Int32Array, count: number): boolean {
    const { delta, gradient, matrix, order, size } = this;
    delta.fill(0, 0, size);
    for (let step = 0; step < NEWTON_STEPS && this.budget > 0; step++) {
      this.budget -= matrix.work + PER_CONTACT * count;
      this.differentiate(buffer, members, count);
      let largest = 0;
      for (let k = 0; k < count * 3; k++) largest = Math.max(largest, Math.abs(this.p[k]));
      let sum = 0;
      for (let k = 0; k < size; k++) sum = Math.max(sum, Math.abs(gradient[k]));
      if (sum <= this.found * largest) return true;
      matrix.assemble(buffer, members, count, order, this.slope);
      matrix.factor();
      for (let k = 0; k < size; k++) gradient[k] = -gradient[k];
      matrix.solve(gradient);
      const part = this.search(buffer, members, count);
      if (part === 0) return false;
      for (let k = 0; k < size; k++) delta[k] += part * gradient[k];
    }
    return false;
  }

  /** Computes the gradient and ρ P′(x) at δ. */
  private differentiate(buffer: L.ContactBuffer, members: Int32Array, count: number): void {
    const { u, jd, r, p, x, gradient, delta } = this;
    const { data: d } = buffer;
    this.matrix.timesMass(delta, gradient, this.order.count);
    for (let m = 0; m < count; m++) {
      const o = members[m] * L.RECORD;
      const t = m * 3;
      const rho = this.stiffness / d[o + L.W];
      alongContact(buffer, this.order, members[m], delta, jd, t);
      for (let k = 0; k < 3; k++) {
        x[k] = r[t + k] - rho * (u[t + k] + jd[t + k]);
        p[t + k] = x[k];
      }
      projectOntoCone(p, t, d[o + L.MU]);
      writeSlope(x, p, t, d[o + L.MU], rho, this.slope, m * 9);
      for (let k = 0; k < 3; k++) x[k] = r[t + k] - p[t + k];
      pushBack(buffer, this.order, members[m], this.x, this.gradient);
    }
  }

  /**
   * How far to go along the direction in `gradient`. The slope of the value along the direction is about zero there.
   * Returns 0 if no step helps.
   */
  private search(buffer: L.ContactBuffer, members: Int32Array, count: number): number {
    const { gradient: way, delta, jw, md, size } = this;
    for (let m = 0; m < count; m++) alongContact(buffer, this.order, members[m], way, jw, m * 3);
    this.matrix.timesMass(way, md, this.order.count);
    let constant = 0;
    let linear = 0;
    for (let k = 0; k < size; k++) {
      constant += md[k] * delta[k];
      linear += md[k] * way[k];
    }
    const first = this.slopeAlong(buffer, members, count, 0) + constant;
    if (!(first < 0)) return 0;
    let low = 0;
    let high = 1;
    let below = first;
    let above = this.slopeAlong(buffer, members, count, 1) + constant + linear;
    if (!(above > -SLOPE_LEFT * first)) return 1;
    for (let k = 0; k < TRIALS; k++) {
      const guess = low - (below * (high - low)) / (above - below);
      const at = k % 3 === 2 ? 0.5 * (low + high) : guess;
      const slope = this.slopeAlong(buffer, members, count, at) + constant + at * linear;
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

  /** The contacts' share of the slope at `part` of the way. */
  private slopeAlong(buffer: L.ContactBuffer, members: Int32Array, count: number, part: number): number {
    const { u, jd, jw, r, x } = this;
    const { data: d } = buffer;
    let sum = 0;
    for (let m = 0; m < count; m++) {
      const o = members[m] * L.RECORD;
      const t = m * 3;
      const rho = this.stiffness / d[o + L.W];
      for (let k = 0; k < 3; k++) x[k] = r[t + k] - rho * (u[t + k] + jd[t + k] + part * jw[t + k]);
      projectOntoCone(x, 0, d[o + L.MU]);
      for (let k = 0; k < 3; k++) sum += (r[t + k] - x[k]) * jw[t + k];
    }
    return sum;
  }

  private keep({ data: d }: L.ContactBuffer, members: Int32Array, count: number): void {
    for (let m = 0; m < count; m++)
      for (let k = 0; k < 3; k++) this.best[m * 3 + k] = d[members[m] * L.RECORD + L.IMPULSE + k];
  }

  /** Changes the impulse of contact i to its impulse in `to`. */
  private give(buffer: L.ContactBuffer, c: BodyColumns, i: number, m: number, to: Float64Array): void {
    const { x } = this;
    const o = i * L.RECORD + L.IMPULSE;
    for (let k = 0; k < 3; k++) x[k] = to[m * 3 + k] - buffer.data[o + k];
    const sum = x[0] + x[1] + x[2];
    if (sum - sum !== 0) return;
    buffer.push(i, c.velocity, c.angularVelocity, x, 0);
    for (let k = 0; k < 3; k++) buffer.data[o + k] = to[m * 3 + k];
  }

  private reserve(count: number): void {
    this.size = this.order.count * 6;
    if (this.delta.length < this.size) {
      this.delta = new Float64Array(this.size * 2);
      this.gradient = new Float64Array(this.size * 2);
      this.md = new Float64Array(this.size * 2);
    }
    if (this.u.length >= count * 3) return;
    this.u = new Float64Array(count * 6);
    this.jd = new Float64Array(count * 6);
    this.jw = new Float64Array(count * 6);
    this.r = new Float64Array(count * 6);
    this.best = new Float64Array(count * 6);
    this.p = new Float64Array(count * 6);
    this.slope = new Float64Array(count * 18);
  }
}

/**
 * Writes ρ P′(x), a symmetric matrix, row by row. P′ is 1 within the cone, and 0 where nothing pushes. Elsewhere, with
 * t = x_t/|x_t| and P(x) = α (1, μ t), P′ is (1, μ t)(1, μ t)ᵀ/(1 + μ²) plus μ α/|x_t| across t.
 */
function writeSlope(
  x: Float64Array,
  p: Float64Array,
  at: number,
  mu: number,
  rho: number,
  out: Float64Array,
  o: number,
): void {
  for (let k = 0; k < 9; k++) out[o + k] = 0;
  if (p[at] === 0) return;
  const size = Math.sqrt(x[1] * x[1] + x[2] * x[2]);
  if (size <= mu * x[0]) {
    out[o] = out[o + 4] = out[o + 8] = rho;
    return;
  }
  const tx = x[1] / size;
  const ty = x[2] / size;
  const along = rho / (1 + mu * mu);
  const across = (rho * mu * p[at]) / size;
  out[o] = along;
  out[o + 1] = out[o + 3] = along * mu * tx;
  out[o + 2] = out[o + 6] = along * mu * ty;
  out[o + 4] = along * mu * mu * tx * tx + across * ty * ty;
  out[o + 5] = out[o + 7] = (along * mu * mu - across) * tx * ty;
  out[o + 8] = along * mu * mu * ty * ty + across * tx * tx;
}
