/**
 * Signed distance of a closed mesh over a grid. Values are exact at the samples (to f64 on the CPU, to f32 from a
 * graphics backend); between them they are trilinear and within d of the truth: a signed distance never changes
 * faster than the point moves, and the weighted distance to the eight samples around is at most half a diagonal.
 *
 * Samples are evaluated when first asked for. A backend provides the ones that a query will look at.
 */
import { PliantError } from '../../core/errors.js';
import { surfacePoint } from '../mesh-answers.js';
import type { MeshQuery } from '../mesh-query.js';
import { identityPose, toMesh } from '../rigid-pose.js';
import { VolumeGrid } from './volume-grid.js';

/** Distances to a mesh at the points of a grid, negative inside. */
export class VolumeField {
  /** Where the samples stand. */
  readonly grid = new VolumeGrid();
  /** How many samples the processor measured since the field was opened. */
  measured = 0;
  private values = new Float64Array(0);
  private triangles = new Int32Array(0);
  private stamps = new Uint32Array(0);
  private epoch = 0;
  private mesh: MeshQuery | null = null;
  /** From the mesh to the frame of the grid. */
  private readonly pose = identityPose();
  private readonly point = new Float64Array(3);
  private readonly spot = surfacePoint();

  /** Starts anew over `grid` for a mesh; `pose` carries its coordinates into the frame of the grid. */
  open(grid: VolumeGrid, mesh: MeshQuery, pose: Float64Array): void {
    this.grid.copy(grid);
    this.mesh = mesh;
    this.pose.set(pose);
    this.measured = 0;
    if (this.values.length < grid.count) {
      const size = Math.max(grid.count, 2 * this.values.length);
      this.values = new Float64Array(size);
      this.triangles = new Int32Array(size);
      this.stamps = new Uint32Array(size);
      this.epoch = 0;
    }
    if (++this.epoch === 0xffffffff) {
      this.stamps.fill(0);
      this.epoch = 1;
    }
  }

  /** Takes samples that were measured elsewhere: for each of `list`, a signed distance in cells and a triangle + 1. */
  provide(list: Int32Array, count: number, pairs: Float32Array): void {
    for (let n = 0; n < count; n++) {
      const k = list[n];
      this.values[k] = pairs[2 * n] * this.grid.spacing;
      this.triangles[k] = pairs[2 * n + 1] - 1;
      this.stamps[k] = this.epoch;
    }
  }

  /** Signed distance at sample `k` [m]. */
  value(k: number): number {
    if (this.stamps[k] !== this.epoch) this.evaluate(k);
    return this.values[k];
  }

  /** Nearest triangle at sample `k`. */
  triangle(k: number): number {
    if (this.stamps[k] !== this.epoch) this.evaluate(k);
    return this.triangles[k];
  }

  /** Gradient at sample `k` by central differences, one-sided at the rim; not of unit length near ridges. */
  gradient(k: number, out: Float64Array, o: number): void {
    const { counts, spacing } = this.grid;
    const row = Math.floor(k / counts[0]);
    const layer = Math.floor(row / counts[1]);
    let stride = 1;
    for (let n = 0; n < 3; n++) {
      const at = n === 0 ? k - row * counts[0] : n === 1 ? row - layer * counts[1] : layer;
      const low = at > 0 ? k - stride : k;
      const high = at + 1 < counts[n] ? k + stride : k;
      out[o + n] = (this.value(high) - this.value(low)) / (((high - low) / stride) * spacing);
      stride *= counts[n];
    }
  }

  /** Signed distance at any point of the grid's box, trilinear; within d of the truth [m]. */
  valueAt(x: number, y: number, z: number): number {
    const { counts, spacing, origin } = this.grid;
    const [u, v, w] = [(x - origin[0]) / spacing, (y - origin[1]) / spacing, (z - origin[2]) / spacing];
    const [i, j, l] = [cellOf(u, counts[0]), cellOf(v, counts[1]), cellOf(w, counts[2])];
    const [s, t, r] = [u - i, v - j, w - l];
    const up = counts[0] * counts[1];
    const k = i + counts[0] * j + up * l;
    const low = this.bilinear(k, counts[0], s, t);
    return low + r * (this.bilinear(k + up, counts[0], s, t) - low);
  }

  private bilinear(k: number, columns: number, s: number, t: number): number {
    const low = this.value(k) + s * (this.value(k + 1) - this.value(k));
    const above = k + columns;
    const high = this.value(above) + s * (this.value(above + 1) - this.value(above));
    return low + t * (high - low);
  }

  private evaluate(k: number): void {
    const { point, spot, grid } = this;
    grid.place(k, point, 0);
    toMesh(this.pose, point, 0, point, 0);
    this.values[k] = this.mesh!.signedDistance(point, spot);
    this.triangles[k] = spot.triangle;
    this.stamps[k] = this.epoch;
    this.measured++;
  }
}

/** The sample before a coordinate in cells, such that the next one exists. */
function cellOf(u: number, count: number): number {
  if (!(u >= -1e-9 && u <= count - 1 + 1e-9))
    throw new PliantError('invalid-value', 'The point lies outside the region of the field.', {
      path: 'point',
    });
  return Math.min(count - 2, Math.max(0, Math.floor(u)));
}
