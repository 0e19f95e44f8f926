/**
 * The lecture's block matrix of impulses at joints, as a symmetric matrix. Each row is stored from its first entry that
 * can differ from zero up to the diagonal (the skyline). The direct solution A = L D Lᵀ fills nothing outside of the
 * skyline. A chain costs time in proportion to its length, a ring about twice that.
 *
 * A row that follows from earlier rows has no pivot of its own, for example with two hinges of one door or a joint
 * given twice. Such a row is left out: the other rows already meet its demand, or contradict it.
 */

/**
 * A pivot this small against its diagonal is rounding. Mass ratios of a chain make pivots as small as the ratio itself.
 */
const DEPENDENT = 1e-9;

export class Skyline {
  size = 0;
  /** The first column of each row, and the row's place in `values`. */
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
   * Factors the rows whose `state` is 0, and ignores the others. Every diagonal grows by `soften` times itself and by
   * `gamma`. The rows between `from` and `to` are a matrix by themselves. Rows outside keep their last factoring.
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
        // The code forms four sums at once, because a single sum would wait for every product.
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
      // Up to here the row holds L D. Now it gets L and the pivot.
      for (let j = first[i]; j < i; j++) {
        const scaled = factor[o + j] * inverse[j];
        pivot -= factor[o + j] * scaled;
        factor[o + j] = scaled;
      }
      inverse[i] = pivot > DEPENDENT * diagonal ? 1 / pivot : 0;
    }
  }

  /** x = A⁻¹ x for the factored rows, 0 for the others. Entries outside of `from` and `to` do not change. */
  solve(x: Float64Array, from = 0, to = this.size): void {
    const { first, start, factor, inverse } = this;
    for (let i = from; i < to; i++) {
      const o = start[i] - first[i];
      let sum = x[i];
      for (let j = first[i]; j < i; j++) sum -= factor[o + j] * x[j];
      // Rows that are left out must not change the rows after them.
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
}
