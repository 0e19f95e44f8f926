/**
 * The lecture's block matrix of impulses at joints, as a symmetric matrix that is stored from the first entry of each
 * row that can differ from zero up to the diagonal (the skyline), and solved directly: A = L D Lᵀ, which fills nothing
 * outside of it. A chain costs time in proportion to its length, a ring about twice that.
 *
 * Rows that follow from rows before them (two hinges of one door, a joint given twice) have no pivot of their own. They
 * are left out: the others already do what they want, or contradict them.
 */

/**
 * A pivot this small against its diagonal is rounding. Mass ratios of a chain make pivots as small as the ratio itself.
 */
const DEPENDENT = 1e-9;

export class Skyline {
  size = 0;
  /** First column of each row, and where it stands in `values`. */
  first = new Int32Array(0);
  start = new Int32Array(0);
  values = new Float64Array(0);
  private factor = new Float64Array(0);
  private inverse = new Float64Array(0);

  /** Lays out a matrix whose rows begin at the columns `first`. */
  shape(first: Int32Array<ArrayBuffer>): void {
    const size = first.length;
    this.size = size;
    this.first = first;
    this.start = new Int32Array(size);
    let total = 0;
    for (let i = 0; i < size; i++) {
      this.start[i] = total;
      total += i - first[i] + 1;
    }
    this.values = new Float64Array(total);
    this.factor = new Float64Array(total);
    this.inverse = new Float64Array(size);
  }

  /**
   * Factors the rows whose `state` is 0; the others are treated as if they weren't there. `soften` is added to every
   * diagonal, relative to it; `gamma` absolutely. Rows outside of `from` and `to`, between which a matrix by itself
   * stands, stay as they were factored last.
   */
  decompose(state: Uint8Array, soften: number, gamma: Float64Array, from = 0, to = this.size): void {
    const { first, start, values, factor, inverse } = this;
    for (let i = from; i < to; i++) {
      const o = start[i] - first[i];
      inverse[i] = 0;
      if (state[i] !== 0) {
        for (let j = first[i]; j < i; j++) factor[o + j] = 0;
        continue;
      }
      const diagonal = values[o + i] * (1 + soften) + gamma[i];
      let pivot = diagonal;
      for (let j = first[i]; j < i; j++) {
        const p = start[j] - first[j];
        // Four sums at once: one alone would wait for every product.
        let sum = values[o + j];
        let sum1 = 0;
        let sum2 = 0;
        let sum3 = 0;
        let k = Math.max(first[i], first[j]);
        for (; k + 3 < j; k += 4) {
          sum -= factor[o + k] * factor[p + k];
          sum1 -= factor[o + k + 1] * factor[p + k + 1];
          sum2 -= factor[o + k + 2] * factor[p + k + 2];
          sum3 -= factor[o + k + 3] * factor[p + k + 3];
        }
        for (; k < j; k++) sum -= factor[o + k] * factor[p + k];
        factor[o + j] = state[j] === 0 ? sum + sum1 + (sum2 + sum3) : 0;
      }
      // Up to here the row holds L D; now L, and the pivot.
      for (let j = first[i]; j < i; j++) {
        const scaled = factor[o + j] * inverse[j];
        pivot -= factor[o + j] * scaled;
        factor[o + j] = scaled;
      }
      inverse[i] = pivot > DEPENDENT * diagonal ? 1 / pivot : 0;
    }
  }

  /** x = A⁻¹ x for the rows that were factored, 0 for the others; nothing outside of `from` and `to`. */
  solve(x: Float64Array, from = 0, to = this.size): void {
    const { first, start, factor, inverse } = this;
    for (let i = from; i < to; i++) {
      const o = start[i] - first[i];
      let sum = x[i];
      for (let j = first[i]; j < i; j++) sum -= factor[o + j] * x[j];
      // Rows left out must not speak to those after them.
      x[i] = inverse[i] === 0 ? 0 : sum;
    }
    for (let i = from; i < to; i++) x[i] *= inverse[i];
    for (let i = to - 1; i >= from; i--) {
      const o = start[i] - first[i];
      const xi = x[i];
      if (xi === 0) continue;
      for (let j = first[i]; j < i; j++) x[j] -= factor[o + j] * xi;
    }
    for (let i = from; i < to; i++) if (inverse[i] === 0) x[i] = 0;
  }

  /** Whether the last factoring found row i to follow from others. */
  isDependent(i: number): boolean {
    return this.inverse[i] === 0;
  }
}
