/**
 * One Gauss–Seidel sweep over the tetrahedra of a body (XPBD: Macklin, Müller and Chentanez 2016; the material: see
 * `material.ts`). With h = ∇J, u = ∇ψ by corner, W the inverse masses, α̃ = 1/(stiffness V h²), the sweep solves the
 * constraints √(2ψ) and J − 1 as
 *
 *   for every tetrahedron, in mesh order or against it:
 *     s  = 2ψ/(u·Wu + α̃ 2ψ)                    deviatoric: δ = −s W u
 *     l  = (1 − J + s h·Wu)/(h·Wh + α̃')        hydrostatic, after that
 *     x += W (l h − s u)
 *
 * The square root never appears. Its gradient u/√(2ψ) is undefined at rest, but the product is not.
 *
 * Further sweeps of the same substep depart from XPBD. XPBD adds up multipliers while gradients turn. This leaves
 * forces along directions that no longer exist. We keep each tetrahedron's correction Δ instead, linearise about the
 * present positions without Δ, and replace Δ. Where the sweeps come to rest, every correction is the true force at the
 * final positions, which is implicit Euler.
 *
 * The order is a total order, so results are the same bits everywhere. The sweeps of one substep alternate in
 * direction. Substeps do not alternate, because a stiff body at rest would tremble between two fixed points.
 *
 * Degenerate cases. Flat: ∇J still points along the normal, so the tetrahedron recovers. Collapsed to a line or point:
 * no gradient is left. The solver computes gradients as if a twentieth of the rest shape were added to the edges, in
 * rest orientation. Nearly flat and stiff: a change is cut to half the tetrahedron's size. Strain within rounding: the
 * lower bound by u replaces ψ. Not finite: skipped.
 */
import { STRETCH, VOLUME } from './material.js';
import { REST_STRIDE } from './rest.js';

/**
 * Places in the constants of a sweep, 6/(λ h²) and 6/(μ h²): times δ, these are the compliances over h² [1/(kg·m²)].
 */
export const HYDROSTATIC = 0;
export const DEVIATORIC = 1;

/**
 * Numbers kept per tetrahedron between sweeps: the correction without W at corners b, c, d, and the hydrostatic
 * multiplier.
 */
export const KEPT_STRIDE = 10;
/** 2ψ below which its rounding (about 1e-15) counts, and a lower bound is taken. */
const ROUNDING = 1e-10;
/** Squared size of ∇J, against rest, below which a tetrahedron counts as collapsed to a line; 0.05⁴, see SEED. */
const COLLAPSED = 6.25e-6;
const SEED = 0.05;

/**
 * What `linearise` tells `solve`, by corner b, c, d: edges from corner a [m], h = ∇J, u = ∇ψ; then J − 1, 2ψ, h·Wh,
 * u·Wu and h·Wu. In an array: numbers that are handed from function to function are boxed.
 */
const EDGE = 0;
const H = 9;
const U = 18;
const GROWTH = 27;
const VALUE_SQ = 28;
const HH = 29;
const UU = 30;
const HU = 31;
/** The correction without W, by corner b, c, d, and the hydrostatic multiplier: what is kept between sweeps. */
const CHANGE = 32;
const MULTIPLIER = 41;
export const LINEAR_STRIDE = 42;

/**
 * `x` has positions, `w` inverse masses, `tets` particle numbers. `rest` is described in `rest.ts`. `rests` has rest
 * positions from particle `first`. `kept` is empty if the substep has only one sweep. `linear` is scratch. `forward`
 * gives the direction. `fresh` marks the substep's first sweep.
 */
export function sweep(
  x: Float64Array,
  w: Float64Array,
  tets: Uint32Array,
  rest: Float64Array,
  rests: Float64Array,
  first: number,
  kept: Float64Array,
  constants: Float64Array,
  linear: Float64Array,
  forward: boolean,
  fresh: boolean,
): void {
  const count = tets.length / 4;
  const stride = forward ? 1 : -1;
  for (let n = 0, t = forward ? 0 : count - 1; n < count; n++, t += stride) {
    const a = 3 * tets[4 * t];
    for (let j = 1, e = EDGE; j < 4; j++, e += 3) {
      const corner = 3 * tets[4 * t + j];
      linear[e] = x[corner] - x[a];
      linear[e + 1] = x[corner + 1] - x[a + 1];
      linear[e + 2] = x[corner + 2] - x[a + 2];
    }
    if (!linearise(w, tets, t, rest, linear, false)) {
      seedEdges(tets, t, rests, first, linear);
      linearise(w, tets, t, rest, linear, true);
    }
    solve(w, tets, t, rest, kept, constants, linear, fresh);
    if (cut(w, tets, t, rest, linear)) move(x, w, tets, t, kept, linear, fresh);
    else if (fresh && kept.length > 0) kept.fill(0, KEPT_STRIDE * t, KEPT_STRIDE * (t + 1));
  }
}

/** Adds a part of the rest shape to the edges of a collapsed tetrahedron. */
function seedEdges(
  tets: Uint32Array,
  t: number,
  rests: Float64Array,
  first: number,
  linear: Float64Array,
): void {
  const a = 3 * (tets[4 * t] - first);
  for (let j = 1, e = EDGE; j < 4; j++, e += 3) {
    const corner = 3 * (tets[4 * t + j] - first);
    for (let k = 0; k < 3; k++) linear[e + k] = linear[e + k] + SEED * (rests[corner + k] - rests[a + k]);
  }
}

/**
 * Computes gradients and products at the edges in `linear`. For a collapsed tetrahedron, returns false and does
 * nothing, unless `anyway`.
 */
function linearise(
  w: Float64Array,
  tets: Uint32Array,
  t: number,
  rest: Float64Array,
  linear: Float64Array,
  anyway: boolean,
): boolean {
  const bx = linear[EDGE];
  const by = linear[EDGE + 1];
  const bz = linear[EDGE + 2];
  const cx = linear[EDGE + 3];
  const cy = linear[EDGE + 4];
  const cz = linear[EDGE + 5];
  const dx = linear[EDGE + 6];
  const dy = linear[EDGE + 7];
  const dz = linear[EDGE + 8];
  const r = REST_STRIDE * t;
  const m00 = rest[r];
  const m01 = rest[r + 1];
  const m02 = rest[r + 2];
  const m11 = rest[r + 3];
  const m12 = rest[r + 4];
  const m22 = rest[r + 5];
  const delta = rest[r + 6];

  const hbx = delta * (cy * dz - cz * dy);
  const hby = delta * (cz * dx - cx * dz);
  const hbz = delta * (cx * dy - cy * dx);
  const hcx = delta * (dy * bz - dz * by);
  const hcy = delta * (dz * bx - dx * bz);
  const hcz = delta * (dx * by - dy * bx);
  const hdx = delta * (by * cz - bz * cy);
  const hdy = delta * (bz * cx - bx * cz);
  const hdz = delta * (bx * cy - by * cx);
  const hb = hbx * hbx + hby * hby + hbz * hbz;
  const hc = hcx * hcx + hcy * hcy + hcz * hcz;
  const hd = hdx * hdx + hdy * hdy + hdz * hdz;
  if (!anyway && hb + hc + hd < COLLAPSED * (m00 + m11 + m22)) return false;
  const hax = -(hbx + hcx + hdx);
  const hay = -(hby + hcy + hdy);
  const haz = -(hbz + hcz + hdz);
  const volumeRatio = bx * hbx + by * hby + bz * hbz;

  const qbx = m00 * bx + m01 * cx + m02 * dx;
  const qby = m00 * by + m01 * cy + m02 * dy;
  const qbz = m00 * bz + m01 * cz + m02 * dz;
  const qcx = m01 * bx + m11 * cx + m12 * dx;
  const qcy = m01 * by + m11 * cy + m12 * dy;
  const qcz = m01 * bz + m11 * cz + m12 * dz;
  const qdx = m02 * bx + m12 * cx + m22 * dx;
  const qdy = m02 * by + m12 * cy + m22 * dy;
  const qdz = m02 * bz + m12 * cz + m22 * dz;
  const stretch =
    bx * qbx + by * qby + bz * qbz + cx * qcx + cy * qcy + cz * qcz + dx * qdx + dy * qdy + dz * qdz;
  const ratio = 1 / (stretch + 1);
  const growth = volumeRatio - 1;
  // u = ∂ψ/∂d_j; ∂(I²/(I + 1))/∂d_j = 2 (1 − 1/(I + 1)²) q_j.
  const along = 2 * STRETCH * (1 - ratio * ratio);
  const across = 2 * VOLUME * growth - 1;
  const ubx = along * qbx + across * hbx;
  const uby = along * qby + across * hby;
  const ubz = along * qbz + across * hbz;
  const ucx = along * qcx + across * hcx;
  const ucy = along * qcy + across * hcy;
  const ucz = along * qcz + across * hcz;
  const udx = along * qdx + across * hdx;
  const udy = along * qdy + across * hdy;
  const udz = along * qdz + across * hdz;
  const uax = -(ubx + ucx + udx);
  const uay = -(uby + ucy + udy);
  const uaz = -(ubz + ucz + udz);

  const wa = w[tets[4 * t]];
  const wb = w[tets[4 * t + 1]];
  const wc = w[tets[4 * t + 2]];
  const wd = w[tets[4 * t + 3]];
  const hh = wa * (hax * hax + hay * hay + haz * haz) + wb * hb + wc * hc + wd * hd;
  const uu =
    wa * (uax * uax + uay * uay + uaz * uaz) +
    wb * (ubx * ubx + uby * uby + ubz * ubz) +
    wc * (ucx * ucx + ucy * ucy + ucz * ucz) +
    wd * (udx * udx + udy * udy + udz * udz);
  const hu =
    wa * (hax * uax + hay * uay + haz * uaz) +
    wb * (hbx * ubx + hby * uby + hbz * ubz) +
    wc * (hcx * ucx + hcy * ucy + hcz * ucz) +
    wd * (hdx * udx + hdy * udy + hdz * udz);
  const valueSq = 2 * (STRETCH * (stretch * stretch * ratio - 2.25) - growth + VOLUME * growth * growth);
  linear[H] = hbx;
  linear[H + 1] = hby;
  linear[H + 2] = hbz;
  linear[H + 3] = hcx;
  linear[H + 4] = hcy;
  linear[H + 5] = hcz;
  linear[H + 6] = hdx;
  linear[H + 7] = hdy;
  linear[H + 8] = hdz;
  linear[U] = ubx;
  linear[U + 1] = uby;
  linear[U + 2] = ubz;
  linear[U + 3] = ucx;
  linear[U + 4] = ucy;
  linear[U + 5] = ucz;
  linear[U + 6] = udx;
  linear[U + 7] = udy;
  linear[U + 8] = udz;
  linear[GROWTH] = growth;
  // For small strain ψ = ‖ε‖² has no curvature above 2 h·Wh, so 2ψ is at least uu/(2 hh).
  linear[VALUE_SQ] = valueSq < ROUNDING ? uu / (2 * hh) + 1e-300 : valueSq;
  linear[HH] = hh;
  linear[UU] = uu;
  linear[HU] = hu;
  return true;
}

/** Solves both constraints of `linearise` for the change of the tetrahedron's correction. */
function solve(
  w: Float64Array,
  tets: Uint32Array,
  t: number,
  rest: Float64Array,
  kept: Float64Array,
  constants: Float64Array,
  linear: Float64Array,
  fresh: boolean,
): void {
  const k = KEPT_STRIDE * t;
  const delta = rest[REST_STRIDE * t + 6];
  const hu = linear[HU];
  let goalU = linear[VALUE_SQ];
  let goalH = -linear[GROWTH];
  if (!fresh) {
    // Takes the old correction out: W old at corner a, then corner by corner.
    let outU = 0;
    let outH = 0;
    const wa = w[tets[4 * t]];
    for (let i = 0; i < 3; i++) {
      const old = wa * (kept[k + i] + kept[k + 3 + i] + kept[k + 6 + i]);
      outU -= (linear[U + i] + linear[U + 3 + i] + linear[U + 6 + i]) * old;
      outH -= (linear[H + i] + linear[H + 3 + i] + linear[H + 6 + i]) * old;
    }
    for (let j = 0; j < 9; j++) {
      const old = w[tets[4 * t + 1 + ((j / 3) | 0)]] * kept[k + j];
      outU -= linear[U + j] * old;
      outH -= linear[H + j] * old;
    }
    goalU += hu * kept[k + 9] + outU;
    goalH -= outH;
  }
  const s = goalU / (linear[UU] + constants[DEVIATORIC] * delta * linear[VALUE_SQ]);
  const l = (goalH + s * hu) / (linear[HH] + constants[HYDROSTATIC] * delta);
  for (let j = 0; j < 9; j++) {
    const change = l * linear[H + j] - s * linear[U + j];
    linear[CHANGE + j] = fresh ? change : change - kept[k + j];
  }
  linear[MULTIPLIER] = l;
}

/** Cuts a change to the limit of the tetrahedron's size. Returns false if the change is not finite. */
function cut(
  w: Float64Array,
  tets: Uint32Array,
  t: number,
  rest: Float64Array,
  linear: Float64Array,
): boolean {
  const wa = w[tets[4 * t]];
  const ax = linear[CHANGE] + linear[CHANGE + 3] + linear[CHANGE + 6];
  const ay = linear[CHANGE + 1] + linear[CHANGE + 4] + linear[CHANGE + 7];
  const az = linear[CHANGE + 2] + linear[CHANGE + 5] + linear[CHANGE + 8];
  let farthest = wa * wa * (ax * ax + ay * ay + az * az);
  for (let j = 1, e = CHANGE; j < 4; j++, e += 3) {
    const wj = w[tets[4 * t + j]];
    const gx = linear[e];
    const gy = linear[e + 1];
    const gz = linear[e + 2];
    farthest = Math.max(farthest, wj * wj * (gx * gx + gy * gy + gz * gz));
  }
  const limit = rest[REST_STRIDE * t + 7];
  if (farthest <= limit) return true;
  const share = farthest < Infinity ? Math.sqrt(limit / farthest) : 0;
  for (let j = CHANGE; j < CHANGE + 9; j++) linear[j] = linear[j] * share;
  return share > 0;
}

/** Moves the corners, and keeps the correction for the next sweep. */
function move(
  x: Float64Array,
  w: Float64Array,
  tets: Uint32Array,
  t: number,
  kept: Float64Array,
  linear: Float64Array,
  fresh: boolean,
): void {
  const k = KEPT_STRIDE * t;
  if (kept.length > 0) {
    for (let j = 0; j < 9; j++) kept[k + j] = fresh ? linear[CHANGE + j] : kept[k + j] + linear[CHANGE + j];
    kept[k + 9] = linear[MULTIPLIER];
  }
  const va = tets[4 * t];
  const wa = w[va];
  for (let i = 0; i < 3; i++) {
    const change = linear[CHANGE + i] + linear[CHANGE + 3 + i] + linear[CHANGE + 6 + i];
    x[3 * va + i] = x[3 * va + i] - wa * change;
  }
  for (let j = 1, e = CHANGE; j < 4; j++, e += 3) {
    const corner = tets[4 * t + j];
    const wj = w[corner];
    x[3 * corner] = x[3 * corner] + wj * linear[e];
    x[3 * corner + 1] = x[3 * corner + 1] + wj * linear[e + 1];
    x[3 * corner + 2] = x[3 * corner + 2] + wj * linear[e + 2];
  }
}
