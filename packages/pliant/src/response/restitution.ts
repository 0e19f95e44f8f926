/**
 * The damping ratio ζ of a linear spring–damper contact for a wanted coefficient of restitution e.
 *
 * Released when the depth is back to zero (the contact may pull at its end): e = exp(−πζ/√(1−ζ²)). Released when the
 * force is back to zero (it never pulls; Schwager and Pöschel 2007):
 *   e = exp(−ζ/w (π − atan2(2ζw, w² − ζ²))), w = √(1−ζ²), for ζ < 1, and its hyperbolic twin above;
 * it has no closed inverse, so a table is made once by bisection.
 */
import { atan2, exp, log } from '../math/scalar.js';

/** Above this damping the step would have to be tiny, and e is below 0.05 already. */
export const MAX_DAMPING_RATIO = 2;

const SAMPLES = 512;

/** Restitution of a contact that never pulls. */
export function restitutionWithoutPull(zeta: number): number {
  if (zeta < 1) {
    const w = Math.sqrt(1 - zeta * zeta);
    return exp((-zeta / w) * (Math.PI - atan2(2 * zeta * w, w * w - zeta * zeta)));
  }
  if (zeta === 1) return exp(-2);
  const w = Math.sqrt(zeta * zeta - 1);
  return exp((-zeta / w) * log((zeta + w) / (zeta - w)));
}

/** ζ for a contact that is released at zero depth. */
export function dampingWithPull(e: number): number {
  if (e <= 0) return 1;
  const l = log(e);
  return -l / Math.sqrt(Math.PI * Math.PI + l * l);
}

/** ζ(e) for e = 0 … 1, made on first use and the same for all worlds. */
let table: Float64Array | undefined;

/** ζ for a contact that never pulls. */
export function dampingWithoutPull(e: number): number {
  table ??= Float64Array.from({ length: SAMPLES + 1 }, (_, i) => invert(i / SAMPLES));
  const x = e * SAMPLES;
  const i = Math.min(Math.floor(x), SAMPLES - 1);
  const t = x - i;
  return table[i] * (1 - t) + table[i + 1] * t;
}

function invert(e: number): number {
  let low = 0;
  let high = MAX_DAMPING_RATIO;
  for (let k = 0; k < 60; k++) {
    const middle = 0.5 * (low + high);
    if (restitutionWithoutPull(middle) > e) low = middle;
    else high = middle;
  }
  return 0.5 * (low + high);
}
