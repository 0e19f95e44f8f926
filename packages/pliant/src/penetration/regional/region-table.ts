/** The regions of one pair: which rows they have, and what was found for each. */
import type { PairOverlap } from '../../narrowphase/tetrahedra/pair-overlap.js';
import type { VertexDepths } from '../vertex-depths.js';

/** Rays per region and body, about. */
const RAYS = 48;

export class RegionTable {
  count = 0;
  /** Unit way out for body `a`. */
  directions = new Float64Array(24);
  /** How far `a` must move along it [m]. */
  extents = new Float64Array(8);
  /** 1 when the candidates agree on the way out, 0 when they cancel. */
  coherences = new Float64Array(8);
  /** Share of the region's own direction in its points' directions; the rest is the way to the nearest surface. */
  shares = new Float64Array(8);
  /** Rows of region `r`: `rows[starts[r] … starts[r + 1] − 1]`, ascending. */
  starts = new Int32Array(9);
  rows = new Int32Array(64);
  samples = new Int32Array(64);

  reset(count: number, depths: VertexDepths, overlap: PairOverlap): void {
    if (this.extents.length < count) this.grow(2 * count);
    if (this.rows.length < depths.count) {
      this.rows = new Int32Array(2 * depths.count);
      this.samples = new Int32Array(2 * depths.count);
    }
    this.count = count;
    const { starts, rows } = this;
    starts.fill(0, 0, count + 1);
    for (let row = 0; row < depths.count; row++) starts[depths.regions[row]!]!++;
    for (let r = 1; r <= count; r++) starts[r]! += starts[r - 1]!;
    for (let row = overlap.points.count - 1; row >= 0; row--) rows[--starts[depths.regions[row]!]!] = row;
  }

  /**
   * Rows of a region for the rays: vertices whose number is a multiple of a stride that follows from the size of the body alone, so
   * that a vertex is sampled or not whatever else collides; all rows if that leaves fewer than four.
   */
  takeSamples(region: number, overlap: PairOverlap): number {
    const { starts, rows, samples } = this;
    const strideA = Math.ceil(overlap.a.topology.vertexCount / (4 * RAYS));
    const strideB = Math.ceil(overlap.b.topology.vertexCount / (4 * RAYS));
    let count = 0;
    for (let k = starts[region]!; k < starts[region + 1]!; k++) {
      const stride = rows[k]! < overlap.points.split ? strideA : strideB;
      if (overlap.points.vertices[rows[k]!]! % stride === 0) samples[count++] = rows[k]!;
    }
    if (count >= 4) return count;
    count = 0;
    for (let k = starts[region]!; k < starts[region + 1]! && count < RAYS; k++) samples[count++] = rows[k]!;
    return count;
  }

  private grow(regions: number): void {
    this.directions = new Float64Array(3 * regions);
    this.extents = new Float64Array(regions);
    this.coherences = new Float64Array(regions);
    this.shares = new Float64Array(regions);
    this.starts = new Int32Array(regions + 1);
  }
}
