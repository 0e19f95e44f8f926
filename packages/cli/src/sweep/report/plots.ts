/** Plots as SVG text: axes with round numbers, points, curves and a coloured surface. */

export interface Axis {
  readonly label: string;
  readonly log: boolean;
  readonly low: number;
  readonly high: number;
}

/** Logarithmic where the plan varies it so, and where the values ask for it. */
export function axisOf(label: string, values: readonly number[], isLog = false): Axis {
  let [low, high] = rangeOf(values);
  const log = low > 0 && (isLog || high / low > LOGARITHMIC);
  if (low === high) {
    const room = Math.abs(low) > 0 ? Math.abs(low) * 0.1 : 1;
    low -= room;
    high += room;
  }
  return { label, log, low, high };
}

/** Values over more than a decade and a half are better seen by their logarithm. */
const LOGARITHMIC = 30;

function rangeOf(values: readonly number[]): [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return [low, high];
}

/** The axis with half a cell more at both ends, so that each of `count` cells has its value in its middle. */
export function widened(axis: Axis, count: number): Axis {
  const part = 1 / (2 * Math.max(count - 1, 1));
  return { ...axis, low: valueAt(axis, -part), high: valueAt(axis, 1 + part) };
}

const valueAt = ({ log, low, high }: Axis, part: number): number =>
  log ? low * (high / low) ** part : low + part * (high - low);

export const share = ({ log, low, high }: Axis, x: number): number =>
  log ? (Math.log(x) - Math.log(low)) / (Math.log(high) - Math.log(low)) : (x - low) / (high - low);

/** Round numbers along an axis. */
export function ticksOf({ log, low, high }: Axis, most = 5): number[] {
  if (log) {
    const first = Math.floor(Math.log10(low));
    const decades = Array.from(
      { length: Math.ceil(Math.log10(high)) - first + 1 },
      (_, i) => 10 ** (first + i),
    );
    const within = (steps: readonly number[]) =>
      decades
        .flatMap((power) => steps.map((n) => n * power))
        .filter((x) => x >= low * (1 - 1e-9) && x <= high * (1 + 1e-9));
    // The coarsest that has enough; over many decades, some of them.
    const sets = [[1], [1, 3], [1, 2, 5]].map(within);
    const ticks = sets.find(({ length }) => length >= 3) ?? sets.find(({ length }) => length === 2);
    if (ticks === undefined) return ticksOf({ label: '', log: false, low, high }, most);
    const each = Math.ceil(ticks.length / (2 * most));
    return ticks.filter((_, i) => i % each === 0);
  }
  const raw = (high - low) / most;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((n) => n * power).find((s) => s >= raw) ?? raw;
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

/** A number with so many digits that count. */
export const short = (x: number, digits = DIGITS): string => {
  const size = Math.abs(x);
  if (size !== 0 && (size >= 1e5 || size < 1e-3)) {
    const [head, power] = x.toExponential(digits - 2).split('e');
    return `${Number(head)}e${Number(power)}`;
  }
  return String(Number(x.toPrecision(digits)));
};

const DIGITS = 3;
/** More are not in a number. */
const MOST_DIGITS = 17;

/** Numbers that stand beside each other: with as many digits as tell them apart. */
export function told(values: readonly number[]): string[] {
  const different = new Set(values).size;
  for (let digits = DIGITS; ; digits++) {
    const labels = values.map((x) => short(x, digits));
    if (digits >= MOST_DIGITS || new Set(labels).size === different) return labels;
  }
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

const n = (x: number): string => x.toFixed(1);

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly x: Axis;
  readonly y: Axis;
  readonly body: (place: (x: number, y: number) => [number, number]) => string;
}

const LEFT = 62;
const BOTTOM = 44;
const EDGE = 12;

/** A plot with its axes; `body` draws into it. */
export function plot({ width, height, x, y, body }: Frame): string {
  const place = (a: number, b: number): [number, number] => [
    LEFT + share(x, a) * (width - LEFT - EDGE),
    height - BOTTOM - share(y, b) * (height - BOTTOM - EDGE),
  ];
  const parts: string[] = [];
  const [across, upwards] = [ticksOf(x), ticksOf(y)];
  const [acrossTold, upwardsTold] = [told(across), told(upwards)];
  for (const [i, tick] of across.entries()) {
    const [px] = place(tick, y.low);
    parts.push(`<line class="grid" x1="${n(px)}" x2="${n(px)}" y1="${EDGE}" y2="${height - BOTTOM}"/>`);
    parts.push(`<text x="${n(px)}" y="${height - BOTTOM + 16}" text-anchor="middle">${acrossTold[i]}</text>`);
  }
  for (const [i, tick] of upwards.entries()) {
    const [, py] = place(x.low, tick);
    parts.push(`<line class="grid" x1="${LEFT}" x2="${width - EDGE}" y1="${n(py)}" y2="${n(py)}"/>`);
    parts.push(`<text x="${LEFT - 6}" y="${n(py + 4)}" text-anchor="end">${upwardsTold[i]}</text>`);
  }
  parts.push(
    `<text class="label" x="${(LEFT + width - EDGE) / 2}" y="${height - 8}" text-anchor="middle">${escapeHtml(x.label)}</text>`,
  );
  const middle = (height - BOTTOM + EDGE) / 2;
  parts.push(
    `<text class="label" transform="translate(13 ${middle}) rotate(-90)" text-anchor="middle">${escapeHtml(y.label)}</text>`,
  );
  return `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeHtml(`${y.label} against ${x.label}`)}">${parts.join('')}${body(place)}</svg>`;
}

export function dots(
  points: readonly (readonly [number, number])[],
  place: (x: number, y: number) => [number, number],
  radius = 2,
): string {
  return points
    .map(([x, y]) => {
      const [px, py] = place(x, y);
      return `<circle cx="${n(px)}" cy="${n(py)}" r="${radius}"/>`;
    })
    .join('');
}

export function line(
  points: readonly (readonly [number, number])[],
  place: (x: number, y: number) => [number, number],
): string {
  const path = points.map(([x, y], i) => {
    const [px, py] = place(x, y);
    return `${i === 0 ? 'M' : 'L'}${n(px)} ${n(py)}`;
  });
  return `<path class="curve" d="${path.join('')}"/>`;
}

/** Five stops of viridis, which is even to the eye and to the colour-blind. */
const VIRIDIS = [
  [68, 1, 84],
  [59, 82, 139],
  [33, 145, 140],
  [94, 201, 98],
  [253, 231, 37],
];

export function colorAt(part: number): string {
  const at = Math.min(Math.max(part, 0), 1) * (VIRIDIS.length - 1);
  const i = Math.min(Math.floor(at), VIRIDIS.length - 2);
  const mix = VIRIDIS[i].map((c, k) => Math.round(c + (at - i) * (VIRIDIS[i + 1][k] - c)));
  return `rgb(${mix.join(',')})`;
}
