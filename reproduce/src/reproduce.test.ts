import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { readArguments } from './arguments.js';
import type { Environment } from './environment.js';
import { frictionSweep } from './experiments/friction-sweep.js';
import { restitutionSweep } from './experiments/restitution-sweep.js';
import { reproduce } from './reproduce.js';
import { Store } from './store.js';
import type { Context, Experiment } from './types.js';

const machine: Environment = {
  processor: 'p',
  memory: 'm',
  system: 's',
  node: 'n',
  commit: 'abc',
  date: 'd',
};
const settings = { quick: true, fresh: false, seed: 1, changes: new Map() };
const folders: string[] = [];

function folder(): string {
  folders.push(mkdtempSync(join(tmpdir(), 'reproduce-')));
  return folders.at(-1)!;
}

afterEach(() => {
  for (const path of folders.splice(0)) rmSync(path, { recursive: true, force: true });
});

function counting(name: string, work: () => void = () => {}): Experiment & { runs: number } {
  const experiment = {
    name,
    title: `Title <of> ${name}`,
    source: { document: 'wang2021rigidcontacts', place: 'slide 1' } as const,
    sentence: 'Counts.',
    parameters: { size: 2 },
    runs: 0,
    run({ parameters }: Context) {
      experiment.runs++;
      work();
      const x = [0, 1, 2];
      const plot = {
        kind: 'plot',
        name: 'line',
        caption: 'A line.',
        x: { label: 'x' },
        y: { label: 'y' },
      } as const;
      const findings = [
        { quantity: 'size', unit: 'm', printed: 1, ours: parameters['size']!, judgement: 'as set' },
      ];
      return { findings, figures: [{ ...plot, series: [{ name: 's', x, y: x }] }], judgement: 'Fine.' };
    },
  };
  return experiment;
}

const quiet = () => {};
const run = (all: readonly Experiment[], out: string, changes = {}) =>
  reproduce(all, { ...settings, ...changes }, new Store(out), machine, quiet);

describe('a run', () => {
  test('that was stopped goes on where it was', async () => {
    const out = folder();
    const first = counting('first');
    const second = counting('second', () => {
      if (second.runs === 1) throw new Error('the power went out');
    });
    expect((await run([first, second], out)).failed).toBe(1);
    expect((await run([first, second], out)).failed).toBe(0);
    expect([first.runs, second.runs]).toEqual([1, 2]);
  });

  test('with another parameter, seed, length or commit is a new one', async () => {
    const out = folder();
    const one = counting('one');
    await run([one], out);
    await run([one], out, { changes: new Map([['one', { size: 3 }]]) });
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('size = 3');
    await run([one], out, { seed: 2 });
    await run([one], out, { quick: false });
    await reproduce([one], settings, new Store(out), { ...machine, commit: 'def' }, quiet);
    expect(one.runs).toBe(5);
  });

  test('over a broken file of an earlier one starts anew', async () => {
    const out = folder();
    const one = counting('one');
    await run([one], out);
    writeFileSync(join(out, 'data', 'one.json'), '{"key":');
    await run([one], out);
    expect(one.runs).toBe(2);
  });
});

describe('the report', () => {
  test('shows a failing experiment in its place, and the others', async () => {
    const out = folder();
    const bad = counting('bad', () => {
      throw new Error('no <numbers>');
    });
    await run([counting('before'), bad, counting('after')], out);
    const html = readFileSync(join(out, 'index.html'), 'utf8');
    expect(html).toContain('This experiment failed: no &lt;numbers&gt;');
    for (const name of ['before', 'bad', 'after']) expect(html).toContain(`Title &lt;of&gt; ${name}`);
    expect(html.match(/<svg class="plot"/g)).toHaveLength(2);
    expect(readFileSync(join(out, 'data', 'before-line.csv'), 'utf8')).toBe(
      'series,x,y\ns,0,0\ns,1,1\ns,2,2\n',
    );
  });

  test('of a folder that cannot be written is refused before any work', () => {
    const file = join(folder(), 'file');
    writeFileSync(file, 'mine');
    expect(() => new Store(file)).toThrow(/Can't write to the folder/);
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });
});

describe('numbers come from runs', () => {
  const context = (experiment: Experiment, change = {}): Context => ({
    parameters: { ...experiment.parameters, ...change },
    quick: true,
    seed: 1,
    progress: quiet,
  });

  test('twice the height, twice the tops', async () => {
    const one = await restitutionSweep.run(context(restitutionSweep));
    const two = await restitutionSweep.run(context(restitutionSweep, { 'height-m': 2 }));
    const top = ({ findings }: typeof one) => findings.find(({ quantity }) => quantity.includes('0.8'))!.ours;
    expect(top(two) / top(one)).toBeCloseTo(2, 1);
  });

  test('twice the speed, four times the way', async () => {
    const one = await frictionSweep.run(context(frictionSweep));
    const two = await frictionSweep.run(context(frictionSweep, { 'speed-m-per-s': 6 }));
    expect(two.findings[0]!.ours / one.findings[0]!.ours).toBeCloseTo(4, 1);
  });
});

describe('arguments', () => {
  const known = [counting('one')];
  test.each([
    [['two'], /no experiment 'two'; choose from one/],
    [['--set', 'one.colour=3'], /no parameter 'colour'; it has size/],
    [['--set', 'one.size=big'], /takes name.parameter=number/],
    [['--out'], /takes a folder/],
    [['--seed', '-1'], /whole number/],
    [['--fast'], /no option '--fast'/],
  ])('%j is refused', (words, sentence) => {
    expect(() => readArguments(words, known)).toThrow(sentence);
  });

  test('are read', () => {
    const args = readArguments(
      ['one', '--quick', '--out', 'there', '--set', 'one.size=4', '--seed', '7'],
      known,
    );
    expect(args).toMatchObject({ names: ['one'], quick: true, out: 'there', seed: 7, fresh: false });
    expect(args.changes.get('one')).toEqual({ size: 4 });
  });
});
