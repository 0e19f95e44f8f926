/** `preconditionRest` and `BlockCholesky.solve`, for one body or two with the same factor. */

/**
 * Turns the forces r into the frame at rest, in the order of elimination, every `stride` bytes from t on; forces on held vertices count as
 * 0. Writes their sum and torque to six.
 */
export function toRest(
  shape: usize,
  factor: usize,
  rotations: usize,
  held: usize,
  r: usize,
  t: usize,
  stride: usize,
  six: usize,
): void {
  const count = field(shape, COUNT) as i32;
  const ranks = field(factor, RANKS);
  const lane = stride >> 3;
  let arm = field(shape, ARMS);
  let fx: f64 = 0;
  let fy: f64 = 0;
  let fz: f64 = 0;
  let tx: f64 = 0;
  let ty: f64 = 0;
  let tz: f64 = 0;
  for (let v = 0; v < count; v++) {
    const x = load<f64>(r);
    const y = load<f64>(r, 8);
    const z = load<f64>(r, 16);
    let a = load<f64>(rotations) * x + load<f64>(rotations, 24) * y + load<f64>(rotations, 48) * z;
    let b = load<f64>(rotations, 8) * x + load<f64>(rotations, 32) * y + load<f64>(rotations, 56) * z;
    let c = load<f64>(rotations, 16) * x + load<f64>(rotations, 40) * y + load<f64>(rotations, 64) * z;
    if (held != 0 && load<u8>(held + v) == 1) {
      a = 0;
      b = 0;
      c = 0;
    }
    const p = t + whole(ranks, v) * lane;
    store<f64>(p, a);
    store<f64>(p + stride, b);
    store<f64>(p + 2 * stride, c);
    const px = load<f64>(arm);
    const py = load<f64>(arm, 8);
    const pz = load<f64>(arm, 16);
    fx += a;
    fy += b;
    fz += c;
    tx += py * c - pz * b;
    ty += pz * a - px * c;
    tz += px * b - py * a;
    r += 24;
    rotations += 72;
    arm += 24;
  }
  store<f64>(six, fx);
  store<f64>(six, fy, 8);
  store<f64>(six, fz, 16);
  store<f64>(six, tx, 24);
  store<f64>(six, ty, 32);
  store<f64>(six, tz, 40);
}

/** Adds the motion as a whole six to the solution at t, and turns it to the world: z; y is the product of z and the matrix. */
export function toWorldWhole(
  shape: usize,
  factor: usize,
  rotations: usize,
  r: usize,
  t: usize,
  stride: usize,
  six: usize,
  density: f64,
  z: usize,
  y: usize,
): void {
  const count = field(shape, COUNT) as i32;
  const ranks = field(factor, RANKS);
  const lane = stride >> 3;
  let arm = field(shape, ARMS);
  let volume = field(shape, VOLUMES);
  const ax = load<f64>(six);
  const ay = load<f64>(six, 8);
  const az = load<f64>(six, 16);
  const bx = load<f64>(six, 24);
  const by = load<f64>(six, 32);
  const bz = load<f64>(six, 40);
  for (let v = 0; v < count; v++) {
    const px = load<f64>(arm);
    const py = load<f64>(arm, 8);
    const pz = load<f64>(arm, 16);
    const mx = ax + by * pz - bz * py;
    const my = ay + bz * px - bx * pz;
    const mz = az + bx * py - by * px;
    const p = t + whole(ranks, v) * lane;
    turn(rotations, load<f64>(p) + mx, load<f64>(p + stride) + my, load<f64>(p + 2 * stride) + mz, z);
    const m = density * load<f64>(volume);
    turn(rotations, m * mx, m * my, m * mz, y);
    store<f64>(y, load<f64>(y) + load<f64>(r));
    store<f64>(y, load<f64>(y, 8) + load<f64>(r, 8), 8);
    store<f64>(y, load<f64>(y, 16) + load<f64>(r, 16), 16);
    arm += 24;
    volume += 8;
    rotations += 72;
    r += 24;
    z += 24;
    y += 24;
  }
}

/** Turns the solution at t to the world: z. */
export function toWorld(shape: usize, factor: usize, rotations: usize, t: usize, stride: usize, z: usize): void {
  const count = field(shape, COUNT) as i32;
  const ranks = field(factor, RANKS);
  const lane = stride >> 3;
  for (let v = 0; v < count; v++) {
    const p = t + whole(ranks, v) * lane;
    turn(rotations, load<f64>(p), load<f64>(p + stride), load<f64>(p + 2 * stride), z);
    rotations += 72;
    z += 24;
  }
}

@inline
function turn(r: usize, x: f64, y: f64, z: f64, out: usize): void {
  store<f64>(out, load<f64>(r) * x + load<f64>(r, 8) * y + load<f64>(r, 16) * z);
  store<f64>(out, load<f64>(r, 24) * x + load<f64>(r, 32) * y + load<f64>(r, 40) * z, 8);
  store<f64>(out, load<f64>(r, 48) * x + load<f64>(r, 56) * y + load<f64>(r, 64) * z, 16);
}

/** Solves in place for one right-hand side in the order of elimination. */
export function solveOne(factor: usize, count: i32, t: usize): void {
  solve<f64>(factor, count, t);
}

/** The same for two, number by number in turn. */
export function solveTwo(factor: usize, count: i32, t: usize): void {
  solve<v128>(factor, count, t);
}

/** A number of the factor, in both lanes where there are two. */
@inline
function each<T>(at: usize): T {
  if (isVector<T>()) return v128.load64_splat(at);
  return load<f64>(at);
}

/** a b + c d + e f. */
@inline
function sum<T>(a: T, b: T, c: T, d: T, e: T, f: T): T {
  if (isVector<T>()) return dot(a, b, c, d, e, f);
  return a * b + c * d + e * f;
}

@inline
function less<T>(a: T, b: T): T {
  if (isVector<T>()) return sub(a, b);
  return a - b;
}

/** L and then its transpose; T is a number, or two of two bodies. */
@inline
function solve<T>(factor: usize, count: i32, t: usize): void {
  const starts = field(factor, STARTS);
  const rows = field(factor, ROWS);
  const blocks = field(factor, BLOCKS);
  const inverse = field(factor, INVERSE);
  const one = sizeof<T>();
  const lanes = one >> 3;
  let e: i32 = 0;
  let o = blocks;
  for (let k = 0; k < count; k++) {
    const p = t + (k as usize) * 3 * one;
    const x = load<T>(p);
    const y = load<T>(p + one);
    const z = load<T>(p + 2 * one);
    const to = whole(starts, k + 1) as i32;
    for (; e < to; e++) {
      const i = t + lanes * whole(rows, e);
      const j = i + one;
      const l = j + one;
      store<T>(i, less<T>(load<T>(i), sum<T>(each<T>(o), x, each<T>(o + 8), y, each<T>(o + 16), z)));
      store<T>(j, less<T>(load<T>(j), sum<T>(each<T>(o + 24), x, each<T>(o + 32), y, each<T>(o + 40), z)));
      store<T>(l, less<T>(load<T>(l), sum<T>(each<T>(o + 48), x, each<T>(o + 56), y, each<T>(o + 64), z)));
      o += 72;
    }
  }
  for (let k = count - 1; k >= 0; k--) {
    const p = t + (k as usize) * 3 * one;
    const d = inverse + (k as usize) * 72;
    const a = load<T>(p);
    const b = load<T>(p + one);
    const c = load<T>(p + 2 * one);
    let x = sum<T>(each<T>(d), a, each<T>(d + 8), b, each<T>(d + 16), c);
    let y = sum<T>(each<T>(d + 24), a, each<T>(d + 32), b, each<T>(d + 40), c);
    let z = sum<T>(each<T>(d + 48), a, each<T>(d + 56), b, each<T>(d + 64), c);
    const to = whole(starts, k + 1) as i32;
    for (e = whole(starts, k) as i32; e < to; e++) {
      const i = t + lanes * whole(rows, e);
      o = blocks + (e as usize) * 72;
      const u = load<T>(i);
      const v = load<T>(i + one);
      const w = load<T>(i + 2 * one);
      x = less<T>(x, sum<T>(each<T>(o), u, each<T>(o + 24), v, each<T>(o + 48), w));
      y = less<T>(y, sum<T>(each<T>(o + 8), u, each<T>(o + 32), v, each<T>(o + 56), w));
      z = less<T>(z, sum<T>(each<T>(o + 16), u, each<T>(o + 40), v, each<T>(o + 64), w));
    }
    store<T>(p, x);
    store<T>(p + one, y);
    store<T>(p + 2 * one, z);
  }
}
