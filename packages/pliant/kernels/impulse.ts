/**
 * The hot loops of `impulse` as WebAssembly with vectors of two doubles: the same operations in the same order as `warmStart`, `follow`,
 * `solveMany`, `solveSingles`, `bookBlock` and `BlockMatrices` in src/response/impulse, so that results are the same to the bit. What makes it twice as fast is less the width than
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
let books: usize = 0;
let atTree: usize = 0;
let list: usize = 0;

/** Where the arrays lie. */
export function place(
  d: usize,
  i: usize,
  f: usize,
  v: usize,
  w: usize,
  j: usize,
  b: usize,
  t: usize,
  l: usize,
): void {
  data = d;
  ids = i;
  free = f;
  books = b;
  atTree = t;
  list = l;
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

/**
 * Friction and twist for the normals' change (fn, q1, q2), then all of it to the bodies. False, and nothing happens, where it isn't finite: it would
 * spread from one broken body to all it touches.
 */
@inline
function rub(
  o: usize,
  a: usize,
  b: usize,
  ux: f64,
  uy: f64,
  uz: f64,
  wx: f64,
  wy: f64,
  wz: f64,
  nx: f64,
  ny: f64,
  nz: f64,
  t1x: f64,
  t1y: f64,
  t1z: f64,
  t2x: f64,
  t2y: f64,
  t2z: f64,
  fn: f64,
  q1: f64,
  q2: f64,
  grip: f64,
  limit: f64,
): bool {
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
  if (all - all != 0) return false;
  give(o, a, b, fx, fy, fz, qx, qy, qz);
  store<f64>(o, f1, FRICTION);
  store<f64>(o, f2, FRICTION + 8);
  store<f64>(o, twist, TWIST);
  return true;
}

/** Blocks of three and four points. */
export function solveFaces(from: i32, to: i32, soft: bool, perSecond: f64): void {
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
    if (carried == 0) {
      const closing = v128.and(f64x2.lt(c23, ZERO), f64x2.gt(mass23, ZERO));
      if (!v128.any_true(v128.or(f64x2.lt(c01, ZERO), closing))) continue;
    }
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
    const e01 = f64x2.sub(l01, old01);
    const e23 = f64x2.sub(l23, old23);
    const fn = sum(e01, e23);
    const q1 = dot(y01, y23, e01, e23);
    const q2 = -dot(x01, x23, e01, e23);
    const mu = load<f64>(o, MU);
    const grip = mu * dot(l01, l23, v128.load(o, LEVER), v128.load(o, LEVER + 16));
    const limit = mu * sum(l01, l23);
    const ok = rub(o, a, b, ux, uy, uz, wx, wy, wz, nx, ny, nz, t1x, t1y, t1z, t2x, t2y, t2z, fn, q1, q2, grip, limit);
    if (!ok) continue;
    v128.store(o, l01, NORMAL);
    v128.store(o, l23, NORMAL + 16);
  }
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
    const ok = rub(o, a, b, ux, uy, uz, wx, wy, wz, nx, ny, nz, t1x, t1y, t1z, t2x, t2y, t2z, fn, q1, q2, grip, limit);
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

/** The impulses of free blocks, when a substep is over. */
export function book(from: i32, to: i32): void {
  for (let turn = from; turn < to; turn++) {
    const n = block(turn);
    const o = data + n * BLOCK;
    const q = books + n * BOOK;
    const n01 = v128.load(o, NORMAL);
    const n23 = v128.load(o, NORMAL + 16);
    const held = load<u8>(atTree + n) != 0;
    if (!held && sum(n01, n23) == 0) continue;
    const friction = v128.load(o, FRICTION);
    const twist = load<f64>(o, TWIST);
    v128.store(q, f64x2.add(v128.load(q, TOTAL), n01), TOTAL);
    v128.store(q, f64x2.add(v128.load(q, TOTAL + 16), n23), TOTAL + 16);
    v128.store(q, f64x2.add(v128.load(q, TOTAL + 32), friction), TOTAL + 32);
    store<f64>(q, load<f64>(q, TOTAL + 48) + twist, TOTAL + 48);
    if (!held) continue;
    let all: f64 = 0;
    let kept: f64 = 0;
    for (let k: usize = 0; k < 32; k += 8) {
      const now = load<f64>(o + k, NORMAL);
      const next = min(now, load<f64>(q + k, BEFORE));
      store<f64>(q + k, now, BEFORE);
      store<f64>(o + k, next, NORMAL);
      all += now;
      kept += next;
    }
    const share: f64 = kept < all ? kept / all : 1;
    v128.store(o, f64x2.mul(friction, f64x2.splat(share)), FRICTION);
    store<f64>(o, twist * share, TWIST);
  }
}

/** One number of body a beside the same of body b. */
@inline
function both(a: usize, b: usize, at: usize): v128 {
  return f64x2.replace_lane(f64x2.splat(load<f64>(a + at)), 1, load<f64>(b + at));
}

/** What a and b give, one after the other, to a sum that was 0. */
@inline
function gathered(v: v128): f64 {
  return 0.0 + first(v) + second(v);
}

@inline
function taken(v: v128): f64 {
  return 0.0 - first(v) - second(v);
}

@inline
function along(x: v128, y: v128, z: v128, o: usize, axis: usize): v128 {
  const p = o + axis;
  const xy = f64x2.add(f64x2.mul(x, v128.load64_splat(p)), f64x2.mul(y, v128.load64_splat(p, 8)));
  return f64x2.add(xy, f64x2.mul(z, v128.load64_splat(p, 16)));
}

/**
 * The matrices of so many blocks in `list`. Both bodies at once, a in the first lane and b in the second; a body without a place among the inertias
 * (-1) counts for nothing.
 */
export function complete(count: i32): void {
  for (let turn = 0; turn < count; turn++) {
    const n = load<i32>(list + (turn << 2)) as usize;
    const o = data + n * BLOCK;
    const id = ids + n * IDS;
    const rowA = load<i32>(id, TURNS_A);
    const rowB = load<i32>(id, TURNS_B);
    const counts = i64x2.replace_lane(i64x2.splat(rowA >= 0 ? -1 : 0), 1, rowB >= 0 ? -1 : 0);
    const a = inertia + (rowA >= 0 ? (rowA as usize) * 48 : 0);
    const b = inertia + (rowB >= 0 ? (rowB as usize) * 48 : 0);
    const ixx = both(a, b, 0);
    const ixy = both(a, b, 8);
    const ixz = both(a, b, 16);
    const iyy = both(a, b, 24);
    const iyz = both(a, b, 32);
    const izz = both(a, b, 40);
    // Inverse inertia in the frame (t1, t2, n); of a ball as it is, without rounding.
    const same = v128.and(f64x2.eq(ixx, iyy), f64x2.eq(ixx, izz));
    const plain = v128.and(f64x2.eq(ixy, ZERO), v128.and(f64x2.eq(ixz, ZERO), f64x2.eq(iyz, ZERO)));
    const ball = v128.and(same, plain);
    const at1x = along(ixx, ixy, ixz, o, T1);
    const at1y = along(ixy, iyy, iyz, o, T1);
    const at1z = along(ixz, iyz, izz, o, T1);
    const at2x = along(ixx, ixy, ixz, o, T2);
    const at2y = along(ixy, iyy, iyz, o, T2);
    const at2z = along(ixz, iyz, izz, o, T2);
    const atNx = along(ixx, ixy, ixz, o, N);
    const atNy = along(ixy, iyy, iyz, o, N);
    const atNz = along(ixz, iyz, izz, o, N);
    const j00 = v128.bitselect(ixx, along(at1x, at1y, at1z, o, T1), ball);
    const j01 = v128.andnot(along(at2x, at2y, at2z, o, T1), ball);
    const j11 = v128.bitselect(ixx, along(at2x, at2y, at2z, o, T2), ball);
    const j02 = v128.andnot(along(atNx, atNy, atNz, o, T1), ball);
    const j12 = v128.andnot(along(atNx, atNy, atNz, o, T2), ball);
    const j22 = v128.bitselect(ixx, along(atNx, atNy, atNz, o, N), ball);
    const rx = both(o + RA, o + RB, 0);
    const ry = both(o + RA, o + RB, 8);
    const rz = both(o + RA, o + RB, 16);
    const x = along(rx, ry, rz, o, T1);
    const y = along(rx, ry, rz, o, T2);
    const z = along(rx, ry, rz, o, N);
    const im = both(o + INVERSE_MASS_A, o + INVERSE_MASS_B, 0);
    // S J, S the cross-product matrix of (x, y, z).
    const s00 = f64x2.sub(f64x2.mul(y, j02), f64x2.mul(z, j01));
    const s01 = f64x2.sub(f64x2.mul(y, j12), f64x2.mul(z, j11));
    const s02 = f64x2.sub(f64x2.mul(y, j22), f64x2.mul(z, j12));
    const s10 = f64x2.sub(f64x2.mul(z, j00), f64x2.mul(x, j02));
    const s11 = f64x2.sub(f64x2.mul(z, j01), f64x2.mul(x, j12));
    const s12 = f64x2.sub(f64x2.mul(z, j02), f64x2.mul(x, j22));
    const s20 = f64x2.sub(f64x2.mul(x, j01), f64x2.mul(y, j00));
    const s21 = f64x2.sub(f64x2.mul(x, j11), f64x2.mul(y, j01));
    const s22 = f64x2.sub(f64x2.mul(x, j12), f64x2.mul(y, j02));
    const uu0 = f64x2.sub(im, f64x2.sub(f64x2.mul(s01, z), f64x2.mul(s02, y)));
    const uu1 = f64x2.sub(f64x2.mul(s02, x), f64x2.mul(s00, z));
    const uu2 = f64x2.sub(f64x2.mul(s00, y), f64x2.mul(s01, x));
    const uu3 = f64x2.sub(im, f64x2.sub(f64x2.mul(s12, x), f64x2.mul(s10, z)));
    const uu4 = f64x2.sub(f64x2.mul(s10, y), f64x2.mul(s11, x));
    const uu5 = f64x2.sub(im, f64x2.sub(f64x2.mul(s20, y), f64x2.mul(s21, x)));
    completeNormals(
      o,
      load<i32>(id, SIZE),
      gathered(v128.and(uu5, counts)),
      taken(v128.and(s20, counts)),
      taken(v128.and(s21, counts)),
      gathered(v128.and(j00, counts)),
      gathered(v128.and(j01, counts)),
      gathered(v128.and(j11, counts)),
    );
    // Rows u1, u2, wn against columns fn, m1, m2.
    store<f64>(o, taken(v128.and(uu2, counts)), COUPLING);
    store<f64>(o, taken(v128.and(s00, counts)), COUPLING + 8);
    store<f64>(o, taken(v128.and(s01, counts)), COUPLING + 16);
    store<f64>(o, taken(v128.and(uu4, counts)), COUPLING + 24);
    store<f64>(o, taken(v128.and(s10, counts)), COUPLING + 32);
    store<f64>(o, taken(v128.and(s11, counts)), COUPLING + 40);
    store<f64>(o, taken(v128.and(s22, counts)), COUPLING + 48);
    store<f64>(o, gathered(v128.and(j02, counts)), COUPLING + 56);
    store<f64>(o, gathered(v128.and(j12, counts)), COUPLING + 64);
    const k11 = gathered(v128.and(uu0, counts));
    const k12 = taken(v128.and(uu1, counts));
    const k22 = gathered(v128.and(uu3, counts));
    const det = k11 * k22 - k12 * k12;
    const scale: f64 = det > 0 ? 1 / det : 0;
    store<f64>(o, k22 * scale, FRICTION_MASS);
    store<f64>(o, -k12 * scale, FRICTION_MASS + 8);
    store<f64>(o, k11 * scale, FRICTION_MASS + 16);
    store<f64>(o, taken(v128.and(s02, counts)), FRICTION_TWIST);
    store<f64>(o, taken(v128.and(s12, counts)), FRICTION_TWIST + 8);
    const turn2 = gathered(v128.and(j22, counts));
    store<f64>(o, turn2 > 0 ? 1 / turn2 : 0, TWIST_MASS);
  }
}

/** See `writeNormals` in `matrices.ts`. */
@inline
function completeNormals(
  o: usize,
  size: i32,
  nn: f64,
  n1: f64,
  n2: f64,
  w11: f64,
  w12: f64,
  w22: f64,
): void {
  const m00 = w11 * w22 - w12 * w12;
  const m01 = n2 * w12 - n1 * w22;
  const m02 = n1 * w12 - n2 * w11;
  const det = nn * m00 + n1 * m01 + n2 * m02;
  const scale: f64 = det > 0 ? 1 / det : 0;
  store<f64>(o, m00 * scale, NORMAL_MASS);
  store<f64>(o, m01 * scale, NORMAL_MASS + 8);
  store<f64>(o, m02 * scale, NORMAL_MASS + 16);
  store<f64>(o, (nn * w22 - n2 * n2) * scale, NORMAL_MASS + 24);
  store<f64>(o, (n1 * n2 - nn * w12) * scale, NORMAL_MASS + 32);
  store<f64>(o, (nn * w11 - n1 * n1) * scale, NORMAL_MASS + 40);
  const x01 = v128.load(o, X);
  const x23 = v128.load(o, X + 16);
  const y01 = v128.load(o, Y);
  const y23 = v128.load(o, Y + 16);
  let at = o + A;
  for (let i: usize = 0; i < 4; i++) {
    const xi = v128.load64_splat(o + i * 8, X);
    const yi = v128.load64_splat(o + i * 8, Y);
    const g0 = answer(nn, n1, n2, xi, yi);
    const g1 = answer(n1, w11, w12, xi, yi);
    const g2 = answer(n2, w12, w22, xi, yi);
    const row01 = f64x2.sub(f64x2.add(g0, f64x2.mul(g1, y01)), f64x2.mul(g2, x01));
    const row23 = f64x2.sub(f64x2.add(g0, f64x2.mul(g1, y23)), f64x2.mul(g2, x23));
    const own = first(f64x2.sub(f64x2.add(g0, f64x2.mul(g1, yi)), f64x2.mul(g2, xi)));
    if (i == 0) {
      v128.store(at, row01);
      v128.store(at, row23, 16);
    } else if (i == 1) {
      store<f64>(at, second(row01));
      v128.store(at, row23, 8);
    } else if (i == 2) v128.store(at, row23);
    else store<f64>(at, second(row23));
    at += (4 - i) * 8;
    store<f64>(o + i * 8, (i as i32) < size && own > 0 ? 1 / own : 0, MASS);
  }
}

@inline
function answer(own: f64, ofY: f64, ofX: f64, x: v128, y: v128): v128 {
  return f64x2.sub(f64x2.add(f64x2.splat(own), f64x2.mul(f64x2.splat(ofY), y)), f64x2.mul(f64x2.splat(ofX), x));
}
