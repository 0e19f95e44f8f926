/**
 * Backtracking: the method bisects time to just before contact, and gives the bodies an impulse there. Sources: Hoff et
 * al. 2001 (backtracking as a response to deep interpenetration); lecture on rigid contacts (the impulse with
 * restitution and Coulomb friction); Guendelman, Bridson, Fedkiw 2003 for impacts before resting contact.
 *
 *   a substep is tried; if its end has an overlap, it is undone and half of it is tried (`step-control.ts`),
 *   so the parts approach the moment of contact until the gap is below `tolerance`; then, for contacts that near:
 *     impacts: u⁺ = −e u⁻, manifold after manifold, until nothing closes faster than gravity explains
 *     resting: contacts that close no faster than gravity explains come to half the tolerance and no nearer,
 *              without a bisection; friction to rest, cut to μ times the normal impulse
 *
 * Degenerate cases: infinitely many bounces in finite time end at a bounce that is slower than gravity's gain in two
 * substeps. This contact then rests. A knot that can't be solved within `rounds` is tried again a limited number of
 * times. Then the knot loses time and is reported, but it never overlaps. Bodies that overlap from the start are pushed
 * apart at a limited speed, and are not judged until they are apart.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import type { ParameterValues } from '../../core/registry.js';
import type { Contacts } from '../../narrowphase/index.js';
import { shareWithGap } from '../barrier/share.js';
import { applyRow, ContactRows, GAP, GIVE, HELD, IDS, LAMBDA, ROW, relativeSpeeds } from '../contact-rows.js';
import { type Response, type ResponseInput, type ResponseMethod, servesRigid } from '../method.js';
import { rubRow } from '../row-friction.js';
import { HARD, type RowLaw, RowNewton } from '../row-newton.js';
import { RowImpacts } from './row-impacts.js';

/** Change of a closing speed below which a round has settled [m/s]. */
const SETTLED = 1e-6;

/** A resting gap is brought back to half the tolerance by this share per substep, or it would wear away by rounding. */
const KEEP_OPEN = 0.2;

/** Over-relaxation: without it a stack of ten needs thousands of rounds. */
const BEYOND = 1.5;

/** The same where contacts and joints take turns [m/s]: what is left is the next substep's. */
const AGREES = 1e-4;

/** Rounds before Newton's method is asked: pairs and small piles agree in fewer. */
const FIRST = 12;

/** How many times `rounds` are taken while a held contact would still overlap; else time would be lost. */
const MORE = 50;

/**
 * The same for all trials of one step together: a knot that hasn't come loose by then loses time, and the step is over
 * in finite time.
 */
const MORE_PER_STEP = 4 * MORE;

/** What a turn with the joints counts for there. */
const TURN = 4;

/** Overlaps from before are undone at most at this speed [m/s]. */
const UNDO_SPEED = 0.5;

class Backtracking implements Response, RowLaw {
  softened = 0;
  softenedRow = -1;
  private readonly tolerance: number;
  private readonly rounds: number;
  private beyond = BEYOND;
  /** How many times `rounds` may still be repeated in this step. */
  private left = MORE_PER_STEP;
  private readonly rows = new ContactRows();
  private readonly impacts = new RowImpacts();
  private readonly newton = new RowNewton();
  /** Lengths of the present part and of the present substep [s]. */
  private readonly times = new Float64Array(2);
  private readonly u = new Float64Array(3);
  private readonly j = new Float64Array(6);

  constructor(p: ParameterValues) {
    this.tolerance = p.tolerance as number;
    this.rounds = p.rounds as number;
  }

  beginStep(): void {
    this.left = MORE_PER_STEP;
  }

  begin(input: ResponseInput): void {
    const { rows } = this;
    rows.build(input);
    this.softened = 0;
    for (let n = 0; n < rows.count; n++) {
      if (!(rows.data[n * ROW + GAP] < 0)) continue;
      this.softened++;
      this.softenedRow = Math.max(rows.ids[n * IDS], rows.ids[n * IDS + 1]);
    }
  }

  solve({ bodies, contacts, dt, substep = dt, gravitySize }: ResponseInput): void {
    const { rows } = this;
    const c = bodies.columns;
    const slow = 2 * gravitySize * substep;
    this.impacts.run(rows, bodies, dt, slow, this.tolerance);
    this.choose(c, slow, slow * substep);
    rows.warmStart(c, contacts, dt, this.tolerance, this.j);
    this.times[0] = dt;
    this.times[1] = substep;
    this.beyond = BEYOND;
    if (this.settle(c, dt, substep, Math.min(FIRST, this.rounds))) return;
    this.newton.solve(rows, bodies, this);
    for (let more = 0; more < MORE; more++) {
      // Over-relaxed rounds may circle. Plain rounds don't.
      this.beyond = more === 0 ? BEYOND : 1;
      if (this.settle(c, dt, substep, this.rounds) || this.isOpen(c, dt) || this.left === 0) return;
      this.left--;
    }
  }

  again({ bodies, dt, substep = dt }: ResponseInput): boolean {
    const c = bodies.columns;
    this.beyond = 1;
    if (this.left === 0 || this.settle(c, dt, substep, 1, AGREES)) return false;
    this.left = Math.max(this.left - TURN, 0);
    if (!this.settle(c, dt, substep, FIRST)) this.newton.solve(this.rows, bodies, this);
    return true;
  }

  /** Goes over all held contacts until nothing changes. Returns false if `rounds` were not enough. */
  private settle(c: BodyColumns, dt: number, substep: number, rounds: number, settled = SETTLED): boolean {
    const { rows } = this;
    for (let round = 0; round < rounds; round++) {
      let change = 0;
      for (let turn = 0; turn < rows.count; turn++) {
        // Rounds alternate in direction. A load goes down a whole stack in one round and comes back in the next.
        const n = round % 2 === 0 ? rows.count - 1 - turn : turn;
        if (rows.data[n * ROW + HELD] === 0) continue;
        change = Math.max(change, this.hold(n, c, dt, substep));
        change = Math.max(change, rubRow(rows, n, c, this.u, this.j));
      }
      if (change <= settled) return true;
    }
    return false;
  }

  /** Whether every held contact stays free of overlap with the present velocities. */
  private isOpen(c: BodyColumns, dt: number): boolean {
    const { rows, u } = this;
    for (let n = 0; n < rows.count; n++) {
      const gap = rows.data[n * ROW + GAP];
      if (rows.data[n * ROW + HELD] === 0 || gap < 0) continue;
      relativeSpeeds(rows, n, c, u);
      if (gap + dt * u[0] < 0) return false;
    }
    return true;
  }

  finish({ contacts, interval, substep = interval }: ResponseInput): void {
    this.rows.writeBack(contacts, interval);
    this.rows.remember(contacts, interval, substep);
  }

  /** Halves the trial if two bodies overlap that were apart. */
  judge(input: ResponseInput, after: Contacts, owner: Uint8Array): number {
    return shareWithGap(input, after, owner, 0, 0) < 1 ? 0.5 : 1;
  }

  /** Marks the held contacts: those just before contact, and those that come there slowly from not far away. */
  private choose(c: BodyColumns, slow: number, far: number): void {
    const { rows, u } = this;
    const d = rows.data;
    for (let n = 0; n < rows.count; n++) {
      const o = n * ROW;
      relativeSpeeds(rows, n, c, u);
      const rests = d[o + GAP] < far && u[0] > -slow;
      d[o + HELD] = d[o + GAP] <= this.tolerance || rests ? 1 : 0;
    }
  }

  /** The impulse at the speed u[0], as a stiff spring on top of the previous round's impulse; see `row-newton.ts`. */
  press(n: number, u: Float64Array, base: number, out: Float64Array): void {
    const { data: d } = this.rows;
    const o = n * ROW;
    out[0] = out[1] = 0;
    if (d[o + HELD] === 0 || !(d[o + GIVE] > 0)) return;
    const rho = HARD / d[o + GIVE];
    out[0] = Math.max(base + rho * (this.wanted(d[o + GAP], this.times[0], this.times[1]) - u[0]), 0);
    if (out[0] > 0) out[1] = rho;
  }

  /** The slowest allowed speed of a contact that is `gap` wide [m/s]. The contact may come to half the tolerance. */
  private wanted(gap: number, dt: number, substep: number): number {
    const open = gap - 0.5 * this.tolerance;
    return open > 0 ? -open / dt : Math.min((-KEEP_OPEN * open) / substep, UNDO_SPEED);
  }

  /** Lets contact `n` close no farther than half the tolerance. Returns the change of the contact's speed [m/s]. */
  private hold(n: number, c: BodyColumns, dt: number, substep: number): number {
    const { rows, u, j } = this;
    const d = rows.data;
    const o = n * ROW;
    const give = d[o + GIVE];
    if (!(give > 0)) return 0;
    relativeSpeeds(rows, n, c, u);
    const wanted = this.wanted(d[o + GAP], dt, substep);
    const old = d[o + LAMBDA];
    const next = Math.max(old + (this.beyond * (wanted - u[0])) / give, 0);
    if (next === old) return 0;
    d[o + LAMBDA] = next;
    j[0] = next - old;
    j[1] = 0;
    j[2] = 0;
    applyRow(rows, n, c, j);
    return give * Math.abs(next - old);
  }
}

export const backtracking: ResponseMethod = {
  name: 'backtracking',
  sentence:
    'Bisects time to just before contact and gives the bodies an impulse there; exact impacts, nothing overlaps, dear in a crowd.',
  source: 'Hoff et al. 2001 (backtracking); lecture on rigid contacts (impulse, restitution, friction)',
  parameters: [
    {
      name: 'tolerance',
      sentence: 'Gap below which bodies count as just before contact.',
      unit: 'm',
      default: 1e-4,
      min: 1e-12,
      max: 1e3,
    },
    {
      name: 'rounds',
      sentence: 'Most rounds over all contacts in a substep; fewer are taken when nothing changes any more.',
      default: 100,
      min: 1,
      max: 100_000,
    },
  ],
  detection: 'every-substep',
  controlsStep: true,
  reach: (parameters) => parameters.tolerance as number,
  limits:
    'It goes back to the first touch of shapes, and bodies that deform are moved by their elasticity in between.',
  serves: servesRigid,
  create: (parameters) => new Backtracking(parameters),
};
