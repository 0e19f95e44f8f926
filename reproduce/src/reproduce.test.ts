import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { readArguments } from './arguments.js';
import { between, resultsText } from './docs.js';
import type { Environment } from './environment.js';
import { frictionSweep } from './experiments/friction-sweep.js';
import { penaltyLaws } from './experiments/penalty-laws.js';
import { restitutionSweep } from './experiments/restitution-sweep.js';
import { experiments } from './experiments.js';
import { progressOn } from './progress.js';
import { reproduce } from './reproduce.js';
import { Store } from './store.js';
import type { Context, Experiment } from './types.js';

const machine: Environment = {
  processor: 'p',
  load: '1',
  memory: 'm',
  system: 's',
  node: 'n',
  pliant: '1',
  three: '2',
  commit: 'abc',
  code: '123',
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
        { quantity: 'size', unit: 'm', printed: 1, ours: parameters['size'], judgement: 'as set' },
      ];
      return { findings, figures: [{ ...plot, series: [{ name: 's', x, y: x }] }], judgement: 'Fine.' };
    },
  };
  return experiment;
}

const quiet = () => {};
const painter = { draw: async () => [], name: async () => 'nobody' };
const workshop = (out: string, change: Partial<Environment> = {}) => ({
  store: new Store(out),
  machine: { ...machine, ...change },
  progress: { begin: quiet, detail: quiet, note: quiet, end: quiet },
  painter,
});
const run = (all: readonly Experiment[], out: string, changes = {}) =>
  reproduce(all, { ...settings, ...changes }, workshop(out));

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

  test('with another parameter, seed, length or source is a new one', async () => {
    const out = folder();
    const one = counting('one');
    await run([one], out);
    await run([one], out, { changes: new Map([['one', { size: 3 }]]) });
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('size = 3');
    await run([one], out, { seed: 2 });
    await run([one], out, { quick: false });
    await reproduce([one], settings, workshop(out, { code: '456' }));
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

describe('a process', () => {
  const program = fileURLToPath(new URL('../dist/main.js', import.meta.url));
  const words = ['impulse-restitution', 'impulse-friction', '--quick'];

  test('that was killed goes on where it was', async () => {
    const out = folder();
    const child = spawn(process.execPath, [program, ...words, '--out', out], { stdio: 'ignore' });
    const gone = new Promise((done) => child.on('exit', done));
    while (!existsSync(join(out, 'data', 'impulse-restitution.json'))) await wait(5);
    child.kill('SIGKILL');
    await gone;
    const again = spawnSync(process.execPath, [program, ...words, '--out', out], { encoding: 'utf8' });
    expect(again.status).toBe(0);
    expect(again.stderr).toContain('impulse-restitution: already there');
    expect(again.stderr).toContain('100 %');
    const html = readFileSync(join(out, 'index.html'), 'utf8');
    expect(html).not.toContain('Not run yet');
    // Nothing is fetched: the page stands by itself.
    expect(html).not.toMatch(/(?:src|href)="https?:/);
  });

  test('refuses a folder that cannot be written before any work', () => {
    const file = join(folder(), 'file');
    writeFileSync(file, 'mine');
    const { status, stderr } = spawnSync(process.execPath, [program, '--out', join(file, 'report')], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Can't write to the folder/);
    expect(stderr).not.toContain('%');
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
    draw: painter.draw,
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
    expect(two.findings[0].ours / one.findings[0].ours).toBeCloseTo(4, 1);
  });
});

test('a stiffer penalty moves numbers, figures and judgement', async () => {
  const context = { quick: true, seed: 1, progress: quiet, draw: painter.draw };
  const soft = await penaltyLaws.run({ ...context, parameters: penaltyLaws.parameters });
  const stiff = await penaltyLaws.run({
    ...context,
    parameters: { ...penaltyLaws.parameters, 'stiffness-N-per-m': 80_000 },
  });
  expect(stiff.findings[0].ours / soft.findings[0].ours).toBeCloseTo(0.5, 1);
  expect(stiff.judgement).not.toBe(soft.judgement);
  expect(JSON.stringify(stiff.figures)).not.toBe(JSON.stringify(soft.figures));
});

test('every experiment says where it is from and can be told from the others', () => {
  expect(new Set(experiments.map(({ name }) => name)).size).toBe(experiments.length);
  for (const { source, sentence, title } of experiments)
    for (const words of [source.place, sentence, title]) expect(words.length).toBeGreaterThan(5);
  const documents = new Set(experiments.map(({ source }) => source.document));
  expect(documents.size).toBe(5);
});

test('a terminal sees one line that fills, a file sees all of them', () => {
  const tell = (isTTY: boolean) => {
    let text = '';
    const write = (more: string) => {
      text += more;
    };
    const progress = progressOn({ isTTY, columns: 60, write }, () => 61_000);
    progress.begin(1, 4, 'cubes');
    progress.detail('half');
    progress.end(4);
    return text;
  };
  expect(tell(true).split('\n')).toHaveLength(2);
  expect(tell(true)).toContain('[#####---------------]  25 %');
  expect(tell(false).split('\n')).toHaveLength(4);
});

describe('documents', () => {
  test('have what was found between their marks', async () => {
    const { entries } = await run([counting('one')], folder());
    const text = between('a\n<!-- x:begin -->old<!-- x:end -->\nb', 'x', resultsText(entries, machine));
    expect(text).toMatch(/^a\n<!-- x:begin -->\n\nTaken on p/);
    expect(text).toContain('Taken on d, commit abc; load 1.');
    expect(
      Math.max(...text.split('\n').map((line) => (line.startsWith('|') ? 0 : line.length))),
    ).toBeLessThan(121);
    expect(text).toContain('| size [m] | 1 | 2 | 2 | as set |');
    expect(text).toMatch(/<!-- x:end -->\nb$/);
    expect(between('no marks', 'x', 'new')).toBe('no marks');
    const [first] = entries;
    const later = [{ experiment: first.experiment }];
    // What is kept keeps its date.
    const kept = resultsText(later, { ...machine, date: 'e' }, text);
    expect(kept).toContain(
      text.slice(text.indexOf('**Title'), text.indexOf('<!-- x:end')).split('\n\n**')[0].trim(),
    );
    expect(kept).toContain('Taken on d, commit abc; load 1.');
    expect(kept).not.toContain('Taken on e');
    expect(resultsText(later, machine)).toContain('Not run.');
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
