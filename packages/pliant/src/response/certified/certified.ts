/**
 * Contact of soft bodies that can't be crossed, solved together with their elasticity; `system.ts` explains why nothing
 * crosses. A substep:
 *
 *   sync      reads all places; pairs of a body that was moved by others are unknown again
 *   search    when a body may have used up its margin: pairs, their state, candidates of those that are apart
 *   part      separates pairs that overlap, without speed
 *   move      bodies near nothing by themselves, all others in groups (`group-solver.ts`)
 *   settle    velocities, friction, rows of contact
 *
 * Every step starts with a search for candidates, so the rows are all that a world has to save between steps.
 */

import { pairFriction } from '../../bodies/combine.js';
import { CRUSHED } from '../../bodies/fem/material.js';
import { ASLEEP } from '../../bodies/layout.js';
import { widened } from '../../core/grow.js';
import { cbrt } from '../../math/scalar.js';
import type { AnchoredContacts, Contacts, Matter } from '../../narrowphase/index.js';
import type { Block } from './block.js';
import { EnergyGuard } from './energy-guard.js';
import { GroupMomentum } from './group-momentum.js';
import { GroupSolver } from './group-solver.js';
import { DRIVEN, type Member, RIGID, SOFT, STILL } from './member.js';
import { Memory } from './memory.js';
import { OverlapTest } from './overlap.js';
import { type Pair, Pairs } from './pairs.js';
import { PARTING, Parting } from './part.js';
import { Places } from './places.js';
import { RigidMotion } from './rigid-motion.js';
import { Roster } from './roster.js';
import { Search } from './search.js';
import { ShapeMotion } from './shape-motion.js';
import type { SoftPart } from './soft-part.js';
import { SoftSpeeds } from './soft-speeds.js';
import { Supports } from './supports.js';
import { System } from './system.js';
import { type Ask, Touches } from './touches.js';
import { Touching } from './touching.js';

/**
 * Extra room beyond what speeds need: for a substep, and for a search, in units of a typical edge. Smaller: bodies that
 * spring back are stopped.
 */
const ROOM = 0.02;
const WIDE_ROOM = 0.03;
/** Motion of the fastest body until the next search, in units of a typical edge, unless a substep is longer. */
const AHEAD = 0.1;
/**
 * Most searches in a substep because a body wants to go farther, and the factor by which such a search looks farther.
 */
const WIDENINGS = 3;
const WIDER = 1.2;
/** Motion after which a soft body searches again, in contact radii: the search decides which features push. */
const FRESH = 0.25;
/** Factor by which speeds may grow. */
const FASTER = 1.3;

/** A body is reported when the remaining force on it exceeds this part of weight and contact forces. */
const UNSOLVED = 0.25;

/**
 * A body may fall asleep when its acceleration is below this part of weight and contact forces: half a percent of its
 * weight where it lies.
 */
const STEADY = 0.0025;

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
  private readonly gained = new Float64Array(3);
  private readonly guard = new EnergyGuard(
    this.system,
    (member) => this.rigid.targetOf(member),
    (member) => this.reachOf(member),
  );
  private readonly momentum = new GroupMomentum(this.system, this.supports);
  /** By member: its place when contacts of shapes were found. */
  private readonly stepPoses: Float64Array[] = [];
  /** Length of the last substep [s]. */
  private readonly time = new Float64Array(1);
  private readonly memory = new Memory(this.system);
  private readonly search = new Search(this.system, this.memory);
  private readonly parting = new Parting(this.system, this.shapes);
  private readonly roster: Roster;
  private readonly touches: Touches;
  private readonly places: Places;
  private readonly pairs: Pairs;
  private readonly touching: Touching;
  private readonly moving: SoftPart[] = [];
  private readonly whole: Member[] = [];
  private readonly gravity = new Float64Array(3);
  /**
   * By member: fastest node or point [m/s], the speed for which its margin was made, and its largest acceleration
   * [m/s²].
   */
  private speed: Float64Array = new Float64Array(16);
  private expected: Float64Array = new Float64Array(16);
  private pull: Float64Array = new Float64Array(16);
  /** By member: fastest node relative to the motion of the whole [m/s]. */
  private stir: Float64Array = new Float64Array(16);
  private readonly softSpeeds = new SoftSpeeds();
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
    this.places = new Places(this.system, this.shapes, matter.deformables.particles);
    const test = new OverlapTest(this.system, matter.bodies);
    this.touching = new Touching(this.system, test);
    this.pairs = new Pairs(matter, this.system, this.roster, test, isOurs);
  }

  /** Forgets everything except what the world has. */
  forget(): void {
    this.system.members.length = 0;
    this.solver.forget();
    this.roster.rebuild();
    this.pairs.clear();
    this.wantsSearch = true;
  }

  /**
   * Moves all soft bodies of this response by `h` [s]; `left` is the time to the end of the step. `before` has the rows
   * of the last substep, `out` receives those of this one.
   */
  substep(
    gravity: Float64Array,
    h: number,
    left: number,
    substep: number,
    before: AnchoredContacts,
    out: AnchoredContacts,
    shapes: Contacts,
  ): void {
    const { system, roster } = this;
    if (!roster.isValid()) this.forget();
    if (system.members.length === 0) return;
    if (substep === 0) this.beginStep();
    if (roster.sync(this.stirred) || substep === 0) this.wantsSearch = true;
    this.gravity.set(gravity);
    this.measure(gravity);
    const isStale = !this.wantsSearch && this.isStale();
    if (!this.wantsSearch && this.isUsedUp(h)) this.wantsSearch = true;
    if (isStale && !this.wantsSearch) this.lookAgain(before);
    if (this.wantsSearch) {
      this.searchAll(h, left, before, substep > 0);
      if (this.wakeReached(left)) {
        roster.sync(this.stirred);
        this.measure(gravity);
        this.searchAll(h, left, before, substep > 0);
      }
      if (this.loosen(h)) this.searchAll(h, left, before, substep > 0);
      if (this.pairs.overlapping.length > 0 && !this.hasPartingRoom) {
        this.hasPartingRoom = true;
        this.searchAll(h, left, before, substep > 0);
      }
    }
    this.wantsSearch = false;
    this.setLimits(h);
    for (let k = 0; k < 3 * system.nodes; k++) system.start[k] = system.x[k];
    system.open();
    this.part();
    this.time[0] = h;
    if (this.need.length < system.members.length) this.need = new Float64Array(2 * system.members.length);
    this.need.fill(0);
    this.places.keep();
    this.solver.mayWiden = true;
    this.move(gravity, h, substep, shapes);
    // A body that springs back may want to go farther than the search looked.
    for (let n = 0; n < WIDENINGS && this.widen(); n++) {
      this.places.goBack();
      this.measure(gravity);
      this.searchAll(h, left, before, substep > 0);
      this.setLimits(h);
      system.open();
      this.solver.mayWiden = n + 1 < WIDENINGS;
      this.move(gravity, h, substep, shapes);
    }
    this.memory.settle(h);
    this.finish(h);
    this.memory.write(out);
  }

  /** Forgets what earlier steps found out: a restored world does not know it either. */
  private beginStep(): void {
    for (const member of this.system.members) member.isFresh = false;
    this.need.fill(0);
    this.hasPartingRoom = false;
  }

  /** Whether margins have room for separating overlapping pairs, in this step. */
  private hasPartingRoom = false;

  /** Takes over how far members wanted to go beyond their limits; returns whether there were any. */
  private widen(): boolean {
    const { need, system, solver } = this;
    let any = false;
    for (const { index, mode } of system.members) {
      const far = solver.joint.wanted[index];
      if (mode === STILL || !(far > system.limit[index])) continue;
      need[index] = WIDER * far;
      any = true;
    }
    return any;
  }

  /** Members that were added later have no needs yet. */
  private needOf(index: number): number {
    return index < this.need.length ? this.need[index] : 0;
  }

  /** By member: the motion that it wants in this substep, where that exceeds its speed's [m]. */
  private need: Float64Array = new Float64Array(16);
  private readonly stirred = (member: Member): void => this.pairs.forget(member);

  /** Wakes sleeping bodies that a moving body may touch in the time `left` [s]; returns whether there were any. */
  private wakeReached(left: number): boolean {
    const { system, speed, matter } = this;
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

  /** Speeds of all members, and their accelerations. */
  private measure(gravity: Float64Array): void {
    const { system, matter } = this;
    const { members } = system;
    if (this.speed.length < members.length) {
      this.speed = new Float64Array(2 * members.length);
      this.expected = widened(this.expected, 2 * members.length);
      this.pull = new Float64Array(2 * members.length);
      this.stir = new Float64Array(2 * members.length);
    }
    const c = matter.bodies.columns;
    const { columns } = matter.deformables.particles;
    const { values } = this.softSpeeds;
    for (const member of members) {
      const { row, index, mode } = member;
      let strongest = 0;
      this.speed[index] = this.stir[index] = 0;
      if (mode === SOFT) {
        this.softSpeeds.measure(member, columns);
        this.speed[index] = values[0];
        this.stir[index] = values[2];
        strongest = values[1] + lengthOf(c.userForce, row) / c.mass[row];
      } else if (mode !== STILL) this.speed[index] = this.shapeSpeed(row);
      this.pull[index] =
        mode === STILL || mode === DRIVEN
          ? 0
          : strongest + lengthOf(gravity, 0) * Math.abs(c.gravityScale[row]);
    }
  }

  private shapeSpeed(row: number): number {
    const { velocity, angularVelocity, reach } = this.matter.bodies.columns;
    const turning = reach[row] < Number.POSITIVE_INFINITY ? lengthOf(angularVelocity, row) * reach[row] : 0;
    return lengthOf(velocity, row) + turning;
  }

  /** How far a member may move in a substep [m]. */
  private limitOf(member: Member, h: number): number {
    if (member.mode === STILL) return 0;
    const { index } = member;
    const speed = Math.max(this.speed[index], this.expected[index]);
    const usual = FASTER * speed * h + 2 * this.pull[index] * h * h + ROOM * this.lengthOf(member);
    return Math.max(usual, this.needOf(index));
  }

  /** Typical edge; for shapes that of the smallest soft body. */
  private lengthOf(member: Member): number {
    return member.soft === undefined ? this.smallest : member.length;
  }

  private smallest = 0;

  /** Whether a body may leave the margin of the search. */
  private isUsedUp(h: number): boolean {
    const { searched, margin, members } = this.system;
    for (const member of members)
      if (
        member.mode !== STILL &&
        member.isWatched &&
        this.wayOf(member, searched) + this.limitOf(member, h) > margin[member.index]
      )
        return true;
    return false;
  }

  /** Whether a body has moved by a part of the contact radius: other features of it may push now. */
  private isStale(): boolean {
    const { looked, members } = this.system;
    for (const member of members)
      if (member.mode !== STILL && this.wayOf(member, looked) > FRESH * member.radius) return true;
    return false;
  }

  /** Longest motion of a node of a member since nodes were at `places` [m]. */
  private wayOf(member: Member, places: Float64Array): number {
    return farthest(this.system.x, places, 3 * member.from, 3 * (member.from + member.nodeCount));
  }

  /** Looks again at the features that were found near each other. Within their margins there are no others. */
  private lookAgain(before: AnchoredContacts): void {
    this.search.begin(true);
    this.lookAtPairs(before, true);
  }

  private setLimits(h: number): void {
    const { limit, margin, members } = this.system;
    for (const member of members)
      limit[member.index] = Math.min(margin[member.index], this.limitOf(member, h));
    for (const { a, b } of this.pairs.overlapping)
      for (const { index } of [a, b])
        limit[index] = Math.min(margin[index], limit[index] + PARTING * Math.min(a.length, b.length));
  }

  /**
   * Time for which a search looks ahead [s]. Where bodies are fast, looking far ahead makes every body a candidate of
   * every other.
   */
  private timeAhead(h: number, left: number, fastest: number): number {
    return Math.max(h, Math.min(left, (AHEAD * this.smallest) / Math.max(fastest, 1e-12)));
  }

  private searchAll(h: number, left: number, before: AnchoredContacts, isSameStep: boolean): void {
    const { system, matter, pairs, expected } = this;
    const c = matter.bodies.columns;
    this.smallest = Infinity;
    let fastest = 0;
    for (const { soft, length, index } of system.members) {
      if (soft === undefined) continue;
      this.smallest = Math.min(this.smallest, length);
      fastest = Math.max(fastest, this.speed[index]);
    }
    let ahead = this.timeAhead(h, left, fastest);
    for (const member of system.members) {
      expected[member.index] = this.speed[member.index];
      this.setBox(member, h, ahead);
    }
    // A body that is hit may soon be as fast as the body that hits it.
    const box = (member: Member) => {
      this.measure(this.gravity);
      expected[member.index] = this.speed[member.index];
      this.setBox(member, h, ahead);
    };
    const reachOf = (row: number) => c.reach[row] + FASTER * this.shapeSpeed(row) * left + this.smallest;
    pairs.find(reachOf, box);
    for (const { a, b } of pairs.list) {
      const faster = Math.max(this.speed[a.index], this.speed[b.index]);
      expected[a.index] = Math.max(expected[a.index], faster);
      expected[b.index] = Math.max(expected[b.index], faster);
      fastest = Math.max(fastest, faster);
    }
    ahead = this.timeAhead(h, left, fastest);
    for (const member of system.members) this.setBox(member, h, ahead);
    pairs.find(reachOf, box);
    this.search.begin(false);
    this.lookAtPairs(before, isSameStep);
    for (let k = 0; k < 3 * system.nodes; k++) system.searched[k] = system.x[k];
  }

  /** Candidates of all pairs that are apart. */
  private lookAtPairs(before: AnchoredContacts, isSameStep: boolean): void {
    const { system, pairs, matter } = this;
    const c = matter.bodies.columns;
    system.candidates.count = 0;
    for (const member of system.members) member.isNear = false;
    this.memory.open(before, this.roster.fromOfRow, isSameStep);
    pairs.sortOut(
      (pair, isNew) => {
        const { a, b } = pair;
        const from = system.candidates.count;
        this.search.pair(a, b, pairFriction(c, a.row, b.row, c.friction[a.row], c.friction[b.row]));
        if (this.touches.isAsked() && !this.touches.meet(system, from, a, b)) pairs.pass(pair);
        if ((isNew || !isSameStep) && this.isPressed(from)) a.isFresh = b.isFresh = true;
      },
      this.mayOverlap,
      !isSameStep,
      this.continues,
    );
    for (let k = 0; k < 3 * system.nodes; k++) system.looked[k] = system.x[k];
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

  /** Box and margin of a member for all its motion in the time `ahead` [s]. */
  private setBox(member: Member, h: number, ahead: number): void {
    const { margin, x } = this.system;
    const { index, low, high, from, topology, isPlane } = member;
    const room = this.lengthOf(member);
    margin[index] =
      member.mode === STILL
        ? 0
        : FASTER * this.expected[index] * ahead +
          this.pull[index] * (2 * h * h + ahead * ahead) +
          WIDE_ROOM * room +
          (this.hasPartingRoom ? PARTING * room : 0) +
          this.needOf(index);
    low.fill(isPlane ? -Infinity : Infinity);
    high.fill(isPlane ? Infinity : -Infinity);
    if (isPlane) return;
    const more = margin[index] + 0.5 * Math.min(member.radius, this.smallest) + topology.round;
    for (let k = 0; k < topology.vertices.length; k++) {
      const o = 3 * (from + topology.vertices[k]);
      for (let axis = 0; axis < 3; axis++) {
        if (x[o + axis] < low[axis]) low[axis] = x[o + axis];
        if (x[o + axis] > high[axis]) high[axis] = x[o + axis];
      }
    }
    for (let axis = 0; axis < 3; axis++) {
      low[axis] = low[axis] - more;
      high[axis] = high[axis] + more;
    }
  }

  /** Makes room between those that were put together so that they touch; returns whether there were any. */
  private loosen(h: number): boolean {
    const { pairs, system, matter, touching } = this;
    if (pairs.touching.length === 0) return false;
    this.setLimits(h);
    for (let k = 0; k < 3 * system.nodes; k++) system.start[k] = system.x[k];
    system.open();
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

  private move(gravity: Float64Array, h: number, substep: number, shapes: Contacts): void {
    const { system, matter, moving, whole, rigid, solver } = this;
    const c = matter.bodies.columns;
    const { columns } = matter.deformables.particles;
    this.choose(gravity, h);
    rigid.open(c, h);
    whole.length = 0;
    for (const member of system.members)
      if ((member.mode === RIGID || member.mode === DRIVEN) && rigid.isInvolved(member.index))
        whole.push(member);
    whole.sort((p, q) => p.row - q.row);
    for (const member of system.members) {
      member.isWhole = false;
      this.stepPoses[member.index] ??= new Float64Array(7);
      if (substep === 0) this.stepPoses[member.index].set(member.before);
    }
    for (const member of whole) member.isWhole = true;
    this.supports.open(shapes, this.roster, whole, this.stepPoses, c.friction);
    this.prepare(gravity, h);
    if (this.keptShare.length < system.members.length)
      this.keptShare = new Float64Array(2 * system.members.length);
    this.keptShare.fill(1);
    if (this.isRough.length < system.members.length) this.isRough = new Uint8Array(2 * system.members.length);
    this.isRough.fill(0);
    solver.open(moving, whole, c);
    solver.solve(columns.velocity, c, h, lengthOf(gravity, 0), this.speed, this.stir, this.done);
  }

  /** By member: the part of its speed that it keeps, for members whose solve did not converge. */
  private keptShare: Float64Array = new Float64Array(16).fill(1);
  /** By member: whether the forces of its solve are meaningless. */
  private isRough: Uint8Array = new Uint8Array(16);

  private readonly done = (group: readonly Block[], isSolved: boolean): void => {
    if (isSolved && !group.some(({ member }) => member.isFresh)) return;
    const share = this.guard.keptSpeed(group, this.places.nodes);
    for (const { member } of group) {
      this.keptShare[member.index] = share;
      this.isRough[member.index] = isSolved ? 0 : 1;
    }
    if (!isSolved) this.tell(group);
  };

  /**
   * Reports bodies that are far from balance. A moving group may be a little off, but not by a part of the forces on
   * it.
   */
  private tell(group: readonly Block[]): void {
    let worst: Block | undefined;
    let most = UNSOLVED;
    for (const block of group) {
      const left = this.solver.newton.unbalanced(block);
      if (!(left > most)) continue;
      most = left;
      worst = block;
    }
    if (worst === undefined) return;
    const { mode, row } = worst.member;
    this.report(
      'unsolved',
      row,
      `The contacts of a ${mode === SOFT ? 'soft' : 'rigid'} body were not solved to the end in this step, so forces are not right and speed was taken out; take more substeps, or less load.`,
    );
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

  /** Bodies near nothing move by themselves; all others are `moving`. */
  private choose(gravity: Float64Array, h: number): void {
    const { system, matter, moving, roster, solver } = this;
    const { candidates, members, limit } = system;
    const { bodies, deformables } = matter;
    const { position, velocity } = deformables.particles.columns;
    for (const member of members) member.isNear = false;
    for (let c = 0; c < candidates.count; c++) {
      if (candidates.near[c] === 0) continue;
      members[candidates.first[c]].isNear = true;
      members[candidates.second[c]].isNear = true;
    }
    for (const { a, b } of this.pairs.overlapping) a.isNear = b.isNear = true;
    moving.length = 0;
    for (const member of members) {
      const part = roster.parts[member.index];
      if (part === undefined || member.mode !== SOFT) continue;
      const from = 3 * member.from;
      const to = from + 3 * member.nodeCount;
      const isFlat = solver.elements.open(part, system.x);
      if (solver.elements.least[0] < CRUSHED) this.tellCrushed(part);
      member.soft!.isSteady = true;
      if (!member.isNear && !isFlat) {
        const speeds = velocity.slice(from, to);
        deformables.moveBody(bodies, member.soft!, gravity, h);
        if (farthest(system.x, position, from, to) <= limit[member.index]) {
          for (let k = from; k < to; k++) system.x[k] = position[k];
          continue;
        }
        for (let k = from; k < to; k++) position[k] = system.x[k];
        velocity.set(speeds, from);
      }
      moving.push(part);
    }
  }

  /** Targets, inertia and elasticity of all bodies that move together. */
  private prepare(gravity: Float64Array, h: number): void {
    const { system, matter, moving } = this;
    const { bodies, deformables } = matter;
    const c = bodies.columns;
    const { columns } = deformables.particles;
    const { velocity, force, inverseMass, mass } = columns;
    const { x, target, inertia } = system;
    for (const { member, elasticity, springs } of moving) {
      deformables.anchorBody(bodies, member.soft!, h);
      for (let i = member.from; i < member.from + member.nodeCount; i++) {
        inertia[i] = mass[i] / (h * h);
        for (let axis = 0; axis < 3; axis++) {
          const k = 3 * i + axis;
          // Motion begins where separation has ended; limits still count from before.
          const pull =
            gravity[axis] * c.gravityScale[member.row] +
            c.userForce[3 * member.row + axis] / c.mass[member.row];
          target[k] = x[k] + h * velocity[k] + h * h * (pull + inverseMass[i] * force[k]);
          columns.previous[k] = x[k];
        }
      }
      elasticity.begin(x, inverseMass, h, springs);
    }
  }

  /** Writes velocities and positions to the world, and the effect of contact on shapes. */
  private finish(h: number): void {
    const { system, matter, moving } = this;
    const { bodies, deformables } = matter;
    const { position, velocity, previous } = deformables.particles.columns;
    const { x, fixed } = system;
    const { solver, momentum } = this;
    const { columns } = deformables.particles;
    momentum.begin(solver.groups, solver.groupCount, solver.groupOfMember, bodies.columns, columns, h);
    for (const { member } of moving) {
      const share = this.keptShare[member.index];
      const { gained } = this;
      gained.fill(0);
      for (let i = member.from; i < member.from + member.nodeCount; i++) {
        for (let a = 0; a < 3; a++) {
          const k = 3 * i + a;
          position[k] = x[k];
          const v = fixed[i] === 1 ? 0 : (share * (x[k] - previous[k])) / h;
          gained[a] = gained[a] + columns.mass[i] * (v - velocity[k]);
          velocity[k] = v;
        }
      }
      member.soft!.isSteady = lengthOf(gained, 0) <= STEADY * h * solver.loadOf(member, this.gravity);
      deformables.reactBody(bodies, member.soft!, h);
    }
    for (const member of this.whole) {
      if (member.mode !== RIGID) continue;
      const { index } = member;
      if (this.isRough[index] === 1) this.rigid.follow(bodies.columns, member, h, this.keptShare[index]);
      else this.rigid.push(bodies.columns, member, h);
    }
    momentum.end(solver.groups, bodies.columns, columns, h);
  }

  /** After shapes have moved, and other responses have acted on soft bodies: certifies the new places. */
  certify(): void {
    const { system, matter, whole, moving } = this;
    if (system.members.length === 0) return;
    const c = matter.bodies.columns;
    const { position } = matter.deformables.particles.columns;
    for (const member of whole) {
      if (member.isPlane) continue;
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
    // The next `sync` reads shapes that are near nothing here.
    for (const member of system.members)
      if (
        member.soft === undefined &&
        (member.mode === RIGID || member.mode === DRIVEN) &&
        !whole.includes(member)
      )
        this.follow(member);
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

function lengthOf(v: Float64Array, row: number): number {
  return Math.sqrt(
    v[3 * row] * v[3 * row] + v[3 * row + 1] * v[3 * row + 1] + v[3 * row + 2] * v[3 * row + 2],
  );
}

function farthest(x: Float64Array, y: Float64Array, from: number, to: number): number {
  let most = 0;
  for (let k = from; k < to; k += 3) {
    const dx = x[k] - y[k];
    const dy = x[k + 1] - y[k + 1];
    const dz = x[k + 2] - y[k + 2];
    most = Math.max(most, dx * dx + dy * dy + dz * dz);
  }
  return Math.sqrt(most);
}
