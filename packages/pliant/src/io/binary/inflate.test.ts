import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inflateZlib } from './inflate.js';

function inflated(data: Uint8Array, size: number): Uint8Array | undefined {
  const out = new Uint8Array(size);
  return inflateZlib(data, out) ? out : undefined;
}

/** Bytes with runs, so that all block kinds and distances occur. */
const repetitive = fc
  .array(fc.tuple(fc.uint8Array({ minLength: 1, maxLength: 40 }), fc.integer({ min: 1, max: 60 })), {
    maxLength: 12,
  })
  .map((runs) =>
    Uint8Array.from(runs.flatMap(([bytes, times]) => Array.from({ length: times }, () => [...bytes]).flat())),
  );

describe('inflateZlib', () => {
  it('undoes zlib at every level and strategy', () => {
    fc.assert(
      fc.property(
        repetitive,
        fc.integer({ min: 0, max: 9 }),
        fc.constantFrom(0, 2, 4),
        (data, level, strategy) => {
          const packed = deflateSync(data, { level, strategy });
          expect(inflated(packed, data.length)).toEqual(data);
        },
      ),
      { seed: 4104, numRuns: 100 },
    );
  });

  it('copies from the largest distance', () => {
    const data = new Uint8Array(70_000);
    for (let i = 0; i < data.length; i++) data[i] = (Math.imul(i % 32_768, 2654435761) >>> 13) & 255;
    const back = inflated(deflateSync(data, { level: 9 }), data.length)!;
    expect(back.every((byte, i) => byte === data[i])).toBe(true);
  });

  it('refuses a wrong size, a cut, a flipped bit and a wrong checksum', () => {
    const data = Uint8Array.from({ length: 500 }, (_, i) => (i * i) & 255);
    const packed = deflateSync(data);
    expect(inflated(packed, 499)).toBeUndefined();
    expect(inflated(packed, 501)).toBeUndefined();
    for (let cut = 0; cut < packed.length; cut++)
      expect(inflated(packed.subarray(0, cut), 500)).toBeUndefined();
    for (let bit = 0; bit < packed.length * 8; bit++) {
      const broken = Uint8Array.from(packed);
      broken[bit >> 3] ^= 1 << (bit & 7);
      const out = inflated(broken, 500);
      // Flips in the level hint and window size of the header change nothing that matters, if its check still holds.
      if (out) expect(out).toEqual(data);
    }
  });
});
