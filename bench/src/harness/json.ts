import type { BenchResult } from './types.js';

/** One object for one result, an array for more. */
export function formatJson(results: readonly BenchResult[]): string {
  return JSON.stringify(results.length === 1 ? results[0] : results, null, 2);
}

/** Whether every claim of every result holds. */
export function allHold(results: readonly BenchResult[]): boolean {
  return results.every((result) => Object.values(result.checks).every((value) => value !== false));
}
