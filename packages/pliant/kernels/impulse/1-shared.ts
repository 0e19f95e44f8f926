/**
 * The hot loops of `impulse` as WebAssembly with vectors of two doubles: the same operations in the same order as `warmStart`, `follow`,
 * `solveMany`, `solveSingles`, `bookBlock`, `BlockMatrices`, `writeFrame` and `writePoints` in src/response/impulse, so that results are the same to the bit. What makes it twice as fast is less the width than
 * that choices (open or shut, pushing or not) are masks: in a heap every branch on them is guessed wrong half of the time.
 *
 * How bodies move against each other at P is gathered in every loop anew: functions give one number back, and a detour through memory would cost what is gained.
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
let kept: usize = 0;

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
  k: usize,
): void {
  data = d;
  ids = i;
  free = f;
  books = b;
  atTree = t;
  list = l;
  kept = k;
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
