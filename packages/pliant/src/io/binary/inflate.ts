/**
 * zlib and deflate (RFC 1950, RFC 1951) into an array of known size.
 *
 * Huffman codes are decoded by counting: the codes of each length form one run, so a code is found by comparing it
 * with the end of the run of each length in turn. That is slower than tables but small, and bounded by the output
 * size and the input length. The Adler checksum is verified.
 */
const LENGTH_BASE = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
  227, 258,
];
const LENGTH_EXTRA = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const DISTANCE_BASE = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
  6145, 8193, 12289, 16385, 24577,
];
const DISTANCE_EXTRA = [
  0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
];
const CODE_LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const MAX_BITS = 15;

/** Fills `out` exactly. Returns false when the stream is broken, too short, too long or has a wrong checksum. */
export function inflateZlib(input: Uint8Array, out: Uint8Array): boolean {
  if (input.length < 6) return false;
  const method = input[0] & 15;
  const hasDictionary = (input[1] & 0x20) !== 0;
  if (method !== 8 || hasDictionary || (input[0] * 256 + input[1]) % 31 !== 0) return false;
  const inflater = new Inflater(input, 2, out);
  if (!inflater.run() || inflater.length !== out.length) return false;
  const at = inflater.nextByte();
  if (at + 4 > input.length) return false;
  const stated = ((input[at] << 24) | (input[at + 1] << 16) | (input[at + 2] << 8) | input[at + 3]) >>> 0;
  return stated === adler32(out);
}

function adler32(bytes: Uint8Array): number {
  let a = 1;
  let b = 0;
  for (let i = 0; i < bytes.length; i++) {
    a = (a + bytes[i]) % 65521;
    b = (b + a) % 65521;
  }
  return (b * 65536 + a) >>> 0;
}

/** Canonical Huffman code: how many codes each length has, and the symbols in order. */
interface Huffman {
  readonly counts: Uint16Array;
  readonly symbols: Uint16Array;
}

function huffman(lengths: Uint8Array, start: number, count: number): Huffman {
  const counts = new Uint16Array(MAX_BITS + 1);
  for (let i = 0; i < count; i++) counts[lengths[start + i]]++;
  const offsets = new Uint16Array(MAX_BITS + 2);
  for (let bits = 1; bits <= MAX_BITS; bits++) offsets[bits + 1] = offsets[bits] + counts[bits];
  const symbols = new Uint16Array(count);
  for (let i = 0; i < count; i++) {
    const bits = lengths[start + i];
    if (bits > 0) symbols[offsets[bits]++] = i;
  }
  counts[0] = 0;
  return { counts, symbols };
}

function fixedCodes(): [Huffman, Huffman] {
  const lengths = new Uint8Array(288).fill(8, 0, 144).fill(9, 144, 256).fill(7, 256, 280).fill(8, 280);
  return [huffman(lengths, 0, 288), huffman(new Uint8Array(30).fill(5), 0, 30)];
}

class Inflater {
  length = 0;
  private held = 0;
  private heldBits = 0;

  constructor(
    readonly input: Uint8Array,
    public at: number,
    readonly out: Uint8Array,
  ) {}

  run(): boolean {
    for (;;) {
      const last = this.bits(1);
      const kind = this.bits(2);
      let ok = false;
      if (kind === 0) ok = this.stored();
      else if (kind === 1) ok = this.coded(...fixedCodes());
      else if (kind === 2) {
        const codes = this.dynamicCodes();
        ok = codes !== undefined && this.coded(...codes);
      }
      if (!ok || last < 0) return false;
      if (last === 1) return true;
    }
  }

  /** Offset of the first whole byte that wasn't used. */
  nextByte(): number {
    return this.at - (this.heldBits >> 3);
  }

  /** -1 at the end of the input. */
  private bits(count: number): number {
    while (this.heldBits < count) {
      if (this.at >= this.input.length) return -1;
      this.held |= this.input[this.at++] << this.heldBits;
      this.heldBits += 8;
    }
    const value = this.held & ((1 << count) - 1);
    this.held >>>= count;
    this.heldBits -= count;
    return value;
  }

  private symbol(code: Huffman): number {
    let value = 0;
    let first = 0;
    let index = 0;
    for (let bits = 1; bits <= MAX_BITS; bits++) {
      const bit = this.bits(1);
      if (bit < 0) return -1;
      value |= bit;
      const count = code.counts[bits];
      if (value - count < first) return code.symbols[index + (value - first)];
      index += count;
      first = (first + count) << 1;
      value <<= 1;
    }
    return -1;
  }

  private stored(): boolean {
    this.at = this.nextByte();
    this.held = 0;
    this.heldBits = 0;
    if (this.at + 4 > this.input.length) return false;
    const size = this.input[this.at] | (this.input[this.at + 1] << 8);
    const check = this.input[this.at + 2] | (this.input[this.at + 3] << 8);
    this.at += 4;
    const fits = this.at + size <= this.input.length && this.length + size <= this.out.length;
    if ((size ^ check) !== 0xffff || !fits) return false;
    this.out.set(this.input.subarray(this.at, this.at + size), this.length);
    this.at += size;
    this.length += size;
    return true;
  }

  private coded(literals: Huffman, distances: Huffman): boolean {
    for (;;) {
      const symbol = this.symbol(literals);
      if (symbol < 0) return false;
      if (symbol === 256) return true;
      if (symbol < 256) {
        if (this.length === this.out.length) return false;
        this.out[this.length++] = symbol;
      } else if (!this.copy(symbol - 257, distances)) {
        return false;
      }
    }
  }

  private copy(lengthCode: number, distances: Huffman): boolean {
    if (lengthCode >= LENGTH_BASE.length) return false;
    const more = this.bits(LENGTH_EXTRA[lengthCode]);
    const code = this.symbol(distances);
    if (more < 0 || code < 0 || code >= DISTANCE_BASE.length) return false;
    const further = this.bits(DISTANCE_EXTRA[code]);
    const count = LENGTH_BASE[lengthCode] + more;
    const from = this.length - DISTANCE_BASE[code] - further;
    if (further < 0 || from < 0 || this.length + count > this.out.length) return false;
    // Byte by byte: the source may overlap what is being written.
    for (let i = 0; i < count; i++) this.out[this.length + i] = this.out[from + i];
    this.length += count;
    return true;
  }

  private dynamicCodes(): [Huffman, Huffman] | undefined {
    const literals = this.bits(5) + 257;
    const distances = this.bits(5) + 1;
    const codes = this.bits(4) + 4;
    if (literals > 286 || distances > 30) return undefined;
    const lengths = new Uint8Array(320);
    for (let i = 0; i < codes; i++) {
      const bits = this.bits(3);
      if (bits < 0) return undefined;
      lengths[CODE_LENGTH_ORDER[i]] = bits;
    }
    const code = huffman(lengths, 0, 19);
    lengths.fill(0);
    let at = 0;
    while (at < literals + distances) {
      const symbol = this.symbol(code);
      if (symbol < 0) return undefined;
      if (symbol < 16) {
        lengths[at++] = symbol;
        continue;
      }
      const repeat = symbol === 16 ? 3 + this.bits(2) : symbol === 17 ? 3 + this.bits(3) : 11 + this.bits(7);
      if ((symbol === 16 && at === 0) || at + repeat > literals + distances) return undefined;
      lengths.fill(symbol === 16 ? lengths[at - 1] : 0, at, at + repeat);
      at += repeat;
    }
    return [huffman(lengths, 0, literals), huffman(lengths, literals, distances)];
  }
}
