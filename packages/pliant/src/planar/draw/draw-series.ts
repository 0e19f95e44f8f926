/** A line plot as SVG text: one quantity over time, any number of lines, axes with round numbers. */
import { escapeText, numberText } from './svg.js';

/** One curve. */
export interface SeriesLine {
  /** What it is called. */
  readonly name: string;
  /** Its values, one for each time. */
  readonly values: readonly number[];
}

/** How curves are drawn. */
export interface DrawSeriesOptions {
  /** What stands above it. */
  readonly title: string;
  /** With its unit, such as `energy [J]`. */
  readonly label: string;
  /** [px] */
  readonly width?: number;
  /** Height of the picture in pixels. */
  readonly height?: number;
}

const COLOURS = ['#086', '#c40', '#26c', '#a0a', '#850'];
const MARGIN = { left: 70, right: 20, top: 34, bottom: 40 };

/** Curves over time, as SVG. */
export function drawSeries(
  times: readonly number[],
  lines: readonly SeriesLine[],
  options: DrawSeriesOptions,
): string {
  const { title, label, width = 800, height = 320 } = options;
  const plot = { width: width - MARGIN.left - MARGIN.right, height: height - MARGIN.top - MARGIN.bottom };
  const last = times.at(-1) ?? 1;
  const values = lines.flatMap((line) => line.values);
  const [low, high] = range(Math.min(0, ...values), Math.max(...values, 0));
  const x = (time: number) => MARGIN.left + (time / last) * plot.width;
  const y = (value: number) => MARGIN.top + (1 - (value - low) / (high - low)) * plot.height;
  const parts = [`<rect width="${width}" height="${height}" fill="#fff"/>`];
  parts.push(text(width / 2, 20, 'middle', title), text(width / 2, height - 8, 'middle', 'time [s]'));
  parts.push(text(8, MARGIN.top - 10, 'start', label));
  for (const tick of ticks(low, high)) {
    parts.push(rule(MARGIN.left, y(tick), width - MARGIN.right, y(tick)));
    parts.push(text(MARGIN.left - 6, y(tick) + 4, 'end', shortNumber(tick)));
  }
  for (const tick of ticks(0, last)) {
    parts.push(rule(x(tick), MARGIN.top, x(tick), height - MARGIN.bottom));
    parts.push(text(x(tick), height - MARGIN.bottom + 16, 'middle', shortNumber(tick)));
  }
  for (const [k, line] of lines.entries()) {
    const colour = COLOURS[k % COLOURS.length];
    const path = line.values.map(
      (v, i) => `${i === 0 ? 'M' : 'L'}${numberText(x(times[i]))} ${numberText(y(v))}`,
    );
    parts.push(`<path d="${path.join('')}" fill="none" stroke="${colour}" stroke-width="1.2"/>`);
    parts.push(text(width - MARGIN.right - 8, MARGIN.top + 16 + 16 * k, 'end', line.name, colour));
  }
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="sans-serif" font-size="12">${parts.join('')}</svg>\n`;
}

function text(x: number, y: number, anchor: string, words: string, fill = '#222'): string {
  const place = `x="${numberText(x)}" y="${numberText(y)}" text-anchor="${anchor}" fill="${fill}"`;
  return `<text ${place}>${escapeText(words)}</text>`;
}

function rule(x1: number, y1: number, x2: number, y2: number): string {
  const ends = `x1="${numberText(x1)}" y1="${numberText(y1)}" x2="${numberText(x2)}" y2="${numberText(y2)}"`;
  return `<line ${ends} stroke="#ddd"/>`;
}

/** Never empty: a flat series still gets an axis. */
function range(low: number, high: number): [number, number] {
  return high > low ? [low, high] : [low, low + 1];
}

/** Round numbers in a range, about five of them. */
function ticks(low: number, high: number): number[] {
  let step = 1;
  while (step * 5 < high - low) step *= 10;
  while (step * 5 > (high - low) * 2) step /= 10;
  if (step * 2.5 < high - low && step * 10 < high - low) step *= 2;
  const found: number[] = [];
  for (let k = Math.ceil(low / step); k * step <= high; k++) found.push(k * step);
  return found;
}

function shortNumber(value: number): string {
  return String(Number(value.toPrecision(3)));
}
