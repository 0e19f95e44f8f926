/**
 * Normal impulses of a group of contacts solved together, exactly: P ≥ 0, v + A P ≥ w, and each contact either doesn't
 * push or leaves with exactly its speed w. A is the effect of impulses on normal speeds, symmetric and positive
 * semidefinite, so this is the least of ½ P·A P + P·(v - w) over P ≥ 0.
 *
 * By the active-set method of Lawson and Hanson (1974): contacts join one by one, the most violated first; the joined
 * ones are solved as a linear system; those that would pull leave. Degenerate: more contacts than the bodies can tell
 * apart make A singular; a thousandth of a millionth on its diagonal shares the load among them.
 */
import type { ContactRows } from './contact-rows.js';
import type { Nodes } from './nodes.js';

/** Added to the diagonal, in units of it, so that contacts that say the same twice can be solved. Larger: contacts give. */
const REGULARISE = 1e-9;

/** Contacts solved together at most: more than the cube of it is the cost, and a world with an outline deep in others would stand still. */
export const MOST_PRESSED = 128;

export class Press {
  /** Impulses found, in the order of the rows handed in [N s]. */
  impulses = new Float64Array(0);
  private matrix = new Float64Array(0);
  private factor = new Float64Array(0);
  private rest = new Float64Array(0);
  private trial = new Float64Array(0);
  private joined = new Uint8Array(0);
  private set = new Int32Array(0);

  /**
   * Finds the impulses for `rows[list[0 … count - 1]]` from the present velocities.
   * @param wanted speeds along the normals that contacts which push leave with [m/s].
   */
  solve(rows: ContactRows, nodes: Nodes, list: Int32Array, count: number, wanted: Float64Array): void {
    this.reserve(count);
    const matrix = this.matrix;
    const rest = this.rest;
    let size = 0;
    for (let i = 0; i < count; i++) {
      const row = list[i];
      rest[i] = wanted[i] - rows.speedAlong(nodes, row, rows.nx[row], rows.ny[row]);
      if (Math.abs(rest[i]) > size) size = Math.abs(rest[i]);
      for (let j = 0; j <= i; j++) {
        const value = coupling(rows, nodes, row, list[j]);
        matrix[i * count + j] = value;
        matrix[j * count + i] = value;
      }
      matrix[i * count + i] *= 1 + REGULARISE;
    }
    this.impulses.fill(0, 0, count);
    this.joined.fill(0, 0, count);
    const enough = 1e-13 * size;
    for (let round = 0; round < 3 * count + 10; round++) {
      const worst = this.worst(count, enough);
      if (worst < 0) return;
      this.joined[worst] = 1;
      this.settle(count);
    }
  }

  /** The contact that is most short of its speed, or -1. */
  private worst(count: number, enough: number): number {
    const { impulses } = this;
    const matrix = this.matrix;
    let worst = -1;
    let most = enough;
    for (let i = 0; i < count; i++) {
      if (this.joined[i] === 1 || matrix[i * count + i] === 0) continue;
      let short = this.rest[i];
      for (let j = 0; j < count; j++) short -= matrix[i * count + j] * impulses[j];
      if (short > most) {
        most = short;
        worst = i;
      }
    }
    return worst;
  }

  /** Solves for the joined contacts; those that would pull leave on the way. */
  private settle(count: number): void {
    const { impulses } = this;
    const joined = this.joined;
    const trial = this.trial;
    for (let round = 0; round <= count; round++) {
      const size = this.gather(count);
      if (size === 0) return;
      this.linear(count, size);
      let step = 1;
      for (let k = 0; k < size; k++) {
        const i = this.set[k];
        if (trial[k] > 0) continue;
        const way = impulses[i] - trial[k];
        step = Math.min(step, way > 0 ? impulses[i] / way : 0);
      }
      for (let k = 0; k < size; k++) {
        const i = this.set[k];
        impulses[i] += step * (trial[k] - impulses[i]);
        if (step < 1 && trial[k] <= 0 && impulses[i] <= 1e-15 * Math.abs(trial[k]) + Number.MIN_VALUE) {
          impulses[i] = 0;
          joined[i] = 0;
        }
      }
      if (step === 1) return;
    }
  }

  private gather(count: number): number {
    let size = 0;
    for (let i = 0; i < count; i++) if (this.joined[i] === 1) this.set[size++] = i;
    return size;
  }

  /** Cholesky on the joined contacts; the answer is left in `trial`. */
  private linear(count: number, size: number): void {
    const set = this.set;
    const matrix = this.matrix;
    const l = this.factor;
    const x = this.trial;
    for (let i = 0; i < size; i++) {
      for (let j = 0; j <= i; j++) {
        let sum = matrix[set[i] * count + set[j]];
        for (let k = 0; k < j; k++) sum -= l[i * size + k] * l[j * size + k];
        if (i === j) l[i * size + i] = Math.sqrt(Math.max(sum, REGULARISE * matrix[set[i] * count + set[i]]));
        else l[i * size + j] = sum / l[j * size + j];
      }
    }
    for (let i = 0; i < size; i++) {
      let sum = this.rest[set[i]];
      for (let k = 0; k < i; k++) sum -= l[i * size + k] * x[k];
      x[i] = sum / l[i * size + i];
    }
    for (let i = size - 1; i >= 0; i--) {
      let sum = x[i];
      for (let k = i + 1; k < size; k++) sum -= l[k * size + i] * x[k];
      x[i] = sum / l[i * size + i];
    }
  }

  private reserve(count: number): void {
    if (this.impulses.length >= count) return;
    const size = 2 * count;
    this.impulses = new Float64Array(size);
    this.matrix = new Float64Array(size * size);
    this.factor = new Float64Array(size * size);
    this.rest = new Float64Array(size);
    this.trial = new Float64Array(size);
    this.joined = new Uint8Array(size);
    this.set = new Int32Array(size);
  }
}

/** Normal speed at contact `i` that a unit normal impulse at contact `j` gives [1/kg]. */
function coupling(rows: ContactRows, nodes: Nodes, i: number, j: number): number {
  return (
    side(rows, nodes, i, 1, rows.a[i], 1 - rows.shareA[i], rows.ax[i], rows.ay[i], j) +
    side(rows, nodes, i, -1, rows.b[i], 1 - rows.shareB[i], rows.bx[i], rows.by[i], j) +
    (rows.shareA[i] === 0 ? 0 : side(rows, nodes, i, 1, rows.a2[i], rows.shareA[i], 0, 0, j)) +
    (rows.shareB[i] === 0 ? 0 : side(rows, nodes, i, -1, rows.b2[i], rows.shareB[i], 0, 0, j))
  );
}

/** What one node of contact `i` adds: through every node of contact `j` that is the same. */
function side(
  rows: ContactRows,
  nodes: Nodes,
  i: number,
  sign: number,
  node: number,
  share: number,
  x: number,
  y: number,
  j: number,
): number {
  const mass = nodes.inverseMass[node];
  const inertia = nodes.inverseInertia[node];
  if (mass === 0 && inertia === 0) return 0;
  const dot = rows.nx[i] * rows.nx[j] + rows.ny[i] * rows.ny[j];
  const turn = x * rows.ny[i] - y * rows.nx[i];
  let sum = 0;
  if (rows.a[j] === node) {
    const lever = rows.ax[j] * rows.ny[j] - rows.ay[j] * rows.nx[j];
    sum += share * (1 - rows.shareA[j]) * mass * dot + turn * lever * inertia;
  }
  if (rows.b[j] === node) {
    const lever = rows.bx[j] * rows.ny[j] - rows.by[j] * rows.nx[j];
    sum -= share * (1 - rows.shareB[j]) * mass * dot + turn * lever * inertia;
  }
  if (rows.shareA[j] !== 0 && rows.a2[j] === node) sum += share * rows.shareA[j] * mass * dot;
  if (rows.shareB[j] !== 0 && rows.b2[j] === node) sum -= share * rows.shareB[j] * mass * dot;
  return sign * sum;
}
