/** Friction of a block as one vector within the cone of its normals, for both plain passes. */
import { FRICTION, FRICTION_MASS } from './blocks.js';
import { TINY } from './softness.js';

/** Places in the scratch that friction reads and writes. */
export const SLIDE = 0;
export const LIMIT = 2;
export const RUBBED = 3;

/**
 * Reads the sliding speed of P along the two tangents and the friction that the normals can hold; writes the new
 * friction. Numbers pass through an array, because arguments would be boxed wherever the call isn't inlined.
 */
export function rub(d: Float64Array, o: number, s: Float64Array): void {
  const u1 = s[SLIDE];
  const u2 = s[SLIDE + 1];
  const limit = s[LIMIT];
  let f1 = d[o + FRICTION] - d[o + FRICTION_MASS] * u1 - d[o + FRICTION_MASS + 1] * u2;
  let f2 = d[o + FRICTION + 1] - d[o + FRICTION_MASS + 1] * u1 - d[o + FRICTION_MASS + 2] * u2;
  if (f1 * f1 + f2 * f2 > limit * limit) {
    // It slides: a step down the slope of the energy, no longer than what lowers it in any direction, and back into the
    // cone.
    const m11 = d[o + FRICTION_MASS];
    const m12 = d[o + FRICTION_MASS + 1];
    const m22 = d[o + FRICTION_MASS + 2];
    const apart = m11 - m22;
    const slow = 0.5 * (m11 + m22 - Math.sqrt(apart * apart + 4 * m12 * m12));
    f1 = d[o + FRICTION] - slow * u1;
    f2 = d[o + FRICTION + 1] - slow * u2;
    const sizeSq = f1 * f1 + f2 * f2;
    if (sizeSq > limit * limit) {
      const cut = limit / Math.sqrt(sizeSq);
      f1 *= cut;
      f2 *= cut;
    }
  }
  s[RUBBED] = f1 < TINY && f1 > -TINY ? 0 : f1;
  s[RUBBED + 1] = f2 < TINY && f2 > -TINY ? 0 : f2;
}
