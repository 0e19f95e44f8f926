/**
 * Moves all bodies that are near something, in groups of bodies that touch:
 *
 *   guess     every node continues with its speed and its last change, every shape moves to its place without contact
 *   minimise  Φ with directions and nearest points held (`newton.ts`); contacts that carry too much get stiffer
 *   move      there, as far as no pair crosses (`joint-move.ts`); then new directions and nearest points
 *
 * and repeats this until the forces also balance with the new directions.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import { UnionFind } from '../../core/union-find.js';
import { Alert } from './alert.js';
import { Block } from './block.js';
import { ContactTerms } from './contact-terms.js';
import { Elements } from './elements.js';
import { JointMove } from './joint-move.js';
import { DRIVEN, type Member, RIGID } from './member.js';
import { Newton } from './newton.js';
import type { RigidMotion } from './rigid-motion.js';
import { RigidTerms } from './rigid-terms.js';
import type { ShapeMotion } from './shape-motion.js';
import type { SoftPart } from './soft-part.js';
import type { Supports } from './supports.js';
import type { System } from './system.js';

/**
 * Most rounds of minimising and moving, more rounds where a body was in the way or where all lie nearly still, and rounds
 * of stiffening in each. What lies still begins the next substep where this one ended, and would keep its error for ever.
 */
const ROUNDS = 2;
const MORE_ROUNDS = 6;
/** Least number of Newton steps for each of those. */
const SPARE = 3;
/** Looks at where candidates meet before the group moves. */
const LOOKS = 2;
const STIFFENINGS = 3;
/** Most Newton steps in all, and those that the soft bodies of a small group share; shapes cost next to nothing. */
const BUDGET = 16;
const SHARED = 128;

export class GroupSolver {
  readonly elements = new Elements();
  readonly newton: Newton;
  private readonly contacts: ContactTerms;
  private readonly rigidTerms: RigidTerms;
  readonly joint: JointMove;
  private readonly alert: Alert;
  /** By member: its block, for those that move in this substep. */
  private readonly blocks: (Block | undefined)[] = [];
  private readonly pool: (Block | undefined)[] = [];
  private readonly sets = new UnionFind();
  readonly groups: Block[][] = [];
  groupCount = 0;
  /** Whether a wider search serves members that want to go beyond their limit. */
  mayWiden = true;
  private groupOf = new Int32Array(16);
  private starts = new Int32Array(16);
  private order = new Int32Array(16);

  constructor(
    private readonly system: System,
    shapes: ShapeMotion,
    private readonly rigid: RigidMotion,
    private readonly supports: Supports,
  ) {
    this.alert = new Alert(system);
    this.contacts = new ContactTerms(system, this.blocks);
    this.rigidTerms = new RigidTerms(system, supports, this.blocks);
    this.newton = new Newton(system, this.contacts, this.rigidTerms, (member) => rigid.targetOf(member));
    this.joint = new JointMove(system, shapes, this.elements, this.blocks, this.alert);
  }

  /** Forgets all blocks, because the members have changed. */
  forget(): void {
    this.pool.length = 0;
    this.blocks.length = 0;
  }

  /** Sorts the moving members into groups that are near each other. */
  open(parts: readonly SoftPart[], whole: readonly Member[], c: BodyColumns): void {
    const { system, blocks, newton } = this;
    const { members } = system;
    newton.vectors.reserve(system.nodes, members.length);
    blocks.length = members.length;
    blocks.fill(undefined);
    for (const part of parts) this.take(part.member, part, 3 * part.member.nodeCount, part.mass);
    for (const member of whole)
      this.take(
        member,
        undefined,
        member.mode === RIGID ? 6 : 0,
        member.mode === RIGID ? c.mass[member.row] : 0,
      );
    this.joint.open();
    this.alert.open();
    this.group();
    this.sortCandidates();
  }

  private take(member: Member, part: SoftPart | undefined, unknowns: number, mass: number): void {
    let block = this.pool[member.index];
    if (block === undefined || block.member !== member || block.part !== part) {
      block = new Block(member, part);
      this.pool[member.index] = block;
    }
    block.place(this.newton.vectors, unknowns);
    block.mass = mass;
    this.blocks[member.index] = block;
  }

  private group(): void {
    const { system, blocks, sets, supports, groups } = this;
    const { candidates, members } = system;
    if (this.groupOf.length < members.length) {
      this.groupOf = new Int32Array(2 * members.length);
      this.starts = new Int32Array(2 * members.length + 1);
    }
    sets.reset(members.length);
    for (let c = 0; c < candidates.count; c++) {
      if (candidates.near[c] === 0) continue;
      const p = candidates.first[c];
      const q = candidates.second[c];
      if (blocks[p] !== undefined && blocks[q] !== undefined) sets.union(p, q);
    }
    for (let n = 0; n < supports.count; n++)
      if (supports.partner[n] >= 0) sets.union(supports.member[n], supports.partner[n]);
    this.groupOf.fill(-1, 0, members.length);
    this.groupCount = 0;
    for (const block of blocks) {
      if (block === undefined) continue;
      const root = sets.find(block.member.index);
      if (this.groupOf[root] < 0) {
        groups[this.groupCount] ??= [];
        groups[this.groupCount].length = 0;
        this.groupOf[root] = this.groupCount++;
      }
      groups[this.groupOf[root]].push(block);
    }
    // Members are listed in the order in which shapes first came near; sums must not depend on that.
    for (let k = 0; k < this.groupCount; k++) groups[k].sort(byRow);
  }

  /** The group of a member, −1 for those that don't move. */
  readonly groupOfMember = (member: number): number =>
    this.blocks[member] === undefined ? -1 : this.groupOf[this.sets.find(member)];

  /** Weight of a moving member plus a part of its last contact forces [N]. */
  loadOf(member: Member, gravity: Float64Array, part = 1): number {
    const block = this.blocks[member.index];
    if (block === undefined) return 0;
    const g = Math.sqrt(gravity[0] * gravity[0] + gravity[1] * gravity[1] + gravity[2] * gravity[2]);
    return block.mass * g + part * block.pressed;
  }

  /** Candidates by group, each in its old order. */
  private sortCandidates(): void {
    const { starts, sets, groupOf, blocks } = this;
    const { candidates } = this.system;
    starts.fill(0, 0, this.groupCount + 1);
    if (this.order.length < candidates.count) this.order = new Int32Array(2 * candidates.count);
    for (let pass = 0; pass < 2; pass++) {
      for (let c = 0; c < candidates.count; c++) {
        if (candidates.near[c] === 0) continue;
        const p = candidates.first[c];
        const q = candidates.second[c];
        const mover = blocks[p] !== undefined ? p : blocks[q] !== undefined ? q : -1;
        if (mover < 0) continue;
        const group = groupOf[sets.find(mover)];
        if (pass === 0) starts[group + 1]++;
        else this.order[starts[group]++] = c;
      }
      if (pass === 0) for (let k = 0; k < this.groupCount; k++) starts[k + 1] += starts[k];
    }
    // Each start has reached the end of its own part.
    for (let k = this.groupCount; k > 0; k--) starts[k] = starts[k - 1];
    starts[0] = 0;
  }

  /**
   * Moves all groups by `h` [s]; `gravitySize` is the size of gravity, `speed` and `stir` have those of each member.
   * Calls `done` for every group, and whether it is in balance.
   */
  solve(
    velocity: Float64Array,
    c: BodyColumns,
    h: number,
    gravitySize: number,
    speed: Float64Array,
    stir: Float64Array,
    done: (group: readonly Block[], isSolved: boolean) => void,
  ): void {
    for (let k = 0; k < this.groupCount; k++) {
      const group = this.groups[k];
      this.newton.open(group, c, h, gravitySize, speed, stir);
      const from = this.starts[k];
      const to = this.starts[k + 1];
      const isSolved = this.move(group, from, to, velocity, h);
      this.alert.close(this.order, from, to);
      done(group, isSolved);
    }
  }

  private move(
    group: readonly Block[],
    from: number,
    to: number,
    velocity: Float64Array,
    h: number,
  ): boolean {
    const { newton, contacts, joint, order, alert } = this;
    let soft = 0;
    for (const { part } of group) if (part !== undefined) soft++;
    newton.left = Math.max(BUDGET, SHARED / Math.max(1, soft));
    const rounds = group.every(({ stirred }) => stirred < 1) ? MORE_ROUNDS : ROUNDS;
    joint.begin(group);
    this.guess(group, velocity, h);
    for (let round = 0; round < MORE_ROUNDS; round++) {
      if (round > 0) newton.left = Math.max(newton.left, SPARE);
      const isFound = this.look(group, from, to, round === 0);
      const isThere = joint.go(group, order, from, to);
      if (this.mayWiden && joint.isBeyond(group)) return true;
      contacts.finish(alert);
      this.refresh();
      contacts.open(alert);
      if (isThere && isFound && newton.isSettled(group)) return true;
      // A driven shape stays where no pair crosses; only a further round sends it on.
      if ((isThere && round + 1 >= rounds) || round + 1 === MORE_ROUNDS) break;
      joint.begin(group);
      for (const { member } of group)
        if (member.mode === DRIVEN) member.pose.set(this.rigid.targetOf(member.index));
    }
    // The remaining forces at the real places of the group.
    return newton.isSettled(group) && !joint.isBeyond(group);
  }

  /**
   * Minimises with candidates at their meeting places until these agree with the result; returns whether the minimum
   * was found.
   */
  private look(group: readonly Block[], from: number, to: number, isFirst: boolean): boolean {
    const { newton, contacts, joint, order } = this;
    let isKnown = false;
    const hasShapes = group.some(({ part, size }) => part === undefined && size > 0);
    for (let n = 0; n < LOOKS && !isKnown; n++) {
      const isNew = joint.follow(group, order, from, to, isFirst);
      contacts.open(this.alert);
      joint.goOn(group);
      // Nothing meets on the way that was apart: directions are as good as those of a first descent. Supports of shapes
      // find their stiffness in it.
      if (!isNew && (n > 0 || !hasShapes)) break;
      const { steps } = newton;
      // Where nothing moves, a second look would see the same.
      const isDown = newton.minimise(group, true);
      isKnown = isDown && newton.steps === steps;
      if (isDown && this.stiffen()) isKnown = false;
    }
    let isFound = newton.minimise(group, false, isKnown);
    for (let k = 0; k < STIFFENINGS && isFound && this.stiffen(); k++)
      isFound = newton.minimise(group, false);
    return isFound;
  }

  /** Stiffens what carries too much for its stiffness; returns whether there was anything. */
  private stiffen(): boolean {
    const hasContacts = this.contacts.stiffen();
    return this.rigidTerms.stiffen() || hasContacts;
  }

  private guess(group: readonly Block[], velocity: Float64Array, h: number): void {
    const { x, fixed, trend } = this.system;
    for (const { part, member } of group) {
      if (part === undefined) {
        if (member.mode === RIGID || member.mode === DRIVEN)
          member.pose.set(this.rigid.targetOf(member.index));
        continue;
      }
      for (let i = member.from; i < member.from + member.nodeCount; i++)
        if (fixed[i] === 0) for (let k = 3 * i; k < 3 * i + 3; k++) x[k] = x[k] + h * velocity[k] + trend[k];
    }
  }

  /** Directions, nearest points and room of candidates at their present places. */
  private refresh(): void {
    const { system } = this;
    const { list, count } = this.alert;
    const { candidates, members } = system;
    const { least, slack, first, second, meets } = candidates;
    for (let k = 0; k < count; k++) {
      const c = list[k];
      let gap = system.gap(c);
      if (meets[c] === 1 || gap < 2 * members[first[c]].pairRadius(members[second[c]]))
        gap = system.refresh(c, gap);
      slack[c] = gap - least[c];
    }
  }
}

function byRow(p: Block, q: Block): number {
  return p.member.row - q.member.row;
}
