/**
 * Impacts of contacts that are about to touch. Newton's law u⁺ = −e u⁻ holds at every point of a manifold, with Coulomb
 * friction of the same impulse. The solver takes manifold after manifold until nothing closes. Because of this
 * sequence, a row of touching balls hands the impact on.
 *
 * Contact is now, at the start of the part, but the velocities already contain the acceleration a of the whole part dt.
 * The speed of the impact is u − a·dt, and the speed after the impact gains a·dt later: u⁺ = −e (u − a·dt) + a·dt.
 */
import type { Bodies, BodyColumns } from '../../bodies/bodies.js';
import {
  applyRow,
  type ContactRows,
  GAP,
  GIVE,
  IDS,
  IMA,
  IMB,
  LAMBDA,
  RESTITUTION,
  ROW,
  relativeSpeeds,
} from '../contact-rows.js';
import { rubRow } from '../row-friction.js';

/** Rounds over all manifolds before a knot of bouncing bodies is left to the resting solve. */
const MOST_ROUNDS = 64;

/** Passes over the points of one manifold. */
const SWEEPS = 32;

export class RowImpacts {
  private readonly u = new Float64Array(3);
  private readonly j = new Float64Array(6);
  private wanted = new Float64Array(16);

  /** Solves impacts of all contacts nearer than `tolerance` [m] that close faster than `slow` [m/s]. */
  run(rows: ContactRows, bodies: Bodies, dt: number, slow: number, tolerance: number): void {
    const { columns: c, flight } = bodies;
    const { ids } = rows;
    if (this.wanted.length < rows.count) this.wanted = new Float64Array(rows.count * 2);
    for (let round = 0; round < MOST_ROUNDS; round++) {
      let hit = false;
      for (let from = 0, to = 0; from < rows.count; from = to) {
        while (to < rows.count && ids[to * IDS + 3] === ids[from * IDS + 3]) to++;
        const a = ids[from * IDS];
        const b = ids[from * IDS + 1];
        const fliesA = a >= 0 && flight.has(a, c);
        const fliesB = b >= 0 && flight.has(b, c);
        if (!this.collide(rows, from, to, c, dt, slow, tolerance)) continue;
        hit = true;
        if (fliesA) flight.note(a, c);
        if (fliesB) flight.note(b, c);
      }
      if (!hit) break;
    }
    for (let n = 0; n < rows.count; n++) for (let k = 0; k < 3; k++) rows.data[n * ROW + LAMBDA + k] = 0;
  }

  private collide(
    rows: ContactRows,
    from: number,
    to: number,
    c: BodyColumns,
    dt: number,
    slow: number,
    tolerance: number,
  ): boolean {
    const { u, wanted } = this;
    const d = rows.data;
    let closing = false;
    for (let n = from; n < to; n++) {
      const o = n * ROW;
      for (let k = 0; k < 3; k++) d[o + LAMBDA + k] = 0;
      wanted[n] = Number.NEGATIVE_INFINITY;
      if (d[o + GAP] > tolerance || !(d[o + RESTITUTION] > 0)) continue;
      relativeSpeeds(rows, n, c, u);
      const gained = dt * accelerationAlong(rows, n, c);
      const hits = u[0] - gained;
      if (hits < -slow) closing = true;
      wanted[n] = hits < -slow ? Math.max(-d[o + RESTITUTION] * hits + gained, 0) : 0;
    }
    if (!closing) return false;
    for (let sweep = 0; sweep < SWEEPS; sweep++) {
      for (let n = from; n < to; n++) if (wanted[n] >= 0) this.bounce(rows, n, c, wanted[n]);
    }
    return true;
  }

  private bounce(rows: ContactRows, n: number, c: BodyColumns, wanted: number): void {
    const { u, j } = this;
    const d = rows.data;
    const o = n * ROW;
    if (!(d[o + GIVE] > 0)) return;
    relativeSpeeds(rows, n, c, u);
    const old = d[o + LAMBDA];
    const next = Math.max(old + (wanted - u[0]) / d[o + GIVE], 0);
    d[o + LAMBDA] = next;
    j[0] = next - old;
    j[1] = 0;
    j[2] = 0;
    applyRow(rows, n, c, j);
    rubRow(rows, n, c, u, j);
  }
}

/**
 * The acceleration at which the forces of this substep part the two bodies along the normal [m/s²], without turning.
 */
function accelerationAlong({ data: d, ids }: ContactRows, n: number, { force }: BodyColumns): number {
  const o = n * ROW;
  const a = ids[n * IDS];
  const b = ids[n * IDS + 1];
  let sum = 0;
  for (let k = 0; k < 3; k++) {
    if (a >= 0) sum += d[o + k] * d[o + IMA + k] * force[a * 3 + k];
    if (b >= 0) sum -= d[o + k] * d[o + IMB + k] * force[b * 3 + k];
  }
  return sum;
}
