import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random } from '../math/random.js';
import { ByteReader, ByteWriter } from './bytes.js';
import { PliantError } from './errors.js';
import { Hash64 } from './hash64.js';
import { Sorter } from './sort.js';

describe('Random', () => {
  it('gives the published sequence of xoshiro128** for the state 1, 2, 3, 4', () => {
    const random = new Random(0);
    random.load(Uint32Array.of(1, 2, 3, 4));
    expect([random.u32(), random.u32(), random.u32(), random.u32()]).toEqual([11520, 0, 5927040, 70819200]);
  });

  it('repeats from a saved state and keeps its ranges and moments', () => {
    const random = new Random(42);
    const state = random.save();
    const first = [random.next(), random.normal(), random.int(10)];
    random.load(state);
    expect([random.next(), random.normal(), random.int(10)]).toEqual(first);
    let sum = 0;
    let sumSq = 0;
    const counts = new Uint32Array(6);
    for (let i = 0; i < 60_000; i++) {
      const x = random.normal();
      sum += x;
      sumSq += x * x;
      counts[random.int(6)]++;
    }
    expect(Math.abs(sum / 60_000)).toBeLessThan(0.02);
    expect(Math.abs(sumSq / 60_000 - 1)).toBeLessThan(0.03);
    for (const c of counts) expect(Math.abs(c - 10_000)).toBeLessThan(400);
    const v = new Float64Array(4);
    random.unitVector(v, 0);
    expect(Math.hypot(v[0], v[1], v[2])).toBeCloseTo(1, 14);
    random.rotation(v, 0);
    expect(Math.hypot(...v)).toBeCloseTo(1, 14);
  });
});

describe('Sorter', () => {
  const sorter = new Sorter();

  it('agrees with Array.prototype.sort on keys, pairs and doubles (seed 3)', () => {
    const word = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 0xffffffff }));
    fc.assert(
      fc.property(fc.array(fc.tuple(word, word), { maxLength: 200 }), (pairs) => {
        const keys = Uint32Array.from(pairs, (p) => p[0]);
        const order = Uint32Array.from(pairs, (_, n) => n);
        sorter.sortKeys(keys, order, pairs.length);
        const twin = pairs.map((p, n) => [p[0], n] as const).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
        expect([...order]).toEqual(twin.map((t) => t[1]));
        const a = Uint32Array.from(pairs, (p) => p[0]);
        const b = Uint32Array.from(pairs, (p) => p[1]);
        sorter.sortPairs(a, b, pairs.length);
        const sorted = [...pairs].sort((p, q) => p[0] - q[0] || p[1] - q[1]);
        expect(sorted.map((_, n) => [a[n], b[n]])).toEqual(sorted);
      }),
      { seed: 3, numRuns: 300 },
    );
    const rank = (x: number, y: number) =>
      (Number.isNaN(x) ? 1 : 0) - (Number.isNaN(y) ? 1 : 0) || (x < y ? -1 : x > y ? 1 : 0);
    const number = fc.oneof(fc.double(), fc.constantFrom(0, -0, 1, Number.NaN, Number.NEGATIVE_INFINITY));
    fc.assert(
      fc.property(fc.array(number, { maxLength: 200 }), (values) => {
        const keys = Float64Array.from(values);
        const indices = Uint32Array.from(values, (_, n) => values.length - 1 - n);
        sorter.sortByKey(indices, keys, values.length);
        const twin = values.map((_, n) => n).sort((a, b) => rank(values[a], values[b]) || a - b);
        expect([...indices]).toEqual(twin);
      }),
      { seed: 3, numRuns: 300 },
    );
  });

  it.each([1, 23, 24, 25, 26, 1023, 1024, 1025, 5000])(
    'sorts %d keys, whichever way of sorting the number calls for, and keeps the order of equal ones',
    (count) => {
      for (const most of [3, 300, 3000, 2 ** 20, 2 ** 32]) {
        const random = new Random(count);
        const keys = Uint32Array.from({ length: count }, () => random.int(most));
        const twin = [...keys.entries()].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
        const payload = Uint32Array.from(keys, (_, n) => n);
        sorter.sortKeys(keys, payload, count);
        expect([...payload]).toEqual(twin.map(([n]) => n));
        expect([...keys]).toEqual(twin.map(([, key]) => key));
      }
    },
  );
});

describe('Hash64', () => {
  it('changes with every single bit, with the length, and about half of its bits at once', () => {
    const random = new Random(1);
    const one = new Uint32Array(2);
    const two = new Uint32Array(2);
    let flipped = 0;
    for (let n = 0; n < 5000; n++) {
      const data = Uint8Array.from({ length: 1 + random.int(40) }, () => random.int(256));
      new Hash64().bytes(data).digestInto(one, 0);
      data[random.int(data.length)] ^= 1 << random.int(8);
      new Hash64().bytes(data).digestInto(two, 0);
      for (
        let bits = (BigInt((one[0] ^ two[0]) >>> 0) << 32n) | BigInt((one[1] ^ two[1]) >>> 0);
        bits;
        bits &= bits - 1n
      )
        flipped++;
      expect(one[0] !== two[0] || one[1] !== two[1]).toBe(true);
    }
    expect(Math.abs(flipped / 5000 - 32)).toBeLessThan(1);
    const lengths = Array.from({ length: 20 }, (_, n) => new Hash64().bytes(new Uint8Array(n)).digest());
    expect(new Set(lengths).size).toBe(20);
  });

  it('doesn’t depend on how the stream is cut, and sees doubles as little-endian bytes', () => {
    const doubles = Float64Array.of(1, -0, Math.PI, 1e300);
    const bytes = new Uint8Array(32);
    for (let n = 0; n < 4; n++) new DataView(bytes.buffer).setFloat64(8 * n, doubles[n], true);
    const whole = new Hash64().doubles(doubles).digest();
    for (let cut = 0; cut <= 32; cut++) {
      expect(new Hash64().bytes(bytes, 0, cut).bytes(bytes, cut).digest()).toBe(whole);
    }
    expect([new Hash64().digest(), whole]).toMatchInlineSnapshot(`
      [
        "b1e9c30fb2957e4e",
        "504e6f23a6751ba4",
      ]
    `);
  });
});

describe('ByteWriter and ByteReader', () => {
  const write = () => {
    const w = new ByteWriter(1);
    w.u8(200);
    w.u16(65000);
    w.u32(4e9);
    w.u64(1, 2);
    w.f64(-0);
    w.text('Grüße, 漢字 🙂');
    w.doubles(Float64Array.of(1, Number.NaN, 3));
    w.words(Uint32Array.of(7, 8));
    w.bytes(Uint8Array.of(9));
    return w.finish();
  };
  const read = (data: Uint8Array) => {
    const r = new ByteReader(data);
    const pair = new Uint32Array(2);
    const head = [r.u8(), r.u16(), r.u32()];
    r.u64(pair, 0);
    const result = [head, [...pair], r.f64(), r.text(), [...r.doubles()], [...r.words()], [...r.bytes()]];
    r.end();
    return result;
  };

  it('reads what was written', () => {
    const twice = [[200, 65000, 4e9], [1, 2], -0, 'Grüße, 漢字 🙂', [1, Number.NaN, 3], [7, 8], [9]];
    expect(read(write())).toEqual(twice);
  });

  it('refuses every cut and survives every flipped byte with a typed error', () => {
    const data = write();
    for (let n = 0; n < data.length; n++) {
      expect(() => read(data.subarray(0, n))).toThrow(PliantError);
      const broken = data.slice();
      broken[n] ^= 0xff;
      try {
        read(broken);
      } catch (error) {
        expect(error).toMatchObject({ name: 'PliantError', code: 'corrupt-data' });
      }
    }
  });

  it('encodes text as the platform does, and refuses overlong and cut sequences', () => {
    for (const text of ['', 'a', 'é', '漢', '🙂', '\ud800', 'a\udc00b']) {
      const w = new ByteWriter();
      w.text(text);
      expect([...w.finish().subarray(4)]).toEqual([...new TextEncoder().encode(text)]);
    }
    for (const bad of [
      [0xc0, 0x80],
      [0xe2, 0x82],
      [0xed, 0xa0, 0x80],
      [0xf4, 0x90, 0x80, 0x80],
      [0x80],
      [0xff],
    ]) {
      expect(() => new ByteReader(Uint8Array.of(bad.length, 0, 0, 0, ...bad)).text()).toThrow('UTF-8');
    }
  });
});
