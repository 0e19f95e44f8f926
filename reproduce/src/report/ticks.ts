/** Places of the marks on an axis. */

/** Round numbers in a range, four to nine of them. */
export function linearTicks(low: number, high: number): number[] {
  const raw = (high - low) / 6;
  if (!(raw > 0)) return [low];
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= raw) ?? 10);
  const found: number[] = [];
  for (let k = Math.ceil(low / step - 1e-9); k * step <= high + 1e-9 * step; k++) found.push(k * step);
  return found;
}

/** Powers of ten in a range; with fewer than three of them also their twos and fives. */
export function logarithmicTicks(low: number, high: number): number[] {
  const powers = range(Math.floor(Math.log10(low)), Math.ceil(Math.log10(high))).map((n) => 10 ** n);
  const inside = (values: number[]) => values.filter((x) => x >= low * 0.999 && x <= high * 1.001);
  const whole = inside(powers);
  return whole.length >= 3 ? whole : inside(powers.flatMap((p) => [p, 2 * p, 5 * p]));
}

/** Short and exact enough for a mark: 12,000, 0.05, 3e-7. */
export function tickText(value: number): string {
  const size = Math.abs(value);
  if (size === 0) return '0';
  if (size >= 1e6 || size < 1e-3)
    return value.toExponential(size < 1e-3 || value % 1e6 ? 1 : 0).replace('.0e', 'e');
  return Number(value.toPrecision(6)).toLocaleString('en-US', { maximumFractionDigits: 6 });
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
