/** Refuses options that are none, or no numbers, naming them. */
import { PliantError } from '../core/errors.js';

/** A finite number, not below `least`; `beyond`: greater than it. */
export function checkNumber(
  value: unknown,
  path: string,
  least = Number.NEGATIVE_INFINITY,
  beyond = false,
): void {
  const right =
    typeof value === 'number' && Number.isFinite(value) && (beyond ? value > least : value >= least);
  if (right) return;
  const bound =
    least === Number.NEGATIVE_INFINITY ? '' : beyond ? ` greater than ${least}` : ` of ${least} or more`;
  const sentence = `'${path}' must be a finite number${bound}; it is ${String(value)}.`;
  throw new PliantError('invalid-value', sentence, { path });
}

/** An object with no other names than `known`: a misspelt option would do nothing, silently. */
export function checkOptions(options: unknown, known: readonly string[], whose: string): void {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    const sentence = `The options of ${whose} must be an object; they are ${String(options)}.`;
    throw new PliantError('invalid-value', sentence, { path: 'options' });
  }
  for (const name of Object.keys(options)) {
    if (known.includes(name)) continue;
    const sentence = `${whose} has no option '${name}'; use ${known.join(', ')}.`;
    throw new PliantError('unknown-name', sentence, { path: name });
  }
}

/** A polygon, by what all queries read of one. */
export function checkPolygon(value: unknown, path: string): void {
  const polygon = value as { positions?: unknown; next?: unknown } | null | undefined;
  if (polygon?.positions instanceof Float64Array && polygon.next instanceof Uint32Array) return;
  throw new PliantError('invalid-value', `'${path}' must be a Polygon; make one with Polygon.from.`, {
    path,
  });
}
