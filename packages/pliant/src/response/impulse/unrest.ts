/**
 * Decides whether another pass would change anything, and shortens the way there. Loops of contacts (arches, houses of
 * cards, boards on two supports) pass loads around that one pass per substep doesn't balance: they creep or shiver.
 * Where the blocks are few, more passes cost almost nothing. Where they are many, only standing structures are worth
 * more passes: warm starting balances them after a while, and one pass is enough again. In a tumbling heap loads change
 * faster than passes could follow.
 *
 * Passes approach their end in steps that resemble each other. So each pass starts a little farther along the way of
 * the previous ones (Silcowitz-Hansen, Niebe and Erleben 2010, a nonlinear conjugate gradient over Gauss–Seidel).
 * Velocities are linear in the impulses: both are extrapolated by the same share, and no block is solved again. A pass
 * always comes last and brings impulses that went too far back into their cone. Departure: friction bends the way, so
 * the share is bounded.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import { BLOCK, type Blocks, GAP, IDS, NORMAL, ROW_A, ROW_B, SIZE, SLOP } from './blocks.js';
import type { Kernel } from './kernel.js';
import { solvePass } from './solve.js';

/** More blocks than this get more passes only where bodies are slow. */
export const FEW = 64;

/**
 * Mean speed of standing bodies, in units of the speed that gravity adds in a substep. A structure that is put down and
 * takes up its load stays below it.
 */
const SLOW = 4;

/** Speed of bodies that were at rest before, in the same units. Faster bodies bring a blow. */
const FROM_REST = 1.5;

/** Change of all impulses in a pass, relative to their sum, that counts as rest. */
export const LITTLE = 1e-6;

/**
 * Moving bodies agree well enough when the change has fallen to this share of the first pass's change: their motion
 * would undo more. Creeping arches begin with almost no change and need many passes to reduce it; no more is asked of
 * them.
 */
export const CALMED = 1 / 8;

/**
 * Largest share of the way so far by which the next pass is extrapolated: where a structure takes up its load, and
 * where blocks are many. A few blocks that already carry have enough passes; a house of four levels of cards shivers by
 * 9 mm/s if it is extrapolated.
 */
export const LEAD_TO_LOAD = 0.7;
export const LEAD = 0.4;

/**
 * Impulses of a block: four normals, two of friction, a twist. The twist has another unit and does not count as a
 * change.
 */
const IMPULSES = 7;
const FORCES = 6;

export class Unrest {
  /**
   * Change of all impulses in the last pass, relative to their sum. It is a field, because a returned number would be
   * boxed.
   */
  change = 0.5;
  /** Sum of squares of that change. */
  private changeSq = 0.5;
  private beforeSq = 0.5;
  /** Does all of this while the kernel runs the passes. */
  private quick: Kernel | undefined;
  /** Of all impulses: the start of the last pass, and the way of the passes. */
  private before = new Float64Array(FEW * IMPULSES);
  private way = new Float64Array(FEW * IMPULSES);
  /** Of all velocities: the start of the last pass, and the way. */
  private velocity = new Float64Array(0);
  private turning = new Float64Array(0);
  private velocityWay = new Float64Array(0);
  private turningWay = new Float64Array(0);
  /** Rows of the bodies that the passes move, and which are listed. */
  private rows = new Int32Array(0);
  private listed = new Uint8Array(0);
  private count = 0;

  /**
   * Whether the bodies of the free blocks hardly move, in the mean of squares, beside what gravity adds in a substep
   * [m/s], which comes in an array, because a number would be boxed.
   */
  isCalm({ ids, free, freeCount }: Blocks, { velocity: v }: BodyColumns, kick: Float64Array): boolean {
    const slow = SLOW * kick[0];
    const most = 2 * freeCount * slow * slow;
    let sum = 0;
    // What tumbles is seen after a few blocks: the sum never falls.
    for (let k = 0; k < freeCount && sum < most; k++) {
      const i = free[k] * IDS;
      const a = ids[i + ROW_A] * 3;
      const b = ids[i + ROW_B] * 3;
      sum += v[a] * v[a] + v[a + 1] * v[a + 1] + v[a + 2] * v[a + 2];
      sum += v[b] * v[b] + v[b + 1] * v[b + 1] + v[b + 2] * v[b + 2];
    }
    return sum < most;
  }

  /** Whether no body of the free blocks is faster than gravity [m/s²] makes it from rest in a substep [s]. */
  isFromRest(
    { ids, free, freeCount }: Blocks,
    { velocity: v }: BodyColumns,
    gravitySize: number,
    h: number,
  ): boolean {
    const most = FROM_REST * gravitySize * h;
    for (let k = 0; k < freeCount; k++) {
      for (let side = ROW_A; side <= ROW_B; side++) {
        const i = ids[free[k] * IDS + side] * 3;
        if (v[i] * v[i] + v[i + 1] * v[i + 1] + v[i + 2] * v[i + 2] > most * most) return false;
      }
    }
    return true;
  }

  /** Whether most touching blocks have never carried anything: a structure that has just been put down. */
  isUnloaded({ data: d, ids, free, freeCount }: Blocks): boolean {
    let touching = 0;
    let unloaded = 0;
    for (let k = 0; k < freeCount; k++) {
      const o = free[k] * BLOCK;
      const size = ids[free[k] * IDS + SIZE];
      const slop = d[o + SLOP];
      let load = 0;
      let touches = false;
      for (let i = 0; i < size; i++) {
        load += d[o + NORMAL + i];
        if (d[o + GAP + i] < slop) touches = true;
      }
      if (!touches) continue;
      touching++;
      if (load === 0) unloaded++;
    }
    return 2 * unloaded > touching;
  }

  /** Saves the start of the passes. Until `end`, the kernel may have the velocities. */
  begin(blocks: Blocks, c: BodyColumns): void {
    const { data: d, free, freeCount } = blocks;
    const { velocity, angularVelocity } = c;
    this.beforeSq = 0;
    this.quick = blocks.quickAlone;
    if (this.quick !== undefined) {
      this.quick.open(c, freeCount);
      return;
    }
    if (this.before.length < freeCount * IMPULSES) {
      this.before = new Float64Array(2 * freeCount * IMPULSES);
      this.way = new Float64Array(2 * freeCount * IMPULSES);
    }
    if (this.velocity.length !== velocity.length) {
      this.velocity = new Float64Array(velocity.length);
      this.turning = new Float64Array(velocity.length);
      this.velocityWay = new Float64Array(velocity.length);
      this.turningWay = new Float64Array(velocity.length);
      this.rows = new Int32Array(velocity.length / 3);
      this.listed = new Uint8Array(velocity.length / 3);
    }
    const { before } = this;
    for (let k = 0; k < freeCount; k++) {
      const o = free[k] * BLOCK + NORMAL;
      for (let i = 0; i < IMPULSES; i++) before[k * IMPULSES + i] = d[o + i];
    }
    this.way.fill(0, 0, freeCount * IMPULSES);
    this.listRows(blocks);
    for (let k = 0; k < this.count; k++) {
      for (let i = 3 * this.rows[k], end = i + 3; i < end; i++) {
        this.velocity[i] = velocity[i];
        this.turning[i] = angularVelocity[i];
        this.velocityWay[i] = this.turningWay[i] = 0;
      }
    }
  }

  private listRows({ ids, free, freeCount }: Blocks): void {
    const { rows, listed } = this;
    this.count = 0;
    for (let k = 0; k < freeCount; k++) {
      for (let side = ROW_A; side <= ROW_B; side++) {
        const row = ids[free[k] * IDS + side];
        if (listed[row] === 1) continue;
        listed[row] = 1;
        rows[this.count++] = row;
      }
    }
    for (let k = 0; k < this.count; k++) listed[rows[k]] = 0;
  }

  /** A pass, and the change of impulses since its start. */
  pass(blocks: Blocks, c: BodyColumns, h: number, soft: boolean): void {
    const { quick } = this;
    if (quick === undefined) {
      solvePass(blocks, c, h, soft);
      this.look(blocks);
      return;
    }
    quick.pass(blocks, h, soft);
    quick.look(blocks.freeCount);
    this.changeSq = quick.sums[1];
    this.change = quick.sums[2] > 0 ? quick.sums[0] / quick.sums[2] : 0;
  }

  /** Separate sums of even and of odd impulses, as in the two lanes of the kernel. */
  private look({ data: d, free, freeCount }: Blocks): void {
    const { before } = this;
    let change = 0;
    let change1 = 0;
    let squares = 0;
    let squares1 = 0;
    let sum = 0;
    let sum1 = 0;
    for (let k = 0; k < freeCount; k++) {
      const o = free[k] * BLOCK + NORMAL;
      const j = k * IMPULSES;
      for (let i = 0; i < FORCES; i += 2) {
        const by = d[o + i] - before[j + i];
        const by1 = d[o + i + 1] - before[j + i + 1];
        change += Math.abs(by);
        change1 += Math.abs(by1);
        squares += by * by;
        squares1 += by1 * by1;
        sum += Math.abs(d[o + i]);
        sum1 += Math.abs(d[o + i + 1]);
      }
    }
    this.changeSq = squares + squares1;
    this.change = sum + sum1 > 0 ? (change + change1) / (sum + sum1) : 0;
  }

  /**
   * After a pass, and before another: continues by a share of the way so far, which starts again where changes grow.
   */
  lead({ data: d, free, freeCount }: Blocks, { velocity, angularVelocity }: BodyColumns, most: number): void {
    const { way, before, changeSq, beforeSq, quick } = this;
    // Written so that a number that isn't finite has no effect.
    const share = changeSq < beforeSq ? Math.min(changeSq / beforeSq, most) : 0;
    this.beforeSq = changeSq;
    if (quick !== undefined) {
      quick.lead(freeCount, share);
      return;
    }
    for (let k = 0; k < freeCount; k++) {
      const o = free[k] * BLOCK + NORMAL;
      for (let i = 0, j = k * IMPULSES; i < IMPULSES; i++, j++) {
        const more = share * way[j];
        way[j] = more + (d[o + i] - before[j]);
        d[o + i] += more;
        before[j] = d[o + i];
      }
    }
    leadOn(velocity, this.velocity, this.velocityWay, share, this.rows, this.count);
    leadOn(angularVelocity, this.turning, this.turningWay, share, this.rows, this.count);
  }

  /** Passes are over. */
  end(c: BodyColumns): void {
    this.quick?.bring(c);
    this.quick = undefined;
  }
}

function leadOn(
  now: Float64Array,
  before: Float64Array,
  way: Float64Array,
  share: number,
  rows: Int32Array,
  count: number,
): void {
  for (let k = 0; k < count; k++) {
    for (let i = 3 * rows[k], end = i + 3; i < end; i++) {
      const more = share * way[i];
      way[i] = more + (now[i] - before[i]);
      now[i] += more;
      before[i] = now[i];
    }
  }
}
