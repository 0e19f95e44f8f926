/**
 * A friction–contact problem by itself, as the collections of Siconos have it: u = W r + q, and Coulomb's law between u
 * and r at every contact, on the second-order cone. Solved by nonsmooth Gauss–Seidel with the exact solution of each
 * contact (Jean 1999), accelerated (`conjugate.ts`); small ones that it leaves unfinished go to `pyramid.ts` first.
 */
import { PliantError } from '../../core/errors.js';
import { ContactCone, coneErrorSq } from './cone.js';
import { Conjugate } from './conjugate.js';
import { checkNumbers } from './lcp.js';
import { PyramidSolver } from './pyramid.js';

/** Contacts with friction, as a matrix. */
export interface FrictionProblem {
  /** 3 for contacts in space (normal and two tangents), 2 for those in the plane (normal and one). */
  readonly dimension: 2 | 3;
  /** W, row by row: how velocities at the contacts answer to impulses. */
  readonly matrix: Float64Array | readonly number[];
  /** Velocities without impulses, normal first at every contact. */
  readonly q: Float64Array | readonly number[];
  /** Friction coefficient of every contact. */
  readonly mu: Float64Array | readonly number[];
}

/** How a contact problem with friction is solved. */
export interface FrictionOptions {
  /** Residual at which the problem counts as solved; 1e-8 by default. */
  readonly tolerance?: number;
  /** Sweeps over all contacts before giving up; 10,000 by default. */
  readonly sweeps?: number;
  /** `accelerated` by default; `plain` is Gauss–Seidel by itself; `direct` begins with complementary pivoting. */
  readonly method?: 'accelerated' | 'plain' | 'direct';
}

/** The solution of a contact problem with friction. */
export interface FrictionAnswer {
  /** Whether it is as exact as was asked. */
  readonly solved: boolean;
  /** Impulses, normal first at every contact. */
  readonly reaction: Float64Array;
  /** Velocities W r + q. */
  readonly velocity: Float64Array;
  /** Natural map of Coulomb's law, its norm relative to that of q. */
  readonly residual: number;
  /** Sweeps that it took. */
  readonly sweeps: number;
  /** What happened, in one sentence. */
  readonly sentence: string;
}

/** Solves a friction–contact problem; never returns numbers that aren't finite, and says when it has failed. */
export function solveFrictionProblem(
  problem: FrictionProblem,
  options: FrictionOptions = {},
): FrictionAnswer {
  const system = readProblem(problem);
  const { tolerance = 1e-8, sweeps = 10_000, method = 'accelerated' } = options;
  if (method === 'direct') {
    new PyramidSolver().solve(system.contacts, system.dense(), system.q, system.mu, system.r);
  }
  const taken = iterate(system, tolerance, sweeps, method !== 'plain');
  const residual = system.residual();
  const solved = residual <= tolerance;
  const words = `${taken} sweeps with residual ${residual.toExponential(1)}`;
  return {
    solved,
    reaction: system.flat(system.r),
    velocity: system.flat(system.u),
    residual,
    sweeps: taken,
    sentence: solved ? `Solved in ${words}.` : `Not solved: stopped after ${words}.`,
  };
}

function iterate(system: ConeSystem, tolerance: number, most: number, accelerate: boolean): number {
  const conjugate = new Conjugate();
  const extra = new Float64Array(system.r.length);
  conjugate.begin(system.r.length);
  let error = system.residual();
  for (let k = 0; k < most; k++) {
    if (error <= tolerance) return k;
    conjugate.remember(system.r);
    system.sweep();
    error = system.residual();
    if (!accelerate || error <= tolerance || k + 1 === most) continue;
    if (!conjugate.extend(system.r, extra)) continue;
    for (let i = 0; i < extra.length; i++) system.r[i] += extra[i];
  }
  return most;
}

/**
 * The problem in three dimensions, W as a list of 3 × 3 blocks. A plane problem has a second tangent that nothing
 * moves.
 */
class ConeSystem {
  readonly contacts: number;
  readonly q: Float64Array;
  readonly r: Float64Array;
  readonly u: Float64Array;
  private readonly columns: Int32Array[] = [];
  private readonly blocks: Float64Array[] = [];
  private readonly cone = new ContactCone();
  private readonly trial = new Float64Array(3);

  constructor(
    private readonly dimension: 2 | 3,
    matrix: Float64Array,
    q: Float64Array,
    readonly mu: Float64Array,
  ) {
    this.contacts = mu.length;
    this.q = new Float64Array(3 * this.contacts);
    this.r = new Float64Array(3 * this.contacts);
    this.u = new Float64Array(3 * this.contacts);
    const d = dimension;
    for (let i = 0; i < this.contacts; i++) {
      for (let k = 0; k < d; k++) this.q[i * 3 + k] = q[i * d + k];
      this.gather(matrix, i);
    }
  }

  /** Runs one Gauss–Seidel sweep. */
  sweep(): void {
    const { cone, r, mu } = this;
    for (let i = 0; i < this.contacts; i++) {
      this.velocityAt(i, false, cone.q);
      cone.w.set(this.blocks[i].subarray(0, 9));
      cone.mu[0] = mu[i];
      for (let k = 0; k < 3; k++) cone.r[k] = r[i * 3 + k];
      cone.solve();
      for (let k = 0; k < 3; k++) r[i * 3 + k] = cone.r[k];
    }
  }

  residual(): number {
    const { r, u, q, mu, trial } = this;
    let sum = 0;
    let size = 0;
    for (let i = 0; i < this.contacts; i++) {
      this.velocityAt(i, true, trial);
      for (let k = 0; k < 3; k++) u[i * 3 + k] = trial[k];
      sum += coneErrorSq(r, i * 3, u, i * 3, mu[i], 1, trial);
      for (let k = 0; k < 3; k++) size += q[i * 3 + k] * q[i * 3 + k];
    }
    return size > 0 ? Math.sqrt(sum / size) : Math.sqrt(sum);
  }

  /** W row by row, three rows per contact. */
  dense(): Float64Array {
    const n = 3 * this.contacts;
    const out = new Float64Array(n * n);
    for (let i = 0; i < this.contacts; i++) {
      for (let c = 0; c < this.columns[i].length; c++) {
        for (let k = 0; k < 9; k++) {
          const row = i * 3 + Math.floor(k / 3);
          out[row * n + this.columns[i][c] * 3 + (k % 3)] = this.blocks[i][c * 9 + k];
        }
      }
    }
    return out;
  }

  /** As many numbers per contact as the problem has. */
  flat(values: Float64Array): Float64Array {
    const d = this.dimension;
    return Float64Array.from(
      { length: d * this.contacts },
      (_, k) => values[Math.floor(k / d) * 3 + (k % d)],
    );
  }

  private velocityAt(i: number, own: boolean, out: Float64Array): void {
    const columns = this.columns[i];
    const blocks = this.blocks[i];
    const { r, q } = this;
    let x = q[i * 3];
    let y = q[i * 3 + 1];
    let z = q[i * 3 + 2];
    // The contact's own block comes first.
    for (let c = own ? 0 : 1; c < columns.length; c++) {
      const j = columns[c] * 3;
      const o = c * 9;
      x += blocks[o] * r[j] + blocks[o + 1] * r[j + 1] + blocks[o + 2] * r[j + 2];
      y += blocks[o + 3] * r[j] + blocks[o + 4] * r[j + 1] + blocks[o + 5] * r[j + 2];
      z += blocks[o + 6] * r[j] + blocks[o + 7] * r[j + 1] + blocks[o + 8] * r[j + 2];
    }
    out[0] = x;
    out[1] = y;
    out[2] = z;
  }

  private gather(matrix: Float64Array, i: number): void {
    const columns = [i];
    const blocks: number[] = this.blockOf(matrix, i, i);
    for (let j = 0; j < this.contacts; j++) {
      if (j === i) continue;
      const block = this.blockOf(matrix, i, j);
      if (block.every((v) => v === 0)) continue;
      columns.push(j);
      blocks.push(...block);
    }
    this.columns.push(Int32Array.from(columns));
    this.blocks.push(Float64Array.from(blocks));
  }

  private blockOf(matrix: Float64Array, i: number, j: number): number[] {
    const d = this.dimension;
    const n = d * this.contacts;
    const block: number[] = [];
    for (let a = 0; a < 3; a++) {
      for (let b = 0; b < 3; b++) {
        const inside = a < d && b < d;
        block.push(
          inside ? matrix[(i * d + a) * n + j * d + b] : i === j && a === b ? matrix[i * d * n + i * d] : 0,
        );
      }
    }
    return block;
  }
}

function readProblem(problem: FrictionProblem): ConeSystem {
  const { dimension } = problem;
  if (dimension !== 2 && dimension !== 3) {
    throw new PliantError('invalid-value', `Contacts have 2 or 3 dimensions, not ${String(dimension)}.`, {
      path: 'dimension',
    });
  }
  const mu = Float64Array.from(problem.mu);
  const n = dimension * mu.length;
  const matrix = Float64Array.from(problem.matrix);
  const q = Float64Array.from(problem.q);
  checkNumbers(mu, mu.length, 'mu');
  checkNumbers(matrix, n * n, 'matrix');
  checkNumbers(q, n, 'q');
  for (let i = 0; i < mu.length; i++) {
    if (mu[i] < 0) {
      throw new PliantError('invalid-value', `Friction can't be negative, but is ${mu[i]}.`, {
        path: `mu[${i}]`,
      });
    }
    for (let k = 0; k < dimension; k++) {
      const at = i * dimension + k;
      if (matrix[at * n + at] > 0) continue;
      throw new PliantError(
        'invalid-value',
        `The diagonal of the matrix must be positive, but row ${at} has ${matrix[at * n + at]}.`,
        { path: 'matrix' },
      );
    }
  }
  return new ConeSystem(dimension, matrix, q, mu);
}
