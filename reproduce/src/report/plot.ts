/** A plot as SVG: axes with units, lines or marks, a legend below. Colours come from the page, so that it can be dark. */
import type { Axis, Plot, Series } from '../types.js';
import { colour } from './colours.js';
import { escapeText } from './escape.js';
import { legendHeight, legendSvg } from './legend.js';
import { linearTicks, logarithmicTicks, tickText } from './ticks.js';

const WIDTH = 720;
const HEIGHT = 340;
const MARGIN = { left: 78, right: 18, top: 14, bottom: 50 };
/** Longer lines are thinned to this many points: more than there are pixels to see. */
const MOST_POINTS = 1500;

interface Scale {
  readonly ticks: readonly number[];
  at(value: number): number;
}

export function plotSvg(plot: Plot): string {
  const height = HEIGHT + legendHeight(plot.series.map(({ name }) => name));
  const x = scale(plot.x, values(plot.series, 'x'), MARGIN.left, WIDTH - MARGIN.right);
  const y = scale(plot.y, values(plot.series, 'y'), HEIGHT - MARGIN.bottom, MARGIN.top);
  const parts = [
    ...x.ticks.map((tick) => verticalMark(x.at(tick), tickText(tick))),
    ...y.ticks.map((tick) => horizontalMark(y.at(tick), tickText(tick))),
    text((MARGIN.left + WIDTH - MARGIN.right) / 2, HEIGHT - 12, 'middle', plot.x.label),
    `<text transform="rotate(-90)" x="${-(HEIGHT - MARGIN.bottom + MARGIN.top) / 2}" y="16" text-anchor="middle">${escapeText(plot.y.label)}</text>`,
    ...plot.series.map((series, k) => drawn(series, colour(k), x, y, plot)),
    legendSvg(
      plot.series.map(({ name, marks = false }) => ({ name, marks })),
      HEIGHT,
    ),
  ];
  return `<svg class="plot" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escapeText(plot.caption)}">${parts.join('')}</svg>`;
}

function values(series: readonly Series[], key: 'x' | 'y'): number[] {
  return series.flatMap((s) => s[key]).filter((v) => Number.isFinite(v));
}

function scale(axis: Axis, all: readonly number[], from: number, to: number): Scale {
  return axis.logarithmic ? logarithmicScale(all, from, to) : linearScale(all, from, to);
}

function linearScale(all: readonly number[], from: number, to: number): Scale {
  let [low, high] = extent(all);
  // A curve that comes near zero is read against zero.
  if (low > 0 && low < 0.4 * high) low = 0;
  if (!(high > low)) [low, high] = low === 0 ? [0, 1] : [low - 0.5, low + 0.5];
  const room = 0.04 * (high - low);
  if (low !== 0) low -= room;
  high += room;
  return {
    ticks: linearTicks(low, high),
    at: (value) => from + ((value - low) / (high - low)) * (to - from),
  };
}

function logarithmicScale(all: readonly number[], from: number, to: number): Scale {
  let [low, high] = extent(all.filter((v) => v > 0));
  [low, high] = [low / 1.3, high * 1.3];
  const span = Math.log(high / low);
  return {
    ticks: logarithmicTicks(low, high),
    at: (value) => from + (Math.log(Math.max(value, low) / low) / span) * (to - from),
  };
}

function extent(all: readonly number[]): [number, number] {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const v of all) {
    if (v < low) low = v;
    if (v > high) high = v;
  }
  return low <= high ? [low, high] : [0.1, 1];
}

function verticalMark(x: number, words: string): string {
  const bottom = HEIGHT - MARGIN.bottom;
  return `<line class="grid" x1="${round(x)}" x2="${round(x)}" y1="${MARGIN.top}" y2="${bottom}"/>${text(x, bottom + 17, 'middle', words)}`;
}

function horizontalMark(y: number, words: string): string {
  return `<line class="grid" x1="${MARGIN.left}" x2="${WIDTH - MARGIN.right}" y1="${round(y)}" y2="${round(y)}"/>${text(MARGIN.left - 8, y + 4, 'end', words)}`;
}

function drawn(series: Series, stroke: string, x: Scale, y: Scale, plot: Plot): string {
  const points = placed(series, x, y, plot);
  if (series.marks) {
    return points
      .map(([a, b]) => `<circle cx="${round(a)}" cy="${round(b)}" r="4.5" fill="${stroke}"/>`)
      .join('');
  }
  const path = points.map(([a, b], i) => `${i === 0 ? 'M' : 'L'}${round(a)} ${round(b)}`).join('');
  return `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="1.8" stroke-linejoin="round"/>`;
}

/** Thinned in buckets of which the lowest and the highest point stay, so that no peak is lost. */
function placed({ x: xs, y: ys }: Series, x: Scale, y: Scale, plot: Plot): [number, number][] {
  const usable = [...xs.keys()].filter(
    (i) => Number.isFinite(ys[i]) && (!plot.y.logarithmic || ys[i] > 0) && (!plot.x.logarithmic || xs[i] > 0),
  );
  const bucket = Math.max(1, Math.ceil((2 * usable.length) / MOST_POINTS));
  const kept: number[] = [];
  for (let from = 0; from < usable.length; from += bucket) {
    const some = usable.slice(from, from + bucket);
    const low = some.reduce((a, b) => (ys[b] < ys[a] ? b : a));
    const high = some.reduce((a, b) => (ys[b] > ys[a] ? b : a));
    kept.push(...(low === high ? [low] : [Math.min(low, high), Math.max(low, high)]));
  }
  return kept.map((i) => [x.at(xs[i]), y.at(ys[i])]);
}

function text(x: number, y: number, anchor: string, words: string): string {
  return `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}">${escapeText(words)}</text>`;
}

/** A tenth of a unit is finer than any screen shows. */
const round = (value: number): number => Math.round(value * 10) / 10;
