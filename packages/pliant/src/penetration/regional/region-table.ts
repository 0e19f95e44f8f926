/** The regions of one pair: which rows they have, and what was found for each. */
import type { PairOverlap } from '../../narrowphase/tetrahedra/pair-overlap.js';
import type { IntersectingEdges } from '../edges/intersecting-edges.js';
import type { VertexDepths } from '../vertex-depths.js';

/** Rays per region and body, about. */
const RAYS = 48;

/** Points of a region that a lower bound of its span is taken from. */
const FEW_POINTS = 48;

export class RegionTable {
  count = 0;
  /**
   * 1 where both bodies are convex, 0 where one is far from it. This and the like in arrays: numbers handed over are
   * boxed.
   */
  readonly convexity = new Float64Array(1);
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
  /** Rows of the present region that send rays. */
  samples = new Int32Array(64);
  sampleCount = 0;
  /** Points that both bodies share, by region: colliding vertices and crossings of edges [m]. */
  private cloud = new Float64Array(192);
  private cloudStarts = new Int32Array(9);

  reset(count: number, depths: VertexDepths, overlap: PairOverlap): void {
    if (this.extents.length < count) this.grow(2 * count);
    if (this.rows.length < depths.count) {
      this.rows = new Int32Array(2 * depths.count);
      this.samples = new Int32Array(2 * depths.count);
    }
    this.count = count;
    const { starts, rows } = this;
    starts.fill(0, 0, count + 1);
    for (let row = 0; row < depths.count; row++) starts[depths.regions[row]]++;
    for (let r = 1; r <= count; r++) starts[r] += starts[r - 1];
    for (let row = overlap.points.count - 1; row >= 0; row--) rows[--starts[depths.regions[row]]] = row;
  }

  /**
   * Rows of a region for the rays: vertices whose number is a multiple of a stride that follows from the size of the
   * body alone, so that a vertex is sampled or not whatever else collides; all rows if that leaves fewer than four.
   */
  takeSamples(region: number, overlap: PairOverlap): void {
    const { starts, rows, samples } = this;
    const strideA = Math.ceil(overlap.a.topology.vertexCount / (4 * RAYS));
    const strideB = Math.ceil(overlap.b.topology.vertexCount / (4 * RAYS));
    let count = 0;
    for (let k = starts[region]; k < starts[region + 1]; k++) {
      const stride = rows[k] < overlap.points.split ? strideA : strideB;
      if (overlap.points.vertices[rows[k]] % stride === 0) samples[count++] = rows[k];
    }
    this.sampleCount = count;
    if (count >= 4) return;
    count = 0;
    for (let k = starts[region]; k < starts[region + 1] && count < RAYS; k++) samples[count++] = rows[k];
    this.sampleCount = count;
  }

  /** Collects what the bodies share in each region. */
  gatherCloud(overlap: PairOverlap, edges: IntersectingEdges, regionOf: Int32Array): void {
    const { cloudStarts, count } = this;
    const { vertices, count: rowCount } = overlap.points;
    const size = 3 * (rowCount + edges.count);
    if (this.cloud.length < size) this.cloud = new Float64Array(2 * size);
    cloudStarts.fill(0, 0, count + 1);
    for (let row = 0; row < rowCount; row++) cloudStarts[regionOf[row]]++;
    for (let k = 0; k < edges.count; k++) cloudStarts[regionOf[edges.rows[k]]]++;
    for (let r = 1; r <= count; r++) cloudStarts[r] += cloudStarts[r - 1];
    for (let row = 0; row < rowCount; row++) {
      const own = overlap.owner(row);
      this.put(--cloudStarts[regionOf[row]], own.positions, own.offset + 3 * vertices[row]);
    }
    for (let k = 0; k < edges.count; k++)
      this.put(--cloudStarts[regionOf[edges.rows[k]]], edges.points, 3 * k);
  }

  /** Writes the extent of the region along direction `c` to out[o] [m]. */
  span(out: Float64Array, o: number, region: number, directions: Float64Array, c: number): void {
    this.spanOfEvery(out, o, region, directions, c, 1);
  }

  /** A lower bound of the same, from a few dozen of the points. */
  spanAtLeast(out: Float64Array, o: number, region: number, directions: Float64Array, c: number): void {
    const size = this.cloudStarts[region + 1] - this.cloudStarts[region];
    this.spanOfEvery(out, o, region, directions, c, Math.ceil(size / FEW_POINTS));
  }

  private spanOfEvery(
    out: Float64Array,
    o: number,
    region: number,
    directions: Float64Array,
    c: number,
    stride: number,
  ): void {
    const { cloud } = this;
    const x = directions[3 * c];
    const y = directions[3 * c + 1];
    const z = directions[3 * c + 2];
    let low = Infinity;
    let high = -Infinity;
    for (let k = 3 * this.cloudStarts[region]; k < 3 * this.cloudStarts[region + 1]; k += 3 * stride) {
      const s = cloud[k] * x + cloud[k + 1] * y + cloud[k + 2] * z;
      if (s < low) low = s;
      if (s > high) high = s;
    }
    out[o] = Math.max(0, high - low);
  }

  private put(at: number, points: Float64Array, from: number): void {
    for (let i = 0; i < 3; i++) this.cloud[3 * at + i] = points[from + i];
  }

  private grow(regions: number): void {
    this.directions = new Float64Array(3 * regions);
    this.extents = new Float64Array(regions);
    this.coherences = new Float64Array(regions);
    this.shares = new Float64Array(regions);
    this.starts = new Int32Array(regions + 1);
    this.cloudStarts = new Int32Array(regions + 1);
  }
}
