/** The names of lines and parts below a figure, in as many columns as the longest name leaves room for. */
import { colour } from './colours.js';
import { escapeText } from './escape.js';

const WIDTH = 720;
const LEFT = 40;
const ROW = 21;
/** Of a letter at the size of the page's figures, on the safe side. */
const LETTER = 6.9;
const SIGN = 44;

interface Entry {
  readonly name: string;
  readonly marks: boolean;
}

function columnsFor(names: readonly string[]): number {
  const longest = Math.max(1, ...names.map((name) => name.length));
  return Math.max(1, Math.min(4, Math.floor((WIDTH - LEFT) / (longest * LETTER + SIGN))));
}

export function legendHeight(names: readonly string[]): number {
  return Math.ceil(names.length / columnsFor(names)) * ROW;
}

export function legendSvg(entries: readonly Entry[], top: number): string {
  const columns = columnsFor(entries.map(({ name }) => name));
  const width = (WIDTH - LEFT) / columns;
  return entries
    .map(({ name, marks }, k) => {
      const x = LEFT + (k % columns) * width;
      const y = top + Math.floor(k / columns) * ROW + 6;
      const sign = marks
        ? `<circle cx="${x + 9}" cy="${y - 4}" r="4.5" fill="${colour(k)}"/>`
        : `<line x1="${x}" x2="${x + 18}" y1="${y - 4}" y2="${y - 4}" stroke="${colour(k)}" stroke-width="3"/>`;
      return `${sign}<text x="${x + 25}" y="${y}">${escapeText(name)}</text>`;
    })
    .join('');
}
