/**
 * Contacts as constraints: the complementarity problem between impulses and velocities, solved to a stated error.
 * Sources: survey of constraint methods in the thesis on contact between deformable objects (f ≥ 0, a = A f + b ≥ 0,
 * fᵀa = 0), and Baraff 1994 there. In velocities and impulses: Stewart and Trinkle 1996, Anitescu and Potra 1997. Cone:
 * De Saxcé and Feng 1998.
 *
 *   per substep: forces change velocities; bounces happen in sequence; every group of contacts is solved,
 *                small groups directly, large groups by accelerated sweeps, joints as equalities;
 *                bodies move; a second solve follows where depth was undone or a gap was used up
 *
 * Departures: the unknowns are impulses instead of forces, because with friction the problem in accelerations may have
 * no solution (Painlevé). Friction obeys Coulomb's cone instead of a pyramid. If a group can't be solved to the
 * tolerance, the method uses the best answer and reports the error.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import type { ParameterValues } from '../../core/registry.js';
import type { JointSolver } from '../joints/index.js';
import {
  ELASTIC,
  type Response,
  type ResponseInput,
  type ResponseMethod,
  type Surroundings,
  servesMovable,
} from '../method.js';
import { SoftConstraints } from '../soft/impulse.js';
import { SoftResponder } from '../soft/responder.js';
import { buildContacts, followContacts, isBiased, refreshContacts, writeBack } from './build-contacts.js';
import * as L from './contact-buffer.js';
import { DenseSolver } from './dense-solver.js';
import { ContactGroups } from './groups.js';
import { ImpactSolver } from './impacts.js';
import { NewtonSolver } from './newton-solver.js';
import { SweepSolver } from './sweep-solver.js';

/** Error to which small groups are solved [m/s]. */
const EXACT = 1e-9;

/** Error that is still no failure of a direct solution [m/s]. */
const DIRECT_FAILURE = 1e-6;

/** Multiplications for Newton's method in one solve of all groups; what it leaves is swept. */
const NEWTON_WORK = 1e7;

/** Rounds in which the limits of joints and the contacts of a group look for agreement. */
const AGREEMENTS = 4;

/** Sweeps over a large group before it is solved at once. */
const FEW_SWEEPS = 48;

class Constraint implements Response {
  readonly softened = 0;
  readonly anchored: SoftResponder;
  residual = 0;
  private readonly direct: number;
  private readonly sweeps: number;
  private readonly visits: number;
  private readonly tolerance: number;
  private readonly buffer = new L.ContactBuffer();
  private readonly groups = new ContactGroups();
  private readonly dense = new DenseSolver();
  private readonly newton = new NewtonSolver();
  private readonly sweeper = new SweepSolver();
  private readonly impacts = new ImpactSolver();
  private readonly u = new Float64Array(3);
  private active = new Int32Array(0);
  private bodies = 0;
  private biased = false;
  private failing = false;
  private grouped = false;

  constructor(
    p: ParameterValues,
    private readonly around: Surroundings,
  ) {
    this.direct = p.direct as number;
    this.sweeps = p.sweeps as number;
    this.visits = p.visits as number;
    this.tolerance = p.tolerance as number;
    this.anchored = new SoftResponder(new SoftConstraints(this.tolerance, this.sweeps));
  }

  begin(input: ResponseInput): void {
    buildContacts(input, this.buffer);
    this.grouped = false;
  }

  get bounces(): boolean {
    return this.impacts.highest > ELASTIC;
  }

  solve({ bodies, dt, gravitySize }: ResponseInput): void {
    this.residual = 0;
    if (this.buffer.count === 0) return;
    const c = bodies.columns;
    this.group(bodies.rows);
    refreshContacts(this.buffer, c, dt, true);
    // Impacts come before any impulse acts. Otherwise an impulse of the previous substep would count as impact speed.
    this.impacts.run(this.buffer, bodies, dt, gravitySize);
    this.warmStart(c);
    this.solveGroups(c);
    this.biased = isBiased(this.buffer);
  }

  relax({ bodies, dt }: ResponseInput): void {
    if (this.buffer.count === 0) return;
    const c = bodies.columns;
    followContacts(this.buffer, bodies, dt, this.u);
    if (this.biased || !this.around.joints.idle) {
      refreshContacts(this.buffer, c, dt, false);
      this.solveGroups(c);
    }
    this.book();
  }

  finish({ contacts, interval }: ResponseInput): void {
    writeBack(this.buffer, contacts, interval);
  }

  private group(bodies: number): void {
    this.bodies = bodies;
    if (this.grouped) return;
    const { joints } = this.around;
    this.groups.find(this.buffer, bodies, joints.rows, !joints.idle);
    this.grouped = true;
  }

  private warmStart(c: BodyColumns): void {
    const { buffer } = this;
    for (let i = 0; i < buffer.count; i++)
      buffer.push(i, c.velocity, c.angularVelocity, buffer.data, i * L.RECORD + L.IMPULSE);
  }

  private solveGroups(c: BodyColumns): void {
    const { groups } = this;
    let failures = 0;
    let contacts = 0;
    this.newton.budget = NEWTON_WORK;
    for (let g = 0; g < groups.count; g++) {
      const size = this.activeOf(g);
      if (size === 0) continue;
      const error = this.solveGroup(g, size, c);
      this.residual = Math.max(this.residual, error);
      if (error <= (size <= this.direct ? Math.max(DIRECT_FAILURE, this.tolerance) : this.tolerance))
        continue;
      failures++;
      contacts += size;
    }
    this.tell(failures, contacts);
  }

  /** Lists the contacts of a group that take part, and returns their number. */
  private activeOf(g: number): number {
    const { members, starts } = this.groups;
    const { off } = this.buffer;
    if (this.active.length < members.length) this.active = new Int32Array(members.length);
    let count = 0;
    for (let m = starts[g]; m < starts[g + 1]; m++)
      if (off[members[m]] === 0) this.active[count++] = members[m];
    return count;
  }

  private solveGroup(g: number, size: number, c: BodyColumns): number {
    const { groups, buffer, around, tolerance, active } = this;
    const joints = groups.jointed[g] === 1 ? around.joints : undefined;
    joints?.solve();
    if (size > this.direct) return this.solveLarge(size, c, joints);
    let error = this.dense.solve(buffer, active, size, c, joints, EXACT);
    if (joints === undefined) return error <= DIRECT_FAILURE ? error : this.solveLarge(size, c, joints);
    // Limits and motors that let go or took hold have changed the matrix.
    for (let k = 1; k < AGREEMENTS; k++) {
      if (
        this.sweeper.solve(buffer, active, size, c, joints, EXACT, 0) <= Math.max(2 * error, DIRECT_FAILURE)
      )
        break;
      error = this.dense.solve(buffer, active, size, c, joints, EXACT);
    }
    return this.sweeper.solve(buffer, active, size, c, joints, tolerance, this.sweeps);
  }

  private solveLarge(size: number, c: BodyColumns, joints: JointSolver | undefined): number {
    const { buffer, active, newton, tolerance } = this;
    // If almost nothing has changed since the previous substep, its impulses are the answer except for a few sweeps.
    const most = Math.min(this.sweeps, Math.ceil(this.visits / size));
    const quick = this.sweeper.solve(buffer, active, size, c, joints, EXACT, Math.min(most, FEW_SWEEPS));
    if (quick <= EXACT) return quick;
    if (joints === undefined && newton.admits(buffer, active, size, c, this.bodies)) {
      const error = newton.solve(buffer, active, size, c, EXACT);
      if (error <= tolerance) return error;
    }
    return this.sweeper.solve(buffer, active, size, c, joints, tolerance, most);
  }

  /** Reports a failure once, when the failure begins. A scene that can't be solved for minutes is one trouble. */
  private tell(failures: number, contacts: number): void {
    if (failures > 0 && !this.failing) {
      this.around.report(
        `The constraint response left an error of ${this.residual.toPrecision(2)} m/s in ${failures} of its groups, with ${contacts} contacts in all; raise its 'sweeps' or 'tolerance', or shorten the step.`,
      );
    }
    this.failing = failures > 0;
  }

  /** Adds the final impulses of a substep to the impulses since contacts were found. */
  private book(): void {
    const { data: d, count } = this.buffer;
    for (let i = 0; i < count; i++) {
      const o = i * L.RECORD;
      for (let k = 0; k < 3; k++) d[o + L.TOTAL + k] += d[o + L.IMPULSE + k];
    }
  }
}

export const constraint: ResponseMethod = {
  name: 'constraint',
  sentence:
    'Solves the complementarity problem of all contacts and joints that depend on each other, with exact friction cones, to a stated error; slower than impulse, right where it is soft.',
  source:
    'survey of constraint methods in the thesis on contact between deformable objects; Stewart and Trinkle 1996, Anitescu and Potra 1997, Silcowitz, Niebe and Erleben 2010',
  parameters: [
    {
      name: 'direct',
      sentence: 'Groups of up to this many contacts are solved directly, larger ones by sweeps.',
      default: 12,
      min: 0,
      max: 64,
    },
    {
      name: 'sweeps',
      sentence: 'Most sweeps over the contacts of a large group; what is left then is reported.',
      default: 200,
      min: 1,
      max: 100_000,
    },
    {
      name: 'visits',
      sentence:
        'Most visits to contacts in one solve: a heap of thousands gets fewer sweeps, and settles over the steps.',
      default: 32_000,
      min: 1,
    },
    {
      name: 'tolerance',
      sentence: "Error against Coulomb's law at which a large group counts as solved.",
      unit: 'm/s',
      default: 1e-4,
      min: 1e-12,
    },
  ],
  detection: 'every-step',
  serves: servesMovable,
  create: (parameters, around) => new Constraint(parameters, around),
};
