/**
 * A sparse symmetric positive matrix of 3×3 blocks, factored once as L D Lᵀ and solved often. The pattern of L comes
 * from the elimination tree (Liu 1990). The numbers are computed column by column, left-looking, as in Davis (2006),
 * with blocks instead of numbers.
 */

/** A symmetric matrix of 3×3 blocks: all off-diagonal blocks (row-major) by row, and the diagonal ones. */
export interface BlockMatrix {
  /** Row v has the entries starts[v] … starts[v + 1] − 1. */
  readonly starts: Int32Array;
  readonly columns: Int32Array;
  /** Nine numbers per entry. */
  readonly blocks: Float64Array;
  /** Nine numbers per row. */
  readonly diagonal: Float64Array;
}

/** The pattern of L: column k has the rows rows[starts[k] … starts[k + 1] − 1], ascending, in the order of elimination. */
export interface FactorPattern {
  /** The vertex that is eliminated k-th. */
  readonly order: Int32Array;
  readonly rank: Int32Array;
  readonly starts: Int32Array;
  readonly rows: Int32Array;
}

/** The blocks of the factor of a graph whose vertices are eliminated in this order. */
export function factorPattern(
  graphStarts: Int32Array,
  neighbours: Int32Array,
  order: Int32Array,
): FactorPattern {
  const count = order.length;
  const rank = new Int32Array(count);
  for (let k = 0; k < count; k++) rank[order[k]] = k;
  const starts = new Int32Array(count + 1);
  const patterns: Int32Array[] = new Array(count);
  const children: number[][] = Array.from({ length: count }, () => []);
  const seen = new Int32Array(count).fill(-1);
  for (let k = 0; k < count; k++) {
    const list: number[] = [];
    const take = (row: number) => {
      if (row <= k || seen[row] === k) return;
      seen[row] = k;
      list.push(row);
    };
    const v = order[k];
    for (let e = graphStarts[v]; e < graphStarts[v + 1]; e++) take(rank[neighbours[e]]);
    for (const child of children[k]) patterns[child].forEach(take);
    patterns[k] = Int32Array.from(list).sort();
    if (list.length > 0) children[patterns[k][0]].push(k);
    starts[k + 1] = starts[k] + list.length;
  }
  const rows = new Int32Array(starts[count]);
  for (let k = 0; k < count; k++) rows.set(patterns[k], starts[k]);
  return { order, rank, starts, rows };
}

interface Scratch {
  /** A list at j holds the columns k whose next row to be used is j. */
  readonly head: Int32Array;
  readonly link: Int32Array;
  readonly at: Int32Array;
  /** The place of row i in the current column. */
  readonly slot: Int32Array;
  readonly pivots: Float64Array;
  readonly product: Float64Array;
}

export class BlockCholesky {
  readonly pattern: FactorPattern;
  /** Blocks of L, nine numbers each, in the pattern's order. */
  readonly blocks: Float64Array;
  /** Inverse diagonal blocks, nine numbers each. */
  readonly inverse: Float64Array;
  private readonly work: Float64Array;
  /** Whether all pivots were positive. */
  isPositive: boolean;

  constructor(matrix: BlockMatrix, pattern: FactorPattern) {
    const count = pattern.order.length;
    this.pattern = pattern;
    this.blocks = new Float64Array(9 * pattern.rows.length);
    this.inverse = new Float64Array(9 * count);
    this.work = new Float64Array(3 * count);
    this.isPositive = this.factor(matrix);
  }

  /** Factors new numbers with the same pattern. */
  refactor(matrix: BlockMatrix): void {
    this.blocks.fill(0);
    this.isPositive = this.factor(matrix);
  }

  /** What one factoring needs: shared bodies are factored once, thin ones over and over. */
  private scratch(): Scratch {
    const count = this.pattern.order.length;
    this.kept ??= {
      head: new Int32Array(count),
      link: new Int32Array(count),
      at: new Int32Array(count),
      slot: new Int32Array(count),
      pivots: new Float64Array(9 * count),
      product: new Float64Array(9),
    };
    return this.kept;
  }

  private kept: Scratch | undefined;

  private factor(matrix: BlockMatrix): boolean {
    const { pattern, blocks, inverse } = this;
    const { starts, rows, order, rank } = pattern;
    const count = order.length;
    const { head, link, at, slot, pivots, product } = this.scratch();
    head.fill(-1);
    link.fill(-1);
    pivots.fill(0);
    for (let j = 0; j < count; j++) {
      const from = starts[j];
      const to = starts[j + 1];
      for (let e = from; e < to; e++) slot[rows[e]] = 9 * e;
      gather(matrix, order[j], rank, slot, j, blocks, pivots);
      for (let k = head[j]; k >= 0; ) {
        const next = link[k];
        const e = at[k];
        // L_ik D_k L_jkᵀ for all rows i ≥ j of column k.
        multiplyTransposed(product, pivots, 9 * k, blocks, 9 * e);
        subtractProduct(pivots, 9 * j, blocks, 9 * e, product);
        for (let i = e + 1; i < starts[k + 1]; i++)
          subtractProduct(blocks, slot[rows[i]], blocks, 9 * i, product);
        this.hang(k, e + 1, head, link, at);
        k = next;
      }
      if (!invertSymmetric(inverse, 9 * j, pivots, 9 * j)) return false;
      for (let e = from; e < to; e++) timesSymmetric(blocks, 9 * e, inverse, 9 * j);
      this.hang(j, from, head, link, at);
    }
    return true;
  }

  /** Appends column k to the list of the row of its entry e. */
  private hang(k: number, e: number, head: Int32Array, link: Int32Array, at: Int32Array): void {
    const { starts, rows } = this.pattern;
    at[k] = e;
    if (e >= starts[k + 1]) return;
    link[k] = head[rows[e]];
    head[rows[e]] = k;
  }

  /** out = A⁻¹ b; three numbers per vertex; `out` may be `b`. */
  solve(b: Float64Array, out: Float64Array): void {
    const { order } = this.pattern;
    const { work: t } = this;
    const count = order.length;
    for (let k = 0; k < count; k++) {
      const v = 3 * order[k];
      t[3 * k] = b[v];
      t[3 * k + 1] = b[v + 1];
      t[3 * k + 2] = b[v + 2];
    }
    this.down();
    this.up();
    for (let k = 0; k < count; k++) {
      const v = 3 * order[k];
      out[v] = t[3 * k];
      out[v + 1] = t[3 * k + 1];
      out[v + 2] = t[3 * k + 2];
    }
  }

  private down(): void {
    const { blocks: l, work: t } = this;
    const { starts, rows } = this.pattern;
    const count = starts.length - 1;
    for (let k = 0; k < count; k++) {
      const x = t[3 * k];
      const y = t[3 * k + 1];
      const z = t[3 * k + 2];
      const to = starts[k + 1];
      for (let e = starts[k]; e < to; e++) {
        const i = 3 * rows[e];
        const o = 9 * e;
        t[i] = t[i] - (l[o] * x + l[o + 1] * y + l[o + 2] * z);
        t[i + 1] = t[i + 1] - (l[o + 3] * x + l[o + 4] * y + l[o + 5] * z);
        t[i + 2] = t[i + 2] - (l[o + 6] * x + l[o + 7] * y + l[o + 8] * z);
      }
    }
  }

  private up(): void {
    const { blocks: l, inverse: d, work: t } = this;
    const { starts, rows } = this.pattern;
    for (let k = starts.length - 2; k >= 0; k--) {
      const p = 9 * k;
      const a = t[3 * k];
      const b = t[3 * k + 1];
      const c = t[3 * k + 2];
      let x = d[p] * a + d[p + 1] * b + d[p + 2] * c;
      let y = d[p + 3] * a + d[p + 4] * b + d[p + 5] * c;
      let z = d[p + 6] * a + d[p + 7] * b + d[p + 8] * c;
      const to = starts[k + 1];
      for (let e = starts[k]; e < to; e++) {
        const i = 3 * rows[e];
        const o = 9 * e;
        const u = t[i];
        const v = t[i + 1];
        const w = t[i + 2];
        x -= l[o] * u + l[o + 3] * v + l[o + 6] * w;
        y -= l[o + 1] * u + l[o + 4] * v + l[o + 7] * w;
        z -= l[o + 2] * u + l[o + 5] * v + l[o + 8] * w;
      }
      t[3 * k] = x;
      t[3 * k + 1] = y;
      t[3 * k + 2] = z;
    }
  }
}

/**
 * Writes the entries of row v below the diagonal into column j of the factor. Row and column are the same, because the
 * matrix is symmetric.
 */
function gather(
  { starts, columns, blocks, diagonal }: BlockMatrix,
  v: number,
  rank: Int32Array,
  slot: Int32Array,
  j: number,
  factor: Float64Array,
  pivots: Float64Array,
): void {
  for (let k = 0; k < 9; k++) pivots[9 * j + k] = diagonal[9 * v + k];
  for (let e = starts[v]; e < starts[v + 1]; e++) {
    const i = rank[columns[e]];
    if (i <= j) continue;
    const o = slot[i];
    // The block of (j, i) is the transpose of that of (i, j).
    for (let r = 0; r < 3; r++) for (let c = 0; c < 3; c++) factor[o + 3 * c + r] = blocks[9 * e + 3 * r + c];
  }
}

/** out = A Bᵀ. */
function multiplyTransposed(out: Float64Array, a: Float64Array, i: number, b: Float64Array, j: number): void {
  for (let r = 0; r < 3; r++)
    for (let c = 0; c < 3; c++) {
      const p = i + 3 * r;
      const q = j + 3 * c;
      out[3 * r + c] = a[p] * b[q] + a[p + 1] * b[q + 1] + a[p + 2] * b[q + 2];
    }
}

/** out −= A P. */
function subtractProduct(out: Float64Array, o: number, a: Float64Array, i: number, p: Float64Array): void {
  const p0 = p[0];
  const p1 = p[1];
  const p2 = p[2];
  const p3 = p[3];
  const p4 = p[4];
  const p5 = p[5];
  const p6 = p[6];
  const p7 = p[7];
  const p8 = p[8];
  for (let r = 0; r < 9; r += 3) {
    const x = a[i + r];
    const y = a[i + r + 1];
    const z = a[i + r + 2];
    out[o + r] = out[o + r] - (x * p0 + y * p3 + z * p6);
    out[o + r + 1] = out[o + r + 1] - (x * p1 + y * p4 + z * p7);
    out[o + r + 2] = out[o + r + 2] - (x * p2 + y * p5 + z * p8);
  }
}

/** A ← A S. */
function timesSymmetric(a: Float64Array, i: number, s: Float64Array, j: number): void {
  for (let r = i; r < i + 9; r += 3) {
    const x = a[r];
    const y = a[r + 1];
    const z = a[r + 2];
    a[r] = x * s[j] + y * s[j + 1] + z * s[j + 2];
    a[r + 1] = x * s[j + 3] + y * s[j + 4] + z * s[j + 5];
    a[r + 2] = x * s[j + 6] + y * s[j + 7] + z * s[j + 8];
  }
}

/** False if the matrix is not positive. */
function invertSymmetric(out: Float64Array, o: number, m: Float64Array, i: number): boolean {
  const a = m[i];
  const b = m[i + 1];
  const c = m[i + 2];
  const d = m[i + 4];
  const f = m[i + 5];
  const g = m[i + 8];
  const ca = d * g - f * f;
  const cb = c * f - b * g;
  const cc = b * f - c * d;
  const det = a * ca + b * cb + c * cc;
  if (!(a > 0 && a * d - b * b > 0 && det > 0)) return false;
  out[o] = ca / det;
  out[o + 1] = out[o + 3] = cb / det;
  out[o + 2] = out[o + 6] = cc / det;
  out[o + 4] = (a * g - c * c) / det;
  out[o + 5] = out[o + 7] = (b * c - a * f) / det;
  out[o + 8] = (a * d - b * b) / det;
  return true;
}
