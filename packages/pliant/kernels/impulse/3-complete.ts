/** The matrices of blocks. */

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
  const scale: f64 = det > REGULAR * nn * w11 * w22 ? 1 / det : 0;
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
