import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseJson } from './json-text.js';
import { MAX_DEPTH, MAX_ERRORS, MAX_TEXT_LENGTH } from './limits.js';

function firstError(text: string) {
  const reading = parseJson(text);
  if (reading.ok) throw new Error(`should have been refused: ${text}`);
  return reading.errors[0];
}

/** What JSON.parse says, with `undefined` for a refusal. */
function platformValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

describe('parseJson against JSON.parse', () => {
  test('reads every generated value alike (seed 11)', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom(0, 1, '\t', '\r\n  '), (value, space) => {
        const text = JSON.stringify(value, null, space === '\r\n  ' ? 2 : space);
        const reading = parseJson(space === '\r\n  ' ? text.replaceAll('\n', '\r\n') : text);
        if (!reading.ok) throw new Error(reading.errors[0].message);
        // JSON.parse of the re-written value takes prototypes out of the comparison.
        expect(JSON.parse(JSON.stringify(reading.value))).toEqual(JSON.parse(text));
      }),
      { seed: 11, numRuns: 1000 },
    );
  });

  test('accepts and refuses the same texts, but for what it refuses on purpose (seed 12)', () => {
    const pieces = fc.constantFrom(
      ...'{}[]:,"\\ \n-+.eE0123456789',
      '"a"',
      'true',
      'null',
      '\\u00e9',
      '1.5',
      'x',
      '[1',
      ']',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 10 }), (parts) => {
        const text = parts.join('');
        const reading = parseJson(text);
        const platform = platformValue(text);
        if (platform === undefined) expect(reading.ok, text).toBe(false);
        else if (!reading.ok)
          expect(
            reading.errors.every((error) => /twice|too large/.test(error.message)),
            text,
          ).toBe(true);
        else expect(JSON.stringify(reading.value), text).toBe(JSON.stringify(platform));
      }),
      { seed: 12, numRuns: 8000 },
    );
  });

  test.each([
    '01',
    '1.',
    '.5',
    '+1',
    '1e',
    '-',
    '0x10',
    '1_000',
    'NaN',
    '-Infinity',
    "'a'",
    '{a:1}',
    '[1,]',
    '{"a":1,}',
    '[1 2]',
    '"\t"',
    '"\\x"',
    '"\\u12"',
    '// c\n1',
    'tru',
    'nulls',
    '1 1',
    '\u00a01',
    '"a',
    '{"a"',
    '[',
    '{"a":',
  ])('refuses %j as JSON.parse does', (text) => {
    expect(platformValue(text)).toBeUndefined();
    const error = firstError(text);
    expect(error.code).toBe('syntax');
    expect(error.message).toMatch(/^[A-Z'].*[.]$/);
    expect(error.line).toBeGreaterThanOrEqual(1);
    expect(error.column).toBeGreaterThanOrEqual(1);
  });

  test.each([
    ['0', 0],
    ['-0', -0],
    ['1e-400', 0],
    ['123456789012345678901', 123456789012345680000],
    ['-1.5E+3', -1500],
  ])('reads the number %s', (text, value) => {
    const reading = parseJson(text);
    expect(reading.ok && Object.is(reading.value, value)).toBe(true);
  });
});

describe('what JSON.parse lets pass', () => {
  test('duplicate keys and overflowing numbers are all listed, and reading goes on', () => {
    const reading = parseJson('{"a": 1e400,\n "b": 1, "b": 2,\n "c": -1e999}');
    if (reading.ok) throw new Error('should have been refused');
    expect(reading.errors.map(({ path, code, line, column }) => ({ path, code, line, column }))).toEqual([
      { path: 'a', code: 'invalid-value', line: 1, column: 7 },
      { path: 'b', code: 'syntax', line: 2, column: 10 },
      { path: 'c', code: 'invalid-value', line: 3, column: 7 },
    ]);
  });

  test('keys that name parts of a prototype are keys like any other', () => {
    const reading = parseJson('{"__proto__": {"polluted": 1}, "constructor": 2, "toString": 3}');
    if (!reading.ok) throw new Error('should have been read');
    expect(Object.keys(reading.value as object)).toEqual(['__proto__', 'constructor', 'toString']);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('a byte order mark is skipped', () => {
    expect(parseJson('\ufeff[1]').ok).toBe(true);
  });
});

describe('limits', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

  test('depth is allowed up to the limit and refused past it, without using up the stack', () => {
    expect(parseJson(nested(MAX_DEPTH)).ok).toBe(true);
    expect(firstError(nested(MAX_DEPTH + 1))).toMatchObject({
      code: 'too-large',
      line: 1,
      column: MAX_DEPTH + 1,
    });
    expect(firstError('['.repeat(1_000_000)).code).toBe('too-large');
    expect(firstError('{"a":'.repeat(1_000_000)).code).toBe('too-large');
  });

  test('texts past the size limit are refused unread', () => {
    expect(firstError(' '.repeat(MAX_TEXT_LENGTH + 1)).code).toBe('too-large');
  });

  test('a flood of errors is cut, counted, and still names the break at its end', () => {
    const reading = parseJson(`[${'1e999,'.repeat(500)}`);
    if (reading.ok) throw new Error('should have been refused');
    expect(reading.errors).toHaveLength(MAX_ERRORS + 1);
    expect(reading.errors[MAX_ERRORS - 1].code).toBe('syntax');
    expect(reading.errors[MAX_ERRORS].message).toBe('And 401 more; mend those above first.');
  });
});

describe('places', () => {
  const text = '{\r\n  "a": [1, {"b\\"": 22}],\r  "c" : "x"\n}';
  const reading = parseJson(text);
  const locate = (path: (string | number)[], what: 'key' | 'value') => {
    if (!reading.ok) throw new Error('should have been read');
    return reading.places.locate(path, what);
  };

  test.each([
    [[], 'value', 1, 1],
    [['a'], 'key', 2, 3],
    [['a'], 'value', 2, 8],
    [['a', 1], 'value', 2, 12],
    [['a', 1, 'b"'], 'key', 2, 13],
    [['a', 1, 'b"'], 'value', 2, 20],
    [['c'], 'key', 3, 3],
    [['c'], 'value', 3, 9],
    [['a', 1, 'missing'], 'value', 2, 12],
    [['c', 'not', 'there'], 'value', 3, 9],
  ] as const)('%j as a %s stands at %i:%i', (path, what, line, column) => {
    expect(locate([...path], what)).toEqual({ line, column });
  });
});
