/**
 * Sequential impulses with warm starting, one block per manifold, soft substeps. Sources: lecture on rigid contacts
 * (impulse, restitution μ_N, friction μ_T, the K matrix); Catto 2005 and 2009 (sequential impulses, warm starting);
 * Catto 2024 (soft contacts in substeps with a relaxing pass).
 *
 *   per substep: forces → velocities; remembered impulses; bounces; one soft pass that corrects depth; positions; one
 *                stiff pass without correction, which removes the speed of the correction.
 *
 * Departures: a manifold is solved as one block in its own frame (`blocks.ts`), so the corners of a box don't wait for
 * each other. What stands in balance is not solved again (`balance.ts`). Stacks are not iterated but held (`forest.ts`,
 * `held.ts`). Contacts may be open, and then the bodies may close exactly the gap. Both levers point to one point that
 * moves along, so angular momentum is kept also between detections. Bounces come first and in sequence (`impact.ts`).
 */
import type { Bodies, BodyColumns } from '../../bodies/bodies.js';
import type { ParameterValues } from '../../core/registry.js';
import { anchoredAnswers } from '../anchored-answers.js';
import type { Turns } from '../joints/turns.js';
import {
  type AnchoredResponse,
  ELASTIC,
  type Response,
  type ResponseInput,
  type ResponseMethod,
  servesMovable,
} from '../method.js';
import { warmStart } from './apply.js';
import { Balance } from './balance.js';
import { BLOCK, Blocks, IDS, RESTITUTION, ROW_A, ROW_B, SIZE } from './blocks.js';
import { BlockBuilder } from './build.js';
import { Colours } from './colours.js';
import { writeBack } from './finish.js';
import { FirstLoads } from './first-loads.js';
import { bookImpulses, followFree, forgetBlows, keepLoads } from './follow.js';
import { Forest } from './forest.js';
import { HeldTrees } from './held.js';
import { type ImpactLaw, Impacts } from './impact.js';
import { brakeJammed } from './jammed.js';
import { Jointed } from './jointed.js';
import { Leaning } from './leaning.js';
import { isLocked } from './locked.js';
import { Pinned } from './pinned.js';
import { solvePass } from './solve.js';
import { Stale } from './stale.js';
import { CALMED, FEW, LEAD, LEAD_TO_LOAD, LITTLE, Unrest } from './unrest.js';

/** Most rounds of passes and trees in a substep in which blocks leave trees. */
const MAX_ROUNDS = 3;

/**
 * One pass moves a change by a few bodies. A tree of this many bodies that can't be held gets that many times the
 * passes.
 */
const TALL = 12;
const MAX_TIMES = 8;

/** How often light bodies below heavy ones are solved by themselves, with a pass over all blocks in between. */
const MAX_TURNS = 3;

/** Most repeats of passes over these alone, and the largest share by which they are led on: their way is long and straight. */
const PASSES_WHERE_PINNED = 32;
const LEAD_WHERE_PINNED = 0.95;

/**
 * Extra visits to blocks and extra passes beyond `iterations`, where blocks are few and don't agree yet; extra passes
 * where they are many and stand.
 */
const MORE_VISITS = 1000;
const MORE_PASSES = 40;
const MORE_WHERE_CALM = 4;

/**
 * The same in the step in which a structure takes up its load: an arch of 101 stones falls within a second if it learns
 * the load step by step.
 */
const VISITS_TO_LOAD = 100000;
const PASSES_TO_LOAD = 400;

/**
 * A large structure gets at least this number of passes there, up to a larger number of visits: a pyramid of fifty rows
 * stands still at once with them. With 40 from a guess it sways for two seconds, and costs twice as much until it rests.
 */
const PASSES_WHERE_LARGE = 160;
const VISITS_WHERE_LARGE = 400000;

/**
 * Where there are fewer passes than this to load a structure, they begin from a guess: it falls while they learn the
 * load of a hundred rows, and a pyramid of fifty sways for seconds. With as many, passes from nothing find loads that
 * hold better than the guess.
 */
const ENOUGH_TO_LOAD = 100;

export class Impulse implements Response {
  readonly softened = 0;
  private madeAnchored: AnchoredResponse | undefined;
  private readonly frequency: number;
  private readonly iterations: number;
  private readonly blocks = new Blocks();
  private readonly builder = new BlockBuilder();
  private readonly forest = new Forest();
  private readonly trees = new HeldTrees();
  private readonly unrest = new Unrest();
  private readonly pinned = new Pinned();
  private readonly jointed = new Jointed();
  private readonly stale = new Stale();
  private readonly balance = new Balance();
  /** Scratch of `sortFree`. */
  private pairs = new Int32Array(0);
  private singles = new Int32Array(0);
  private lockedOnes = new Int32Array(0);
  private readonly colours = new Colours();
  private readonly leaning = new Leaning();
  private readonly firstLoads = new FirstLoads();
  /** Whether most blocks carry for the first time. */
  private loads = false;
  /** Whether they do so from rest, without a blow. */
  private fromRest = false;
  /** Whether this is the first substep since contacts were found. */
  private isFirst = false;
  /** Whether a free block pushes a body that a tree holds. */
  private atTrees = false;
  /** Whether bodies were slow when the step began. */
  private startsCalm = false;
  /** Whether bodies are slow enough for more passes; decided in every substep before the first pass. */
  private isCalm = false;

  constructor(
    p: ParameterValues,
    private readonly impacts: ImpactLaw = new Impacts(),
  ) {
    this.frequency = p.frequency as number;
    this.iterations = p.iterations as number;
  }

  /** Undefined in programs without deformable bodies. */
  get anchored(): AnchoredResponse | undefined {
    this.madeAnchored ??= anchoredAnswers.find()?.impulses(this.iterations);
    return this.madeAnchored;
  }

  get bounces(): boolean {
    return this.impacts.highest > ELASTIC;
  }

  get stands(): boolean {
    const { blocks, balance, forest, isFirst } = this;
    return balance.stands && !isFirst && blocks.freeCount === 0 && forest.count === 0 && !blocks.bouncing;
  }

  begin(input: ResponseInput): void {
    const { blocks, forest, balance } = this;
    const { columns, rows } = input.bodies;
    balance.kick[0] = input.gravitySize * input.dt;
    blocks.quicken(columns.mass.length, input.contacts.manifolds);
    this.builder.build(input, blocks, this.frequency);
    blocks.kernel?.takeInertia(columns);
    if (!balance.repeats(blocks, columns, rows)) {
      balance.begin(blocks, columns, rows);
      forest.plant(blocks, columns, rows, input.gravity, 0);
      this.trees.begin(forest, blocks, columns);
      this.markTrees();
    }
    this.stale.begin(rows);
    this.isFirst = true;
  }

  solve({ bodies, dt, gravitySize, gravity }: ResponseInput): void {
    const { blocks } = this;
    if (blocks.count === 0) return;
    const c = bodies.columns;
    this.balance.kick[0] = gravitySize * dt;
    if (this.isFirst) this.startsCalm = this.unrest.isCalm(blocks, c, this.balance.kick);
    if (this.balance.settle(blocks, c)) this.plantAnew(bodies, gravity, 0);
    else if (this.isFirst) this.gatherFree(c);
    if (this.isFirst) this.loads = this.unrest.isUnloaded(blocks);
    // Comes before anything acts: an impulse of the previous substep would look like the speed of an impact.
    this.fromRest = this.loads && this.unrest.isFromRest(blocks, c, gravitySize, dt);
    this.impacts.run(blocks, bodies, dt, gravitySize);
    if (this.forest.isLandedOn(blocks, c, dt)) this.plantAnew(bodies, gravity, dt);
    if (this.isFirst && this.fromRest && blocks.freeCount * ENOUGH_TO_LOAD > VISITS_WHERE_LARGE)
      this.firstLoads.guess(blocks, c, bodies.rows, gravity, dt);
    this.isFirst = false;
    warmStart(blocks, c);
    this.pinned.start(blocks, c, dt, gravitySize);
    this.leaning.deliverAll(blocks, c);
    this.trees.warmStart(this.forest, blocks, c);
    this.settle(c, true, true);
    this.isCalm = this.unrest.isCalm(blocks, c, this.balance.kick);
    this.passes(c, dt, gravitySize, true);
  }

  relax({ bodies, dt, gravitySize }: ResponseInput): void {
    const { blocks } = this;
    if (blocks.count === 0) return;
    const c = bodies.columns;
    const { trees, forest } = this;
    blocks.kernel?.takeInertia(c);
    followFree(blocks, bodies, dt);
    this.stale.renew(bodies, blocks, this.builder, dt);
    if (trees.relax(forest, blocks, c, dt)) this.gatherFree(c);
    this.passes(c, dt, gravitySize, false);
    brakeJammed(blocks, c);
  }

  /** Passes over the contacts of bodies that joints have moved. They are few beside all blocks of a heap. */
  again({ bodies, dt, gravitySize }: ResponseInput, isSoft: boolean, turns: Turns): boolean {
    const { blocks, jointed } = this;
    const c = bodies.columns;
    if (!jointed.disagree(blocks, c, turns, dt, 1 / dt, gravitySize, isSoft)) return false;
    jointed.narrow(blocks, turns);
    solvePass(blocks, c, dt, isSoft);
    jointed.widen(blocks);
    return true;
  }

  endSubstep(): void {
    const { blocks, trees, forest } = this;
    if (blocks.count === 0) return;
    if (this.fromRest) keepLoads(blocks);
    bookImpulses(blocks);
    forgetBlows(blocks, this.pinned);
    trees.endSubstep(forest, blocks);
    this.balance.endSubstep();
    forest.landed();
  }

  /**
   * Finds the trees again: a body lands on one within the substep `h` [s] and is part of it from now on, or bodies that
   * stood do so no more.
   */
  private plantAnew({ columns, rows }: Bodies, gravity: Float64Array, h: number): void {
    this.trees.close(this.forest, this.blocks);
    this.forest.plant(this.blocks, columns, rows, gravity, h);
    this.trees.take(this.forest, this.blocks, columns);
    this.markTrees();
    this.gatherFree(columns);
  }

  finish({ contacts, interval }: ResponseInput): void {
    this.trees.finish(this.forest, this.blocks, interval);
    this.balance.finish(this.blocks, interval);
    writeBack(this.blocks, contacts, interval);
  }

  /** Passes over the free blocks, then the trees that these lean on; once more if a tree could not carry it. */
  private passes(c: BodyColumns, h: number, gravitySize: number, soft: boolean): void {
    const { blocks, leaning, trees, forest } = this;
    if (blocks.freeCount === 0) return;
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const times = this.iterations * Math.max(Math.min(Math.floor(trees.fallen / TALL), MAX_TIMES), 1);
      if (leaning.count > 0) leaning.save(blocks, c);
      for (let i = 1; i < times; i++) solvePass(blocks, c, h, soft);
      this.lastPasses(c, h, soft);
      if (this.pinned.pieces > 0) this.press(c, h, gravitySize, soft);
      if (!this.atTrees) return;
      const trusted = leaning.count > 0;
      leaning.deliver(blocks, c);
      const more = this.settle(c, soft, false);
      if (trusted && trees.gaveWay) {
        leaning.restore(blocks, c);
        forest.yield(trees.yielding, round + 2 >= MAX_ROUNDS);
        this.gatherFree(c);
      } else if (!more) return;
    }
  }

  /** Solves light bodies below heavy ones by themselves, in turns with passes over all others. */
  private press(c: BodyColumns, h: number, gravitySize: number, soft: boolean): void {
    const { blocks, pinned } = this;
    for (let turn = 0; turn < MAX_TURNS; turn++) {
      if (!pinned.find(blocks, c, h, gravitySize, soft, false)) return;
      pinned.narrow(blocks);
      this.repeat(c, h, soft, PASSES_WHERE_PINNED, LEAD_WHERE_PINNED);
      pinned.widen(blocks);
      if (pinned.find(blocks, c, h, gravitySize, soft, true)) pinned.solve(blocks, c, h, gravitySize, soft);
      if (pinned.count === blocks.freeCount || turn + 1 === MAX_TURNS) return;
      solvePass(blocks, c, h, soft);
    }
  }

  /** One pass, and more until the blocks agree, if they are few or stand. */
  private lastPasses(c: BodyColumns, h: number, soft: boolean): void {
    const { freeCount } = this.blocks;
    if (freeCount > FEW && !this.isCalm) {
      solvePass(this.blocks, c, h, soft);
      return;
    }
    const passes = this.loads ? PASSES_TO_LOAD : MORE_PASSES;
    const visits = this.loads ? VISITS_TO_LOAD : MORE_VISITS;
    const least = this.loads ? Math.min(PASSES_WHERE_LARGE, VISITS_WHERE_LARGE / freeCount) : MORE_WHERE_CALM;
    const most = Math.max(least, Math.min(passes, visits / freeCount));
    const lead = this.loads ? LEAD_TO_LOAD : freeCount > FEW ? LEAD : 0;
    this.repeat(c, h, soft, most, lead);
  }

  /** Passes until the blocks agree, with at most so many repeats, each led on by at most the share `lead`. */
  private repeat(c: BodyColumns, h: number, soft: boolean, most: number, lead: number): void {
    const { blocks, unrest } = this;
    let enough = LITTLE;
    unrest.begin(blocks, c);
    for (let i = 0; i <= most; i++) {
      unrest.pass(blocks, c, h, soft);
      if (i === 0 && !this.loads) enough = Math.max(LITTLE, CALMED * unrest.change);
      if (i + 1 > most || !(unrest.change > enough)) break;
      unrest.lead(blocks, c, lead);
    }
    unrest.end(c);
  }

  /** Returns whether the passes have more work than before. */
  private settle(c: BodyColumns, soft: boolean, fresh: boolean): boolean {
    const { trees, forest, blocks } = this;
    if (forest.count === 0 || !trees.settle(forest, blocks, c, soft, fresh)) return false;
    this.gatherFree(c);
    return true;
  }

  private markTrees(): void {
    const { ids, count, atTree } = this.blocks;
    const { held } = this.forest;
    for (let n = 0; n < count; n++) atTree[n] = held[ids[n * IDS + ROW_A]] | held[ids[n * IDS + ROW_B]];
  }

  private gatherFree(c: BodyColumns): void {
    const { blocks, forest, builder } = this;
    const { ids, data } = blocks;
    blocks.freeCount = 0;
    this.atTrees = false;
    this.leaning.clear();
    for (let n = 0; n < blocks.count; n++) {
      if (blocks.balanced[n] === 1) continue;
      const locked = forest.locked[n] === 1;
      // In a bounce both bodies share the blow by their masses, even if something holds them.
      const bounces = blocks.bouncing && data[n * BLOCK + RESTITUTION] > 0;
      if (locked && !bounces && blocks.completed[n] <= 1) continue;
      const a = ids[n * IDS + ROW_A];
      const b = ids[n * IDS + ROW_B];
      const free = locked || bounces;
      const heldA = !free && forest.held[a] === 1 && forest.yields[a] === 0;
      const heldB = !free && forest.held[b] === 1 && forest.yields[b] === 0;
      builder.complete(blocks, c, n, heldA, heldB);
      if (locked) continue;
      blocks.free[blocks.freeCount++] = n;
      if (forest.held[a] + forest.held[b] > 0) this.atTrees = true;
      if (heldA !== heldB && builder.standsStill(blocks, n, heldA, heldB)) this.leaning.add(blocks, n, heldA);
    }
    blocks.kernel?.complete();
    this.sortFree(c);
    this.pinned.gather(blocks, c);
  }

  /**
   * Blocks of two points and of one have other passes and follow the faces; those of locked bodies come last. All keep
   * their order.
   */
  private sortFree({ locks }: BodyColumns): void {
    const { ids, free, freeCount } = this.blocks;
    if (this.singles.length < freeCount) {
      this.pairs = new Int32Array(free.length);
      this.singles = new Int32Array(free.length);
      this.lockedOnes = new Int32Array(free.length);
    }
    const { pairs, singles, lockedOnes } = this;
    let many = 0;
    let pair = 0;
    let single = 0;
    let locked = 0;
    for (let k = 0; k < freeCount; k++) {
      const n = free[k];
      const i = n * IDS;
      const size = ids[i + SIZE];
      if (isLocked(locks, ids[i + ROW_A], ids[i + ROW_B])) lockedOnes[locked++] = n;
      else if (size > 2) free[many++] = n;
      else if (size === 2) pairs[pair++] = n;
      else singles[single++] = n;
    }
    this.blocks.facesCount = many;
    for (let k = 0; k < pair; k++) free[many++] = pairs[k];
    this.blocks.manyCount = many;
    for (let k = 0; k < single; k++) free[many++] = singles[k];
    this.blocks.plainCount = many;
    for (let k = 0; k < locked; k++) free[many++] = lockedOnes[k];
    if (freeCount > FEW && this.startsCalm) this.colour(locks.length);
  }

  /**
   * Not for few blocks: they have passes enough, and weight goes down a stack fastest from its top. Not for bodies that
   * tumble: an order that jumps about in memory costs them time and gives nothing.
   */
  private colour(rows: number): void {
    const { ids, free, facesCount, manyCount, plainCount } = this.blocks;
    const { colours } = this;
    colours.begin(rows);
    colours.sort(ids, free, 0, facesCount);
    colours.sort(ids, free, facesCount, manyCount);
    colours.sort(ids, free, manyCount, plainCount);
  }
}

export const impulse: ResponseMethod = {
  name: 'impulse',
  sentence:
    'Changes velocities at once so that nothing closes, pair after pair, with friction and bounces; fast and steady, the default for rigid bodies.',
  source:
    'lecture on rigid contacts (impulse, K matrix); Catto 2005, 2009, 2024 (sequential impulses, soft substeps)',
  parameters: [
    {
      name: 'frequency',
      sentence:
        'How fast depth is undone, as the frequency of a damped spring; at most a quarter per substep.',
      unit: 'Hz',
      default: 80,
      min: 1e-3,
    },
    {
      name: 'iterations',
      sentence: 'Passes over all contacts in each substep, as many again after the bodies have moved.',
      default: 1,
      min: 1,
      max: 1000,
    },
  ],
  detection: 'every-step',
  serves: servesMovable,
  create: (parameters) => new Impulse(parameters),
};
