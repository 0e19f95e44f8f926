/** How far a pass has taken impulses and velocities, and leading them on; see `unrest.ts`. Sums run in two lanes, over even and odd impulses. */

/** Of the free blocks, seven numbers each: impulses where the last pass began, and the way that passes have gone. */
let before: usize = 0;
let way: usize = 0;
/** Velocities and turning where the last pass began, one behind the other, and their ways. */
let was: usize = 0;
let going: usize = 0;
/** Where sums are left: of changes, of their squares, of impulses. */
let sums: usize = 0;

export function placeUnrest(b: usize, w: usize, a: usize, g: usize, s: usize): void {
  before = b;
  way = w;
  was = a;
  going = g;
  sums = s;
}

/** `length` is that of the velocities, in bytes, rounded up to lines. */
export function beginUnrest(count: i32, length: usize): void {
  let p = before;
  for (let turn = 0; turn < count; turn++, p += 56) {
    const o = data + block(turn) * BLOCK;
    v128.store(p, v128.load(o, NORMAL));
    v128.store(p, v128.load(o, NORMAL + 16), 16);
    v128.store(p, v128.load(o, NORMAL + 32), 32);
    store<f64>(p, load<f64>(o, NORMAL + 48), 48);
  }
  memory.fill(way, 0, (count as usize) * 56);
  memory.copy(was, velocity, length);
  memory.copy(was + length, turning, length);
  memory.fill(going, 0, 2 * length);
}

export function lookAt(count: i32): void {
  let change = ZERO;
  let squares = ZERO;
  let all = ZERO;
  let p = before;
  for (let turn = 0; turn < count; turn++, p += 56) {
    const o = data + block(turn) * BLOCK;
    for (let k: usize = 0; k < 48; k += 16) {
      const now = v128.load(o + k, NORMAL);
      const by = f64x2.sub(now, v128.load(p + k));
      change = f64x2.add(change, f64x2.abs(by));
      squares = f64x2.add(squares, f64x2.mul(by, by));
      all = f64x2.add(all, f64x2.abs(now));
    }
  }
  store<f64>(sums, first(change) + second(change));
  store<f64>(sums, first(squares) + second(squares), 8);
  store<f64>(sums, first(all) + second(all), 16);
}

export function lead(count: i32, length: usize, share: f64): void {
  const shares = f64x2.splat(share);
  let p = before;
  let q = way;
  for (let turn = 0; turn < count; turn++, p += 56, q += 56) {
    const o = data + block(turn) * BLOCK;
    for (let k: usize = 0; k < 48; k += 16) {
      const more = f64x2.mul(shares, v128.load(q + k));
      const now = v128.load(o + k, NORMAL);
      const next = f64x2.add(now, more);
      v128.store(q + k, f64x2.add(more, f64x2.sub(now, v128.load(p + k))));
      v128.store(o + k, next, NORMAL);
      v128.store(p + k, next);
    }
    const more = share * load<f64>(q, 48);
    const now = load<f64>(o, NORMAL + 48);
    store<f64>(q, more + (now - load<f64>(p, 48)), 48);
    store<f64>(o, now + more, NORMAL + 48);
    store<f64>(p, now + more, 48);
  }
  leadOn(velocity, was, going, length, shares);
  leadOn(turning, was + length, going + length, length, shares);
}

function leadOn(at: usize, from: usize, along: usize, length: usize, shares: v128): void {
  for (let k: usize = 0; k < length; k += 16) {
    const more = f64x2.mul(shares, v128.load(along + k));
    const now = v128.load(at + k);
    const next = f64x2.add(now, more);
    v128.store(along + k, f64x2.add(more, f64x2.sub(now, v128.load(from + k))));
    v128.store(at + k, next);
    v128.store(from + k, next);
  }
}
