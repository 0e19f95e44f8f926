/**
 * Log-barrier contact: a potential that grows without bound as the gap closes, so nothing ever touches. Sources:
 * lecture on rigid contacts (log-barrier penalty; "the use of step size adjustment is a must"); Li et al. 2020
 * (Incremental Potential Contact: the clamped barrier, Coulomb friction, a step that is cut before anything overlaps).
 *
 *   per substep, over all contacts until nothing changes:
 *     gap at the end r = r_free + s·β(r) along the normal   (implicit Euler, one unknown, always positive; `law.ts`)
 *     friction to rest, cut to μ times the normal impulse
 *   bodies move; if the real gap fell below a share of its old value, the substep is undone and shortened
 *
 * Departures: contacts are solved one by one (nonlinear Gauss–Seidel). Newton's method follows only where that doesn't
 * settle. Both work on velocities instead of positions. Friction is exact Coulomb friction with sticking, instead of a
 * smoothed law. κ may be given as a frequency. Implicit Euler takes energy out of every bounce, and the method ignores
 * restitution.
 *
 * Bodies that overlap before the barrier sees them have no place in the barrier. The method pushes them apart at a
 * limited speed, counts them (`softened`), and does not judge them until they are apart.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import type { ParameterValues } from '../../core/registry.js';
import type { Contacts } from '../../narrowphase/index.js';
import { applyRow, ContactRows, GAP, GIVE, IDS, LAMBDA, ROW, relativeSpeeds } from '../contact-rows.js';
import { type Response, type ResponseInput, type ResponseMethod, servesRigid } from '../method.js';
import { rubRow } from '../row-friction.js';
import { RowNewton } from '../row-newton.js';
import { BarrierLaw } from './barrier-law.js';
import { endGap, LAWS, type Law } from './law.js';
import { shareWithGap } from './share.js';

/** Smallest share of a gap that a substep may leave; the buffer counts for gaps wider than it. */
const LEAVE = 0.05;

/** Change of a gap, as a share of it or of the buffer if that is less, below which a round has settled. */
const SETTLED = 1e-6;

/** The same where contacts and joints take turns: what is left is the next substep's. */
const AGREES = 1e-3;

/** Rounds before Newton's method is asked: pairs and small piles agree in fewer. */
const FIRST = 12;

/**
 * How many times `rounds` are taken while a gap would still close: a cut of the step would take as long, and time would
 * be lost.
 */
const MORE = 50;

/** Overlaps are undone by this share per substep, at most at this speed [m/s]. */
const UNDO = 0.2;
const UNDO_SPEED = 0.5;

class LogBarrier implements Response {
  softened = 0;
  softenedRow = -1;
  private readonly law: Law;
  private readonly buffer: number;
  private readonly stiffness: number;
  private readonly frequencySq: number;
  private readonly rounds: number;
  private readonly rows = new ContactRows();
  private readonly u = new Float64Array(3);
  private readonly j = new Float64Array(6);
  private readonly newton = new RowNewton();
  private readonly allRows: BarrierLaw;

  constructor(p: ParameterValues) {
    const omega = 2 * Math.PI * (p.frequency as number);
    this.law = p.law as Law;
    this.buffer = p.buffer as number;
    this.stiffness = p.stiffness as number;
    this.frequencySq = omega * omega;
    this.rounds = p.rounds as number;
    this.allRows = new BarrierLaw(
      this.rows,
      this.law,
      this.buffer,
      (give) => this.stiffnessOf(give),
      (gap) => this.undoSpeed(gap, this.allRows.dt),
    );
  }

  begin(input: ResponseInput): void {
    const { rows } = this;
    rows.build(input);
    this.softened = 0;
    for (let n = 0; n < rows.count; n++) {
      if (rows.data[n * ROW + GAP] > 0) continue;
      this.softened++;
      this.softenedRow = Math.max(rows.ids[n * IDS], rows.ids[n * IDS + 1]);
    }
  }

  solve({ bodies, contacts, dt }: ResponseInput): void {
    const { rows } = this;
    const c = bodies.columns;
    rows.warmStart(c, contacts, dt, Number.POSITIVE_INFINITY, this.j);
    if (this.settle(c, dt, Math.min(FIRST, this.rounds))) return;
    this.allRows.begin(dt);
    this.newton.solve(rows, bodies, this.allRows);
    for (let more = 0; more < MORE; more++) {
      if (this.settle(c, dt, this.rounds) || this.isOpen(c, dt)) return;
    }
  }

  again({ bodies, dt }: ResponseInput): boolean {
    const c = bodies.columns;
    if (this.settle(c, dt, 1, AGREES)) return false;
    if (this.settle(c, dt, FIRST)) return true;
    this.allRows.begin(dt);
    this.newton.solve(this.rows, bodies, this.allRows);
    return true;
  }

  /** Goes over all contacts until nothing changes. Returns false if `rounds` were not enough. */
  private settle(c: BodyColumns, dt: number, rounds: number, settled = SETTLED): boolean {
    const { rows, buffer } = this;
    for (let round = 0; round < rounds; round++) {
      let change = 0;
      for (let turn = 0; turn < rows.count; turn++) {
        // Rounds alternate in direction. A load goes down a whole stack in one round and comes back in the next.
        const n = round % 2 === 0 ? rows.count - 1 - turn : turn;
        change = Math.max(change, this.press(n, c, dt));
        change = Math.max(change, (rubRow(rows, n, c, this.u, this.j) * dt) / buffer);
      }
      if (change <= settled) return true;
    }
    return false;
  }

  /** Whether every gap stays open with the present velocities. */
  private isOpen(c: BodyColumns, dt: number): boolean {
    const { rows, u, buffer } = this;
    for (let n = 0; n < rows.count; n++) {
      const gap = rows.data[n * ROW + GAP];
      if (!(gap > 0)) continue;
      relativeSpeeds(rows, n, c, u);
      if (gap + dt * u[0] < LEAVE * Math.min(gap, buffer)) return false;
    }
    return true;
  }

  finish({ contacts, interval, substep = interval }: ResponseInput): void {
    const { rows } = this;
    rows.writeBack(contacts, interval);
    rows.remember(contacts, interval, substep);
  }

  judge(input: ResponseInput, after: Contacts, owner: Uint8Array): number {
    return shareWithGap(input, after, owner, LEAVE, this.buffer);
  }

  /**
   * Makes one normal step of row `n`. Returns the change of the gap at the end of the substep, as a share of the gap.
   */
  private press(n: number, c: BodyColumns, dt: number): number {
    const { rows, u, j } = this;
    const d = rows.data;
    const o = n * ROW;
    const give = d[o + GIVE];
    if (!(give > 0)) return 0;
    const old = d[o + LAMBDA];
    relativeSpeeds(rows, n, c, u);
    const speed = u[0] - give * old;
    const wanted =
      d[o + GAP] > 0 ? this.barrierSpeed(d[o + GAP], speed, give, dt) : this.undoSpeed(d[o + GAP], dt);
    const next = Math.max((wanted - speed) / give, 0);
    if (next === old) return 0;
    d[o + LAMBDA] = next;
    j[0] = next - old;
    j[1] = 0;
    j[2] = 0;
    applyRow(rows, n, c, j);
    const gap = d[o + GAP];
    return (dt * give * Math.abs(next - old)) / (gap > 0 && gap < this.buffer ? gap : this.buffer);
  }

  /** The final speed of a contact whose speed without its own impulse would be `speed`. */
  private barrierSpeed(gap: number, speed: number, give: number, dt: number): number {
    const { buffer } = this;
    const s = dt * dt * this.stiffnessOf(give) * give;
    return (buffer * endGap(this.law, (gap + dt * speed) / buffer, s) - gap) / dt;
  }

  /**
   * The speed at which an overlap ends. Bodies that just touch have no place in the barrier either, so the gap opens a
   * bit more.
   */
  private undoSpeed(gap: number, dt: number): number {
    return Math.min((UNDO * (LEAVE * this.buffer - gap)) / dt, UNDO_SPEED);
  }

  private stiffnessOf(give: number): number {
    return this.stiffness > 0 ? this.stiffness : this.frequencySq / give;
  }
}

export const logBarrier: ResponseMethod = {
  name: 'log-barrier',
  sentence:
    'Keeps bodies apart by a potential that grows without bound as the gap closes, and cuts the step where that would not do; nothing ever overlaps.',
  source: 'lecture on rigid contacts (log-barrier penalty); Li et al. 2020 (incremental potential contact)',
  parameters: [
    {
      name: 'buffer',
      sentence: 'Gap below which bodies push each other.',
      unit: 'm',
      default: 1e-3,
      min: 1e-9,
      max: 1e3,
    },
    {
      name: 'stiffness',
      sentence:
        'Strength κ of the barrier; 0 takes it from the frequency and the mass that the contact moves.',
      unit: 'N/m',
      default: 0,
      min: 0,
    },
    {
      name: 'frequency',
      sentence: 'Strength as the frequency of a spring, used when no stiffness is given.',
      unit: 'Hz',
      default: 60,
      min: 1e-3,
    },
    {
      name: 'law',
      sentence: "The barrier: clamped as in incremental potential contact, or the lecture's plain logarithm.",
      default: 'clamped',
      choices: LAWS,
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
  springs: true,
  reach: (parameters) => parameters.buffer as number,
  limits:
    'It keeps gaps open by undoing whole steps, and bodies that deform are moved by their elasticity in between.',
  serves: servesRigid,
  create: (parameters) => new LogBarrier(parameters),
};
