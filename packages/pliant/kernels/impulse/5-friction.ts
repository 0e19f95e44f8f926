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
  slides: f64,
): bool {
  const u1 =
    slides *
    (ux * t1x +
      uy * t1y +
      uz * t1z +
      load<f64>(o, COUPLING) * fn +
      load<f64>(o, COUPLING + 8) * q1 +
      load<f64>(o, COUPLING + 16) * q2);
  const u2 =
    slides *
    (ux * t2x +
      uy * t2y +
      uz * t2z +
      load<f64>(o, COUPLING + 24) * fn +
      load<f64>(o, COUPLING + 32) * q1 +
      load<f64>(o, COUPLING + 40) * q2);
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
  const m11 = load<f64>(o, FRICTION_MASS);
  const m22 = load<f64>(o, FRICTION_MASS + 16);
  let f1 = had1 - m11 * u1 - m12 * u2;
  let f2 = had2 - m12 * u1 - m22 * u2;
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
  wn += load<f64>(o, FRICTION_TWIST) * df1 + load<f64>(o, FRICTION_TWIST + 8) * df2;
  const hadTwist = load<f64>(o, TWIST);
  const wanted = f64x2.splat(hadTwist - load<f64>(o, TWIST_MASS) * (slides * wn));
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
