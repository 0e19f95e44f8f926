/**
 * Newton's method for the points of pinned blocks (`pinned.ts`): normals and friction of a piece, point by point, on the
 * velocities of its bodies (`constraint/newton-solver.ts`).
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import { writeArms } from '../constraint/build-contacts.js';
import * as L from '../constraint/contact-buffer.js';
import { NewtonSolver } from '../constraint/newton-solver.js';
import { pushBodies } from './apply.js';
import {
  BLOCK,
  type Blocks,
  FRICTION,
  GAP,
  IDS,
  INVERSE_MASS_A,
  INVERSE_MASS_B,
  MU,
  N,
  NORMAL,
  RA,
  RB,
  ROW_A,
  ROW_B,
  SIZE,
  T1,
  T2,
  TWIST,
  X,
  Y,
} from './blocks.js';
import { findWrong } from './solve.js';
import { BIAS } from './solve-points.js';

/** Most points that are solved at once. */
export const MOST_POINTS = 128;

/** Error against Coulomb's law at which a piece is solved, in units of the speed that gravity adds in a substep. */
const SOLVED = 1e-2;

/** Gradient against the largest impulse, at which a round of Newton's method ends: the next round begins from there. */
const FOUND = 1e-5;

/**
 * Ratio of masses from which on Newton's method is worth its time. Passes that are led on balance smaller ones, also in a
 * heap of mixed sizes that tumbles, where Newton's method took as long as all the rest and made nothing shallower.
 */
const FAR_HEAVIER = 1000;

/** Most multiplications of Newton's method for all pieces. The passes' result stays for the rest. */
const BUDGET = 1e7;

/** Numbers per block in `saved`. */
const SAVED = 19;

export class PinnedNewton {
  private readonly buffer = new L.ContactBuffer();
  private readonly newton = new NewtonSolver();
  private readonly members = new Int32Array(MOST_POINTS);
  /** Largest wrong speed of a point before [m/s]. */
  private readonly wrong = new Float64Array(1);
  /** Per block: what it carried, and velocity and angular velocity of both bodies. */
  private readonly saved = new Float64Array(SAVED * MOST_POINTS);
  /** Largest ratio of masses in the last piece. It is a field, because a returned number would be boxed. */
  private ratio = 0.5;

  /** Call this before the pieces of a pass. */
  begin(): void {
    this.newton.found = FOUND;
    this.newton.budget = BUDGET;
  }

  /** Solves the blocks `list[from..to-1]`, for a gravity [m/s²] and a substep [s]. */
  solve(
    blocks: Blocks,
    c: BodyColumns,
    list: Uint32Array,
    from: number,
    to: number,
    h: number,
    gravity: number,
    soft: boolean,
  ): void {
    const { buffer, newton } = this;
    this.weigh(blocks, list, from, to);
    if (!(this.ratio > FAR_HEAVIER)) return;
    this.read(blocks, c, list, from, to, 1 / h, soft);
    if (buffer.count === 0) return;
    if (!newton.admits(buffer, this.members, buffer.count, c, c.inverseMass.length)) return;
    this.swap(blocks, c, list, from, to, true);
    for (let k = from; k < to; k++) this.unload(blocks, c, list[k]);
    newton.softest = this.ratio;
    const left = newton.solve(buffer, this.members, buffer.count, c, SOLVED * gravity * h);
    // Without its load a light body has any speed, and would keep it.
    if (left < this.wrong[0]) this.load(blocks);
    else this.swap(blocks, c, list, from, to, false);
  }

  /** Saves what the blocks carry and how their bodies move, or puts it back. */
  private swap(
    { ids, data: d }: Blocks,
    c: BodyColumns,
    list: Uint32Array,
    from: number,
    to: number,
    saves: boolean,
  ): void {
    const { velocity, angularVelocity } = c;
    let at = 0;
    for (let k = from; k < to; k++) {
      const i = list[k] * IDS;
      this.copy(d, list[k] * BLOCK + NORMAL, 7, at, saves);
      at += 7;
      for (let side = ROW_A; side <= ROW_B; side++) {
        this.copy(velocity, 3 * ids[i + side], 3, at, saves);
        this.copy(angularVelocity, 3 * ids[i + side], 3, at + 3, saves);
        at += 6;
      }
    }
  }

  private copy(array: Float64Array, from: number, count: number, at: number, saves: boolean): void {
    const { saved } = this;
    for (let k = 0; k < count; k++) {
      if (saves) saved[at + k] = array[from + k];
      else array[from + k] = saved[at + k];
    }
  }

  private weigh({ data: d }: Blocks, list: Uint32Array, from: number, to: number): void {
    let lightest = 0;
    let heaviest = Number.POSITIVE_INFINITY;
    for (let k = from; k < to; k++) {
      for (let side = INVERSE_MASS_A; side <= INVERSE_MASS_B; side++) {
        const inverse = d[list[k] * BLOCK + side];
        if (!(inverse > 0)) continue;
        lightest = Math.max(lightest, inverse);
        heaviest = Math.min(heaviest, inverse);
      }
    }
    this.ratio = lightest / heaviest;
  }

  /** The points of a piece: their places and how they may close. */
  private read(
    blocks: Blocks,
    c: BodyColumns,
    list: Uint32Array,
    from: number,
    to: number,
    perSecond: number,
    soft: boolean,
  ): void {
    const { buffer, members } = this;
    const { ids, data: d } = blocks;
    buffer.count = 0;
    this.wrong[0] = 0;
    for (let k = from; k < to; k++) {
      const n = list[k];
      const o = n * BLOCK;
      findWrong(blocks, c, n, perSecond, soft, this.wrong);
      for (let i = 0; i < ids[n * IDS + SIZE]; i++) {
        const gap = d[o + GAP + i];
        const old = d[o + NORMAL + i];
        if (!soft && gap > 0 && old === 0) continue;
        const at = buffer.open(ids[n * IDS + ROW_A], ids[n * IDS + ROW_B], n, i);
        const q = at * L.RECORD;
        members[at] = at;
        this.place(d, o, i, q);
        buffer.data[q + L.BIAS] = blocks.points[BIAS + i];
        writeArms(buffer, c, at);
      }
    }
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
   * Removes what block `n` carries from its bodies. The load of a light body is not a good start: turned by a degree, the
   * weight of a heavy body gives it any speed, and Coulomb's law would be evaluated for that.
   */
  private unload(blocks: Blocks, c: BodyColumns, n: number): void {
    const { data: d } = blocks;
    const o = n * BLOCK + NORMAL;
    for (let k = o; k < o + 7; k++) d[k] = -d[k];
    pushBodies(blocks, n, c.velocity, c.angularVelocity, c.worldInverseInertia);
    d.fill(0, o, o + 7);
  }

  /** Writes what the points carry into their blocks. */
  private load({ data: d }: Blocks): void {
    const { data: r, manifold, point, count } = this.buffer;
    for (let p = 0; p < count; p++) {
      const o = manifold[p] * BLOCK;
      const q = p * L.RECORD + L.IMPULSE;
      d[o + NORMAL + point[p]] = r[q];
      d[o + FRICTION] += r[q + 1];
      d[o + FRICTION + 1] += r[q + 2];
      d[o + TWIST] += d[o + X + point[p]] * r[q + 2] - d[o + Y + point[p]] * r[q + 1];
    }
  }
}
