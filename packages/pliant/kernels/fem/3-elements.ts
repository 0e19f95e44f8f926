/** `addStretch`, `addVolume`, `addStretchProduct` and `addVolumeProduct`: the neo-Hookean energy, its gradient, and products with its Hessian. */

const CRUSHED: f64 = 0.1;
const LN2_HIGH: f64 = 0.6931471803691238;
const LN2_MIDDLE: f64 = 1.9082149292705877e-10;
const SQRT2: f64 = Math.SQRT2;
const LOG_CRUSHED: f64 = -2.3025850929940455;

/** `log` of src/math, of numbers of normal size. */
@inline
function logarithm(x: v128): v128 {
  const exponent = i64x2.sub(i64x2.shr_u(x, 52), i64x2.splat(1023));
  let m = v128.or(v128.and(x, i64x2.splat(0x000fffffffffffff)), i64x2.splat(0x3ff0000000000000));
  const isLarge = f64x2.gt(m, f64x2.splat(SQRT2));
  m = v128.bitselect(mul(m, f64x2.splat(0.5)), m, isLarge);
  // A mask is −1 as a whole number.
  const whole = i64x2.sub(exponent, isLarge);
  let k = f64x2.splat(i64x2.extract_lane(whole, 0) as f64);
  k = f64x2.replace_lane(k, 1, i64x2.extract_lane(whole, 1) as f64);
  const f = sub(m, ONE);
  const s = f64x2.div(f, add(f64x2.splat(2), f));
  const z = mul(s, s);
  const half = mul(mul(f64x2.splat(0.5), f), f);
  let tail = add(f64x2.splat(1.0 / 21.0), mul(z, f64x2.splat(1.0 / 23.0)));
  tail = add(f64x2.splat(1.0 / 19.0), mul(z, tail));
  tail = add(f64x2.splat(1.0 / 17.0), mul(z, tail));
  tail = add(f64x2.splat(1.0 / 15.0), mul(z, tail));
  tail = add(f64x2.splat(1.0 / 13.0), mul(z, tail));
  tail = add(f64x2.splat(1.0 / 11.0), mul(z, tail));
  tail = add(f64x2.splat(1.0 / 9.0), mul(z, tail));
  tail = add(f64x2.splat(1.0 / 7.0), mul(z, tail));
  tail = add(f64x2.splat(1.0 / 5.0), mul(z, tail));
  tail = add(f64x2.splat(1.0 / 3.0), mul(z, tail));
  const series = mul(mul(f64x2.splat(2), z), tail);
  const inner = add(mul(s, add(half, series)), mul(k, f64x2.splat(LN2_MIDDLE)));
  const result = sub(mul(k, f64x2.splat(LN2_HIGH)), sub(sub(half, inner), f));
  return v128.bitselect(x, result, f64x2.eq(x, f64x2.splat(Infinity)));
}

@inline
function barrier(j: v128): v128 {
  const d = f64x2.div(sub(j, f64x2.splat(CRUSHED)), f64x2.splat(CRUSHED));
  const parabola = add(sub(f64x2.splat(-LOG_CRUSHED), d), mul(mul(f64x2.splat(0.5), d), d));
  return v128.bitselect(f64x2.neg(logarithm(j)), parabola, f64x2.ge(j, f64x2.splat(CRUSHED)));
}

/** Adds the gradient at x to g; the energy to sums, then the size of the stretch part. */
export function addElastic(shape: usize, x: usize, g: usize, sums: usize): void {
  overEdges(shape, x, g, sums, false);
  overElements(shape, x, 0, g, sums, false);
}

/** out += H d at x, with H the Hessian of the elastic energy. */
export function addProduct(shape: usize, x: usize, p: usize, out: usize): void {
  overEdges(shape, p, out, 0, true);
  overElements(shape, x, p, out, 0, true);
}

/** The stretch part, which is quadratic: its gradient at x is the product of its Hessian and x. Only the energy is not asked for in a product. */
@inline
function overEdges(shape: usize, x: usize, g: usize, sums: usize, isProduct: bool): void {
  const count = field(shape, COUNT) as i32;
  const starts = field(shape, EDGE_STARTS);
  let neighbour = field(shape, NEIGHBOURS);
  let weight = field(shape, STRETCH);
  let energy: f64 = 0;
  let e: i32 = 0;
  let at = x;
  for (let v = 0; v < count; v++) {
    const p = v128.load(at);
    const pz = load<f64>(at, 16);
    let sum = ZERO;
    let gz: f64 = 0;
    const to = whole(starts, v + 1) as i32;
    for (; e < to; e++) {
      const j = x + (load<u32>(neighbour) as usize);
      const w = load<f64>(weight);
      const d = sub(p, v128.load(j));
      const dz = pz - load<f64>(j, 16);
      sum = add(sum, mul(f64x2.splat(w), d));
      gz += w * dz;
      if (!isProduct) {
        const square = mul(d, d);
        energy += w * (f64x2.extract_lane(square, 0) + f64x2.extract_lane(square, 1) + dz * dz);
      }
      neighbour += 4;
      weight += 8;
    }
    v128.store(g, add(v128.load(g), sum));
    store<f64>(g, load<f64>(g, 16) + gz, 16);
    at += 24;
    g += 24;
  }
  if (isProduct) return;
  energy *= 0.25;
  store<f64>(sums, energy);
  store<f64>(sums, Math.abs(energy), 8);
}

/** The volume part: its gradient and energy at x, or the product of its Hessian and p. */
@inline
function overElements(shape: usize, x: usize, p: usize, out: usize, sums: usize, isProduct: bool): void {
  const count = field(shape, TETS) as i32;
  let tet = field(shape, CORNERS);
  let material = field(shape, MATERIAL);
  let energy: f64 = isProduct ? 0 : load<f64>(sums);
  const limit = f64x2.splat(CRUSHED);
  for (let t = 0; t < count; t += 2) {
    // The last one of an odd number is in both lanes, and counts once.
    const isPair = t + 1 < count;
    const next: usize = isPair ? 16 : 0;
    const a = load<u32>(tet) as usize;
    const b = load<u32>(tet, 4) as usize;
    const c = load<u32>(tet, 8) as usize;
    const d = load<u32>(tet, 12) as usize;
    const a2 = load<u32>(tet + next) as usize;
    const b2 = load<u32>(tet + next, 4) as usize;
    const c2 = load<u32>(tet + next, 8) as usize;
    const d2 = load<u32>(tet + next, 12) as usize;
    const ax = two(x + a, x + a2, 0);
    const ay = two(x + a, x + a2, 8);
    const az = two(x + a, x + a2, 16);
    const ux = sub(two(x + b, x + b2, 0), ax);
    const uy = sub(two(x + b, x + b2, 8), ay);
    const uz = sub(two(x + b, x + b2, 16), az);
    const vx = sub(two(x + c, x + c2, 0), ax);
    const vy = sub(two(x + c, x + c2, 8), ay);
    const vz = sub(two(x + c, x + c2, 16), az);
    const wx = sub(two(x + d, x + d2, 0), ax);
    const wy = sub(two(x + d, x + d2, 8), ay);
    const wz = sub(two(x + d, x + d2, 16), az);
    const bx = minor(vy, wz, vz, wy);
    const by = minor(vz, wx, vx, wz);
    const bz = minor(vx, wy, vy, wx);
    const cx = minor(wy, uz, wz, uy);
    const cy = minor(wz, ux, wx, uz);
    const cz = minor(wx, uy, wy, ux);
    const dx = minor(uy, vz, uz, vy);
    const dy = minor(uz, vx, ux, vz);
    const dz = minor(ux, vy, uy, vx);
    const second = material + 2 * next;
    const rest = two(material, second, 0);
    const l = two(material, second, 8);
    const m = two(material, second, 16);
    const j = mul(mul(dot(dx, wx, dy, wy, dz, wz), f64x2.splat(1.0 / 6.0)), rest);
    const isWhole = f64x2.ge(j, limit);
    const inv = v128.bitselect(f64x2.div(ONE, j), f64x2.splat(1.0 / CRUSHED), isWhole);
    const stiff = mul(m, inv);
    const bent = mul(stiff, add(f64x2.splat(-1), mul(sub(j, limit), inv)));
    const off = sub(j, ONE);
    const slope = add(v128.bitselect(f64x2.neg(stiff), bent, isWhole), mul(l, off));
    const s = mul(slope, f64x2.splat(1.0 / 6.0));
    if (isProduct) {
      const ex = two(p + a, p + a2, 0);
      const ey = two(p + a, p + a2, 8);
      const ez = two(p + a, p + a2, 16);
      const kx = sub(two(p + b, p + b2, 0), ex);
      const ky = sub(two(p + b, p + b2, 8), ey);
      const kz = sub(two(p + b, p + b2, 16), ez);
      const lx = sub(two(p + c, p + c2, 0), ex);
      const ly = sub(two(p + c, p + c2, 8), ey);
      const lz = sub(two(p + c, p + c2, 16), ez);
      const mx = sub(two(p + d, p + d2, 0), ex);
      const my = sub(two(p + d, p + d2, 8), ey);
      const mz = sub(two(p + d, p + d2, 16), ez);
      let change = dot(bx, kx, by, ky, bz, kz);
      change = add(add(add(change, mul(cx, lx)), mul(cy, ly)), mul(cz, lz));
      change = add(add(add(change, mul(dx, mx)), mul(dy, my)), mul(dz, mz));
      const q = mul(mul(mul(add(mul(stiff, inv), l), rest), f64x2.splat(1.0 / 36.0)), change);
      const fbx = bend(q, bx, s, ly, wz, lz, wy, vy, mz, vz, my);
      const fby = bend(q, by, s, lz, wx, lx, wz, vz, mx, vx, mz);
      const fbz = bend(q, bz, s, lx, wy, ly, wx, vx, my, vy, mx);
      const fcx = bend(q, cx, s, my, uz, mz, uy, wy, kz, wz, ky);
      const fcy = bend(q, cy, s, mz, ux, mx, uz, wz, kx, wx, kz);
      const fcz = bend(q, cz, s, mx, uy, my, ux, wx, ky, wy, kx);
      const fdx = bend(q, dx, s, ky, vz, kz, vy, uy, lz, uz, ly);
      const fdy = bend(q, dy, s, kz, vx, kx, vz, uz, lx, ux, lz);
      const fdz = bend(q, dz, s, kx, vy, ky, vx, ux, ly, uy, lx);
      const fx = f64x2.neg(add(add(fbx, fcx), fdx));
      const fy = f64x2.neg(add(add(fby, fcy), fdy));
      const fz = f64x2.neg(add(add(fbz, fcz), fdz));
      scatter(out, a, a2, fx, fy, fz, b, b2, fbx, fby, fbz, c, c2, fcx, fcy, fcz, d, d2, fdx, fdy, fdz, isPair);
    } else {
      const shear = mul(m, sub(barrier(j), f64x2.splat(1.5)));
      const parts = f64x2.div(add(shear, mul(mul(mul(f64x2.splat(0.5), l), off), off)), rest);
      energy += f64x2.extract_lane(parts, 0);
      if (isPair) energy += f64x2.extract_lane(parts, 1);
      const fx = f64x2.neg(mul(s, add(add(bx, cx), dx)));
      const fy = f64x2.neg(mul(s, add(add(by, cy), dy)));
      const fz = f64x2.neg(mul(s, add(add(bz, cz), dz)));
      const fbx = mul(s, bx);
      const fby = mul(s, by);
      const fbz = mul(s, bz);
      const fcx = mul(s, cx);
      const fcy = mul(s, cy);
      const fcz = mul(s, cz);
      const fdx = mul(s, dx);
      const fdy = mul(s, dy);
      const fdz = mul(s, dz);
      scatter(out, a, a2, fx, fy, fz, b, b2, fbx, fby, fbz, c, c2, fcx, fcy, fcz, d, d2, fdx, fdy, fdz, isPair);
    }
    tet += 32;
    material += 64;
  }
  if (!isProduct) store<f64>(sums, energy);
}

/** Adds the forces at the corners of an element to out, and those of the second lane, of another element, where there is one. */
@inline
function scatter(
  out: usize,
  a: usize,
  a2: usize,
  ax: v128,
  ay: v128,
  az: v128,
  b: usize,
  b2: usize,
  bx: v128,
  by: v128,
  bz: v128,
  c: usize,
  c2: usize,
  cx: v128,
  cy: v128,
  cz: v128,
  d: usize,
  d2: usize,
  dx: v128,
  dy: v128,
  dz: v128,
  isPair: bool,
): void {
  scatterLane(out + b, bx, by, bz);
  scatterLane(out + c, cx, cy, cz);
  scatterLane(out + d, dx, dy, dz);
  scatterLane(out + a, ax, ay, az);
  if (!isPair) return;
  scatterOther(out + b2, bx, by, bz);
  scatterOther(out + c2, cx, cy, cz);
  scatterOther(out + d2, dx, dy, dz);
  scatterOther(out + a2, ax, ay, az);
}

/** Adds the first lanes of (x, y, z) to the three numbers at a. */
@inline
function scatterLane(a: usize, x: v128, y: v128, z: v128): void {
  v128.store(a, add(v128.load(a), v128.shuffle<f64>(x, y, 0, 2)));
  store<f64>(a, load<f64>(a, 16) + f64x2.extract_lane(z, 0), 16);
}

/** The same for the second lanes. */
@inline
function scatterOther(a: usize, x: v128, y: v128, z: v128): void {
  v128.store(a, add(v128.load(a), v128.shuffle<f64>(x, y, 1, 3)));
  store<f64>(a, load<f64>(a, 16) + f64x2.extract_lane(z, 1), 16);
}

/** s b + slope (p q − r t + u v − w y). */
@inline
function bend(
  s: v128,
  b: v128,
  slope: v128,
  p: v128,
  q: v128,
  r: v128,
  t: v128,
  u: v128,
  v: v128,
  w: v128,
  y: v128,
): v128 {
  return add(mul(s, b), mul(slope, sub(add(minor(p, q, r, t), mul(u, v)), mul(w, y))));
}
