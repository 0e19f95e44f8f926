/** Shares of a whole as SVG: one bar for each row, a legend below. */
import type { Bars } from '../types.js';
import { colour } from './colours.js';
import { escapeText } from './escape.js';
import { legendHeight, legendSvg } from './legend.js';

const WIDTH = 720;
const LEFT = 230;
const RIGHT = 18;
const BAR = 26;
const ROW = 40;
const TOP = 8;
/** Narrower parts have no room for their number. */
const READABLE = 6;

export function barsSvg({ rows, parts, label, caption }: Bars): string {
  const bottom = TOP + rows.length * ROW;
  const legendTop = bottom + 54;
  const height = legendTop + legendHeight(parts);
  const x = (share: number) => LEFT + ((WIDTH - LEFT - RIGHT) * share) / 100;
  const marks = [0, 20, 40, 60, 80, 100].map(
    (mark) =>
      `<line class="grid" x1="${x(mark)}" x2="${x(mark)}" y1="${TOP}" y2="${bottom}"/><text x="${x(mark)}" y="${bottom + 17}" text-anchor="middle">${mark}</text>`,
  );
  const bars = rows.map(({ name, values }, row) => {
    const y = TOP + row * ROW + (ROW - BAR) / 2;
    return `<text x="${LEFT - 10}" y="${y + BAR / 2 + 4}" text-anchor="end">${escapeText(name)}</text>${barOf(values, y, x)}`;
  });
  const title = `<text x="${x(50)}" y="${bottom + 36}" text-anchor="middle">${escapeText(label)}</text>`;
  const legend = legendSvg(
    parts.map((name) => ({ name, marks: false })),
    legendTop,
  );
  return `<svg class="plot" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escapeText(caption)}">${marks.join('')}${bars.join('')}${title}${legend}</svg>`;
}

function barOf(values: readonly number[], y: number, x: (share: number) => number): string {
  const total = values.reduce((sum, value) => sum + value, 0) || 1;
  let from = 0;
  return values
    .map((value, k) => {
      const share = (100 * value) / total;
      const [left, right] = [x(from), x(from + share)];
      from += share;
      const box = `<rect x="${left.toFixed(1)}" y="${y}" width="${(right - left).toFixed(1)}" height="${BAR}" fill="${colour(k)}"/>`;
      if (share < READABLE) return box;
      return `${box}<text class="inside" x="${((left + right) / 2).toFixed(1)}" y="${y + BAR / 2 + 4}" text-anchor="middle">${share.toFixed(0)} %</text>`;
    })
    .join('');
}
