/**
 * Lemke's complementary pivoting for w = M z + q ≥ 0, z ≥ 0, wᵀz = 0. Source: Cottle, Pang and Stone 1992, chapter 4.4.
 * The lexicographic ratios of chapter 4.9 make cycling impossible.
 *
 *   w − M z − d z₀ = q;  z₀ enters, the row with the smallest q/d leaves;
 *   then the complement of the variable that left enters, until z₀ leaves (solved) or nothing blocks (a ray).
 *
 * If M is copositive-plus, a ray proves that the problem has no solution. Matrices of frictionless contact are
 * copositive-plus. For the friction matrices of Stewart and Trinkle a ray can't happen. For other matrices a ray may
 * only mean that this covering vector d leads nowhere, so the method tries a few more vectors.
 *
 * Departures: rows are scaled by √M_ii, so that light and heavy bodies give pivots of one size. The method solves z
 * once more from the final basis, because the tableau has gathered rounding errors.
 */
import { LuSolver } from './lu.js';

/** Entries of the scaled tableau below this are no pivots. */
const TINY = 1e-11;

/** Ratios that differ by less than this are ties, left to the lexicographic rule. */
const TIE = 1e-12;

/** Covering vectors to try; the first is all ones. */
const COVERS = 8;

/** Pivots per row before the search is called off; three per row are usual. */
const PIVOTS_PER_ROW = 50;

export class Lemke {
  /** Of the last `solve`. */
  pivots = 0;
  private n = 0;
  private width = 0;
  private tableau = new Float64Array(0);
  private scale = new Float64Array(0);
  private basis = new Int32Array(0);
  private ties = new Int32Array(0);
  private rows = new Int32Array(0);
  private readonly lu = new LuSolver();

  /** Writes z and returns whether a basis was found. The caller measures the error of z. `m` is row by row. */
  solve(n: number, m: Float64Array, q: Float64Array, z: Float64Array): boolean {
    this.reserve(n);
    this.pivots = 0;
    z.fill(0, 0, n);
    if (!hasNegative(q, n)) return true;
    for (let cover = 0; cover < COVERS; cover++) {
      this.load(m, q, cover);
      if (!this.run()) continue;
      this.read(m, q, z);
      return true;
    }
    return false;
  }

  /** Columns: w₀ … w₍ₙ₋₁₎, z₀ … z₍ₙ₋₁₎, the covering variable, q. */
  private load(m: Float64Array, q: Float64Array, cover: number): void {
    const { n, width, tableau, scale, basis } = this;
    tableau.fill(0, 0, n * width);
    for (let i = 0; i < n; i++) scale[i] = m[i * n + i] > 0 ? 1 / Math.sqrt(m[i * n + i]) : 1;
    for (let i = 0; i < n; i++) {
      const o = i * width;
      tableau[o + i] = 1;
      for (let j = 0; j < n; j++) tableau[o + n + j] = -scale[i] * m[i * n + j] * scale[j];
      tableau[o + 2 * n] = -coverOf(i, cover);
      tableau[o + 2 * n + 1] = scale[i] * q[i];
      basis[i] = i;
    }
  }

  private run(): boolean {
    const { n, basis } = this;
    let leaving = this.firstRow();
    let entering = 2 * n;
    for (let count = 0; count < PIVOTS_PER_ROW * n + 100; count++) {
      const left = basis[leaving];
      this.pivot(leaving, entering);
      basis[leaving] = entering;
      if (left === 2 * n) return true;
      entering = left < n ? left + n : left - n;
      leaving = this.blockingRow(entering);
      if (leaving < 0) return false;
    }
    return false;
  }

  /** The row whose w becomes zero first while the covering variable shrinks. The lexicographic order decides ties. */
  private firstRow(): number {
    const { n, width, tableau } = this;
    let best = -1;
    let ratio = 0;
    for (let i = 0; i < n; i++) {
      const r = tableau[i * width + 2 * n + 1] / -tableau[i * width + 2 * n];
      if (best < 0 || r < ratio) {
        best = i;
        ratio = r;
      }
    }
    return best;
  }

  private blockingRow(column: number): number {
    const { n, width, tableau, basis, ties } = this;
    const rhs = 2 * n + 1;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < n; i++) {
      const pivot = tableau[i * width + column];
      if (pivot > TINY) least = Math.min(least, Math.max(tableau[i * width + rhs], 0) / pivot);
    }
    if (least === Number.POSITIVE_INFINITY) return -1;
    const reach = least + TIE * (1 + least);
    let count = 0;
    for (let i = 0; i < n; i++) {
      const pivot = tableau[i * width + column];
      if (!(pivot > TINY) || Math.max(tableau[i * width + rhs], 0) / pivot > reach) continue;
      // The covering variable leaves whenever it can, because its leaving gives the solution.
      if (basis[i] === 2 * n) return i;
      ties[count++] = i;
    }
    return this.breakTies(column, count);
  }

  private breakTies(column: number, count: number): number {
    const { n, width, tableau, ties } = this;
    for (let k = 0; k < n && count > 1; k++) {
      let least = Number.POSITIVE_INFINITY;
      for (let t = 0; t < count; t++) {
        const o = ties[t] * width;
        least = Math.min(least, tableau[o + k] / tableau[o + column]);
      }
      let kept = 0;
      for (let t = 0; t < count; t++) {
        const o = ties[t] * width;
        if (tableau[o + k] / tableau[o + column] <= least + TIE) ties[kept++] = ties[t];
      }
      count = kept;
    }
    return ties[0];
  }

  private pivot(row: number, column: number): void {
    const { n, width, tableau } = this;
    const o = row * width;
    const inverse = 1 / tableau[o + column];
    for (let k = 0; k < width; k++) tableau[o + k] *= inverse;
    tableau[o + column] = 1;
    for (let i = 0; i < n; i++) {
      if (i === row) continue;
      const p = i * width;
      const factor = tableau[p + column];
      if (factor === 0) continue;
      for (let k = 0; k < width; k++) tableau[p + k] -= factor * tableau[o + k];
      tableau[p + column] = 0;
    }
    this.pivots++;
  }

  /** Reads z from the tableau. Then solves M_αα z_α = −q_α anew, and takes that z if it has no negative part. */
  private read(m: Float64Array, q: Float64Array, z: Float64Array): void {
    const { n, width, tableau, scale, basis, rows, lu } = this;
    let count = 0;
    for (let i = 0; i < n; i++) {
      const variable = basis[i];
      if (variable < n || variable === 2 * n) continue;
      z[variable - n] = Math.max(scale[variable - n] * tableau[i * width + 2 * n + 1], 0);
      rows[count++] = variable - n;
    }
    lu.reserve(count);
    for (let i = 0; i < count; i++) {
      for (let j = 0; j < count; j++)
        lu.matrix[i * count + j] = scale[rows[i]] * m[rows[i] * n + rows[j]] * scale[rows[j]];
      lu.rhs[i] = -scale[rows[i]] * q[rows[i]];
    }
    if (!lu.solve(count)) return;
    for (let i = 0; i < count; i++) if (lu.rhs[i] < -1e-9) return;
    for (let i = 0; i < count; i++) z[rows[i]] = Math.max(scale[rows[i]] * lu.rhs[i], 0);
  }

  private reserve(n: number): void {
    this.n = n;
    this.width = 2 * n + 2;
    if (this.basis.length >= n) return;
    this.tableau = new Float64Array(n * this.width);
    this.scale = new Float64Array(n);
    this.basis = new Int32Array(n);
    this.ties = new Int32Array(n);
    this.rows = new Int32Array(n);
  }
}

/** A positive number that differs in every row and for every try, and is the same on every machine. */
function coverOf(i: number, cover: number): number {
  if (cover === 0) return 1;
  const mixed = Math.imul(i + 1, 0x9e37_79b9) ^ Math.imul(cover, 0x85eb_ca6b);
  return 0.25 + ((mixed >>> 8) % 4096) / 1024;
}

function hasNegative(q: Float64Array, n: number): boolean {
  for (let i = 0; i < n; i++) if (!(q[i] >= 0)) return true;
  return false;
}
