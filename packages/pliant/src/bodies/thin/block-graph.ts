/** The pairs of vertices of a thin body that act on each other, and matrices of 3×3 blocks over these pairs. */
import { type BlockMatrix, type FactorPattern, factorPattern } from '../fem/block-cholesky.js';
import { dissectionOrder } from '../fem/dissection.js';

export class BlockGraph {
  /** Neighbours of vertex v: neighbours[starts[v] … starts[v + 1] − 1], ascending. */
  readonly starts: Int32Array;
  readonly neighbours: Int32Array;

  /** All vertices of a clique act on each other. */
  constructor(
    readonly count: number,
    cliques: readonly (readonly number[])[],
  ) {
    const sets: Set<number>[] = Array.from({ length: count }, () => new Set<number>());
    for (const clique of cliques) for (const v of clique) for (const w of clique) if (v !== w) sets[v].add(w);
    this.starts = new Int32Array(count + 1);
    for (let v = 0; v < count; v++) this.starts[v + 1] = this.starts[v] + sets[v].size;
    this.neighbours = new Int32Array(this.starts[count]);
    for (let v = 0; v < count; v++)
      this.neighbours.set(
        [...sets[v]].sort((p, q) => p - q),
        this.starts[v],
      );
  }

  /** Entry of the pair (v, w), or −1 − v for v itself. */
  slot(v: number, w: number): number {
    if (v === w) return -1 - v;
    let low = this.starts[v];
    let high = this.starts[v + 1] - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.neighbours[middle] < w) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The pattern of a factor. It is made once. `positions` decide where to cut. */
  pattern(positions: Float64Array): FactorPattern {
    this.madePattern ??= factorPattern(
      this.starts,
      this.neighbours,
      dissectionOrder(positions, this.starts, this.neighbours),
    );
    return this.madePattern;
  }

  private madePattern: FactorPattern | undefined;

  matrix(): BlockMatrix {
    return {
      starts: this.starts,
      columns: this.neighbours,
      blocks: new Float64Array(9 * this.neighbours.length),
      diagonal: new Float64Array(9 * this.count),
    };
  }
}

/** Adds s a bᵀ to the block of a slot. */
export function addOuterTo(
  { blocks, diagonal }: BlockMatrix,
  slot: number,
  s: number,
  a: Float64Array,
  i: number,
  b: Float64Array,
  j: number,
): void {
  const to = slot < 0 ? diagonal : blocks;
  const o = 9 * (slot < 0 ? -1 - slot : slot);
  const ax = s * a[i];
  const ay = s * a[i + 1];
  const az = s * a[i + 2];
  const bx = b[j];
  const by = b[j + 1];
  const bz = b[j + 2];
  to[o] = to[o] + ax * bx;
  to[o + 1] = to[o + 1] + ax * by;
  to[o + 2] = to[o + 2] + ax * bz;
  to[o + 3] = to[o + 3] + ay * bx;
  to[o + 4] = to[o + 4] + ay * by;
  to[o + 5] = to[o + 5] + ay * bz;
  to[o + 6] = to[o + 6] + az * bx;
  to[o + 7] = to[o + 7] + az * by;
  to[o + 8] = to[o + 8] + az * bz;
}

/** Adds s times the identity. */
export function addIdentityTo({ blocks, diagonal }: BlockMatrix, slot: number, s: number): void {
  const to = slot < 0 ? diagonal : blocks;
  const o = 9 * (slot < 0 ? -1 - slot : slot);
  to[o] = to[o] + s;
  to[o + 4] = to[o + 4] + s;
  to[o + 8] = to[o + 8] + s;
}
