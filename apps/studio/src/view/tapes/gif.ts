/**
 * GIF89a: one palette for all frames (a cube of 6 × 7 × 6 colours, whose greens are the finest, as eyes are), every frame whole, packed by LZW.
 * See the specification of CompuServe 1990.
 */
const REDS = 6;
const GREENS = 7;
const BLUES = 6;
/** 252 colours, and four that are not used. */
const COLORS = 256;

export interface GifFrame {
  readonly pixels: Uint8Array;
  /** Until the next one [s]. */
  readonly delay: number;
}

/** Pixels of an image as places in the palette, with an ordered dither against bands. */
export function toPalette(rgba: Uint8ClampedArray, width: number): Uint8Array {
  const pixels = new Uint8Array(rgba.length / 4);
  const level = (value: number, steps: number, shift: number) =>
    Math.min(steps - 1, Math.max(0, Math.floor((value / 255) * (steps - 1) + shift)));
  for (let k = 0; k < pixels.length; k++) {
    const shift = BAYER[(Math.floor(k / width) & 3) * 4 + (k & 3)];
    const r = level(rgba[4 * k], REDS, shift);
    const g = level(rgba[4 * k + 1], GREENS, shift);
    const b = level(rgba[4 * k + 2], BLUES, shift);
    pixels[k] = (r * GREENS + g) * BLUES + b;
  }
  return pixels;
}

const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map((step) => (step + 0.5) / 16);

export function writeGif(
  width: number,
  height: number,
  frames: readonly GifFrame[],
): Uint8Array<ArrayBuffer> {
  const out: number[] = [];
  const text = (words: string) => out.push(...[...words].map((sign) => sign.charCodeAt(0)));
  const word = (value: number) => out.push(value & 255, (value >> 8) & 255);
  text('GIF89a');
  word(width);
  word(height);
  out.push(0xf7, 0, 0);
  for (let k = 0; k < COLORS; k++) out.push(...colorAt(k));
  // For ever.
  out.push(0x21, 0xff, 11);
  text('NETSCAPE2.0');
  out.push(3, 1, 0, 0, 0);
  const parts: Uint8Array[] = [Uint8Array.from(out)];
  for (const { pixels, delay } of frames) {
    const hundredths = Math.max(2, Math.round(100 * delay));
    const head = [0x21, 0xf9, 4, 4, hundredths & 255, hundredths >> 8, 0, 0, 0x2c, 0, 0, 0, 0];
    head.push(width & 255, width >> 8, height & 255, height >> 8, 0, 8);
    parts.push(Uint8Array.from(head), packed(pixels));
  }
  parts.push(Uint8Array.of(0x3b));
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function colorAt(k: number): number[] {
  if (k >= REDS * GREENS * BLUES) return [0, 0, 0];
  const scale = (value: number, steps: number) => Math.round((255 * value) / (steps - 1));
  return [
    scale(Math.floor(k / (GREENS * BLUES)), REDS),
    scale(Math.floor(k / BLUES) % GREENS, GREENS),
    scale(k % BLUES, BLUES),
  ];
}

const CLEAR = 256;
const END = 257;
const MOST_CODES = 4096;

/** LZW with codes that grow from nine to twelve bits, in blocks of at most 255 bytes. */
function packed(pixels: Uint8Array): Uint8Array {
  const bytes: number[] = [];
  let [bits, count, size, next] = [0, 0, 9, END + 1];
  let table = new Map<number, number>();
  const put = (code: number) => {
    bits |= code << count;
    count += size;
    for (; count >= 8; count -= 8) {
      bytes.push(bits & 255);
      bits >>>= 8;
    }
  };
  put(CLEAR);
  let prefix = pixels[0];
  for (let k = 1; k < pixels.length; k++) {
    const key = prefix * 256 + pixels[k];
    const known = table.get(key);
    if (known !== undefined) {
      prefix = known;
      continue;
    }
    put(prefix);
    prefix = pixels[k];
    if (next === MOST_CODES) {
      put(CLEAR);
      [size, next, table] = [9, END + 1, new Map()];
      continue;
    }
    table.set(key, next);
    // The reader is one code behind.
    if (next === 1 << size) size++;
    next++;
  }
  put(prefix);
  put(END);
  if (count > 0) bytes.push(bits & 255);
  const blocks: number[] = [];
  for (let at = 0; at < bytes.length; at += 255) {
    const block = bytes.slice(at, at + 255);
    blocks.push(block.length);
    for (const byte of block) blocks.push(byte);
  }
  blocks.push(0);
  return Uint8Array.from(blocks);
}
