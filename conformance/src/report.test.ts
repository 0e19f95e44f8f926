import { describe, expect, it } from 'vitest';
import { formatResult, formatTotal, listFailures } from './report.js';
import { suites } from './suites.js';

const result = { suite: 'closed-form', cases: 6, passed: 5, failed: ['E04 h1: 2, not 1'], notes: [] };

describe('the report', () => {
  it('has one line per suite and a plain closing line', () => {
    expect(formatResult(result, 1234)).toMatch(/^closed-form +6 cases, 5 passed, 1 failed {2}\(1\.2 s\)$/);
    expect(formatTotal([result, result])).toBe('10 passed, 2 failed');
    expect(formatTotal([])).toBe('0 passed, 0 failed');
  });

  it('names failures, but not hundreds of them', () => {
    expect(listFailures(result)).toEqual(['    failed: E04 h1: 2, not 1']);
    const many = { ...result, failed: Array.from({ length: 300 }, (_, k) => `case ${k}`) };
    expect(listFailures(many)).toHaveLength(11);
    expect(listFailures(many).at(-1)).toBe('    … and 290 more');
  });
});

describe('the registry', () => {
  it('has every name once, and a sentence for each', () => {
    const names = suites.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { sentence } of suites) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });
});
