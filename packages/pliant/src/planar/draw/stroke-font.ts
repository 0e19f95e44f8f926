/**
 * Letters as strokes, for pictures that are drawn without any font: capitals 7 units high above the base line, small
 * letters 5, two units below it. A glyph is its strokes, each a chain of points `xy` in units, y down from the top of a
 * capital. What isn't here is drawn as an empty box.
 */
const GLYPHS: Readonly<Record<string, string>> = {
  a: '42 12 03 05 06 17 37 46|42 47',
  b: '00 07|04 13 22 32 43 46 37 17 06',
  c: '43 32 12 03 06 17 37 46',
  d: '40 47|44 33 22 12 03 06 17 37 46',
  e: '05 45 43 32 12 03 06 17 37 46',
  f: '30 20 11 17|02 32',
  g: '42 48 39 19 08|44 33 22 12 03 05 16 36 45',
  h: '00 07|04 12 32 43 47',
  i: '02 07|00 00.2',
  j: '12 18 09|10 10.2',
  k: '00 07|42 05|14 47',
  l: '00 06 17',
  m: '02 07|03 12 22 33 37|33 42 52 63 67',
  n: '02 07|03 12 32 43 47',
  o: '12 03 06 17 37 46 43 32 12',
  p: '02 09|03 12 32 43 46 37 17 06',
  q: '42 49|43 32 12 03 06 17 37 46',
  r: '02 07|04 12 32',
  s: '43 32 12 03 14 34 45 46 37 17 06',
  t: '10 16 27 37|02 32',
  u: '02 06 17 37 46|42 47',
  v: '02 27 42',
  w: '02 17 33 57 62',
  x: '02 47|42 07',
  y: '02 27|42 27 19 09',
  z: '02 42 07 47',
  A: '07 30 67|15 55',
  B: '00 07 37 46 45 34 43 41 30 00|04 34',
  C: '51 40 20 11 02 05 16 27 47 56',
  D: '00 07 27 46 55 52 41 20 00',
  E: '40 00 07 47|03 33',
  F: '40 00 07|03 33',
  G: '51 40 20 11 02 05 16 27 47 56 54 34',
  H: '00 07|50 57|03 53',
  I: '00 07',
  J: '30 36 27 17 06',
  K: '00 07|50 04|23 57',
  L: '00 07 47',
  M: '07 00 34 60 67',
  N: '07 00 57 50',
  O: '20 11 02 05 16 27 37 46 55 52 41 30 20',
  P: '07 00 30 41 43 34 04',
  Q: '20 11 02 05 16 27 37 46 55 52 41 30 20|35 58',
  R: '07 00 30 41 43 34 04|24 47',
  S: '41 30 10 01 02 13 34 45 46 37 17 06',
  T: '00 60|30 37',
  U: '00 05 16 27 37 46 55 50',
  V: '00 37 60',
  W: '00 17 32 57 60',
  X: '00 57|50 07',
  Y: '00 33 60|33 37',
  Z: '00 50 07 57',
  0: '10 01 06 17 37 46 41 30 10',
  1: '02 20 27',
  2: '01 10 30 41 42 07 47',
  3: '01 10 30 41 42 33 44 46 37 17 06|13 33',
  4: '37 30 05 45',
  5: '40 10 03 13 33 44 46 37 17 06',
  6: '40 20 02 06 17 37 46 45 34 14 05',
  7: '00 40 17',
  8: '10 01 02 13 33 42 41 30 10|13 04 06 17 37 46 44 33',
  9: '07 27 45 41 30 10 01 02 13 33 42',
  ' ': '',
  '.': '06.8 07',
  ',': '06.8 07 -18',
  ':': '03 03.2|06.8 07',
  ';': '03 03.2|06.8 07 -18',
  '-': '04 34',
  '−': '04 44',
  '+': '04 44|22 26',
  '=': '03 43|05 45',
  '·': '04 04.2',
  '/': '08 40',
  '(': '20 02 05 27',
  ')': '00 22 25 07',
  '[': '20 00 08 28',
  ']': '00 20 28 08',
  '<': '42 04 46',
  '>': '02 44 06',
  _: '08 48',
  "'": '00 02',
  '"': '00 02|20 22',
  '²': '00 20 21 04 24',
};
const UNKNOWN = '00 50 57 07 00';
/** Units between letters, and of a blank. */
const GAP = 1.9;
const BLANK = 2;
/** Units in a size: of a font of 12 px a capital is 8.6 px high. */
const UNITS = 9.8;
const BASELINE = 7;

interface Glyph {
  readonly strokes: readonly (readonly number[])[];
  readonly width: number;
}

const parsed = new Map(Object.entries(GLYPHS).map(([letter, text]) => [letter, parse(text)]));
const unknown = parse(UNKNOWN);

/** A point is a digit for x, perhaps negative, and one for y, perhaps with a decimal. */
function parse(text: string): Glyph {
  const strokes = text
    .split('|')
    .filter((stroke) => stroke !== '')
    .map((stroke) =>
      stroke.split(' ').flatMap((point) => {
        const [, x, y] = /^(-?\d)(\d(?:\.\d)?)$/.exec(point)!;
        return [Number(x), Number(y)];
      }),
    );
  const xs = strokes.flatMap((stroke) => stroke.filter((_, k) => k % 2 === 0));
  return { strokes, width: xs.length > 0 ? Math.max(...xs) : BLANK };
}

/** Width of words at a font size [px]. */
export function textWidth(words: string, size: number): number {
  let units = 0;
  for (const letter of words) units += (parsed.get(letter) ?? unknown).width + GAP;
  return ((units - GAP) * size) / UNITS;
}

/** The strokes of words whose base line starts at (x, y), each as `x, y` pairs [px]. */
export function textStrokes(words: string, x: number, y: number, size: number): number[][] {
  const unit = size / UNITS;
  const strokes: number[][] = [];
  let left = x;
  for (const letter of words) {
    const glyph = parsed.get(letter) ?? unknown;
    for (const stroke of glyph.strokes)
      strokes.push(stroke.map((p, k) => (k % 2 === 0 ? left + p * unit : y + (p - BASELINE) * unit)));
    left += (glyph.width + GAP) * unit;
  }
  return strokes;
}
