/**
 * One contact spring over one part of a substep. The force is the mean between the depth before and the depth after
 * (discrete gradient; Gonzalez 1996). The spring takes or gives exactly the change of its potential ½ k d₊². This holds
 * for any length of the part, and also where the contact begins or ends within the part.
 *
 *   λ = δ (G(d₀, d₁) − c φ x),   d₁ = d₀ − δ x,   x = u + ½ w λ,   G = (E(d₁) − E(d₀)) / (d₁ − d₀)
 *
 * x is the mean speed of parting. u is this speed without the spring. w is the inverse mass along the normal. φ is the
 * share of the way on which the bodies overlap. G grows with d₁, so there is one solution. It lies on a line while the
 * contact lasts, and is a root of a quadratic where the contact begins or ends.
 */

/** Places in the numbers of one solve. */
export const DEPTH = 0;
export const FREE = 1;
export const GIVE = 2;
export const STIFF = 3;
export const DAMP = 4;
export const PART = 5;
/** Mean speed of parting [m/s], and the part of the impulse that the damper has [N·s]. */
export const SPEED = 6;
export const DAMPED = 7;
export const SOLVE = 8;

/** Finds SPEED and DAMPED from the numbers before them. `pulls` lets the damper pull until the depth is gone. */
export function solveSpring(s: Float64Array, pulls: boolean): void {
  const d = s[DEPTH];
  const u = s[FREE];
  const k = s[STIFF];
  const c = s[DAMP];
  const h = s[PART];
  const m = 2 / s[GIVE];
  s[SPEED] = u;
  s[DAMPED] = 0;
  if (!(d - h * u > 0) && !(d > 0)) return;
  let x: number;
  let damped: number;
  if (d >= 0) {
    x = (m * u + h * k * d) / (m + 0.5 * h * h * k + h * c);
    damped = -h * c * x;
    if (d - h * x < 0) {
      // The contact ends within the part: m x² + (c d − m u) x − ½ k d² = 0.
      const b = c * d - m * u;
      x = (-b + Math.sqrt(b * b + 2 * m * k * d * d)) / (2 * m);
      damped = -c * d;
    }
  } else {
    // The contact begins within the part. The root farther from zero lies beyond the gap.
    const a = m + 0.5 * h * h * k + h * c;
    const b = -(m * u + h * k * d + c * d);
    x = (-b - Math.sqrt(Math.max(0, b * b - 2 * a * k * d * d))) / (2 * a);
    damped = c * (d - h * x);
  }
  if (m * (x - u) < 0 && !pulls) return;
  s[SPEED] = x;
  s[DAMPED] = damped;
}
