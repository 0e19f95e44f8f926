/**
 * The normals of one block: how its points close, and the impulses that stop them. They are solved at once where all of
 * them push or where there are two, else by Gauss–Seidel (up to `SWEEPS` times). Sums run 0, 2, then 1, 3: the kernel
 * adds in lanes of two, and the bits must be equal.
 */
import {
  A,
  BIAS_RATE,
  GAP,
  IMPULSE_SCALE,
  MASS,
  MASS_SCALE,
  NORMAL,
  NORMAL_MASS,
  SLOP,
  SPREAD,
  X,
  Y,
} from './blocks.js';
import { COLLINEAR, least, limited, OPEN, positive, SETTLED, STIFF, SWEEPS } from './softness.js';

/** Places in the scratch of a block's points, four each. */
export const SPEED = 0;
export const BIAS = 4;
/**
 * Share of its mass that a point responds with, and share of its load that it gives back: 1 and 0 unless it is deep.
 */
const SCALE = 8;
const GIVES_BACK = 12;
export const OLD = 16;
export const LOAD = 20;

/** Reads the points: `un` is the speed of P along the normal, `w1` and `w2` turn about the tangents, all in `motion`. */
export function readPoints(
  d: Float64Array,
  o: number,
  motion: Float64Array,
  perSecond: number,
  soft: boolean,
  p: Float64Array,
): void {
  const un = motion[0];
  const w1 = motion[1];
  const w2 = motion[2];
  const rate = soft ? d[o + BIAS_RATE] : 0;
  const scale = soft ? d[o + MASS_SCALE] : 1;
  const givesBack = soft ? d[o + IMPULSE_SCALE] : 0;
  const slop = d[o + SLOP];
  const stiff = -STIFF * slop;
  // The compiler knows nothing about an import. Used directly, it would box every bias that could be it.
  const open = 0 + OPEN;
  for (let k = 0; k < 4; k++) {
    const gap = d[o + GAP + k];
    const old = d[o + NORMAL + k];
    p[SPEED + k] = un + d[o + Y + k] * w1 - d[o + X + k] * w2;
    p[BIAS + k] = gap > 0 ? (soft || old > 0 ? gap * perSecond : open) : limited(rate * least(gap + slop));
    p[SCALE + k] = gap > stiff ? 1 : scale;
    p[GIVES_BACK + k] = gap > stiff ? 0 : givesBack;
    p[OLD + k] = old;
    p[LOAD + k] = old;
  }
}

/** Whether a point is about to close. */
export function closes(p: Float64Array, size: number): boolean {
  for (let k = 0; k < size; k++) if (p[SPEED + k] + p[BIAS + k] < 0) return true;
  return false;
}

export function solveNormals(d: Float64Array, o: number, size: number, p: Float64Array): void {
  if (solveAtOnce(d, o, size === 4, p)) return;
  if (size === 2) solveTwo(d, o, p);
  else sweep(d, o, p);
}

/**
 * All points at once: the goal (un, w1, w2) of every point, the wrench for it, and pressures linear over the patch.
 * Returns false where one would pull.
 */
function solveAtOnce(d: Float64Array, o: number, four: boolean, p: Float64Array): boolean {
  if (!(d[o + SPREAD] > 0)) return false;
  if (!(d[o + NORMAL_MASS] + d[o + NORMAL_MASS + 3] + d[o + NORMAL_MASS + 5] > 0)) return false;
  const one = four ? 0.25 : 1 / 3;
  const r0 = p[SCALE] * (p[SPEED] + p[BIAS]);
  const r1 = p[SCALE + 1] * (p[SPEED + 1] + p[BIAS + 1]);
  const r2 = p[SCALE + 2] * (p[SPEED + 2] + p[BIAS + 2]);
  const r3 = four ? p[SCALE + 3] * (p[SPEED + 3] + p[BIAS + 3]) : 0;
  const sumX = d[o + X] * r0 + d[o + X + 2] * r2 + (d[o + X + 1] * r1 + d[o + X + 3] * r3);
  const sumY = d[o + Y] * r0 + d[o + Y + 2] * r2 + (d[o + Y + 1] * r1 + d[o + Y + 3] * r3);
  const du = -one * (r0 + r2 + (r1 + r3));
  const dw1 = d[o + SPREAD + 1] * sumX - d[o + SPREAD] * sumY;
  const dw2 = d[o + SPREAD + 2] * sumX - d[o + SPREAD + 1] * sumY;
  const even = one * (d[o + NORMAL_MASS] * du + d[o + NORMAL_MASS + 1] * dw1 + d[o + NORMAL_MASS + 2] * dw2);
  const p1 = d[o + NORMAL_MASS + 1] * du + d[o + NORMAL_MASS + 3] * dw1 + d[o + NORMAL_MASS + 4] * dw2;
  const p2 = d[o + NORMAL_MASS + 2] * du + d[o + NORMAL_MASS + 4] * dw1 + d[o + NORMAL_MASS + 5] * dw2;
  const alongX = -d[o + SPREAD + 2] * p2 - d[o + SPREAD + 1] * p1;
  const alongY = d[o + SPREAD + 1] * p2 + d[o + SPREAD] * p1;
  const n0 = p[OLD] + even + alongX * d[o + X] + alongY * d[o + Y] - p[GIVES_BACK] * p[OLD];
  const n1 =
    p[OLD + 1] + even + alongX * d[o + X + 1] + alongY * d[o + Y + 1] - p[GIVES_BACK + 1] * p[OLD + 1];
  const n2 =
    p[OLD + 2] + even + alongX * d[o + X + 2] + alongY * d[o + Y + 2] - p[GIVES_BACK + 2] * p[OLD + 2];
  const n3 = four
    ? p[OLD + 3] + even + alongX * d[o + X + 3] + alongY * d[o + Y + 3] - p[GIVES_BACK + 3] * p[OLD + 3]
    : 0;
  if (n0 < 0 || n1 < 0 || n2 < 0 || n3 < 0) return false;
  p[LOAD] = n0;
  p[LOAD + 1] = n1;
  p[LOAD + 2] = n2;
  p[LOAD + 3] = n3;
  return true;
}

/** Two points: of four cases, the one whose signs agree: both push, one does, none. */
function solveTwo(d: Float64Array, o: number, p: Float64Array): void {
  const a01 = d[o + A + 1];
  const a00 = d[o + A] / p[SCALE];
  const a11 = d[o + A + 4] / p[SCALE + 1];
  const p0 = d[o + A] * p[OLD] + a01 * p[OLD + 1] - (p[SPEED] + p[BIAS]);
  const p1 = a01 * p[OLD] + d[o + A + 4] * p[OLD + 1] - (p[SPEED + 1] + p[BIAS + 1]);
  const det = a00 * a11 - a01 * a01;
  const both = det > COLLINEAR * a00 * a11 ? 1 / det : 0;
  let l0 = both * (p0 * a11 - a01 * p1);
  let l1 = both * (p1 * a00 - a01 * p0);
  if (!(l0 > 0 && l1 > 0)) {
    l0 = positive(p0 / a00);
    l1 = 0;
    if (p1 > a01 * l0) {
      l1 = positive(p1 / a11);
      l0 = positive((p0 - a01 * l1) / a00);
    }
  }
  p[LOAD] = l0;
  p[LOAD + 1] = l1;
}

/** One point after the other, until their loads agree. */
function sweep(d: Float64Array, o: number, p: Float64Array): void {
  const a01 = d[o + A + 1];
  const a02 = d[o + A + 2];
  const a03 = d[o + A + 3];
  const a12 = d[o + A + 5];
  const a13 = d[o + A + 6];
  const a23 = d[o + A + 8];
  for (let turn = 0; turn < SWEEPS; turn++) {
    const step0 = pushPoint(d, o, p, 0);
    p[SPEED + 1] += a01 * step0;
    const step1 = pushPoint(d, o, p, 1);
    p[SPEED + 2] = p[SPEED + 2] + a02 * step0 + a12 * step1;
    const step2 = pushPoint(d, o, p, 2);
    p[SPEED + 3] = p[SPEED + 3] + a03 * step0 + a13 * step1 + a23 * step2;
    const step3 = pushPoint(d, o, p, 3);
    p[SPEED] = p[SPEED] + d[o + A] * step0 + a01 * step1 + a02 * step2 + a03 * step3;
    p[SPEED + 1] = p[SPEED + 1] + d[o + A + 4] * step1 + a12 * step2 + a13 * step3;
    p[SPEED + 2] = p[SPEED + 2] + d[o + A + 7] * step2 + a23 * step3;
    p[SPEED + 3] += d[o + A + 9] * step3;
    const changed = Math.abs(step0) + Math.abs(step2) + (Math.abs(step1) + Math.abs(step3));
    if (changed <= SETTLED * (p[LOAD] + p[LOAD + 2] + (p[LOAD + 1] + p[LOAD + 3]))) break;
  }
}

/** Gives a point the load that stops it, and returns by how much the load changed. */
function pushPoint(d: Float64Array, o: number, p: Float64Array, k: number): number {
  const load = p[LOAD + k];
  const mass = d[o + MASS + k] * p[SCALE + k];
  const next = positive((1 - p[GIVES_BACK + k]) * load - mass * (p[SPEED + k] + p[BIAS + k]));
  p[LOAD + k] = next;
  return next - load;
}
