/**
 * Signed distance of a closed mesh, sampled on a grid and read back in constant time.
 *
 * Values are trilinear between samples and the gradient is the derivative of that same interpolation, so forces made
 * from both are consistent. Samples are the signed distance clamped to ±band: clamping keeps the function 1-Lipschitz,
 * so one bound holds everywhere: at any point the samples around it lie within their distance from it, and weighted
 * by the interpolation that is at most half the diagonal of a cell. `errorBound` is that, plus the rounding of
 * single-precision samples, against the clamped distance; within the band (less the bound) that is the distance
 * itself. Near a smooth part of the surface the error is of second order in the cell and far smaller.
 *
 * Filling: exact queries only inside the band (the search is cut off there); the sign of a far sample is its
 * neighbour's, because the surface can't pass between two samples when one of them is farther from it than the other
 * sample is.
 */
import { PliantError } from '../../core/errors.js';
import { surfacePoint } from '../mesh-answers.js';
import type { MeshQuery } from '../mesh-query.js';

/** How fine a distance field is. */
export interface DistanceFieldOptions {
  /** Side of a cell [m]. */
  readonly cell: number;
  /** Half width of the band in which distances are exact samples [m]; default four cells. */
  readonly band?: number;
  /** Room around the mesh's box [m]; default the band. */
  readonly margin?: number;
}

/** Most samples a field may have: 512 MB of them. */
const MOST_SAMPLES = 2 ** 27;

/** Signed distances to a closed mesh on a grid. */
export class DistanceField {
  /** Edge of a cell [m]. */
  readonly cell: number;
  /** How far from the surface distances are exact [m]. */
  readonly band: number;
  /** Samples along x, y and z. */
  readonly counts: readonly [number, number, number];
  /** Place of the first sample [m]. */
  readonly origin: Float64Array;
  /** Samples [m], x fastest. */
  readonly samples: Float32Array;
  /** How far a value can be from the signed distance clamped to ±band [m]. */
  readonly errorBound: number;

  constructor(mesh: MeshQuery, options: DistanceFieldOptions) {
    const { cell } = options;
    const band = options.band ?? 4 * cell;
    if (!(cell > 0))
      throw new PliantError('invalid-value', 'A distance field needs a cell larger than zero.');
    if (!(band >= 2 * cell))
      throw new PliantError('invalid-value', 'The band of a distance field must be at least two cells wide.');
    const margin = options.margin ?? band;
    const root = mesh.bounds;
    const count = (n: number) => Math.ceil((root[3 + n] - root[n] + 2 * margin) / cell) + 1;
    this.cell = cell;
    this.band = band;
    this.counts = [count(0), count(1), count(2)];
    const samples = this.counts[0] * this.counts[1] * this.counts[2];
    if (!(samples <= MOST_SAMPLES))
      throw new PliantError(
        'too-large',
        `A distance field of ${samples} samples is too large: use larger cells.`,
      );
    this.origin = Float64Array.from([root[0] - margin, root[1] - margin, root[2] - margin]);
    this.samples = new Float32Array(samples);
    this.errorBound = (Math.sqrt(3) / 2) * cell + band * 6e-8;
    this.fill(mesh);
  }

  /** Signed distance at a point [m], clamped to ±band; outside the grid, the band. */
  value(point: ArrayLike<number>): number {
    return this.read(point, null);
  }

  /** Value, and its gradient into `gradient` (zero outside the grid and beyond the band). */
  valueAndGradient(point: ArrayLike<number>, gradient: Float64Array): number {
    return this.read(point, gradient);
  }

  private read(point: ArrayLike<number>, gradient: Float64Array | null): number {
    const { cell, origin, samples: s } = this;
    const [nx, ny, nz] = this.counts;
    const x = (point[0] - origin[0]) / cell;
    const y = (point[1] - origin[1]) / cell;
    const z = (point[2] - origin[2]) / cell;
    if (!(x >= 0 && y >= 0 && z >= 0 && x <= nx - 1 && y <= ny - 1 && z <= nz - 1)) {
      gradient?.fill(0, 0, 3);
      return this.band;
    }
    const i = Math.min(nx - 2, Math.floor(x));
    const j = Math.min(ny - 2, Math.floor(y));
    const k = Math.min(nz - 2, Math.floor(z));
    const fx = x - i;
    const fy = y - j;
    const fz = z - k;
    const o = i + nx * (j + ny * k);
    const up = nx * ny;
    const x00 = s[o] + fx * (s[o + 1] - s[o]);
    const x10 = s[o + nx] + fx * (s[o + nx + 1] - s[o + nx]);
    const x01 = s[o + up] + fx * (s[o + up + 1] - s[o + up]);
    const x11 = s[o + up + nx] + fx * (s[o + up + nx + 1] - s[o + up + nx]);
    const y0 = x00 + fy * (x10 - x00);
    const y1 = x01 + fy * (x11 - x01);
    if (gradient) {
      const d00 = s[o + 1] - s[o];
      const d10 = s[o + nx + 1] - s[o + nx];
      const d01 = s[o + up + 1] - s[o + up];
      const d11 = s[o + up + nx + 1] - s[o + up + nx];
      const d0 = d00 + fy * (d10 - d00);
      const d1 = d01 + fy * (d11 - d01);
      gradient[0] = (d0 + fz * (d1 - d0)) / cell;
      gradient[1] = (x10 - x00 + fz * (x11 - x01 - (x10 - x00))) / cell;
      gradient[2] = (y1 - y0) / cell;
    }
    return y0 + fz * (y1 - y0);
  }

  private fill(mesh: MeshQuery): void {
    const { cell, band, origin, samples } = this;
    const [nx, ny, nz] = this.counts;
    const spot = surfacePoint();
    const point = new Float64Array(3);
    // Far samples are those without a triangle within the band; a far sample's sign comes from a neighbour already
    // filled (x before, then y, then z), else from the whole surface.
    for (let k = 0; k < nz; k++) {
      point[2] = origin[2] + k * cell;
      for (let j = 0; j < ny; j++) {
        point[1] = origin[1] + j * cell;
        for (let i = 0; i < nx; i++) {
          point[0] = origin[0] + i * cell;
          const at = i + nx * (j + ny * k);
          if (mesh.closestPoint(point, spot, band)) samples[at] = mesh.giveSign(point, spot);
          else {
            const before = i > 0 ? at - 1 : j > 0 ? at - nx : at - nx * ny;
            const known = i > 0 || j > 0 || k > 0;
            const sign = known ? samples[before] : 1 - 2 * mesh.windingNumber(point);
            samples[at] = sign < 0 ? -band : band;
          }
        }
      }
    }
  }
}
