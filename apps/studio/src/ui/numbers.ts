/** Numbers as people read them. */
export function fixed(value: number, digits: number): string {
  // What rounds to nothing has no sign.
  return value.toFixed(digits).replace(/^-(?=[0.]+$)/, '');
}

const PREFIXES = [
  [1e9, 'G'],
  [1e6, 'M'],
  [1e3, 'k'],
  [1, ''],
  [1e-3, 'm'],
  [1e-6, 'µ'],
  [1e-9, 'n'],
] as const;

/** What the largest prefix would write with many zeros has an exponent. */
const MOST = 1e12;

/** Three significant digits and an SI prefix: 0.00123, 'm' → '1.23 mm'. */
export function withUnit(value: number, unit: string): string {
  // A bare number has no prefix.
  if (unit === '') return String(Number(value.toPrecision(3)));
  if (value === 0 || !Number.isFinite(value)) return `${value} ${unit}`;
  const size = Math.abs(value);
  // What rounding leaves of nothing, and what the smallest prefix would write with many zeros.
  if (size < 1e-10) return `0 ${unit}`;
  if (size >= MOST) return `${value.toExponential(2).replace('e+', 'e')} ${unit}`;
  const [factor, prefix] = PREFIXES.find(([least]) => size >= least) ?? PREFIXES[PREFIXES.length - 1];
  const digits = (value / factor).toPrecision(3);
  // What rounds up to a thousand would be written with an exponent.
  return `${digits.includes('e') ? Number(digits) : digits} ${prefix}${unit}`;
}

/** A place [m], as finely as it is near: to a millimetre, or to a micrometre where all of it is within ten centimetres. */
export function placeText(place: readonly number[]): string {
  const most = Math.max(...place.map(Math.abs));
  if (most > 0 && most < 0.1) return `${place.map((x) => fixed(1000 * x, 3)).join(', ')} mm`;
  return `${place.map((x) => fixed(x, most < 10 ? 3 : most < 1000 ? 2 : 1)).join(', ')} m`;
}

/** Signs for which a field has room. */
const ROOM = 8;

/** A number to be changed, with six digits at most; one with many zeros is written with an exponent. */
export function fieldText(value: number): string {
  const number = Number(value.toPrecision(6));
  const plain = String(number);
  if (plain.length <= ROOM || plain.includes('e')) return plain;
  const short = number.toExponential().replace('e+', 'e');
  return short.length < plain.length ? short : plain;
}

/** An area [m²], small ones in square centimetres or millimetres. */
export function areaText(area: number): string {
  if (area >= 0.01 || area === 0) return `${Number(area.toPrecision(3))} m²`;
  return area >= 1e-6
    ? `${Number((area * 1e4).toPrecision(3))} cm²`
    : `${Number((area * 1e6).toPrecision(3))} mm²`;
}

/** The value that all have, if they do. */
export function common(values: readonly number[]): number | undefined {
  return values.every((value) => value === values[0]) ? values[0] : undefined;
}
