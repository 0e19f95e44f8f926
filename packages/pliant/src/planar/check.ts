/** Refuses options that are no numbers, naming them. */
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
