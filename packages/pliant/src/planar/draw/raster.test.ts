import { describe, expect, it } from 'vitest';
import { Polygon } from '../polygon.js';
import { bandsOf, colourOf, roundStep } from './field-colours.js';
import { fieldPicture } from './field-picture.js';
import type { Mark, Picture } from './picture.js';
import { type Image, rasterise } from './raster.js';
import { textStrokes, textWidth } from './stroke-font.js';

function blank(...marks: Mark[]): Picture {
  const shade = () => [255, 255, 255] as const;
  return { title: '', width: 20, height: 10, plotHeight: 10, shade, groups: [{ name: 'marks', marks }] };
}

function at({ width, pixels }: Image, x: number, y: number): number[] {
  return [...pixels.subarray(3 * (y * width + x), 3 * (y * width + x) + 3)];
}

/** Black ink of an image, in pixels. */
function ink({ pixels }: Image): number {
  return pixels.reduce((sum, value) => sum + (255 - value) / (3 * 255), 0);
}

describe('the picture as an image', () => {
  const black = [0, 0, 0] as const;

  it('covers what a line covers: its length times its width, and its round ends', () => {
    const line: Mark = { kind: 'line', points: [5, 5, 15, 5], colour: black, width: 3 };
    for (const scale of [1, 2, 4])
      expect(ink(rasterise(blank(line), scale)) / (scale * scale)).toBeCloseTo(30 + (Math.PI * 9) / 4, 0);
    const dashed: Mark = { ...line, width: 1, dash: [2, 2] };
    // Three dashes of two pixels, and their round ends.
    expect(ink(rasterise(blank(dashed), 4)) / 16).toBeCloseTo(6 + (3 * Math.PI) / 4, 0);
  });

  it('lays a mark over the ones before it once, wherever its lines cross', () => {
    const cross: Mark = {
      kind: 'line',
      points: [2, 5, 18, 5, 10, 1, 10, 9],
      colour: [200, 0, 0],
      width: 0.5,
    };
    const image = rasterise(blank(cross), 1);
    expect(at(image, 10, 4)).toEqual(at(image, 4, 4));
    const rectangle: Mark = { kind: 'rectangle', x: 2, y: 2, width: 4, height: 3, colour: black };
    expect(ink(rasterise(blank(rectangle), 1))).toBeCloseTo(12, 9);
  });

  it('shows the field in the colours of its bands: the middle of a square is as deep as half its side', () => {
    const picture = fieldPicture(Polygon.box(2, 2), undefined, { error: 0.01, width: 120 });
    const image = rasterise(picture, 1);
    // A ring of samples lies around the region that is shown.
    const bands = bandsOf(-1, Math.hypot(0.22, 0.22));
    expect(at(image, 60, 61)).toEqual(colourOf(-0.99, bands));
    expect(at(image, 1, 60)).toEqual(colourOf(0.18, bands));
    expect([image.width, image.height]).toEqual([120, picture.height]);
    expect(picture.plotHeight).toBe(120);
  });

  it('has a letter for everything it says', () => {
    const picture = fieldPicture(Polygon.box(2, 2), Polygon.box(1, 1, 1.2, 0), { error: 0.05 });
    const unknown = textStrokes('\u0001', 0, 0, 12).length;
    const words = picture.groups.flatMap(({ marks }) =>
      marks.flatMap((mark) => (mark.kind === 'text' ? [mark.words] : [])),
    );
    expect(words.join(' ')).toContain('penetrating vertices, deepest 0.3 m');
    for (const letter of new Set(words.join('')))
      expect(textStrokes(letter, 0, 0, 12), letter).not.toEqual(textStrokes('\u0001', 0, 0, 12));
    expect(unknown).toBe(1);
    expect(textWidth('mm', 20)).toBeCloseTo(2 * textWidth('mm', 10), 12);
  });
});

it('chooses round levels', () => {
  expect([0.004, 0.01, 0.011, 0.3, 7, 0].map(roundStep)).toEqual([0.005, 0.01, 0.02, 0.5, 10, 1]);
  expect(bandsOf(-0.5, 2)).toEqual({ step: 0.1, inside: 5, outside: 20 });
});
