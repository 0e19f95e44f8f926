/** A plot as a drawing for print: title, scene, legend, axes with units and round ticks, at a chosen size. */
import { roundTicks, tickText } from './round-ticks.js';

export interface FigureCurve {
  readonly label: string;
  readonly color: string;
  readonly values: ArrayLike<number>;
  /** Its own times, where worlds have others; else those of the figure. */
  readonly at?: ArrayLike<number>;
  readonly dash?: boolean;
}

export interface Figure {
  readonly title: string;
  /** Name of the scene. */
  readonly scene: string;
  readonly xLabel: string;
  readonly yLabel: string;
  readonly x: ArrayLike<number>;
  readonly curves: readonly FigureCurve[];
  /** What of x is shown; all of it by default. */
  readonly range?: readonly [number, number] | undefined;
  /** [px], also of the drawing's own units. */
  readonly width: number;
  readonly height: number;
}

/** Sizes to choose from. */
export const FIGURE_SIZES = ['800 × 400', '1200 × 600', '480 × 360', '360 × 260'] as const;
export type FigureSize = (typeof FIGURE_SIZES)[number];

export function sizeOf(size: FigureSize): { readonly width: number; readonly height: number } {
  const [width, height] = size.split(' × ').map(Number);
  return { width, height };
}

const MOST_POINTS = 4000;
const FONT = 12;

interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Signs that are as wide as they are high: of Chinese, Japanese and Korean. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/g;

/** About how wide a text is [px]. */
const widthOf = (text: string): number =>
  FONT * (0.56 * text.length + 0.48 * (text.match(WIDE)?.length ?? 0));

/** The legend's places, in as many rows as they need. */
function legendOf(curves: readonly FigureCurve[], left: number, right: number, top: number) {
  let [x, y] = [left, top];
  const parts = curves.map(({ label, color, dash }) => {
    const room = 34 + widthOf(label);
    if (x > left && x + room > right) [x, y] = [left, y + 16];
    const line = `<line x1="${x}" x2="${x + 20}" y1="${y - 4}" y2="${y - 4}" stroke="${color}" stroke-width="2"${dashes(dash)}/>`;
    const text = `<text x="${x + 25}" y="${y}">${xmlText(label)}</text>`;
    x += room;
    return line + text;
  });
  return { parts, bottom: y };
}

export function figureSvg(figure: Figure): string {
  const { title, scene, xLabel, yLabel, x, curves, range, width, height } = figure;
  const legend = legendOf(curves, 64, width - 16, 46);
  const [start, end] = range ?? spanOf([x, ...curves.flatMap(({ at }) => (at ? [at] : []))]);
  const shown = curves.map((curve) => pointsOf(curve, x, start, end));
  const [low, high] = padded(spanOf(shown.map((points) => points.map(([, value]) => value))));
  const ticks = roundTicks(low, high, height / 60);
  const longest = Math.max(...ticks.map((tick) => tickText(tick).length));
  const frame: Frame = {
    left: 34 + 0.6 * FONT * longest,
    right: width - 16,
    top: legend.bottom + 12,
    bottom: height - 44,
  };
  const px = (value: number) => frame.left + ((value - start) / (end - start)) * (frame.right - frame.left);
  const py = (value: number) => frame.bottom - ((value - low) / (high - low)) * (frame.bottom - frame.top);
  const lines = shown.map((points, k) => {
    const path = points.map(([a, b]) => `${px(a).toFixed(2)},${py(b).toFixed(2)}`).join(' ');
    return `<polyline fill="none" stroke="${curves[k].color}" stroke-width="1.6" stroke-linejoin="round"${dashes(curves[k].dash)} points="${path}"/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Helvetica, Arial, sans-serif" font-size="${FONT}" fill="#111">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="${width / 2}" y="22" text-anchor="middle" font-size="15" font-weight="bold">${xmlText(title)}<tspan font-weight="normal" fill="#555"> – ${xmlText(scene)}</tspan></text>`,
    ...legend.parts,
    ...axes(frame, px, py, roundTicks(start, end, width / 90), ticks),
    `<text x="${(frame.left + frame.right) / 2}" y="${height - 10}" text-anchor="middle">${xmlText(xLabel)}</text>`,
    `<text transform="translate(16 ${(frame.top + frame.bottom) / 2}) rotate(-90)" text-anchor="middle">${xmlText(yLabel)}</text>`,
    ...lines,
    '</svg>',
  ].join('\n');
}

function axes(
  { left, right, top, bottom }: Frame,
  px: (value: number) => number,
  py: (value: number) => number,
  across: readonly number[],
  up: readonly number[],
): string[] {
  return [
    ...up.map(
      (tick) =>
        `<line x1="${left}" x2="${right}" y1="${py(tick)}" y2="${py(tick)}" stroke="${tick === 0 ? '#999' : '#ddd'}"/>` +
        `<text x="${left - 7}" y="${py(tick) + 4}" text-anchor="end">${tickText(tick)}</text>`,
    ),
    ...across.map(
      (tick) =>
        `<line x1="${px(tick)}" x2="${px(tick)}" y1="${bottom}" y2="${bottom + 5}" stroke="#333"/>` +
        `<text x="${px(tick)}" y="${bottom + 18}" text-anchor="middle">${tickText(tick)}</text>`,
    ),
    `<path d="M${left} ${top}V${bottom}H${right}" fill="none" stroke="#333"/>`,
  ];
}

const dashes = (dash: boolean | undefined): string => (dash ? ' stroke-dasharray="6 4"' : '');

/**
 * Points within what is shown, few enough to print. Of many that fall together the first, the last, the lowest and the highest are
 * drawn: the force of an impact is one step long, and a print without it would lie.
 */
function pointsOf(
  { values, at }: FigureCurve,
  x: ArrayLike<number>,
  start: number,
  end: number,
): [number, number][] {
  const times = at ?? x;
  const shown: number[] = [];
  for (let i = 0; i < Math.min(times.length, values.length); i++)
    if (Number.isFinite(values[i]) && times[i] >= start && times[i] <= end) shown.push(i);
  const every = Math.ceil((4 * shown.length) / MOST_POINTS);
  const kept = shown.length > MOST_POINTS ? chunks(shown, every).flatMap((run) => ends(run, values)) : shown;
  return kept.map((i) => [times[i], values[i]]);
}

const chunks = (list: readonly number[], size: number): number[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, k) => list.slice(k * size, (k + 1) * size));

function ends(run: readonly number[], values: ArrayLike<number>): number[] {
  let [low, high] = [run[0], run[0]];
  for (const i of run) {
    if (values[i] < values[low]) low = i;
    if (values[i] > values[high]) high = i;
  }
  return [...new Set([run[0], low, high, run[run.length - 1]])].sort((a, b) => a - b);
}

function padded([low, high]: readonly [number, number]): [number, number] {
  const room = 0.05 * (high - low);
  return [low >= 0 && low < room ? 0 : low - room, high + room];
}

function spanOf(lists: readonly ArrayLike<number>[]): [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const list of lists) {
    for (let i = 0; i < list.length; i++) {
      if (!Number.isFinite(list[i])) continue;
      low = Math.min(low, list[i]);
      high = Math.max(high, list[i]);
    }
  }
  if (!(low < high)) return Number.isFinite(low) ? [low - 1, low + 1] : [0, 1];
  return [low, high];
}

function xmlText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A drawing as a picture, twice as fine. */
export async function svgToPng(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image(width, height);
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = 2 * width;
    canvas.height = 2 * height;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser made no picture.'))));
    });
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
