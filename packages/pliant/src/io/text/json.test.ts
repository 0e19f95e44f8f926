import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusesAt } from '../bytes.test-support.js';
import { type JsonValue, parseJson } from './json.js';

const encode = (text: string) => new TextEncoder().encode(text);

function plain(value: JsonValue): unknown {
  if (value.kind === 'array') return value.items.map(plain);
  if (value.kind === 'object') return Object.fromEntries([...value.members].map(([k, v]) => [k, plain(v)]));
  return value.value;
}

describe('parseJson', () => {
  it('gives what JSON.parse gives', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 3, stringUnit: 'binary' }), (text) => {
        expect(JSON.stringify(plain(parseJson(encode(text))))).toBe(JSON.stringify(JSON.parse(text)));
      }),
      { seed: 4103, numRuns: 60 },
    );
  });

  it('says at which byte the text stops being JSON', () => {
    refusesAt(() => parseJson(encode('{"a": [1, 2,, 3]}')), { offset: 12 }, /value/);
    refusesAt(() => parseJson(encode('{"a" 1}')), { offset: 5 }, /':'/);
    refusesAt(() => parseJson(encode('[1 2]')), { offset: 3 }, /','/);
    refusesAt(() => parseJson(encode('{"a": "b')), { offset: 6 }, /closing quote/);
    refusesAt(() => parseJson(encode('{} x')), { offset: 3 }, /More follows/);
    refusesAt(() => parseJson(encode('[tru]')), { offset: 1 }, /value/);
    refusesAt(() => parseJson(encode('')), { offset: 0 }, /cut off/);
    refusesAt(() => parseJson(Uint8Array.of(0x22, 0xff, 0x22)), { offset: 1 }, /UTF-8/);
  });

  it('bounds the depth', () => {
    refusesAt(() => parseJson(encode('['.repeat(100_000))), { offset: 257 }, /256 deep/);
  });
});
