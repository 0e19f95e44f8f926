/**
 * The samples within a radius of a mesh's surface: the surface drawn thick. A triangle is scanned along the axis that
 * its normal leans to most: for every pair of the other two coordinates, only the samples within the slab about its
 * plane are measured.
 */
import { widened } from '../../core/grow.js';
import type { MeshQuery } from '../mesh-query.js';
import { closestPointOnTriangle } from '../primitives/point-triangle.js';
import { toWorld } from '../rigid-pose.js';
import type { VolumeGrid } from './volume-grid.js';

/** Nodes of a box tree that wait to be visited. */
const STACK = 256;
const CORNERS = [0, 3, 6] as const;

export class ThickSurface {
  count = 0;
  /** Samples of the surface alone; those after them are neighbours. */
  drawn = 0;
  /** Samples drawn, each once, in the order of the triangles found. */
  samples = new Int32Array(256);
  private marks = new Uint32Array(0);
  private epoch = 0;
  private readonly stack = new Int32Array(STACK);
  private readonly corners = new Float64Array(9);
  private readonly point = new Float64Array(3);
  private readonly foot = new Float64Array(3);
  private readonly low = new Float64Array(3);
  private readonly high = new Float64Array(3);
  private readonly from = new Int32Array(3);
  private readonly to = new Int32Array(3);

  /** Draws a mesh, which `pose` carries into the frame of the grid. */
  draw(mesh: MeshQuery, pose: Float64Array, grid: VolumeGrid, radius: number): void {
    this.begin(grid.count);
    const { positions, triangles } = mesh;
    boxInMesh(this.low, this.high, grid, pose, radius);
    mesh.visitBox(this.low, this.high, this.stack, (triangle) => {
      for (let k = 0; k < 3; k++)
        toWorld(pose, positions, 3 * triangles[3 * triangle + k], this.corners, 3 * k);
      this.triangle(grid, radius);
      return false;
    });
    this.drawn = this.count;
  }

  /** Adds the six neighbours of every sample drawn: what central differences read. */
  addNeighbours(grid: VolumeGrid): void {
    const { counts } = grid;
    for (let n = 0; n < this.drawn; n++) {
      const k = this.samples[n];
      const row = Math.floor(k / counts[0]);
      const layer = Math.floor(row / counts[1]);
      let stride = 1;
      for (let axis = 0; axis < 3; axis++) {
        const at = axis === 0 ? k - row * counts[0] : axis === 1 ? row - layer * counts[1] : layer;
        if (at > 0) this.mark(k - stride);
        if (at + 1 < counts[axis]) this.mark(k + stride);
        stride *= counts[axis];
      }
    }
  }

  private begin(count: number): void {
    this.count = 0;
    if (this.marks.length < count) {
      this.marks = new Uint32Array(Math.max(count, 2 * this.marks.length));
      this.epoch = 0;
    }
    if (++this.epoch === 0xffffffff) {
      this.marks.fill(0);
      this.epoch = 1;
    }
  }

  private triangle(grid: VolumeGrid, radius: number): void {
    const { corners: c, from, to } = this;
    const { counts, origin, spacing } = grid;
    for (let n = 0; n < 3; n++) {
      const low = Math.min(c[n], c[3 + n], c[6 + n]) - radius - origin[n];
      const high = Math.max(c[n], c[3 + n], c[6 + n]) + radius - origin[n];
      from[n] = Math.max(0, Math.ceil(low / spacing - 1e-9));
      to[n] = Math.min(counts[n] - 1, Math.floor(high / spacing + 1e-9));
    }
    const [ux, uy, uz] = [c[3] - c[0], c[4] - c[1], c[5] - c[2]];
    const [vx, vy, vz] = [c[6] - c[0], c[7] - c[1], c[8] - c[2]];
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz);
    const [ax, ay, az] = [Math.abs(nx), Math.abs(ny), Math.abs(nz)];
    const axis = ax >= ay && ax >= az ? 0 : ay >= az ? 1 : 2;
    this.scan(grid, radius, axis, length > 0 ? [nx / length, ny / length, nz / length] : null);
  }

  /** Without a normal (a sliver of no area) all samples of the box are measured. */
  private scan(
    grid: VolumeGrid,
    radius: number,
    axis: number,
    normal: readonly [number, number, number] | null,
  ): void {
    const { from, to, point, corners } = this;
    const { origin, spacing } = grid;
    const [p, q] = [(axis + 1) % 3, (axis + 2) % 3];
    for (let j = from[q]; j <= to[q]; j++) {
      for (let i = from[p]; i <= to[p]; i++) {
        let [first, last] = [from[axis], to[axis]];
        point[p] = origin[p] + i * spacing;
        point[q] = origin[q] + j * spacing;
        if (normal) {
          const across = normal[p] * (point[p] - corners[p]) + normal[q] * (point[q] - corners[q]);
          const middle = (corners[axis] - across / normal[axis] - origin[axis]) / spacing;
          // Rounding of a plane far from its corners must not lose a sample.
          const half = radius / Math.abs(normal[axis]) / spacing + 1e-6;
          first = Math.max(first, Math.ceil(middle - half));
          last = Math.min(last, Math.floor(middle + half));
        }
        for (let k = first; k <= last; k++) {
          point[axis] = origin[axis] + k * spacing;
          if (this.isWithin(radius)) this.markAt(grid, axis, i, j, k);
        }
      }
    }
  }

  /** With a margin for rounding: a sample at exactly the radius must not be lost. */
  private isWithin(radius: number): boolean {
    const { point, foot, corners } = this;
    closestPointOnTriangle(point, 0, corners, CORNERS[0], CORNERS[1], CORNERS[2], foot, 0);
    const [x, y, z] = [point[0] - foot[0], point[1] - foot[1], point[2] - foot[2]];
    return x * x + y * y + z * z <= radius * radius * (1 + 1e-9);
  }

  private markAt({ counts }: VolumeGrid, axis: number, i: number, j: number, k: number): void {
    const [x, y, z] = axis === 0 ? [k, i, j] : axis === 1 ? [j, k, i] : [i, j, k];
    this.mark(x + counts[0] * (y + counts[1] * z));
  }

  private mark(sample: number): void {
    if (this.marks[sample] === this.epoch) return;
    this.marks[sample] = this.epoch;
    if (this.count === this.samples.length) this.samples = widened(this.samples);
    this.samples[this.count++] = sample;
  }
}

/** The box of a grid, enlarged, as a box in the mesh's own frame. */
function boxInMesh(
  low: Float64Array,
  high: Float64Array,
  { origin, counts, spacing }: VolumeGrid,
  pose: Float64Array,
  margin: number,
): void {
  for (let n = 0; n < 3; n++) {
    let [middle, half] = [0, 0];
    for (let m = 0; m < 3; m++) {
      const extent = ((counts[m] - 1) * spacing) / 2;
      // Rows of the inverse rotation are columns of the pose.
      middle += pose[3 * m + n] * (origin[m] + extent - pose[9 + m]);
      half += Math.abs(pose[3 * m + n]) * (extent + margin);
    }
    low[n] = middle - half * (1 + 1e-9);
    high[n] = middle + half * (1 + 1e-9);
  }
}
