import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiBytes, latin1 } from '../text/ascii.js';
import { decodeBase64, encodeBase64 } from './base64.js';
import { joinBytes } from './bytes.js';

describe('base64', () => {
  it('agrees with the platform', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (data) => {
        const text = Buffer.from(data).toString('base64');
        expect(latin1(encodeBase64(data))).toBe(text);
        const bytes = asciiBytes(text);
        expect(decodeBase64(bytes, 0, bytes.length)).toEqual({
          bytes: data,
          next: bytes.length,
          wrongAt: -1,
        });
      }),
      { seed: 4105, numRuns: 300 },
    );
  });

  it('reads runs that follow each other one by one', () => {
    const bytes = joinBytes([encodeBase64(Uint8Array.of(1, 2, 3, 4)), encodeBase64(Uint8Array.of(5, 6))]);
    const first = decodeBase64(bytes, 0, bytes.length, 4);
    expect(first.bytes).toEqual(Uint8Array.of(1, 2, 3, 4));
    expect(decodeBase64(bytes, first.next, bytes.length).bytes).toEqual(Uint8Array.of(5, 6));
  });

  it('skips white space and finds what has no place', () => {
    const spaced = asciiBytes(' AQ\nID \t');
    expect(decodeBase64(spaced, 0, spaced.length).bytes).toEqual(Uint8Array.of(1, 2, 3));
    expect(decodeBase64(asciiBytes('AQ*D'), 0, 4).wrongAt).toBe(2);
    expect(decodeBase64(asciiBytes('A==='), 0, 4).wrongAt).toBeGreaterThanOrEqual(0);
  });
});
