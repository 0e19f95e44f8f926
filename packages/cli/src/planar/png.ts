/** An image as a PNG file: eight bits of red, green and blue, each row stored as the difference to the row above. */
import { deflateSync } from 'node:zlib';
import type { Image } from 'pliant/planar';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Colour type of three channels without a palette. */
const RGB = 2;
/** Filter type of a row: difference to the row above. */
const UP = 2;

export function encodePng({ width, height, pixels }: Image): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, RGB, 0, 0, 0], 8);
  const data = deflateSync(filtered(width, height, pixels), { level: 9 });
  return Buffer.concat([
    Buffer.from(SIGNATURE),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Bands of equal colour become zeros, which deflate to next to nothing. */
function filtered(width: number, height: number, pixels: Uint8Array): Uint8Array {
  const stride = 3 * width;
  const rows = new Uint8Array(height * (stride + 1));
  for (let y = 0; y < height; y++) {
    const o = y * (stride + 1);
    rows[o] = UP;
    for (let k = 0; k < stride; k++) {
      const above = y > 0 ? pixels[(y - 1) * stride + k] : 0;
      rows[o + 1 + k] = pixels[y * stride + k] - above;
    }
  }
  return rows;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(named.length + 8);
  out.writeUInt32BE(data.length, 0);
  out.set(named, 4);
  out.writeUInt32BE(crc(named), out.length - 4);
  return out;
}

/** CRC-32 of ISO 3309, bit by bit; Node 20 has none of its own. */
function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return ~value >>> 0;
}
