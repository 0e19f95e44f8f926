/**
 * The solver's own memory: one block of numbers per group of up to four contact points that share a normal.
 *
 * All points of a block share one frame: tangents t1, t2 and normal n, at the middle P of the points. There the two
 * bodies have a relative velocity of six numbers, u1 u2 un (of P) and w1 w2 wn (rotation). A point at (x, y) of the
 * tangent plane closes with un + y·w1 − x·w2. So four normals, friction and twist are solved on six numbers, gathered
 * once and scattered once, with small matrices that are made once per step.
 */
import { widened } from '../../core/grow.js';
import { type BlockArrays, Kernel } from './kernel.js';

/**
 * Offsets into a block, in the order in which a pass reads them: the numbers of an open contact come first, the books
 * last.
 */
export const N = 0;
export const T1 = 3;
export const T2 = 6;
/** P − centre of a, P − centre of b [m]. */
export const RA = 9;
export const RB = 12;
/** Gap of each point, negative inside [m]. */
export const GAP = 15;
/** Impulses of the present substep: four normals, friction along t1 and t2 [N·s], twist about n [N·m·s]. */
export const NORMAL = 19;
export const FRICTION = 23;
export const TWIST = 25;
/** Places of the four points in the tangent plane [m]. */
export const X = 26;
export const Y = 30;
/** Depth that is not corrected [m]: a contact that is never quite open doesn't flicker. */
export const SLOP = 34;
/** Soft contact: how fast depth is corrected [1/s], and the shares of the stiff answer and of the impulse so far. */
export const BIAS_RATE = 35;
export const MASS_SCALE = 36;
export const IMPULSE_SCALE = 37;
export const MU = 38;
/** Share of each body in the motion of P; together 1. */
export const SHARE_A = 39;
export const SHARE_B = 40;
/** 1/m of both bodies, 0 for immovable ones. */
export const INVERSE_MASS_A = 41;
export const INVERSE_MASS_B = 42;
/** 1 / A_ii, 0 for missing points. */
export const MASS = 43;
/** Inverse of the 2×2 matrix of friction: 11 12 22. */
export const FRICTION_MASS = 47;
/** Response of (u1, u2, wn) to the wrench (fn, m1, m2) of the normals, row by row. */
export const COUPLING = 50;
/** Distance of each point from P [m]: the lever of friction against twist. */
export const LEVER = 59;
/** Response of wn to friction, and 1 / (response of wn to twist). */
export const FRICTION_TWIST = 63;
export const TWIST_MASS = 65;
/** Second moments of the points about P, divided by their determinant: xx, xy, yy [1/m²]; 0 when they lie on a line. */
export const SPREAD = 66;
/**
 * The wrench (fn, q1, q2) that changes (un, w1, w2) by one: the inverse of the 3×3 matrix of the normals, 00 01 02 11
 * 12 22.
 */
export const NORMAL_MASS = 69;
/** Response of the normal velocities to the normal impulses: 00 01 02 03 11 12 13 22 23 33. */
export const A = 75;
export const RESTITUTION = 85;

/**
 * Contents of a block until the kernel has filled it: places of the points in the world [m] and tangential impulses
 * [N·s], all x, all y, all z.
 */
export const RAW_PLACE = MASS;
export const RAW_GRIP = NORMAL_MASS;

export const BLOCK = 86;

/**
 * Offsets into the books of a block, which passes don't read: impulses over all substeps since contacts were found,
 * laid out like NORMAL … TWIST.
 */
export const TOTAL = 0;
/** The impulses at the start of the step, in the same layout. */
export const START = 7;
/** The four normals of the previous substep. */
export const BEFORE = 14;
export const BOOK = 18;

/** Integers per block. */
export const ROW_A = 0;
export const ROW_B = 1;
export const MANIFOLD = 2;
/** Number of points, and which of the contacts they are. */
export const SIZE = 3;
export const POINTS = 4;
/** Whether forces can move a and b. */
export const MOVABLE_A = 8;
export const MOVABLE_B = 9;
/** First point of the manifold. */
export const FIRST = 10;
/** Rows of the inverse inertias in the matrices, -1 for none. */
export const TURNS_A = 11;
export const TURNS_B = 12;
export const IDS = 13;

/** With more free blocks than this a kernel pays. With fewer, the work around the passes costs more than the passes. */
const MANY = 16;

/** With more manifolds than this, most of which may be at rest or in trees, a kernel is started at once. */
const MANY_MANIFOLDS = 64;

/** A block that was built in this step. */
export const BUILT = 0;

/** A block of the step before, of a manifold at rest: its numbers hold, and it is solved again from where it began. */
export const STANDS = 1;

/** A block that stands and does in this step what it did in the one before, so what that step wrote holds, too. */
export const REPEATS = 2;

export class Blocks implements BlockArrays {
  count = 0;
  /** The arrays are views on the kernel's memory, if there is one. */
  kernel: Kernel | undefined;
  data = new Float64Array(64 * BLOCK);
  ids = new Int32Array(64 * IDS);
  free = new Int32Array(64);
  books = new Float64Array(64 * BOOK);
  freeCount = 0;
  /** The first of these have more than two points; then those with more than one. */
  facesCount = 0;
  manyCount = 0;
  /**
   * Number of these, including those of one point, before the blocks whose bodies have a locked translation
   * (`locked.ts`).
   */
  plainCount = 0;
  /** Per block: which of its bodies its matrices treat as held, 1 + (a: 1) + (b: 2); 0 without matrices. */
  completed = new Uint8Array(64);
  atTree = new Uint8Array(64);
  /** Per block: 1 when it may be part of a tree. */
  couldHold = new Uint8Array(64);
  /** Per block: 1 when its manifold has no other block. */
  whole = new Uint8Array(64);
  /** Per block: `BUILT`, `STANDS` or `REPEATS`, as far as its manifold has come (`narrowphase/life.ts`). */
  life = new Uint8Array(64);
  /** Per block: 1 while its bodies are in balance (`balance.ts`). */
  balanced = new Uint8Array(64);
  /** Per block, at the end of a step: 1 when its tree rested, or its bodies were in balance, in the whole step. */
  rested = new Uint8Array(64);
  /** Whether any block bounces. */
  bouncing = false;
  /** Whether the platform has no kernel, or no memory for it. */
  private unable = false;
  /** Scratch: force and moment for the bodies. */
  readonly wrench = new Float64Array(6);
  /** Scratch of the plain passes: motion, points and friction of the current block. */
  readonly motion = new Float64Array(9);
  readonly points = new Float64Array(24);
  readonly rubbing = new Float64Array(5);

  /** Opens the books of a block that has just been built, for the step. */
  open(n: number): void {
    const { data: d, books } = this;
    const o = n * BLOCK + NORMAL;
    const q = n * BOOK;
    for (let k = 0; k < 7; k++) {
      books[q + TOTAL + k] = 0;
      books[q + START + k] = d[o + k];
    }
    for (let k = 0; k < 4; k++) books[q + BEFORE + k] = d[o + k];
  }

  /** Resets a kept block to its start of the previous step. A rebuilt block would start this step in the same way. */
  restart(n: number): void {
    const { data: d, books } = this;
    const o = n * BLOCK + NORMAL;
    const q = n * BOOK;
    this.life[n] = STANDS;
    for (let k = 0; k < 7; k++) d[o + k] = books[q + START + k];
    this.open(n);
  }

  /** Makes room for a block and returns its number. The caller must write all of it. */
  add(): number {
    if (this.count === this.free.length) this.grow();
    return this.count++;
  }

  /** The kernel where it pays to use it. */
  get quick(): Kernel | undefined {
    return this.freeCount > MANY ? this.kernel : undefined;
  }

  /** The kernel where it can run passes alone: bodies with a locked translation need plain code in between. */
  get quickAlone(): Kernel | undefined {
    return this.plainCount === this.freeCount ? this.quick : undefined;
  }

  /**
   * Call this before blocks are built. It starts a kernel if the previous step had work for it, or if there are so many
   * manifolds that this one will, and makes room for the rows of bodies.
   */
  quicken(rows: number, manifolds: number): void {
    if (this.unable) return;
    if (this.kernel === undefined && this.freeCount <= MANY && manifolds <= MANY_MANIFOLDS) return;
    if (this.kernel?.rows === rows) return;
    this.kernel ??= Kernel.start();
    this.unable = this.kernel === undefined || !this.kernel.house(this, 1, rows);
    this.move(this.free.length);
  }

  private grow(): void {
    const { kernel } = this;
    const capacity = this.free.length * 2;
    if (kernel !== undefined) this.unable = !kernel.house(this, 2, kernel.rows);
    this.move(capacity);
    this.completed = widened(this.completed);
    this.couldHold = widened(this.couldHold);
    this.whole = widened(this.whole);
    this.life = widened(this.life);
    this.rested = widened(this.rested);
    this.balanced = widened(this.balanced);
  }

  /** Uses the kernel's arrays, or plain ones where the kernel can't grow. */
  private move(capacity: number): void {
    if (this.unable) this.kernel = undefined;
    const { kernel } = this;
    this.data = kernel?.data ?? widened(this.data, capacity * BLOCK);
    this.ids = kernel?.ids ?? widened(this.ids, capacity * IDS);
    this.free = kernel?.free ?? widened(this.free, capacity);
    this.books = kernel?.books ?? widened(this.books, capacity * BOOK);
    this.atTree = kernel?.atTree ?? widened(this.atTree, capacity);
  }
}
