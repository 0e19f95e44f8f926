/** A field as an image in round steps of distance. The bands are cut between the samples and within pixels, so that their edges are smooth. */
import { bandsOf, colourOf } from 'pliant/planar';
import type { FieldSamples } from './protocol.js';

/** Pixels along the way from one sample to the next. */
const FINER = 3;

/** Draws the samples into a canvas of its own size. `tone` gives the red, green and blue part of a colour as it is shown. */
export function drawField(
  { values, columns, rows, spacing }: FieldSamples,
  tone: (colour: readonly number[], part: number) => number,
  into: HTMLCanvasElement,
): void {
  const [width, height] = [FINER * columns, FINER * rows];
  into.width = width;
  into.height = height;
  const context = into.getContext('2d')!;
  const image = context.createImageData(width, height);
  const pixels = new Uint32Array(image.data.buffer);
  const lowest = values.reduce((low, value) => Math.min(low, value), 0);
  const highest = values.reduce((high, value) => Math.max(high, value), 0);
  const bands = bandsOf(lowest, highest);
  const { step, inside, outside } = bands;
  const colours = (count: number, sign: number) =>
    Uint32Array.from({ length: count }, (_, band) => {
      const colour = colourOf(sign * (band + 0.5) * step, bands);
      const bytes = [0, 1, 2].map((part) => Math.min(255, Math.max(0, Math.round(tone(colour, part)))));
      return new Uint32Array(Uint8Array.of(...bytes, 255).buffer)[0];
    });
  const [within, without] = [colours(inside, -1), colours(outside, 1)];
  const pixelsPerBand = (FINER * step) / spacing;
  for (let j = 0; j < height; j++) {
    const y = Math.min(Math.max((j + 0.5) / FINER - 0.5, 0), rows - 1);
    const low = Math.min(Math.floor(y), Math.max(rows - 2, 0));
    const from = columns * low;
    const next = columns * Math.min(low + 1, rows - 1);
    const v = y - low;
    for (let i = 0; i < width; i++) {
      const x = Math.min(Math.max((i + 0.5) / FINER - 0.5, 0), columns - 1);
      const a = Math.min(Math.floor(x), Math.max(columns - 2, 0));
      const b = Math.min(a + 1, columns - 1);
      const u = x - a;
      const value =
        (1 - v) * ((1 - u) * values[from + a] + u * values[from + b]) +
        v * ((1 - u) * values[next + a] + u * values[next + b]);
      const depth = Math.abs(value) / step;
      const near = Math.round(depth);
      const side = value < 0 ? within : without;
      const last = (value < 0 ? inside : outside) - 1;
      // How much of the pixel lies beyond the nearest edge of a band: distance grows by a pixel from one to the next.
      const beyond = 0.5 + (depth - near) * pixelsPerBand;
      pixels[i + width * j] =
        near > 0 && near <= last && beyond > 0 && beyond < 1
          ? mixed(side[near - 1], side[near], beyond)
          : side[Math.min(last, Math.floor(depth))];
    }
  }
  context.putImageData(image, 0, 0);
}

/** Between two colours, byte by byte. */
function mixed(from: number, to: number, share: number): number {
  let colour = 0;
  for (let shift = 0; shift < 32; shift += 8) {
    const a = (from >>> shift) & 255;
    const b = (to >>> shift) & 255;
    colour |= Math.round(a + share * (b - a)) << shift;
  }
  return colour >>> 0;
}
