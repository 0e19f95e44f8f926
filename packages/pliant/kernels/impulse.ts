/**
 * The hot loops of `impulse` as WebAssembly with vectors of two doubles: the same operations in the same order as `warmStart`, `follow`,
 * `solveMany` and `solveSingles` in src/response/impulse, so that results are the same to the bit. What makes it twice as fast is less the width than
 * that choices (open or shut, pushing or not) are masks: in a heap every branch on them is guessed wrong half of the time.
 *
 * AssemblyScript. `npm run kernels` compiles it into src/response/impulse/kernel-code.ts; names in capitals that are not declared here are
 * the offsets of `blocks.ts`, in bytes, and the numbers of `softness.ts`.
 */

const ZERO = f64x2.splat(0);
const ONE = f64x2.splat(1);

let data: usize = 0;
let ids: usize = 0;
let free: usize = 0;
let velocity: usize = 0;
let turning: usize = 0;
let inertia: usize = 0;

/** Where the arrays lie. */
export function place(d: usize, i: usize, f: usize, v: usize, w: usize, j: usize): void {
  data = d;
  ids = i;
  free = f;
  velocity = v;
  turning = w;
  inertia = j;
}

@inline
function block(turn: i32): usize {
  return load<i32>(free + (turn << 2)) as usize;
}

@inline
function sum(a: v128, b: v128): f64 {
  const s = f64x2.add(a, b);
  return f64x2.extract_lane(s, 0) + f64x2.extract_lane(s, 1);
}

/** Sum of the four products of lanes. */
@inline
function dot(a: v128, b: v128, p: v128, q: v128): f64 {
  return sum(f64x2.mul(a, p), f64x2.mul(b, q));
}

@inline
function first(v: v128): f64 {
  return f64x2.extract_lane(v, 0);
}

@inline
function second(v: v128): f64 {
  return f64x2.extract_lane(v, 1);
}

@inline
function positive(x: f64): f64 {
  return first(f64x2.pmax(ZERO, f64x2.splat(x)));
}

@inline
function noDust(x: f64): f64 {
  return abs(x) < TINY ? 0 : x;
}

/** Speed at which two points may close, or have to part; see `solve.ts`. */
@inline
function bias(gap: v128, old: v128, soft: bool, rate: v128, slop: v128, perSecond: v128): v128 {
  let away = f64x2.mul(gap, perSecond);
  if (!soft) away = v128.bitselect(away, f64x2.splat(OPEN), f64x2.gt(old, ZERO));
  const back = f64x2.mul(rate, f64x2.pmin(ZERO, f64x2.add(gap, slop)));
  return v128.bitselect(away, f64x2.pmax(f64x2.splat(-PUSH_SPEED), back), f64x2.gt(gap, ZERO));
}

/** Gives both bodies a force at P and a moment, in the world's frame. */
@inline
function give(o: usize, a: usize, b: usize, fx: f64, fy: f64, fz: f64, qx: f64, qy: f64, qz: f64): void {
  const ima = load<f64>(o, INVERSE_MASS_A);
  if (ima > 0) {
    const v = velocity + a * 24;
    store<f64>(v, load<f64>(v) + ima * fx);
    store<f64>(v, load<f64>(v, 8) + ima * fy, 8);
    store<f64>(v, load<f64>(v, 16) + ima * fz, 16);
    const rx = load<f64>(o, RA);
    const ry = load<f64>(o, RA + 8);
    const rz = load<f64>(o, RA + 16);
    const mx = ry * fz - rz * fy + qx;
    const my = rz * fx - rx * fz + qy;
    const mz = rx * fy - ry * fx + qz;
    const w = turning + a * 24;
    const j = inertia + a * 48;
    const xy = load<f64>(j, 8);
    const xz = load<f64>(j, 16);
    const yz = load<f64>(j, 32);
    store<f64>(w, load<f64>(w) + (load<f64>(j) * mx + xy * my + xz * mz));
    store<f64>(w, load<f64>(w, 8) + (xy * mx + load<f64>(j, 24) * my + yz * mz), 8);
    store<f64>(w, load<f64>(w, 16) + (xz * mx + yz * my + load<f64>(j, 40) * mz), 16);
  }
  const imb = load<f64>(o, INVERSE_MASS_B);
  if (imb > 0) {
    const v = velocity + b * 24;
    store<f64>(v, load<f64>(v) - imb * fx);
    store<f64>(v, load<f64>(v, 8) - imb * fy, 8);
    store<f64>(v, load<f64>(v, 16) - imb * fz, 16);
    const rx = load<f64>(o, RB);
    const ry = load<f64>(o, RB + 8);
    const rz = load<f64>(o, RB + 16);
    const mx = ry * fz - rz * fy + qx;
    const my = rz * fx - rx * fz + qy;
    const mz = rx * fy - ry * fx + qz;
    const w = turning + b * 24;
    const j = inertia + b * 48;
    const xy = load<f64>(j, 8);
    const xz = load<f64>(j, 16);
    const yz = load<f64>(j, 32);
    store<f64>(w, load<f64>(w) - (load<f64>(j) * mx + xy * my + xz * mz));
    store<f64>(w, load<f64>(w, 8) - (xy * mx + load<f64>(j, 24) * my + yz * mz), 8);
    store<f64>(w, load<f64>(w, 16) - (xz * mx + yz * my + load<f64>(j, 40) * mz), 16);
  }
}

export function warmStart(from: i32, to: i32): void {
  for (let turn = from; turn < to; turn++) {
    const n = block(turn);
    const o = data + n * BLOCK;
    const l01 = v128.load(o, NORMAL);
    const l23 = v128.load(o, NORMAL + 16);
    const fn = sum(l01, l23);
    if (fn == 0) continue;
    const q1 = dot(v128.load(o, Y), v128.load(o, Y + 16), l01, l23);
    const q2 = -dot(v128.load(o, X), v128.load(o, X + 16), l01, l23);
    const f1 = load<f64>(o, FRICTION);
    const f2 = load<f64>(o, FRICTION + 8);
    const qn = load<f64>(o, TWIST);
    const nx = load<f64>(o, N);
    const ny = load<f64>(o, N + 8);
    const nz = load<f64>(o, N + 16);
    const t1x = load<f64>(o, T1);
    const t1y = load<f64>(o, T1 + 8);
    const t1z = load<f64>(o, T1 + 16);
    const t2x = load<f64>(o, T2);
    const t2y = load<f64>(o, T2 + 8);
    const t2z = load<f64>(o, T2 + 16);
    const fx = fn * nx + f1 * t1x + f2 * t2x;
    const fy = fn * ny + f1 * t1y + f2 * t2y;
    const fz = fn * nz + f1 * t1z + f2 * t2z;
    const qx = qn * nx + q1 * t1x + q2 * t2x;
    const qy = qn * ny + q1 * t1y + q2 * t2y;
    const qz = qn * nz + q1 * t1z + q2 * t2z;
    const all = fx + fy + fz + qx + qy + qz;
    if (all - all != 0) continue;
    const id = ids + n * IDS;
    give(o, load<i32>(id, ROW_A) as usize, load<i32>(id, ROW_B) as usize, fx, fy, fz, qx, qy, qz);
  }
}

export function follow(from: i32, to: i32, h: f64): void {
  for (let turn = from; turn < to; turn++) {
    const n = block(turn);
    const o = data + n * BLOCK;
    const id = ids + n * IDS;
    const a = (load<i32>(id, ROW_A) as usize) * 24;
    const b = (load<i32>(id, ROW_B) as usize) * 24;
    const va = velocity + a;
    const vb = velocity + b;
    const dx = h * (load<f64>(va) - load<f64>(vb));
    const dy = h * (load<f64>(va, 8) - load<f64>(vb, 8));
    const dz = h * (load<f64>(va, 16) - load<f64>(vb, 16));
    const wa = turning + a;
    const wb = turning + b;
    const wax = h * load<f64>(wa);
    const way = h * load<f64>(wa, 8);
    const waz = h * load<f64>(wa, 16);
    const wbx = h * load<f64>(wb);
    const wby = h * load<f64>(wb, 8);
    const wbz = h * load<f64>(wb, 16);
    const ax = load<f64>(o, RA);
    const ay = load<f64>(o, RA + 8);
    const az = load<f64>(o, RA + 16);
    const bx = load<f64>(o, RB);
    const by = load<f64>(o, RB + 8);
    const bz = load<f64>(o, RB + 16);
    const ux = dx + way * az - waz * ay - wby * bz + wbz * by;
    const uy = dy + waz * ax - wax * az - wbz * bx + wbx * bz;
    const uz = dz + wax * ay - way * ax - wbx * by + wby * bx;
    const un = f64x2.splat(ux * load<f64>(o, N) + uy * load<f64>(o, N + 8) + uz * load<f64>(o, N + 16));
    const wx = wax - wbx;
    const wy = way - wby;
    const wz = waz - wbz;
    const w1 = f64x2.splat(wx * load<f64>(o, T1) + wy * load<f64>(o, T1 + 8) + wz * load<f64>(o, T1 + 16));
    const w2 = f64x2.splat(wx * load<f64>(o, T2) + wy * load<f64>(o, T2 + 8) + wz * load<f64>(o, T2 + 16));
    for (let k: usize = 0; k < 32; k += 16) {
      const p = o + k;
      const turned = f64x2.add(un, f64x2.mul(v128.load(p, Y), w1));
      const way2 = f64x2.sub(turned, f64x2.mul(v128.load(p, X), w2));
      v128.store(p, f64x2.add(v128.load(p, GAP), way2), GAP);
    }
    const sa = load<f64>(o, SHARE_A);
    const sb = load<f64>(o, SHARE_B);
    store<f64>(o, ax - sb * dx, RA);
    store<f64>(o, ay - sb * dy, RA + 8);
    store<f64>(o, az - sb * dz, RA + 16);
    store<f64>(o, bx + sa * dx, RB);
    store<f64>(o, by + sa * dy, RB + 8);
    store<f64>(o, bz + sa * dz, RB + 16);
  }
}

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

/** Blocks of more than one point. */
export function solveMany(from: i32, to: i32, soft: bool, perSecond: f64): void {
  const rateOfGap = f64x2.splat(perSecond);
  for (let turn = to - 1; turn >= from; turn--) {
    const n = block(turn);
    const o = data + n * BLOCK;
    const g01 = v128.load(o, GAP);
    const g23 = v128.load(o, GAP + 16);
    const old01 = v128.load(o, NORMAL);
    const old23 = v128.load(o, NORMAL + 16);
    const mass01 = v128.load(o, MASS);
    const mass23 = v128.load(o, MASS + 16);
    const carried = sum(old01, old23);
    if (!soft && carried == 0) {
      const shut01 = v128.andnot(f64x2.gt(mass01, ZERO), f64x2.gt(g01, ZERO));
      const shut23 = v128.andnot(f64x2.gt(mass23, ZERO), f64x2.gt(g23, ZERO));
      if (!v128.any_true(v128.or(shut01, shut23))) continue;
    }
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
    const x01 = v128.load(o, X);
    const x23 = v128.load(o, X + 16);
    const y01 = v128.load(o, Y);
    const y23 = v128.load(o, Y + 16);
    let v01 = f64x2.sub(f64x2.add(un, f64x2.mul(y01, w1)), f64x2.mul(x01, w2));
    let v23 = f64x2.sub(f64x2.add(un, f64x2.mul(y23, w1)), f64x2.mul(x23, w2));
    const slop = v128.load64_splat(o, SLOP);
    const rate = soft ? v128.load64_splat(o, BIAS_RATE) : ZERO;
    const b01 = bias(g01, old01, soft, rate, slop, rateOfGap);
    const b23 = bias(g23, old23, soft, rate, slop, rateOfGap);
    const c01 = f64x2.add(v01, b01);
    const c23 = f64x2.add(v23, b23);
    // Nothing carried, nothing about to close.
    if (carried == 0 && !v128.any_true(v128.or(f64x2.lt(c01, ZERO), f64x2.lt(c23, ZERO)))) continue;
    let s01 = ONE;
    let s23 = ONE;
    let k01 = ZERO;
    let k23 = ZERO;
    if (soft) {
      const stiff = f64x2.mul(f64x2.splat(-STIFF), slop);
      const scale = v128.load64_splat(o, MASS_SCALE);
      const keep = v128.load64_splat(o, IMPULSE_SCALE);
      const stiff01 = f64x2.gt(g01, stiff);
      const stiff23 = f64x2.gt(g23, stiff);
      s01 = v128.bitselect(ONE, scale, stiff01);
      s23 = v128.bitselect(ONE, scale, stiff23);
      k01 = v128.andnot(keep, stiff01);
      k23 = v128.andnot(keep, stiff23);
    }
    const size = load<i32>(id, SIZE);
    let l01 = old01;
    let l23 = old23;
    let direct = false;
    const xx = load<f64>(o, SPREAD);
    if (xx > 0) {
      const xy = load<f64>(o, SPREAD + 8);
      const yy = load<f64>(o, SPREAD + 16);
      const share: f64 = size == 4 ? 0.25 : 1.0 / 3.0;
      const there = f64x2.gt(mass23, ZERO);
      const r01 = f64x2.mul(s01, c01);
      const r23 = v128.and(there, f64x2.mul(s23, c23));
      const sumX = dot(x01, x23, r01, r23);
      const sumY = dot(y01, y23, r01, r23);
      const du = -share * sum(r01, r23);
      const dw1 = xy * sumX - xx * sumY;
      const dw2 = yy * sumX - xy * sumY;
      const m1 = load<f64>(o, NORMAL_MASS + 8);
      const m2 = load<f64>(o, NORMAL_MASS + 16);
      const m4 = load<f64>(o, NORMAL_MASS + 32);
      const even = f64x2.splat(share * (load<f64>(o, NORMAL_MASS) * du + m1 * dw1 + m2 * dw2));
      const p1 = m1 * du + load<f64>(o, NORMAL_MASS + 24) * dw1 + m4 * dw2;
      const p2 = m2 * du + m4 * dw1 + load<f64>(o, NORMAL_MASS + 40) * dw2;
      const alongX = f64x2.splat(-yy * p2 - xy * p1);
      const alongY = f64x2.splat(xy * p2 + xx * p1);
      const more01 = f64x2.add(f64x2.add(old01, even), f64x2.mul(alongX, x01));
      const more23 = f64x2.add(f64x2.add(old23, even), f64x2.mul(alongX, x23));
      const all01 = f64x2.sub(f64x2.add(more01, f64x2.mul(alongY, y01)), f64x2.mul(k01, old01));
      const all23 = f64x2.sub(f64x2.add(more23, f64x2.mul(alongY, y23)), f64x2.mul(k23, old23));
      l01 = all01;
      l23 = v128.and(there, all23);
      direct = !v128.any_true(v128.or(f64x2.lt(l01, ZERO), f64x2.lt(l23, ZERO)));
    }
    if (!direct) {
      l01 = old01;
      l23 = old23;
      if (size == 2) l01 = solveTwo(o, old01, c01, s01);
      else {
        // Rows of the symmetric matrix, of which the upper triangle is stored.
        const row0a = v128.load(o, A);
        const row0b = v128.load(o, A + 16);
        const row1a = v128.shuffle<f64>(row0a, v128.load64_splat(o, A + 32), 1, 2);
        const row1b = v128.load(o, A + 40);
        const row2a = v128.shuffle<f64>(row0b, row1b, 0, 2);
        const row2b = v128.load(o, A + 56);
        const row3a = v128.shuffle<f64>(row0b, row1b, 1, 3);
        const row3b = v128.shuffle<f64>(row2b, v128.load64_splat(o, A + 72), 1, 2);
        const m01 = f64x2.mul(mass01, s01);
        const m23 = f64x2.mul(mass23, s23);
        const keep01 = f64x2.sub(ONE, k01);
        const keep23 = f64x2.sub(ONE, k23);
        for (let sweep = 0; sweep < SWEEPS; sweep++) {
          const was01 = l01;
          const was23 = l23;
          const kept01 = f64x2.mul(keep01, l01);
          const kept23 = f64x2.mul(keep23, l23);
          const next0 = f64x2.pmax(ZERO, f64x2.sub(kept01, f64x2.mul(m01, f64x2.add(v01, b01))));
          const step0 = f64x2.sub(next0, l01);
          const all0 = v128.shuffle<f64>(step0, step0, 0, 0);
          v01 = f64x2.add(v01, f64x2.mul(row0a, all0));
          v23 = f64x2.add(v23, f64x2.mul(row0b, all0));
          const next1 = f64x2.pmax(ZERO, f64x2.sub(kept01, f64x2.mul(m01, f64x2.add(v01, b01))));
          const step1 = f64x2.sub(next1, l01);
          const all1 = v128.shuffle<f64>(step1, step1, 1, 1);
          v01 = f64x2.add(v01, f64x2.mul(row1a, all1));
          v23 = f64x2.add(v23, f64x2.mul(row1b, all1));
          const next2 = f64x2.pmax(ZERO, f64x2.sub(kept23, f64x2.mul(m23, f64x2.add(v23, b23))));
          const step2 = f64x2.sub(next2, l23);
          const all2 = v128.shuffle<f64>(step2, step2, 0, 0);
          v01 = f64x2.add(v01, f64x2.mul(row2a, all2));
          v23 = f64x2.add(v23, f64x2.mul(row2b, all2));
          const next3 = f64x2.pmax(ZERO, f64x2.sub(kept23, f64x2.mul(m23, f64x2.add(v23, b23))));
          const step3 = f64x2.sub(next3, l23);
          const all3 = v128.shuffle<f64>(step3, step3, 1, 1);
          v01 = f64x2.add(v01, f64x2.mul(row3a, all3));
          v23 = f64x2.add(v23, f64x2.mul(row3b, all3));
          l01 = v128.shuffle<f64>(next0, next1, 0, 3);
          l23 = v128.shuffle<f64>(next2, next3, 0, 3);
          const changed = sum(f64x2.abs(f64x2.sub(l01, was01)), f64x2.abs(f64x2.sub(l23, was23)));
          if (changed <= SETTLED * sum(l01, l23)) break;
        }
      }
    }
    const e01 = f64x2.sub(l01, old01);
    const e23 = f64x2.sub(l23, old23);
    const fn = sum(e01, e23);
    const q1 = dot(y01, y23, e01, e23);
    const q2 = -dot(x01, x23, e01, e23);
    const mu = load<f64>(o, MU);
    const grip = mu * dot(l01, l23, v128.load(o, LEVER), v128.load(o, LEVER + 16));
    const limit = mu * sum(l01, l23);
    const u1 =
      ux * t1x +
      uy * t1y +
      uz * t1z +
      load<f64>(o, COUPLING) * fn +
      load<f64>(o, COUPLING + 8) * q1 +
      load<f64>(o, COUPLING + 16) * q2;
    const u2 =
      ux * t2x +
      uy * t2y +
      uz * t2z +
      load<f64>(o, COUPLING + 24) * fn +
      load<f64>(o, COUPLING + 32) * q1 +
      load<f64>(o, COUPLING + 40) * q2;
    let wn =
      wx * nx +
      wy * ny +
      wz * nz +
      load<f64>(o, COUPLING + 48) * fn +
      load<f64>(o, COUPLING + 56) * q1 +
      load<f64>(o, COUPLING + 64) * q2;
    const had1 = load<f64>(o, FRICTION);
    const had2 = load<f64>(o, FRICTION + 8);
    const m12 = load<f64>(o, FRICTION_MASS + 8);
    let f1 = had1 - load<f64>(o, FRICTION_MASS) * u1 - m12 * u2;
    let f2 = had2 - m12 * u1 - load<f64>(o, FRICTION_MASS + 16) * u2;
    const sizeSq = f1 * f1 + f2 * f2;
    if (sizeSq > limit * limit) {
      const cut = limit / sqrt(sizeSq);
      f1 *= cut;
      f2 *= cut;
    }
    f1 = noDust(f1);
    f2 = noDust(f2);
    const df1 = f1 - had1;
    const df2 = f2 - had2;
    wn += load<f64>(o, FRICTION_TWIST) * df1 + load<f64>(o, FRICTION_TWIST + 8) * df2;
    const hadTwist = load<f64>(o, TWIST);
    const wanted = f64x2.splat(hadTwist - load<f64>(o, TWIST_MASS) * wn);
    const held = f64x2.pmax(f64x2.splat(-grip), f64x2.pmin(f64x2.splat(grip), wanted));
    const twist = noDust(first(held));
    const qn = twist - hadTwist;
    const fx = fn * nx + df1 * t1x + df2 * t2x;
    const fy = fn * ny + df1 * t1y + df2 * t2y;
    const fz = fn * nz + df1 * t1z + df2 * t2z;
    const qx = qn * nx + q1 * t1x + q2 * t2x;
    const qy = qn * ny + q1 * t1y + q2 * t2y;
    const qz = qn * nz + q1 * t1z + q2 * t2z;
    const all = fx + fy + fz + qx + qy + qz;
    if (all - all != 0) continue;
    give(o, a, b, fx, fy, fz, qx, qy, qz);
    v128.store(o, l01, NORMAL);
    v128.store(o, l23, NORMAL + 16);
    store<f64>(o, f1, FRICTION);
    store<f64>(o, f2, FRICTION + 8);
    store<f64>(o, twist, TWIST);
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
    const u1 = ux * t1x + uy * t1y + uz * t1z + load<f64>(o, COUPLING) * fn;
    const u2 = ux * t2x + uy * t2y + uz * t2z + load<f64>(o, COUPLING + 24) * fn;
    const had1 = load<f64>(o, FRICTION);
    const had2 = load<f64>(o, FRICTION + 8);
    const m12 = load<f64>(o, FRICTION_MASS + 8);
    let f1 = had1 - load<f64>(o, FRICTION_MASS) * u1 - m12 * u2;
    let f2 = had2 - m12 * u1 - load<f64>(o, FRICTION_MASS + 16) * u2;
    const limit = load<f64>(o, MU) * pushed;
    const sizeSq = f1 * f1 + f2 * f2;
    if (sizeSq > limit * limit) {
      const cut = limit / sqrt(sizeSq);
      f1 *= cut;
      f2 *= cut;
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
