/**
 * Bodies that land on a tree or on the ground. A body that lands face on face on something held stops there, and the
 * next body lands on it in turn: in a column that falls layer after layer, several within one substep. Passes over
 * contacts move such a stop up by one body each and leave the others inside each other. Here the landing bodies become
 * part of a tree at once, root first:
 *
 *   v_goal of the body below − gap/h along the normal; a body that would come farther lands, the others fly on
 *
 * The tree then moves with these velocities, closes the gaps, and comes to rest where the others relax: a plastic
 * impact. Its blow goes down the whole tree as its weight does, and every block of the tree must be able to give it
 * (`held.ts`).
 *
 * The passes solve the rest: bodies that land on two others at once, tilted, bouncing, with locked axes, or on
 * something that moves.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import {
  BLOCK,
  type Blocks,
  GAP,
  IDS,
  MOVABLE_A,
  MOVABLE_B,
  MU,
  N,
  NORMAL,
  RA,
  RB,
  RESTITUTION,
  ROW_A,
  ROW_B,
  SIZE,
  SLOP,
  SPREAD,
  T1,
  T2,
  X,
  Y,
} from './blocks.js';

/** Gaps at the points of a face that lands flat differ by less than this share of the slop. */
const LANDS_FLAT = 0.25;

/** The forest that bodies land on, as this module reads and changes it; see `forest.ts`. */
export interface LandingPlace {
  readonly count: number;
  readonly first: Int32Array;
  readonly block: Int32Array;
  readonly row: Int32Array;
  readonly side: Int8Array;
  readonly held: Uint8Array;
  readonly locked: Uint8Array;
  land(block: number, row: number, parent: number, side: number, speed: number): void;
  addTree(first: number): void;
}

export class Landing {
  /** Per row: first of its edges to bodies that no tree holds; per edge (two per block): the next one. */
  private head = new Int32Array(0);
  private next = new Int32Array(0);
  /** Per slot: the goal velocity of its body [m/s]. */
  private goal = new Float64Array(0);

  /**
   * Whether some body lands on a tree within the time `h` [s], and others land on it. Passes stop a single body equally
   * well.
   */
  isNear(forest: LandingPlace, blocks: Blocks, c: BodyColumns, h: number): boolean {
    const { ids, free, facesCount } = blocks;
    const { held } = forest;
    for (let k = 0; k < facesCount; k++) {
      const n = free[k];
      const i = n * IDS;
      const a = ids[i + MOVABLE_A] === 0 || held[ids[i + ROW_A]] === 1;
      const b = ids[i + MOVABLE_B] === 0 || held[ids[i + ROW_B]] === 1;
      if (a === b || !isOpenFace(blocks, n) || !this.closes(blocks, n, c, a ? -1 : 1, -1, h)) continue;
      if (isFollowed(blocks, n, ids[i + (a ? ROW_B : ROW_A)])) return true;
    }
    return false;
  }

  /** Once per building of trees, when the held blocks are known. */
  list({ locked }: LandingPlace, blocks: Blocks, rows: number): void {
    const { ids, count } = blocks;
    if (this.head.length < rows) {
      this.head = new Int32Array(rows * 2);
      this.goal = new Float64Array(rows * 6);
    }
    if (this.next.length < count * 2) this.next = new Int32Array(blocks.free.length * 2);
    this.head.fill(-1, 0, rows);
    for (let n = 0; n < count; n++) {
      if (locked[n] === 1) continue;
      this.addEdge(n * 2, ids[n * IDS + ROW_A]);
      this.addEdge(n * 2 + 1, ids[n * IDS + ROW_B]);
    }
  }

  /**
   * Adds the bodies that land on tree `t`, the last one, within the time `h` [s]; `isHeld` knows the bodies of all
   * trees.
   */
  graft(
    forest: LandingPlace,
    blocks: Blocks,
    c: BodyColumns,
    t: number,
    h: number,
    isHeld: (row: number) => boolean,
  ): void {
    const root = forest.first[t];
    if (!restsOnGround(forest, blocks, c, root)) return;
    this.goal.fill(0, root * 3, forest.count * 3);
    this.follow(forest, blocks, c, root, h, isHeld);
  }

  /** Makes trees of bodies that land on immovable bodies, and of those that land on them in turn. */
  plant(
    forest: LandingPlace,
    blocks: Blocks,
    c: BodyColumns,
    h: number,
    isHeld: (row: number) => boolean,
  ): void {
    const { ids, count, data: d } = blocks;
    for (let n = 0; n < count; n++) {
      const i = n * IDS;
      if (ids[i + MOVABLE_A] + ids[i + MOVABLE_B] === 2 || forest.locked[n] === 1 || !isOpenFace(blocks, n))
        continue;
      const side = ids[i + MOVABLE_A] === 1 ? 1 : -1;
      const row = ids[i + (side > 0 ? ROW_A : ROW_B)];
      if (!this.isLonely(blocks, c, row, n, isHeld) || !this.closes(blocks, n, c, side, -1, h)) continue;
      if (!isAtRest(c, ids[i + (side > 0 ? ROW_B : ROW_A)])) continue;
      const root = forest.count;
      const speed = leastGap(blocks, n) / h;
      for (let k = 0; k < 3; k++) this.goal[root * 3 + k] = -side * speed * d[n * BLOCK + N + k];
      forest.land(n, row, -1, side, speed);
      this.follow(forest, blocks, c, root, h, isHeld);
      forest.addTree(root);
    }
  }

  private follow(
    forest: LandingPlace,
    blocks: Blocks,
    c: BodyColumns,
    root: number,
    h: number,
    isHeld: (row: number) => boolean,
  ): void {
    const { ids } = blocks;
    const { row } = forest;
    for (let s = root; s < forest.count; s++) {
      for (let edge = this.head[row[s]]; edge >= 0; edge = this.next[edge]) {
        const n = edge >> 1;
        const side = (edge & 1) === 0 ? -1 : 1;
        const other = ids[n * IDS + (side < 0 ? ROW_B : ROW_A)];
        if (ids[n * IDS + (side < 0 ? MOVABLE_B : MOVABLE_A)] === 0 || !isOpenFace(blocks, n)) continue;
        if (!this.isLonely(blocks, c, other, n, isHeld) || !this.closes(blocks, n, c, side, s, h)) continue;
        const speed = leastGap(blocks, n) / h;
        const at = forest.count * 3;
        for (let k = 0; k < 3; k++)
          this.goal[at + k] = this.goal[s * 3 + k] - side * speed * blocks.data[n * BLOCK + N + k];
        forest.land(n, other, s, side, speed);
      }
    }
  }

  /** Whether a body is free, is in no tree, and touches held or immovable bodies only by block `n`. */
  private isLonely(
    { ids }: Blocks,
    c: BodyColumns,
    row: number,
    n: number,
    isHeld: (row: number) => boolean,
  ): boolean {
    if (isHeld(row) || c.locks[row] !== 0 || c.inverseMass[row] === 0) return false;
    for (let edge = this.head[row]; edge >= 0; edge = this.next[edge]) {
      const m = edge >> 1;
      if (m === n) continue;
      const isB = (edge & 1) === 1;
      if (ids[m * IDS + (isB ? MOVABLE_A : MOVABLE_B)] === 0) return false;
      if (isHeld(ids[m * IDS + (isB ? ROW_A : ROW_B)])) return false;
    }
    return true;
  }

  /**
   * Whether block `n` closes within `h` if the body below, in slot `below` (-1: at rest), has its goal velocity and the
   * body on `side` its own.
   */
  private closes(blocks: Blocks, n: number, c: BodyColumns, side: number, below: number, h: number): boolean {
    const { data: d, ids } = blocks;
    const { velocity: v, angularVelocity: w } = c;
    const o = n * BLOCK;
    const i = ids[n * IDS + (side > 0 ? ROW_A : ROW_B)] * 3;
    const r = o + (side > 0 ? RA : RB);
    let un = 0;
    let w1 = 0;
    let w2 = 0;
    for (let k = 0; k < 3; k++) {
      const k1 = (k + 1) % 3;
      const k2 = (k + 2) % 3;
      const turning = w[i + k1] * d[r + k2] - w[i + k2] * d[r + k1];
      un += side * (v[i + k] + turning - (below < 0 ? 0 : this.goal[below * 3 + k])) * d[o + N + k];
      w1 += side * w[i + k] * d[o + T1 + k];
      w2 += side * w[i + k] * d[o + T2 + k];
    }
    for (let p = 0; p < ids[n * IDS + SIZE]; p++) {
      if (d[o + GAP + p] + h * (un + d[o + Y + p] * w1 - d[o + X + p] * w2) < 0) return true;
    }
    return false;
  }

  private addEdge(edge: number, row: number): void {
    this.next[edge] = this.head[row];
    this.head[row] = edge;
  }
}

/** Whether a block is a face that lies flat over another, carries nothing and doesn't bounce. */
/** Whether a body has another face, beside block `n`, to a body that may land on it. */
function isFollowed({ ids, free, facesCount }: Blocks, n: number, row: number): boolean {
  for (let k = 0; k < facesCount; k++) {
    const i = free[k] * IDS;
    if (free[k] === n || (ids[i + ROW_A] !== row && ids[i + ROW_B] !== row)) continue;
    if (ids[i + MOVABLE_A] + ids[i + MOVABLE_B] === 2) return true;
  }
  return false;
}

function isOpenFace(blocks: Blocks, n: number): boolean {
  const { data: d, ids } = blocks;
  const o = n * BLOCK;
  if (d[o + SPREAD] === 0 || d[o + MU] === 0 || d[o + RESTITUTION] !== 0) return false;
  if (d[o + NORMAL] + d[o + NORMAL + 1] + d[o + NORMAL + 2] + d[o + NORMAL + 3] > 0) return false;
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let g = o + GAP; g < o + GAP + ids[n * IDS + SIZE]; g++) {
    least = Math.min(least, d[g]);
    most = Math.max(most, d[g]);
  }
  return least > -d[o + SLOP] && most - least < LANDS_FLAT * d[o + SLOP];
}

function leastGap({ data: d, ids }: Blocks, n: number): number {
  let least = Number.POSITIVE_INFINITY;
  const g = n * BLOCK + GAP;
  for (let k = 0; k < ids[n * IDS + SIZE]; k++) least = Math.min(least, d[g + k]);
  return Math.max(least, 0);
}

/** Whether what the tree with the root slot `root` stands on is at rest. */
function restsOnGround(
  { block, side }: LandingPlace,
  { ids }: Blocks,
  c: BodyColumns,
  root: number,
): boolean {
  return isAtRest(c, ids[block[root] * IDS + (side[root] > 0 ? ROW_B : ROW_A)]);
}

function isAtRest({ velocity: v, angularVelocity: w }: BodyColumns, row: number): boolean {
  for (let k = row * 3; k < row * 3 + 3; k++) if (v[k] !== 0 || w[k] !== 0) return false;
  return true;
}
