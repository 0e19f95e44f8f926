/** What stands below a picture of the field: colour bar with its levels, scale of lengths, and what the marks mean. */
import { type Bands, colourOf, roundStep } from './field-colours.js';
import { arrow, COLOURS } from './marks.js';
import type { Colour, Group, Line, Mark, Text } from './picture.js';
import type { Plane } from './plane.js';
import { textWidth } from './stroke-font.js';

const INK: Colour = [36, 36, 44];
const MARGIN = 16;
const SIZE = 12;

export type LegendEntry = 'a' | 'b' | 'penetration' | 'contact' | 'region' | 'leaf' | 'overlap';

const WORDS: Readonly<Record<LegendEntry, string>> = {
  a: 'a',
  b: 'b, whose field is shown',
  penetration: 'penetrating vertex, way out',
  contact: 'contact normal, b to a',
  region: 'localised region',
  leaf: 'boxes that meet',
  overlap: 'overlap of bounding boxes',
};

/** The marks and how high they are together [px]. Words that don't fit into one line take the next. */
export function legend(
  plane: Plane,
  bands: Bands,
  entries: readonly LegendEntry[],
  facts: readonly string[],
): { group: Group; height: number } {
  const top = plane.height;
  const lines = wrapped(facts, plane.width - 2 * MARGIN);
  const marks: Mark[] = lines.map((words, k) => text(MARGIN, top + 22 + 18 * k, words));
  const y = top + 16 + 18 * lines.length;
  marks.push(...colourBar(plane, bands, y), ...scaleBar(plane, y + 10));
  const [samples, bottom] = keys(entries, plane.width, y + 52);
  const height = bottom + 14 - top;
  const paper: Mark[] = [
    { kind: 'rectangle', x: 0, y: top, width: plane.width, height, colour: [255, 255, 255] },
    { kind: 'line', points: [0, top, plane.width, top], colour: [200, 200, 206], width: 1 },
  ];
  return { group: { name: 'legend', marks: [...paper, ...marks, ...samples] }, height };
}

/** Facts side by side as long as there is room. */
function wrapped(facts: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const fact of facts) {
    const joined = lines.length > 0 ? `${lines.at(-1)} · ${fact}` : fact;
    if (lines.length > 0 && textWidth(joined, SIZE) <= width) lines[lines.length - 1] = joined;
    else lines.push(fact);
  }
  return lines;
}

function text(x: number, y: number, words: string, anchor: Text['anchor'] = 'start'): Text {
  return { kind: 'text', x, y, size: SIZE, anchor, words, colour: INK };
}

/** One cell per band, inside to the left; labels where there is room. */
function colourBar(plane: Plane, bands: Bands, y: number): Mark[] {
  const count = bands.inside + bands.outside;
  const cell = Math.floor((plane.width * 0.58) / count);
  const marks: Mark[] = [];
  for (let k = 0; k < count; k++) {
    const colour = colourOf((k - bands.inside + 0.5) * bands.step, bands);
    marks.push({ kind: 'rectangle', x: MARGIN + k * cell, y, width: cell, height: 12, colour });
  }
  const outline = [0, 0, count * cell, 0, count * cell, 12, 0, 12].map(
    (p, k) => p + (k % 2 === 0 ? MARGIN : y),
  );
  marks.push({ kind: 'line', points: outline, closed: true, colour: [150, 150, 158], width: 0.8 });
  const widest = Math.max(
    ...Array.from({ length: count + 1 }, (_, k) => textWidth(level(k, bands), SIZE) + 10),
  );
  const every = Math.max(1, Math.ceil(widest / cell));
  for (let k = 0; k <= count; k++) {
    if ((k - bands.inside) % every !== 0) continue;
    const x = MARGIN + k * cell;
    marks.push({ kind: 'line', points: [x, y + 12, x, y + 15], colour: INK, width: 0.8 });
    marks.push(text(x, y + 27, level(k, bands), k === 0 ? 'start' : 'middle'));
  }
  marks.push(text(MARGIN + count * cell + 8, y + 10, 'm'));
  return marks;
}

function level(k: number, { inside, step }: Bands): string {
  return String(Number(((k - inside) * step).toPrecision(6))).replace('-', '−');
}

/** A round length of about a sixth of the picture. */
function scaleBar(plane: Plane, y: number): Mark[] {
  const length = roundStep((plane.width / plane.scale) * 0.06);
  const [right, size] = [plane.width - MARGIN, length * plane.scale];
  const ends = [right - size, y - 5, right - size, y, right, y, right, y - 5];
  const bar: Line = { kind: 'line', points: ends, colour: INK, width: 1.4 };
  return [bar, text(right - size / 2, y + 17, `${Number(length.toPrecision(6))} m`, 'middle')];
}

/** Samples of the marks with their words, from left to right, on another row when one is full. */
function keys(entries: readonly LegendEntry[], width: number, top: number): [Mark[], bottom: number] {
  const marks: Mark[] = [];
  let [x, y] = [MARGIN, top];
  for (const entry of entries) {
    const size = 34 + textWidth(WORDS[entry], SIZE) + 18;
    if (x + size > width && x > MARGIN) [x, y] = [MARGIN, y + 18];
    marks.push(...sample(entry, x, y - 4), text(x + 34, y, WORDS[entry]));
    x += size;
  }
  return [marks, entries.length > 0 ? y : top - 18];
}

function sample(entry: LegendEntry, x: number, y: number): Mark[] {
  const points = [x, y, x + 28, y];
  const line = (colour: Colour, width: number, dash?: readonly [number, number]): Line => ({
    kind: 'line',
    points,
    colour,
    width,
    ...(dash && { dash }),
  });
  switch (entry) {
    case 'a':
    case 'b':
      return [line(COLOURS[entry], 1.8)];
    case 'penetration':
      return [
        ...arrow(x + 3, y, 1, 0, 24),
        { kind: 'dot', x: x + 3, y, radius: 2.4, colour: COLOURS.penetration },
      ];
    case 'contact':
      return [6, 12, 18, 24].map((dx) => ({
        kind: 'line',
        points: [x + dx - 3, y + 4, x + dx, y - 5],
        colour: COLOURS.contact,
        width: 0.8,
      }));
    case 'region':
      return [line(COLOURS.box, 1.6)];
    case 'leaf':
      return [line(COLOURS.box, 0.8, [4, 3])];
    case 'overlap':
      return [line(COLOURS.overlap, 1.2, [9, 5])];
  }
}
