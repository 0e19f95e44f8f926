/**
 * The log barrier of Li et al. (2020) over the gap d, nothing from d̂ on and without bound at 0:
 *
 *   b(d) = −κ (d − d̂)² ln(d/d̂)
 */
import { log } from '../math/scalar.js';

/** Energy to out[0], slope to out[1], curvature to out[2]. */
export function barrier(d: number, reach: number, kappa: number, out: Float64Array): void {
  if (!(d < reach)) {
    out.fill(0, 0, 3);
    return;
  }
  const s = d - reach;
  const l = log(d / reach);
  out[0] = -kappa * s * s * l;
  out[1] = -kappa * (2 * s * l + (s * s) / d);
  out[2] = -kappa * (2 * l + (4 * s) / d - (s * s) / (d * d));
}

/**
 * Smooth Coulomb friction: the energy of a way y that slides from `rest` on, over the force that it may have; its slope
 * and its curvature.
 */
export function slide(y: number, rest: number, out: Float64Array): void {
  if (y >= rest) {
    out[0] = y;
    out[1] = 1;
    out[2] = 0;
    return;
  }
  const s = y / rest;
  out[0] = rest * (s * s - (s * s * s) / 3 + 1 / 3);
  out[1] = 2 * s - s * s;
  out[2] = (2 - 2 * s) / rest;
}
