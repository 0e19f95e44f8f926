/** What moves as one in the solve: the nodes of a soft member, or a shape with six unknowns; driven shapes have none. */
import type { Member } from './member.js';
import type { SoftPart } from './soft-part.js';

/** The vectors of the solver, over three numbers per node and then six per member: gradient, residual, and what conjugate gradients need. */
export class Vectors {
  g = new Float64Array(0);
  r = new Float64Array(0);
  z = new Float64Array(0);
  d = new Float64Array(0);
  q = new Float64Array(0);
  s = new Float64Array(0);
  /** Where the six unknowns of members begin. */
  shapes = 0;

  /** Makes room; returns whether the vectors are others than before. */
  reserve(nodes: number, members: number): boolean {
    const size = 3 * nodes + 6 * members;
    if (this.g.length >= size && this.shapes === 3 * nodes) return false;
    this.shapes = 3 * nodes;
    for (const name of ['g', 'r', 'z', 'd', 'q', 's'] as const) this[name] = new Float64Array(size);
    return true;
  }
}

export class Block {
  /** Place of its first unknown in the vectors, and how many it has. */
  at = 0;
  size = 0;
  /** [kg], of the parts that move, and the force that it is measured against: weight and what presses it [N]. */
  mass = 0;
  weight = 0;
  /** Gain that is not worth a step of the solver: of a first look, and at the end [J]. */
  coarse = 0;
  fine = 0;
  pressed = 0;
  /** Share of the way on trial that certificates allow. */
  share = 1;
  /** Part of that share that the last look at its candidates leaves, and whether it has changed since. */
  aim = 1;
  hasChanged = false;
  /** Middle, about which it turns as a whole [m]. */
  readonly centre = new Float64Array(3);
  /** Its matrix as a whole, six rows, then as L D Lᵀ; and that of inertia alone. */
  readonly matrix = new Float64Array(36);
  readonly inertia = new Float64Array(36);
  /** Whether moves as a whole are solved apart from the rest. */
  hasWhole = false;
  /** Places before a step of the solver, and where the way on trial begins: nodes, or a pose. */
  readonly origin: Float64Array;
  readonly start: Float64Array;
  /** Parts of the vectors, for soft members. */
  g!: Float64Array;
  r!: Float64Array;
  z!: Float64Array;
  d!: Float64Array;
  q!: Float64Array;

  constructor(
    readonly member: Member,
    readonly part: SoftPart | undefined,
  ) {
    const size = part === undefined ? 7 : 3 * member.nodeCount;
    this.origin = new Float64Array(size);
    this.start = new Float64Array(size);
  }

  /** Takes its place in the vectors. */
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
  }
}
