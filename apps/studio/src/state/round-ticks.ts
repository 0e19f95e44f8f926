/** Round numbers within a span: steps of 1, 2 or 5 times a power of ten, about as many as are wanted. */
export function roundTicks(low: number, high: number, about: number): number[] {
  const span = high - low;
  if (!(span > 0) || !Number.isFinite(span)) return [low];
  const rough = span / Math.max(about, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((one) => one * power >= rough * 0.999) ?? 10);
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, k) => Number(((first + k) * step).toPrecision(12)));
}

/** As short as tells ticks apart. */
export const tickText = (tick: number): string => {
  const size = Math.abs(tick);
  if (size !== 0 && (size >= 1e5 || size < 1e-3)) return tick.toExponential().replace('e+', 'e');
  return String(Number(tick.toPrecision(6)));
};

/** Beside the longest number of an axis: the ticks and their gaps; with the unit, its line too [px]. */
const AXIS_ROOM = 14;
/** Of a digit in the letters of an axis [px]. */
const DIGIT = 6.5;

/** As wide as the longest number wants it, so that none runs into the unit. */
export function axisWidth(labels: readonly string[] | null): number {
  return AXIS_ROOM + DIGIT * Math.max(4, ...(labels ?? []).map((label) => label.length));
}
