import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PliantError } from '../../core/errors.js';
import {
  array,
  boolean,
  check,
  checkValue,
  defaulted,
  direction,
  type Infer,
  type Input,
  integer,
  literal,
  number,
  numberAbove,
  object,
  optional,
  Problems,
  pathText,
  quat,
  record,
  required,
  scalar,
  string,
  union,
  vec3,
} from './index.js';
import type { Node } from './nodes.js';

const meters = number('m', -100, 100);
const thing = union('Thing', 'kind', {
  ball: object('A ball.', {
    kind: required(literal('ball'), 'A ball.'),
    radius: required(numberAbove('m', 0, 100), 'Radius.'),
    position: defaulted(vec3(meters), [0, 0, 0], 'Position.'),
  }),
  rod: object('A rod.', {
    kind: required(literal('rod'), 'A rod.'),
    length: required(numberAbove('m', 0, 100), 'Length.'),
    hollow: optional(boolean(), 'Hollow?'),
  }),
});
const list = object('A list.', {
  items: required(array(thing, 3), 'Things.'),
  tag: optional(string(5), 'Tag.'),
});

function problemsOf(node: Node, value: unknown) {
  const problems = new Problems(100);
  check(node, value, problems);
  return problems.list.map((problem) => `${pathText(problem.path)} ${problem.code}: ${problem.message}`);
}

test('types follow from the description', () => {
  const written: Input<typeof thing> = { kind: 'ball', radius: 1, position: new Float64Array(3) };
  const got: Infer<typeof thing> = checkValue(thing, written, 'thing');
  if (got.kind !== 'ball') throw new Error('kinds got mixed up');
  const position: readonly [number, number, number] = got.position;
  expect(position).toEqual([0, 0, 0]);
});

describe('sentences', () => {
  test.each([
    [{ kind: 'ball', raduis: 1 }, ["raduis unknown-key: 'raduis' isn't a key here; did you mean 'radius'?"]],
    [
      { kind: 'ball' },
      [
        "radius missing-key: The key 'radius' is missing; add it as a number greater than 0 and at most 100 m.",
      ],
    ],
    [{ kind: 'bal' }, ["kind unknown-name: There is no kind 'bal' here; did you mean 'ball'?"]],
    [{ kind: 'torus' }, ["kind unknown-name: There is no kind 'torus' here; the kinds are 'ball', 'rod'."]],
    [{ kind: 7 }, ["kind invalid-value: This must be one of 'ball', 'rod', but is 7."]],
    [{}, ["kind missing-key: The key 'kind' is missing; add it as one of 'ball', 'rod'."]],
    [
      [],
      [" invalid-value: This must be an object whose 'kind' is 'ball' or 'rod', but is an array of 0 items."],
    ],
    [
      { kind: 'ball', radius: 0, length: 1 },
      [
        "length unknown-key: 'length' belongs to kind 'rod', not to 'ball'; remove it or change the kind.",
        'radius invalid-value: This must be a number greater than 0 and at most 100 m, but is 0.',
      ],
    ],
    [
      { kind: 'ball', radius: 1, position: [0, Number.NaN, '1'] },
      [
        'position[1] invalid-value: This must be a number from -100 to 100 m, but is NaN.',
        'position[2] invalid-value: This must be a number from -100 to 100 m, but is the text "1".',
      ],
    ],
  ])('%j', (value, sentences) => {
    expect(problemsOf(thing, value)).toEqual(sentences);
  });

  test('every problem of a value is listed with its path', () => {
    const value = {
      items: [{ kind: 'rod', length: -1, hollow: 'yes' }, null, { kind: 'ball', radius: 1e3 }],
      tag: 'too long',
    };
    expect(problemsOf(list, value).map((sentence) => sentence.split(':')[0])).toEqual([
      'items[0].length invalid-value',
      'items[0].hollow invalid-value',
      'items[1] invalid-value',
      'items[2].radius invalid-value',
      'tag too-large',
    ]);
    expect(problemsOf(list, { items: [1, 2, 3, 4] })[0]).toMatch(/^items too-large: There are 4 items/);
  });

  test('checkValue throws the first problem with the path below its root', () => {
    expect(() => checkValue(list, { items: [{ kind: 'ball', radius: -1 }] }, 'list')).toThrow(PliantError);
    expect(() => checkValue(list, { items: [{ kind: 'ball', radius: -1 }] }, 'list')).toThrow(
      'list.items[0].radius: This must be a number greater than 0 and at most 100 m, but is -1.',
    );
  });
});

describe('numbers', () => {
  test('bounds hold at the bound and just past it', () => {
    const up = 1 + Number.EPSILON;
    expect(problemsOf(number('', 0, 1), 0)).toEqual([]);
    expect(problemsOf(number('', 0, 1), 1)).toEqual([]);
    expect(problemsOf(number('', 0, 1), up)).toHaveLength(1);
    expect(problemsOf(number('', 0, 1), -Number.MIN_VALUE)).toHaveLength(1);
    expect(problemsOf(numberAbove('', 0, 1), 0)).toHaveLength(1);
    expect(problemsOf(numberAbove('', 0, 1), Number.MIN_VALUE)).toEqual([]);
    expect(problemsOf(integer(0, 10), 2.5)).toHaveLength(1);
    for (const bad of [Number.NaN, Number.POSITIVE_INFINITY, 1n, '1', null, undefined, [1], new Number(1)]) {
      expect(problemsOf(number('', -10, 10), bad)).toHaveLength(1);
      expect(problemsOf(scalar(5, 10), bad)).toHaveLength(bad === '1' ? 0 : 1);
    }
  });

  test('directions get unit length at any scale', () => {
    const any = number('', -Number.MAX_VALUE, Number.MAX_VALUE);
    for (const scale of [5e-324, 1e-200, 1e-6, 1, 1e6, 1e200]) {
      const unit = checkValue(direction(any), [0, 2 * scale, 0], 'n');
      expect(unit).toEqual([0, 1, 0]);
    }
    expect(problemsOf(direction(any), [0, -0, 0])[0]).toMatch(/no direction/);
  });

  test('what has unit length keeps its bits (seed 13)', () => {
    const node = quat(number('', -Number.MAX_VALUE, Number.MAX_VALUE));
    const component = fc.double({ min: -1e3, max: 1e3, noNaN: true });
    fc.assert(
      fc.property(component, component, component, component, (x, y, z, w) => {
        fc.pre(x !== 0 || y !== 0 || z !== 0 || w !== 0);
        const once = checkValue(node, [x, y, z, w], 'q');
        expect(Math.abs(once.reduce((sum, c) => sum + c * c, 0) - 1)).toBeLessThan(2e-15);
        expect(checkValue(node, once, 'q')).toStrictEqual(once);
      }),
      { seed: 13, numRuns: 5000 },
    );
  });

  test('typed arrays count as rows of numbers, other views and lengths do not', () => {
    const node = vec3(meters);
    for (const row of [new Float64Array(3), new Float32Array([1, 2, 3]), new Int8Array(3)]) {
      expect(checkValue(node, row, 'v')).toEqual([...row]);
    }
    for (const bad of [
      new Float64Array(2),
      new DataView(new ArrayBuffer(3)),
      new BigInt64Array(3),
      { 0: 1, 1: 1, 2: 1, length: 3 },
      '123',
    ]) {
      expect(problemsOf(node, bad).length).toBeGreaterThan(0);
    }
  });
});

describe('values that fight back', () => {
  const throws = () => {
    throw new Error('boo');
  };
  const { proxy: revoked, revoke } = Proxy.revocable({}, {});
  revoke();
  const cyclic: Record<string, unknown> = { kind: 'ball', radius: 1 };
  cyclic['position'] = [cyclic, cyclic, cyclic];
  const hostile: unknown[] = [
    revoked,
    new Proxy(
      {},
      { get: throws, ownKeys: throws, has: throws, getOwnPropertyDescriptor: throws, getPrototypeOf: throws },
    ),
    new Proxy([], { get: throws }),
    new Proxy([], { get: (_, key) => (key === 'length' ? 1e15 : 0) }),
    Object.defineProperty({ kind: 'ball' }, 'radius', { get: throws, enumerable: true }),
    { kind: { toString: throws } },
    { kind: Symbol('ball') },
    cyclic,
    () => 1,
    Object.create(null),
    Object.defineProperty(new Float64Array(3), 'length', { value: -1 }),
  ];

  test.each(hostile.map((_, index) => index))('number %i is refused with a sentence', (index) => {
    const nodes = [
      thing,
      list,
      record(thing, 5, 5),
      array(thing, 5),
      vec3(meters),
      string(5),
      meters,
      boolean(),
      scalar(5, 5),
      literal('a'),
    ];
    for (const node of nodes) {
      for (const value of [hostile[index], [hostile[index]], { items: [hostile[index]] }]) {
        const sentences = problemsOf(node, value);
        expect(sentences.every((sentence) => /^.*[a-z-]+: .+[.?]$/.test(sentence))).toBe(true);
      }
    }
    expect(problemsOf(thing, hostile[index]).length).toBeGreaterThan(0);
  });

  test('each property is read once, so a getter cannot pass the check with one value and hand over another', () => {
    let reads = 0;
    const shifty = {
      get kind() {
        return reads++ === 0 ? 'ball' : 'rod';
      },
      radius: 1,
    };
    expect(checkValue(thing, shifty, 'thing')).toMatchObject({ kind: 'ball', radius: 1 });
    expect(reads).toBe(1);
  });

  test('the copy shares nothing with the value or the defaults', () => {
    const position = [1, 2, 3];
    const copy = checkValue(thing, { kind: 'ball', radius: 1, position }, 'thing');
    position[0] = 9;
    expect(copy).toMatchObject({ position: [1, 2, 3] });
    const filled: unknown = checkValue(thing, { kind: 'ball', radius: 1 }, 'thing');
    (filled as { position: number[] }).position[0] = 9;
    expect(checkValue(thing, { kind: 'ball', radius: 1 }, 'thing')).toMatchObject({ position: [0, 0, 0] });
  });

  test('a record keeps names that are parts of a prototype', () => {
    const names = checkValue(record(meters, 5, 20), JSON.parse('{"__proto__": 1, "constructor": 2}'), 'r');
    expect(Object.entries(names)).toEqual([
      ['__proto__', 1],
      ['constructor', 2],
    ]);
  });
});
