/** Numbers for people: four significant digits, a prefix where it helps. */

const PREFIXES: readonly (readonly [number, string])[] = [
  [1e9, 'G'],
  [1e6, 'M'],
  [1e3, 'k'],
  [1, ''],
  [1e-3, 'm'],
  [1e-6, 'µ'],
  [1e-9, 'n'],
];

/** '12.3 mm'; far outside the prefixes the number keeps its exponent. */
export function withPrefix(value: number, unit: string): string {
  const size = Math.abs(value);
  const found = PREFIXES.find(([scale]) => size >= scale);
  if (found === undefined || size >= 1e12) return `${significant(value)} ${unit}`;
  return `${significant(value / found[0])} ${found[1]}${unit}`;
}

export function significant(value: number): string {
  const rounded = Number(value.toPrecision(4));
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

export function duration(ms: number): string {
  if (ms < 1000) return `${significant(ms)} ms`;
  return `${significant(ms / 1000)} s`;
}

export const vector = (v: readonly number[]): string => `(${v.map(significant).join(', ')})`;

export function fileSize(bytes: number): string {
  return bytes < 1000 ? `${bytes} bytes` : withPrefix(bytes, 'B');
}

export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
