/** A linear complementarity problem by itself, outside of any world. */
import { PliantError } from '../../core/errors.js';
import { Lemke } from './lemke.js';

/** The solution of a linear complementarity problem. */
export interface LcpAnswer {
  /** Whether `residual` is within the tolerance. */
  readonly solved: boolean;
  /** The solution, or the best guess when there is none; always finite. */
  readonly z: Float64Array;
  /** Largest |min(z, M z + q)|, 0 for an exact solution. */
  readonly residual: number;
  /** Pivots that it took. */
  readonly pivots: number;
  /** What happened, in one sentence. */
  readonly sentence: string;
}

/**
 * Finds z ≥ 0 with w = M z + q ≥ 0 and wᵀz = 0 by Lemke's method. `matrix` is M row by row. A problem without a
 * solution is told so (`solved: false`); input of the wrong size or with numbers that aren't finite is refused.
 */
export function solveLcp(
  matrix: Float64Array | readonly number[],
  q: Float64Array | readonly number[],
  tolerance = 1e-8,
): LcpAnswer {
  const m = Float64Array.from(matrix);
  const rhs = Float64Array.from(q);
  const n = rhs.length;
  checkNumbers(m, n * n, 'matrix');
  checkNumbers(rhs, n, 'q');
  const z = new Float64Array(n);
  const lemke = new Lemke();
  const found = lemke.solve(n, m, rhs, z);
  const residual = lcpResidual(m, rhs, z);
  const solved = found && residual <= tolerance;
  const { pivots } = lemke;
  return { solved, z, residual, pivots, sentence: describe(found, solved, residual, pivots) };
}

function describe(found: boolean, solved: boolean, residual: number, pivots: number): string {
  if (solved) return `Solved in ${pivots} pivots with residual ${residual.toExponential(1)}.`;
  if (found)
    return `A basis was found, but rounding leaves a residual of ${residual.toExponential(1)}; scale the problem.`;
  return `No solution: complementary pivoting ended on a ray from every start, after ${pivots} pivots.`;
}

/** Largest |min(z_i, (M z + q)_i)|. */
export function lcpResidual(m: Float64Array, q: Float64Array, z: Float64Array): number {
  const n = q.length;
  let worst = 0;
  for (let i = 0; i < n; i++) {
    let w = q[i];
    for (let j = 0; j < n; j++) w += m[i * n + j] * z[j];
    worst = Math.max(worst, Math.abs(Math.min(z[i], w)));
  }
  return worst;
}

export function checkNumbers(values: Float64Array, length: number, path: string): void {
  if (values.length !== length) {
    throw new PliantError('invalid-value', `Expected ${length} numbers, found ${values.length}.`, { path });
  }
  const bad = values.findIndex((v) => !Number.isFinite(v));
  if (bad < 0) return;
  throw new PliantError('invalid-value', `The number at ${bad} is ${values[bad]}; all must be finite.`, {
    path,
  });
}
