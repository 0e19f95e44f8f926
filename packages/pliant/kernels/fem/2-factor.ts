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
  const starts = field(factor, STARTS);
  const rows = field(factor, ROWS);
  const blocks = field(factor, BLOCKS);
  const inverse = field(factor, INVERSE);
  let e: i32 = 0;
  let o = blocks;
  for (let k = 0; k < count; k++) {
    const p = t + (k as usize) * 24;
    const x = load<f64>(p);
    const y = load<f64>(p, 8);
    const z = load<f64>(p, 16);
    const to = whole(starts, k + 1) as i32;
    for (; e < to; e++) {
      const i = t + whole(rows, e);
      store<f64>(i, load<f64>(i) - (load<f64>(o) * x + load<f64>(o, 8) * y + load<f64>(o, 16) * z));
      store<f64>(i, load<f64>(i, 8) - (load<f64>(o, 24) * x + load<f64>(o, 32) * y + load<f64>(o, 40) * z), 8);
      store<f64>(i, load<f64>(i, 16) - (load<f64>(o, 48) * x + load<f64>(o, 56) * y + load<f64>(o, 64) * z), 16);
      o += 72;
    }
  }
  for (let k = count - 1; k >= 0; k--) {
    const p = t + (k as usize) * 24;
    const d = inverse + (k as usize) * 72;
    const a = load<f64>(p);
    const b = load<f64>(p, 8);
    const c = load<f64>(p, 16);
    let x = load<f64>(d) * a + load<f64>(d, 8) * b + load<f64>(d, 16) * c;
    let y = load<f64>(d, 24) * a + load<f64>(d, 32) * b + load<f64>(d, 40) * c;
    let z = load<f64>(d, 48) * a + load<f64>(d, 56) * b + load<f64>(d, 64) * c;
    const to = whole(starts, k + 1) as i32;
    for (e = whole(starts, k) as i32; e < to; e++) {
      const i = t + whole(rows, e);
      o = blocks + (e as usize) * 72;
      const u = load<f64>(i);
      const v = load<f64>(i, 8);
      const w = load<f64>(i, 16);
      x -= load<f64>(o) * u + load<f64>(o, 24) * v + load<f64>(o, 48) * w;
      y -= load<f64>(o, 8) * u + load<f64>(o, 32) * v + load<f64>(o, 56) * w;
      z -= load<f64>(o, 16) * u + load<f64>(o, 40) * v + load<f64>(o, 64) * w;
    }
    store<f64>(p, x);
    store<f64>(p, y, 8);
    store<f64>(p, z, 16);
  }
}

/** The same number in both lanes. */
@inline
function both(at: usize): v128 {
  return v128.load64_splat(at);
}

/** The same for two, number by number in turn. */
export function solveTwo(factor: usize, count: i32, t: usize): void {
  const starts = field(factor, STARTS);
  const rows = field(factor, ROWS);
  const blocks = field(factor, BLOCKS);
  const inverse = field(factor, INVERSE);
  let e: i32 = 0;
  let o = blocks;
  for (let k = 0; k < count; k++) {
    const p = t + (k as usize) * 48;
    const x = v128.load(p);
    const y = v128.load(p, 16);
    const z = v128.load(p, 32);
    const to = whole(starts, k + 1) as i32;
    for (; e < to; e++) {
      const i = t + 2 * whole(rows, e);
      v128.store(i, sub(v128.load(i), dot(both(o), x, both(o + 8), y, both(o + 16), z)));
      v128.store(i, sub(v128.load(i, 16), dot(both(o + 24), x, both(o + 32), y, both(o + 40), z)), 16);
      v128.store(i, sub(v128.load(i, 32), dot(both(o + 48), x, both(o + 56), y, both(o + 64), z)), 32);
      o += 72;
    }
  }
  for (let k = count - 1; k >= 0; k--) {
    const p = t + (k as usize) * 48;
    const d = inverse + (k as usize) * 72;
    const a = v128.load(p);
    const b = v128.load(p, 16);
    const c = v128.load(p, 32);
    let x = dot(both(d), a, both(d + 8), b, both(d + 16), c);
    let y = dot(both(d + 24), a, both(d + 32), b, both(d + 40), c);
    let z = dot(both(d + 48), a, both(d + 56), b, both(d + 64), c);
    const to = whole(starts, k + 1) as i32;
    for (e = whole(starts, k) as i32; e < to; e++) {
      const i = t + 2 * whole(rows, e);
      o = blocks + (e as usize) * 72;
      const u = v128.load(i);
      const v = v128.load(i, 16);
      const w = v128.load(i, 32);
      x = sub(x, dot(both(o), u, both(o + 24), v, both(o + 48), w));
      y = sub(y, dot(both(o + 8), u, both(o + 32), v, both(o + 56), w));
      z = sub(z, dot(both(o + 16), u, both(o + 40), v, both(o + 64), w));
    }
    v128.store(p, x);
    v128.store(p, y, 16);
    v128.store(p, z, 32);
  }
}
