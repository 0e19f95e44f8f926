/** A unit of the solve: the nodes of a soft member, or a shape with six unknowns. Driven shapes have no unknowns. */
import { BALANCE, SUMMED } from './law.js';
import type { Member } from './member.js';
import type { SoftPart } from './soft-part.js';

/**
 * The vectors of the solver, with three numbers per node and then six per member: gradient, residual, and those of
 * conjugate gradients; y and p are products of z and d with the matrix that the preconditioner inverts.
 */
export class Vectors {
  g = new Float64Array(0);
  r = new Float64Array(0);
  z = new Float64Array(0);
  d = new Float64Array(0);
  q = new Float64Array(0);
  s = new Float64Array(0);
  y = new Float64Array(0);
  p = new Float64Array(0);
  /** First of the six unknowns of members. */
  shapes = 0;

  /** Makes room; returns whether the vectors have changed. */
  reserve(nodes: number, members: number): boolean {
    const size = 3 * nodes + 6 * members;
    if (this.g.length >= size && this.shapes === 3 * nodes) return false;
    this.shapes = 3 * nodes;
    for (const name of ['g', 'r', 'z', 'd', 'q', 's', 'y', 'p'] as const) this[name] = new Float64Array(size);
    return true;
  }
}

/** Products with the Hessian of a block: not judged yet, exact ones, or those of its factored stiffness. */
export const UNJUDGED = 0;
export const EXACT = 1;
export const AT_REST = 2;

export class Block {
  /** First unknown in the vectors, and their number. */
  at = 0;
  size = 0;
  /** Mass of the moving parts [kg], and the reference force: weight and contact forces [N]. */
  mass = 0;
  weight = 0;
  /** How much it moves: 0 where it lies still, 1 from a small part of the speed of free fall on. */
  stirred = 0;
  /** Gain below which the solver stops: at a first look, and at the end [J]. */
  coarse = 0;
  fine = 0;
  pressed = 0;
  /** Share of the trial motion that certificates allow. */
  share = 1;
  /** Part of that share after the last look at its candidates, and whether it has changed since. */
  aim = 1;
  hasChanged = false;
  /** The middle, about which it turns as a whole [m]. */
  readonly centre = new Float64Array(3);
  /** Its matrix as a whole, six rows, then as L D Lᵀ; and that of inertia alone. */
  readonly matrix = new Float64Array(36);
  readonly inertia = new Float64Array(36);
  /** The latter for soft blocks, as L D Lᵀ. */
  readonly inertiaFactor = new Float64Array(36);
  /** Stiffness of contacts at each node of a body with a factor of its own, nine numbers each [N/m]. */
  readonly touched: Float64Array;
  /** The contacts that its own factor has (`ContactTerms.signature`). */
  touchedFor = -1;
  /** Whether a step of this substep took so many products that its own factor gets the contacts. */
  isHard = false;
  /** Its motion as a whole in the preconditioner. */
  readonly motion = new Float64Array(6);
  /** Whether motion as a whole is solved separately, and whether nothing holds its vertices. */
  hasWhole = false;
  isFree = false;
  /** Whether rotations and inertia are those of this substep. */
  isTurned = false;
  /** The contacts that its matrix has (`ContactTerms.signature`), and whether it is among the last that got one. */
  madeFor = -1;
  /** The step in which it was last solved. */
  private step = -1;
  isMade = false;
  /** How products with its Hessian are made in this substep: see `linear-solve.ts`. */
  hessian = UNJUDGED;
  /** Forces of elasticity and damping at the places `seen`; energy, and the size of its parts [J]. */
  readonly elastic: Float64Array;
  readonly seen: Float64Array;
  readonly elasticSums = new Float64Array(2);
  /** Places before a step of the solver, and at the start of the trial motion: nodes, or a pose. */
  readonly origin: Float64Array;
  readonly start: Float64Array;
  /** Parts of the vectors, for soft members. */
  g!: Float64Array;
  r!: Float64Array;
  z!: Float64Array;
  d!: Float64Array;
  q!: Float64Array;
  y!: Float64Array;
  p!: Float64Array;

  constructor(
    readonly member: Member,
    readonly part: SoftPart | undefined,
  ) {
    const size = part === undefined ? 7 : 3 * member.nodeCount;
    this.origin = new Float64Array(size);
    this.start = new Float64Array(size);
    this.elastic = new Float64Array(part === undefined ? 0 : size);
    this.seen = new Float64Array(part === undefined ? 0 : size);
    this.touched = new Float64Array(part?.elasticity.factorAt === undefined ? 0 : 3 * size);
  }

  /** Largest remaining force at which it is in balance [N]; see `Newton.isAtRest`. */
  get allowed(): number {
    return BALANCE * (this.weight + Math.max(this.stirred, SUMMED) * this.pressed);
  }

  /**
   * At the start of a substep: what is known of its elasticity is of the last one. A body that is like its rest shape
   * stays so in a `step`; steps that need more than a few Newton steps find out if it does not.
   */
  renew(step: number): void {
    this.isTurned = this.isHard = false;
    this.madeFor = this.touchedFor = -1;
    if (this.step !== step || this.hessian !== AT_REST) this.hessian = UNJUDGED;
    this.step = step;
    if (this.seen.length > 0) this.seen[0] = Number.NaN;
  }

  /** Computes forces of elasticity and damping at x, unless they are known there. */
  strain(x: Float64Array): void {
    const { seen, elastic, elasticSums, at } = this;
    const { elasticity } = this.part!;
    let k = 0;
    while (k < seen.length && seen[k] === x[at + k]) k++;
    if (k === seen.length) return;
    for (; k < seen.length; k++) seen[k] = x[at + k];
    elastic.fill(0);
    elasticity.totalGradient(x, elastic);
    elasticSums[0] = elasticity.sums[0];
    elasticSums[1] = elasticity.sums[1];
  }

  /** Takes its range of the vectors. */
  place(vectors: Vectors, unknowns: number): void {
    const { member } = this;
    this.size = unknowns;
    this.at = this.part === undefined ? vectors.shapes + 6 * member.index : 3 * member.from;
    const end = this.at + (this.part === undefined ? 6 : unknowns);
    if (this.g?.buffer === vectors.g.buffer && this.g.byteOffset === 8 * this.at) return;
    this.g = vectors.g.subarray(this.at, end);
    this.r = vectors.r.subarray(this.at, end);
    this.z = vectors.z.subarray(this.at, end);
    this.d = vectors.d.subarray(this.at, end);
    this.q = vectors.q.subarray(this.at, end);
    this.y = vectors.y.subarray(this.at, end);
    this.p = vectors.p.subarray(this.at, end);
  }
}
