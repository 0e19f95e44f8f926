import { describe, expect, it } from 'vitest';
import { TWO_OVER_PI_DIGITS } from './angle-reduction.js';
import * as scalar from './scalar.js';

const view = new DataView(new ArrayBuffer(8));

/** Position of a double among all doubles, so that neighbours differ by one. */
function order(x: number): bigint {
  view.setFloat64(0, x);
  const bits = view.getBigInt64(0);
  return bits < 0n ? -(bits & 0x7fffffffffffffffn) : bits;
}

function ulps(a: number, b: number): number {
  if (Number.isNaN(a) && Number.isNaN(b)) return 0;
  if (Number.isNaN(a) || Number.isNaN(b)) return Number.POSITIVE_INFINITY;
  const d = order(a) - order(b);
  return Number(d < 0n ? -d : d);
}

let seed = 12345;
function unit(): number {
  seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
  return (seed >>> 0) / 4294967296 + ((seed >>> 5) & 0xffff) / 2 ** 48;
}

/** Random sign, size spread evenly over the exponents from 2^low to 2^high. */
function spread(low: number, high: number): number {
  return (unit() < 0.5 ? -1 : 1) * (1 + unit()) * 2 ** Math.floor(low + (high - low) * unit());
}

function worst(count: number, draw: () => number, ours: (x: number) => number, ref: (x: number) => number) {
  let most = 0;
  let at = 0;
  for (let i = 0; i < count; i++) {
    const x = draw();
    const d = ulps(ours(x), ref(x));
    if (d > most) {
      most = d;
      at = x;
    }
  }
  return { most, at };
}

const N = 20_000;

describe('sweeps against Math.*', () => {
  it.each([
    ['sin', scalar.sin, Math.sin, -30, 1000, 1],
    ['sin', scalar.sin, Math.sin, -6, 22, 1],
    ['cos', scalar.cos, Math.cos, -30, 1000, 1],
    ['cos', scalar.cos, Math.cos, -6, 22, 1],
    ['tan', scalar.tan, Math.tan, -30, 1000, 1],
    ['tan', scalar.tan, Math.tan, -6, 22, 1],
    ['asin', scalar.asin, Math.asin, -40, 0, 1],
    ['asin', scalar.asin, Math.asin, -4, 0, 1],
    ['acos', scalar.acos, Math.acos, -40, 0, 1],
    ['acos', scalar.acos, Math.acos, -4, 0, 1],
    ['atan', scalar.atan, Math.atan, -40, 80, 1],
    ['atan', scalar.atan, Math.atan, -5, 5, 1],
    ['exp', scalar.exp, Math.exp, -60, 9, 1],
    ['exp', scalar.exp, Math.exp, -3, 9, 1],
    ['cbrt', scalar.cbrt, Math.cbrt, -1074, 1023, 1],
  ] as const)('%s is within the stated distance', (_name, ours, ref, low, high, bound) => {
    const { most, at } = worst(N, () => spread(low, high), ours, ref);
    expect(most, `at ${at}`).toBeLessThanOrEqual(bound);
  });

  it('log is within 1 ulp, near 1 and over all exponents', () => {
    expect(worst(N, () => Math.abs(spread(-1074, 1023)), scalar.log, Math.log).most).toBeLessThanOrEqual(1);
    expect(worst(N, () => 1 + spread(-50, -2), scalar.log, Math.log).most).toBeLessThanOrEqual(1);
  });

  it('atan2 is within 1 ulp in every quadrant and at every scale', () => {
    const values = new Float64Array(2);
    const wrong: string[] = [];
    for (const range of [3, 60, 1000]) {
      for (let i = 0; i < N; i++) {
        const y = spread(-range, range);
        const x = spread(-range, range);
        const ours = scalar.atan2(y, x);
        values.set([y, x]);
        scalar.atan2InPlace(values, 0);
        // A hundred thousand calls of expect would take longer than what they look at.
        if (ulps(ours, Math.atan2(y, x)) > 1 || !Object.is(values[0], ours)) wrong.push(`${y}, ${x}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('pow is within 1 ulp', () => {
    const wrong: string[] = [];
    for (let i = 0; i < N; i++) {
      const x = Math.abs(spread(-40, 40));
      const y = spread(-10, 5);
      if (ulps(scalar.pow(x, y), x ** y) > 1) wrong.push(`${x}, ${y}`);
    }
    expect(wrong).toEqual([]);
  });

  it('hypot2 and hypot3 keep their proven relative bounds 2u and 2.5u (u = 2^-53) at every scale', () => {
    for (const exponent of [-960, -600, -300, 0, 300, 500, 1020]) {
      const first = Math.trunc(-exponent / 2);
      const whole = (x: number) => BigInt(x * 2 ** first * 2 ** (60 - exponent - first));
      const check = (h: number, sumSq: bigint, doubleBound: bigint) => {
        const error = whole(h) ** 2n - sumSq;
        expect((error < 0n ? -error : error) << 53n <= doubleBound * sumSq + (sumSq >> 40n)).toBe(true);
      };
      for (let i = 0; i < 1000; i++) {
        const x = spread(exponent - 3, exponent);
        const y = spread(exponent - 3, exponent);
        const z = spread(exponent - 3, exponent);
        check(scalar.hypot2(x, y), whole(x) ** 2n + whole(y) ** 2n, 4n);
        check(scalar.hypot3(x, y, z), whole(x) ** 2n + whole(y) ** 2n + whole(z) ** 2n, 5n);
      }
    }
  });
});

describe('special values', () => {
  const specials = [0, -0, 1, -1, 0.5, -0.5, 2, -2, 3, -3, Infinity, -Infinity, NaN, 5e-324, -5e-324, 1e-310];
  specials.push(Number.MAX_VALUE, -Number.MAX_VALUE, 1e-20, -1e-20, 4503599627370497, -4503599627370497);
  const same = (value: number, ref: number, what: string) => {
    const zeroKept = ref !== 0 || Object.is(value, ref);
    expect(zeroKept && ulps(value, ref) <= 1, `${what}: ${value} for ${ref}`).toBe(true);
  };
  const { sin, cos, tan, asin, acos, atan, exp, log, cbrt } = scalar;
  const ours = { sin, cos, tan, asin, acos, atan, exp, log, cbrt };
  const names = ['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'exp', 'log', 'cbrt'] as const;

  it.each(names)('%s treats zeros, infinities, NaN and subnormals as Math does', (name) => {
    for (const x of specials) same(ours[name](x), Math[name](x), `${name}(${x})`);
  });

  it('atan2, pow and hypot2 agree with Math for every pair', () => {
    for (const x of specials) {
      for (const y of specials) {
        same(scalar.atan2(y, x), Math.atan2(y, x), `atan2(${y}, ${x})`);
        same(scalar.pow(x, y), x ** y, `pow(${x}, ${y})`);
        same(scalar.hypot2(x, y), Math.hypot(x, y), `hypot2(${x}, ${y})`);
      }
    }
  });

  it('exp passes from normal to subnormal to zero, and to infinity, where it should', () => {
    for (let x = -746; x < -700; x += 0.01) same(scalar.exp(x), Math.exp(x), `exp(${x})`);
    same(scalar.exp(709.782712893384), Math.exp(709.782712893384), 'largest');
    expect(scalar.exp(709.7827128933841)).toBe(Infinity);
    expect(scalar.exp(-745.1332191019412)).toBe(0);
    expect(scalar.exp(-745.1332191019411)).toBe(5e-324);
  });
});

describe('exact results and identities', () => {
  it('representable powers, roots and logarithms are exact', () => {
    for (let n = -1074; n <= 1023; n++) expect(scalar.pow(2, n)).toBe(2 ** n);
    for (let n = 0; n <= 22; n++) expect(scalar.pow(10, n)).toBe(Number(`1e${n}`));
    for (let n = 1; n <= 200_000; n += 37) {
      expect(scalar.cbrt(n * n * n)).toBe(n);
      expect(scalar.pow(n * n, 0.5)).toBe(n);
    }
    expect(scalar.exp(1)).toBe(Math.E);
    expect(scalar.log(1)).toBe(0);
    expect(scalar.hypot2(3 * 2 ** 700, 4 * 2 ** 700)).toBe(5 * 2 ** 700);
  });

  it('sin² + cos² = 1, and sincos and sincosInPlace have the bits of both', () => {
    const pair = new Float64Array(3);
    for (let i = 0; i < 2000; i++) {
      const x = spread(-20, 50);
      scalar.sincos(pair, 1, x);
      expect(pair[1]).toBe(scalar.sin(x));
      expect(pair[2]).toBe(scalar.cos(x));
      expect(Math.abs(pair[1] ** 2 + pair[2] ** 2 - 1)).toBeLessThan(5e-16);
      expect(scalar.sin(-x)).toBe(-scalar.sin(x));
      pair[1] = x;
      scalar.sincosInPlace(pair, 1);
      expect([pair[1], pair[2]]).toEqual([scalar.sin(x), scalar.cos(x)]);
    }
  });

  it('the hardest double for the reduction of π keeps all its digits', () => {
    // 6381956970095103·2^797 lies 4.7e-19 from a multiple of π/2 (Kahan's worst case).
    const x = 6381956970095103 * 2 ** 797;
    expect(scalar.cos(x)).toBe(-4.687165924254628e-19);
    expect(scalar.sin(1e22)).toBe(-0.8522008497671888);
    expect(scalar.sin(Math.PI)).toBe(1.2246467991473532e-16);
  });

  it('pins the bits, so that no engine may differ unseen', () => {
    const functions = [scalar.sin, scalar.cos, scalar.tan, scalar.atan, scalar.exp, scalar.cbrt];
    let mix = 0n;
    for (let i = 1; i <= 200; i++) {
      for (const f of functions) {
        view.setFloat64(0, f((i * 37) / 64));
        mix = (mix * 6364136223846793005n + view.getBigUint64(0)) & 0xffffffffffffffffn;
      }
    }
    expect(mix.toString(16)).toBe('d282ed6b930c9e83');
  });
});

describe('tables', () => {
  it('the digits of 2/π agree with π from Machin’s formula', () => {
    const one = 1n << 1400n;
    const arctanOfInverse = (n: bigint) => {
      let sum = 0n;
      for (let term = one / n, k = 1n; term !== 0n; term = -term / (n * n), k += 2n) sum += term / k;
      return sum;
    };
    const pi = 4n * (4n * arctanOfInverse(5n) - arctanOfInverse(239n));
    let rest = (one * one * 2n) / pi;
    for (const digit of TWO_OVER_PI_DIGITS) {
      rest <<= 24n;
      expect(BigInt(digit)).toBe(rest >> 1400n);
      rest &= one - 1n;
    }
  });
});
