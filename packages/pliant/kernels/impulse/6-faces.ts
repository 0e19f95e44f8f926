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
    const m00 = load<f64>(o, NORMAL_MASS);
    const m11 = load<f64>(o, NORMAL_MASS + 24);
    const m22 = load<f64>(o, NORMAL_MASS + 40);
    if (xx > 0 && m00 + m11 + m22 > 0) {
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
      const even = f64x2.splat(share * (m00 * du + m1 * dw1 + m2 * dw2));
      const p1 = m1 * du + m11 * dw1 + m4 * dw2;
      const p2 = m2 * du + m4 * dw1 + m22 * dw2;
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
    const slides: f64 = soft && carried > 0 ? 0 : 1;
    const ok = rub(o, a, b, ux, uy, uz, wx, wy, wz, nx, ny, nz, t1x, t1y, t1z, t2x, t2y, t2z, fn, q1, q2, grip, limit, slides);
    if (!ok) continue;
    v128.store(o, l01, NORMAL);
    v128.store(o, l23, NORMAL + 16);
  }
}
