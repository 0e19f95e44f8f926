import { describe, expect, it } from 'vitest';
import { chosen, readArguments, UsageError } from '../arguments.js';
import { benchmarks } from '../benchmarks.js';
import { allHold, formatJson } from './json.js';
import { compare } from './measure.js';
import { Peers } from './peer.js';
import { formatNumber, formatTable } from './table.js';
import type { BenchResult } from './types.js';

const result: BenchResult = {
  name: 'pairs',
  size: '10 boxes',
  unit: 'ms',
  results: { pliant: { median: 2, p95: 3 }, peer: { median: 5, p95: 6 } },
  checks: { 'same pairs': true, exponent: 1.25 },
  verdicts: { peer: { right: false, words: '3 pairs missed' } },
  missing: { other: 'not installed' },
};

describe('the table', () => {
  it('has a row per contestant with its ratio, missing peers with the reason, and the checks below', () => {
    const lines = formatTable([result]).split('\n');
    expect(lines[2].split(/\s{2,}/)).toEqual(['pairs', '10 boxes', 'pliant', '2', '3', 'ms']);
    expect(lines[3].trim().split(/\s{2,}/)).toEqual(['peer', '5', '6', 'ms', '2.5 ×', 'NO: 3 pairs missed']);
    expect(lines[4].trim().split(/\s{2,}/)).toEqual(['other', 'missing', 'not installed']);
    expect(lines.slice(6)).toEqual([
      'ok      pairs, 10 boxes: same pairs',
      '        pairs, 10 boxes: exponent = 1.25',
    ]);
  });

  it.each([
    [0, '0'],
    [0.5, '0.5'],
    [1.23456, '1.235'],
    [123456.7, '123,457'],
    [0.000012345, '1.23e-5'],
  ])('writes %d as %s', (value, text) => expect(formatNumber(value)).toBe(text));
});

describe('JSON', () => {
  it('is one object for one result and an array for more', () => {
    expect(JSON.parse(formatJson([result]))).toEqual(result);
    expect(JSON.parse(formatJson([result, result]))).toEqual([result, result]);
  });

  it('a false check fails the run', () => {
    expect(allHold([result])).toBe(true);
    expect(allHold([result, { ...result, checks: { 'same pairs': false } }])).toBe(false);
  });
});

describe('compare', () => {
  it('lets all contestants take turns, back and forth, prepares each, and leaves the warm-up out', () => {
    const log: string[] = [];
    const contestant = (name: string) => ({ prepare: () => log.push(`${name}?`), run: () => log.push(name) });
    const times = compare({ a: contestant('a'), b: contestant('b') }, { warmUp: 1, repeats: 1 });
    expect(log).toEqual(['b?', 'b', 'a?', 'a', 'a?', 'a', 'b?', 'b']);
    expect(Object.keys(times)).toEqual(['a', 'b']);
  });
});

describe('peers', () => {
  it('a missing one is kept with its reason', async () => {
    const peers = new Peers();
    expect(await peers.load('there', async () => 1)).toBe(1);
    expect(
      await peers.load('gone', () => Promise.reject(new Error("Cannot find package 'gone'\nstack"))),
    ).toBe(undefined);
    expect(peers.missing).toEqual({ gone: "Cannot find package 'gone'" });
  });
});

describe('arguments', () => {
  it('names and options in any order', () => {
    expect(readArguments(['--json', 'a', '--seed', '7'], ['a', 'b'])).toEqual({
      names: ['a'],
      json: true,
      list: false,
      compare: false,
      docs: false,
      quick: false,
      seed: 7,
    });
    expect(readArguments(['--plots', 'out', 'b'], ['a', 'b'])).toMatchObject({ names: ['b'], plots: 'out' });
  });

  it('a word chooses among the scenes of a benchmark', () => {
    const scenes = [{ name: 'stack' }, { name: 'gear train' }];
    expect(readArguments(['a', '--only', 'gear'], ['a']).only).toBe('gear');
    expect(chosen(scenes, 'gear')).toEqual([{ name: 'gear train' }]);
    expect(chosen(scenes)).toBe(scenes);
    expect(() => chosen(scenes, 'rope')).toThrow("There is no scene 'rope'; choose from stack, gear train.");
  });

  it.each([
    [['c'], "There is no benchmark 'c'; choose from a, b."],
    [['--fast'], "There is no option '--fast'."],
    [['--seed', '-1'], "not '-1'"],
    [['--seed'], "not ''"],
    [['--plots', '--json'], "'--plots' takes the folder"],
    [['--only'], "'--only' takes a word"],
  ])('refuses %j', (words, sentence) => {
    expect(() => readArguments(words, ['a', 'b'])).toThrow(UsageError);
    expect(() => readArguments(words, ['a', 'b'])).toThrow(sentence);
  });
});

describe('the registry', () => {
  it('has every name once, and a sentence for each', () => {
    const names = benchmarks.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { sentence } of benchmarks) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });
});
