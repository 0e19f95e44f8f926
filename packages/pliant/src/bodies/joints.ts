/**
 * The joints of a world, one row each: the tied bodies, the kind of tie, and the solver's memory. A removed joint
 * leaves a free row behind (kind 0), and the next joint takes the lowest free row.
 *
 * Two frames, one fixed in each body, coincide when a joint is made: origin at the anchor, x along the axis. The joint
 * keeps the frames together except for its own freedoms. Relative motion is of b seen from a. Impulses act on b, and
 * the opposite impulses act on a.
 */
import { type Handle, handleGeneration, handleIndex, MAX_GENERATION, makeHandle } from '../core/handle.js';
import { Sorter } from '../core/sort.js';
import { UnionFind } from '../core/union-find.js';

export type JointHandle = Handle<'joint'>;

/** Codes of the kinds; 0 marks a free row. */
export const JOINT_CODE = {
  ball: 1,
  hinge: 2,
  slider: 3,
  fixed: 4,
  distance: 5,
  rope: 6,
  spring: 7,
  'six-axis': 8,
} as const;
export const JOINT_KINDS = Object.keys(JOINT_CODE) as (keyof typeof JOINT_CODE)[];

/** Offsets into a joint's numbers. Anchor and orientation of the joint's frame in body a, then in b. */
export const ANCHOR_A = 0;
export const ANCHOR_B = 3;
export const FRAME_A = 6;
export const FRAME_B = 10;
/** Limits of the angle [rad] or travel [m]. */
export const MIN = 14;
export const MAX = 15;
/** Motor: speed to reach [rad/s, m/s] and the most it can push [N·m, N]. */
export const SPEED = 16;
export const STRENGTH = 17;
/** Of a distance, rope or spring: length [m]; of a spring [N/m], [N·s/m]. */
export const LENGTH = 18;
/** Of a ball: how far the axis of b may lean from that of a [rad]. */
export const CONE = LENGTH;
export const STIFFNESS = 19;
export const DAMPING = 20;
/**
 * Of a six-axis joint, for each axis: what it leaves free (`AXIS_FREE`, `AXIS_LIMITED`, `AXIS_DRIVEN`; 0 is locked),
 * its limits, and speed and strength of its motor. Travel along x, y and z comes first, then turns about them.
 */
export const AXES = 21;
export const AXIS = 5;
export const AXIS_MIN = 1;
export const AXIS_MAX = 2;
export const AXIS_SPEED = 3;
export const AXIS_STRENGTH = 4;
export const AXIS_FREE = 1;
export const AXIS_LIMITED = 2;
export const AXIS_DRIVEN = 4;
/** Most rows that a joint has: a limit and a motor for each of six axes. */
export const MAX_ROWS_PER_JOINT = 12;
/** Impulses of the last substep, one per row of the joint: where the next one starts. */
export const IMPULSE = AXES + 6 * AXIS;
/** Linear [N·s] and angular [N·m·s] impulse on b over the last step, world frame, the angular one about the anchor. */
export const TOTAL = IMPULSE + MAX_ROWS_PER_JOINT;
/** How strongly the joint has pulled lately: impulse per substep, fading [N·s]. */
export const PULL = TOTAL + 6;
/** Length of the substep that these impulses are of [s]; 0 while there are none. */
export const SPAN = PULL + 1;
export const NUMBERS = SPAN + 1;

export const HAS_LIMITS = 1;
export const HAS_MOTOR = 2;
export const COLLIDES = 4;
export const HAS_CONE = 8;
/** Switched off by the user; and: one of its bodies is. */
export const SWITCHED_OFF = 64;
export const WAITS = 128;
export const ALL_FLAGS = HAS_LIMITS | HAS_MOTOR | COLLIDES | HAS_CONE | SWITCHED_OFF | WAITS;

/** What stands for no limit to a motor's strength. */
export const UNLIMITED = 1e30;

export class Joints {
  /** Rows to run through; some may be free (`kind` 0). */
  rows = 0;
  /** Changes whenever a joint is added, is removed, or gets limits or a motor. */
  version = 0;
  kind = new Uint8Array(8);
  flags = new Uint8Array(8);
  /** Body rows. */
  a = new Uint32Array(8);
  b = new Uint32Array(8);
  generation = new Uint32Array(8);
  /** Steps for which the joint has been torn apart. */
  strained = new Uint32Array(8);
  numbers = new Float64Array(8 * NUMBERS);
  readonly names: (string | undefined)[] = [];
  private alive = 0;
  private excludedA = new Uint32Array(0);
  private excludedB = new Uint32Array(0);
  private excluded = 0;
  private excludedVersion = -1;
  /** Rows of bodies that fixed joints hold together, and the number of rows in it. */
  private readonly rigid = new UnionFind();
  private rigidRows = 0;
  private readonly sorter = new Sorter();

  get count(): number {
    return this.alive;
  }

  /** A zeroed row. */
  take(): number {
    let row = 0;
    while (row < this.rows && this.kind[row] !== 0) row++;
    this.reserve(row + 1);
    if (row === this.rows) this.rows++;
    this.numbers.fill(0, row * NUMBERS, (row + 1) * NUMBERS);
    this.strained[row] = 0;
    this.flags[row] = 0;
    this.generation[row] = (this.generation[row] % MAX_GENERATION) + 1;
    this.alive++;
    this.version++;
    return row;
  }

  release(row: number): void {
    this.kind[row] = 0;
    this.names[row] = undefined;
    this.alive--;
    this.version++;
  }

  /** Makes a joint start from zero impulses, because it was switched on or off. */
  forget(row: number): void {
    const o = row * NUMBERS;
    this.numbers.fill(0, o + IMPULSE, o + IMPULSE + MAX_ROWS_PER_JOINT);
    this.version++;
  }

  /** Takes over the rows that a snapshot has written. */
  adopt(rows: number): void {
    this.rows = rows;
    this.alive = 0;
    for (let row = 0; row < rows; row++) if (this.kind[row] !== 0) this.alive++;
    this.version++;
  }

  handle(row: number): JointHandle {
    return makeHandle<'joint'>(row, this.generation[row]);
  }

  /** Row of a handle, or -1 when its joint is gone. */
  find(handle: number): number {
    const row = handleIndex(handle);
    if (row < 0 || row >= this.rows || this.kind[row] === 0) return -1;
    return this.generation[row] === handleGeneration(handle) ? row : -1;
  }

  /** Whether the joint exists and holds its bodies. */
  isOn(row: number): boolean {
    return this.kind[row] !== 0 && (this.flags[row] & (SWITCHED_OFF | WAITS)) === 0;
  }

  /** Whether a body hangs on any joint. */
  holds(body: number): boolean {
    for (let row = 0; row < this.rows; row++) if (this.ties(row, body)) return true;
    return false;
  }

  ties(row: number, body: number): boolean {
    return this.kind[row] !== 0 && (this.a[row] === body || this.b[row] === body);
  }

  /** Forgets the impulses of the previous step. */
  beginStep(): void {
    for (let row = 0; row < this.rows; row++)
      this.numbers.fill(0, row * NUMBERS + TOTAL, row * NUMBERS + TOTAL + 6);
  }

  /**
   * Removes from sorted pairs those that a joint keeps from touching: the two bodies of a joint, and all bodies that fixed
   * joints hold together. These are one body: contact between them could only fight the joints.
   */
  dropPairs(pairs: { count: number; readonly a: Uint32Array; readonly b: Uint32Array }): void {
    if (this.alive === 0) return;
    this.exclude();
    const { excludedA, excludedB, excluded, rigid, rigidRows } = this;
    let kept = 0;
    let k = 0;
    for (let p = 0; p < pairs.count; p++) {
      const a = pairs.a[p];
      const b = pairs.b[p];
      while (k < excluded && (excludedA[k] < a || (excludedA[k] === a && excludedB[k] < b))) k++;
      if (k < excluded && excludedA[k] === a && excludedB[k] === b) continue;
      if (Math.max(a, b) < rigidRows && rigid.find(a) === rigid.find(b)) continue;
      pairs.a[kept] = a;
      pairs.b[kept++] = b;
    }
    pairs.count = kept;
  }

  /** Lists pairs that don't touch, in the order of the broad phase. Makes the list anew only after joints changed. */
  private exclude(): void {
    if (this.excludedVersion === this.version) return;
    this.excludedVersion = this.version;
    this.excludedA = new Uint32Array(this.rows);
    this.excludedB = new Uint32Array(this.rows);
    this.excluded = 0;
    this.rigidRows = 0;
    for (let row = 0; row < this.rows; row++)
      this.rigidRows = Math.max(this.rigidRows, this.a[row] + 1, this.b[row] + 1);
    this.rigid.reset(this.rigidRows);
    for (let row = 0; row < this.rows; row++) {
      if (!this.isOn(row) || (this.flags[row] & COLLIDES) !== 0) continue;
      if (this.kind[row] === JOINT_CODE.fixed) this.rigid.union(this.a[row], this.b[row]);
      this.excludedA[this.excluded] = Math.min(this.a[row], this.b[row]);
      this.excludedB[this.excluded++] = Math.max(this.a[row], this.b[row]);
    }
    this.sorter.sortPairs(this.excludedA, this.excludedB, this.excluded);
  }

  reserve(rows: number): void {
    if (rows <= this.kind.length) return;
    const capacity = Math.max(rows, this.kind.length * 2);
    this.kind = widened(this.kind, new Uint8Array(capacity));
    this.flags = widened(this.flags, new Uint8Array(capacity));
    this.a = widened(this.a, new Uint32Array(capacity));
    this.b = widened(this.b, new Uint32Array(capacity));
    this.generation = widened(this.generation, new Uint32Array(capacity));
    this.strained = widened(this.strained, new Uint32Array(capacity));
    this.numbers = widened(this.numbers, new Float64Array(capacity * NUMBERS));
  }
}

function widened<A extends Float64Array | Uint32Array | Uint8Array>(old: A, next: A): A {
  next.set(old as never);
  return next;
}

/** The length of a substep `h` [s] over that of the joint's remembered impulses; 1 if there are none. */
export function spanRatio({ numbers }: Joints, row: number, h: number): number {
  const span = numbers[row * NUMBERS + SPAN];
  return span > 0 ? h / span : 1;
}
