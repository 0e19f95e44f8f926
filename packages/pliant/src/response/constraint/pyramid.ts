/**
 * Contacts with friction by complementary pivoting: the time-stepping problem of Stewart and Trinkle 1996 in the form
 * of Anitescu and Potra 1997. For this form Lemke's method always ends at a solution.
 *
 *   friction r_t = Σ_k d_k β_k, β ≥ 0, Σ β ≤ μ r_n on a pyramid of four directions;
 *   complementary pairs: r_n ⊥ u_n,  β_k ⊥ d_k·u_t + λ,  λ ⊥ μ r_n − Σ β
 *
 * A pyramid pulls too little between its edges. Departure: the solver turns the first edge of the pyramid and solves
 * the problem again. The edge turns along the sliding velocity or, at a sticking contact, along the pull. On an edge
 * the pyramid and the cone agree, so the result obeys the cone. A few Gauss–Seidel sweeps improve the last digits.
 */
import { Lemke } from './lemke.js';

const EDGES = 4;
const ROWS = EDGES + 2;

/** Most rounds of turning; two or three are usual. */
const TURNS = 5;

/** Change of an edge's direction below which turning is over. */
const TURNED = 1e-10;

export class PyramidSolver {
  /** Pivots of the last `solve`. */
  pivots = 0;
  private readonly lemke = new Lemke();
  private m = new Float64Array(0);
  private q = new Float64Array(0);
  private z = new Float64Array(0);
  /** First edge of every contact's pyramid, in its tangent plane. */
  private edge = new Float64Array(0);

  /**
   * Solves u = W r + q with three rows (n, t1, t2) per contact, and writes r, n first. Returns false and leaves r
   * unchanged if the first pivoting fails.
   */
  solve(contacts: number, w: Float64Array, q: Float64Array, mu: Float64Array, r: Float64Array): boolean {
    this.reserve(contacts);
    this.pivots = 0;
    const { edge } = this;
    for (let i = 0; i < contacts; i++) this.aim(i, q[i * 3 + 1], q[i * 3 + 2], 0);
    let solved = false;
    for (let turn = 0; turn < TURNS; turn++) {
      this.load(contacts, w, q, mu);
      if (!this.lemke.solve(contacts * ROWS, this.m, this.q, this.z)) return solved;
      this.pivots += this.lemke.pivots;
      solved = true;
      for (let i = 0; i < contacts; i++) {
        const o = i * ROWS;
        const along = this.z[o + 1] - this.z[o + 3];
        const across = this.z[o + 2] - this.z[o + 4];
        r[i * 3] = this.z[o];
        r[i * 3 + 1] = along * edge[i * 2] - across * edge[i * 2 + 1];
        r[i * 3 + 2] = along * edge[i * 2 + 1] + across * edge[i * 2];
      }
      if (!this.turnEdges(contacts, w, q, mu, r)) return true;
    }
    return true;
  }

  /** Returns whether any edge moved. */
  private turnEdges(
    contacts: number,
    w: Float64Array,
    q: Float64Array,
    mu: Float64Array,
    r: Float64Array,
  ): boolean {
    const n = contacts * 3;
    let moved = false;
    for (let i = 0; i < contacts; i++) {
      if (r[i * 3] <= 0 || mu[i] === 0) continue;
      const row = (i * 3 + 1) * n;
      let u = q[i * 3 + 1];
      let v = q[i * 3 + 2];
      for (let j = 0; j < n; j++) {
        u += w[row + j] * r[j];
        v += w[row + n + j] * r[j];
      }
      const slip = Math.sqrt(u * u + v * v);
      const pull = Math.sqrt(r[i * 3 + 1] * r[i * 3 + 1] + r[i * 3 + 2] * r[i * 3 + 2]);
      const size = Math.abs(q[i * 3 + 1]) + Math.abs(q[i * 3 + 2]) + Math.abs(q[i * 3]);
      if (slip > 1e-9 * size) moved = this.aim(i, u, v, TURNED) || moved;
      else if (pull > 0) moved = this.aim(i, -r[i * 3 + 1], -r[i * 3 + 2], TURNED) || moved;
    }
    return moved;
  }

  /** Turns the first edge of a pyramid along (x, y). Returns whether the edge changed. */
  private aim(i: number, x: number, y: number, tolerance: number): boolean {
    const { edge } = this;
    const size = Math.sqrt(x * x + y * y);
    const nx = size > 0 ? x / size : 1;
    const ny = size > 0 ? y / size : 0;
    const change = Math.abs(nx - edge[i * 2]) + Math.abs(ny - edge[i * 2 + 1]);
    edge[i * 2] = nx;
    edge[i * 2 + 1] = ny;
    return change > tolerance;
  }

  private load(contacts: number, w: Float64Array, q: Float64Array, mu: Float64Array): void {
    const { m, edge } = this;
    const size = contacts * ROWS;
    m.fill(0, 0, size * size);
    for (let i = 0; i < contacts; i++) {
      for (let j = 0; j < contacts; j++) this.loadBlock(contacts, w, i, j);
      const o = i * ROWS;
      const ex = edge[i * 2];
      const ey = edge[i * 2 + 1];
      this.q[o] = q[i * 3];
      const along = q[i * 3 + 1] * ex + q[i * 3 + 2] * ey;
      const across = -q[i * 3 + 1] * ey + q[i * 3 + 2] * ex;
      this.q[o + 1] = along;
      this.q[o + 2] = across;
      this.q[o + 3] = -along;
      this.q[o + 4] = -across;
      this.q[o + 5] = 0;
      for (let k = 1; k <= EDGES; k++) {
        m[(o + k) * size + o + 5] = 1;
        m[(o + 5) * size + o + k] = -1;
      }
      m[(o + 5) * size + o] = mu[i];
    }
  }

  /** The 5 × 5 block between contacts: normal and the four edges, the last two opposite to the first. */
  private loadBlock(contacts: number, w: Float64Array, i: number, j: number): void {
    const { m } = this;
    const size = contacts * ROWS;
    for (let a = 0; a <= EDGES; a++) {
      for (let b = 0; b <= EDGES; b++) {
        m[(i * ROWS + a) * size + j * ROWS + b] = this.between(w, contacts * 3, i, j, a, b);
      }
    }
  }

  private between(w: Float64Array, n: number, i: number, j: number, a: number, b: number): number {
    let sum = 0;
    for (let k = 0; k < 3; k++) {
      const left = this.component(i, a, k);
      if (left === 0) continue;
      for (let l = 0; l < 3; l++) sum += left * w[(i * 3 + k) * n + j * 3 + l] * this.component(j, b, l);
    }
    return sum;
  }

  /** Component k (n, t1, t2) of direction a: 0 the normal, 1 the first edge, 2 across, 3 and 4 their opposites. */
  private component(i: number, a: number, k: number): number {
    if (a === 0 || k === 0) return a === 0 && k === 0 ? 1 : 0;
    const ex = this.edge[i * 2];
    const ey = this.edge[i * 2 + 1];
    const sign = a > 2 ? -1 : 1;
    const along = a % 2 === 1;
    if (k === 1) return sign * (along ? ex : -ey);
    return sign * (along ? ey : ex);
  }

  private reserve(contacts: number): void {
    const size = contacts * ROWS;
    if (this.q.length >= size) return;
    this.m = new Float64Array(size * size);
    this.q = new Float64Array(size);
    this.z = new Float64Array(size);
    this.edge = new Float64Array(contacts * 2);
  }
}
