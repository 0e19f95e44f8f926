/** Seeded damage to files: cuts, flipped bits, false counts, numbers that are none, shuffled lines. */

/** Marsaglia's xorshift with a multiplier at the end (Vigna 2016); good enough to pick places and values. */
export class Dice {
  private state: bigint;

  constructor(seed: number) {
    this.state = (BigInt(seed) * 0x9e3779b97f4a7c15n + 0xd1b54a32d192ed03n) & 0xffffffffffffffffn;
  }

  /** A whole number in [0, sides). */
  roll(sides: number): number {
    let x = this.state;
    x ^= x >> 12n;
    x ^= (x << 25n) & 0xffffffffffffffffn;
    x ^= x >> 27n;
    this.state = x;
    return Number(((x * 0x2545f4914f6cdd1dn) & 0xffffffffffffffffn) >> 32n) % Math.max(1, sides);
  }

  pick<T>(items: readonly T[]): T {
    return items[this.roll(items.length)];
  }
}

type Mutation = (bytes: Uint8Array, dice: Dice) => Uint8Array;

const HOSTILE_NUMBERS = [
  '4294967295',
  '4000000000',
  '18446744073709551615',
  '99999999999999999999999',
  '2147483648',
  '-1',
  '-2147483649',
  '0',
  '1',
  '2',
  '1e999',
  '-1e999',
  'nan',
  'inf',
  '1.5',
  '1e-400',
  '0x10',
  '',
  '-',
  '1e',
  '9'.repeat(400),
];
const HOSTILE_WORDS = [
  0xffffffff, 0x7fffffff, 0x80000000, 0, 1, 0x7fc00000, 0x7f800000, 0x01000000, 0xfffffff0,
];

const truncate: Mutation = (bytes, dice) => bytes.slice(0, dice.roll(bytes.length));

const flipBits: Mutation = (bytes, dice) => {
  const out = bytes.slice();
  for (let i = dice.roll(8); i >= 0; i--) {
    const at = dice.roll(out.length);
    out[at] = out[at] ^ (1 << dice.roll(8));
  }
  return out;
};

const scribble: Mutation = (bytes, dice) => {
  const out = bytes.slice();
  const start = dice.roll(out.length);
  const end = Math.min(out.length, start + 1 + dice.roll(24));
  for (let at = start; at < end; at++) out[at] = dice.roll(256);
  return out;
};

const removeSlice: Mutation = (bytes, dice) => {
  const start = dice.roll(bytes.length);
  const end = Math.min(bytes.length, start + 1 + dice.roll(40));
  return Uint8Array.from([...bytes.subarray(0, start), ...bytes.subarray(end)]);
};

const repeatSlice: Mutation = (bytes, dice) => {
  const start = dice.roll(bytes.length);
  const slice = bytes.subarray(start, start + 1 + dice.roll(60));
  return Uint8Array.from([...bytes.subarray(0, start), ...slice, ...bytes.subarray(start)]);
};

const falseNumber: Mutation = (bytes, dice) => {
  const latin1 = Buffer.from(bytes).toString('latin1');
  const numbers = [...latin1.matchAll(/[-+]?\d+(\.\d+)?([eE][-+]?\d+)?/g)];
  if (numbers.length === 0) return truncate(bytes, dice);
  const found = dice.pick(numbers);
  const text =
    latin1.slice(0, found.index) + dice.pick(HOSTILE_NUMBERS) + latin1.slice(found.index + found[0].length);
  return Uint8Array.from(Buffer.from(text, 'latin1'));
};

const falseWord: Mutation = (bytes, dice) => {
  const out = bytes.slice();
  if (out.length < 8) return out;
  const at = dice.roll(out.length - 7);
  const view = new DataView(out.buffer);
  view.setUint32(at, dice.pick(HOSTILE_WORDS), dice.roll(2) === 0);
  if (dice.roll(2) === 0) view.setUint32(at + 4, dice.pick(HOSTILE_WORDS), dice.roll(2) === 0);
  return out;
};

const swapLines: Mutation = (bytes, dice) => {
  const lines = Buffer.from(bytes).toString('latin1').split('\n');
  const [a, b] = [dice.roll(lines.length), dice.roll(lines.length)];
  [lines[a], lines[b]] = [lines[b], lines[a]];
  return Uint8Array.from(Buffer.from(lines.join('\n'), 'latin1'));
};

const noiseAfterHead: Mutation = (bytes, dice) => {
  const out = bytes.slice();
  for (let at = dice.roll(out.length); at < out.length; at++) out[at] = dice.roll(256);
  return out;
};

const KINDS: readonly Mutation[] = [
  truncate,
  flipBits,
  scribble,
  removeSlice,
  repeatSlice,
  falseNumber,
  falseNumber,
  falseWord,
  swapLines,
  noiseAfterHead,
];

/** The file with one to three kinds of damage, the same for the same seed. */
export function mutate(bytes: Uint8Array, seed: number): Uint8Array {
  const dice = new Dice(seed);
  let out = bytes;
  for (let i = dice.pick([1, 1, 2, 3]); i > 0 && out.length > 0; i--) out = dice.pick(KINDS)(out, dice);
  return out;
}
