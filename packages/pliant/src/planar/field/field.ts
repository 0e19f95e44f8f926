/**
 * Signed distance, nearest feature and gradient of a polygon over a grid. Values are exact at the samples (to f64 on
 * the CPU, to f32 from a GPU); between them they are bilinear, and within d of the truth: a signed distance never
 * changes faster than the point moves, and the weighted distance to the four samples around is at most d.
 *
 * Gradients are central differences at the samples, bilinear between them (section 2.2.3). Samples are evaluated when
 * first asked for, or all at once by `fill`; a backend writes them itself and calls `complete`.
 */
import { PliantError } from '../../core/errors.js';
import type { Boundary } from '../localise/nearest.js';
import { Grid } from './grid.js';

/** Distances to a polygon at the points of a grid, negative inside. */
export class Field {
  /** Where the samples stand. */
  readonly grid = new Grid();
  /** Signed distance per sample, negative inside [m]; ±`maxDistance` beyond the band. Valid where evaluated. */
  values = new Float64Array(0);
  /** Nearest feature per sample (vertex `v`, or edge `e` as `vertexCount + e`), or -1 beyond the band. */
  features = new Int32Array(0);
  /** Distances beyond it are clamped [m]. */
  maxDistance = Number.POSITIVE_INFINITY;
  private boundary: Boundary | null = null;
  private stamps = new Uint32Array(0);
  private epoch = 0;

  /** Starts anew over `grid`, to be evaluated from `boundary` as samples are asked for. */
  open(grid: Grid, boundary: Boundary | null, maxDistance = Number.POSITIVE_INFINITY): void {
    this.grid.copy(grid);
    this.maxDistance = maxDistance;
    this.boundary = boundary;
    if (this.values.length < grid.count) {
      const size = Math.max(grid.count, 2 * this.values.length);
      this.values = new Float64Array(size);
      this.features = new Int32Array(size);
      this.stamps = new Uint32Array(size);
      this.epoch = 0;
    }
    if (++this.epoch === 0xffffffff) {
      this.stamps.fill(0);
      this.epoch = 1;
    }
  }

  /** Takes samples that a backend measured: for each of `list`, a signed distance in cells and a feature + 1. */
  provide(list: Int32Array, count: number, pairs: Float32Array): void {
    for (let n = 0; n < count; n++) {
      const k = list[n];
      this.values[k] = pairs[2 * n] * this.grid.spacing;
      this.features[k] = pairs[2 * n + 1] - 1;
      this.stamps[k] = this.epoch;
    }
  }

  /** Declares all samples written, for backends that fill `values` and `features` themselves. */
  complete(): void {
    this.stamps.fill(this.epoch, 0, this.grid.count);
  }

  /** Signed distance at sample `k`, counted along the rows [m]. */
  value(k: number): number {
    if (this.stamps[k] !== this.epoch) this.evaluate(k);
    return this.values[k];
  }

  /** Nearest feature at sample `k`, or -1 beyond the band. */
  feature(k: number): number {
    if (this.stamps[k] !== this.epoch) this.evaluate(k);
    return this.features[k];
  }

  /** Signed distance at any point of the region, bilinear; within d of the truth [m]. */
  valueAt(x: number, y: number): number {
    const { grid } = this;
    const u = (x - grid.x0) / grid.spacing;
    const v = (y - grid.y0) / grid.spacing;
    const i = cell(u, grid.columns);
    const j = cell(v, grid.rows);
    const [s, t] = [u - i, v - j];
    const k = j * grid.columns + i;
    const low = this.value(k) + s * (this.value(k + 1) - this.value(k));
    const above = k + grid.columns;
    const high = this.value(above) + s * (this.value(above + 1) - this.value(above));
    return low + t * (high - low);
  }

  /** Gradient of the signed distance at any point of the region into `out[o…]`; not of unit length near ridges. */
  gradientAt(out: Float64Array, o: number, x: number, y: number): void {
    const { grid } = this;
    const u = (x - grid.x0) / grid.spacing;
    const v = (y - grid.y0) / grid.spacing;
    // One ring further in than values: the differences at the four samples reach one sample out.
    const i = inner(u, grid.columns);
    const j = inner(v, grid.rows);
    const [s, t] = [u - i, v - j];
    const k = j * grid.columns + i;
    const n = grid.columns;
    const scale = 1 / (2 * grid.spacing);
    const x00 = this.value(k + 1) - this.value(k - 1);
    const x10 = this.value(k + 2) - this.value(k);
    const x01 = this.value(k + n + 1) - this.value(k + n - 1);
    const x11 = this.value(k + n + 2) - this.value(k + n);
    const y00 = this.value(k + n) - this.value(k - n);
    const y10 = this.value(k + n + 1) - this.value(k - n + 1);
    const y01 = this.value(k + 2 * n) - this.value(k);
    const y11 = this.value(k + 2 * n + 1) - this.value(k + 1);
    out[o] = scale * bilinear(x00, x10, x01, x11, s, t);
    out[o + 1] = scale * bilinear(y00, y10, y01, y11, s, t);
  }

  /** Nearest feature at the sample nearest to a point. */
  featureAt(x: number, y: number): number {
    const { grid } = this;
    const i = Math.min(grid.columns - 1, Math.max(0, Math.round((x - grid.x0) / grid.spacing)));
    const j = Math.min(grid.rows - 1, Math.max(0, Math.round((y - grid.y0) / grid.spacing)));
    return this.feature(j * grid.columns + i);
  }

  /**
   * Evaluates every sample. Along a row a distance changes by at most the spacing, which bounds the search for the
   * next one, and the sign can't change while the last distance exceeds the spacing.
   */
  fill(): void {
    const { grid, maxDistance } = this;
    const boundary = this.boundary!;
    const { spacing, columns } = grid;
    for (let j = 0; j < grid.rows; j++) {
      const y = grid.y0 + j * spacing;
      let reach = Number.POSITIVE_INFINITY;
      let sign = 0;
      for (let i = 0; i < columns; i++) {
        const x = grid.x0 + i * spacing;
        // A little more than the bound: the search is strict and the bound itself is rounded.
        const limit = Math.min(maxDistance, (reach + spacing) * (1 + 1e-9));
        const distance = Math.sqrt(boundary.nearest(x, y, limit * limit));
        if (!(reach > spacing * (1 + 1e-9)) || sign === 0 || i === 0) sign = boundary.inside(x, y);
        this.write(j * columns + i, distance, boundary.feature, sign);
        reach = distance;
      }
    }
  }

  private evaluate(k: number): void {
    const { grid, maxDistance } = this;
    const boundary = this.boundary!;
    const j = Math.floor(k / grid.columns);
    const x = grid.x0 + (k - j * grid.columns) * grid.spacing;
    const y = grid.y0 + j * grid.spacing;
    const distanceSq = boundary.nearest(x, y, maxDistance * maxDistance);
    const { feature } = boundary;
    const sign = feature < 0 ? boundary.inside(x, y) : boundary.insideByFeature(feature, x, y);
    this.write(k, Math.sqrt(distanceSq), feature, sign);
  }

  private write(k: number, distance: number, feature: number, sign: number): void {
    const size = Math.min(distance, this.maxDistance);
    this.values[k] = sign > 0 ? -size : size;
    this.features[k] = distance < this.maxDistance ? feature : -1;
    this.stamps[k] = this.epoch;
  }
}

/** The sample to the left of or below a coordinate in cells, such that the next one exists. */
function cell(u: number, count: number): number {
  const i = Math.floor(u);
  if (i >= 0 && i + 1 < count) return i;
  if (u >= -1e-9 && u <= count - 1 + 1e-9) return i < 0 ? 0 : count - 2;
  return outside();
}

function inner(u: number, count: number): number {
  const i = Math.floor(u);
  if (i >= 1 && i + 2 < count) return i;
  if (u >= 1 - 1e-9 && u <= count - 2 + 1e-9) return i < 1 ? 1 : count - 3;
  return outside();
}

function outside(): never {
  throw new PliantError('invalid-value', 'The point lies outside the region of the field.', {
    path: 'point',
  });
}

function bilinear(v00: number, v10: number, v01: number, v11: number, s: number, t: number): number {
  const low = v00 + s * (v10 - v00);
  const high = v01 + s * (v11 - v01);
  return low + t * (high - low);
}
