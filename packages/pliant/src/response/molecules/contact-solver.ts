/**
 * Finds the velocities at the end of a step. There all contacts, friction and springs are in balance with inertia. The
 * solver is Newton's method. Each round runs conjugate gradients with a diagonal preconditioner.
 *
 *   r = right-hand side − A·z + h·Jᵀ·f(J·v)            A: `sides.ts`, J: `contact-system.ts`, f: `row-law.ts`
 *   (A + h·Jᵀ·G·J)·δ = r,  z ← z + δ                   G: slope along the normal, drag of friction across it
 *
 * The solver takes drag at the last velocities, so rounds converge for sliding bodies too. A round that makes the
 * residual larger is cut.
 */
import type { Bodies } from '../../bodies/bodies.js';
import type { AnchoredContacts } from '../../narrowphase/index.js';
import type { ContactSystem } from './contact-system.js';
import * as R from './row-law.js';

/** Most rounds of Newton's method, and of conjugate gradients in each. */
const MAX_ROUNDS = 15;
const MAX_INNER = 100;

/**
 * Residual over what is to be balanced at which a round is the last, and share of it that conjugate gradients leave. The
 * body moves by what is left too, and nobody books that work: half a percent of its weight in a step lifted a box at
 * rest by 15 µm a second. Where a depth is to be kept, the stiff dampers that keep it need more: 1 mm asked gave 1.1.
 */
const ENOUGH = 5e-4;
const INNER = 1e-1;
const ENOUGH_FOR_DEPTH = 1e-4;
const INNER_FOR_DEPTH = 1e-2;

/** Residual that is told of, over the one that would have been enough. */
const UNSETTLED = 10;

const ARRAYS = [
  'z',
  'v',
  'impulses',
  'residual',
  'change',
  'search',
  'image',
  'diagonal',
  'preconditioner',
] as const;

export class ContactSolver {
  /** Per row of contacts [N]. */
  forces = new Float64Array(96);
  unsettled = 0;
  private z = new Float64Array(0);
  private v = new Float64Array(0);
  private impulses = new Float64Array(0);
  private residual = new Float64Array(0);
  private change = new Float64Array(0);
  private search = new Float64Array(0);
  private image = new Float64Array(0);
  private diagonal = new Float64Array(0);
  private preconditioner = new Float64Array(0);
  private contacts!: AnchoredContacts;
  private rows!: Float64Array;
  private law!: R.LawOptions;

  constructor(private readonly system: ContactSystem) {}

  begin(contacts: AnchoredContacts, rows: Float64Array, law: R.LawOptions): void {
    this.contacts = contacts;
    this.rows = rows;
    this.law = law;
    if (this.forces.length < 3 * contacts.count) this.forces = new Float64Array(6 * contacts.count);
    if (this.z.length < this.system.size) {
      for (const name of ARRAYS) this[name] = new Float64Array(2 * this.system.size);
    }
    this.z.fill(0, 0, this.system.size);
  }

  /**
   * Computes forces for the velocities before the step. Friction uses the velocities after a step without contact, so
   * that friction holds against the coming pull. Leaves the velocities after the step at the rows.
   */
  evaluateNow(): void {
    const { system, z, impulses } = this;
    impulses.fill(0, 0, system.size);
    for (let k = 0; k < system.sides.length; k++) system.sides[k].answer(z, impulses);
    system.look(z, this.v, false);
    this.evaluate(true);
    this.press(this.law.h);
    system.hand(impulses);
    for (let k = 0; k < system.sides.length; k++) system.sides[k].answer(z, impulses);
    system.look(z, this.v, false);
  }

  /**
   * Solves for the velocities at the end of the step. If that does not settle with supports, their loads would be
   * foretold wrong, so it is solved without them.
   */
  solve(): void {
    const before = this.unsettled;
    this.iterate();
    if (this.unsettled === before || this.system.supports.count === 0) return;
    this.unsettled = before;
    this.system.supports.count = 0;
    this.z.fill(0, 0, this.system.size);
    this.iterate();
  }

  private iterate(): void {
    const { system, z, residual, change } = this;
    this.setDiagonal();
    let size = this.balance();
    const asked = this.law.keepsDepth ? ENOUGH_FOR_DEPTH : ENOUGH;
    const enough = asked * asked * this.scale();
    let round = 0;
    for (; round < MAX_ROUNDS && size > enough; round++) {
      this.solveLinear();
      for (let k = 0; k < system.size; k++) z[k] = z[k] + change[k];
      let next = this.balance();
      let part = 1;
      for (let cut = 0; cut < 6 && !(next < size) && next > enough; cut++) {
        part *= 0.5;
        for (let k = 0; k < system.size; k++) z[k] = z[k] - part * change[k];
        next = this.balance();
      }
      size = next;
    }
    if (size > UNSETTLED * UNSETTLED * asked * asked * this.scale()) this.unsettled++;
    residual.fill(0, 0, system.size);
  }

  /** Writes the relative velocities of the rows along their way in the step to `out`. */
  drift(out: Float64Array): void {
    this.system.drift(this.z, this.v, out);
  }

  /** Hands the forces of the rows to the bodies. */
  release(bodies: Bodies): void {
    // The impulses are those of the last balance.
    if (this.system.isOfMolecules) this.system.releaseImpulses(this.impulses, this.law.h);
    else {
      this.press(1);
      this.system.release(bodies);
    }
  }

  /** Computes velocities, forces and residual for the present unknowns. Returns the size of the residual. */
  private balance(): number {
    const { system, z, impulses, residual, diagonal } = this;
    system.look(z, this.v, false);
    this.evaluate();
    this.press(this.law.h);
    system.supports.press(this.law.h);
    system.hand(impulses);
    for (let k = 0; k < system.sides.length; k++) system.sides[k].residual(residual, z, impulses);
    let size = 0;
    for (let k = 0; k < system.size; k++)
      if (diagonal[k] > 0) size += (residual[k] * residual[k]) / diagonal[k];
    return size;
  }

  /** The scale of the balance: the momentum that the step brings, and the contacts' impulses. */
  private scale(): number {
    const { system, impulses, diagonal, image, z } = this;
    const none = this.search.fill(0, 0, system.size);
    for (let k = 0; k < system.sides.length; k++) system.sides[k].residual(image, none, none);
    let size = 0;
    for (let k = 0; k < system.size; k++)
      if (diagonal[k] > 0)
        size += (image[k] * image[k] + impulses[k] * impulses[k]) / diagonal[k] + diagonal[k] * z[k] * z[k];
    return size;
  }

  /**
   * Computes the forces of all rows for the present relative velocities. With `isNow`, pushes use the velocities before
   * the step.
   */
  private evaluate(isNow = false): void {
    const { system, rows, law, forces } = this;
    const { first, size, normal } = this.contacts;
    const { relative: u } = system;
    for (let k = 0; k < system.meetingCount; k++) {
      const m = system.meetings[k].manifold;
      for (let row = first[m]; row < first[m] + size[m]; row++) {
        const o = 3 * row;
        const at = R.ROW * row;
        const opening = u[o] * normal[o] + u[o + 1] * normal[o + 1] + u[o + 2] * normal[o + 2];
        const wholeSq = u[o] * u[o] + u[o + 1] * u[o + 1] + u[o + 2] * u[o + 2];
        const sliding = Math.sqrt(Math.max(0, wholeSq - opening * opening));
        rows[at + R.OPENING] = opening;
        R.evaluate(rows, at, isNow ? rows[at + R.BEFORE] : opening, sliding, law);
        const along = rows[at + R.PUSH] + rows[at + R.DRAG] * opening;
        for (let axis = o; axis < o + 3; axis++)
          forces[axis] = along * normal[axis] - rows[at + R.DRAG] * u[axis];
      }
    }
    system.supports.evaluate();
  }

  /** Puts the rows' forces, times `scale`, on the nodes. */
  private press(scale: number): void {
    const { system, forces } = this;
    const { first, size } = this.contacts;
    for (let k = 0; k < system.meetingCount; k++) {
      const meeting = system.meetings[k];
      const m = meeting.manifold;
      for (let row = first[m]; row < first[m] + size[m]; row++) system.press(row, meeting, forces, scale);
    }
  }

  /** image = (A + h·Jᵀ·G·J)·search. */
  private multiply(): void {
    const { system, search, image, impulses, rows, law, reaction } = this;
    const { first, size, normal } = this.contacts;
    const { relative: u } = system;
    system.look(search, this.v, true);
    for (let k = 0; k < system.meetingCount; k++) {
      const meeting = system.meetings[k];
      const m = meeting.manifold;
      for (let row = first[m]; row < first[m] + size[m]; row++) {
        const o = 3 * row;
        const at = R.ROW * row;
        const opening = u[o] * normal[o] + u[o + 1] * normal[o + 1] + u[o + 2] * normal[o + 2];
        const drag = rows[at + R.DRAG];
        const along = (rows[at + R.SLOPE] - drag) * opening;
        for (let axis = 0; axis < 3; axis++)
          reaction[o + axis] = along * normal[o + axis] + drag * u[o + axis];
        system.press(row, meeting, reaction, law.h);
      }
    }
    system.supports.multiply(law.h);
    system.hand(impulses);
    for (let k = 0; k < system.sides.length; k++) system.sides[k].multiply(image, search, impulses);
  }

  private reaction = new Float64Array(0);
  private rates = new Float64Array(0);

  /** Computes the diagonal of the matrix, with the present contacts. */
  private precondition(): void {
    const { system, preconditioner, rates, rows, law, diagonal } = this;
    const { first, size } = this.contacts;
    for (let k = 0; k < system.size; k++) preconditioner[k] = diagonal[k];
    for (let k = 0; k < system.meetingCount; k++) {
      const m = system.meetings[k].manifold;
      for (let row = first[m]; row < first[m] + size[m]; row++) {
        const at = R.ROW * row;
        rates[row] = (law.h * (rows[at + R.SLOPE] + 2 * rows[at + R.DRAG])) / 3;
        system.burden(row, system.meetings[k], rates);
      }
    }
    system.supports.burden(law.h);
    system.addBurdens(preconditioner);
  }

  private setDiagonal(): void {
    const { system, diagonal } = this;
    if (this.reaction.length < this.forces.length) {
      this.reaction = new Float64Array(this.forces.length);
      this.rates = new Float64Array(this.forces.length / 3);
    }
    for (let k = 0; k < system.sides.length; k++) system.sides[k].diagonal(diagonal);
  }

  /** Leaves δ in `change`. Overwrites `residual`. */
  private solveLinear(): void {
    const { system, change, residual, search, image, preconditioner } = this;
    const n = system.size;
    this.precondition();
    change.fill(0, 0, n);
    let power = 0;
    for (let k = 0; k < n; k++) {
      search[k] = preconditioner[k] > 0 ? residual[k] / preconditioner[k] : 0;
      power += search[k] * residual[k];
    }
    const left = this.law.keepsDepth ? INNER_FOR_DEPTH : INNER;
    const enough = left * left * power;
    for (let round = 0; round < MAX_INNER && power > enough; round++) {
      this.multiply();
      let curve = 0;
      for (let k = 0; k < n; k++) curve += search[k] * image[k];
      if (!(curve > 0)) break;
      const length = power / curve;
      let next = 0;
      for (let k = 0; k < n; k++) {
        change[k] = change[k] + length * search[k];
        residual[k] = residual[k] - length * image[k];
        if (preconditioner[k] > 0) next += (residual[k] * residual[k]) / preconditioner[k];
      }
      const keep = next / power;
      for (let k = 0; k < n; k++)
        search[k] = (preconditioner[k] > 0 ? residual[k] / preconditioner[k] : 0) + keep * search[k];
      power = next;
    }
  }
}
