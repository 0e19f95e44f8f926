/** Fresh blocks: frame, points and books. */

/** 0 + the four lanes, one after the other. */
@inline
function inOrder(a: v128, b: v128): f64 {
  return 0.0 + first(a) + second(a) + first(b) + second(b);
}

/** Frame and points of so many blocks in `list`, from what stands in them raw. Where velocities are otherwise, the bodies' positions stand. */
export function fill(count: i32): void {
  for (let turn = 0; turn < count; turn++) {
    const n = load<i32>(list + (turn << 2)) as usize;
    const o = data + n * BLOCK;
    const id = ids + n * IDS;
    const size = load<i32>(id, SIZE);
    fillFrame(o);
    const t1x = v128.load64_splat(o, T1);
    const t1y = v128.load64_splat(o, T1 + 8);
    const t1z = v128.load64_splat(o, T1 + 16);
    const t2x = v128.load64_splat(o, T2);
    const t2y = v128.load64_splat(o, T2 + 8);
    const t2z = v128.load64_splat(o, T2 + 16);
    const scale = 1 / (size as f64);
    const px01 = v128.load(o, RAW_PLACE);
    const px23 = v128.load(o, RAW_PLACE + 16);
    const py01 = v128.load(o, RAW_PLACE + 32);
    const py23 = v128.load(o, RAW_PLACE + 48);
    const pz01 = v128.load(o, RAW_PLACE + 64);
    const pz23 = v128.load(o, RAW_PLACE + 80);
    const px = inOrder(px01, px23) * scale;
    const py = inOrder(py01, py23) * scale;
    const pz = inOrder(pz01, pz23) * scale;
    const a = velocity + (load<i32>(id, ROW_A) as usize) * 24;
    const b = velocity + (load<i32>(id, ROW_B) as usize) * 24;
    store<f64>(o, px - load<f64>(a), RA);
    store<f64>(o, py - load<f64>(a, 8), RA + 8);
    store<f64>(o, pz - load<f64>(a, 16), RA + 16);
    store<f64>(o, px - load<f64>(b), RB);
    store<f64>(o, py - load<f64>(b, 8), RB + 8);
    store<f64>(o, pz - load<f64>(b, 16), RB + 16);
    const points = f64x2.splat(size as f64);
    const there01 = f64x2.gt(points, f64x2(0, 1));
    const there23 = f64x2.gt(points, f64x2(2, 3));
    const sx = f64x2.splat(px);
    const sy = f64x2.splat(py);
    const sz = f64x2.splat(pz);
    const dx01 = f64x2.sub(px01, sx);
    const dx23 = f64x2.sub(px23, sx);
    const dy01 = f64x2.sub(py01, sy);
    const dy23 = f64x2.sub(py23, sy);
    const dz01 = f64x2.sub(pz01, sz);
    const dz23 = f64x2.sub(pz23, sz);
    const x01 = v128.and(there01, three(dx01, dy01, dz01, t1x, t1y, t1z));
    const x23 = v128.and(there23, three(dx23, dy23, dz23, t1x, t1y, t1z));
    const y01 = v128.and(there01, three(dx01, dy01, dz01, t2x, t2y, t2z));
    const y23 = v128.and(there23, three(dx23, dy23, dz23, t2x, t2y, t2z));
    v128.store(o, x01, X);
    v128.store(o, x23, X + 16);
    v128.store(o, y01, Y);
    v128.store(o, y23, Y + 16);
    const xx01 = f64x2.mul(x01, x01);
    const xx23 = f64x2.mul(x23, x23);
    const yy01 = f64x2.mul(y01, y01);
    const yy23 = f64x2.mul(y23, y23);
    v128.store(o, f64x2.sqrt(f64x2.add(xx01, yy01)), LEVER);
    v128.store(o, f64x2.sqrt(f64x2.add(xx23, yy23)), LEVER + 16);
    const xx = inOrder(xx01, xx23);
    const xy = inOrder(f64x2.mul(x01, y01), f64x2.mul(x23, y23));
    const yy = inOrder(yy01, yy23);
    const gx01 = v128.load(o, RAW_GRIP);
    const gx23 = v128.load(o, RAW_GRIP + 16);
    const gy01 = v128.load(o, RAW_GRIP + 32);
    const gy23 = v128.load(o, RAW_GRIP + 48);
    const gz01 = v128.load(o, RAW_GRIP + 64);
    const gz23 = v128.load(o, RAW_GRIP + 80);
    const g1a = three(gx01, gy01, gz01, t1x, t1y, t1z);
    const g1b = three(gx23, gy23, gz23, t1x, t1y, t1z);
    const g2a = three(gx01, gy01, gz01, t2x, t2y, t2z);
    const g2b = three(gx23, gy23, gz23, t2x, t2y, t2z);
    store<f64>(o, inOrder(g1a, g1b), FRICTION);
    store<f64>(o, inOrder(g2a, g2b), FRICTION + 8);
    const twist01 = f64x2.sub(f64x2.mul(x01, g2a), f64x2.mul(y01, g1a));
    const twist23 = f64x2.sub(f64x2.mul(x23, g2b), f64x2.mul(y23, g1b));
    store<f64>(o, inOrder(twist01, twist23), TWIST);
    const det = xx * yy - xy * xy;
    const wide = xx + yy;
    const slop = load<f64>(o, SLOP);
    const spread: f64 = det > IN_LINE * wide * wide && wide > NARROW * slop * slop ? 1 / det : 0;
    store<f64>(o, xx * spread, SPREAD);
    store<f64>(o, xy * spread, SPREAD + 8);
    store<f64>(o, yy * spread, SPREAD + 16);
    open(o, books + n * BOOK);
  }
}

@inline
function three(x: v128, y: v128, z: v128, tx: v128, ty: v128, tz: v128): v128 {
  return f64x2.add(f64x2.add(f64x2.mul(x, tx), f64x2.mul(y, ty)), f64x2.mul(z, tz));
}

@inline
function fillFrame(o: usize): void {
  const x = load<f64>(o, N);
  const y = load<f64>(o, N + 8);
  const z = load<f64>(o, N + 16);
  let tx: f64 = 0;
  let ty: f64 = 0;
  let tz: f64 = 0;
  if (abs(x) > 0.6) {
    const scale = 1 / sqrt(x * x + y * y);
    tx = -y * scale;
    ty = x * scale;
  } else {
    const scale = 1 / sqrt(y * y + z * z);
    ty = -z * scale;
    tz = y * scale;
  }
  store<f64>(o, tx, T1);
  store<f64>(o, ty, T1 + 8);
  store<f64>(o, tz, T1 + 16);
  store<f64>(o, y * tz - z * ty, T2);
  store<f64>(o, z * tx - x * tz, T2 + 8);
  store<f64>(o, x * ty - y * tx, T2 + 16);
}

/** See `Blocks.open`. */
@inline
function open(o: usize, q: usize): void {
  const n01 = v128.load(o, NORMAL);
  const n23 = v128.load(o, NORMAL + 16);
  for (let k: usize = 0; k < 48; k += 16) v128.store(q + k, ZERO, TOTAL);
  store<f64>(q, 0, TOTAL + 48);
  v128.store(q, n01, START);
  v128.store(q, n23, START + 16);
  v128.store(q, v128.load(o, FRICTION), START + 32);
  store<f64>(q, load<f64>(o, TWIST), START + 48);
  v128.store(q, n01, BEFORE);
  v128.store(q, n23, BEFORE + 16);
}
