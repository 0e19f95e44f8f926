/**
 * Sorts with a total order on typed arrays. Least-significant-digit radix sort with digits of 11 bits, or of 8 where
 * there are too few keys to pay for the longer table: stable, and digits that are the same everywhere are skipped, so
 * small keys cost one or two passes. A few keys are sorted by insertion. Scratch belongs to the sorter and only grows;
 * nothing is allocated once it has seen the largest input.
 */
const WIDE = 11;
const NARROW = 8;

/** From here on a table of 2048 counts costs less than a further pass over the keys. */
const MANY = 1024;

/** Up to here insertion beats any table. */
const FEW = 24;

export class Sorter {
  private keys = new Uint32Array(0);
  private payload = new Uint32Array(0);
  private high = new Uint32Array(0);
  private low = new Uint32Array(0);
  private readonly counts = new Uint32Array(1 << WIDE);
  private readonly double = new Float64Array(1);
  private readonly words = new Uint32Array(this.double.buffer);
  private readonly highAt: number;

  constructor() {
    this.double[0] = 1;
    this.highAt = this.words[1] === 0x3ff00000 ? 1 : 0;
  }

  private reserve(count: number): void {
    if (this.keys.length >= count) return;
    const size = Math.max(count, 2 * this.keys.length, 64);
    this.keys = new Uint32Array(size);
    this.payload = new Uint32Array(size);
    this.high = new Uint32Array(size);
    this.low = new Uint32Array(size);
  }

  /** Sorts keys[0…count) rising and moves payload along; equal keys keep their order. */
  sortKeys(keys: Uint32Array, payload: Uint32Array, count: number): void {
    if (count <= FEW) {
      insertionSort(keys, payload, count);
      return;
    }
    this.reserve(count);
    const width = count >= MANY ? WIDE : NARROW;
    const differing = differingBits(keys, count);
    let passes = 0;
    for (let shift = 0; shift < 32; shift += width) {
      if (((differing >>> shift) & ((1 << width) - 1)) === 0) continue;
      const odd = (passes & 1) === 1;
      const fromKeys = odd ? this.keys : keys;
      const fromPayload = odd ? this.payload : payload;
      const toKeys = odd ? keys : this.keys;
      const toPayload = odd ? payload : this.payload;
      pass(this.counts, fromKeys, fromPayload, toKeys, toPayload, count, shift, width);
      passes++;
    }
    if ((passes & 1) === 1) copyBack(this.keys, this.payload, keys, payload, count);
  }

  /** Sorts the pairs (first[n], second[n]), n < count, by first, then by second. */
  sortPairs(first: Uint32Array, second: Uint32Array, count: number): void {
    this.sortKeys(second, first, count);
    this.sortKeys(first, second, count);
  }

  /**
   * Sorts indices[0…count) by keys[index], rising; ties by index; −0 equals 0; NaN comes last. The indices must be
   * in range of `keys`; they may stand in any order before.
   */
  sortByKey(indices: Uint32Array, keys: Float64Array, count: number): void {
    this.reserve(count);
    const high = this.high;
    const low = this.low;
    // Stable passes from the least significant part up: the index itself, low word, high word.
    for (let n = 0; n < count; n++) low[n] = indices[n];
    this.sortKeys(low, indices, count);
    for (let n = 0; n < count; n++) {
      this.load(keys[indices[n]]);
      low[n] = this.words[1 - this.highAt];
    }
    this.sortKeys(low, indices, count);
    for (let n = 0; n < count; n++) {
      this.load(keys[indices[n]]);
      high[n] = this.words[this.highAt];
    }
    this.sortKeys(high, indices, count);
  }

  /** Leaves in the two words a pattern whose unsigned order is the order of the doubles. */
  private load(x: number): void {
    const words = this.words;
    const h = this.highAt;
    // x + 0 turns −0 into 0; one pattern for all NaN, above that of Infinity.
    this.double[0] = x + 0;
    if (Number.isNaN(x)) {
      words[h] = 0xffffffff;
      words[1 - h] = 0;
    } else if (words[h] >>> 31 === 1) {
      words[h] = ~words[h];
      words[1 - h] = ~words[1 - h];
    } else {
      words[h] = words[h] | 0x80000000;
    }
  }
}

/** Bits in which not all keys agree. */
function differingBits(keys: Uint32Array, count: number): number {
  const first = keys[0];
  let bits = 0;
  for (let n = 1; n < count; n++) bits |= keys[n] ^ first;
  return bits;
}

/** One stable pass by the digit of `width` bits at `shift`. */
function pass(
  counts: Uint32Array,
  fromKeys: Uint32Array,
  fromPayload: Uint32Array,
  toKeys: Uint32Array,
  toPayload: Uint32Array,
  count: number,
  shift: number,
  width: number,
): void {
  const size = 1 << width;
  const mask = size - 1;
  counts.fill(0, 0, size);
  for (let n = 0; n < count; n++) counts[(fromKeys[n] >>> shift) & mask]++;
  let sum = 0;
  for (let d = 0; d < size; d++) {
    const c = counts[d];
    counts[d] = sum;
    sum += c;
  }
  for (let n = 0; n < count; n++) {
    const key = fromKeys[n];
    const at = counts[(key >>> shift) & mask]++;
    toKeys[at] = key;
    toPayload[at] = fromPayload[n];
  }
}

function copyBack(
  fromKeys: Uint32Array,
  fromPayload: Uint32Array,
  keys: Uint32Array,
  payload: Uint32Array,
  count: number,
): void {
  for (let n = 0; n < count; n++) {
    keys[n] = fromKeys[n];
    payload[n] = fromPayload[n];
  }
}

function insertionSort(keys: Uint32Array, payload: Uint32Array, count: number): void {
  for (let n = 1; n < count; n++) {
    const key = keys[n];
    const value = payload[n];
    let at = n - 1;
    for (; at >= 0 && keys[at] > key; at--) {
      keys[at + 1] = keys[at];
      payload[at + 1] = payload[at];
    }
    keys[at + 1] = key;
    payload[at + 1] = value;
  }
}
