/**
 * Contact of soft bodies that can't be crossed, solved together with their elasticity; `system.ts` explains why nothing
 * crosses. A substep:
 *
 *   sync      reads all places; pairs of a body that was moved by others are unknown again
 *   search    when a body may have used up its margin (`margins.ts`): pairs, their state, candidates of those apart
 *   part      separates pairs that overlap, without speed
 *   move      bodies near nothing by themselves (`soft-motion.ts`), all others in groups (`group-solver.ts`)
 *   settle    velocities, friction, rows of contact
 *
 * Every step starts with a search for candidates, so the rows are all that a world has to save between steps.
 */

import { pairFriction } from '../../bodies/combine.js';
import { ASLEEP } from '../../bodies/layout.js';
import { cbrt } from '../../math/scalar.js';
import type { AnchoredContacts, Contacts, Matter } from '../../narrowphase/index.js';
import { Companions } from './companions.js';
import { EnergyGuard } from './energy-guard.js';
import { GroupMomentum } from './group-momentum.js';
import { GroupSolver } from './group-solver.js';
import { SolidKernel } from './kernel.js';
import { FASTER, lengthOf, Margins } from './margins.js';
import { DRIVEN, type Member, RIGID, SOFT, STILL } from './member.js';
import { Memory } from './memory.js';
import { Outcomes } from './outcomes.js';
import { OverlapTest } from './overlap.js';
import { type Pair, Pairs } from './pairs.js';
import { Parting } from './part.js';
import { Places } from './places.js';
import { RigidMotion } from './rigid-motion.js';
import { Roster } from './roster.js';
import { Search } from './search.js';
import { ShapeMotion } from './shape-motion.js';
import { SoftMotion } from './soft-motion.js';
import type { SoftPart } from './soft-part.js';
import { Supports } from './supports.js';
import { System } from './system.js';
import { type Ask, Touches } from './touches.js';
import { Touching } from './touching.js';

/** Most searches in a substep because a body wants to go farther. */
const WIDENINGS = 3;
/**
 * Steps for which the springs of bodies that were put nearer than contact allows add no speed. Fewer: heavy bodies are
 * shot off by what is left of it. More: bodies that are put together rebound less in their first moments.
 */
const FRESH_STEPS = 30;
/**
 * How far contacts of shapes yield on trial, in units of the smallest contact radius. Larger: soft bodies feel shapes
 * where they are not. Smaller: which contacts push is found one by one.
 */
const YIELDING = 0.1;
/** An overlap that stays is reported after this many substeps. */
const PATIENCE = 480;

/** What this response can't do, and tells. */
export type CertifiedTrouble = 'wedged' | 'unsolved' | 'crushed';

/** Strain at which a crushed body would carry its load, if it had the modulus that it is told to take. */
const CARRYING = 0.25;

export class CertifiedContact {
  readonly system = new System();
  private readonly shapes = new ShapeMotion(this.system);
  private readonly supports = new Supports();
  private readonly rigid = new RigidMotion(this.system, this.shapes, this.supports);
  private readonly solver = new GroupSolver(this.system, this.shapes, this.rigid, this.supports);
  private readonly companions = new Companions();
  private readonly momentum = new GroupMomentum(this.system, this.supports);
  /** Length of the last substep [s]. */
  private readonly time = new Float64Array(1);
  private readonly memory = new Memory(this.system);
  private readonly search = new Search(this.system, this.memory);
  private readonly parting = new Parting(this.system, this.shapes);
  private readonly roster: Roster;
  private readonly margins: Margins;
  private readonly solids = new SolidKernel();
  private readonly softMotion: SoftMotion;
  private readonly outcomes: Outcomes;
  private readonly touches: Touches;
  private readonly places: Places;
  private readonly pairs: Pairs;
  private readonly touching: Touching;
  private readonly whole: Member[] = [];
  private readonly gravity = new Float64Array(3);
  /** By group: whether a body of it has a joint. */
  private hasJoint = new Uint8Array(8);
  private wantsSearch = true;
  private overlapped = 0;

  constructor(
    private readonly matter: Matter,
    isOurs: (a: number, b: number) => boolean,
    private readonly report: (code: CertifiedTrouble, row: number, sentence: string) => void,
    ask: Ask,
  ) {
    this.touches = new Touches(ask);
    this.roster = new Roster(matter, this.system, this.shapes);
    this.margins = new Margins(this.system, matter);
    this.softMotion = new SoftMotion(this.system, matter, this.roster, this.solver, (part) =>
      this.tellCrushed(part),
    );
    this.places = new Places(this.system, this.shapes, matter.deformables.particles);
    const guard = new EnergyGuard(
      this.system,
      (member) => this.rigid.targetOf(member),
      (member) => this.reachOf(member),
    );
    this.outcomes = new Outcomes(this.system, this.solver, guard, this.places, report);
    const test = new OverlapTest(this.system, matter.bodies);
    this.touching = new Touching(this.system, test);
    this.pairs = new Pairs(matter, this.system, this.roster, test, isOurs);
  }

  /** Forgets everything except what the world has. */
  forget(): void {
    this.system.members.length = 0;
    this.solver.forget();
    this.roster.rebuild();
    this.solids.lodge(this.roster.parts);
    this.pairs.clear();
    this.softMotion.forgetTrend();
    this.wantsSearch = true;
  }

  /**
   * Moves all soft bodies of this response by `h` [s]; `left` is the time to the end of the step. `before` has the rows
   * of the last substep, `out` receives those of this one. `areFound`: the contacts of shapes were found for this
   * substep, and not earlier in the step.
   */
  substep(
    gravity: Float64Array,
    h: number,
    left: number,
    substep: number,
    before: AnchoredContacts,
    out: AnchoredContacts,
    shapes: Contacts,
    areFound: boolean,
  ): void {
    const { system, roster, margins } = this;
    if (!roster.isValid()) this.forget();
    if (system.members.length === 0) return;
    this.solids.tidy();
    if (substep === 0) this.beginStep();
    if (areFound) this.supports.meet(shapes, roster);
    if (roster.sync(this.stirred) || substep === 0) this.wantsSearch = true;
    this.gravity.set(gravity);
    margins.measure(gravity);
    const isStale = !this.wantsSearch && margins.isStale(h);
    if (!this.wantsSearch && margins.isUsedUp(h)) this.wantsSearch = true;
    if (isStale && !this.wantsSearch) this.lookAgain(h, before);
    if (this.wantsSearch) {
      this.searchAll(h, left, before, substep > 0);
      if (this.wakeReached(left)) {
        roster.sync(this.stirred);
        margins.measure(gravity);
        this.searchAll(h, left, before, substep > 0);
      }
      if (this.loosen(h)) this.searchAll(h, left, before, substep > 0);
      if (this.pairs.overlapping.length > 0 && !margins.hasPartingRoom) {
        margins.hasPartingRoom = true;
        this.searchAll(h, left, before, substep > 0);
      }
    }
    const isLooked = isStale || this.wantsSearch;
    this.wantsSearch = false;
    margins.setLimits(h, this.pairs.overlapping);
    for (let k = 0; k < 3 * system.nodes; k++) system.start[k] = system.x[k];
    system.open(isLooked);
    this.part();
    this.time[0] = h;
    margins.clearNeeds();
    this.places.keep();
    this.solver.mayWiden = true;
    this.move(gravity, h, shapes);
    // A body that springs back may want to go farther than the search looked.
    for (let n = 0; n < WIDENINGS && margins.widen(this.solver.joint.wanted); n++) {
      this.places.goBack();
      margins.measure(gravity);
      this.searchAll(h, left, before, substep > 0);
      margins.setLimits(h, this.pairs.overlapping);
      system.open(true);
      this.solver.mayWiden = n + 1 < WIDENINGS;
      this.move(gravity, h, shapes);
    }
    this.memory.settle(h);
    this.finish(h);
    // Bodies that slept when `out` took their rows over may have woken since, and would have them twice.
    out.clear();
    out.carryResting(this.matter.bodies, before);
    this.memory.write(out);
  }

  /** Forgets what earlier steps found out: a restored world does not know it either. */
  private beginStep(): void {
    for (const member of this.system.members) member.isFresh = false;
    this.margins.beginStep();
    this.solver.newton.step++;
    this.softMotion.forgetTrend();
  }

  private readonly stirred = (member: Member): void => this.pairs.forget(member);

  /** Wakes sleeping bodies that a moving body may touch in the time `left` [s]; returns whether there were any. */
  private wakeReached(left: number): boolean {
    const { system, matter } = this;
    const { speed } = this.margins;
    const { members, candidates } = system;
    const { activity } = matter.bodies.columns;
    let any = false;
    for (let c = 0; c < candidates.count; c++) {
      const p = members[candidates.first[c]];
      const q = members[candidates.second[c]];
      if ((p.mode === STILL) === (q.mode === STILL)) continue;
      const still = p.mode === STILL ? p : q;
      const mover = p.mode === STILL ? q : p;
      if (activity[still.row] !== ASLEEP) continue;
      if (system.gap(c) > candidates.radius[c] + FASTER * speed[mover.index] * left) continue;
      matter.bodies.wake(still.row);
      any = true;
    }
    return any;
  }

  /** Looks again at the features that were found near each other. Within their margins there are no others. */
  private lookAgain(h: number, before: AnchoredContacts): void {
    this.search.begin(true);
    this.lookAtPairs(h, before, true);
  }

  private searchAll(h: number, left: number, before: AnchoredContacts, isSameStep: boolean): void {
    const { system, matter, pairs, margins } = this;
    const c = matter.bodies.columns;
    let fastest = margins.begin();
    let ahead = margins.timeAhead(h, left, fastest);
    for (const member of system.members) {
      margins.expected[member.index] = margins.speed[member.index];
      margins.setBox(member, h, ahead);
    }
    // A body that is hit may soon be as fast as the body that hits it.
    const box = (member: Member) => {
      margins.measure(this.gravity);
      margins.expected[member.index] = margins.speed[member.index];
      margins.setBox(member, h, ahead);
    };
    const reachOf = (row: number) =>
      c.reach[row] + FASTER * margins.shapeSpeed(row) * left + margins.smallest;
    pairs.find(reachOf, box);
    const { expected } = margins;
    for (const { a, b } of pairs.list) {
      const faster = Math.max(margins.speed[a.index], margins.speed[b.index]);
      expected[a.index] = Math.max(expected[a.index], faster);
      expected[b.index] = Math.max(expected[b.index], faster);
      fastest = Math.max(fastest, faster);
    }
    ahead = margins.timeAhead(h, left, fastest);
    for (const member of system.members) margins.setBox(member, h, ahead);
    pairs.find(reachOf, box);
    this.search.begin(false);
    for (let k = 0; k < 3 * system.nodes; k++) system.searched[k] = system.x[k];
    this.lookAtPairs(h, before, isSameStep);
  }

  /** Candidates of all pairs that are apart. */
  private lookAtPairs(h: number, before: AnchoredContacts, isSameStep: boolean): void {
    const { system, pairs, matter, margins } = this;
    const c = matter.bodies.columns;
    margins.look(h);
    const isAsked = this.touches.isAsked();
    system.candidates.count = 0;
    this.touching.forgetNear();
    this.memory.open(before, this.roster.fromOfRow, isSameStep);
    pairs.sortOut(
      (pair, isNew) => {
        const { a, b } = pair;
        const from = system.candidates.count;
        // Hooks are asked about all that may touch before the next search, and sleepers wake for it.
        const isFar = isAsked || c.activity[a.row] === ASLEEP || c.activity[b.row] === ASLEEP;
        const friction = pairFriction(c, a.row, b.row, c.friction[a.row], c.friction[b.row]);
        this.search.pair(a, b, friction, isFar ? undefined : margins.ways);
        if (isAsked && !this.touches.meet(system, from, a, b)) pairs.pass(pair);
        if (this.freshen(from, isNew || !isSameStep)) a.isFresh = b.isFresh = true;
      },
      this.mayOverlap,
      !isSameStep,
      this.continues,
    );
    for (let k = 0; k < 3 * system.nodes; k++) system.looked[k] = system.x[k];
  }

  /** Marks the candidates from `from` on as fresh if one of them is, or if they press and have just met; returns whether. */
  private freshen(from: number, hasMet: boolean): boolean {
    const { fresh, count } = this.system.candidates;
    const isPressed = hasMet && this.isPressed(from);
    if (isPressed) this.touching.noteNear(from);
    let steps = isPressed ? FRESH_STEPS : 0;
    for (let c = from; c < count; c++) steps = Math.max(steps, fresh[c]);
    if (steps > 0) fresh.fill(steps, from, count);
    return steps > 0;
  }

  /** Whether a candidate from `from` on would push now and did not before. */
  private isPressed(from: number): boolean {
    const { candidates } = this.system;
    for (let c = from; c < candidates.count; c++) if (candidates.force[c] > 0) return false;
    for (let c = from; c < candidates.count; c++)
      if (this.system.gap(c) < 0.9 * candidates.radius[c]) return true;
    return false;
  }

  private readonly continues = (a: Member, b: Member): boolean => this.memory.continues(a, b);

  private readonly mayOverlap = ({ a, b }: Pair): boolean =>
    this.touches.isAsked() && !this.touches.overlap(a, b);

  /** Makes room between those that were put together so that they touch; returns whether there were any. */
  private loosen(h: number): boolean {
    const { pairs, system, matter, touching, margins } = this;
    if (pairs.touching.length === 0 && !touching.hasNear) return false;
    margins.setLimits(h, this.pairs.overlapping);
    for (let k = 0; k < 3 * system.nodes; k++) system.start[k] = system.x[k];
    system.open(true);
    touching.part(pairs.touching);
    for (const [member, way] of touching.moves) {
      this.parting.move(matter, member, way);
      member.isFresh = true;
    }
    return true;
  }

  /** Separates overlapping pairs. That is no sliding, so friction keeps its stretch. */
  private part(): void {
    const { pairs, system, matter } = this;
    if (pairs.overlapping.length === 0) {
      this.overlapped = 0;
      return;
    }
    const { candidates } = system;
    const { normal, between } = candidates;
    const kept = between.slice(0, 3 * candidates.count);
    for (const { a, b } of pairs.overlapping) if (a !== b) this.parting.part(matter, a, b);
    for (let c = 0; c < candidates.count; c++) {
      const n = 3 * c;
      let was = 0;
      let is = 0;
      for (let k = n; k < n + 3; k++) {
        was += normal[k] * kept[k];
        is += normal[k] * between[k];
      }
      for (let k = n; k < n + 3; k++) between[k] = kept[k] + (is - was) * normal[k];
    }
    this.wantsSearch = true;
    if (++this.overlapped % PATIENCE !== 0) return;
    const { a, b } = pairs.overlapping[0];
    const row = a.soft !== undefined ? a.row : b.row;
    this.report(
      'wedged',
      row,
      'A soft body is wedged in another and can not be parted from it; make room, or place it anew.',
    );
  }

  private move(gravity: Float64Array, h: number, shapes: Contacts): void {
    const { system, matter, softMotion, whole, rigid, solver, margins, outcomes } = this;
    const c = matter.bodies.columns;
    const { columns } = matter.deformables.particles;
    softMotion.choose(gravity, h, this.pairs.overlapping);
    rigid.open(c, h);
    whole.length = 0;
    for (const member of system.members)
      if ((member.mode === RIGID || member.mode === DRIVEN) && rigid.isInvolved(member.index))
        whole.push(member);
    const involved = whole.length;
    const { length } = system.members;
    this.companions.gather(whole, shapes, this.roster, c);
    if (system.members.length > length) {
      margins.measure(gravity);
      rigid.open(c, h);
    }
    // Nothing soft is within their reach.
    for (let k = involved; k < whole.length; k++) system.limit[whole[k].index] = Infinity;
    whole.sort((p, q) => p.row - q.row);
    for (const member of system.members) member.isWhole = false;
    for (const member of whole) member.isWhole = true;
    let radius = Infinity;
    for (const { member } of softMotion.moving) radius = Math.min(radius, member.radius);
    this.supports.open(shapes, this.roster, whole, c, YIELDING * radius);
    softMotion.prepare(gravity, h);
    outcomes.open();
    solver.open(softMotion.moving, whole, c);
    solver.solve(columns.velocity, c, h, lengthOf(gravity, 0), margins.speed, margins.stir, outcomes.done);
  }

  /**
   * Half of all pushes on a body pass through it, and at least the weight of those that may lie on it; its section is
   * about that of a cube of its volume.
   */
  private tellCrushed({ member, solid }: SoftPart): void {
    if (solid === undefined) return;
    const { mass } = this.matter.bodies.columns;
    let weight = 0;
    for (const { a, b } of this.pairs.list) {
      if (a === b || (a !== member && b !== member)) continue;
      const other = a === member ? b : a;
      if (other.mode === RIGID || other.mode === SOFT) weight += mass[other.row] * lengthOf(this.gravity, 0);
    }
    const load = Math.max(weight, 0.5 * this.solver.loadOf(member, this.gravity));
    const side = cbrt((solid.tetCount * solid.elementSize ** 3) / 5);
    const wanted = load / (CARRYING * side * side);
    this.report(
      'crushed',
      member.row,
      `An element of a soft body has less than a tenth of its volume left, so its forces are not right; under its load of ${load.toPrecision(2)} N it would take a Young's modulus of at least ${wanted.toPrecision(2)} Pa.`,
    );
  }

  private reachOf({ row, isPlane }: Member): number {
    return isPlane ? 0 : this.matter.bodies.columns.reach[row];
  }

  /** Writes velocities and positions to the world, and the effect of contact on shapes. */
  private finish(h: number): void {
    const { matter, solver, momentum, softMotion } = this;
    const { keptShare, isRough } = this.outcomes;
    const { bodies, deformables } = matter;
    const { columns } = deformables.particles;
    momentum.begin(solver.groups, solver.groupCount, solver.groupOfMember, bodies.columns, columns, h);
    for (const { member } of softMotion.moving)
      softMotion.finish(member, keptShare[member.index], this.gravity, h);
    const loads = this.rigid.loadsLeft(
      solver,
      bodies.columns,
      isRough,
      this.margins.speed,
      h,
      h * lengthOf(this.gravity, 0),
    );
    for (const member of this.whole) {
      if (member.mode !== RIGID) continue;
      const { index } = member;
      const left = loads[solver.groupOfMember(index)];
      if (isRough[index] === 1) this.rigid.follow(bodies.columns, member, h, keptShare[index], left);
      else this.rigid.push(bodies.columns, member, h);
    }
    momentum.end(solver.groups, bodies.columns, columns, h);
  }

  /**
   * After shapes have moved, and other responses have acted on soft bodies: certifies the new places. Shapes that lie on
   * others stay where the solve has put them: impulses move them with the friction of the last substep, and a soft body
   * answers each such motion with the opposite friction. The solve does not know joints, so groups with a jointed body
   * (`isJointed` by row) move by impulses.
   */
  certify(isJointed: Int32Array): void {
    const { system, matter, whole } = this;
    const { moving } = this.softMotion;
    if (system.members.length === 0) return;
    const c = matter.bodies.columns;
    const { position } = matter.deformables.particles.columns;
    const groupOf = this.solver.groupOfMember;
    if (this.hasJoint.length < this.solver.groupCount)
      this.hasJoint = new Uint8Array(2 * this.solver.groupCount);
    const { hasJoint } = this;
    hasJoint.fill(0);
    for (const { index, row } of whole) if (isJointed[row] > 0) hasJoint[groupOf(index)] = 1;
    for (const member of whole) {
      if (member.isPlane) continue;
      const isFree = hasJoint[groupOf(member.index)] === 0;
      if (isFree && this.outcomes.isRough[member.index] === 0 && this.supports.hold(member)) {
        this.rigid.stay(c, member);
        this.shapes.place(member);
        continue;
      }
      if (!this.rigid.isInvolved(member.index)) {
        this.follow(member);
        continue;
      }
      const isHeld = this.rigid.certify(c, member, this.reachOf(member), this.time[0]);
      if (isHeld && member.mode === DRIVEN)
        this.report(
          'wedged',
          member.row,
          'A kinematic body could not go on without passing through a soft one, and was held back.',
        );
      if (!isHeld) {
        for (let k = 0; k < 3; k++) member.pose[k] = c.position[3 * member.row + k];
        for (let k = 0; k < 4; k++) member.pose[3 + k] = c.orientation[4 * member.row + k];
      }
      // A held shape has moved only the nodes that are near something.
      this.shapes.place(member);
    }
    for (const { member } of moving) {
      for (let i = member.from; i < member.from + member.nodeCount; i++) {
        const k = 3 * i;
        if (
          position[k] === system.x[k] &&
          position[k + 1] === system.x[k + 1] &&
          position[k + 2] === system.x[k + 2]
        )
          continue;
        system.tryMove(
          i,
          position[k] - system.x[k],
          position[k + 1] - system.x[k + 1],
          position[k + 2] - system.x[k + 2],
        );
        for (let axis = 0; axis < 3; axis++) position[k + axis] = system.x[k + axis];
      }
    }
    // Rows say where surfaces were left; see `continues`.
    this.memory.follow(this.roster.byRow);
    // The next `sync` reads shapes that are near nothing here.
    for (const member of system.members)
      if (
        member.soft === undefined &&
        (member.mode === RIGID || member.mode === DRIVEN) &&
        !whole.includes(member)
      )
        this.follow(member);
  }

  /**
   * After bodies were put back to where they touched others: a soft body may have followed them, so they go back only as
   * far as nothing crosses.
   */
  certifySwept(): void {
    const { system, matter, rigid } = this;
    const c = matter.bodies.columns;
    for (const member of system.members) {
      if (member.mode !== RIGID || member.isBare || !rigid.isInvolved(member.index)) continue;
      if (!isElsewhere(member, c.position, c.orientation)) continue;
      rigid.certify(c, member, this.reachOf(member), this.time[0]);
      this.follow(member);
    }
    this.memory.follow(this.roster.byRow);
  }

  /** A shape near nothing has moved; within its margin that changes nothing. */
  private follow(member: Member): void {
    const c = this.matter.bodies.columns;
    if (member.isPlane) return;
    for (let k = 0; k < 3; k++) member.pose[k] = c.position[3 * member.row + k];
    for (let k = 0; k < 4; k++) member.pose[3 + k] = c.orientation[4 * member.row + k];
    this.shapes.place(member);
  }
}

/** Whether a shape was moved since its member was. */
function isElsewhere({ row, pose }: Member, position: Float64Array, orientation: Float64Array): boolean {
  for (let k = 0; k < 3; k++) if (pose[k] !== position[3 * row + k]) return true;
  for (let k = 0; k < 4; k++) if (pose[3 + k] !== orientation[4 * row + k]) return true;
  return false;
}
