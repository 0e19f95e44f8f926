import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiBytes } from './ascii.js';
import { NumberParser } from './number.js';
import { numberText } from './writer.js';

const parser = new NumberParser();

function parse(text: string): number | undefined {
  const bytes = asciiBytes(text);
  return parser.parse(bytes, 0, bytes.length) === bytes.length ? parser.value : undefined;
}

describe('NumberParser', () => {
  it('agrees with the language on every double and its neighbours in decimal', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.integer({ min: 1, max: 25 }),
        (value, digits) => {
          for (const text of [
            numberText(value),
            value.toExponential(Math.min(digits, 20)),
            value.toPrecision(digits),
          ]) {
            expect(parse(text)).toBe(Number(text));
          }
        },
      ),
      { seed: 4101, numRuns: 6000 },
    );
  });

  it('agrees with the language on digits, points and exponents of any shape', () => {
    const shape = fc.stringMatching(/^[+-]?\d{0,20}\.?\d{0,20}([eE][+-]?\d{1,3})?$/);
    fc.assert(
      fc.property(shape, (text) => {
        const hasDigits = /^[+-]?\.?\d/.test(text);
        expect(parse(text)).toBe(hasDigits ? Number(text) : undefined);
      }),
      { seed: 4102, numRuns: 6000 },
    );
  });

  it('knows corner cases', () => {
    expect(parse('-0')).toBe(-0);
    expect(parse('1.')).toBe(1);
    expect(parse('.5')).toBe(0.5);
    expect(parse('1D+2')).toBe(100);
    expect(parse('123456789012345678D-3')).toBe(Number('123456789012345678e-3'));
    expect(parse('1e400')).toBe(Infinity);
    expect(parse('340282346999999984391321947108527833088.0000000000000000000')).toBe(3.40282347e38);
    expect(parse('9007199254740993')).toBe(9007199254740992);
    expect(parse('0.000000000000000000000000000000000000001')).toBe(1e-39);
    for (const text of ['', '-', '.', 'e5', 'nan', 'inf', '1e', '1e+', '0x10', '--1', '1..2'])
      expect(parse(text)).toBeUndefined();
  });
});
