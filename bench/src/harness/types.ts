/** What a benchmark takes and what it gives back. The registry in `benchmarks.ts` lists all of them. */

/** Middle and slow end of a set of samples, in the unit of the result. */
export interface Spread {
  readonly median: number;
  /** 95 of 100 samples are at most this. */
  readonly p95: number;
}

/** `true` and `false` are claims that hold or don't: a `false` makes the run fail. Numbers and words are information. */
export type CheckValue = boolean | number | string;

/** Whether what a contestant did is right, with the number that decides: a fast wrong answer is no win. */
export interface Verdict {
  readonly right: boolean;
  readonly words: string;
}

/** One benchmark at one size. */
export interface BenchResult {
  /** Name of the benchmark. */
  readonly name: string;
  /** Size or variant of this result, such as '1,000 boxes'; unneeded where there is but one. */
  readonly size?: string;
  /** Of medians and p95s; smaller is better. */
  readonly unit: string;
  /** Pliant under 'pliant', every peer under its npm name; variants add words: 'pliant (brute-force)'. */
  readonly results: Readonly<Record<string, Spread>>;
  readonly checks: Readonly<Record<string, CheckValue>>;
  /** By contestant, measured alike for all of them; left out where there is nothing to judge. */
  readonly verdicts?: Readonly<Record<string, Verdict>>;
  /** Peers that could not run, by npm name, with the reason. */
  readonly missing?: Readonly<Record<string, string>>;
}

export interface RunOptions {
  /** Seed of everything random in the benchmark. */
  readonly seed: number;
  /** Small sizes and few repeats: shows that the benchmark works, not how fast anything is. */
  readonly quick: boolean;
  /** Folder for figures; none are drawn where it is left out. */
  readonly plots?: string;
  /** How long benchmarks that run by the clock go on. */
  readonly minutes?: number;
  /** Only the scenes whose name has this word in it, for benchmarks of many scenes. */
  readonly only?: string;
  /** Tells people how far the run is; never part of the result. */
  progress(sentence: string): void;
}

export interface Benchmark {
  readonly name: string;
  /** What is measured, in one sentence. */
  readonly sentence: string;
  /** Takes minutes: runs when it is named, and not among all. */
  readonly long?: boolean;
  run(options: RunOptions): Promise<BenchResult | BenchResult[]>;
}
