/**
 * `molecule-penalty`: the penalty force of the thesis, equations 3.6 to 3.9, with a damper and friction, which never
 * makes energy and takes any step.
 *
 *   k = K·m for surfaces (equation 3.7), m the lighter body; for spheres k from the materials' elasticity (figure 3.13)
 *   F = k·d + c·ḋ along n̂ on one body and −F on the other, friction against the sliding velocity     (`row-law.ts`)
 *
 * Depth changes for other reasons than motion: a surface is generated anew, detection is switched, faces come and go. A
 * spring that pushes by such depth makes energy from nothing. So each pair books what its springs have taken from the
 * bodies (`stored`), and gives back no more than that:
 *
 *   U = Σ ½·k·d²,  s = √(stored / U)          what the depths hold, and the share of depth that was paid for: s·d holds what is stored
 *   F = s·k·d                                 and up to k·d against an approach: what nobody has paid for stops, and gives nothing back
 *   stored ← stored − h·Σ F·ū                 ū: mean of the opening speeds before and after the step
 *
 * What dampers and friction of the pair have taken (`spent`) may pay for the missing depth, little by little: a body
 * that a new surface finds too deep is lifted gently, and never holds more than it had when it arrived.
 *
 * Where the springs of contacts and bodies are slow against the step, forces are those at its beginning. Else all
 * contacts, their friction and the springs inside the bodies are solved together for the velocities at its end
 * (`contact-solver.ts`), so stiffness has no bound and rest does not depend on the step.
 */
import type { Bodies } from '../../bodies/bodies.js';
import { barStiffness, seriesModulus } from '../../bodies/mass-spring/springs.js';
import type { MoleculeBodies } from '../../bodies/molecules/molecule-bodies.js';
import { PI } from '../../math/scalar.js';
import type { AnchoredContacts } from '../../narrowphase/index.js';
import { penaltyStiffness } from '../face-penalty.js';
import { ContactSolver } from './contact-solver.js';
import { ContactSystem, type Meeting } from './contact-system.js';
import * as R from './row-law.js';

export interface MoleculePenaltyOptions {
  /** K of equation 3.7 [1/s²]. */
  readonly constant: number;
  /** Part of critical damping of each contact. */
  readonly damping: number;
  /** Depth that no contact passes [m]; 0 for no such limit. */
  readonly impactDepth: number;
}

/**
 * Most that contacts may put on a molecule, k·h² + 2·c·h over its mass, where forces are those at the beginning of a
 * step. Oscillations grow from 4 on; the bound on what rows share is not sharp. What is more is solved for the end of the
 * step.
 */
const CONTACT_LIMIT = 1.5;

/**
 * Time in which depth that nobody has paid for is eased in, by energy that the same contacts have turned into heat [s].
 */
const EASE = 0.2;

/** The most of friction, over m/h. */
const DRAG_LIMIT = 0.5;

/** k·h² over the mass from which on a spring is taken at the end of the step rather than at its beginning. */
const SLOW = 0.5;

export class MoleculePenalty {
  private readonly system = new ContactSystem();
  private readonly solver = new ContactSolver(this.system);
  private rows = new Float64Array(R.ROW * 32);
  private before = new Float64Array(96);
  private readonly law = { h: 0, most: 0, bound: 0 };

  constructor(readonly options: MoleculePenaltyOptions) {
    this.law.most = options.impactDepth;
  }

  /** Whether the solve of the last call ended before it had settled. */
  get softened(): number {
    return this.solver.unsettled;
  }

  /** Adds the forces of these manifolds, of which no sensor is one, for a step of `h` [s]. */
  push(
    bodies: Bodies,
    molecules: MoleculeBodies,
    contacts: AnchoredContacts,
    manifolds: Uint32Array,
    count: number,
    gravity: Float64Array,
    h: number,
  ): void {
    const { system, law } = this;
    this.solver.unsettled = 0;
    if (count === 0) return;
    system.begin(bodies, molecules, contacts, manifolds, count, gravity, h);
    if (this.rows.length < R.ROW * contacts.count) this.rows = new Float64Array(2 * R.ROW * contacts.count);
    system.lookNow();
    this.remember(contacts.count);
    const isSlow = law.most === 0 && !system.isStiff && !this.isCrowded(contacts, count, h);
    law.h = h;
    law.bound = isSlow ? DRAG_LIMIT : Number.POSITIVE_INFINITY;
    for (let k = 0; k < count; k++) this.stiffen(contacts, system.meetings[k], h);
    this.solver.begin(contacts, this.rows, law);
    if (isSlow) this.solver.evaluateNow();
    else this.solver.solve();
    this.book(contacts, h);
    this.solver.release(bodies);
  }

  /** Keeps the relative velocities before the step. */
  private remember(count: number): void {
    if (this.before.length < 3 * count) this.before = new Float64Array(6 * count);
    for (let k = 0; k < 3 * count; k++) this.before[k] = this.system.relative[k];
  }

  /** Whether the contacts of a molecule are together too stiff for forces at the beginning of the step. */
  private isCrowded(contacts: AnchoredContacts, count: number, h: number): boolean {
    const { system, options } = this;
    const { first, size } = contacts;
    for (let i = 0; i < count; i++) {
      const meeting = system.meetings[i];
      const m = meeting.manifold;
      for (let row = first[m]; row < first[m] + size[m]; row++) {
        const load = this.stiffnessOf(meeting, contacts, row) * h * h * system.crowdOf(row, meeting);
        // k·h² + 2·c·h over the mass, with c = 2·ζ·√(k·m).
        if (load + 4 * options.damping * Math.sqrt(load) > CONTACT_LIMIT) return true;
      }
    }
    return false;
  }

  /** Numbers of a pair's rows. */
  private stiffen(contacts: AnchoredContacts, meeting: Meeting, h: number): void {
    const { rows, system, options, law } = this;
    const isSlow = law.bound < 1;
    const { first, size, depth, normal, stored, spent } = contacts;
    const m = meeting.manifold;
    let potential = 0;
    for (let row = first[m]; row < first[m] + size[m]; row++) {
      const o = R.ROW * row;
      const crowd = system.crowdOf(row, meeting);
      const k = this.stiffnessOf(meeting, contacts, row);
      const c = crowd > 0 ? 2 * options.damping * Math.sqrt(k / crowd) : 0;
      const load = k * h * h * crowd;
      rows[o + R.STIFFNESS] = k;
      rows[o + R.DAMPING] = c;
      // Between bodies that nothing moves, any mass will do.
      rows[o + R.CROWD] = crowd > 0 ? crowd : 1;
      rows[o + R.THETA] = !isSlow && load > SLOW ? (load - SLOW) / (load + SLOW) : 0;
      contacts.friction[row] = system.frictionOf(row, meeting);
      rows[o + R.FRICTION] = contacts.friction[row];
      rows[o + R.STICTION] = contacts.friction[row];
      rows[o + R.DEPTH] = Math.max(0, depth[row]);
      rows[o + R.BEFORE] = along(system.relative, normal, 3 * row);
      potential += 0.5 * k * rows[o + R.DEPTH] * rows[o + R.DEPTH];
    }
    stored[m] = Math.min(stored[m], potential);
    let paid = potential > 0 ? Math.sqrt(Math.max(0, stored[m] / potential)) : 1;
    if (paid < 1) {
      const missing = (1 - paid) * 2 * potential;
      const lent = Math.min(spent[m], (paid * missing * h) / EASE, potential - stored[m]);
      stored[m] = stored[m] + lent;
      spent[m] = spent[m] - lent;
      paid = Math.sqrt(Math.max(0, stored[m] / potential));
    }
    for (let row = first[m]; row < first[m] + size[m]; row++) rows[R.ROW * row + R.PAID] = paid;
  }

  private stiffnessOf({ a, b, shape }: Meeting, contacts: AnchoredContacts, row: number): number {
    const { nodesA, nodesB, onSkin } = contacts;
    const { constant } = this.options;
    if (onSkin[row] === 1)
      return penaltyStiffness(a?.body.mass ?? shape!.mass, b?.body.mass ?? shape!.mass, constant);
    if (a !== undefined && b !== undefined) {
      const i = nodesA[3 * row];
      const j = nodesB[3 * row];
      const [p, q] = [a.body, b.body];
      const small = Math.min(p.model.radii[i], q.model.radii[j]);
      const modulus = seriesModulus(p.moduli[i], q.moduli[j]);
      return barStiffness(modulus, PI * small * small, p.model.radii[i] + q.model.radii[j]);
    }
    // A partner that does not give: a bar from the centre to the surface.
    const { body } = a ?? b!;
    const i = (a === undefined ? nodesB : nodesA)[3 * row];
    return body.moduli[i] * PI * body.model.radii[i];
  }

  /** Forces and impulses of the rows, and what their springs have taken. */
  private book(contacts: AnchoredContacts, h: number): void {
    const { system, rows, solver } = this;
    const { first, size, stored, spent, force, impulse, normal } = contacts;
    for (let k = 0; k < system.meetingCount; k++) {
      const m = system.meetings[k].manifold;
      let taken = 0;
      let all = 0;
      for (let row = first[m]; row < first[m] + size[m]; row++) {
        const o = R.ROW * row;
        const after = along(system.relative, normal, 3 * row);
        taken -= 0.5 * h * rows[o + R.SPRING] * (rows[o + R.BEFORE] + after);
        for (let axis = 3 * row; axis < 3 * row + 3; axis++) {
          force[axis] = solver.forces[axis];
          all -= 0.5 * h * force[axis] * (this.before[axis] + system.relative[axis]);
          impulse[axis] = impulse[axis] + h * force[axis];
        }
      }
      stored[m] = stored[m] + taken;
      spent[m] = Math.max(0, spent[m] + all - taken);
    }
  }
}

function along(v: Float64Array, n: Float64Array, o: number): number {
  return v[o] * n[o] + v[o + 1] * n[o + 1] + v[o + 2] * n[o + 2];
}
