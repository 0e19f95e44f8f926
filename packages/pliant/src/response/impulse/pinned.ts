/**
 * Light bodies pinned below heavy ones. A pass gives a light body as much as its own mass can take. A load of a
 * thousand times its weight needs a thousand passes, and meanwhile the heavy body sinks through. So the blocks of such
 * bodies are solved together, normals and friction, point by point, by Newton's method on the velocities of their
 * bodies (`constraint/newton-solver.ts`), where the passes disagree.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import { writeArms } from '../constraint/build-contacts.js';
import * as L from '../constraint/contact-buffer.js';
import { NewtonSolver } from '../constraint/newton-solver.js';
import { scatter } from './apply.js';
import {
  BIAS_RATE,
  BLOCK,
  type Blocks,
  FRICTION,
  GAP,
  IDS,
  IMPULSE_SCALE,
  INVERSE_MASS_A,
  INVERSE_MASS_B,
  MASS_SCALE,
  MU,
  N,
  NORMAL,
  RA,
  RB,
  ROW_A,
  ROW_B,
  SIZE,
  SLOP,
  T1,
  T2,
  TWIST,
  X,
  Y,
} from './blocks.js';
import { isLocked } from './locked.js';
import { Presses } from './presses.js';
import { least, limited } from './softness.js';

/** Most points that are solved at once; larger groups are cut. */
const MOST_POINTS = 128;

/**
 * Speeds of points that are small enough, in units of the speed that gravity adds in a substep: less than a tenth of
 * the slop in a second.
 */
const AGREED = 0.02;

/** Error against Coulomb's law at which a piece is solved, in the same units. */
const SOLVED = 1e-3;

/** One point carries a block alone if the second moment of the loads about their middle is below this share. */
const ONE_POINT = 1e-9;

/** Most multiplications of Newton's method in one solve of all pieces. The passes' result stays for the rest. */
const BUDGET = 1e7;

export class Pinned {
  /** Free blocks of light bodies, group after group. */
  private list = new Int32Array(0);
  private count = 0;
  /** Ends of the pieces that are solved at once, in that list. */
  private ends = new Int32Array(0);
  /**
   * Scratch of `sort`: the list in its new order, the next block of the same group, and whether a block begins a group;
   * per row the last so far.
   */
  private order = new Int32Array(0);
  private next = new Int32Array(0);
  private begins = new Uint8Array(0);
  private last = new Int32Array(0);
  pieces = 0;
  private readonly presses = new Presses();
  /** Per row: its group. */
  private group = new Int32Array(0);
  private readonly buffer = new L.ContactBuffer();
  private readonly newton = new NewtonSolver();
  private readonly members = new Int32Array(MOST_POINTS);
  private readonly wrench = new Float64Array(6);
  /**
   * Largest wrong speed of a point of the last piece [m/s]. It is a field, because a returned number would be boxed.
   */
  private worst = 0.5;
  /** Largest ratio of masses in it. */
  private ratio = 0.5;

  /**
   * Finds the light bodies among those of the free blocks, and makes their contacts stiff: a soft contact gives back a
   * share of its load in every pass.
   */
  gather(blocks: Blocks, c: BodyColumns): void {
    this.pieces = 0;
    this.count = 0;
    if (!this.presses.find(blocks, c)) return;
    this.clear(c.inverseMass.length);
    const { ids, free, freeCount, data: d } = blocks;
    this.reserve(freeCount);
    for (let k = 0; k < freeCount; k++) {
      const n = free[k];
      if (!this.isPinned(blocks, c, n)) continue;
      d[n * BLOCK + MASS_SCALE] = 1;
      d[n * BLOCK + IMPULSE_SCALE] = 0;
      this.join(ids[n * IDS + ROW_A], ids[n * IDS + ROW_B], blocks, n);
      this.list[this.count++] = n;
    }
    this.cut(blocks);
  }

  private clear(rows: number): void {
    if (this.group.length < rows) {
      this.group = new Int32Array(rows);
      this.last = new Int32Array(rows);
    }
    this.group.fill(-1);
  }

  private reserve(freeCount: number): void {
    if (this.list.length >= freeCount) return;
    const size = 2 * freeCount;
    this.list = new Int32Array(size);
    this.order = new Int32Array(size);
    this.next = new Int32Array(size);
    this.begins = new Uint8Array(size);
    this.ends = new Int32Array(size);
  }

  /** Blocks of bodies with a locked translation stay with the passes, which know of locks. */
  private isPinned({ ids, data: d }: Blocks, { locks }: BodyColumns, n: number): boolean {
    const o = n * BLOCK;
    if (isLocked(locks, ids[n * IDS + ROW_A], ids[n * IDS + ROW_B])) return false;
    const { weight } = this.presses;
    return (
      (d[o + INVERSE_MASS_A] > 0 && weight[ids[n * IDS + ROW_A]] > 0) ||
      (d[o + INVERSE_MASS_B] > 0 && weight[ids[n * IDS + ROW_B]] > 0)
    );
  }

  private join(a: number, b: number, { data: d }: Blocks, n: number): void {
    if (!(d[n * BLOCK + INVERSE_MASS_A] > 0 && d[n * BLOCK + INVERSE_MASS_B] > 0)) return;
    const ra = this.find(a);
    const rb = this.find(b);
    if (ra !== rb) this.group[Math.max(ra, rb)] = Math.min(ra, rb);
  }

  private find(row: number): number {
    const { group } = this;
    let root = row;
    while (group[root] >= 0) {
      if (group[group[root]] >= 0) group[root] = group[group[root]];
      root = group[root];
    }
    return root;
  }

  /** Sorts the list by groups, each in its order, and cuts it where a group ends or is too large. */
  private cut(blocks: Blocks): void {
    const { list, count, ends } = this;
    const { ids } = blocks;
    this.sort(blocks);
    let points = 0;
    for (let i = 0; i < count; i++) {
      const size = ids[list[i] * IDS + SIZE];
      const isNew = i > 0 && this.rootOf(blocks, list[i]) !== this.rootOf(blocks, list[i - 1]);
      if (isNew || points + size > MOST_POINTS) {
        ends[this.pieces++] = i;
        points = 0;
      }
      points += size;
    }
    ends[this.pieces++] = count;
  }

  /** Groups in the order of their first blocks. */
  private sort(blocks: Blocks): void {
    const { list, count, last, next, begins } = this;
    for (let i = 0; i < count; i++) last[this.rootOf(blocks, list[i])] = -1;
    for (let i = 0; i < count; i++) {
      const root = this.rootOf(blocks, list[i]);
      next[i] = -1;
      begins[i] = last[root] < 0 ? 1 : 0;
      if (last[root] >= 0) next[last[root]] = i;
      last[root] = i;
    }
    let at = 0;
    for (let i = 0; i < count; i++) {
      if (begins[i] === 0) continue;
      for (let k = i; k >= 0; k = next[k]) this.order[at++] = list[k];
    }
    for (let i = 0; i < count; i++) list[i] = this.order[i];
  }

  private rootOf({ ids, data: d }: Blocks, n: number): number {
    return this.find(ids[n * IDS + (d[n * BLOCK + INVERSE_MASS_A] > 0 ? ROW_A : ROW_B)]);
  }

  /** Whether this module solves all free blocks. */
  isAll({ freeCount }: Blocks): boolean {
    return this.count === freeCount;
  }

  /** Solves all pieces that don't agree, for a gravity [m/s²] and a substep [s]; returns whether there were any. */
  solve(blocks: Blocks, c: BodyColumns, h: number, gravity: number, soft: boolean): boolean {
    const { buffer, newton } = this;
    const { length } = c.inverseMass;
    newton.budget = BUDGET;
    let any = false;
    for (let p = 0; p < this.pieces; p++) {
      const from = p > 0 ? this.ends[p - 1] : 0;
      this.read(blocks, c, from, this.ends[p], 1 / h, soft);
      if (buffer.count === 0 || this.worst <= AGREED * gravity * h) continue;
      if (!newton.admits(buffer, this.members, buffer.count, c, length)) continue;
      if (soft) this.unload(blocks, c, from, this.ends[p]);
      else this.share(blocks, c);
      newton.softest = this.ratio;
      newton.solve(buffer, this.members, buffer.count, c, SOLVED * gravity * h);
      this.load(blocks);
      any = true;
    }
    return any;
  }

  /** The points of a piece: their places, their loads, and how they close. */
  private read(
    blocks: Blocks,
    c: BodyColumns,
    from: number,
    to: number,
    perSecond: number,
    soft: boolean,
  ): void {
    const { list, buffer, members } = this;
    const { ids, data: d } = blocks;
    const { velocity, angularVelocity } = c;
    buffer.count = 0;
    this.worst = 0;
    let lightest = 0;
    let heaviest = Number.POSITIVE_INFINITY;
    for (let k = from; k < to; k++) {
      const n = list[k];
      const o = n * BLOCK;
      for (let m = o + INVERSE_MASS_A; m <= o + INVERSE_MASS_B; m++) {
        if (!(d[m] > 0)) continue;
        lightest = Math.max(lightest, d[m]);
        heaviest = Math.min(heaviest, d[m]);
      }
      for (let i = 0; i < ids[n * IDS + SIZE]; i++) {
        const gap = d[o + GAP + i];
        const old = d[o + NORMAL + i];
        if (!soft && gap > 0 && old === 0) continue;
        const at = buffer.open(ids[n * IDS + ROW_A], ids[n * IDS + ROW_B], n, i);
        const q = at * L.RECORD;
        members[at] = at;
        this.place(d, o, i, q);
        const bias =
          gap > 0 ? gap * perSecond : soft ? limited(d[o + BIAS_RATE] * least(gap + d[o + SLOP])) : 0;
        buffer.data[q + L.BIAS] = bias;
        writeArms(buffer, c, at);
        buffer.measure(at, velocity, angularVelocity, this.wrench, 0);
        const speed = this.wrench[0] + bias;
        const off = old > 0 ? Math.abs(speed) : -speed;
        if (off > this.worst) this.worst = off;
      }
    }
    this.ratio = lightest / heaviest;
  }

  /** Frame, levers, masses and friction of point i of the block at `o`. */
  private place(d: Float64Array, o: number, i: number, q: number): void {
    const { data: r } = this.buffer;
    for (let k = 0; k < 3; k++) {
      r[q + L.DIRECTION + k] = d[o + N + k];
      r[q + L.DIRECTION + 3 + k] = d[o + T1 + k];
      r[q + L.DIRECTION + 6 + k] = d[o + T2 + k];
      const off = d[o + X + i] * d[o + T1 + k] + d[o + Y + i] * d[o + T2 + k];
      r[q + L.RA + k] = d[o + RA + k] + off;
      r[q + L.RB + k] = d[o + RB + k] + off;
      r[q + L.PUSH_A + k] = d[o + INVERSE_MASS_A];
      r[q + L.PUSH_B + k] = d[o + INVERSE_MASS_B];
    }
    r[q + L.MASS_A] = d[o + INVERSE_MASS_A];
    r[q + L.MASS_B] = d[o + INVERSE_MASS_B];
    r[q + L.MU] = d[o + MU];
  }

  /**
   * Removes all loads of the blocks from their bodies. The load of a light body in the previous substep is not a good
   * start: turned by a degree, the weight of a heavy body gives it any speed, and Coulomb's law would be evaluated for
   * that.
   */
  private unload(blocks: Blocks, c: BodyColumns, from: number, to: number): void {
    for (let k = from; k < to; k++) this.take(blocks, c, this.list[k], true);
  }

  /** Removes friction and twist of block `n` from its bodies, and its normals if `withLoads`. */
  private take({ data: d, ids }: Blocks, c: BodyColumns, n: number, withLoads: boolean): void {
    const { wrench } = this;
    const { velocity: v, angularVelocity: w, worldInverseInertia } = c;
    const o = n * BLOCK;
    wrench.fill(0);
    wrench[0] = -d[o + FRICTION];
    wrench[1] = -d[o + FRICTION + 1];
    wrench[5] = -d[o + TWIST];
    for (let i = 0; withLoads && i < ids[n * IDS + SIZE]; i++) {
      const load = d[o + NORMAL + i];
      wrench[2] -= load;
      wrench[3] -= d[o + Y + i] * load;
      wrench[4] += d[o + X + i] * load;
      d[o + NORMAL + i] = 0;
    }
    scatter(d, o, ids[n * IDS + ROW_A], ids[n * IDS + ROW_B], v, w, worldInverseInertia, wrench);
  }

  /**
   * Turns the loads of the blocks into impulses of their points: friction in proportion to their loads, and the rest of
   * the twist as friction about the middle of the loads. The bodies keep their velocities. Only where a single point
   * carries, it can't hold that rest.
   */
  private share(blocks: Blocks, c: BodyColumns): void {
    const { data: r, manifold, point, count } = this.buffer;
    const { data: d } = blocks;
    for (let from = 0, to = 0; from < count; from = to) {
      const n = manifold[from];
      const o = n * BLOCK;
      let load = 0;
      let x = 0;
      let y = 0;
      let squares = 0;
      for (; to < count && manifold[to] === n; to++) {
        const i = o + point[to];
        const one = d[i + NORMAL];
        r[to * L.RECORD + L.IMPULSE] = one;
        load += one;
        x += one * d[i + X];
        y += one * d[i + Y];
        squares += one * (d[i + X] * d[i + X] + d[i + Y] * d[i + Y]);
      }
      if (!(load > 0)) continue;
      x /= load;
      y /= load;
      const f1 = d[o + FRICTION] / load;
      const f2 = d[o + FRICTION + 1] / load;
      const spread = squares - load * (x * x + y * y);
      const rest = d[o + TWIST] - load * (x * f2 - y * f1);
      const turn = spread > ONE_POINT * squares ? rest / spread : 0;
      this.take(blocks, c, n, false);
      for (let p = from; p < to; p++) {
        const i = o + point[p];
        const q = p * L.RECORD + L.IMPULSE;
        r[q + 1] = r[q] * (f1 - turn * (d[i + Y] - y));
        r[q + 2] = r[q] * (f2 + turn * (d[i + X] - x));
        this.wrench[0] = 0;
        this.wrench[1] = r[q + 1];
        this.wrench[2] = r[q + 2];
        this.buffer.push(p, c.velocity, c.angularVelocity, this.wrench, 0);
      }
    }
  }

  /** Writes what the points carry into their blocks. */
  private load({ data: d }: Blocks): void {
    const { data: r, manifold, point, count } = this.buffer;
    for (let p = 0; p < count; p++) {
      const o = manifold[p] * BLOCK;
      if (p === 0 || manifold[p] !== manifold[p - 1])
        d[o + FRICTION] = d[o + FRICTION + 1] = d[o + TWIST] = 0;
      const q = p * L.RECORD + L.IMPULSE;
      d[o + NORMAL + point[p]] = r[q];
      d[o + FRICTION] += r[q + 1];
      d[o + FRICTION + 1] += r[q + 2];
      d[o + TWIST] += d[o + X + point[p]] * r[q + 2] - d[o + Y + point[p]] * r[q + 1];
    }
  }
}
