/** Around the passes: remembered impulses, motion, books. */

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

/** Whether a point of the free blocks may be deeper than `JAMMED` slops; points that are missing count, too. */
export function mayJam(count: i32): bool {
  for (let turn = 0; turn < count; turn++) {
    const o = data + block(turn) * BLOCK;
    const deep = f64x2.mul(f64x2.splat(-JAMMED), v128.load64_splat(o, SLOP));
    const least = f64x2.pmin(v128.load(o, GAP), v128.load(o, GAP + 16));
    if (v128.any_true(f64x2.lt(least, deep))) return true;
  }
  return false;
}

@inline
function copySeven(to: usize, from: usize): void {
  v128.store(to, v128.load(from));
  v128.store(to, v128.load(from, 16), 16);
  v128.store(to, v128.load(from, 32), 32);
  store<f64>(to, load<f64>(from, 48), 48);
}

/** Notes the impulses of so many blocks; see `leaning.ts`. */
export function keep(count: usize): void {
  let p = kept;
  for (let n: usize = 0; n < count; n++, p += 56) copySeven(p, data + n * BLOCK + NORMAL);
}

/** Gives blocks the impulses back that they had at `keep`. */
export function giveBack(count: usize): void {
  let p = kept;
  for (let n: usize = 0; n < count; n++, p += 56) copySeven(data + n * BLOCK + NORMAL, p);
}
