/**
 * Bit access to doubles, and the two exact-error transforms (Dekker, Knuth) that double-double steps are made of.
 *
 * The two views below are constants shared by all calls. That is safe: every function writes and reads them without
 * calling anything in between, JavaScript runs one call at a time in a realm, and each worker loads its own copy of
 * the module. No value survives a call.
 */
const asDouble = new Float64Array(1);
const asWords = new Uint32Array(asDouble.buffer);

asDouble[0] = 1;
/** Which of the two words holds the sign and the exponent; differs with the byte order of the machine. */
const HIGH = asWords[1] === 0x3ff00000 ? 1 : 0;
const LOW = 1 - HIGH;

/** Sign, exponent and the upper 20 bits of the fraction, as an unsigned word. */
export function highWord(x: number): number {
  asDouble[0] = x;
  return asWords[HIGH];
}

/** The lower 32 bits of the fraction. */
export function lowWord(x: number): number {
  asDouble[0] = x;
  return asWords[LOW];
}

export function fromWords(high: number, low: number): number {
  asWords[HIGH] = high;
  asWords[LOW] = low;
  return asDouble[0];
}

/** 2^n for a whole n in [-1022, 1023]. */
export function powerOfTwo(n: number): number {
  return fromWords((n + 1023) << 20, 0);
}

/** Exponent e of a finite |x| = m·2^e with m in [1, 2); subnormals included, x must not be zero. */
export function exponentOf(x: number): number {
  const biased = (highWord(x) >>> 20) & 0x7ff;
  return biased === 0 ? ((highWord(x * 18014398509481984) >>> 20) & 0x7ff) - 1077 : biased - 1023;
}

/** x·2^n with a single rounding, for |n| ≤ 2000 and x in [0.5, 4]. */
export function scaleByPowerOfTwo(x: number, n: number): number {
  const half = n >> 1;
  return x * powerOfTwo(half) * powerOfTwo(n - half);
}

/** a·b − p exactly, where p is the rounded a·b (Dekker's product). Needs |a|, |b| < 2^995 and no underflow. */
export function productError(a: number, b: number, p: number): number {
  const ta = a * 134217729;
  const ah = ta - (ta - a);
  const al = a - ah;
  const tb = b * 134217729;
  const bh = tb - (tb - b);
  const bl = b - bh;
  return al * bl - (p - ah * bh - al * bh - ah * bl);
}

/** a + b − s exactly, where s is the rounded a + b (Knuth's sum). */
export function sumError(a: number, b: number, s: number): number {
  const t = s - a;
  return a - (s - t) + (b - t);
}
