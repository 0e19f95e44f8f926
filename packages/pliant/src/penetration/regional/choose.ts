/**
 * One separating direction for a contact region: candidates are rated by how far the bodies must move, and blended.
 *
 * A candidate with extent e against the smallest extent m has the weight max(0, 1 − (e/m − 1)/τ). The best direction
 * stands alone where it is best by more than τ. Where two are nearly equal, the direction turns continuously from one
 * to the other. (A power such as (m/e)²⁰ never quite forgets the losers and turns faster at ties: at e = 1.15 m it is
 * still 3° off, and its steepest turn is three times as steep.) A lower bound drops candidates that can't come within
 * τ, which makes rating cheap.
 *
 * Where three directions tie, a blend of all would need √3 times the smallest extent, and no continuous choice between
 * three can avoid that. So the share of the third is subtracted from all. Directions turn between two at a time. In the
 * exact tie of three, where they must jump, nothing is left, and depths fade to zero around it. (No body rests there:
 * the smallest step out of it grows.)
 *
 * Opposite directions at a tie (a body in the middle of another, two bodies in one place) cancel; `coherence` is the
 * rest. The depth is scaled by it, so it stays continuous when the direction turns round. A bias of 1e-7 keeps a body
 * from staying in the exact middle.
 */
import type { PairOverlap } from '../../narrowphase/tetrahedra/pair-overlap.js';
import type { Walker } from '../edges/walk.js';
import type { Candidates } from './candidates.js';
import { rayExtent, support } from './extents.js';
import type { LiveShape } from './live-shape.js';
import type { RegionTable } from './region-table.js';

/**
 * Width of the soft minimum, as a share of the smallest extent. Smaller: faster turns at ties; larger: losers pull
 * longer.
 */
export const TIE_WIDTH = 0.15;
/**
 * Square of the volume that three unit directions span, up to which they count as one bundle: those of neighbouring
 * patches of a ball.
 */
const NARROW = 0.2;
/** Candidates that are looked at for ties of three. */
const MOST_RANKED = 16;
/** Breaks the balance of a body in the exact middle of another; far below any tolerance. */
const BIAS = 1e-7;
const BIAS_X = 0.36;
const BIAS_Y = 0.48;
const BIAS_Z = 0.8;

export class DirectionChooser {
  /** The way out for body `a`, unit; zero when all cancel exactly. */
  readonly direction = new Float64Array(3);
  /** How far `a` must move along it [m]. */
  extent = 0;
  /** Length of the blended direction before normalising: 1 when all agree, 0 when they cancel. */
  coherence = 0;
  /** The reach of b ahead and of a behind, and the need of a ray or a span [m]. */
  private readonly reach = new Float64Array(3);
  /** Above this the exact extent is not needed [m]. */
  private readonly most = new Float64Array(1);
  private readonly ranked = new Int32Array(MOST_RANKED);

  constructor(private readonly walker: Walker) {}

  /** The region's cloud and samples must stand in the table, unless both bodies are convex. */
  choose(
    overlap: PairOverlap,
    a: LiveShape,
    b: LiveShape,
    candidates: Candidates,
    regions: RegionTable,
    region: number,
  ): void {
    const { directions, extents, count } = candidates;
    const first = this.boundFromBelow(a, b, candidates, regions, region);
    const areExact = regions.convexity[0] === 1 && isWhole(a) && isWhole(b);
    let best = Infinity;
    for (let k = -1; k < count; k++) {
      // The most promising candidate first: its extent rules most others out by their bounds.
      const c = k < 0 ? first : k;
      if (k === first || extents[c] > (1 + TIE_WIDTH) * best) continue;
      const x = directions[3 * c];
      const y = directions[3 * c + 1];
      const z = directions[3 * c + 2];
      const bias = 1 - BIAS * (BIAS_X * x + BIAS_Y * y + BIAS_Z * z);
      this.most[0] = (1 + TIE_WIDTH) * best;
      if (!areExact) this.findExtent(overlap, a, b, candidates, c, regions, region);
      extents[c] = bias * extents[c];
      best = Math.min(best, extents[c]);
    }
    this.extent = best;
    if (this.blend(candidates, best) < 2 || this.coherence === 0) return;
    this.extent = this.extentOfBlend(candidates);
  }

  /** Extents over a few vertices, and spans of a few points of the region; returns the candidate with the smallest. */
  private boundFromBelow(
    a: LiveShape,
    b: LiveShape,
    candidates: Candidates,
    regions: RegionTable,
    region: number,
  ): number {
    const { directions, extents, count } = candidates;
    const { reach } = this;
    const share = regions.convexity[0];
    let first = 0;
    for (let c = 0; c < count; c++) {
      let e = 0;
      if (share > 0) {
        support(reach, 0, b.body, b.patches.samples, directions, c, 1);
        support(reach, 1, a.body, a.patches.samples, directions, c, -1);
        e = reach[0] + reach[1];
      }
      e = share * Math.max(e, 0);
      if (share < 1) regions.spanAtLeast(reach, 2, region, directions, c);
      extents[c] = share < 1 ? e + (1 - share) * reach[2] : e;
      if (extents[c] < extents[first]) first = c;
    }
    return first;
  }

  /**
   * Replaces the bound by the extent, which is at least as large, or by any value above `most` once it is known to be
   * above.
   */
  private findExtent(
    overlap: PairOverlap,
    a: LiveShape,
    b: LiveShape,
    { directions, extents }: Candidates,
    c: number,
    regions: RegionTable,
    region: number,
  ): void {
    const { reach } = this;
    const most = this.most[0];
    const share = regions.convexity[0];
    let e = 0;
    if (share > 0) {
      support(reach, 0, b.body, b.body.topology.surfaceVertices, directions, c, 1);
      support(reach, 1, a.body, a.body.topology.surfaceVertices, directions, c, -1);
      e = share * Math.max(0, reach[0] + reach[1]);
    }
    if (share === 1) {
      extents[c] = e;
      return;
    }
    regions.span(reach, 2, region, directions, c);
    let longest = reach[2];
    const { samples, sampleCount } = regions;
    for (let k = 0; k < sampleCount && e + (1 - share) * longest <= most; k++) {
      rayExtent(reach, 2, overlap, samples[k], this.walker, directions, c);
      longest = Math.max(longest, reach[2]);
    }
    extents[c] = Math.max(extents[c], e + (1 - share) * longest);
  }

  /**
   * Along a blend the bodies are free as soon as they are free along any candidate: its extent over the cosine to it.
   */
  private extentOfBlend({ directions, extents, count }: Candidates): number {
    const x = this.direction[0];
    const y = this.direction[1];
    const z = this.direction[2];
    let least = Infinity;
    for (let c = 0; c < count; c++) {
      const cosine = x * directions[3 * c] + y * directions[3 * c + 1] + z * directions[3 * c + 2];
      // Beyond the tie's width, extents are only lower bounds.
      if (cosine > 0 && extents[c] <= (1 + TIE_WIDTH) * this.extent)
        least = Math.min(least, extents[c] / cosine);
    }
    return least;
  }

  /** Returns how many candidates take part. */
  private blend(candidates: Candidates, best: number): number {
    const { directions, weights, extents, count, shares } = candidates;
    for (let c = 0; c < count; c++) {
      const above = best > 0 ? extents[c] / best - 1 : extents[c] > 0 ? Infinity : 0;
      shares[c] = Math.max(0, weights[c] * (1 - above / TIE_WIDTH));
    }
    const third = this.thirdShare(candidates);
    let parts = 0;
    let x = 0;
    let y = 0;
    let z = 0;
    let sum = 0;
    let most = 0;
    for (let c = 0; c < count; c++) {
      const weight = shares[c] - third;
      if (shares[c] > most) most = shares[c];
      if (!(weight > 0)) continue;
      parts++;
      sum += weight;
      x += weight * directions[3 * c];
      y += weight * directions[3 * c + 1];
      z += weight * directions[3 * c + 2];
    }
    const length = Math.sqrt(x * x + y * y + z * z);
    const scale = length > 0 ? 1 / length : 0;
    this.direction[0] = x * scale;
    this.direction[1] = y * scale;
    this.direction[2] = z * scale;
    this.coherence = sum > 0 ? ((1 - third / most) * length) / sum : 0;
    return parts;
  }

  /**
   * How much three directions compete: the largest over all triples of the smallest share times the angle factor of the
   * three. It is symmetric in the candidates, so it never jumps when two change places.
   */
  private thirdShare(candidates: Candidates): number {
    const { directions: d, shares } = candidates;
    const { ranked } = this;
    const count = this.rank(candidates);
    let third = 0;
    for (let n = 2; n < count && shares[ranked[n]] > third; n++) {
      const c = 3 * ranked[n];
      const share = shares[ranked[n]];
      for (let m = 1; m < n; m++) {
        const b = 3 * ranked[m];
        const x = d[b + 1] * d[c + 2] - d[b + 2] * d[c + 1];
        const y = d[b + 2] * d[c] - d[b] * d[c + 2];
        const z = d[b] * d[c + 1] - d[b + 1] * d[c];
        for (let l = 0; l < m; l++) {
          const a = 3 * ranked[l];
          const volume = x * d[a] + y * d[a + 1] + z * d[a + 2];
          const apart = (volume * volume - NARROW) / (1 - NARROW);
          if (share * apart > third) third = share * apart;
        }
      }
    }
    return third;
  }

  /** Numbers of the candidates with the largest shares, in falling order, to `ranked`; returns how many. */
  private rank({ shares, count }: Candidates): number {
    const { ranked } = this;
    let size = 0;
    for (let c = 0; c < count; c++) {
      const share = shares[c];
      if (!(share > 0) || (size === ranked.length && share <= shares[ranked[size - 1]])) continue;
      let at = size < ranked.length ? size++ : size - 1;
      for (; at > 0 && shares[ranked[at - 1]] < share; at--) ranked[at] = ranked[at - 1];
      ranked[at] = c;
    }
    return size;
  }
}

/** Whether the samples of a small body include every vertex. */
function isWhole({ patches, body }: LiveShape): boolean {
  return patches.samples.length === body.topology.surfaceVertices.length;
}
