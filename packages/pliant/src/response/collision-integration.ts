/**
 * Impulse-based contact as chapter 2 of the thesis derives it: every impact is integrated over its normal impulse with
 * Coulomb friction and Poisson's law of restitution (`collision-law.ts`).
 *
 *   where bodies arrive faster than gravity explains: one collision at the mean of the points that arrive, with e,
 *   pair after pair until nothing arrives any more; no collision adds energy, so neither does their series
 *   then what rests, by the passes of `impulse`
 *
 * Departure: Mirtich keeps bodies at rest by micro-collisions as well. These have no memory of the load they carry, so a
 * box on a slope creeps by 0.05 m in 5 s and a stack of ten boxes falls. Here contacts that close no faster than gravity
 * makes them are solved as contacts at rest, as in Mirtich's own hybrid of impulses and constraints (1995).
 *
 * Degenerate cases: without restitution the gap that is left is travelled first, so the collision comes in two parts, whose
 * impulses are those of one; a point that both bodies' locks hold answers with nothing.
 */
import type { Bodies, BodyColumns } from '../bodies/bodies.js';
import { CollisionIntegral } from './collision-law.js';
import { scatter } from './impulse/apply.js';
import {
  BLOCK,
  type Blocks,
  BOOK,
  GAP,
  IDS,
  INVERSE_MASS_A,
  INVERSE_MASS_B,
  MU,
  N,
  NORMAL,
  RA,
  RB,
  RESTITUTION,
  SIZE,
  T1,
  T2,
  TOTAL,
  X,
  Y,
} from './impulse/blocks.js';
import { boundSpeed, findPressing, type ImpactLaw, relative } from './impulse/impact.js';
import { Impulse, impulse } from './impulse/impulse.js';
import { holdBlock } from './impulse/locked.js';
import { answerLocked } from './impulse-averaged.js';
import { addKAtLever } from './k-matrix.js';
import { type ResponseMethod, servesRigid } from './method.js';

/** A contact at rest closes with what forces add in a substep; an impact is faster by this many times what gravity adds. */
const FASTER_THAN_GRAVITY = 1;

/** Rounds over all blocks before a knot of bodies that hit each other is left to the passes. */
const MAX_ROUNDS = 64;

class IntegratedImpacts implements ImpactLaw {
  highest = 0;
  private readonly integral = new CollisionIntegral();
  private speeds = new Float64Array(0);
  private readonly pressing = new Float64Array(1);
  private readonly u = new Float64Array(6);
  private readonly arrives = new Float64Array(3);
  private readonly k = new Float64Array(9);
  private readonly local = new Float64Array(9);
  /** Of the arriving points: their number, mean place in the block, and gap. */
  private hits = 0;
  private readonly mean = new Float64Array(3);
  private readonly isHit = new Uint8Array(4);

  run(blocks: Blocks, { columns: c, flight }: Bodies, h: number, gravitySize: number): void {
    this.highest = 0;
    const slow = FASTER_THAN_GRAVITY * gravitySize * h;
    const rows = c.inverseMass.length;
    if (this.speeds.length < rows) this.speeds = new Float64Array(rows);
    const { speeds } = this;
    for (let row = 0; row < rows; row++) boundSpeed(speeds, c, row);
    for (let round = 0; round < MAX_ROUNDS; round++) {
      let collided = false;
      for (let n = 0; n < blocks.count; n++) {
        const a = blocks.ids[n * IDS];
        const b = blocks.ids[n * IDS + 1];
        if (speeds[a] + speeds[b] <= slow) continue;
        const e = blocks.data[n * BLOCK + RESTITUTION];
        if (e > this.highest) this.highest = e;
        const fliesA = flight.has(a, c);
        const fliesB = flight.has(b, c);
        if (!this.meets(blocks, n, c, h, slow)) continue;
        if (!this.collide(blocks, n, c, h, e, flight.follows(a, b, c))) continue;
        collided = true;
        if (e > 0 && fliesA) flight.note(a, c);
        if (e > 0 && fliesB) flight.note(b, c);
        boundSpeed(speeds, c, a);
        boundSpeed(speeds, c, b);
      }
      if (!collided) return;
    }
  }

  /** Whether points of a block arrive faster than gravity explains, and which. */
  private meets(blocks: Blocks, n: number, c: BodyColumns, h: number, slow: number): boolean {
    const { data: d, ids } = blocks;
    const { u, mean, isHit } = this;
    const o = n * BLOCK;
    relative(d, o, ids[n * IDS], ids[n * IDS + 1], c, u);
    findPressing(blocks, n, c, this.pressing);
    const rests = -slow - h * Math.max(this.pressing[0], 0);
    let parting = true;
    this.hits = 0;
    mean.fill(0);
    for (let i = 0; i < ids[n * IDS + SIZE]; i++) {
      const speed = u[2] + d[o + Y + i] * u[3] - d[o + X + i] * u[4];
      if (!(speed > slow)) parting = false;
      isHit[i] = speed < rests && d[o + GAP + i] + h * speed < 0 ? 1 : 0;
      if (isHit[i] === 0) continue;
      this.hits++;
      mean[0] += d[o + X + i];
      mean[1] += d[o + Y + i];
      mean[2] += d[o + GAP + i];
    }
    // Bodies that separate this fast have bounced: starting from the old impulse would be a second bounce.
    if (parting) for (let i = NORMAL; i < NORMAL + 7; i++) d[o + i] = 0;
    if (this.hits === 0) return false;
    for (let k = 0; k < 3; k++) mean[k] /= this.hits;
    return true;
  }

  /** One collision at the mean of the points that arrive. */
  private collide(
    blocks: Blocks,
    n: number,
    c: BodyColumns,
    h: number,
    e: number,
    isExact: boolean,
  ): boolean {
    const { data: d, ids, books, wrench } = blocks;
    const { u, arrives, local, mean, isHit, integral, hits } = this;
    const o = n * BLOCK;
    const x = mean[0];
    const y = mean[1];
    const gap = mean[2];
    this.answerAt(blocks, n, c, x, y);
    if (!(local[8] > 0)) return false;
    arrives[0] = u[0] - y * u[5];
    arrives[1] = u[1] + x * u[5];
    arrives[2] = u[2] + y * u[3] - x * u[4];
    // The impact is at the start of the substep. A bouncing body has not yet received the forces of the substep, and
    // receives them afterwards. With joints and springs, the energy that semi-implicit Euler keeps contains half of
    // them.
    if (e > 0) arrives[2] += h * (isExact ? this.pressing[0] : 0.5 * Math.max(this.pressing[0], 0));
    else if (gap > 0) arrives[2] += gap / h;
    if (!(arrives[2] < 0)) return false;
    integral.collide(local, arrives, d[o + MU], e);
    const f1 = integral.impulse[0];
    const f2 = integral.impulse[1];
    const fn = integral.impulse[2];
    wrench[0] = f1;
    wrench[1] = f2;
    wrench[2] = fn;
    wrench[3] = y * fn;
    wrench[4] = -x * fn;
    wrench[5] = x * f2 - y * f1;
    const { velocity, angularVelocity, worldInverseInertia } = c;
    const i = n * IDS;
    if (!scatter(d, o, ids[i], ids[i + 1], velocity, angularVelocity, worldInverseInertia, wrench))
      return false;
    holdBlock(blocks, c, n);
    const book = n * BOOK + TOTAL;
    for (let p = 0; p < ids[i + SIZE]; p++) if (isHit[p] === 1) books[book + p] += fn / hits;
    books[book + 4] += f1;
    books[book + 5] += f2;
    books[book + 6] += wrench[5];
    return true;
  }

  /** `local` becomes the collision matrix at (x, y) of a block, in its frame. */
  private answerAt({ data: d, ids }: Blocks, n: number, c: BodyColumns, x: number, y: number): void {
    const { k, local } = this;
    const o = n * BLOCK;
    k.fill(0);
    for (let side = 0; side < 2; side++) {
      if (!(d[o + (side === 0 ? INVERSE_MASS_A : INVERSE_MASS_B)] > 0)) continue;
      const r = o + (side === 0 ? RA : RB);
      addKAtLever(
        k,
        c,
        ids[n * IDS + side],
        d[r] + x * d[o + T1] + y * d[o + T2],
        d[r + 1] + x * d[o + T1 + 1] + y * d[o + T2 + 1],
        d[r + 2] + x * d[o + T1 + 2] + y * d[o + T2 + 2],
      );
    }
    if ((c.locks[ids[n * IDS]] | c.locks[ids[n * IDS + 1]]) !== 0) answerLocked(k);
    for (let row = 0; row < 3; row++)
      for (let column = 0; column < 3; column++) {
        const p = o + axisOf(row);
        const q = o + axisOf(column);
        let sum = 0;
        for (let i = 0; i < 3; i++) for (let j = 0; j < 3; j++) sum += d[p + i] * k[3 * i + j] * d[q + j];
        local[3 * row + column] = sum;
      }
  }
}

function axisOf(row: number): number {
  return row === 0 ? T1 : row === 1 ? T2 : N;
}

class CollisionIntegration extends Impulse {
  override get anchored(): undefined {
    return undefined;
  }
}

export const collisionIntegration: ResponseMethod = {
  name: 'collision-integration',
  sentence:
    'Integrates every impact over its impulse, with friction that changes direction and Poisson restitution; what rests is held as under impulse.',
  source: 'thesis, chapter 2 (impulse-based simulation); Mirtich and Canny 1994; Mirtich 1995; Keller 1986',
  parameters: impulse.parameters ?? [],
  detection: 'every-step',
  limits:
    'A collision is that of two rigid bodies at one point; a body that deforms has as many points as vertices.',
  serves: servesRigid,
  create: (parameters) => new CollisionIntegration(parameters, new IntegratedImpacts()),
};
