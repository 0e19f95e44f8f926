/** A field as an image in round steps of distance. The bands are cut between the samples, so that their edges are smooth. */
import { bandsOf, colourOf } from 'pliant/planar';
import type { FieldSamples } from './protocol.js';

/** Pixels along the way from one sample to the next. */
const FINER = 3;

/** Draws the samples into a canvas of its own size. `tone` gives the red, green and blue part of a colour as it is shown. */
export function drawField(
  { values, columns, rows }: FieldSamples,
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
      const band = Math.floor(Math.abs(value) / step);
      pixels[i + width * j] =
        value < 0 ? within[Math.min(inside - 1, band)] : without[Math.min(outside - 1, band)];
    }
  }
  context.putImageData(image, 0, 0);
}
