/**
 * Nearest point of an ellipsoid's surface. Source: Eberly, Distance from a Point to an Ellipse, an Ellipsoid, or a
 * Hyperellipsoid (2013): with x = rᵢ² yᵢ / (t + rᵢ²) the parameter t is the largest root of
 *
 *   F(t) = Σ (rᵢ yᵢ / (t + rᵢ²))² − 1,
 *
 * which falls and is convex to the right of −min rᵢ². We depart in the search: Newton from t₀ = max(rᵢ yᵢ − rᵢ²), where
 * one term alone is 1 and so F ≥ 0, comes to the root from the left and never passes it, so no bracket is kept.
 *
 * Degenerate: a point in the plane across the shortest axis, too near the middle for a root; then x has a part along
 * that axis that y doesn't have, either way, and we take the positive one.
 */
const MOST_STEPS = 100;

/** Parts of the radius below which a coordinate counts as 0: t would be closer to its pole than rounding can tell. */
const IS_ZERO = 1e-12;

/** Writes the point of the surface nearest to `p[o…o+2]` into `out[0…2]`; radii are `r[0…2]`. */
export function nearestOnEllipsoid(r: Float64Array, p: Float64Array, o: number, out: Float64Array): void {
  let least = 0;
  for (let k = 1; k < 3; k++) if (r[k] < r[least]) least = k;
  const scale = Math.max(r[0], r[1], r[2]);
  if (Math.abs(p[o + least]) <= IS_ZERO * r[least] && throughTheFlat(r, p, o, least, out)) return;
  let t = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < 3; k++) t = Math.max(t, r[k] * Math.abs(p[o + k]) - r[k] * r[k]);
  for (let step = 0; step < MOST_STEPS; step++) {
    let f = -1;
    let slope = 0;
    for (let k = 0; k < 3; k++) {
      const below = t + r[k] * r[k];
      if (p[o + k] === 0) continue;
      const q = (r[k] * p[o + k]) / below;
      f += q * q;
      slope -= (2 * q * q) / below;
    }
    if (!(f > 0) || slope === 0) break;
    const next = t - f / slope;
    if (!(next > t) || next - t < 1e-16 * scale * scale) break;
    t = next;
  }
  let size = 0;
  for (let k = 0; k < 3; k++) {
    out[k] = p[o + k] === 0 ? 0 : (r[k] * r[k] * p[o + k]) / (t + r[k] * r[k]);
    size += (out[k] / r[k]) * (out[k] / r[k]);
  }
  // What is left of F ≠ 0 is taken out along the ray from the centre.
  const onto = 1 / Math.sqrt(size);
  for (let k = 0; k < 3; k++) out[k] *= onto;
}

function throughTheFlat(
  r: Float64Array,
  p: Float64Array,
  o: number,
  least: number,
  out: Float64Array,
): boolean {
  let rest = 1;
  for (let step = 1; step <= 2; step++) {
    const k = (least + step) % 3;
    const gap = r[k] * r[k] - r[least] * r[least];
    if (p[o + k] === 0) out[k] = 0;
    else if (gap === 0) return false;
    else out[k] = (r[k] * r[k] * p[o + k]) / gap;
    rest -= (out[k] / r[k]) * (out[k] / r[k]);
  }
  if (rest < 0) return false;
  out[least] = (p[o + least] < 0 ? -1 : 1) * r[least] * Math.sqrt(rest);
  return true;
}
