/** `Viscosity.begin` and `Viscosity.addProduct`. */

/** Writes the deformation gradient of every tetrahedron at x to `start`, nine numbers each. */
export function beginViscosity(shape: usize, x: usize, start: usize): void {
  const count = field(shape, TETS) as i32;
  let tet = field(shape, CORNERS);
  let n = field(shape, GRADIENTS);
  for (let t = 0; t < count; t++) {
    const a = x + (load<u32>(tet) as usize);
    for (let r: usize = 0; r < 24; r += 8) {
      let f0: f64 = 0;
      let f1: f64 = 0;
      let f2: f64 = 0;
      for (let k: usize = 1; k < 4; k++) {
        const d = load<f64>(x + (load<u32>(tet + 4 * k) as usize) + r) - load<f64>(a + r);
        f0 += d * load<f64>(n + 24 * k);
        f1 += d * load<f64>(n + 24 * k, 8);
        f2 += d * load<f64>(n + 24 * k, 16);
      }
      store<f64>(start + 3 * r, f0);
      store<f64>(start + 3 * r, f1, 8);
      store<f64>(start + 3 * r, f2, 16);
    }
    tet += 16;
    n += 96;
    start += 72;
  }
}

/** out += H d with H the Hessian of the loss; half of d·H d is written to sums. */
export function addViscous(shape: usize, start: usize, rate: f64, p: usize, out: usize, sums: usize): void {
  const count = field(shape, TETS) as i32;
  let tet = field(shape, CORNERS);
  let material = field(shape, MATERIAL);
  let n = field(shape, GRADIENTS);
  let energy: f64 = 0;
  const half = f64x2.splat(0.5);
  for (let t = 0; t < count; t += 2) {
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
    const n2 = n + 6 * next;
    const ax = two(p + a, p + a2, 0);
    const ay = two(p + a, p + a2, 8);
    const az = two(p + a, p + a2, 16);
    const kx = sub(two(p + b, p + b2, 0), ax);
    const ky = sub(two(p + b, p + b2, 8), ay);
    const kz = sub(two(p + b, p + b2, 16), az);
    const lx = sub(two(p + c, p + c2, 0), ax);
    const ly = sub(two(p + c, p + c2, 8), ay);
    const lz = sub(two(p + c, p + c2, 16), az);
    const mx = sub(two(p + d, p + d2, 0), ax);
    const my = sub(two(p + d, p + d2, 8), ay);
    const mz = sub(two(p + d, p + d2, 16), az);
    const bx = two(n, n2, 24);
    const by = two(n, n2, 32);
    const bz = two(n, n2, 40);
    const cx = two(n, n2, 48);
    const cy = two(n, n2, 56);
    const cz = two(n, n2, 64);
    const dx = two(n, n2, 72);
    const dy = two(n, n2, 80);
    const dz = two(n, n2, 88);
    const g0 = flow(kx, bx, lx, cx, mx, dx);
    const g1 = flow(kx, by, lx, cy, mx, dy);
    const g2 = flow(kx, bz, lx, cz, mx, dz);
    const g3 = flow(ky, bx, ly, cx, my, dx);
    const g4 = flow(ky, by, ly, cy, my, dy);
    const g5 = flow(ky, bz, ly, cz, my, dz);
    const g6 = flow(kz, bx, lz, cx, mz, dx);
    const g7 = flow(kz, by, lz, cy, mz, dy);
    const g8 = flow(kz, bz, lz, cz, mz, dz);
    const s2 = isPair ? start + 72 : start;
    const f0 = two(start, s2, 0);
    const f1 = two(start, s2, 8);
    const f2 = two(start, s2, 16);
    const f3 = two(start, s2, 24);
    const f4 = two(start, s2, 32);
    const f5 = two(start, s2, 40);
    const f6 = two(start, s2, 48);
    const f7 = two(start, s2, 56);
    const f8 = two(start, s2, 64);
    const xx = dot(f0, g0, f3, g3, f6, g6);
    const yy = dot(f1, g1, f4, g4, f7, g7);
    const zz = dot(f2, g2, f5, g5, f8, g8);
    const xy = mul(half, more(dot(f0, g1, f3, g4, f6, g7), f1, g0, f4, g3, f7, g6));
    const xz = mul(half, more(dot(f0, g2, f3, g5, f6, g8), f2, g0, f5, g3, f8, g6));
    const yz = mul(half, more(dot(f1, g2, f4, g5, f7, g8), f2, g1, f5, g4, f8, g7));
    const second = material + 2 * next;
    const s = f64x2.div(f64x2.splat(rate), two(material, second, 0));
    const m = mul(mul(f64x2.splat(2), s), two(material, second, 16));
    const l = mul(s, two(material, second, 8));
    const trace = add(add(xx, yy), zz);
    const sx = add(mul(m, xx), mul(l, trace));
    const sy = add(mul(m, yy), mul(l, trace));
    const sz = add(mul(m, zz), mul(l, trace));
    const h0 = stressed(f0, sx, m, f1, xy, f2, xz);
    const h1 = stressed(f1, sy, m, f0, xy, f2, yz);
    const h2 = stressed(f2, sz, m, f0, xz, f1, yz);
    const h3 = stressed(f3, sx, m, f4, xy, f5, xz);
    const h4 = stressed(f4, sy, m, f3, xy, f5, yz);
    const h5 = stressed(f5, sz, m, f3, xz, f4, yz);
    const h6 = stressed(f6, sx, m, f7, xy, f8, xz);
    const h7 = stressed(f7, sy, m, f6, xy, f8, yz);
    const h8 = stressed(f8, sz, m, f6, xz, f7, yz);
    const mixed = mul(f64x2.splat(2), dot(xy, xy, xz, xz, yz, yz));
    const squares = add(dot(xx, xx, yy, yy, zz, zz), mixed);
    const parts = mul(half, add(mul(m, squares), mul(mul(l, trace), trace)));
    energy += f64x2.extract_lane(parts, 0);
    if (isPair) energy += f64x2.extract_lane(parts, 1);
    const fbx = dot(h0, bx, h1, by, h2, bz);
    const fby = dot(h3, bx, h4, by, h5, bz);
    const fbz = dot(h6, bx, h7, by, h8, bz);
    const fcx = dot(h0, cx, h1, cy, h2, cz);
    const fcy = dot(h3, cx, h4, cy, h5, cz);
    const fcz = dot(h6, cx, h7, cy, h8, cz);
    const fdx = dot(h0, dx, h1, dy, h2, dz);
    const fdy = dot(h3, dx, h4, dy, h5, dz);
    const fdz = dot(h6, dx, h7, dy, h8, dz);
    const fx = f64x2.neg(add(add(add(ZERO, fbx), fcx), fdx));
    const fy = f64x2.neg(add(add(add(ZERO, fby), fcy), fdy));
    const fz = f64x2.neg(add(add(add(ZERO, fbz), fcz), fdz));
    scatter(out, a, a2, fx, fy, fz, b, b2, fbx, fby, fbz, c, c2, fcx, fcy, fcz, d, d2, fdx, fdy, fdz, isPair);
    tet += 32;
    material += 64;
    n += 192;
    start += 144;
  }
  store<f64>(sums, energy);
}

/** 0 + a b + c d + e f: the plain code starts from 0, which has another sign than −0. */
@inline
function flow(a: v128, b: v128, c: v128, d: v128, e: v128, f: v128): v128 {
  return add(add(add(ZERO, mul(a, b)), mul(c, d)), mul(e, f));
}

/** s + a b + c d + e f. */
@inline
function more(s: v128, a: v128, b: v128, c: v128, d: v128, e: v128, f: v128): v128 {
  return add(add(add(s, mul(a, b)), mul(c, d)), mul(e, f));
}

/** f s + m (a b + c d). */
@inline
function stressed(f: v128, s: v128, m: v128, a: v128, b: v128, c: v128, d: v128): v128 {
  return add(mul(f, s), mul(m, add(mul(a, b), mul(c, d))));
}
