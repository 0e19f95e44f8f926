/** Each pose asked of both in turn, after a warm-up, so that a slow moment of the machine meets both. */

export interface Spread {
  readonly median: number;
  readonly p95: number;
}

export interface MeshBenchResult {
  readonly name: string;
  readonly size: string;
  readonly unit: string;
  readonly results: Readonly<Record<string, Spread>>;
  readonly checks: Readonly<Record<string, boolean | number | string>>;
}

export interface MeshBenchOptions {
  readonly seed: number;
  readonly quick: boolean;
  progress(sentence: string): void;
}

/** Microseconds of each call. */
export class Samples {
  private readonly values: number[] = [];

  time<T>(work: () => T): T {
    const start = performance.now();
    const result = work();
    this.values.push(1000 * (performance.now() - start));
    return result;
  }

  get spread(): Spread {
    return { median: this.quantile(0.5), p95: this.quantile(0.95) };
  }

  get mean(): number {
    return this.values.reduce((sum, x) => sum + x, 0) / this.values.length;
  }

  private quantile(q: number): number {
    const sorted = Float64Array.from(this.values).sort();
    const at = q * (sorted.length - 1);
    const low = Math.floor(at);
    const high = Math.min(low + 1, sorted.length - 1);
    return sorted[low]! + (at - low) * (sorted[high]! - sorted[low]!);
  }
}
