/**
 * Bounces. Before a substep is solved, contacts that close faster than gravity explains get Newton's impact law, u_n⁺ =
 * −μ_N u_n⁻ at every point of the block, with Coulomb friction of the same impulse, pair after pair until nothing
 * closes. The pairs come in sequence, not at once: a row of touching balls then passes the impact on, as real ones do;
 * a simultaneous solution would share it out.
 *
 * A bounce happens at the start of the substep, and the velocities already contain its whole acceleration a. The
 * approaching body is slower by a h, and the leaving body has still to gain a h. So the leaving speed is μ_N u⁻ less a
 * h (1 + μ_N). Bodies fly on exactly from there (`bodies/flight.ts`), and with μ_N = 1 a ball bounces for ever. The
 * remaining gap is not travelled; that loses no speed.
 */

import type { Bodies, BodyColumns } from '../../bodies/bodies.js';
import * as vec3 from '../../math/vec3.js';
import { scatter } from './apply.js';
import {
  A,
  BLOCK,
  type Blocks,
  BOOK,
  COUPLING,
  FRICTION_MASS,
  FRICTION_TWIST,
  GAP,
  IDS,
  INVERSE_MASS_A,
  INVERSE_MASS_B,
  LEVER,
  MASS,
  MU,
  N,
  NORMAL,
  RA,
  RB,
  RESTITUTION,
  SIZE,
  T1,
  T2,
  TOTAL,
  TWIST_MASS,
  X,
  Y,
} from './blocks.js';
import { holdBlock } from './locked.js';

/**
 * A resting contact closes with the speed that forces add in a substep. An impact must be faster by this many times
 * gravity's share.
 */
const FASTER_THAN_GRAVITY = 1;

/** Most rounds over all blocks. After that, the solver handles a knot of bouncing bodies. */
const MAX_ROUNDS = 64;

/** Keeps an upper bound valid after rounding. */
const ROUNDING = 1 + 1e-9;

/** Passes over the normals of one block. */
const SWEEPS = 16;

/** What happens where bodies arrive faster than gravity explains, before contacts are solved that rest. */
export interface ImpactLaw {
  /** Highest restitution among moving bodies near others; 0 where nothing moves. */
  readonly highest: number;
  run(blocks: Blocks, bodies: Bodies, h: number, gravitySize: number): void;
}

export class Impacts implements ImpactLaw {
  private readonly u = new Float64Array(6);
  private readonly before = new Float64Array(4);
  private readonly now = new Float64Array(4);
  private readonly given = new Float64Array(4);
  /** What `findPressing` found [m/s²]. */
  private readonly pressing = new Float64Array(1);
  /** Upper bound of the speed of any point of the body [m/s], by row. */
  private speeds = new Float64Array(0);

  /** Highest restitution among moving bodies near others; 0 where nothing moves. */
  highest = -0;

  run(blocks: Blocks, bodies: Bodies, h: number, gravitySize: number): void {
    if (this.highest !== 0) this.highest = 0;
    if (!blocks.bouncing) return;
    const { columns: c, flight } = bodies;
    const slow = FASTER_THAN_GRAVITY * gravitySize * h;
    const rows = c.inverseMass.length;
    if (this.speeds.length < rows) this.speeds = new Float64Array(rows);
    const { speeds } = this;
    for (let row = 0; row < rows; row++) boundSpeed(speeds, c, row);
    for (let round = 0; round < MAX_ROUNDS; round++) {
      let bounced = false;
      for (let n = 0; n < blocks.count; n++) {
        const a = blocks.ids[n * IDS];
        const b = blocks.ids[n * IDS + 1];
        const e = blocks.data[n * BLOCK + RESTITUTION];
        if (speeds[a] + speeds[b] <= slow || !(e > 0)) continue;
        if (e > this.highest) this.highest = e;
        const fliesA = flight.has(a, c);
        const fliesB = flight.has(b, c);
        if (!this.bounce(blocks, n, c, h, slow, flight.follows(a, b, c))) continue;
        bounced = true;
        if (fliesA) flight.note(a, c);
        if (fliesB) flight.note(b, c);
        boundSpeed(speeds, c, a);
        boundSpeed(speeds, c, b);
      }
      if (!bounced) return;
    }
  }

  private bounce(
    blocks: Blocks,
    n: number,
    c: BodyColumns,
    h: number,
    slow: number,
    isExact: boolean,
  ): boolean {
    const { data: d, ids } = blocks;
    const { u, before, now, given } = this;
    const o = n * BLOCK;
    const size = ids[n * IDS + SIZE];
    relative(d, o, ids[n * IDS], ids[n * IDS + 1], c, u);
    findPressing(blocks, n, c, this.pressing);
    const pressing = Math.max(this.pressing[0], 0);
    // A resting contact closes with the speed that the forces of this substep have just added, and no impulse has
    // removed it yet.
    const rests = -slow - h * pressing;
    let closing = false;
    let parting = true;
    for (let i = 0; i < size; i++) {
      before[i] = now[i] = u[2] + d[o + Y + i] * u[3] - d[o + X + i] * u[4];
      given[i] = 0;
      if (!(before[i] > slow)) parting = false;
      if (before[i] < rests && d[o + GAP + i] + h * before[i] < 0) closing = true;
    }
    // Bodies that separate this fast have bounced: starting from the old impulse would be a second bounce.
    if (parting) for (let i = NORMAL; i < NORMAL + 7; i++) d[o + i] = 0;
    if (!closing) return false;
    const e = d[o + RESTITUTION];
    // With joints and springs, the energy that semi-implicit Euler keeps contains half of it.
    const less = (isExact ? this.pressing[0] : 0.5 * pressing) * h * (1 + e);
    for (let sweep = 0; sweep < SWEEPS; sweep++) {
      for (let i = 0; i < size; i++) {
        const wanted = before[i] < rests ? Math.max(-e * before[i] - less, 0) : 0;
        const next = Math.max(given[i] + d[o + MASS + i] * (wanted - now[i]), 0);
        const step = next - given[i];
        given[i] = next;
        for (let j = 0; j < size; j++) now[j] += d[o + A + packed(i, j)] * step;
      }
    }
    return this.apply(blocks, n, c, size);
  }

  private apply(blocks: Blocks, n: number, c: BodyColumns, size: number): boolean {
    const { data: d, books, ids } = blocks;
    const { u, given } = this;
    const o = n * BLOCK;
    let fn = 0;
    let q1 = 0;
    let q2 = 0;
    let lever = 0;
    for (let i = 0; i < size; i++) {
      fn += given[i];
      q1 += d[o + Y + i] * given[i];
      q2 -= d[o + X + i] * given[i];
      lever += d[o + LEVER + i] * given[i];
      books[n * BOOK + TOTAL + i] += given[i];
    }
    if (fn === 0) return false;
    const k = o + COUPLING;
    const u1 = u[0] + d[k] * fn + d[k + 1] * q1 + d[k + 2] * q2;
    const u2 = u[1] + d[k + 3] * fn + d[k + 4] * q1 + d[k + 5] * q2;
    let wn = u[5] + d[k + 6] * fn + d[k + 7] * q1 + d[k + 8] * q2;
    const m = o + FRICTION_MASS;
    let f1 = -d[m] * u1 - d[m + 1] * u2;
    let f2 = -d[m + 1] * u1 - d[m + 2] * u2;
    const size2 = Math.sqrt(f1 * f1 + f2 * f2);
    const limit = d[o + MU] * fn;
    if (size2 > limit) {
      f1 *= limit / size2;
      f2 *= limit / size2;
    }
    wn += d[o + FRICTION_TWIST] * f1 + d[o + FRICTION_TWIST + 1] * f2;
    const grip = d[o + MU] * lever;
    const twist = Math.max(Math.min(-d[o + TWIST_MASS] * wn, grip), -grip);
    books[n * BOOK + TOTAL + 4] += f1;
    books[n * BOOK + TOTAL + 5] += f2;
    books[n * BOOK + TOTAL + 6] += twist;
    const { wrench } = blocks;
    wrench[0] = f1;
    wrench[1] = f2;
    wrench[2] = fn;
    wrench[3] = q1;
    wrench[4] = q2;
    wrench[5] = twist;
    scatter(
      d,
      o,
      ids[n * IDS],
      ids[n * IDS + 1],
      c.velocity,
      c.angularVelocity,
      c.worldInverseInertia,
      wrench,
    );
    holdBlock(blocks, c, n);
    return true;
  }
}

/** Writes a speed that no point of a body exceeds [m/s]. Most blocks of a pile rest; what their bodies can't close is not looked at. */
export function boundSpeed(
  speeds: Float64Array,
  { velocity: v, angularVelocity: w, reach, margin }: BodyColumns,
  row: number,
): void {
  const k = 3 * row;
  const turn = Math.sqrt(vec3.lengthSq(w, k));
  const move = Math.sqrt(vec3.lengthSq(v, k));
  // Planes are unbounded.
  speeds[row] = ROUNDING * (turn > 0 ? move + turn * (reach[row] + margin[row]) : move);
}

/** How fast the forces of this substep press the two bodies of a block together [m/s²]; a number that is returned would be boxed. */
export function findPressing(
  { data: d, ids }: Blocks,
  n: number,
  { force, locks }: BodyColumns,
  out: Float64Array,
): void {
  const o = n * BLOCK;
  const a = ids[n * IDS];
  const b = ids[n * IDS + 1];
  const ima = d[o + INVERSE_MASS_A];
  const imb = d[o + INVERSE_MASS_B];
  let sum = 0;
  for (let k = 0; k < 3; k++) {
    if ((locks[a] & (1 << k)) === 0) sum -= d[o + N + k] * ima * force[a * 3 + k];
    if ((locks[b] & (1 << k)) === 0) sum += d[o + N + k] * imb * force[b * 3 + k];
  }
  out[0] = sum;
}

/** Place of A_ij in the packed upper triangle. */
function packed(i: number, j: number): number {
  const low = Math.min(i, j);
  const high = Math.max(i, j);
  return low * 4 - (low * (low - 1)) / 2 + high - low;
}

/** out = u1 u2 un w1 w2 wn of the block. */
export function relative(
  d: Float64Array,
  o: number,
  rowA: number,
  rowB: number,
  { velocity: v, angularVelocity: w }: BodyColumns,
  out: Float64Array,
): void {
  const a = rowA * 3;
  const b = rowB * 3;
  const ra = o + RA;
  const rb = o + RB;
  const ux =
    v[a] + w[a + 1] * d[ra + 2] - w[a + 2] * d[ra + 1] - v[b] - w[b + 1] * d[rb + 2] + w[b + 2] * d[rb + 1];
  const uy = v[a + 1] + w[a + 2] * d[ra] - w[a] * d[ra + 2] - v[b + 1] - w[b + 2] * d[rb] + w[b] * d[rb + 2];
  const uz = v[a + 2] + w[a] * d[ra + 1] - w[a + 1] * d[ra] - v[b + 2] - w[b] * d[rb + 1] + w[b + 1] * d[rb];
  const wx = w[a] - w[b];
  const wy = w[a + 1] - w[b + 1];
  const wz = w[a + 2] - w[b + 2];
  for (let k = 0; k < 3; k++) {
    const t = o + (k === 0 ? T1 : k === 1 ? T2 : N);
    out[k] = ux * d[t] + uy * d[t + 1] + uz * d[t + 2];
    out[3 + k] = wx * d[t] + wy * d[t + 1] + wz * d[t + 2];
  }
}
