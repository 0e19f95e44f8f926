const SHAPE_PARAMS = 8;
const SHAPE_CODE = {
  plane: 1,
  sphere: 2,
  box: 3,
  capsule: 4,
  cylinder: 5,
  cone: 6,
  ellipsoid: 7,
  torus: 8,
  hull: 9,
  mesh: 10,
  union: 11,
  intersection: 12,
  difference: 13,
  rounded: 14
};
class PliantError extends Error {
  constructor(code, sentence, place = {}) {
    super(placeText(place) + sentence);
    this.code = code;
    this.sentence = sentence;
    this.place = place;
  }
  /** Tells it from other errors. */
  name = "PliantError";
}
function placeText(place) {
  const parts = [];
  if (place.line !== void 0) parts.push(`line ${place.line}:${place.column ?? 1}`);
  if (place.offset !== void 0) parts.push(`byte ${place.offset}`);
  if (place.path) parts.push(place.path);
  return parts.length > 0 ? `${parts.join(", ")}: ` : "";
}
function assert(condition, mistake) {
  if (!condition) throw new Error(`Pliant has a bug: ${mistake}`);
}
const AABB_STRIDE = 8;
const AABB_LINK = 6;
const AABB_COUNT = 7;
const AABB_HALVING_DEPTH = 48;
const AABB_MAX_DEPTH = AABB_HALVING_DEPTH + 32;
function roundDown(x) {
  const f = Math.fround(x);
  return f <= x ? f : Math.fround(f - Math.abs(f) * 11920929e-14 - 14e-46);
}
function roundUp(x) {
  const f = Math.fround(x);
  return f >= x ? f : Math.fround(f + Math.abs(f) * 11920929e-14 + 14e-46);
}
function set$2(out, o, m00, m01, m02, m10, m11, m12, m20, m21, m22) {
  out[o] = m00;
  out[o + 1] = m01;
  out[o + 2] = m02;
  out[o + 3] = m10;
  out[o + 4] = m11;
  out[o + 5] = m12;
  out[o + 6] = m20;
  out[o + 7] = m21;
  out[o + 8] = m22;
}
function multiply$1(out, o, a, i, b, j) {
  product(out, o, a, i, 3, 1, b, j, 3, 1);
}
function transposeMultiply(out, o, a, i, b, j) {
  product(out, o, a, i, 1, 3, b, j, 3, 1);
}
function multiplyTranspose(out, o, a, i, b, j) {
  product(out, o, a, i, 3, 1, b, j, 1, 3);
}
function product(out, o, a, i, ar, ac, b, j, br, bc) {
  const b00 = b[j];
  const b01 = b[j + bc];
  const b02 = b[j + 2 * bc];
  const b10 = b[j + br];
  const b11 = b[j + br + bc];
  const b12 = b[j + br + 2 * bc];
  const b20 = b[j + 2 * br];
  const b21 = b[j + 2 * br + bc];
  const b22 = b[j + 2 * br + 2 * bc];
  const x0 = a[i];
  const x1 = a[i + ac];
  const x2 = a[i + 2 * ac];
  const y0 = a[i + ar];
  const y1 = a[i + ar + ac];
  const y2 = a[i + ar + 2 * ac];
  const z0 = a[i + 2 * ar];
  const z1 = a[i + 2 * ar + ac];
  const z2 = a[i + 2 * ar + 2 * ac];
  out[o] = x0 * b00 + x1 * b10 + x2 * b20;
  out[o + 1] = x0 * b01 + x1 * b11 + x2 * b21;
  out[o + 2] = x0 * b02 + x1 * b12 + x2 * b22;
  out[o + 3] = y0 * b00 + y1 * b10 + y2 * b20;
  out[o + 4] = y0 * b01 + y1 * b11 + y2 * b21;
  out[o + 5] = y0 * b02 + y1 * b12 + y2 * b22;
  out[o + 6] = z0 * b00 + z1 * b10 + z2 * b20;
  out[o + 7] = z0 * b01 + z1 * b11 + z2 * b21;
  out[o + 8] = z0 * b02 + z1 * b12 + z2 * b22;
}
function mulVec(out, o, m, i, v, j) {
  const x = v[j];
  const y = v[j + 1];
  const z = v[j + 2];
  const rx = m[i] * x + m[i + 1] * y + m[i + 2] * z;
  const ry = m[i + 3] * x + m[i + 4] * y + m[i + 5] * z;
  const rz = m[i + 6] * x + m[i + 7] * y + m[i + 8] * z;
  out[o] = rx;
  out[o + 1] = ry;
  out[o + 2] = rz;
}
function trace(m, i) {
  return m[i] + m[i + 4] + m[i + 8];
}
function determinant(m, i) {
  return m[i] * (m[i + 4] * m[i + 8] - m[i + 5] * m[i + 7]) - m[i + 1] * (m[i + 3] * m[i + 8] - m[i + 5] * m[i + 6]) + m[i + 2] * (m[i + 3] * m[i + 7] - m[i + 4] * m[i + 6]);
}
function maxAbs(m, i) {
  let most = 0;
  for (let k = 0; k < 9; k++) most = Math.max(most, Math.abs(m[i + k]));
  return most;
}
function inverse(out, o, m, i) {
  const size = maxAbs(m, i);
  if (!(size > 0 && size < Number.POSITIVE_INFINITY)) return false;
  const a = m[i] / size;
  const b = m[i + 1] / size;
  const c = m[i + 2] / size;
  const d = m[i + 3] / size;
  const e = m[i + 4] / size;
  const f = m[i + 5] / size;
  const g = m[i + 6] / size;
  const h = m[i + 7] / size;
  const k = m[i + 8] / size;
  const c0 = e * k - f * h;
  const c1 = f * g - d * k;
  const c2 = d * h - e * g;
  const det = a * c0 + b * c1 + c * c2;
  const bound = Math.sqrt(a * a + b * b + c * c) * Math.sqrt(d * d + e * e + f * f) * Math.sqrt(g * g + h * h + k * k);
  if (!(Math.abs(det) > 1e-15 * bound)) return false;
  const s = 1 / det / size;
  if (!Number.isFinite(s)) return false;
  const n3 = c1 * s;
  const n6 = c2 * s;
  const n1 = (c * h - b * k) * s;
  const n4 = (a * k - c * g) * s;
  const n7 = (b * g - a * h) * s;
  set$2(out, o, c0 * s, n1, (b * f - c * e) * s, n3, n4, (c * d - a * f) * s, n6, n7, (a * e - b * d) * s);
  return true;
}
const asDouble = new Float64Array(1);
const asWords = new Uint32Array(asDouble.buffer);
asDouble[0] = 1;
const HIGH = asWords[1] === 1072693248 ? 1 : 0;
const LOW = 1 - HIGH;
function highWord(x) {
  asDouble[0] = x;
  return asWords[HIGH];
}
function fromWords(high, low) {
  asWords[HIGH] = high;
  asWords[LOW] = low;
  return asDouble[0];
}
function powerOfTwo(n) {
  return fromWords(n + 1023 << 20, 0);
}
function exponentOf(x) {
  const biased = highWord(x) >>> 20 & 2047;
  return biased === 0 ? (highWord(x * 18014398509481984) >>> 20 & 2047) - 1077 : biased - 1023;
}
function scaleByPowerOfTwo(x, n) {
  const half = n >> 1;
  return x * powerOfTwo(half) * powerOfTwo(n - half);
}
function productError(a, b, p) {
  const ta = a * 134217729;
  const ah = ta - (ta - a);
  const al = a - ah;
  const tb = b * 134217729;
  const bh = tb - (tb - b);
  const bl = b - bh;
  return al * bl - (p - ah * bh - al * bh - ah * bl);
}
function sumError(a, b, s) {
  const t = s - a;
  return a - (s - t) + (b - t);
}
const PI_HIGH = Math.PI;
const PI_LOW = 12246467991473532e-32;
const SHRINK$1 = powerOfTwo(-600);
const GROW$1 = powerOfTwo(600);
const ATAN_HIGH = Float64Array.of(
  0,
  0.12435499454676144,
  0.24497866312686414,
  0.35877067027057225,
  0.4636476090008061,
  0.5585993153435624,
  0.6435011087932844,
  0.7188299996216245,
  0.7853981633974483
);
const ATAN_LOW = Float64Array.of(
  0,
  -31253241424539383e-34,
  10698755618734451e-33,
  -24623815582638635e-33,
  22698777452961687e-33,
  -54556305485916264e-34,
  15834785051444286e-33,
  -21478388444456983e-33,
  3061616997868383e-32
);
function atanRest(u) {
  const z = u * u;
  const tail = 1 / 5 - z * (1 / 7 - z * (1 / 9 - z * (1 / 11 - z * (1 / 13 - z * (1 / 15)))));
  return u * z * (z * tail - 1 / 3);
}
function cancelled(n, c, d) {
  const t = d * 134217729;
  const high = t - (t - d);
  return n - c * high - c * (d - high);
}
function angle(y, x, flip, fix) {
  const steep = y > x;
  const n = steep ? x : y;
  const d = steep ? y : x;
  const k = Math.round(8 * n / d);
  const c = k / 8;
  let u;
  let rest;
  if (k === 0) {
    u = n / d;
    const p = u * d;
    rest = u < 1e-140 ? 0 : (n - p - productError(u, d, p)) / d;
  } else {
    u = cancelled(n, c, d) / (d + c * n);
    rest = ATAN_LOW[k];
  }
  rest += atanRest(u) + (steep ? -fix : fix);
  const head = ATAN_HIGH[k];
  let high = head + u;
  let low = u - (high - head) + rest;
  if (steep === flip) {
    if (!flip) return high + low;
    return fromHalfTurns(0.5, high, low);
  }
  high = -high;
  low = -low;
  return fromHalfTurns(steep ? 0.5 : 1, high, low);
}
function fromHalfTurns(turns, high, low) {
  const base = turns * PI_HIGH;
  const sum = base + high;
  return sum + (base - sum + high + (turns * PI_LOW + low));
}
function atan2(y, x) {
  if (Number.isNaN(x) || Number.isNaN(y)) return Number.NaN;
  const negativeX = x < 0 || Object.is(x, -0);
  const negativeY = y < 0 || Object.is(y, -0);
  let ax = Math.abs(x);
  let ay = Math.abs(y);
  if (ax === Number.POSITIVE_INFINITY || ay === Number.POSITIVE_INFINITY) {
    ax = ax === Number.POSITIVE_INFINITY ? 1 : 0;
    ay = ay === Number.POSITIVE_INFINITY ? 1 : 0;
  }
  const larger = Math.max(ax, ay);
  let result;
  if (larger === 0) {
    result = negativeX ? PI_HIGH : 0;
  } else {
    const scale = larger > 1e250 ? SHRINK$1 : larger < 1e-150 ? GROW$1 : 1;
    const sx = ax * scale;
    const sy = ay * scale;
    result = !negativeX && ay < ax * 1e-20 ? ay / ax : angle(sy, sx, negativeX, 0);
  }
  return negativeY ? -result : result;
}
function asin(x) {
  const size = Math.abs(x);
  if (size < 1e-10) return x === 0 ? x : x + x * x * x * (1 / 6);
  if (!(size <= 1)) return Number.NaN;
  const root = rootOfComplement(size);
  const result = angle(size, root, false, -size * rootError(size, root));
  return x < 0 ? -result : result;
}
function acos(x) {
  const size = Math.abs(x);
  if (!(size <= 1)) return Number.NaN;
  if (size < 1e-20) return PI_HIGH / 2;
  const root = rootOfComplement(size);
  return angle(root, size, x < 0, size * rootError(size, root));
}
function rootOfComplement(x) {
  return Math.sqrt((1 - x) * (1 + x));
}
function rootError(x, root) {
  if (root === 0) return 0;
  const xx = x * x;
  const rr = root * root;
  const head = 1 - xx;
  const residual = head - rr + (1 - head - xx) - productError(x, x, xx) - productError(root, root, rr);
  return residual / (2 * root);
}
function atan2InPlace(values, at) {
  const sine = values[at];
  const cosine = values[at + 1];
  const y = Math.abs(sine);
  const x = Math.abs(cosine);
  const larger = Math.max(x, y);
  if (!(larger >= 1e-150 && larger <= 1e250 && x > 0 && y > x * 1e-20)) {
    values[at] = atan2(sine, cosine);
    return;
  }
  const steep = y > x;
  const n = steep ? x : y;
  const d = steep ? y : x;
  const k = Math.round(8 * n / d);
  const c = k / 8;
  const t = d * 134217729;
  const split = t - (t - d);
  const u = k === 0 ? n / d : (n - c * split - c * (d - split)) / (d + c * n);
  let rest = ATAN_LOW[k];
  if (k === 0 && u >= 1e-140) {
    const p = u * d;
    rest = (n - p - productError(u, d, p)) / d;
  }
  rest += atanRest(u);
  const head = ATAN_HIGH[k];
  let high = head + u;
  let low = u - (high - head) + rest;
  const flip = cosine < 0;
  if (steep || flip) {
    if (steep !== flip) {
      high = -high;
      low = -low;
    }
    const turns = steep ? 0.5 : 1;
    const base = turns * PI_HIGH;
    const sum = base + high;
    low = base - sum + high + (turns * PI_LOW + low);
    high = sum;
  }
  values[at] = sine < 0 ? -(high + low) : high + low;
}
function cbrt(x) {
  if (x === 0 || !Number.isFinite(x)) return x;
  const size = Math.abs(x);
  const third = Math.floor(exponentOf(size) / 3);
  const half = Math.trunc(-3 * third / 2);
  const m = size * powerOfTwo(half) * powerOfTwo(-3 * third - half);
  let t = 0.75 + m * (0.27 - m * 0.0145);
  for (let i = 0; i < 3; i++) {
    const cube = t * t * t;
    t *= (cube + 2 * m) / (2 * cube + m);
  }
  t = Math.fround(t);
  const r = m / (t * t);
  t += t * (r - t) / (2 * t + r);
  const result = scaleByPowerOfTwo(t, third);
  return x < 0 ? -result : result;
}
const BIG = 1e150;
const SMALL = 1e-140;
const SHRINK = powerOfTwo(-600);
const GROW = powerOfTwo(600);
function hypot3(x, y, z) {
  const ax = Math.abs(x);
  const ay = Math.abs(y);
  const az = Math.abs(z);
  const largest = ax > ay ? Math.max(ax, az) : Math.max(ay, az);
  if (largest < BIG && largest > SMALL) return Math.sqrt(ax * ax + ay * ay + az * az);
  if (largest === 0 && ax + ay + az === 0) return 0;
  const infinity = Number.POSITIVE_INFINITY;
  if (ax === infinity || ay === infinity || az === infinity) return infinity;
  const up = largest > 1 ? SHRINK : GROW;
  const sx = ax * up;
  const sy = ay * up;
  const sz = az * up;
  return Math.sqrt(sx * sx + sy * sy + sz * sz) * (largest > 1 ? GROW : SHRINK);
}
const PIECE1 = 1.5707963267341256;
const PIECE2 = 6077100506303966e-26;
const PIECE3 = 20222662487959506e-37;
const HALF_PI_HIGH = 1.5707963267948966;
const HALF_PI_LOW = 6123233995736766e-32;
const TWO_OVER_PI = 0.6366197723675814;
const TWO_OVER_PI_DIGITS = Float64Array.of(
  ...[10680707, 7228996, 1387004, 2578385, 16069853, 12639074, 9804092, 4427841, 16666979, 11263675],
  ...[12935607, 2387514, 4345298, 14681673, 3074569, 13734428, 16653803, 1880361, 10960616, 8533493],
  ...[3062596, 8710556, 7349940, 6258241, 3772886, 3769171, 3798172, 8675211, 12450088, 3874808],
  ...[9961438, 366607, 15675153, 9132554, 7151469, 3571407, 2607881, 12013382, 4155038, 6285869],
  ...[7677882, 13102053, 15825725, 473591, 9065106, 15363067, 6271263, 9264392, 5636912, 4652155]
);
const DIGIT = 16777216;
const COLUMNS = 7;
const remainder = new Float64Array(2);
function reduceAngle(x) {
  const size = Math.abs(x);
  if (size <= Math.PI / 4) {
    remainder[0] = x;
    remainder[1] = 0;
    return 0;
  }
  if (size < 1048576) {
    const n = Math.round(x * TWO_OVER_PI);
    const a = x - n * PIECE1;
    const p = n * PIECE2;
    const b = a - p;
    if (Math.abs(b) > 1e-6) {
      const rest = sumError(a, -p, b) - n * PIECE3;
      const high = b + rest;
      remainder[0] = high;
      remainder[1] = b - high + rest;
      return n & 3;
    }
  }
  const quadrant = reduceLarge(size);
  if (x > 0) return quadrant;
  remainder[0] = -remainder[0];
  remainder[1] = -remainder[1];
  return -quadrant & 3;
}
function column(n, x0, x1, x2, x3) {
  const d = TWO_OVER_PI_DIGITS;
  let sum = 0;
  if (n >= 0) sum += x0 * d[n];
  if (n >= 1) sum += x1 * d[n - 1];
  if (n >= 2) sum += x2 * d[n - 2];
  if (n >= 3) sum += x3 * d[n - 3];
  return sum;
}
function reduceLarge(size) {
  const place = Math.floor(exponentOf(size) / 24);
  let rest = size * powerOfTwo(-24 * place);
  const x0 = Math.floor(rest);
  rest = (rest - x0) * DIGIT;
  const x1 = Math.floor(rest);
  rest = (rest - x1) * DIGIT;
  const x2 = Math.floor(rest);
  const x3 = (rest - x2) * DIGIT;
  const first = place - 1;
  let high = 0;
  let middle = 0;
  let low = 0;
  let carry = 0;
  for (let i = COLUMNS - 1; i >= 1; i--) {
    const sum = column(first + i, x0, x1, x2, x3) + carry;
    carry = Math.floor(sum / DIGIT);
    const digit = sum - carry * DIGIT;
    const worth = (i & 1) === 1 ? digit * DIGIT : digit;
    if (i <= 2) high += worth;
    else if (i <= 4) middle += worth;
    else low += worth;
  }
  let quarters = (column(first, x0, x1, x2, x3) + carry) % 4;
  if (high >= 140737488355328) {
    quarters += 1;
    high -= 281474976710656;
  }
  setRemainder(high, middle, low);
  return quarters & 3;
}
function setRemainder(high, middle, low) {
  const unit = 3552713678800501e-30;
  const h = high * unit;
  const m = middle * unit * unit;
  const f = h + m;
  const g = sumError(h, m, f) + low * unit * unit * unit;
  const p = f * HALF_PI_HIGH;
  const e = productError(f, HALF_PI_HIGH, p) + (f * HALF_PI_LOW + g * HALF_PI_HIGH);
  const sum = p + e;
  remainder[0] = sum;
  remainder[1] = p - sum + e;
}
const S3 = -1 / 6;
const S5 = 1 / 120;
const S7 = -1 / 5040;
const S9 = 1 / 362880;
const S11 = -1 / 39916800;
const S13 = 1 / 6227020800;
const S15 = -1 / 1307674368e3;
const S17 = 1 / 355687428096e3;
const C4 = 1 / 24;
const C6 = -1 / 720;
const C8 = 1 / 40320;
const C10 = -1 / 3628800;
const C12 = 1 / 479001600;
const C14 = -1 / 87178291200;
const C16 = 1 / 20922789888e3;
function sineRest(y, low) {
  const z = y * y;
  const p = S5 + z * (S7 + z * (S9 + z * (S11 + z * (S13 + z * (S15 + z * S17)))));
  return y * z * (S3 + z * p) + low * (1 - 0.5 * z);
}
function cosineRest(y, low) {
  const z = y * y;
  const half = 0.5 * z;
  const head = 1 - half;
  const p = C4 + z * (C6 + z * (C8 + z * (C10 + z * (C12 + z * (C14 + z * C16)))));
  return 1 - head - half + (z * z * p - y * low);
}
function sineKernel(y, low) {
  return y + sineRest(y, low);
}
function cosineKernel(y, low) {
  return 1 - 0.5 * (y * y) + cosineRest(y, low);
}
function sineOfQuadrant(quadrant, y, low) {
  const value = (quadrant & 1) === 0 ? sineKernel(y, low) : cosineKernel(y, low);
  return (quadrant & 2) === 0 ? value : -value;
}
const TINY = 1e-8;
function sin(x) {
  if (Math.abs(x) < TINY) return x === 0 ? x : x - x * x * x * (1 / 6);
  if (!Number.isFinite(x)) return Number.NaN;
  const quadrant = reduceAngle(x);
  return sineOfQuadrant(quadrant, remainder[0], remainder[1]);
}
function cos(x) {
  if (!Number.isFinite(x)) return Number.NaN;
  const quadrant = reduceAngle(x);
  return sineOfQuadrant(quadrant + 1, remainder[0], remainder[1]);
}
function sincos(out, o, x) {
  if (Math.abs(x) < TINY || !Number.isFinite(x)) {
    out[o] = sin(x);
    out[o + 1] = cos(x);
    return;
  }
  const quadrant = reduceAngle(x);
  const y = remainder[0];
  const low = remainder[1];
  out[o] = sineOfQuadrant(quadrant, y, low);
  out[o + 1] = sineOfQuadrant(quadrant + 1, y, low);
}
function sincosInPlace(out, o) {
  const y = out[o];
  if (!(Math.abs(y) >= TINY && Math.abs(y) <= Math.PI / 4)) {
    sincos(out, o, y);
    return;
  }
  const z = y * y;
  const half = 0.5 * z;
  const head = 1 - half;
  const s = S5 + z * (S7 + z * (S9 + z * (S11 + z * (S13 + z * (S15 + z * S17)))));
  const c = C4 + z * (C6 + z * (C8 + z * (C10 + z * (C12 + z * (C14 + z * C16)))));
  out[o] = y + y * z * (S3 + z * s);
  out[o + 1] = head + (1 - head - half + z * z * c);
}
const PI = Math.PI;
const TWO_PI = 6.283185307179586;
function set$1(out, o, x, y, z) {
  out[o] = x;
  out[o + 1] = y;
  out[o + 2] = z;
}
function length(a, i) {
  return hypot3(a[i], a[i + 1], a[i + 2]);
}
function distance(a, i, b, j) {
  return hypot3(a[i] - b[j], a[i + 1] - b[j + 1], a[i + 2] - b[j + 2]);
}
function set(out, o, x, y, z, w) {
  out[o] = x;
  out[o + 1] = y;
  out[o + 2] = z;
  out[o + 3] = w;
}
function copy(out, o, a, i) {
  set(out, o, a[i], a[i + 1], a[i + 2], a[i + 3]);
}
function identity(out, o) {
  set(out, o, 0, 0, 0, 1);
}
function dot(a, i, b, j) {
  return a[i] * b[j] + a[i + 1] * b[j + 1] + a[i + 2] * b[j + 2] + a[i + 3] * b[j + 3];
}
function multiply(out, o, a, i, b, j) {
  const ax = a[i];
  const ay = a[i + 1];
  const az = a[i + 2];
  const aw = a[i + 3];
  const bx = b[j];
  const by = b[j + 1];
  const bz = b[j + 2];
  const bw = b[j + 3];
  out[o] = aw * bx + ax * bw + ay * bz - az * by;
  out[o + 1] = aw * by - ax * bz + ay * bw + az * bx;
  out[o + 2] = aw * bz + ax * by - ay * bx + az * bw;
  out[o + 3] = aw * bw - ax * bx - ay * by - az * bz;
}
function conjugate(out, o, a, i) {
  set(out, o, -a[i], -a[i + 1], -a[i + 2], a[i + 3]);
}
function normalize(out, o, a, i) {
  const largest = Math.max(Math.abs(a[i]), Math.abs(a[i + 1]), Math.abs(a[i + 2]), Math.abs(a[i + 3]));
  if (!(largest > 0 && largest < Number.POSITIVE_INFINITY)) {
    identity(out, o);
    return 0;
  }
  const x = a[i] / largest;
  const y = a[i + 1] / largest;
  const z = a[i + 2] / largest;
  const w = a[i + 3] / largest;
  const size = Math.sqrt(x * x + y * y + z * z + w * w);
  set(out, o, x / size, y / size, z / size, w / size);
  return size * largest;
}
function fromRotationVector(out, o, v, i) {
  const x = v[i];
  const y = v[i + 1];
  const z = v[i + 2];
  const half = 0.5 * Math.sqrt(x * x + y * y + z * z);
  const k = half < 1e-5 ? 0.5 - half * half * (1 / 12) : 0.5 * sin(half) / half;
  set(out, o, x * k, y * k, z * k, cos(half));
}
function toRotationVector(out, o, a, i) {
  const flip = a[i + 3] < 0 ? -1 : 1;
  const x = a[i] * flip;
  const y = a[i + 1] * flip;
  const z = a[i + 2] * flip;
  const s = Math.sqrt(x * x + y * y + z * z);
  const k = s < 1e-10 ? 2 : 2 * atan2(s, a[i + 3] * flip) / s;
  set$1(out, o, x * k, y * k, z * k);
}
function integrate(out, o, a, i, v, j, s) {
  const x = v[j] * s;
  const y = v[j + 1] * s;
  const z = v[j + 2] * s;
  const ax = a[i];
  const ay = a[i + 1];
  const az = a[i + 2];
  const aw = a[i + 3];
  const half = 0.5 * Math.sqrt(x * x + y * y + z * z);
  out[o] = half;
  sincosInPlace(out, o);
  const k = half < 1e-5 ? 0.5 - half * half * (1 / 12) : 0.5 * out[o] / half;
  const w = out[o + 1];
  const tx = x * k;
  const ty = y * k;
  const tz = z * k;
  out[o] = w * ax + tx * aw + ty * az - tz * ay;
  out[o + 1] = w * ay - tx * az + ty * aw + tz * ax;
  out[o + 2] = w * az + tx * ay - ty * ax + tz * aw;
  out[o + 3] = w * aw - tx * ax - ty * ay - tz * az;
  renormalize(out, o);
}
function renormalize(q, o) {
  const largest = Math.max(Math.abs(q[o]), Math.abs(q[o + 1]), Math.abs(q[o + 2]), Math.abs(q[o + 3]));
  if (!(largest > 0 && largest < Number.POSITIVE_INFINITY)) {
    identity(q, o);
    return;
  }
  const x = q[o] / largest;
  const y = q[o + 1] / largest;
  const z = q[o + 2] / largest;
  const w = q[o + 3] / largest;
  const size = Math.sqrt(x * x + y * y + z * z + w * w);
  q[o] = x / size;
  q[o + 1] = y / size;
  q[o + 2] = z / size;
  q[o + 3] = w / size;
}
function rotate(out, o, q, i, v, j) {
  turn(out, o, q, i, 1, v, j);
}
function inverseRotate(out, o, q, i, v, j) {
  turn(out, o, q, i, -1, v, j);
}
function turn(out, o, q, i, sign, v, j) {
  const qx = sign * q[i];
  const qy = sign * q[i + 1];
  const qz = sign * q[i + 2];
  const qw = q[i + 3];
  const x = v[j];
  const y = v[j + 1];
  const z = v[j + 2];
  const tx = 2 * (qy * z - qz * y);
  const ty = 2 * (qz * x - qx * z);
  const tz = 2 * (qx * y - qy * x);
  out[o] = x + qw * tx + qy * tz - qz * ty;
  out[o + 1] = y + qw * ty + qz * tx - qx * tz;
  out[o + 2] = z + qw * tz + qx * ty - qy * tx;
}
function toMat3(out, o, q, i) {
  const x = q[i];
  const y = q[i + 1];
  const z = q[i + 2];
  const w = q[i + 3];
  out[o] = 1 - 2 * (y * y + z * z);
  out[o + 1] = 2 * (x * y - w * z);
  out[o + 2] = 2 * (x * z + w * y);
  out[o + 3] = 2 * (x * y + w * z);
  out[o + 4] = 1 - 2 * (x * x + z * z);
  out[o + 5] = 2 * (y * z - w * x);
  out[o + 6] = 2 * (x * z - w * y);
  out[o + 7] = 2 * (y * z + w * x);
  out[o + 8] = 1 - 2 * (x * x + y * y);
}
function fromMat3(out, o, m, i) {
  const a = m[i];
  const b = m[i + 4];
  const c = m[i + 8];
  const yz = m[i + 7] - m[i + 5];
  const zx = m[i + 2] - m[i + 6];
  const xy = m[i + 3] - m[i + 1];
  const sxy = m[i + 3] + m[i + 1];
  const szx = m[i + 2] + m[i + 6];
  const syz = m[i + 7] + m[i + 5];
  if (a + b + c > 0) set(out, o, yz, zx, xy, 1 + a + b + c);
  else if (a >= b && a >= c) set(out, o, 1 + a - b - c, sxy, szx, yz);
  else if (b >= c) set(out, o, sxy, 1 - a + b - c, syz, zx);
  else set(out, o, szx, syz, 1 - a - b + c, xy);
  normalize(out, o, out, o);
  if (out[o + 3] < 0) set(out, o, -out[o], -out[o + 1], -out[o + 2], -out[o + 3]);
}
function slerp(out, o, a, i, b, j, t) {
  const d = dot(a, i, b, j);
  const flip = d < 0 ? -1 : 1;
  let p = 1 - t;
  let r = t * flip;
  let chordSq = 0;
  for (let k = 0; k < 4; k++) {
    const e = a[i + k] - flip * b[j + k];
    chordSq += e * e;
  }
  const half = 0.5 * Math.sqrt(chordSq);
  const angle2 = 2 * atan2(half, Math.sqrt(Math.max(0, 1 - half * half)));
  if (angle2 > 1e-6) {
    const s = sin(angle2);
    p = sin(p * angle2) / s;
    r = flip * sin(t * angle2) / s;
  }
  const x = a[i] * p + b[j] * r;
  const y = a[i + 1] * p + b[j + 1] * r;
  const z = a[i + 2] * p + b[j + 2] * r;
  set(out, o, x, y, z, a[i + 3] * p + b[j + 3] * r);
  normalize(out, o, out, o);
}
function fromTo(out, o, a, i, b, j) {
  const ax = a[i];
  const ay = a[i + 1];
  const az = a[i + 2];
  const bx = b[j];
  const by = b[j + 1];
  const bz = b[j + 2];
  const sx = ax + bx;
  const sy = ay + by;
  const sz = az + bz;
  const sumSq = sx * sx + sy * sy + sz * sz;
  if (sumSq < 1e-24) {
    if (Math.abs(ax) < 0.6) set(out, o, 0, az, -ay, 0);
    else set(out, o, -az, 0, ax, 0);
  } else {
    const k = 1 / Math.sqrt(sumSq);
    const hx = sx * k;
    const hy = sy * k;
    const hz = sz * k;
    set(out, o, ay * hz - az * hy, az * hx - ax * hz, ax * hy - ay * hx, ax * hx + ay * hy + az * hz);
  }
  normalize(out, o, out, o);
}
export {
  AABB_LINK as A,
  distance as B,
  acos as C,
  fromMat3 as D,
  copy as E,
  slerp as F,
  normalize as G,
  multiplyTranspose as H,
  identity as I,
  transposeMultiply as J,
  fromRotationVector as K,
  multiply as L,
  trace as M,
  cbrt as N,
  sincos as O,
  PliantError as P,
  sincosInPlace as Q,
  multiply$1 as R,
  SHAPE_CODE as S,
  TWO_PI as T,
  integrate as U,
  conjugate as V,
  length as W,
  fromTo as X,
  toRotationVector as Y,
  PI as a,
  asin as b,
  cos as c,
  assert as d,
  AABB_COUNT as e,
  AABB_STRIDE as f,
  roundUp as g,
  AABB_HALVING_DEPTH as h,
  AABB_MAX_DEPTH as i,
  atan2InPlace as j,
  atan2 as k,
  SHAPE_PARAMS as l,
  maxAbs as m,
  exponentOf as n,
  scaleByPowerOfTwo as o,
  productError as p,
  sumError as q,
  roundDown as r,
  sin as s,
  toMat3 as t,
  hypot3 as u,
  determinant as v,
  inverse as w,
  rotate as x,
  inverseRotate as y,
  mulVec as z
};
