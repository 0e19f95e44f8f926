/**
 * The pairs that may meet before the next search, with the state of each: unknown until the two first come near, then
 * apart or overlapping. Certificates keep separate pairs apart. Overlapping pairs are separated, and are apart when
 * nothing crosses. The state follows from the places of bodies and from the rows of the last substep, so it is kept but
 * never saved.
 */
import { DISABLED, isDynamic } from '../../bodies/layout.js';
import type { Matter } from '../../narrowphase/index.js';
import { type Member, SOFT, STILL } from './member.js';
import type { OverlapTest } from './overlap.js';
import type { Roster } from './roster.js';
import type { System } from './system.js';

export const APART = 1;
export const OVERLAPPING = 2;

const SPAN = 2 ** 24;

export interface Pair {
  readonly a: Member;
  readonly b: Member;
}

export class Pairs {
  /** Of the last search, by rows. */
  readonly list: Pair[] = [];
  readonly overlapping: Pair[] = [];
  /** Those that were just met so that they may only touch. */
  readonly touching: Pair[] = [];
  private readonly states = new Map<number, number>();
  private order: number[] = [];

  constructor(
    private readonly matter: Matter,
    private readonly system: System,
    private readonly roster: Roster,
    private readonly test: OverlapTest,
    /** Whether this response handles the contact of two rows. */
    private readonly isOurs: (a: number, b: number) => boolean,
  ) {}

  clear(): void {
    this.states.clear();
    this.list.length = 0;
    this.overlapping.length = 0;
    this.touching.length = 0;
  }

  /** Forgets the states of a member that was moved by others. */
  forget(member: Member): void {
    for (const key of this.states.keys())
      if (Math.floor(key / SPAN) === member.row || key % SPAN === member.row) this.states.delete(key);
  }

  /**
   * Lists all pairs whose boxes meet; boxes of members include their motion. `reachOf` gives the motion of a shape
   * without a member.
   */
  find(reachOf: (row: number) => number, box: (member: Member) => void): void {
    const { matter, system, list, roster } = this;
    const { bodies } = matter;
    list.length = 0;
    for (const member of system.members) member.isWatched = member.soft !== undefined;
    const soft = system.members.filter((member) => member.soft !== undefined);
    const order = this.order;
    order.length = 0;
    for (let k = 0; k < soft.length; k++) order.push(k);
    order.sort((p, q) => soft[p].low[0] - soft[q].low[0] || p - q);
    for (let n = 0; n < order.length; n++) {
      const a = soft[order[n]];
      for (let m = n + 1; m < order.length; m++) {
        const b = soft[order[m]];
        if (b.low[0] > a.high[0]) break;
        if (boxesMeet(a, b)) this.add(a, b);
      }
      if (a.soft!.selfCollision && a.mode === SOFT) list.push({ a, b: a });
    }
    const { kind } = bodies.columns;
    for (let row = 0; row < bodies.rows; row++) {
      if (kind[row] === 0 || matter.deformables.byRow[row] !== undefined) continue;
      this.findShape(row, soft, roster.byRow[row], reachOf, box);
    }
    list.sort((p, q) => rowsOf(p) - rowsOf(q));
  }

  private findShape(
    row: number,
    soft: readonly Member[],
    known: Member | undefined,
    reachOf: (row: number) => number,
    box: (member: Member) => void,
  ): void {
    const c = this.matter.bodies.columns;
    let member = known;
    const far = reachOf(row);
    for (let k = 0; k < soft.length; k++) {
      const a = soft[k];
      // The same question to shapes with and without a member: who was near before must make no difference.
      let isNear = true;
      for (let axis = 0; axis < 3; axis++) {
        const x = c.position[3 * row + axis];
        if (a.low[axis] > x + far || a.high[axis] < x - far) isNear = false;
      }
      if (!isNear) continue;
      if (member === undefined || member.isBare) {
        if (!this.mayMeet(a.row, row)) continue;
        member = this.roster.of(row);
        box(member);
      }
      member.isWatched = true;
      if (boxesMeet(a, member)) this.add(a, member);
    }
  }

  private add(a: Member, b: Member): void {
    if (a.mode === STILL && b.mode === STILL) return;
    const pair = a.row < b.row ? { a, b } : { a: b, b: a };
    if (this.mayMeet(a.row, b.row)) this.list.push(pair);
    else this.pass(pair);
  }

  /** Bodies that may pass through each other now may later be found inside each other. */
  pass(pair: Pair): void {
    this.states.delete(rowsOf(pair));
  }

  private mayMeet(a: number, b: number): boolean {
    const { group, mask, sensor, kind, activity } = this.matter.bodies.columns;
    if (activity[a] === DISABLED || activity[b] === DISABLED) return false;
    if ((group[a] & mask[b]) === 0 || (group[b] & mask[a]) === 0 || sensor[a] + sensor[b] > 0) return false;
    return (isDynamic(kind[a]) || isDynamic(kind[b])) && this.isOurs(Math.min(a, b), Math.max(a, b));
  }

  /**
   * Sorts the pairs of the last search by their state. Calls `visit` for separate pairs, with whether they have just
   * met, and skips those that `mayOverlap` allows. At the start of a step, pairs that still touch count as just met.
   * `continues` knows pairs that were apart before, where that is not kept here.
   */
  sortOut(
    visit: (pair: Pair, isNew: boolean) => void,
    mayOverlap: (pair: Pair) => boolean,
    isStart: boolean,
    continues: (a: Member, b: Member) => boolean,
  ): void {
    const { list, overlapping, touching, states } = this;
    overlapping.length = 0;
    touching.length = 0;
    for (const pair of list) {
      const key = rowsOf(pair);
      let state = states.get(key);
      const isNew = state === undefined;
      const wasApart = state === APART;
      if (!wasApart) {
        const isApart = (isNew && continues(pair.a, pair.b)) || !this.test.overlap(pair.a, pair.b);
        state = isApart ? APART : OVERLAPPING;
        states.set(key, state);
      }
      if (state === APART) visit(pair, !wasApart);
      else if (!mayOverlap(pair) && !isTied(pair)) {
        overlapping.push(pair);
        if ((isNew || isStart) && this.test.touches.length > 0 && pair.a !== pair.b) touching.push(pair);
      }
    }
  }
}

/** What is tied through a shape can't be parted from it, and passes until it has come out. */
const isTied = ({ a, b }: Pair): boolean => a.tied.has(b.row) || b.tied.has(a.row);

const rowsOf = ({ a, b }: Pair): number => a.row * SPAN + b.row;

export function boxesMeet(a: Member, b: Member): boolean {
  for (let k = 0; k < 3; k++) if (a.low[k] > b.high[k] || b.low[k] > a.high[k]) return false;
  return true;
}
