/**
 * Transcendental functions that give the same bits on every engine: ECMAScript leaves the results of Math.sin and its
 * kin to the implementation, while +, −, ×, ÷ and √ are exact to the last bit by IEEE 754. Everything in the engine
 * that may reach a state uses these and not Math.*. Nothing allocates.
 */
export { exp, log, pow } from './exponential.js';
export { acos, asin, atan, atan2, atan2InPlace } from './inverse-trigonometry.js';
export { cbrt, hypot2, hypot3 } from './roots.js';
export { cos, sin, sincos, sincosInPlace, tan } from './trigonometry.js';

export const PI = Math.PI;
export const TWO_PI = 6.283185307179586;
export const HALF_PI = 1.5707963267948966;
/** Distance from 1 to the next double, 2^-52. */
export const EPSILON = 2.220446049250313e-16;

/** x limited to [low, high]; NaN stays NaN. */
export function clamp(x: number, low: number, high: number): number {
  return x < low ? low : Math.min(x, high);
}

export function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}
