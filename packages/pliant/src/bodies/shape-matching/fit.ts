/**
 * Finds each cluster's goal transform (Müller et al. 2005): A_pq = Σ w (x − c) bᵀ, the rotation R nearest to its linear
 * part, the best map A = A_pq A_qq⁻¹, and T = β A + (1 − β) [R 0 0]. Goals are c + T b.
 *
 * R comes from `polarQuaternion`, which starts at the cluster's last rotation. Flat, inverted and collapsed clusters
 * have an answer too. To keep the volume, the fit scales L, the best linear map alone, to det L = 1 by a limited
 * factor: A + (scale − 1) [L 0 0]. (The paper scales the linear columns of A. In the quadratic mode this makes a torque
 * out of nothing.) A cluster below half its volume gets a smaller share of A, and a flat or inverted cluster gets none.
 * So its goals pull it back to its rest shape in full. Every T leaves Σ w (x − c) × T b = 0, for any β and scale: no
 * goal has a torque.
 */
import { determinant, transposeMultiply } from '../../math/mat3.js';
import { POLAR_WORK, polarQuaternion } from '../../math/polar3.js';
import { toMat3 } from '../../math/quat.js';
import { cbrt } from '../../math/scalar.js';
import type { Clusters } from './clusters.js';
import type { RestShape } from './rest.js';

/**
 * Volume ratio below which a cluster's share of A fades to none, so that goals do not jump where it turns inside out.
 */
const FADES_BELOW = 0.5;

/**
 * Largest correction of size for the sake of volume. It does not come from an energy: with a factor of two, a body
 * thrown about is driven into lasting vibrations, or stretched to a needle in search of its volume.
 */
const MOST_SCALE = 0.1;

export interface Fit {
  /** Per cluster [m]. */
  readonly centres: Float64Array;
  /** Per cluster a unit quaternion, the start of the next search. */
  readonly rotations: Float64Array;
  /** Per cluster T, 3 × width, row-major. */
  readonly transforms: Float64Array;
  /** Per cluster S = RᵀA − 1, row-major. Plasticity reads this strain. It is zero if there is no A. */
  readonly strains: Float64Array;
}

export class Fitter {
  readonly fit: Fit;
  private readonly sums: Float64Array;
  private readonly best: Float64Array;
  private readonly linear = new Float64Array(9);
  private readonly rotation = new Float64Array(9);
  private readonly work = new Float64Array(POLAR_WORK);

  constructor(
    private readonly clusters: Clusters,
    private readonly shape: RestShape,
    /** The share of A that the goals follow. */
    public blend: number,
    private readonly keepsVolume: boolean,
  ) {
    const { count } = clusters;
    const { width } = shape;
    this.fit = {
      centres: new Float64Array(3 * count),
      rotations: new Float64Array(4 * count),
      transforms: new Float64Array(3 * width * count),
      strains: new Float64Array(9 * count),
    };
    for (let c = 0; c < count; c++) this.fit.rotations[4 * c + 3] = 1;
    this.sums = new Float64Array(3 * width);
    this.best = new Float64Array(3 * width);
  }

  /** `x` holds positions. The body's particles start at `first`. */
  run(x: Float64Array, first: number): void {
    const { width } = this.shape;
    for (let c = 0; c < this.clusters.count; c++) {
      if (width === 3) this.sumLinear(x, first, c);
      else this.sumQuadratic(x, first, c);
      this.rotate(c);
      this.transform(c);
    }
  }

  /** Sums c and A_pq relative to one vertex of the cluster, so that no digits are lost far from the origin. */
  private sumLinear(x: Float64Array, first: number, c: number): void {
    const { offsets, vertices } = this.clusters;
    const { weights, bases, masses } = this.shape;
    const { centres } = this.fit;
    const { sums } = this;
    const from = offsets[c];
    const to = offsets[c + 1];
    const o = 3 * (first + vertices[from]);
    const ox = x[o];
    const oy = x[o + 1];
    const oz = x[o + 2];
    let sx = 0;
    let sy = 0;
    let sz = 0;
    let a0 = 0;
    let a1 = 0;
    let a2 = 0;
    let a3 = 0;
    let a4 = 0;
    let a5 = 0;
    let a6 = 0;
    let a7 = 0;
    let a8 = 0;
    for (let e = from; e < to; e++) {
      const v = 3 * (first + vertices[e]);
      const w = weights[e];
      const px = w * (x[v] - ox);
      const py = w * (x[v + 1] - oy);
      const pz = w * (x[v + 2] - oz);
      const bx = bases[3 * e];
      const by = bases[3 * e + 1];
      const bz = bases[3 * e + 2];
      sx += px;
      sy += py;
      sz += pz;
      a0 += px * bx;
      a1 += px * by;
      a2 += px * bz;
      a3 += py * bx;
      a4 += py * by;
      a5 += py * bz;
      a6 += pz * bx;
      a7 += pz * by;
      a8 += pz * bz;
    }
    const m = masses[c];
    centres[3 * c] = ox + sx / m;
    centres[3 * c + 1] = oy + sy / m;
    centres[3 * c + 2] = oz + sz / m;
    sums[0] = a0;
    sums[1] = a1;
    sums[2] = a2;
    sums[3] = a3;
    sums[4] = a4;
    sums[5] = a5;
    sums[6] = a6;
    sums[7] = a7;
    sums[8] = a8;
  }

  private sumQuadratic(x: Float64Array, first: number, c: number): void {
    const { offsets, vertices } = this.clusters;
    const { weights, bases, masses } = this.shape;
    const { centres } = this.fit;
    const { sums } = this;
    const o = 3 * (first + vertices[offsets[c]]);
    sums.fill(0);
    let sx = 0;
    let sy = 0;
    let sz = 0;
    for (let e = offsets[c]; e < offsets[c + 1]; e++) {
      const v = 3 * (first + vertices[e]);
      const px = weights[e] * (x[v] - x[o]);
      const py = weights[e] * (x[v + 1] - x[o + 1]);
      const pz = weights[e] * (x[v + 2] - x[o + 2]);
      sx += px;
      sy += py;
      sz += pz;
      for (let k = 0; k < 9; k++) {
        const b = bases[9 * e + k];
        sums[k] = sums[k] + px * b;
        sums[9 + k] = sums[9 + k] + py * b;
        sums[18 + k] = sums[18 + k] + pz * b;
      }
    }
    centres[3 * c] = x[o] + sx / masses[c];
    centres[3 * c + 1] = x[o + 1] + sy / masses[c];
    centres[3 * c + 2] = x[o + 2] + sz / masses[c];
  }

  private rotate(c: number): void {
    const { sums, linear } = this;
    const { width } = this.shape;
    for (let r = 0; r < 3; r++) for (let k = 0; k < 3; k++) linear[3 * r + k] = sums[width * r + k];
    polarQuaternion(this.fit.rotations, 4 * c, linear, 0, this.work);
    toMat3(this.rotation, 0, this.fit.rotations, 4 * c);
  }

  private transform(c: number): void {
    const { best, linear, rotation, shape, fit } = this;
    const { width } = shape;
    const t = 3 * width * c;
    const scale = this.bestMap(c);
    const share = scale === 0 ? 0 : this.blend * Math.min(1, determinant(linear, 0) / FADES_BELOW);
    for (let r = 0; r < 3; r++) {
      for (let k = 0; k < width; k++) {
        let entry = share * best[width * r + k];
        if (k < 3) {
          entry += share * (scale - 1) * linear[3 * r + k] + (1 - share) * rotation[3 * r + k];
        }
        fit.transforms[t + width * r + k] = entry;
      }
    }
    const s = 9 * c;
    if (scale === 0) {
      fit.strains.fill(0, s, s + 9);
      return;
    }
    transposeMultiply(fit.strains, s, rotation, 0, linear, 0);
    for (let k = 0; k < 9; k += 4) fit.strains[s + k] = fit.strains[s + k] - 1;
  }

  /**
   * Writes A to `best` and L to `linear`. Returns the scale that keeps the volume, or 0 if neither map is to be used.
   */
  private bestMap(c: number): number {
    const { sums, best, linear, shape } = this;
    const { width, inverses, linearInverses } = shape;
    if (linearInverses[9 * c] === 0) return 0;
    mapBy(linear, sums, width, linearInverses, 9 * c, 3);
    mapBy(best, sums, width, inverses, width * width * c, width);
    const volume = determinant(linear, 0);
    if (!(volume > 0 && volume < Infinity)) return 0;
    return this.keepsVolume ? Math.min(1 + MOST_SCALE, Math.max(1 - MOST_SCALE, 1 / cbrt(volume))) : 1;
  }
}

/** out = sums · inverse for the first `n` columns. `sums` has rows of `width`. `inverse` is n × n at `at`. */
function mapBy(
  out: Float64Array,
  sums: Float64Array,
  width: number,
  inverse: Float64Array,
  at: number,
  n: number,
): void {
  for (let r = 0; r < 3; r++) {
    for (let k = 0; k < n; k++) {
      let sum = 0;
      for (let i = 0; i < n; i++) sum += sums[width * r + i] * inverse[at + n * i + k];
      out[n * r + k] = sum;
    }
  }
}
