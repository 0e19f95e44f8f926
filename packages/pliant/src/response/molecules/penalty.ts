/**
 * `molecule-penalty`: the penalty force of the thesis, equations 3.6 to 3.9, with a damper and friction. The force
 * never makes energy, and any step is possible.
 *
 *   k = K·m for surfaces (equation 3.7), m the lighter body; for spheres k from the materials' elasticity (figure 3.13)
 *   F = k·d + c·ḋ along n̂ on one body and −F on the other, friction against the sliding velocity     (`row-law.ts`)
 *
 * Depth changes for other reasons than motion: a surface is generated anew, detection is switched, faces come and go. A
 * spring that pushes by such depth makes energy from nothing. So each pair books the energy that its springs have taken
 * from the bodies (`stored`), and gives back no more than that:
 *
 *   U = Σ ½·k·d²                  energy of the depths
 *   s = √(stored / U)             share of depth that was paid for: the depth s·d holds the stored energy
 *   F = s·k·d                     and up to k·d against an approach: unpaid depth stops bodies and gives nothing back
 *   stored ← stored − h·Σ F·ū     ū: the speed of opening along the way of the step (`Side.drift`)
 *
 * If depth falls below the paid depth, the pair keeps the rest for a moment and then loses it. If the springs of a step
 * would give more than they hold, the step is solved again with weaker springs. So kinetic, potential, elastic and
 * stored energy together never grow. A step that moves bodies by much of their spacing finds contact too late, and
 * stops the bodies deep inside. The energy that dampers take then (`spent`) may pay for the missing depth, little by
 * little. It lifts the bodies gently.
 *
 * If the springs of contacts and bodies are slow against the step, the forces are those in its middle, by the velocities
 * before it. Otherwise all
 * contacts, their friction and the springs inside the bodies are solved together for the velocities at the end of the
 * step (`contact-solver.ts`). So stiffness has no bound, and rest does not depend on the step.
 */
import type { Bodies } from '../../bodies/bodies.js';
import { SKIN_HEAT } from '../../bodies/mass-spring/mass-spring-body.js';
import { barStiffness, seriesModulus } from '../../bodies/mass-spring/springs.js';
import type { MoleculeBody } from '../../bodies/molecules/molecule-body.js';
import { PI } from '../../math/scalar.js';
import type { AnchoredContacts, Matter } from '../../narrowphase/index.js';
import { penaltyStiffness } from '../face-penalty.js';
import { ContactSolver } from './contact-solver.js';
import { ContactSystem, type Meeting } from './contact-system.js';
import * as R from './row-law.js';
import type { MoleculeSide } from './sides.js';

export interface MoleculePenaltyOptions {
  /** K of equation 3.7 [1/s²]. */
  readonly constant: number;
  /** Part of critical damping of each contact. */
  readonly damping: number;
  /** Depth that no contact exceeds [m]; 0 for no such limit. */
  readonly impactDepth: number;
}

/**
 * Most that contacts may put on a molecule where forces follow from the speeds before the step: (1 + 2θ)·K + 2·C, with
 * K = k·h² and C = c·h over its mass, and the spring at the share θ of the step. Swings grow from 4 on. Springs that
 * are too stiff for the middle of the step are taken earlier (`earlier`). What is more is solved for the end of the step.
 */
const CONTACT_LIMIT = 3.6;

/**
 * Time in which what springs hold beyond their depth is lost, and in which depth that was found late is paid for [s].
 */
const EASE = 0.2;

/** Way of a step, over the molecules' spacing, from which on contact is found too late: a body is stopped deep inside. */
const LATE = 0.05;

/** Time in which heat that may be lent is forgotten [s]. */
const MEMORY = 1;

/** The most of friction, over m/h. */
const DRAG_LIMIT = 1;

/**
 * Share of `impactDepth` at which rows are held, of spheres and of skins: a skin that is generated anew stands out by up
 * to 0.4 mm more in the thesis's boxes, and the rest is room for that.
 */
const KEPT = 0.98;
const KEPT_BY_SKINS = 0.55;

/** Share of the way to that depth that a row may go in a step, and of the way back. */
const APPROACH = 0.5;
const LIFT = 0.5;

/** Sides of a molecule on which a shape may press its skin. More: surfaces are stiffer than spheres. */
const SIDES = 6;

/** Most rounds in which molecules take back what they have pushed for supports that did not push. */
const TAKE_BACK = 12;

/** How often a step is solved again because springs would have given more than they held. */
const MAX_RETREATS = 3;

/** k·h² over the mass from which on a spring is taken at the end of the step rather than in its middle. */
const SLOW = 0.5;

/**
 * Where springs of contact are taken in a step: in its middle, by the speed before it or at its end. There a spring takes
 * what its depth gains. At the beginning it takes less, and a body at rest would have paid for 9/10 of its depth.
 */
const MIDDLE = 0.5;

export class MoleculePenalty {
  private readonly system = new ContactSystem();
  private readonly solver = new ContactSolver(this.system);
  private rows = new Float64Array(R.ROW * 32);
  private bodies: Bodies | undefined;
  /** Relative velocities of the rows before the step, and along its way [m/s]. */
  private before = new Float64Array(96);
  private drift = new Float64Array(96);
  private readonly law = { h: 0, bound: 0, keepsDepth: false };

  constructor(readonly options: MoleculePenaltyOptions) {}

  /** Whether the last call's solve ended before it had settled. */
  get softened(): number {
    return this.solver.unsettled;
  }

  /** Adds the forces of these manifolds for a step of `h` [s]. None of the manifolds has a sensor. */
  push(
    matter: Matter,
    contacts: AnchoredContacts,
    manifolds: Uint32Array,
    count: number,
    gravity: Float64Array,
    h: number,
  ): void {
    const { system, law } = this;
    this.solver.unsettled = 0;
    if (count === 0) return;
    const { bodies } = matter;
    this.bodies = bodies;
    system.begin(matter, contacts, manifolds, count, gravity, h);
    if (this.rows.length < R.ROW * contacts.count) this.rows = new Float64Array(2 * R.ROW * contacts.count);
    if (this.drift.length < 3 * contacts.count) {
      this.before = new Float64Array(6 * contacts.count);
      this.drift = new Float64Array(6 * contacts.count);
    }
    system.lookNow();
    if (this.options.impactDepth > 0) this.before.set(system.relative.subarray(0, 3 * contacts.count));
    law.h = h;
    law.keepsDepth = this.options.impactDepth > 0;
    let burden = 0;
    for (let k = 0; k < count; k++) burden = Math.max(burden, this.stiffen(contacts, system.meetings[k], h));
    const isAlone = !system.isStiff && system.supports.count === 0;
    const isSlow = this.options.impactDepth === 0 && isAlone && burden <= CONTACT_LIMIT;
    law.bound = isSlow ? DRAG_LIMIT : Number.POSITIVE_INFINITY;
    for (let k = 0; k < count; k++) this.pay(contacts, system.meetings[k], isSlow);
    this.solver.begin(contacts, this.rows, law);
    for (let round = 0; ; round++) {
      if (isSlow) this.solver.evaluateNow();
      else this.solver.solve();
      this.solver.drift(this.drift);
      if (round === MAX_RETREATS || !this.retreat(contacts, h, round)) break;
    }
    this.book(contacts, h);
    this.solver.release(bodies);
  }

  /**
   * Call this after impulses have moved the shapes. Where a support has pushed less than the solve foretold, the
   * molecules have thrown a shape off. They take back what throws it, no more than they gave.
   */
  takeBack(contacts: AnchoredContacts): void {
    const { system, rows, drift: blow } = this;
    const { h } = this.law;
    const { first, size, normal, force, impulse } = contacts;
    for (let round = 0; round < TAKE_BACK && system.supports.count > 0; round++) {
      let any = false;
      system.lookAgain();
      for (let k = 0; k < system.meetingCount; k++) {
        const meeting = system.meetings[k];
        if (meeting.shape === undefined || meeting.shape.size === 0) continue;
        const m = meeting.manifold;
        for (let row = first[m]; row < first[m] + size[m]; row++) {
          const o = R.ROW * row;
          const over = along(system.relative, normal, 3 * row) - Math.max(0, rows[o + R.OPENING]);
          const most = h * rows[o + R.PUSH];
          if (!(over > 0 && most > 0)) continue;
          const taken = Math.min(most, over / rows[o + R.CROWD]);
          any = true;
          rows[o + R.PUSH] = rows[o + R.PUSH] - taken / h;
          for (let axis = 3 * row; axis < 3 * row + 3; axis++) {
            blow[axis] = -taken * normal[axis];
            force[axis] = force[axis] - (taken * normal[axis]) / h;
            impulse[axis] = impulse[axis] - taken * normal[axis];
          }
          system.press(row, meeting, blow, 1);
        }
      }
      if (!any) return;
      system.strike();
    }
  }

  /** Writes the numbers of a pair's rows. Returns their largest load on a molecule. */
  private stiffen(contacts: AnchoredContacts, meeting: Meeting, h: number): number {
    const { rows, system, options } = this;
    const { first, size, depth, normal } = contacts;
    const m = meeting.manifold;
    let most = 0;
    meeting.potential = 0;
    meeting.fastest = 0;
    for (let row = first[m]; row < first[m] + size[m]; row++) {
      const o = R.ROW * row;
      const crowd = system.crowdOf(row, meeting);
      const k = this.stiffnessOf(meeting, contacts, row);
      const c = crowd > 0 ? 2 * options.damping * Math.sqrt(k / crowd) : 0;
      const load = k * h * h * crowd;
      most = Math.max(most, load + 2 * yielding(c * h * crowd));
      rows[o + R.STIFFNESS] = k;
      rows[o + R.DAMPING] = c;
      // Any mass will do between bodies that nothing moves.
      rows[o + R.CROWD] = crowd > 0 ? crowd : 1;
      rows[o + R.THETA] = Math.max(MIDDLE, (load - SLOW) / (load + SLOW));
      contacts.friction[row] = system.frictionOf(row, meeting);
      rows[o + R.FRICTION] = contacts.friction[row];
      rows[o + R.STICTION] = this.stictionOf(contacts, m, row);
      rows[o + R.DEPTH] = Math.max(0, depth[row]);
      rows[o + R.BEFORE] = along(system.relative, normal, 3 * row);
      meeting.fastest = Math.max(meeting.fastest, -rows[o + R.BEFORE]);
      meeting.potential += 0.5 * k * rows[o + R.DEPTH] * rows[o + R.DEPTH];
    }
    return most;
  }

  /** Friction until a row slides: the static friction of the bodies, if it is larger. */
  private stictionOf({ a, b, friction }: AnchoredContacts, m: number, row: number): number {
    const { staticFriction } = this.bodies!.columns;
    const ofA = Math.max(friction[row], staticFriction[a[m]]);
    const ofB = Math.max(friction[row], staticFriction[b[m]]);
    return friction[row] > 0 ? Math.sqrt(ofA * ofB) : 0;
  }

  /** Finds the share of a pair's depth that was paid for, after loans. */
  private pay(contacts: AnchoredContacts, meeting: Meeting, isSlow: boolean): void {
    const { rows } = this;
    const { first, size, stored, spent } = contacts;
    const { h } = this.law;
    const { manifold: m, potential } = meeting;
    const over = stored[m] - potential;
    if (over > 0) stored[m] = potential + over * Math.max(0, 1 - h / EASE);
    spent[m] = spent[m] * Math.max(0, 1 - h / MEMORY);
    meeting.paid = shareOf(stored[m], potential);
    if (meeting.paid < 1 && spent[m] > 0) {
      const missing = (1 - meeting.paid) * 2 * potential;
      const lent = Math.min(spent[m], (meeting.paid * missing * h) / EASE, potential - stored[m]);
      stored[m] = stored[m] + lent;
      spent[m] = spent[m] - lent;
      meeting.paid = shareOf(stored[m], potential);
    }
    for (let row = first[m]; row < first[m] + size[m]; row++) {
      rows[R.ROW * row + R.PAID] = meeting.paid;
      if (isSlow) this.earlier(R.ROW * row);
    }
    meeting.lift = 1;
    this.limit(contacts, m, meeting.lift);
  }

  /** Fits the row at rows[o] to forces that follow from the speeds before the step. */
  private earlier(o: number): void {
    const { rows, law } = this;
    const load = rows[o + R.STIFFNESS] * law.h * law.h * rows[o + R.CROWD];
    const drag = rows[o + R.DAMPING] * law.h * rows[o + R.CROWD];
    const left = CONTACT_LIMIT - load - 2 * yielding(drag);
    rows[o + R.THETA] = load > 0 ? Math.max(0, Math.min(MIDDLE, left / (2 * load))) : MIDDLE;
    if (drag > 0) rows[o + R.DAMPING] = rows[o + R.DAMPING] * (yielding(drag) / drag);
  }

  /**
   * Sets the least opening speeds of a pair's rows, so that no row exceeds `impactDepth`. `lift` is the share of the
   * speed that brings deeper rows back.
   */
  private limit({ first, size, onSkin }: AnchoredContacts, m: number, lift: number): void {
    const { rows } = this;
    const { impactDepth } = this.options;
    for (let row = first[m]; row < first[m] + size[m]; row++) {
      const o = R.ROW * row;
      const room = (onSkin[row] === 1 ? KEPT_BY_SKINS : KEPT) * impactDepth - rows[o + R.DEPTH];
      const way = room > 0 ? APPROACH * room : lift * LIFT * room;
      rows[o + R.LEAST] = impactDepth > 0 ? -way / this.law.h : Number.NEGATIVE_INFINITY;
    }
  }

  private stiffnessOf({ a, b, shape }: Meeting, contacts: AnchoredContacts, row: number): number {
    const { nodesA, nodesB, onSkin } = contacts;
    const { constant } = this.options;
    if (onSkin[row] === 1 && shape !== undefined)
      return skinStiffness((a ?? b!).body, (a === undefined ? nodesB : nodesA)[3 * row]);
    if (onSkin[row] === 1) return penaltyStiffness(a!.body.mass, b!.body.mass, constant);
    if (a !== undefined && b !== undefined) {
      const i = nodesA[3 * row];
      const j = nodesB[3 * row];
      const [p, q] = [a.body, b.body];
      const small = Math.min(p.model.radii[i], q.model.radii[j]);
      const modulus = seriesModulus(p.moduli[i], q.moduli[j]);
      return barStiffness(modulus, PI * small * small, p.model.radii[i] + q.model.radii[j]);
    }
    // A partner that does not yield counts as a bar from the centre to the surface.
    const { body } = a ?? b!;
    const i = (a === undefined ? nodesB : nodesA)[3 * row];
    return body.moduli[i] * PI * body.model.radii[i];
  }

  /** Weakens pairs whose springs would give more than they hold. Returns whether there are such pairs. */
  private retreat(contacts: AnchoredContacts, h: number, round: number): boolean {
    const { system, rows } = this;
    const { first, size, stored } = contacts;
    let any = false;
    for (let k = 0; k < system.meetingCount; k++) {
      const meeting = system.meetings[k];
      const m = meeting.manifold;
      if (this.lower(contacts, meeting, h, round)) any = true;
      const given = -this.takenBy(contacts, m, h);
      if (given <= Math.max(0, stored[m]) || meeting.paid === 0) continue;
      any = true;
      meeting.paid *= round === MAX_RETREATS - 1 ? 0 : 0.9 * Math.max(0, stored[m] / given);
      for (let row = first[m]; row < first[m] + size[m]; row++) rows[R.ROW * row + R.PAID] = meeting.paid;
    }
    return any;
  }

  /** Lifts a pair by less if the lift would take more energy than its dampers have taken. Returns whether it does. */
  private lower(contacts: AnchoredContacts, meeting: Meeting, h: number, round: number): boolean {
    const m = meeting.manifold;
    if (this.options.impactDepth === 0 || meeting.lift === 0) return false;
    const given = this.takenBy(contacts, m, h) - this.takenByAll(contacts, m, h);
    const heat = heatOf(meeting.a) + heatOf(meeting.b);
    if (given <= heat) return false;
    meeting.lift *= round === MAX_RETREATS - 1 ? 0 : (0.9 * heat) / given;
    this.limit(contacts, m, meeting.lift);
    return true;
  }

  /** Energy that all forces of a pair take in the step [J]. */
  private takenByAll({ first, size }: AnchoredContacts, m: number, h: number): number {
    const { solver, drift } = this;
    let taken = 0;
    for (let axis = 3 * first[m]; axis < 3 * (first[m] + size[m]); axis++)
      taken -= h * solver.forces[axis] * drift[axis];
    return taken;
  }

  /** Energy of motion that all forces of a pair take in the step [J]: by the mean of the velocities. */
  private cooledBy({ first, size }: AnchoredContacts, m: number, h: number): number {
    const { solver, before, system } = this;
    let taken = 0;
    for (let axis = 3 * first[m]; axis < 3 * (first[m] + size[m]); axis++)
      taken -= 0.5 * h * solver.forces[axis] * (before[axis] + system.relative[axis]);
    return taken;
  }

  /** Energy that the depths of a pair hold after the step [J]. */
  private potentialAfter({ first, size, normal }: AnchoredContacts, m: number, h: number): number {
    const { rows, drift } = this;
    let sum = 0;
    for (let row = first[m]; row < first[m] + size[m]; row++) {
      const depth = rows[R.ROW * row + R.DEPTH] - h * along(drift, normal, 3 * row);
      if (depth > 0) sum += 0.5 * rows[R.ROW * row + R.STIFFNESS] * depth * depth;
    }
    return sum;
  }

  /** Energy that the springs of a pair take in the step [J]. */
  private takenBy({ first, size, normal }: AnchoredContacts, m: number, h: number): number {
    const { rows, drift } = this;
    let taken = 0;
    for (let row = first[m]; row < first[m] + size[m]; row++)
      taken -= h * rows[R.ROW * row + R.SPRING] * along(drift, normal, 3 * row);
    return taken;
  }

  /** Books forces and impulses of the rows, and the energy that their springs have taken. */
  private book(contacts: AnchoredContacts, h: number): void {
    const { system, solver } = this;
    const { first, size, stored, spent, force, impulse } = contacts;
    for (let k = 0; k < system.meetingCount; k++) {
      const m = system.meetings[k].manifold;
      const taken = this.takenBy(contacts, m, h);
      let lost = this.takenByAll(contacts, m, h) - taken;
      for (let axis = 3 * first[m]; axis < 3 * (first[m] + size[m]); axis++) {
        force[axis] = solver.forces[axis];
        impulse[axis] = impulse[axis] + h * force[axis];
      }
      stored[m] = stored[m] + taken;
      // Where a depth is kept, what is lost must pay for lifting bodies to it.
      const short = this.law.keepsDepth ? 0 : this.potentialAfter(contacts, m, h) - stored[m];
      const paid = Math.max(0, Math.min(lost, short));
      stored[m] = stored[m] + paid;
      lost -= paid;
      const isLate = system.meetings[k].fastest * h > LATE * spacingOf(system.meetings[k]);
      if (this.options.impactDepth > 0) addHeat(system.meetings[k], this.cooledBy(contacts, m, h) - taken, h);
      else if (isLate) spent[m] = spent[m] + Math.max(0, lost);
    }
  }
}

/** What is left of a damper C where its force follows from the speed after the step, as far as it alone changes it. */
const yielding = (drag: number): number => drag / (1 + drag);

/** Share of the depth that a pair has paid for. */
function shareOf(stored: number, potential: number): number {
  return potential > 0 ? Math.sqrt(Math.min(1, Math.max(0, stored / potential))) : 1;
}

function heatOf(side: MoleculeSide | undefined): number {
  return side === undefined || side.size === 0 ? 0 : side.body.source.skin[SKIN_HEAT];
}

/** Adds a pair's heat to its bodies, or takes it from them if negative [J]. */
function addHeat({ a, b }: Meeting, heat: number, h: number): void {
  const whole = heatOf(a) + heatOf(b);
  warm(a, heat, whole, h);
  warm(b, heat, whole, h);
}

function warm(side: MoleculeSide | undefined, heat: number, whole: number, h: number): void {
  if (side === undefined || side.size === 0) return;
  const { skin } = side.body.source;
  const share = heat < 0 && whole > 0 ? skin[SKIN_HEAT] / whole : 0.5;
  skin[SKIN_HEAT] = Math.max(0, skin[SKIN_HEAT] * (1 - Math.min(1, h / MEMORY)) + share * heat);
}

/**
 * A vertex that a shape presses: its part of the bars from its molecules' centres to the surface. A molecule of which
 * one side is pressed is as stiff as its sphere.
 */
function skinStiffness({ model, moduli, surface }: MoleculeBody, vertex: number): number {
  const { loads, skin } = surface!;
  const { starts, carriers, weights } = skin;
  let sum = 0;
  for (let k = starts[vertex]; k < starts[vertex + 1]; k++) {
    const i = carriers[k];
    if (loads[i] > 0) sum += (weights[k] * moduli[i] * PI * model.radii[i]) / loads[i];
  }
  return Math.max(0, SIDES * sum);
}

/** The distance between neighbours in the finer body [m]. */
function spacingOf({ a, b }: Meeting): number {
  return Math.min(a?.body.source.spacing ?? Infinity, b?.body.source.spacing ?? Infinity);
}

function along(v: Float64Array, n: Float64Array, o: number): number {
  return v[o] * n[o] + v[o + 1] * n[o + 1] + v[o + 2] * n[o + 2];
}
