/**
 * Bodies that stand. A wall or a pyramid at rest would be solved in every substep, only to find again what the step
 * before has found, and the errors of the passes would make it sway without end. Instead, the remembered impulses are
 * tried first: where they balance what acts on every body of a group, the group stands as it is.
 *
 *   group     all bodies that contacts connect
 *   may stand if no body of it is fast or was fast within `SLEEP_DELAY`; every contact that carries sticks, none is too
 *             deep; every body leans on three points or more (so nothing that rolls), and what it leans on stands still
 *   stands    if forces and remembered impulses leave each body less than `BALANCED` of the speed that gravity gives
 *             in a substep; then velocities are zero, and impulses stay
 *
 * In later substeps, velocities need only be compared. All of this is decided in every step from velocities, rest times
 * and memos, so a restored world decides alike, and whatever touches, pushes or changes a body ends the standing of its
 * whole group at once.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import { BODY_CODE } from '../../bodies/layout.js';
import { SLEEP_DELAY } from '../../core/constants.js';
import { UnionFind } from '../../core/union-find.js';
import { pushBodies } from './apply.js';
import {
  BLOCK,
  type Blocks,
  BOOK,
  FRICTION,
  GAP,
  IDS,
  MOVABLE_A,
  MOVABLE_B,
  MU,
  NORMAL,
  REPEATS,
  RESTITUTION,
  ROW_A,
  ROW_B,
  SIZE,
  SLOP,
  TOTAL,
} from './blocks.js';
import { LEFT_ALONE } from './newton-euler.js';

/**
 * Change of a standing body's speed when forces and impulses have acted, in units of what gravity gives within a substep.
 * Larger: a load that comes by and by is taken up late. Smaller: tall structures never stand.
 */
const BALANCED = 2.5e-3;

/**
 * Speed of a body that stands from now on, in the same units: 1 mm/s on Earth with four substeps at 60 steps a second.
 * Larger: what sways is stopped where one sees it. Smaller: a tall pyramid sways for seconds, by less than a millimetre.
 */
const STILL = 2.5e-2;

/** Share of the cone of friction within which a contact sticks. */
const STICKS = 0.99;

/** Points that a standing body leans on. */
const BOUND = 3;

export class Balance {
  /** What gravity adds in a substep [m/s]. The caller sets it, because a number that is handed over would be boxed. */
  readonly kick = new Float64Array(1);
  /** Number of bodies that stand or may stand, and their rows. */
  count = 0;
  private rows = new Int32Array(0);
  /** Their blocks. */
  private list = new Int32Array(0);
  private listed = 0;
  /** Per row: whether it is calm, and the number of points it leans on. Per root of a group: whether it can't stand. */
  private calm = new Uint8Array(0);
  private points = new Int32Array(0);
  private fails = new Uint8Array(0);
  private readonly groups = new UnionFind();
  /** Velocities of the rows before they were set to zero; scratch: what impulses leave of them. */
  private velocity = new Float64Array(0);
  private turning = new Float64Array(0);
  /** Velocities before forces acted in this substep. */
  private before = new Float64Array(0);
  private beforeTurning = new Float64Array(0);
  private left = new Float64Array(0);
  private leftTurning = new Float64Array(0);
  /** Substeps since `begin`; time from `begin` to `finish` in the previous step [s]. */
  private substeps = 0;
  private interval = -0;
  /** Whether the whole step before was one in which everything stood; and whether this one began like it. */
  private stood = false;
  private goesOn = false;
  /** Whether the last substep began with the velocities of the one before, and all blocks stood in both. */
  stands = false;

  /**
   * Whether all blocks are those of the step before and everything stood in that: then the groups are the same. Asked
   * before anything is looked for.
   */
  repeats(blocks: Blocks, c: BodyColumns, rows: number): boolean {
    const { ids, life, count } = blocks;
    this.goesOn = false;
    this.reserve(c.inverseMass.length, blocks.free.length);
    if (!this.stood || count !== this.listed || !this.findCalm(c, rows)) return false;
    for (let n = 0, i = 0; n < count; n++, i += IDS) {
      if (life[n] !== REPEATS) return false;
      if (!this.isQuiet(c, ids[i + ROW_A], ids[i + MOVABLE_A])) return false;
      if (!this.isQuiet(c, ids[i + ROW_B], ids[i + MOVABLE_B])) return false;
    }
    this.substeps = 0;
    this.goesOn = true;
    return true;
  }

  /** Finds the groups that may stand, once blocks are made. */
  begin(blocks: Blocks, c: BodyColumns, rows: number): void {
    this.substeps = 0;
    this.count = 0;
    this.listed = 0;
    blocks.balanced.fill(0, 0, blocks.count);
    if (!this.findCalm(c, rows)) return;
    this.connect(blocks, rows);
    for (let n = 0; n < blocks.count; n++) if (!this.mayStand(blocks, c, n)) this.fail(blocks, n);
    for (let row = 0; row < rows; row++) if (this.points[row] < BOUND) this.fails[this.groups.find(row)] = 1;
    this.gather(blocks, c, rows);
  }

  /**
   * Lets groups stand if forces and impulses balance, or if nothing has changed since the last substep. Returns whether
   * some do not, and have to be solved.
   */
  settle(blocks: Blocks, c: BodyColumns): boolean {
    this.stands = false;
    if (this.count === 0) return false;
    const same = (this.substeps > 0 || this.goesOn) && this.isSame(c);
    this.stands = same && this.listed === blocks.count;
    const released = !same && this.weigh(blocks, c);
    if (released) this.release(blocks);
    const { velocity: v, angularVelocity: w } = c;
    const { rows, count, velocity, turning, before, beforeTurning } = this;
    for (let k = 0; k < count; k++) {
      for (let i = rows[k] * 3, end = i + 3; i < end; i++) {
        if (!same) {
          velocity[i] = v[i];
          turning[i] = w[i];
          before[i] = beforeTurning[i] = 0;
        }
        v[i] = w[i] = 0;
      }
    }
    return released;
  }

  endSubstep(): void {
    this.substeps++;
  }

  /** Books what the blocks did in all substeps. One that has done so before for the time `interval` [s] is booked. */
  finish(blocks: Blocks, interval: number): void {
    const { life, balanced, rested, data } = blocks;
    for (let k = 0; k < this.listed; k++) {
      const n = this.list[k];
      if (this.substeps === 0) balanced[n] = 0;
      if (balanced[n] === 0 || (life[n] === REPEATS && interval === this.interval)) continue;
      this.book(blocks, n);
      rested[n] = data[n * BLOCK + RESTITUTION] === 0 ? 1 : 0;
    }
    this.interval = interval;
    this.stood = this.substeps > 0 && this.listed === blocks.count;
  }

  /** Marks calm bodies; returns whether there are any. */
  private findCalm(c: BodyColumns, rows: number): boolean {
    const { velocity: v, angularVelocity: w, reach, restTime, inverseMass, locks, kind } = c;
    const { calm } = this;
    const slow = STILL * this.kick[0];
    const slowSq = slow * slow;
    let any = false;
    for (let row = 0; row < rows; row++) {
      calm[row] = 0;
      if (restTime[row] < SLEEP_DELAY || kind[row] !== BODY_CODE.rigid) continue;
      if (locks[row] !== 0 || !(inverseMass[row] > 0)) continue;
      const i = row * 3;
      if (!(v[i] * v[i] + v[i + 1] * v[i + 1] + v[i + 2] * v[i + 2] < slowSq)) continue;
      const spinSq = w[i] * w[i] + w[i + 1] * w[i + 1] + w[i + 2] * w[i + 2];
      if (!(spinSq * reach[row] * reach[row] < slowSq)) continue;
      calm[row] = 1;
      any = true;
    }
    return any;
  }

  private connect({ ids, count }: Blocks, rows: number): void {
    this.groups.reset(rows);
    this.points.fill(0, 0, rows);
    this.fails.fill(0, 0, rows);
    for (let i = 0; i < count * IDS; i += IDS)
      if (ids[i + MOVABLE_A] + ids[i + MOVABLE_B] === 2) this.groups.union(ids[i + ROW_A], ids[i + ROW_B]);
  }

  private fail({ ids }: Blocks, n: number): void {
    this.fails[this.rootOf(ids, n)] = 1;
  }

  private rootOf(ids: Int32Array, n: number): number {
    const i = n * IDS;
    return this.groups.find(ids[i + (ids[i + MOVABLE_A] === 1 ? ROW_A : ROW_B)]);
  }

  /** Whether a block allows its group to stand; counts the points that both bodies lean on. */
  private mayStand({ data: d, ids, completed }: Blocks, c: BodyColumns, n: number): boolean {
    const i = n * IDS;
    const o = n * BLOCK;
    const a = ids[i + ROW_A];
    const b = ids[i + ROW_B];
    if (completed[n] > 1) return false;
    if (!this.isQuiet(c, a, ids[i + MOVABLE_A]) || !this.isQuiet(c, b, ids[i + MOVABLE_B])) return false;
    const size = ids[i + SIZE];
    const deep = -LEFT_ALONE * d[o + SLOP];
    let load = 0;
    let loaded = 0;
    for (let k = 0; k < size; k++) {
      if (!(d[o + GAP + k] > deep)) return false;
      load += d[o + NORMAL + k];
      if (d[o + NORMAL + k] > 0) loaded++;
    }
    if (load === 0) return true;
    this.points[a] += loaded;
    this.points[b] += loaded;
    const limit = STICKS * d[o + MU] * load;
    const f1 = d[o + FRICTION];
    const f2 = d[o + FRICTION + 1];
    return f1 * f1 + f2 * f2 < limit * limit;
  }

  /** Whether a body is calm, or does not move at all and is nothing that forces move. */
  private isQuiet({ velocity: v, angularVelocity: w }: BodyColumns, row: number, movable: number): boolean {
    if (movable === 1) return this.calm[row] === 1;
    const i = row * 3;
    return v[i] === 0 && v[i + 1] === 0 && v[i + 2] === 0 && w[i] === 0 && w[i + 1] === 0 && w[i + 2] === 0;
  }

  /** Lists rows and blocks of the groups that may stand. */
  private gather(
    { ids, count, balanced }: Blocks,
    { velocity: v, angularVelocity: w }: BodyColumns,
    rows: number,
  ): void {
    for (let row = 0; row < rows; row++)
      if (this.calm[row] === 1 && this.fails[this.groups.find(row)] === 0) this.rows[this.count++] = row;
    if (this.count === 0) return;
    for (let k = 0; k < this.count; k++) {
      for (let i = this.rows[k] * 3, end = i + 3; i < end; i++) {
        this.before[i] = v[i];
        this.beforeTurning[i] = w[i];
      }
    }
    for (let n = 0; n < count; n++) {
      if (this.fails[this.rootOf(ids, n)] === 1) continue;
      balanced[n] = 1;
      this.list[this.listed++] = n;
    }
  }

  /** Applies impulses to copies of the velocities; returns whether they leave a group too fast, and marks it. */
  private weigh(blocks: Blocks, c: BodyColumns): boolean {
    const slow = BALANCED * this.kick[0];
    const { left: v, leftTurning: w, rows, count } = this;
    for (let k = 0; k < count; k++) {
      for (let i = rows[k] * 3, end = i + 3; i < end; i++) {
        v[i] = c.velocity[i] - this.before[i];
        w[i] = c.angularVelocity[i] - this.beforeTurning[i];
      }
    }
    for (let k = 0; k < this.listed; k++) pushBodies(blocks, this.list[k], v, w, c.worldInverseInertia);
    let any = false;
    for (let k = 0; k < count; k++) {
      const row = rows[k];
      const i = row * 3;
      const speedSq = v[i] * v[i] + v[i + 1] * v[i + 1] + v[i + 2] * v[i + 2];
      const spinSq = w[i] * w[i] + w[i + 1] * w[i + 1] + w[i + 2] * w[i + 2];
      // Written so that a number that isn't finite fails.
      if (speedSq < slow * slow && spinSq * c.reach[row] * c.reach[row] < slow * slow) continue;
      this.fails[this.groups.find(row)] = 1;
      any = true;
    }
    return any;
  }

  /** Whether all velocities are those of the last substep: then this substep ends like that one. */
  private isSame({ velocity: v, angularVelocity: w }: BodyColumns): boolean {
    const { rows, count, velocity, turning } = this;
    for (let k = 0; k < count; k++) {
      for (let i = rows[k] * 3, end = i + 3; i < end; i++)
        if (v[i] !== velocity[i] || w[i] !== turning[i]) return false;
    }
    return true;
  }

  /** Gives up the groups that are marked. */
  private release(blocks: Blocks): void {
    const { rows, list, fails, groups } = this;
    let kept = 0;
    for (let k = 0; k < this.count; k++) if (fails[groups.find(rows[k])] === 0) rows[kept++] = rows[k];
    this.count = kept;
    kept = 0;
    for (let k = 0; k < this.listed; k++) {
      const n = list[k];
      if (fails[this.rootOf(blocks.ids, n)] === 0) list[kept++] = n;
      else {
        this.book(blocks, n);
        blocks.balanced[n] = 0;
      }
    }
    this.listed = kept;
  }

  private book(blocks: Blocks, n: number): void {
    if (blocks.life[n] === REPEATS) blocks.restart(n);
    const { data: d, books } = blocks;
    for (let k = 0; k < 7; k++) books[n * BOOK + TOTAL + k] += this.substeps * d[n * BLOCK + NORMAL + k];
  }

  private reserve(rows: number, blocks: number): void {
    if (this.list.length < blocks) {
      this.stood = false;
      this.list = new Int32Array(blocks);
    }
    if (this.rows.length >= rows) return;
    this.stood = false;
    this.rows = new Int32Array(rows);
    this.calm = new Uint8Array(rows);
    this.points = new Int32Array(rows);
    this.fails = new Uint8Array(rows);
    this.velocity = new Float64Array(rows * 3);
    this.turning = new Float64Array(rows * 3);
    this.before = new Float64Array(rows * 3);
    this.beforeTurning = new Float64Array(rows * 3);
    this.left = new Float64Array(rows * 3);
    this.leftTurning = new Float64Array(rows * 3);
  }
}
