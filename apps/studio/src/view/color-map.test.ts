import { Color } from 'three';
import { expect, test } from 'vitest';
import { mapColor } from './color-map.js';

/** Lightness L* of CIELAB, 0 to 100; three.js has colours in linear light. */
function lightness({ r, g, b }: Color): number {
  const y = 0.2126729 * r + 0.7151522 * g + 0.072175 * b;
  return y > 216 / 24389 ? 116 * Math.cbrt(y) - 16 : (24389 / 27) * y;
}

test('lightness falls evenly along the colours of numbers, so that they read in grey too', () => {
  const values = Array.from({ length: 11 }, (_, k) => lightness(mapColor(k / 10, new Color())));
  const falls = values.slice(1).map((value, k) => values[k] - value);
  const mean = falls.reduce((sum, fall) => sum + fall, 0) / falls.length;
  expect(mean).toBeGreaterThan(7);
  for (const fall of falls) expect(Math.abs(fall / mean - 1)).toBeLessThan(0.05);
});

test('beyond the range are its ends, and what has no number is grey', () => {
  const at = (share: number) => mapColor(share, new Color()).getHexString();
  expect([at(-1), at(2)]).toEqual([at(0), at(1)]);
  const { s } = mapColor(Number.NaN, new Color()).getHSL({ h: 0, s: 0, l: 0 });
  expect(s).toBeLessThan(0.2);
});
