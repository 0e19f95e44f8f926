import type { SuiteResult } from './types.js';

/** Failures shown per suite; a broken suite would flood the screen. */
const SHOWN = 10;

const NAME_WIDTH = 26;

/** The line of one suite; the time [ms] stands where a suite ends. */
export function formatResult({ suite, cases, passed }: SuiteResult, milliseconds?: number): string {
  const time = milliseconds === undefined ? '' : `  (${(milliseconds / 1000).toFixed(1)} s)`;
  return `${suite.padEnd(NAME_WIDTH)}  ${cases} cases, ${passed} passed, ${cases - passed} failed${time}`;
}

export function listFailures({ failed }: SuiteResult): string[] {
  const lines = failed.slice(0, SHOWN).map((sentence) => `    failed: ${sentence}`);
  if (failed.length > SHOWN) lines.push(`    … and ${failed.length - SHOWN} more`);
  return lines;
}

export function formatTotal(results: readonly SuiteResult[]): string {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const cases = results.reduce((sum, result) => sum + result.cases, 0);
  return `${passed} passed, ${cases - passed} failed`;
}
