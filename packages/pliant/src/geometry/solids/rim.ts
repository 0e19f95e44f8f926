import type { Face } from './solid.js';

/** Corners that stand for a circle. */
const RIM = 8;
const HALF_ROOT = Math.SQRT1_2;
const COS = [1, HALF_ROOT, 0, -HALF_ROOT, -1, -HALF_ROOT, 0, HALF_ROOT];
const SIN = [0, HALF_ROOT, 1, HALF_ROOT, 0, -HALF_ROOT, -1, -HALF_ROOT];

/**
 * A direction that leans less than this on a circle counts as straight onto it; below it corners would turn with the
 * noise.
 */
const UPRIGHT = 1e-3;

/**
 * An octagon on the circle of radius `r` at height `y`, seen from `side` (+1 above, −1 below), counter-clockwise. Its
 * first corner is the point farthest along `d`, so that a leaning rim touches where it really is lowest.
 */
export function rim(r: number, y: number, side: number, d: Float64Array, out: Face): void {
  const length = Math.sqrt(d[0] * d[0] + d[2] * d[2]);
  const leans = length > UPRIGHT;
  const c = leans ? d[0] / length : 1;
  const s = leans ? d[2] / length : 0;
  for (let k = 0; k < RIM; k++) {
    // From +x towards +z runs clockwise seen from +y.
    const turn = side > 0 ? (RIM - k) % RIM : k;
    const x = c * COS[turn] - s * SIN[turn];
    const z = s * COS[turn] + c * SIN[turn];
    out.add(r * x, y, r * z);
  }
}

/** How the point of a circle farthest along `d` moves where `d` turns along `t`; nowhere where all points are as far. */
export function bendRim(r: number, d: Float64Array, t: Float64Array, out: Float64Array): void {
  const lengthSq = d[0] * d[0] + d[2] * d[2];
  const scale = lengthSq > UPRIGHT * UPRIGHT ? r / Math.sqrt(lengthSq) : 0;
  const along = scale > 0 ? (d[0] * t[0] + d[2] * t[2]) / lengthSq : 0;
  out[0] = scale * (t[0] - along * d[0]);
  out[1] = 0;
  out[2] = scale * (t[2] - along * d[2]);
}
