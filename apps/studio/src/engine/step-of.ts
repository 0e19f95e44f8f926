import type { World } from 'pliant';

const USUAL = 1 / 60;

/**
 * The step that a world of unknown origin was run with [s], told from its clock. Steps are nearly always a whole part of a second or a short decimal
 * number, and the clock is their rounded sum.
 */
export function stepOf({ time, steps }: World): number {
  if (steps === 0 || !(time > 0)) return USUAL;
  const mean = time / steps;
  const whole = 1 / Math.round(1 / mean);
  const short = Number(mean.toPrecision(6));
  return [whole, short].find((step) => Math.abs(step - mean) <= 1e-9 * mean) ?? mean;
}
