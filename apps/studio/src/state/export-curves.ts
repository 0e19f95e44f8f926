/** Curves as files: every number of the CSV is the engine's own, to the last digit. */
import { CURVES } from '../engine/curves.js';
import { headerOf, isShown, type Subject } from './curve-names.js';
import type { CurveStore } from './curve-store.js';

export function curvesCsv(store: CurveStore, subjects: readonly Subject[]): string {
  const shown = CURVES.flatMap((_, i) => (isShown(i, subjects) ? [i] : []));
  const columns = shown.map((i) => store.column(i));
  const lines = [shown.map((i) => field(headerOf(i, subjects))).join(',')];
  for (let row = 0; row < store.length; row++) {
    lines.push(columns.map((column) => (Number.isNaN(column[row]) ? '' : String(column[row]))).join(','));
  }
  return `${lines.join('\n')}\n`;
}

/** Names come from scenes and may have anything in them; a formula must stay a name in a spreadsheet. */
function field(text: string): string {
  const plain = /^[=+\-@]/.test(text) ? ` ${text}` : text;
  return /[",\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

export interface SvgCurve {
  readonly label: string;
  readonly color: string;
  readonly values: ArrayLike<number>;
  readonly dash?: boolean;
}

const WIDTH = 800;
const HEIGHT = 400;
const MARGIN = { left: 76, right: 16, top: 40, bottom: 44 };
const MOST_POINTS = 2000;

/** One plot as a drawing that prints sharply at any size. */
export function curvesSvg(
  title: string,
  unit: string,
  times: ArrayLike<number>,
  curves: readonly SvgCurve[],
): string {
  const values = curves.flatMap(({ values: list }) => Array.from(list)).filter(Number.isFinite);
  const [low, high] = spanOf(values);
  const [start, end] = spanOf(Array.from(times));
  const x = (t: number) => MARGIN.left + ((t - start) / (end - start)) * (WIDTH - MARGIN.left - MARGIN.right);
  const y = (v: number) =>
    HEIGHT - MARGIN.bottom - ((v - low) / (high - low)) * (HEIGHT - MARGIN.top - MARGIN.bottom);
  const every = Math.max(1, Math.ceil(times.length / MOST_POINTS));
  const lines = curves.map(({ color, values: list, dash }) => {
    const points: string[] = [];
    for (let i = 0; i < times.length; i += every) {
      if (Number.isFinite(list[i])) points.push(`${x(times[i]).toFixed(1)},${y(list[i]).toFixed(1)}`);
    }
    return `<polyline fill="none" stroke="${color}" stroke-width="1.5"${dash ? ' stroke-dasharray="5 3"' : ''} points="${points.join(' ')}"/>`;
  });
  const room = (WIDTH - MARGIN.left - MARGIN.right) / Math.max(curves.length, 1);
  const legend = curves.map(({ label, color }, i) => {
    const at = MARGIN.left + Math.min(130, room) * i;
    return `<circle cx="${at + 5}" cy="26" r="5" fill="${color}"/><text x="${at + 15}" y="30">${xmlText(label)}</text>`;
  });
  const axes = [low, (low + high) / 2, high].map(
    (v) =>
      `<line x1="${MARGIN.left}" x2="${WIDTH - MARGIN.right}" y1="${y(v)}" y2="${y(v)}" stroke="#ccc"/>` +
      `<text x="${MARGIN.left - 8}" y="${y(v) + 4}" text-anchor="end">${v.toPrecision(4)}</text>`,
  );
  const ticks = [start, (start + end) / 2, end].map(
    (t) => `<text x="${x(t)}" y="${HEIGHT - 22}" text-anchor="middle">${t.toFixed(2)}</text>`,
  );
  const caption = unit === '' ? title : `${title} [${unit}]`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="${MARGIN.left}" y="14" font-weight="bold">${xmlText(caption)}</text>`,
    `<text x="${WIDTH / 2}" y="${HEIGHT - 6}" text-anchor="middle">time [s]</text>`,
    ...axes,
    ...ticks,
    ...legend,
    ...lines,
    '</svg>',
  ].join('\n');
}

function spanOf(values: readonly number[]): [number, number] {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  if (!(low < high)) return Number.isFinite(low) ? [low - 1, low + 1] : [0, 1];
  return [low, high];
}

function xmlText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
