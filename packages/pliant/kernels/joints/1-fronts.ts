/** `eliminate`, `handOn` and the solves of fronts.ts. Sums of products run in two lanes, even and odd apart. */

/** The sum of products of n numbers at p and q. */
// @ts-ignore: decorator
@inline
function dot(p: usize, q: usize, n: i32): f64 {
  let sum = f64x2.splat(0);
  let k = 0;
  for (; k + 1 < n; k += 2) {
    const o = (<usize>k) << 3;
    sum = f64x2.add(sum, f64x2.mul(v128.load(p + o), v128.load(q + o)));
  }
  let even = f64x2.extract_lane(sum, 0);
  if (k < n) {
    const o = (<usize>k) << 3;
    even += load<f64>(p + o) * load<f64>(q + o);
  }
  return even + f64x2.extract_lane(sum, 1);
}

/** Splits `own` rows off the front of `size` rows at `at`. `inverse`, `more` and `least` begin at its first row. */
export function eliminate(
  at: usize,
  own: i32,
  size: i32,
  inverse: usize,
  more: usize,
  least: usize,
  g: usize,
): void {
  let o = at;
  for (let i = 0; i < size; i++) {
    const before = min(i, own);
    let p = at;
    for (let j = 0; j < before; j++) {
      const to = (<usize>j) << 3;
      store<f64>(g + to, load<f64>(o + to) - dot(g, p, j));
      p += (<usize>(j + 1)) << 3;
    }
    for (let k: usize = 0, end = (<usize>before) << 3; k < end; k += 8)
      store<f64>(o + k, load<f64>(g + k) * load<f64>(inverse + k));
    const self = (<usize>i) << 3;
    if (i < own) {
      const pivot = load<f64>(o + self) + load<f64>(more + self) - dot(g, o, i);
      store<f64>(inverse + self, pivot > load<f64>(least + self) ? 1 / pivot : 0);
    } else leave(at, own, i, o, g);
    o += (<usize>(i + 1)) << 3;
  }
}

function leave(at: usize, own: i32, i: i32, o: usize, g: usize): void {
  let j = own;
  let p0 = at + ((<usize>(j * (j + 1))) << 2);
  const last = (<usize>(own - 1)) << 3;
  for (; j + 3 <= i; j += 4) {
    const p1 = p0 + ((<usize>(j + 1)) << 3);
    const p2 = p1 + ((<usize>(j + 2)) << 3);
    const p3 = p2 + ((<usize>(j + 3)) << 3);
    let s0 = f64x2.splat(0);
    let s1 = f64x2.splat(0);
    let s2 = f64x2.splat(0);
    let s3 = f64x2.splat(0);
    for (let k: usize = 0; k < last; k += 16) {
      const x = v128.load(g + k);
      s0 = f64x2.add(s0, f64x2.mul(x, v128.load(p0 + k)));
      s1 = f64x2.add(s1, f64x2.mul(x, v128.load(p1 + k)));
      s2 = f64x2.add(s2, f64x2.mul(x, v128.load(p2 + k)));
      s3 = f64x2.add(s3, f64x2.mul(x, v128.load(p3 + k)));
    }
    let e0 = f64x2.extract_lane(s0, 0);
    let e1 = f64x2.extract_lane(s1, 0);
    let e2 = f64x2.extract_lane(s2, 0);
    let e3 = f64x2.extract_lane(s3, 0);
    if (own & 1) {
      const x = load<f64>(g + last);
      e0 += x * load<f64>(p0 + last);
      e1 += x * load<f64>(p1 + last);
      e2 += x * load<f64>(p2 + last);
      e3 += x * load<f64>(p3 + last);
    }
    const to = o + ((<usize>j) << 3);
    store<f64>(to, load<f64>(to) - (e0 + f64x2.extract_lane(s0, 1)));
    store<f64>(to, load<f64>(to, 8) - (e1 + f64x2.extract_lane(s1, 1)), 8);
    store<f64>(to, load<f64>(to, 16) - (e2 + f64x2.extract_lane(s2, 1)), 16);
    store<f64>(to, load<f64>(to, 24) - (e3 + f64x2.extract_lane(s3, 1)), 24);
    p0 = p3 + ((<usize>(j + 4)) << 3);
  }
  for (; j <= i; j++) {
    const to = o + ((<usize>j) << 3);
    store<f64>(to, load<f64>(to) - dot(g, p0, own));
    p0 += (<usize>(j + 1)) << 3;
  }
}

/** Adds the `count` rows that a front leaves, from row `own` of the front at `at` on, to the front at `up`. */
export function handOn(at: usize, own: i32, count: i32, up: usize, above: usize): void {
  let o = at + ((<usize>(own * (own + 1))) << 2) + ((<usize>own) << 3);
  for (let r = 0; r < count; r++) {
    const row = load<i32>(above + ((<usize>r) << 2));
    const to = up + ((<usize>(row * (row + 1))) << 2);
    for (let s = 0; s <= r; s++) {
      const place = to + ((<usize>load<i32>(above + ((<usize>s) << 2))) << 3);
      store<f64>(place, load<f64>(place) + load<f64>(o + ((<usize>s) << 3)));
    }
    o += (<usize>(own + r + 1)) << 3;
  }
}

export function solveDown(at: usize, own: i32, count: i32, x: usize, all: usize, rest: usize, inverse: usize): void {
  let o = at;
  for (let i = 0; i < own; i++) {
    const self = (<usize>i) << 3;
    const sum = load<f64>(x + self) - dot(o, x, i);
    store<f64>(x + self, load<f64>(inverse + self) == 0 ? 0 : sum);
    o += (<usize>(i + 1)) << 3;
  }
  for (let r = 0; r < count; r++) {
    const to = all + ((<usize>load<i32>(rest + ((<usize>r) << 2))) << 3);
    store<f64>(to, load<f64>(to) - dot(o, x, own));
    o += (<usize>(own + r + 1)) << 3;
  }
}

export function solveUp(at: usize, own: i32, count: i32, x: usize, all: usize, rest: usize, inverse: usize): void {
  let i = own + count - 1;
  let o = at + ((<usize>(i * (i + 1))) << 2);
  for (let r = count - 1; r >= 0; r--) {
    take(o, x, own, load<f64>(all + ((<usize>load<i32>(rest + ((<usize>r) << 2))) << 3)));
    o -= (<usize>i) << 3;
    i--;
  }
  for (; i >= 0; i--) {
    const self = (<usize>i) << 3;
    if (load<f64>(inverse + self) == 0) store<f64>(x + self, 0);
    take(o, x, i, load<f64>(x + self));
    o -= self;
  }
}

/** Takes `answer` times the n numbers at p from those at x. */
// @ts-ignore: decorator
@inline
function take(p: usize, x: usize, n: i32, answer: f64): void {
  const both = f64x2.splat(answer);
  let k = 0;
  for (; k + 1 < n; k += 2) {
    const o = (<usize>k) << 3;
    v128.store(x + o, f64x2.sub(v128.load(x + o), f64x2.mul(v128.load(p + o), both)));
  }
  if (k < n) {
    const o = (<usize>k) << 3;
    store<f64>(x + o, load<f64>(x + o) - load<f64>(p + o) * answer);
  }
}
