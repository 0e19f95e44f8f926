import type { Spread } from './types.js';

/** Quantile by linear interpolation between the two nearest samples; `q` between 0 and 1. */
export function quantile(samples: readonly number[], q: number): number {
  if (samples.length === 0) throw new RangeError('A quantile needs at least one sample.');
  const sorted = [...samples].sort((a, b) => a - b);
  const at = q * (sorted.length - 1);
  const low = Math.floor(at);
  const high = Math.min(low + 1, sorted.length - 1);
  return sorted[low] + (at - low) * (sorted[high] - sorted[low]);
}

export function spread(samples: readonly number[]): Spread {
  return { median: quantile(samples, 0.5), p95: quantile(samples, 0.95) };
}

/** Exponent p of the power law y ≈ c·x^p that fits best: the slope of the least-squares line through the logarithms. */
export function growthExponent(x: readonly number[], y: readonly number[]): number {
  const lx = x.map(Math.log);
  const ly = y.map(Math.log);
  const mx = mean(lx);
  const my = mean(ly);
  let above = 0;
  let below = 0;
  for (let i = 0; i < lx.length; i++) {
    above += (lx[i] - mx) * (ly[i] - my);
    below += (lx[i] - mx) ** 2;
  }
  return above / below;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
