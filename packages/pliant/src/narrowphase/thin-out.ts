/**
 * Chooses few points that carry as much as many: the outermost ones along seven directions in the plane of contact, and
 * the deepest. The directions are fixed in the frame of the points, so a resting manifold keeps its choice.
 */
import { MAX_MANIFOLD_POINTS } from '../core/constants.js';
import { cos, PI, sin } from '../math/scalar.js';

/**
 * A point may be shallower by 1/STEEP of its extra distance outwards. Otherwise the rim of a rounded face, which
 * hovers, would be chosen instead of the flat part that carries the load.
 */
const STEEP = 10;

/** A point counts as deeper than the chosen ones by this share of their spread. */
const DEEPER = 1e-4;

export class ThinOut {
  keep = new Uint8Array(64);
  private readonly u = new Float64Array(3);
  private readonly v = new Float64Array(3);

  /** Marks in `keep` which of `count` points stay; n is their common normal. Few points all stay. */
  choose(points: Float64Array, depths: Float64Array, count: number, n: Float64Array): void {
    if (this.keep.length < count) this.keep = new Uint8Array(2 * count);
    const { keep } = this;
    if (count <= MAX_MANIFOLD_POINTS) {
      keep.fill(1, 0, count);
      return;
    }
    keep.fill(0, 0, count);
    this.frame(n);
    let chosen = Number.NEGATIVE_INFINITY;
    let widest = 0;
    for (let d = 0; d < MAX_MANIFOLD_POINTS - 1; d++) {
      const i = this.outermost(points, depths, count, d);
      keep[i] = 1;
      chosen = Math.max(chosen, depths[i]);
      for (let k = 0; k < 3; k++) widest = Math.max(widest, Math.abs(points[3 * i + k] - points[k]));
    }
    let deepest = 0;
    for (let i = 1; i < count; i++) if (depths[i] > depths[deepest]) deepest = i;
    // On a flat face all points are equally deep except for rounding, and the choice would change with every step.
    if (depths[deepest] > chosen + DEEPER * widest) keep[deepest] = 1;
  }

  private frame(n: Float64Array): void {
    const { u, v } = this;
    const axis = Math.abs(n[0]) < 0.6 ? 0 : 1;
    u.fill(0);
    u[axis] = 1;
    const along = n[axis];
    for (let k = 0; k < 3; k++) u[k] -= along * n[k];
    const length = Math.sqrt(u[0] * u[0] + u[1] * u[1] + u[2] * u[2]);
    for (let k = 0; k < 3; k++) u[k] /= length;
    v[0] = n[1] * u[2] - n[2] * u[1];
    v[1] = n[2] * u[0] - n[0] * u[2];
    v[2] = n[0] * u[1] - n[1] * u[0];
  }

  private outermost(points: Float64Array, depths: Float64Array, count: number, d: number): number {
    const { u, v } = this;
    const c = COS[d];
    const s = SIN[d];
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const o = 3 * i;
      const x = u[0] * points[o] + u[1] * points[o + 1] + u[2] * points[o + 2];
      const y = v[0] * points[o] + v[1] * points[o + 1] + v[2] * points[o + 2];
      const along = c * x + s * y + STEEP * depths[i];
      if (along > most) {
        most = along;
        best = i;
      }
    }
    return best;
  }
}

/**
 * Cosines and sines of seven directions all round, none along an axis. Along an axis the points of a straight edge
 * would be equally far out, and rounding would choose.
 */
const DIRECTIONS = Float64Array.from({ length: 7 }, (_, k) => 0.31 + (2 * PI * k) / 7);
const COS = DIRECTIONS.map(cos);
const SIN = DIRECTIONS.map(sin);
