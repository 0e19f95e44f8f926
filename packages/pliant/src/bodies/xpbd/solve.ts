/**
 * One Gauss–Seidel sweep over the tetrahedra of a body (XPBD: Macklin, Müller and Chentanez 2016; the material: see
 * `material.ts`). With h = ∇J, u = ∇ψ by corner, W the inverse masses, α̃ = 1/(stiffness V h²), the constraints √(2ψ)
 * and J − 1 are solved as
 *
 *   for every tetrahedron, in mesh order or against it:
 *     s  = 2ψ/(u·Wu + α̃ 2ψ)                    deviatoric: δ = −s W u
 *     l  = (1 − J + s h·Wu)/(h·Wh + α̃')        hydrostatic, after that
 *     x += W (l h − s u)
 *
 * The square root never appears: its gradient u/√(2ψ) is undefined at rest, the product is not.
 *
 * Further sweeps of the same substep depart from XPBD. Adding up multipliers while gradients turn leaves forces of
 * directions that no longer exist. We keep each tetrahedron's correction Δ instead, linearise about the present
 * positions with Δ taken out, and replace it: where the sweeps come to rest every correction is the true force at the
 * final positions, which is implicit Euler.
 *
 * The order is a total order, so results are the same bits everywhere. The sweeps of one substep alternate in
 * direction; substeps do not, since two fixed points would make a stiff body at rest tremble between them.
 *
 * Degenerate cases. Flat: ∇J still points along the normal, so it recovers. Collapsed to a line or point: no gradient
 * is left; the corners are looked at as if a twentieth of the rest shape were added, in rest orientation. Nearly flat
 * and stiff: a change is cut to half the tetrahedron's size. Strain within rounding: ψ is its lower bound by u. Not
 * finite: skipped.
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
 * `x` positions, `w` inverse masses, `tets` particle numbers, `rest` see `rest.ts`, `rests` rest positions from
 * particle `first`. `kept` is empty when the substep has but one sweep. `forward` gives the direction; `fresh` marks
 * the substep's first sweep.
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
  forward: boolean,
  fresh: boolean,
): void {
  const hydrostatic = constants[HYDROSTATIC];
  const deviatoric = constants[DEVIATORIC];
  const keeps = kept.length > 0;
  const count = tets.length / 4;
  const stride = forward ? 1 : -1;
  for (let n = 0, t = forward ? 0 : count - 1; n < count; n++, t += stride) {
    const va = tets[4 * t];
    const vb = tets[4 * t + 1];
    const vc = tets[4 * t + 2];
    const vd = tets[4 * t + 3];
    const a = 3 * va;
    const b = 3 * vb;
    const c = 3 * vc;
    const d = 3 * vd;
    const ax = x[a];
    const ay = x[a + 1];
    const az = x[a + 2];
    let bx = x[b] - ax;
    let by = x[b + 1] - ay;
    let bz = x[b + 2] - az;
    let cx = x[c] - ax;
    let cy = x[c + 1] - ay;
    let cz = x[c + 2] - az;
    let dx = x[d] - ax;
    let dy = x[d + 1] - ay;
    let dz = x[d + 2] - az;
    const r = REST_STRIDE * t;
    const m00 = rest[r];
    const m01 = rest[r + 1];
    const m02 = rest[r + 2];
    const m11 = rest[r + 3];
    const m12 = rest[r + 4];
    const m22 = rest[r + 5];
    const delta = rest[r + 6];

    let hbx = delta * (cy * dz - cz * dy);
    let hby = delta * (cz * dx - cx * dz);
    let hbz = delta * (cx * dy - cy * dx);
    let hcx = delta * (dy * bz - dz * by);
    let hcy = delta * (dz * bx - dx * bz);
    let hcz = delta * (dx * by - dy * bx);
    let hdx = delta * (by * cz - bz * cy);
    let hdy = delta * (bz * cx - bx * cz);
    let hdz = delta * (bx * cy - by * cx);
    let hb = hbx * hbx + hby * hby + hbz * hbz;
    let hc = hcx * hcx + hcy * hcy + hcz * hcz;
    let hd = hdx * hdx + hdy * hdy + hdz * hdz;
    if (hb + hc + hd < COLLAPSED * (m00 + m11 + m22)) {
      const ra = 3 * (va - first);
      const rb = 3 * (vb - first);
      const rc = 3 * (vc - first);
      const rd = 3 * (vd - first);
      bx += SEED * (rests[rb] - rests[ra]);
      by += SEED * (rests[rb + 1] - rests[ra + 1]);
      bz += SEED * (rests[rb + 2] - rests[ra + 2]);
      cx += SEED * (rests[rc] - rests[ra]);
      cy += SEED * (rests[rc + 1] - rests[ra + 1]);
      cz += SEED * (rests[rc + 2] - rests[ra + 2]);
      dx += SEED * (rests[rd] - rests[ra]);
      dy += SEED * (rests[rd + 1] - rests[ra + 1]);
      dz += SEED * (rests[rd + 2] - rests[ra + 2]);
      hbx = delta * (cy * dz - cz * dy);
      hby = delta * (cz * dx - cx * dz);
      hbz = delta * (cx * dy - cy * dx);
      hcx = delta * (dy * bz - dz * by);
      hcy = delta * (dz * bx - dx * bz);
      hcz = delta * (dx * by - dy * bx);
      hdx = delta * (by * cz - bz * cy);
      hdy = delta * (bz * cx - bx * cz);
      hdz = delta * (bx * cy - by * cx);
      hb = hbx * hbx + hby * hby + hbz * hbz;
      hc = hcx * hcx + hcy * hcy + hcz * hcz;
      hd = hdx * hdx + hdy * hdy + hdz * hdz;
    }
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

    const wa = w[va];
    const wb = w[vb];
    const wc = w[vc];
    const wd = w[vd];
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
    let valueSq = 2 * (STRETCH * (stretch * stretch * ratio - 2.25) - growth + VOLUME * growth * growth);
    // For small strain ψ = ‖ε‖² has no curvature above 2 h·Wh, so 2ψ is at least uu/(2 hh).
    if (valueSq < ROUNDING) valueSq = uu / (2 * hh) + 1e-300;
    let goalU = valueSq;
    let goalH = -growth;
    let obx = 0;
    let oby = 0;
    let obz = 0;
    let ocx = 0;
    let ocy = 0;
    let ocz = 0;
    let odx = 0;
    let ody = 0;
    let odz = 0;
    const k = KEPT_STRIDE * t;
    if (!fresh) {
      obx = kept[k];
      oby = kept[k + 1];
      obz = kept[k + 2];
      ocx = kept[k + 3];
      ocy = kept[k + 4];
      ocz = kept[k + 5];
      odx = kept[k + 6];
      ody = kept[k + 7];
      odz = kept[k + 8];
      const oax = wa * (obx + ocx + odx);
      const oay = wa * (oby + ocy + ody);
      const oaz = wa * (obz + ocz + odz);
      goalU +=
        hu * kept[k + 9] +
        (uax * oax + uay * oay + uaz * oaz) -
        wb * (ubx * obx + uby * oby + ubz * obz) -
        wc * (ucx * ocx + ucy * ocy + ucz * ocz) -
        wd * (udx * odx + udy * ody + udz * odz);
      goalH +=
        wb * (hbx * obx + hby * oby + hbz * obz) +
        wc * (hcx * ocx + hcy * ocy + hcz * ocz) +
        wd * (hdx * odx + hdy * ody + hdz * odz) -
        (hax * oax + hay * oay + haz * oaz);
    }
    const s = goalU / (uu + deviatoric * delta * valueSq);
    const l = (goalH + s * hu) / (hh + hydrostatic * delta);

    let gbx = l * hbx - s * ubx - obx;
    let gby = l * hby - s * uby - oby;
    let gbz = l * hbz - s * ubz - obz;
    let gcx = l * hcx - s * ucx - ocx;
    let gcy = l * hcy - s * ucy - ocy;
    let gcz = l * hcz - s * ucz - ocz;
    let gdx = l * hdx - s * udx - odx;
    let gdy = l * hdy - s * udy - ody;
    let gdz = l * hdz - s * udz - odz;
    let gax = gbx + gcx + gdx;
    let gay = gby + gcy + gdy;
    let gaz = gbz + gcz + gdz;
    const farthest = Math.max(
      wa * wa * (gax * gax + gay * gay + gaz * gaz),
      wb * wb * (gbx * gbx + gby * gby + gbz * gbz),
      wc * wc * (gcx * gcx + gcy * gcy + gcz * gcz),
      wd * wd * (gdx * gdx + gdy * gdy + gdz * gdz),
    );
    const limit = rest[r + 7];
    if (!(farthest <= limit)) {
      const cut = farthest < Infinity ? Math.sqrt(limit / farthest) : 0;
      if (cut === 0) {
        if (fresh && keeps) kept.fill(0, k, k + KEPT_STRIDE);
        continue;
      }
      gbx *= cut;
      gby *= cut;
      gbz *= cut;
      gcx *= cut;
      gcy *= cut;
      gcz *= cut;
      gdx *= cut;
      gdy *= cut;
      gdz *= cut;
      gax *= cut;
      gay *= cut;
      gaz *= cut;
    }
    if (keeps) {
      kept[k] = obx + gbx;
      kept[k + 1] = oby + gby;
      kept[k + 2] = obz + gbz;
      kept[k + 3] = ocx + gcx;
      kept[k + 4] = ocy + gcy;
      kept[k + 5] = ocz + gcz;
      kept[k + 6] = odx + gdx;
      kept[k + 7] = ody + gdy;
      kept[k + 8] = odz + gdz;
      kept[k + 9] = l;
    }
    x[a] = ax - wa * gax;
    x[a + 1] = ay - wa * gay;
    x[a + 2] = az - wa * gaz;
    x[b] = x[b] + wb * gbx;
    x[b + 1] = x[b + 1] + wb * gby;
    x[b + 2] = x[b + 2] + wb * gbz;
    x[c] = x[c] + wc * gcx;
    x[c + 1] = x[c + 1] + wc * gcy;
    x[c + 2] = x[c + 2] + wc * gcz;
    x[d] = x[d] + wd * gdx;
    x[d + 1] = x[d + 1] + wd * gdy;
    x[d + 2] = x[d + 2] + wd * gdz;
  }
}
