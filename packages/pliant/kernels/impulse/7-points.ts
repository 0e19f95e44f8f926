/** Blocks of two points and of one. */

/** Two points against each other: `solve.ts` says which case is which. */
@inline
function solveTwo(o: usize, old: v128, asked: v128, scale: v128): v128 {
  const own0 = load<f64>(o, A);
  const a01 = load<f64>(o, A + 8);
  const own1 = load<f64>(o, A + 32);
  const old0 = first(old);
  const old1 = second(old);
  const a00 = own0 / first(scale);
  const a11 = own1 / second(scale);
  const c0 = own0 * old0 + a01 * old1 - first(asked);
  const c1 = a01 * old0 + own1 * old1 - second(asked);
  const det = a00 * a11 - a01 * a01;
  const both: f64 = det > COLLINEAR * a00 * a11 ? 1 / det : 0;
  let l0 = both * (c0 * a11 - a01 * c1);
  let l1 = both * (c1 * a00 - a01 * c0);
  if (!(l0 > 0 && l1 > 0)) {
    l0 = positive(c0 / a00);
    l1 = 0;
    if (c1 > a01 * l0) {
      l1 = positive(c1 / a11);
      l0 = positive((c0 - a01 * l1) / a00);
    }
  }
  return f64x2.replace_lane(f64x2.splat(l0), 1, l1);
}

/** Blocks of two points: the lanes of the others are left out, and where `solve.ts` adds their zeros, so does this. */
export function solvePairs(from: i32, to: i32, soft: bool, perSecond: f64): void {
  const rateOfGap = f64x2.splat(perSecond);
  for (let turn = to - 1; turn >= from; turn--) {
    const n = block(turn);
    const o = data + n * BLOCK;
    const gap = v128.load(o, GAP);
    const old = v128.load(o, NORMAL);
    const carried = sum(old, ZERO);
    if (!soft && carried == 0 && i64x2.all_true(f64x2.gt(gap, ZERO))) continue;
    const id = ids + n * IDS;
    const a = load<i32>(id, ROW_A) as usize;
    const b = load<i32>(id, ROW_B) as usize;
    const va = velocity + a * 24;
    const vb = velocity + b * 24;
    const wa = turning + a * 24;
    const wb = turning + b * 24;
    const wax = load<f64>(wa);
    const way = load<f64>(wa, 8);
    const waz = load<f64>(wa, 16);
    const wbx = load<f64>(wb);
    const wby = load<f64>(wb, 8);
    const wbz = load<f64>(wb, 16);
    const wx = wax - wbx;
    const wy = way - wby;
    const wz = waz - wbz;
    const ax = load<f64>(o, RA);
    const ay = load<f64>(o, RA + 8);
    const az = load<f64>(o, RA + 16);
    const bx = load<f64>(o, RB);
    const by = load<f64>(o, RB + 8);
    const bz = load<f64>(o, RB + 16);
    const ux = load<f64>(va) - load<f64>(vb) + way * az - waz * ay - wby * bz + wbz * by;
    const uy = load<f64>(va, 8) - load<f64>(vb, 8) + waz * ax - wax * az - wbz * bx + wbx * bz;
    const uz = load<f64>(va, 16) - load<f64>(vb, 16) + wax * ay - way * ax - wbx * by + wby * bx;
    const nx = load<f64>(o, N);
    const ny = load<f64>(o, N + 8);
    const nz = load<f64>(o, N + 16);
    const t1x = load<f64>(o, T1);
    const t1y = load<f64>(o, T1 + 8);
    const t1z = load<f64>(o, T1 + 16);
    const t2x = load<f64>(o, T2);
    const t2y = load<f64>(o, T2 + 8);
    const t2z = load<f64>(o, T2 + 16);
    const un = f64x2.splat(ux * nx + uy * ny + uz * nz);
    const w1 = f64x2.splat(wx * t1x + wy * t1y + wz * t1z);
    const w2 = f64x2.splat(wx * t2x + wy * t2y + wz * t2z);
    const x = v128.load(o, X);
    const y = v128.load(o, Y);
    const v = f64x2.sub(f64x2.add(un, f64x2.mul(y, w1)), f64x2.mul(x, w2));
    const slop = v128.load64_splat(o, SLOP);
    const rate = soft ? v128.load64_splat(o, BIAS_RATE) : ZERO;
    const asked = f64x2.add(v, bias(gap, old, soft, rate, slop, rateOfGap));
    if (carried == 0 && !v128.any_true(f64x2.lt(asked, ZERO))) continue;
    let scale = ONE;
    if (soft) {
      const stiff = f64x2.gt(gap, f64x2.mul(f64x2.splat(-STIFF), slop));
      scale = v128.bitselect(ONE, v128.load64_splat(o, MASS_SCALE), stiff);
    }
    const l01 = solveTwo(o, old, asked, scale);
    const e = f64x2.sub(l01, old);
    const fn = sum(e, ZERO);
    const q1 = sum(f64x2.mul(y, e), ZERO);
    const q2 = -sum(f64x2.mul(x, e), ZERO);
    const mu = load<f64>(o, MU);
    const grip = mu * sum(f64x2.mul(l01, v128.load(o, LEVER)), ZERO);
    const limit = mu * sum(l01, ZERO);
    const slides: f64 = soft && carried > 0 ? 0 : 1;
    const ok = rub(o, a, b, ux, uy, uz, wx, wy, wz, nx, ny, nz, t1x, t1y, t1z, t2x, t2y, t2z, fn, q1, q2, grip, limit, slides);
    if (!ok) continue;
    v128.store(o, l01, NORMAL);
  }
}

/** Blocks of one point. */
export function solveSingles(from: i32, to: i32, soft: bool, perSecond: f64): void {
  const rateOfGap = f64x2.splat(perSecond);
  for (let turn = to - 1; turn >= from; turn--) {
    const n = block(turn);
    const o = data + n * BLOCK;
    const old = load<f64>(o, NORMAL);
    const gap = v128.load64_splat(o, GAP);
    if (!soft && old == 0 && first(gap) > 0) continue;
    const id = ids + n * IDS;
    const a = load<i32>(id, ROW_A) as usize;
    const b = load<i32>(id, ROW_B) as usize;
    const va = velocity + a * 24;
    const vb = velocity + b * 24;
    const wa = turning + a * 24;
    const wb = turning + b * 24;
    const wax = load<f64>(wa);
    const way = load<f64>(wa, 8);
    const waz = load<f64>(wa, 16);
    const wbx = load<f64>(wb);
    const wby = load<f64>(wb, 8);
    const wbz = load<f64>(wb, 16);
    const ax = load<f64>(o, RA);
    const ay = load<f64>(o, RA + 8);
    const az = load<f64>(o, RA + 16);
    const bx = load<f64>(o, RB);
    const by = load<f64>(o, RB + 8);
    const bz = load<f64>(o, RB + 16);
    const ux = load<f64>(va) - load<f64>(vb) + way * az - waz * ay - wby * bz + wbz * by;
    const uy = load<f64>(va, 8) - load<f64>(vb, 8) + waz * ax - wax * az - wbz * bx + wbx * bz;
    const uz = load<f64>(va, 16) - load<f64>(vb, 16) + wax * ay - way * ax - wbx * by + wby * bx;
    const nx = load<f64>(o, N);
    const ny = load<f64>(o, N + 8);
    const nz = load<f64>(o, N + 16);
    const un = f64x2.splat(ux * nx + uy * ny + uz * nz);
    const olds = f64x2.splat(old);
    const slop = v128.load64_splat(o, SLOP);
    const rate = soft ? v128.load64_splat(o, BIAS_RATE) : ZERO;
    const asked = f64x2.add(un, bias(gap, olds, soft, rate, slop, rateOfGap));
    let mass = v128.load64_splat(o, MASS);
    let keep = olds;
    if (soft) {
      const stiff = f64x2.gt(gap, f64x2.mul(f64x2.splat(-STIFF), slop));
      const less = f64x2.sub(olds, f64x2.mul(v128.load64_splat(o, IMPULSE_SCALE), olds));
      mass = v128.bitselect(mass, f64x2.mul(mass, v128.load64_splat(o, MASS_SCALE)), stiff);
      keep = v128.bitselect(olds, less, stiff);
    }
    const pushed = first(f64x2.pmax(ZERO, f64x2.sub(keep, f64x2.mul(mass, asked))));
    if (pushed == 0 && old == 0) continue;
    const fn = pushed - old;
    const t1x = load<f64>(o, T1);
    const t1y = load<f64>(o, T1 + 8);
    const t1z = load<f64>(o, T1 + 16);
    const t2x = load<f64>(o, T2);
    const t2y = load<f64>(o, T2 + 8);
    const t2z = load<f64>(o, T2 + 16);
    const slides: f64 = soft && old > 0 ? 0 : 1;
    const u1 = slides * (ux * t1x + uy * t1y + uz * t1z + load<f64>(o, COUPLING) * fn);
    const u2 = slides * (ux * t2x + uy * t2y + uz * t2z + load<f64>(o, COUPLING + 24) * fn);
    const had1 = load<f64>(o, FRICTION);
    const had2 = load<f64>(o, FRICTION + 8);
    const m12 = load<f64>(o, FRICTION_MASS + 8);
    const m11 = load<f64>(o, FRICTION_MASS);
    const m22 = load<f64>(o, FRICTION_MASS + 16);
    let f1 = had1 - m11 * u1 - m12 * u2;
    let f2 = had2 - m12 * u1 - m22 * u2;
    const limit = load<f64>(o, MU) * pushed;
    if (f1 * f1 + f2 * f2 > limit * limit) {
      const apart = m11 - m22;
      const slow = 0.5 * (m11 + m22 - sqrt(apart * apart + 4 * m12 * m12));
      f1 = had1 - slow * u1;
      f2 = had2 - slow * u2;
      const sizeSq = f1 * f1 + f2 * f2;
      if (sizeSq > limit * limit) {
        const cut = limit / sqrt(sizeSq);
        f1 *= cut;
        f2 *= cut;
      }
    }
    f1 = noDust(f1);
    f2 = noDust(f2);
    const df1 = f1 - had1;
    const df2 = f2 - had2;
    const fx = fn * nx + df1 * t1x + df2 * t2x;
    const fy = fn * ny + df1 * t1y + df2 * t2y;
    const fz = fn * nz + df1 * t1z + df2 * t2z;
    const all = fx + fy + fz;
    if (all - all != 0) continue;
    give(o, a, b, fx, fy, fz, 0, 0, 0);
    store<f64>(o, pushed, NORMAL);
    store<f64>(o, f1, FRICTION);
    store<f64>(o, f2, FRICTION + 8);
  }
}
